"""Bids are turned up, and the resources awarded."""

from ...kernel import Event, Rules
from .abilities import EXPERTISE
from .carry_out import carry_out
from .ending import end_of_trade
from .events import AWARDED, TURNED_UP, UNSOLD
from .state import NOBODY, SECOND, State, abilities, changed, in_turn, next_hidden, put_bid, total, wins_ties


def reveal_step(s: State) -> Rules[None]:
    """KA-080 to KA-084, KA-089: seat by seat, card by card in the order laid; Expertise works as a card turns up."""
    while s.turn < s.seats:
        me = in_turn(s)
        while True:
            hidden = next_hidden(s, me)
            if hidden is None:
                break
            slot, bid = hidden
            turned = bid.copy()
            turned.up = True
            turned.seen_by = NOBODY
            put_bid(s, slot, turned)
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
            changed(s, winner).won += (resource,)
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
