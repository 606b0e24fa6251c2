"""How a game ends."""

from ...kernel import Event
from .events import WON
from .round import begin_round, refill_display
from .state import OVER, State, fulfils


def end_of_trade(s: State) -> None:
    """KA-100, KA-101, KA-105, KA-106: who fulfils the condition has won, at once."""
    fulfilling = [seat for seat in range(s.seats) if fulfils(s, seat)]
    if fulfilling:
        _win(s, _first(s, fulfilling), "condition" if len(fulfilling) == 1 else "tie-break")


def refill_step(s: State) -> None:
    """KA-116, KA-117, KA-181: the display, the next leader; or the end, if nothing moves any more."""
    refill_display(s)
    if not s.busy or not any(s.display):
        _win(s, max(range(s.seats), key=lambda seat: _standing(s, seat)), "standstill")
        return
    s.leader = (s.leader + 1) % s.seats  # KA-025
    begin_round(s)


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
