"""The trading phase: laying, turning up, awarding."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .abilities import EXPERTISE, INTERVENIEREN
from .cards_in_play import recall
from .carry_out import carry_out
from .data import CARDS
from .ending import end_of_trade
from .events import ANNOUNCED, AWARDED, BID_LAID, INTERVENED, OPTED_OUT, TURNED_UP, UNSOLD
from .questions import QUESTIONS, not_in_hand
from .state import (
    REVEAL,
    SECOND,
    Bid,
    State,
    abilities,
    changed,
    in_turn,
    leave_hand,
    own_bids,
    put_bid,
    set_bids,
    total,
    wins_ties,
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
                _lay(s, me, *answer.args)
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
    hand = list(dict.fromkeys(player.hand))
    options = [FINISHED]
    if not player.passed:
        slots = [slot for slot, resource in enumerate(s.display) if resource]
        for card in hand:
            bids = bids_of(card)
            options += [bids[slot] for slot in slots]
        if not player.begun:
            options += map(OPT_OUT, hand)
    options += [INTERVENE(card) for card in hand if abilities(card, INTERVENIEREN)]
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


def reveal_step(s: State) -> Rules[None]:
    """KA-080 to KA-084, KA-089: seat by seat, card by card in the order laid; Expertise works as a card turns up."""
    while s.turn < s.seats:
        me = in_turn(s)
        while True:
            hidden = [(slot, bid) for slot, bid in own_bids(s, me) if not bid.up]
            if not hidden:
                break
            slot, bid = hidden[0]
            put_bid(s, slot, bid._replace(up=True, seen_by=frozenset()))
            s.news.append(Event(TURNED_UP, me, (bid.number, slot + 1, bid.card, bid.value)))
            for ability in abilities(bid.card, EXPERTISE):
                yield from carry_out(s, me, bid.card, ability)
        s.turn += 1
    s.turn = 0
    award(s)
    s.phase = SECOND
    end_of_trade(s)


def award(s: State) -> None:
    """KA-084 to KA-093: all at once; the player who alone has the highest total takes the resource."""
    display = list(s.display)
    for slot, resource in enumerate(s.display):
        if not resource:
            continue
        best = bidders_on_top(s, slot)
        if len(best) == 1:
            winner = best[0]
            changed(s, winner).won = (*s.players[winner].won, resource)
            s.seen = ()  # what is won stays won: no earlier position can come again
            display[slot] = ""
            bidders = len({bid.owner for bid in s.bids[slot]})
            s.news.append(Event(AWARDED, winner, (resource, slot + 1, total(s, slot, winner), bidders)))
        else:
            s.news.append(Event(UNSOLD, None, (resource, slot + 1, len(best))))
    s.display = tuple(display)


def bidders_on_top(s: State, slot: int) -> list[int]:
    """KA-086, KA-087: who has the highest total; of those that tie, the only one who may win ties."""
    totals = {seat: total(s, slot, seat) for seat in {bid.owner for bid in s.bids[slot]}}
    if not totals:
        return []
    highest = max(totals.values())
    best = [seat for seat, value in totals.items() if value == highest]
    favoured = [seat for seat in best if wins_ties(s, slot, seat)]
    return favoured if len(best) > 1 and len(favoured) == 1 else best
