"""A turn: roll, event, production, main phase, the end of the turn (K-025). And the end of the game."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...kernel import Choice, Event, Form, Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.build import build_expansion, build_open, hand_options, open_options
from ..realm.centre import build_city, build_road, build_settlement, centre_options
from ..realm.play import play_card, refuse_play
from ..realm.prince import LEFT
from ..realm.production import produce
from ..realm.removal import demolish, demolition_options
from ..realm.state import NOBODY
from ..realm.trade import trade, trade_from_region, trade_options
from ..realm.words import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT, END_TURN, TRADE, TRADE_REGION
from .data import QUESTION_MARK
from .die_events import DIE_EVENTS
from .end_of_turn import exchange_card, fill_hand
from .ending import TOKENS, dead, end_undecided, win, winner
from .events import EVENT_CARD, TURN
from .functions import built_again, function_options, settled_on_the_left, use_function
from .offers import offer_options, offer_trade
from .roll import roll
from .setup import arrange, first_hands, prepare
from .state import (
    ACTION,
    ARRANGE,
    DRAW,
    EVENT,
    EXCHANGE,
    OVER,
    PRODUCTION,
    ROLL,
    SHUFFLE,
    START_HAND,
    Phase,
    State,
)
from .threshold import watch_threshold
from .words import BUILD, BUILD_OPEN, DEMOLISH, OFFER_TRADE, PLAY, QUESTIONS, USE

WHAT_TO_DO: Final = QUESTIONS.question(
    "action",
    rules=("K-025", "K-088"),
    answers=(
        PLAY,
        BUILD,
        BUILD_OPEN,
        USE,
        DEMOLISH,
        BUILD_ROAD,
        BUILD_SETTLEMENT,
        BUILD_CITY,
        TRADE,
        TRADE_REGION,
        OFFER_TRADE,
        END_TURN,
    ),
)


def _build_settlement(s: State, me: int, side: str) -> Rules[None]:
    yield from build_settlement(s, me, side)
    if side == LEFT:
        settled_on_the_left(s)


# how a road, a settlement or a city is built
CENTRE: Final[Mapping[Form, Callable[[State, int, Any], Rules[None]]]] = {
    BUILD_ROAD: build_road,
    BUILD_SETTLEMENT: _build_settlement,
    BUILD_CITY: build_city,
}
END: Final = END_TURN()
LOOK_FOR_DEAD_GAME: Final = 20  # turns; a look at every single one would cost more than it spares


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
                # before the main question it has just been done
                if ask.prompt != WHAT_TO_DO.name and (red.gives.counts_stock or blue.gives.counts_stock):
                    weigh_advantages(s)
                if ask.anchor and s.phase == ACTION and max(red.gives.vp, blue.gives.vp) >= within_reach:
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
    if not s.actions_open and s.phase == ACTION:
        watch_threshold(s)


def event(s: State) -> Rules[None]:
    """K-037: the event die is worked off completely before the production die."""
    if s.event == QUESTION_MARK:
        yield from event_card(s)
    else:
        yield from DIE_EVENTS[s.event](s)
    settle(s)
    s.phase = PRODUCTION


def event_card(s: State) -> Rules[None]:
    """K-061: the top card is carried out and goes under the stack."""
    if not s.event_card:
        s.event_card, s.event_stack = s.event_stack[0], s.event_stack[1:]
        s.news.append(Event(EVENT_CARD, s.active, (s.event_card,)))
    yield from s.box.hooks.event_cards[s.cards[s.event_card].title].happens(s)
    if s.event_card:
        s.event_stack += (s.event_card,)
    s.event_card = ""
    s.served = 0


def production(s: State) -> Rules[None]:
    """K-076, K-077: the regions with the number yield for both; K-083: then what depends on stocks is counted."""
    yield from produce(s)
    settle(s)
    s.phase = ACTION


def action_phase(s: State) -> Rules[None]:
    """K-088: build, trade, play cards and tear down, in any order, as often as wished."""
    me = s.active
    while True:
        settle(s)
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
        elif form is PLAY:
            yield from play_card(s, me, args[0])
        elif form in CENTRE:
            yield from CENTRE[form](s, me, args[0])
        elif form is DEMOLISH:
            demolish(s, me, args[0], args[1])
        elif form is OFFER_TRADE:
            yield from offer_trade(s, me)
        elif form is BUILD_OPEN:
            yield from build_open(s, me, args[0], args[1])
        elif form is USE:
            yield from use_function(s, me, args[0], args[1])
        else:
            assert form is TRADE_REGION
            yield from trade_from_region(s, me, args[0], args[1])


def action_options(s: State, me: int) -> list[Option]:
    """Everything that is not refused."""
    options = hand_options(s, me)
    options += centre_options(s, me)
    options += trade_options(s, me)
    options += open_options(s, me)
    options += function_options(s, me)
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
    s.offers = 0
    s.used = ()
    s.phase = ROLL
    s.news.append(Event(TURN, s.active, (s.turn,)))


PHASES: Final[dict[Phase, Callable[[State], Rules[None]]]] = {
    SHUFFLE: prepare,
    START_HAND: first_hands,
    ARRANGE: arrange,
    ROLL: roll,
    EVENT: event,
    PRODUCTION: production,
    ACTION: action_phase,
    DRAW: end_of_turn,
    EXCHANGE: exchange,
}
