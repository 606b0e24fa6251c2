"""A turn: roll, event, production, main phase, the end of the turn (K-025). And the end of the game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...kernel import Choice, Event, Form, Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.build import build_expansion, build_open, hand_options, open_options
from ..realm.cards import UNITS
from ..realm.centre import build_city, build_road, build_settlement, centre_options
from ..realm.play import play_card, refuse_play
from ..realm.prince import LEFT
from ..realm.production import produce
from ..realm.removal import demolish, demolition_options
from ..realm.state import NOBODY
from ..realm.trade import trade, trade_from_region, trade_lit, trade_options
from ..realm.words import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT, END_TURN, TRADE, TRADE_LIT, TRADE_REGION
from .alliances import renew_alliances
from .bans import ban_options, lift_ban
from .citadels import build_citadel, citadel_options
from .data import QUESTION_MARK
from .die_events import DIE_EVENTS
from .end_of_turn import exchange_card, fill_hand
from .ending import TOKENS, dead, end_undecided, win, winner
from .events import EVENT_CARD, TURN
from .functions import built_again, function_options, settled_on_the_left, use_function
from .guests import expel_guests
from .hooks import STRUCK, TURN_BEGINS
from .magic import feed, feed_options
from .manufactories import charge, charge_options
from .metropolis import build_metropolis, metropolis_options
from .offers import offer_options, offer_trade
from .pawn import redeem, redeem_options
from .roll import roll
from .setup import arrange, first_hands, prepare
from .shares import choose_shares
from .spells import books_moved_on, cast, cast_options, laid_again
from .state import (
    ACTION,
    ARRANGE,
    CHOOSE_SHARES,
    DRAW,
    EVENT,
    EXCHANGE,
    NOTHING_STRUCK,
    OVER,
    PRODUCTION,
    ROLL,
    SHUFFLE,
    START_HAND,
    Phase,
    State,
)
from .threshold import watch_threshold
from .time_leap import leap_in_time
from .words import (
    BUILD,
    BUILD_CITADEL,
    BUILD_METROPOLIS,
    BUILD_OPEN,
    CAST,
    CHARGE,
    DEMOLISH,
    FEED,
    LIFT_BAN,
    LIFT_BAN_FROM_DISCARDS,
    OFFER_TRADE,
    PLAY,
    QUESTIONS,
    REDEEM,
    USE,
)

WHAT_TO_DO: Final = QUESTIONS.question(
    "action",
    rules=("K-025", "K-088"),
    answers=(
        PLAY,
        BUILD,
        BUILD_OPEN,
        USE,
        CAST,
        DEMOLISH,
        BUILD_ROAD,
        BUILD_SETTLEMENT,
        BUILD_CITY,
        BUILD_METROPOLIS,
        BUILD_CITADEL,
        LIFT_BAN,
        LIFT_BAN_FROM_DISCARDS,
        TRADE,
        TRADE_REGION,
        TRADE_LIT,
        OFFER_TRADE,
        CHARGE,
        FEED,
        REDEEM,
        END_TURN,
    ),
)


def _build_settlement(s: State, me: int, side: str) -> Rules[None]:
    yield from build_settlement(s, me, side)
    if side == LEFT:
        settled_on_the_left(s)
        books_moved_on(s, me)


# what is done less often, by its sentence
DEEDS: Final[Mapping[Form, Callable[..., Rules[None]]]] = {
    BUILD_ROAD: build_road,
    BUILD_SETTLEMENT: _build_settlement,
    BUILD_CITY: build_city,
    BUILD_METROPOLIS: build_metropolis,
    BUILD_CITADEL: build_citadel,
    CAST: cast,
    FEED: feed,
    BUILD_OPEN: build_open,
    USE: use_function,
    CHARGE: charge,
    REDEEM: redeem,
    TRADE_REGION: trade_from_region,
    TRADE_LIT: trade_lit,
    OFFER_TRADE: offer_trade,
    LIFT_BAN: lift_ban,
    LIFT_BAN_FROM_DISCARDS: lift_ban,
}
END: Final = END_TURN()
MAIN_QUESTION: Final = WHAT_TO_DO.name
LOOK_FOR_DEAD_GAME: Final = 50  # turns; a look at every single one would cost more than it spares


def whole_game(s: State) -> Rules[None]:
    """K-026, K-027: from wherever the state stands, until somebody has the points in a main phase.

    Looked at between two moves, the first time before anything can be done: a move is one act, whatever is asked
    while it is carried out.
    """
    red, blue = s.princes
    within_reach = s.mode.target - TOKENS
    phases = _phases(s)
    answer: Any = None
    try:
        while True:
            ask = phases.send(answer)
            if type(ask) is Choice:
                reds, blues = red.gives, blue.gives
                # before the main question it has just been done
                if (reds.counts_stock or blues.counts_stock) and ask.prompt != MAIN_QUESTION:
                    weigh_advantages(s)
                near = reds.vp >= within_reach or blues.vp >= within_reach
                if near and ask.anchor and s.phase == ACTION:
                    first = winner(s)
                    if first != NOBODY:
                        win(s, first)
                        return
            answer = yield ask
    except StopIteration:
        return


def _phases(s: State) -> Rules[None]:
    while s.phase != OVER:
        yield from PHASES[s.phase](s)


def settle(s: State) -> None:
    """K-083, K-163: points that depend on what is stored are counted again.

    Points that allow action cards count from the main phase on: what is held only between the dice does not (103.G.b).
    """
    red, blue = s.princes
    if red.gives.counts_stock or blue.gives.counts_stock:
        weigh_advantages(s)
    if red.gives.expels or blue.gives.expels:
        expel_guests(s)
    if s.fresh:
        lying = [card for prince in s.princes for card, _ in prince.gives.lying]
        s.fresh = tuple([card for card in s.fresh if card in lying])
    if not s.actions_open and s.phase == ACTION:
        watch_threshold(s)


def event(s: State) -> Rules[None]:
    """K-037: the event die is worked off completely before the production die."""
    if s.mode.has_magic and (yield from leap_in_time(s)):
        return
    if s.event == QUESTION_MARK:
        if (yield from event_card(s)):
            return
    else:
        yield from DIE_EVENTS[s.event](s)
    settle(s)
    s.phase = PRODUCTION


def event_card(s: State) -> Rules[bool]:
    """K-061: the top card is carried out and goes under the stack; K-057: unless somebody undoes it, which is said."""
    if not s.event_card:
        _strike_passive(s)
        reveal_event(s)
        s.leapt_by = 0
    if s.mode.has_magic and (yield from leap_in_time(s)):
        return True
    yield from s.box.hooks.event_cards[s.cards[s.event_card].title].happens(s)
    if s.event_card:
        s.event_stack += (s.event_card,)
    s.event_card = ""
    s.served = 0
    s.struck = NOTHING_STRUCK
    for is_over in s.box.hooks.after_event_card:
        is_over(s)
    return False


def reveal_event(s: State) -> None:
    """What was known of the stack is known of what is left."""
    s.event_card, s.event_stack = s.event_stack[0], s.event_stack[1:]
    if s.mode.own_decks and s.event_card not in s.told_events:
        s.told_events = tuple(sorted([*s.told_events, s.event_card]))
    red, blue = s.foreseen
    s.foreseen = (red[1:], blue[1:])
    s.news.append(Event(EVENT_CARD, s.active, (s.event_card,)))


def _strike_passive(s: State) -> None:
    """K-056: some cards are gone when the other throws a question mark, before the event card is seen."""
    passive = 1 - s.active
    prince = s.princes[passive]
    if prince.gives.built.isdisjoint(STRUCK):
        return
    stored = prince.stock.copy()
    gone: list[tuple[str, str]] = []
    for card, site in prince.gives.working:
        struck = STRUCK.get(s.cards[card].title)
        if struck is not None:
            struck(s, passive, card, site)
            gone.append((card, site))
    if gone:
        lost = [(region, n - prince.stock[region]) for region, n in stored.items() if n > prince.stock[region]]
        s.struck = (tuple(gone), tuple(lost))


def production(s: State) -> Rules[None]:
    """K-076, K-077: the regions with the number yield for both; K-083: then what depends on stocks is counted."""
    yield from renew_alliances(s)
    yield from produce(s)
    settle(s)
    s.phase = ACTION


def action_phase(s: State) -> Rules[None]:
    """K-088: build, trade, play cards and tear down, in any order, as often as wished."""
    me = s.active
    red, blue = s.princes
    while True:
        settle(s)
        if red.gives.shares or blue.gives.shares:
            yield from renew_alliances(s)
        answer: Option = yield Choice(me, WHAT_TO_DO, action_options(s, me), anchor=True)
        form, args = answer.form, answer.args
        if form is TRADE:
            rate, resource, other = args
            yield from trade(s, me, rate, resource, other)
        elif form is END_TURN:
            s.phase = DRAW
            return
        elif form is BUILD:
            yield from build_expansion(s, me, args[0], args[1])
            built_again(s, me, args[0], args[1])
            if s.mode.has_magic:
                laid_again(s, me, args[0], args[1])
            if s.cards[args[0]].kind in UNITS:
                s.fresh += (args[0],)
        elif form is PLAY:
            yield from play_card(s, me, args[0])
        elif form in DEEDS:
            yield from DEEDS[form](s, me, *args)
        else:
            assert form is DEMOLISH
            demolish(s, me, args[0], args[1])


def action_options(s: State, me: int) -> list[Option]:
    """Everything that is not refused."""
    prince, mode = s.princes[me], s.mode
    options = hand_options(s, me)
    options += centre_options(s, me)
    options += trade_options(s, me)
    if s.open_stacks:
        options += open_options(s, me)
    if s.metropolises:
        options += metropolis_options(s, me)
    options += function_options(s, me)
    if mode.has_magic:
        options += citadel_options(s, me)
        if prince.gives.wizards:
            options += cast_options(s, me) + feed_options(s, me)
    if s.bans:
        options += ban_options(s, me)
    if prince.annexes:
        options += charge_options(s, me)
    if prince.blocks:
        options += redeem_options(s, me)
    if mode.may_demolish:
        options += demolition_options(s, me)
    options += offer_options(s, me)
    options.append(END)
    return options


@QUESTIONS.refuses(PLAY, WHAT_TO_DO)
def refuse_action(s: State, me: int, card: str) -> Reason | None:
    return refuse_play(s, me, card, "action")


def end_of_turn(s: State) -> Rules[None]:
    """K-136, K-141: only who did not have to draw may still exchange a card."""
    if not (yield from fill_hand(s)):
        end_turn(s)


def exchange(s: State) -> Rules[None]:
    yield from exchange_card(s)
    end_turn(s)


def end_turn(s: State) -> None:
    """K-024: then it is the other's turn."""
    if s.turn % LOOK_FOR_DEAD_GAME == 0 and dead(s):
        end_undecided(s)
        return
    s.active = 1 - s.active
    s.turn += 1
    s.production = 0
    s.event = ""
    s.offers = s.actions_played = 0
    s.one_to_one = ()
    s.used = s.fresh = s.charged = s.cast = s.stopped = ()
    s.carted = ""
    s.phase = ROLL
    s.news.append(Event(TURN, s.active, (s.turn,)))
    for begins in TURN_BEGINS:
        begins(s)


PHASES: Final[dict[Phase, Callable[[State], Rules[None]]]] = {
    SHUFFLE: prepare,
    CHOOSE_SHARES: choose_shares,
    START_HAND: first_hands,
    ARRANGE: arrange,
    ROLL: roll,
    EVENT: event,
    PRODUCTION: production,
    ACTION: action_phase,
    DRAW: end_of_turn,
    EXCHANGE: exchange,
}
