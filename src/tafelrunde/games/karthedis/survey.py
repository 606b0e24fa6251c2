"""What many games say about the balance of the card set."""

import math
from collections import Counter
from typing import Any

from ...kernel import Table
from .data import CARDS, SEAT_NAMES, SET
from .state import State, cards_of
from .view import View

Interval = tuple[float, float]


class Survey:
    """Sums games up: who wins, from which seat and position, with which species, and how often nobody gets a resource.

    The relative win share of a species compares how many of its cards lie in the winners' decks (w) with how many lie
    in all decks on average (m): w / (w + m). A species that does not matter has 50 %.
    """

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.by_seat: Counter[str] = Counter()
        self.by_position: Counter[int] = Counter()
        self.by_end: Counter[str] = Counter()
        self.contested = self.tied = 0
        self.winners_cards: dict[str, list[int]] = {species: [] for species in SET.species}
        self.all_cards: Counter[str] = Counter()

    def add(self, table: Table[State, View]) -> None:
        """Counts a game that has ended."""
        s = table.state
        (winner,) = s.winners
        self.games += 1
        self.seats = s.seats
        self.by_seat[SEAT_NAMES[winner]] += 1
        first = next(event.seat for event in table.events if event.kind.name == "leader")
        assert first is not None
        self.by_position[(winner - first) % s.seats + 1] += 1
        self.by_end[s.won_by] += 1
        self._count_awards(table)
        for seat in range(s.seats):
            species = Counter(CARDS[card].species for card in cards_of(s, seat))
            self.all_cards.update(species)
            if seat == winner:
                for name, found in self.winners_cards.items():
                    found.append(species[name])

    def include(self, other: "Survey") -> None:
        """Adds what was counted elsewhere, over other games."""
        self.games += other.games
        self.seats = max(self.seats, other.seats)
        self.by_seat.update(other.by_seat)
        self.by_position.update(other.by_position)
        self.by_end.update(other.by_end)
        self.contested += other.contested
        self.tied += other.tied
        self.all_cards.update(other.all_cards)
        for name, found in other.winners_cards.items():
            self.winners_cards[name] += found

    def _count_awards(self, table: Table[State, View]) -> None:
        for told in table.told(None):
            if told["kind"] == "awarded":
                self.contested += told["bidders"] > 1
            elif told["kind"] == "unsold" and told["tied"] > 1:
                self.contested += 1
                self.tied += 1

    # figures

    def species(self) -> dict[str, tuple[float, Interval]]:
        """Relative win shares with 95 % intervals."""
        found = {}
        for name, counts in self.winners_cards.items():
            if not self.all_cards[name]:
                continue  # nobody had a card of it
            mean = sum(counts) / self.games
            spread = math.sqrt(sum((count - mean) ** 2 for count in counts) / max(1, self.games - 1) / self.games)
            average = self.all_cards[name] / (self.games * self.seats)
            low, high = max(0.0, mean - 1.96 * spread), mean + 1.96 * spread
            found[name] = (mean / (mean + average), (low / (low + average), high / (high + average)))
        return found

    def json(self) -> dict[str, Any]:
        if not self.games:
            return {}
        positions = range(1, self.seats + 1)
        return {
            "by_seat": {name: _share(self.by_seat[name], self.games) for name in SEAT_NAMES[: self.seats]},
            "by_position": {str(number): _share(self.by_position[number], self.games) for number in positions},
            "species": {
                name: {"share": round(share, 4), "low": round(low, 4), "high": round(high, 4)}
                for name, (share, (low, high)) in self.species().items()
            },
            "simultaneous": _share(self.by_end["tie-break"], self.games),
            "standstill": _share(self.by_end["standstill"], self.games),
            "tied_of_contested": _share(self.tied, self.contested),
        }

    def lines(self) -> list[str]:
        """The same for people."""
        figures = self.json()
        if not figures:
            return []
        lines = []
        for key, heading in (("by_seat", "win share by seat"), ("by_position", "by position from the first leader")):
            lines += [f"{heading}:", *(f"  {name:<4} {_shown(share)}" for name, share in figures[key].items())]
        lines.append("relative win share by species (50 % is neutral):")
        for name, share in sorted(figures["species"].items(), key=lambda item: -item[1]["share"]):
            lines.append(f"  {SET.species[name].name['en']:<20} {_shown(share)}")
        for key, heading in (
            ("simultaneous", "several fulfil the condition at once"),
            ("standstill", "ended by standstill"),
            ("tied_of_contested", "contested resources that tie"),
        ):
            lines.append(f"{heading}: {_shown(figures[key])}")
        return lines


def _share(part: int, whole: int) -> dict[str, float]:
    """A share with its 95 % interval (Wilson)."""
    if not whole:
        return {"share": 0.0, "low": 0.0, "high": 0.0}
    z = 1.96
    p = part / whole
    centre = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * math.sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return {"share": round(p, 4), "low": round(centre - half, 4), "high": round(centre + half, 4)}


def _shown(share: dict[str, float]) -> str:
    return f"{share['share']:6.1%}  ({share['low']:.1%} – {share['high']:.1%})"
