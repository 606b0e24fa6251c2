"""A round: the opening phase and the two call phases, the recall, and what comes between rounds."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .abilities import ABBERUFEN, AUFRUF, INTERVENIEREN, SPEKULIEREN
from .cards_in_play import PASSING, draw, recall, refuse_use
from .carry_out import carry_out
from .data import EARLIER_RULES
from .events import CALLED, LEADER, PASSED, REMOVED_PASS, REVEALED
from .questions import QUESTIONS, not_in_hand
from .state import (
    CALL,
    ENTRY,
    OPENING,
    RECALL,
    REFILL,
    TRADE,
    State,
    abilities,
    changed,
    in_turn,
    lasting,
    leave_hand,
    next_resource,
    own_bids,
    set_bids,
    show,
    without,
)
from .state import PASSED as PASSED_PHASE
from .words import CALL as CALL_CARD
from .words import PASS, PASS_WITH, USE
from .words import RECALL as RECALL_CARD

CARDS_IN_SECOND_CALL: Final = 2  # KA-110
CARDS_FOR_PASSING: Final = 2  # KA-044

WHAT_TO_SPECULATE_WITH: Final = QUESTIONS.question("spekulieren", rules=("KA-031", "KA-149"), answers=(PASS, USE))
WHAT_TO_CALL: Final = QUESTIONS.question("call", rules=("KA-040",), answers=(CALL_CARD, PASS_WITH))
WHAT_TO_CALL_NEXT: Final = QUESTIONS.question("second-call", rules=("KA-110", "KA-119"), answers=(PASS, CALL_CARD))
WHAT_TO_RECALL: Final = QUESTIONS.question("recall", rules=("KA-114", "KA-122"), answers=(RECALL_CARD,))


def next_round(s: State) -> None:
    """KA-025, KA-117: the next seat clockwise leads, and a new round begins."""
    s.leader = (s.leader + 1) % s.seats
    begin_round(s)


def begin_round(s: State) -> None:
    """KA-030, KA-034: only cards that are in the hand now can be used in this opening phase."""
    s.round += 1
    s.turn = s.played = s.number = 0
    s.busy = False
    s.phase = OPENING
    for seat, player in enumerate(s.players):
        ready = tuple(card for card in player.hand if abilities(card, SPEKULIEREN))
        now = changed(s, seat)
        now.opening = ready
        now.employed = ()
        now.pass_card = ""
        now.passed = False
        now.begun = False
        now.done = False
    s.news.append(Event(LEADER, s.leader, (s.round,)))


def opening_phase(s: State) -> Rules[None]:
    """KA-031, KA-035, KA-149: each in turn may show and use Spekulieren cards, each card once a round.

    Asked of everybody who has a hand, so that the question does not tell what it holds.
    """
    while s.turn < s.seats:
        me = in_turn(s)
        while s.players[me].hand:
            player = s.players[me]
            usable = [card for card in dict.fromkeys(player.opening) if card in player.hand]
            options = [PASSING, *USE.each(usable)]
            answer: Option = yield Choice(me, WHAT_TO_SPECULATE_WITH, options, anchor=True, passing=PASSING)
            if answer.form is not USE:
                break
            card = answer.args[0]
            changed(s, me).opening = without(player.opening, card)
            show(s, me, card)
            for ability in abilities(card, SPEKULIEREN):
                yield from carry_out(s, me, card, ability)
        s.turn += 1
    s.turn = 0
    s.phase = ENTRY


@QUESTIONS.refuses_answer(USE, WHAT_TO_SPECULATE_WITH)
def refuse_speculating(s: State, choice: Choice, card: str) -> Reason:
    return refuse_use(s, choice, card, SPEKULIEREN, ("KA-034", "KA-035"))


def entry_phase(s: State) -> Rules[None]:
    """KA-032, KA-033: when all are through, each draws a card."""
    while s.turn < s.seats:
        yield from draw(s, in_turn(s), 1)
        s.turn += 1
    s.turn = 0
    s.phase = CALL


def call_phase(s: State) -> Rules[None]:
    """KA-040 to KA-052: each lays one card, open or face down."""
    while s.turn < s.seats:
        me = in_turn(s)
        hand = dict.fromkeys(s.players[me].hand)
        if hand:
            options = _calls(s, hand) + PASS_WITH.each(hand)
            answer: Option = yield Choice(me, WHAT_TO_CALL, options, anchor=True)
            card = answer.args[0]
            s.busy = True
            if answer.form is PASS_WITH:
                _pass(s, me, card)
            else:
                yield from _call(s, me, card)
        s.turn += 1
    s.turn = 0
    s.phase = PASSED_PHASE


def may_be_called(s: State, card: str) -> bool:
    """KA-148: a card with Intervenieren is laid openly in the trading phase alone, unless Aufruf lets it be called."""
    return s.rules in EARLIER_RULES or not abilities(card, INTERVENIEREN) or bool(abilities(card, AUFRUF))


def _calls(s: State, hand: dict[str, None]) -> list[Option]:
    return CALL_CARD.each([card for card in hand if may_be_called(s, card)])


@QUESTIONS.refuses_answer(CALL_CARD)
def refuse_call(s: State, choice: Choice, card: str) -> Reason | None:
    absent = not_in_hand(s, choice, card)
    if absent is None and not may_be_called(s, card):
        return Reason("only-intervenes", ("KA-148",), card=card)
    return absent


QUESTIONS.refuses_answer(PASS_WITH)(not_in_hand)


def _pass(s: State, me: int, card: str) -> None:
    """KA-041: face down; what it is only its owner knows."""
    leave_hand(s, me, card, openly=False)
    now = changed(s, me)
    now.pass_card = card
    now.passed = True
    s.news.append(Event(PASSED, me, (), (card,), me))


def _call(s: State, me: int, card: str) -> Rules[None]:
    """KA-047 to KA-050, KA-111, KA-112: with Aufruf it stays; without, it is recalled and replaced."""
    leave_hand(s, me, card)
    s.news.append(Event(CALLED, me, (card,)))
    if abilities(card, AUFRUF):
        changed(s, me).laid += (card,)
        for ability in abilities(card, AUFRUF):
            if not ability.lasting:
                yield from carry_out(s, me, card, ability)
        return
    yield from recall(s, me, card)
    yield from draw(s, me, 1)


def passed_step(s: State) -> Rules[None]:
    """KA-044 to KA-046, KA-053, KA-054: who passed loses the card for good, unseen, and draws two."""
    while s.turn < s.seats:
        me = in_turn(s)
        player = s.players[me]
        if player.pass_card:
            now = changed(s, me)
            now.removed += (player.pass_card,)
            now.pass_card = ""
            s.news.append(Event(REMOVED_PASS, me, (), (player.pass_card,), me))
            more = sum(ability.amount for _, ability in lasting(s, me) if ability.effect == "aura_pass")
            yield from draw(s, me, CARDS_FOR_PASSING + more)
        s.turn += 1
    s.turn = 0
    s.phase = TRADE


def second_call_phase(s: State) -> Rules[None]:
    """KA-110 to KA-113, KA-118 to KA-121: up to two cards, open, one after the other."""
    while s.turn < s.seats:
        me = in_turn(s)
        while s.played < CARDS_IN_SECOND_CALL and s.players[me].hand:
            options = [PASSING, *_calls(s, dict.fromkeys(s.players[me].hand))]
            about = {"amount": str(CARDS_IN_SECOND_CALL - s.played)}
            answer: Option = yield Choice(me, WHAT_TO_CALL_NEXT, options, about, anchor=True)
            if answer.form is not CALL_CARD:
                break
            s.busy = True
            s.played += 1
            yield from _call(s, me, answer.args[0])
        s.turn += 1
        s.played = 0
    s.turn = 0
    s.phase = RECALL


def recall_step(s: State) -> Rules[None]:
    """KA-114, KA-115, KA-122: everything on the table is recalled, each seat in the order it likes."""
    while s.turn < s.seats:
        me = in_turn(s)
        while True:
            lying = [*s.players[me].laid, *(bid.card for _, bid in own_bids(s, me))]
            if not lying:
                break
            card = lying[0]
            different = list(dict.fromkeys(lying))
            matters = sum(any(not a.lasting for a in abilities(found, ABBERUFEN)) for found in different)
            if len(different) > 1 and matters:
                options = RECALL_CARD.each(different)
                answer: Option = yield Choice(me, WHAT_TO_RECALL, options, anchor=True)
                card = answer.args[0]
            _take_from_table(s, me, card)
            yield from recall(s, me, card)
        s.turn += 1
    s.turn = 0
    s.phase = REFILL


def _take_from_table(s: State, me: int, card: str) -> None:
    if card in s.players[me].laid:
        changed(s, me).laid = without(s.players[me].laid, card)
        return
    slot, bid = next((slot, bid) for slot, bid in own_bids(s, me) if bid.card == card)
    set_bids(s, slot, tuple(other for other in s.bids[slot] if other.number != bid.number))


def refill_display(s: State) -> None:
    """KA-116, KA-123: as far as there are resources left."""
    display = list(s.display)
    for slot, found in enumerate(display):
        if not found and s.resource_deck:
            revealed = next_resource(s)
            display[slot] = revealed
            s.news.append(Event(REVEALED, None, (slot + 1, revealed)))
    s.display = tuple(display)
