"""What the games of a run say, as figures."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..kernel.study import Legend
from .estimates import Estimate, Sum, share
from .folder import Results, read_results
from .run import Run
from .shards import UNFINISHED

BATCH = 10_000


@dataclass(frozen=True, slots=True)
class SourceFigures:
    """Points from one source: the mean of seats that won, and of the others."""

    winners: Estimate
    others: Estimate


@dataclass(frozen=True, slots=True)
class CardFigures:
    """How often a card is played, the share of seats that play it at all, and how much more often than others these
    win."""

    plays: float
    use: Estimate
    contribution: Estimate


@dataclass(frozen=True, slots=True)
class GroupFigures:
    """A group of cards in the decks: its relative win share, and the points a seat gets from it.

    The relative win share compares how many of its cards lie in the winners' decks (w) with how many lie in all decks
    on average (m): w / (w + m). A group that does not matter has 50 %.
    """

    relative: Estimate
    points: Estimate


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything a report shows."""

    run: Run
    legend: Legend
    seeds: tuple[str, ...]
    games: int
    finished: int
    by_seat: Mapping[str, Estimate]
    by_position: tuple[Estimate, ...]
    ends: Mapping[str, Estimate]
    lengths: Mapping[int, int]
    rounds: Estimate
    decisions: Estimate
    sources: Mapping[str, SourceFigures]
    cards: Mapping[str, CardFigures]
    groups: Mapping[str, GroupFigures]

    @property
    def even(self) -> float:
        """The win share of a seat that has no advantage."""
        return 1 / len(self.run.lineup.seats)

    def json(self) -> dict[str, Any]:
        told = asdict(self)
        del told["legend"]
        return {**told, "run": self.run.json()}


def figures_in(folders: Sequence[Path]) -> Figures:
    """What everything says that some folders hold. Raises BadInput if they cannot be read or counted together."""
    return figures_of(read_results(folders))


def figures_of(results: Results) -> Figures:
    count = _Count(results.run)
    for row in _rows(results.games):
        count.add(row)
    return Figures(
        run=results.run,
        legend=results.legend,
        seeds=results.seeds,
        games=count.games,
        finished=count.games - count.ends[UNFINISHED],
        by_seat={seat: share(count.wins[seat], count.games) for seat in results.run.lineup.seats},
        by_position=tuple(share(count.positions[at], count.with_first) for at in range(len(results.run.lineup.seats))),
        ends={how: share(found, count.games) for how, found in count.ends.most_common()},
        lengths=dict(sorted(count.lengths.items())),
        rounds=count.rounds.mean(),
        decisions=count.decisions.mean(),
        sources={
            source: SourceFigures(winners.mean(), others.mean()) for source, (others, winners) in count.sources.items()
        },
        cards=_card_figures(results, count.games),
        groups={group: _group_figures(count, group) for group, found in count.decks.items() if found.total},
    )


def _rows(table: Any) -> Iterator[dict[str, Any]]:
    """Row by row, with few of them in memory at a time."""
    for batch in table.to_batches(max_chunksize=BATCH):
        yield from batch.to_pylist()


@dataclass(slots=True)
class _Count:
    run: Run
    games: int = 0
    with_first: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    positions: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    rounds: Sum = field(default_factory=Sum)
    decisions: Sum = field(default_factory=Sum)
    sources: dict[str, tuple[Sum, Sum]] = field(default_factory=dict)  # of the others, of the winners
    decks: dict[str, Sum] = field(default_factory=dict)  # cards of a group in a deck
    winners_decks: dict[str, Sum] = field(default_factory=dict)

    def add(self, row: Mapping[str, Any]) -> None:
        seats = self.run.lineup.seats
        winners = {seats.index(seat) for seat in row["winners"]}
        self.games += 1
        self.wins.update(row["winners"])
        self.ends[row["how"]] += 1
        self.lengths[row["rounds"]] += 1
        self.rounds.add(row["rounds"])
        self.decisions.add(row["decisions"])
        if row["first"] is not None:
            self.with_first += 1
            first = seats.index(row["first"])
            self.positions.update((winner - first) % len(seats) for winner in winners)
        for source, points in (row.get("sources") or {}).items():
            sums = self.sources.setdefault(source, (Sum(), Sum()))
            for seat, gained in enumerate(points):
                sums[seat in winners].add(gained)
        for group, cards in (row.get("decks") or {}).items():
            for seat, held in enumerate(cards):
                self.decks.setdefault(group, Sum()).add(held)
                if seat in winners:
                    self.winners_decks.setdefault(group, Sum()).add(held)


def _group_figures(count: _Count, group: str) -> GroupFigures:
    average = count.decks[group].mean().value
    winners = count.winners_decks.get(group, Sum()).mean()

    def relative(cards: float) -> float:
        return max(0.0, cards) / (max(0.0, cards) + average)

    others, won = count.sources.get(group, (Sum(), Sum()))
    both = Sum(others.count + won.count, others.total + won.total, others.squares + won.squares)
    return GroupFigures(
        Estimate(relative(winners.value), relative(winners.low), relative(winners.high), winners.of), both.mean()
    )


def _card_figures(results: Results, games: int) -> dict[str, CardFigures]:
    """Seats of one game are not independent, since only one of them wins: the intervals are rather too wide."""
    seats = len(results.run.lineup.seats)
    by_seat = results.cards.group_by(["seed", "number", "seat", "card"]).aggregate([("won", "max"), ("won", "count")])
    by_card = by_seat.group_by("card").aggregate([("won_max", "sum"), ("won_max", "count"), ("won_count", "sum")])
    found = {}
    for row in sorted(by_card.to_pylist(), key=lambda row: str(row["card"])):
        played_by, won = row["won_max_count"], row["won_max_sum"]
        found[row["card"]] = CardFigures(
            plays=row["won_count_sum"] / games,
            use=share(played_by, games * seats),
            contribution=share(won, played_by).less(1 / seats),
        )
    return found
