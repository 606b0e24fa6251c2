"""How a game ends."""

import hashlib
from typing import Final

from ...kernel import Afterwards, Choice, Event, Option, Rules
from .data import EARLIER_RULES
from .events import HAND_SHOWN, WON
from .questions import QUESTIONS
from .round import next_round, refill_display
from .state import OVER, State, changed, fulfils
from .words import SHOW_HAND


def end_of_trade(s: State) -> None:
    """KA-100, KA-101, KA-105, KA-106: who fulfils the condition has won, at once."""
    fulfilling = [seat for seat in range(s.seats) if fulfils(s, seat)]
    if fulfilling:
        _win(s, _first(s, fulfilling), "condition" if len(fulfilling) == 1 else "tie-break")


def refill_step(s: State) -> None:
    """KA-116, KA-117, KA-181: the display, the next leader; or the end, if nothing moves any more."""
    refill_display(s)
    if not s.busy or not any(s.display) or _comes_again(s):
        _win(s, max(range(s.seats), key=lambda seat: _standing(s, seat)), "standstill")
        return
    next_round(s)


def _comes_again(s: State) -> bool:
    """KA-181: after this round everything lies as it did after an earlier one, and the same seat is to lead."""
    if s.rules in EARLIER_RULES:
        return False
    now = _position(s)
    again = now in s.seen
    s.seen = (*s.seen, now)
    return again


def _position(s: State) -> str:
    """Where everything lies between two rounds, in a few letters; only decks have an order that matters."""
    lying = [
        (player.deck, *map(sorted, (player.hand, player.pile, player.removed, player.lost, player.won)))
        for player in s.players
    ]
    everything = repr((s.leader, s.display, s.resource_deck, lying))
    return hashlib.blake2b(everything.encode(), digest_size=8).hexdigest()


def _standing(s: State, seat: int) -> tuple[int, int, int]:
    """KA-181: most different resources, then most resources, then next to the leader (KA-104)."""
    won = s.players[seat].won
    return len(set(won)), len(won), -((seat - s.leader) % s.seats)


def _first(s: State, seats: list[int]) -> int:
    """KA-101, KA-103, KA-104: most cards in hand, resources included; then most resources; then next to the leader."""

    def rank(seat: int) -> tuple[int, int, int]:
        player = s.players[seat]
        return -len(player.hand) - len(player.won), -len(player.won), (seat - s.leader) % s.seats

    return min(seats, key=rank)


def _win(s: State, seat: int, how: str) -> None:
    s.winners = (seat,)
    s.won_by = how
    s.phase = OVER
    s.news.append(Event(WON, seat, (how,)))


WHETHER_TO_SHOW: Final = QUESTIONS.question("show-hand", rules=("KA-102", "KA-105"), answers=(SHOW_HAND,))


def show_hands(s: State) -> Rules[None]:
    """KA-102, KA-105: who has met the condition may lay the hand open as proof; nobody has to."""
    while True:
        proud = [seat for seat in range(s.seats) if fulfils(s, seat) and s.players[seat].hand and seat not in s.shown]
        if not proud:
            return
        answer: dict[int, Option] = yield Afterwards([Choice(seat, WHETHER_TO_SHOW, [SHOW_HAND()]) for seat in proud])
        for seat in answer:
            hand = s.players[seat].hand
            changed(s, seat).open_hand = tuple(sorted(hand))
            s.shown = (*s.shown, seat)
            s.news.append(Event(HAND_SHOWN, seat, (hand,)))
