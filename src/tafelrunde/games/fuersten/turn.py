"""A turn: roll, action phase, adjusting the hand, exchanging a card (F-040). And the end of the game."""

from collections.abc import Callable
from typing import Any, Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.build import build_expansion, build_open, hand_options, lay_at_region, open_options
from ..realm.centre import build_city, build_road, build_settlement, centre_options
from ..realm.hand import adjust_hand, exchange_card
from ..realm.play import play_card, refuse_play
from ..realm.removal import demolish, demolition_options
from ..realm.trade import trade, trade_from_region, trade_options
from ..realm.words import BUILD_CITY, BUILD_ROAD, BUILD_SETTLEMENT, END_TURN, TRADE, TRADE_REGION
from .data import JULFEST
from .die_events import DIE_EVENTS
from .ending import TOKENS, dead, end_undecided, has_won, win
from .events import EVENT_CARD, EVENTS_SHUFFLED, TURN
from .roll import roll
from .setup import arrange, build_event_stack, first_hands, prepare
from .state import (
    ACTION,
    ARRANGE,
    DRAW,
    EVENT,
    EXCHANGE,
    OVER,
    ROLL,
    SHUFFLE,
    START_HAND,
    Phase,
    State,
)
from .words import BUILD, BUILD_OPEN, DEMOLISH, LAY_AT, PLAY, QUESTIONS

WHAT_TO_DO: Final = QUESTIONS.question(
    "action",
    rules=("F-040", "F-044"),
    answers=(
        PLAY,
        BUILD,
        BUILD_OPEN,
        LAY_AT,
        DEMOLISH,
        BUILD_ROAD,
        BUILD_SETTLEMENT,
        BUILD_CITY,
        TRADE,
        TRADE_REGION,
        END_TURN,
    ),
)
END: Final = END_TURN()
LOOK_FOR_DEAD_GAME: Final = 20  # turns; a look at every single one would cost more than it spares


def whole_game(s: State) -> Rules[None]:
    """The whole game, from wherever the state stands."""
    return _until_won(s) if s.mode.wins_at_once else _phases(s)


def _phases(s: State) -> Rules[None]:
    while s.phase != OVER:
        phase = s.phase
        yield from PHASES[phase](s)
        if phase == DRAW:
            s.phase = EXCHANGE


def _until_won(s: State) -> Rules[None]:
    """F-120 to F-123: a prince who has the target in his own turn has won, before the roll or during an event.

    Looked at whenever somebody is asked something: between two questions no points come and go again.
    """
    princes = s.princes
    within_reach = s.mode.target - TOKENS
    phases = _phases(s)
    answer: Any = None
    try:
        while True:
            ask = phases.send(answer)
            if princes[s.active].gives.vp >= within_reach and type(ask) is Choice and s.turn and has_won(s):
                win(s)
                return
            answer = yield ask
    except StopIteration:
        return


def event(s: State) -> Rules[None]:
    """F-051, F-062: after production, what the event die shows."""
    if s.event == "ereigniskarte":
        yield from event_card(s)
    else:
        yield from DIE_EVENTS[s.event](s)
    s.phase = ACTION


def event_card(s: State) -> Rules[None]:
    """F-062 to F-064: the top card is carried out and goes under the stack; Julfest rebuilds the stack."""
    if not s.event_card:
        s.event_card = _draw_event(s)
        if s.event_card == JULFEST:
            s.event_card = ""
            yield from build_event_stack(s, s.event_stack)
            s.news.append(Event(EVENTS_SHUFFLED, s.active))
            s.event_card = _draw_event(s)
    yield from s.box.hooks.event_cards[s.cards[s.event_card].title].happens(s)
    s.event_stack += (s.event_card,)
    s.event_card = ""
    s.served = 0
    s.struck = False


def _draw_event(s: State) -> str:
    card, s.event_stack = s.event_stack[0], s.event_stack[1:]
    s.news.append(Event(EVENT_CARD, s.active, (card,)))
    return card


def action_phase(s: State) -> Rules[None]:
    """F-041, F-070: build, trade and play cards, in any order, as often as wished."""
    me = s.active
    while True:
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
        elif form is PLAY:
            yield from play_card(s, me, args[0])
        elif form is DEMOLISH:
            demolish(s, me, args[0], args[1])
        elif form is BUILD_OPEN:
            yield from build_open(s, me, args[0], args[1])
        elif form is LAY_AT:
            yield from lay_at_region(s, me, args[0], args[1])
        elif form is BUILD_ROAD:
            yield from build_road(s, me, args[0])
        elif form is BUILD_SETTLEMENT:
            yield from build_settlement(s, me, args[0])
        elif form is BUILD_CITY:
            yield from build_city(s, me, args[0])
        else:
            assert form is TRADE_REGION
            yield from trade_from_region(s, me, args[0], args[1])


def action_options(s: State, me: int) -> list[Option]:
    """Everything that is not refused."""
    options = hand_options(s, me)
    options += open_options(s, me)
    options += centre_options(s, me)
    options += trade_options(s, me)
    options += demolition_options(s, me)
    options.append(END)
    return options


@QUESTIONS.refuses(PLAY, WHAT_TO_DO)
def refuse_action(s: State, me: int, card: str) -> Reason | None:
    return refuse_play(s, me, card, "action")


def exchange(s: State) -> Rules[None]:
    """Phase 4, and with it the turn ends."""
    yield from exchange_card(s)
    end_turn(s)


def end_turn(s: State) -> None:
    """F-117, F-118: only at the end of the own turn is it asked who has won. The theme games have asked before."""
    if has_won(s):
        win(s)
        return
    if s.turn % LOOK_FOR_DEAD_GAME == 0 and dead(s):
        end_undecided(s)
        return
    s.active = 1 - s.active
    s.turn += 1
    s.production = 0
    s.event = ""
    s.minted = 0
    s.herald = False
    s.phase = ROLL
    s.news.append(Event(TURN, s.active, (s.turn,)))


PHASES: Final[dict[Phase, Callable[[State], Rules[None]]]] = {
    SHUFFLE: prepare,
    START_HAND: first_hands,
    ARRANGE: arrange,
    ROLL: roll,
    EVENT: event,
    ACTION: action_phase,
    DRAW: adjust_hand,
    EXCHANGE: exchange,
}
