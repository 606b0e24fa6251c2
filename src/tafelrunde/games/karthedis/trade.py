"""The trading phase: bids are laid."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .abilities import INTERVENIEREN
from .cards_in_play import recall
from .carry_out import carry_out
from .data import CARDS
from .events import ANNOUNCED, BID_LAID, INTERVENED, OPTED_OUT
from .questions import QUESTIONS, not_in_hand
from .state import (
    REVEAL,
    Bid,
    State,
    abilities,
    changed,
    in_turn,
    leave_hand,
    set_bids,
    without,
)
from .words import BID, DONE, INTERVENE, OPT_OUT, bids_of

FINISHED: Final = DONE()

WHAT_TO_DO: Final = QUESTIONS.question("trade", rules=("KA-060", "KA-064"), answers=(BID, INTERVENE, OPT_OUT, DONE))


def trading_phase(s: State) -> Rules[None]:
    """KA-060 to KA-076: round and round, one card a turn, until everybody has announced to play no more."""
    while not all(player.done for player in s.players):
        me = in_turn(s)
        player = s.players[me]
        if not player.done and not player.hand:
            _announce(s, me)
        if not s.players[me].done:
            answer: Option = yield Choice(me, WHAT_TO_DO, trade_options(s, me), anchor=True)
            changed(s, me).begun = True
            if answer.form is BID:
                card, slot = answer.args
                _lay(s, me, card, slot)
            elif answer.form is INTERVENE:
                yield from _intervene(s, me, answer.args[0])
            elif answer.form is OPT_OUT:
                yield from _opt_out(s, me, answer.args[0])
            else:
                _announce(s, me)
        s.turn = (s.turn + 1) % s.seats
    s.turn = 0
    s.phase = REVEAL


def trade_options(s: State, me: int) -> list[Option]:
    """KA-064, KA-071, KA-074: a bid, an Intervenieren card, opting out in the first turn, or no more."""
    player = s.players[me]
    hand = dict.fromkeys(player.hand)
    options = [FINISHED]
    if not player.passed:
        slots = [slot for slot, resource in enumerate(s.display) if resource]
        for card in hand:
            bids = bids_of(card)
            options += [bids[slot] for slot in slots]
        if not player.begun:
            options += OPT_OUT.each(hand)
    options += INTERVENE.each([card for card in hand if abilities(card, INTERVENIEREN)])
    return options


@QUESTIONS.refuses_answer(BID)
def refuse_bid(s: State, choice: Choice, card: str, slot: int) -> Reason:
    return _refuse_trading(s, choice, card) or Reason("nothing-to-win", ("KA-060",), slot=slot + 1)


@QUESTIONS.refuses_answer(OPT_OUT)
def refuse_opting_out(s: State, choice: Choice, card: str) -> Reason:
    return _refuse_trading(s, choice, card) or Reason("only-first-turn", ("KA-066", "KA-071"))


def _refuse_trading(s: State, choice: Choice, card: str) -> Reason | None:
    """KA-042, KA-074: a player who has passed can only intervene."""
    absent = not_in_hand(s, choice, card)
    if absent is None and s.players[choice.seat].passed:
        return Reason("has-passed", ("KA-042", "KA-074"))
    return absent


@QUESTIONS.refuses_answer(INTERVENE)
def refuse_intervening(s: State, choice: Choice, card: str) -> Reason:
    absent = not_in_hand(s, choice, card)
    return absent or Reason("no-such-ability", ("KA-061", "KA-148"), card=card, keyword=INTERVENIEREN)


def _lay(s: State, me: int, card: str, slot: int) -> None:
    """KA-060, KA-075, KA-076: face down; others see only whose it is and where it lies."""
    s.busy = True
    s.number += 1
    leave_hand(s, me, card, openly=False)
    set_bids(s, slot, (*s.bids[slot], Bid(me, card, CARDS[card].value, s.number)))
    s.news.append(Event(BID_LAID, me, (s.number, slot + 1), (card,), me))


def _intervene(s: State, me: int, card: str) -> Rules[None]:
    """KA-061 to KA-063, KA-148: settled at once, then recalled."""
    s.busy = True
    leave_hand(s, me, card)
    s.playing += (card,)
    s.news.append(Event(INTERVENED, me, (card,)))
    for ability in abilities(card, INTERVENIEREN):
        yield from carry_out(s, me, card, ability)
    s.playing = without(s.playing, card)
    yield from recall(s, me, card)


def _opt_out(s: State, me: int, card: str) -> Rules[None]:
    """KA-066, KA-067, KA-069, KA-070: a card laid openly and recalled, and nothing more in this phase."""
    s.busy = True
    leave_hand(s, me, card)
    changed(s, me).done = True
    s.news.append(Event(OPTED_OUT, me, (card,)))
    yield from recall(s, me, card)


def _announce(s: State, me: int) -> None:
    """KA-068, KA-073: final."""
    changed(s, me).done = True
    s.news.append(Event(ANNOUNCED, me))
