"""Which bot plays better: the same luck for everybody, seats changed, and an interval instead of a feeling.

A *pair* is one seed played as often as there are seats, each time with everybody one seat further on: two games for two
seats, whence the name. What luck gives to a seat it gives to each bot once, and pairs, unlike games, are independent of
each other; so the interval is a bootstrap over pairs.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, count, takewhile
from statistics import fmean
from typing import Any

from ..kernel import BadInput
from ..kernel.dealer import checked_seed
from .lineup import Lineup
from .workers import crew_of

MOST_DECISIONS = 50_000  # two players who think can be stuck for good; they need not be watched that long
RESAMPLES = 10_000
CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Pair:
    """One seed with all changes of seats: the share of the wins of each bot, by its place in the lineup."""

    shares: tuple[float, ...]
    unfinished: int
    decisions: int


@dataclass(frozen=True, slots=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """Many pairs of one lineup: a match."""

    lineup: Lineup
    pairs: tuple[Pair, ...]

    def share(self, place: int) -> float:
        return fmean(pair.shares[place] for pair in self.pairs)

    def interval(self, place: int) -> Interval:
        return bootstrap([pair.shares[place] for pair in self.pairs])

    def json(self) -> dict[str, Any]:
        return {
            "game": self.lineup.game,
            "mode": self.lineup.mode,
            "pairs": len(self.pairs),
            "games": len(self.pairs) * len(self.lineup.bots),
            "unfinished": sum(pair.unfinished for pair in self.pairs),
            "decisions": sum(pair.decisions for pair in self.pairs),
            "bots": [self._bot(place) for place in range(len(self.lineup.bots))],
        }

    def _bot(self, place: int) -> dict[str, Any]:
        interval = self.interval(place)
        return {
            "bot": self.lineup.bots[place],
            "share": round(self.share(place), 4),
            "low": round(interval.low, 4),
            "high": round(interval.high, 4),
        }


def play_pair(lineup: Lineup, seed: str) -> Pair:
    """One seed, everybody in every seat once. What bots do at random they draw from their seat's source, so that equal
    bots play equal games and share a pair evenly."""
    seats = len(lineup.seats)
    shares, unfinished, decisions = [0.0] * seats, 0, 0
    for turned in range(seats):
        table = lineup.table(seed)
        result = table.drive(lineup.turned(turned).players(seed), MOST_DECISIONS)
        decisions += len(table.answers)
        if result is None:
            unfinished += 1
        winners = range(seats) if result is None or not result.winners else result.winners
        for seat in winners:
            shares[(seat + turned) % seats] += 1 / len(winners)  # by the place in the lineup of who sits there
    return Pair(tuple(share / seats for share in shares), unfinished, decisions)


def play(
    lineup: Lineup,
    pairs: int,
    seed: int | str = 0,
    workers: int = 1,
    played: dict[int, Pair] | None = None,
    tell: Callable[[int, Pair], None] = lambda _number, _pair: None,
) -> Outcome:
    """Plays so many pairs but for those that were `played` before; each is told and added to them as soon as it is
    over, in case of an interruption. The same seed gives the same games, whatever the number of workers."""
    text = checked_seed(seed)
    played = {} if played is None else played
    missing = [number for number in range(pairs) if number not in played]
    with crew_of(workers) as crew:
        for number, pair in crew.each(partial(_numbered_pair, lineup, text), missing):
            tell(number, pair)
            played[number] = pair
    return Outcome(lineup, tuple(played[number] for number in range(pairs)))


def so_far(lineup: Lineup, played: Mapping[int, Pair]) -> Outcome:
    """What can be said of a match that was stopped: the pairs up to the first that is missing. Of the later ones the
    short ones are there and the long ones are not, which would be unfair to bots that win slowly."""
    return Outcome(lineup, tuple(played[number] for number in takewhile(played.__contains__, count())))


def _numbered_pair(lineup: Lineup, seed: str, number: int) -> tuple[int, Pair]:
    return number, play_pair(lineup, f"{seed}/{number}")


def bootstrap(values: Sequence[float]) -> Interval:
    """The middle 95 % of the means of as many values drawn again and again; the same for the same values."""
    if not values:
        raise ValueError("no values")
    rng = random.Random("bootstrap")
    size = len(values)
    means = sorted(fmean(rng.choices(values, k=size)) for _ in range(RESAMPLES))
    tail = int(RESAMPLES * (1 - CONFIDENCE) / 2)
    return Interval(means[tail], means[-tail - 1])


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder. `sure` is the rating it has at least, as openskill says it (mu - 3 sigma)."""

    bot: str
    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class Ladder:
    rungs: tuple[Rung, ...]
    meetings: tuple[Outcome, ...]

    def json(self) -> dict[str, Any]:
        rungs = [
            {"bot": rung.bot, "mu": round(rung.mu, 2), "sigma": round(rung.sigma, 2), "sure": round(rung.sure, 2)}
            for rung in self.rungs
        ]
        return {"ladder": rungs, "meetings": [outcome.json() for outcome in self.meetings]}


def meetings(
    game: str, mode: str | None, bots: Sequence[str], seats: int | None, options: Mapping[str, str]
) -> list[Lineup]:
    """Every two of the bots at one table; where more can sit, they sit by turns."""
    different = list(dict.fromkeys(bots))
    if len(different) < 2:
        raise BadInput("a ladder takes at least two different bots")
    number = len(Lineup.of(game, mode, different[:1], seats, options).seats)
    tables = [[two[seat % 2] for seat in range(number)] for two in combinations(different, 2)]
    return [Lineup.of(game, mode, table, number, options) for table in tables]


def rate(outcomes: Sequence[Outcome]) -> Ladder:
    """Ratings by openskill (Plackett-Luce) from all pairs, in the order in which they were played."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415  wanted only here, and not by everybody
    except ImportError as error:
        raise BadInput("a ladder needs the package openskill; install it with: pip install tafelrunde[lab]") from error
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for outcome in outcomes for bot in outcome.lineup.bots}
    for outcome in outcomes:
        first, second = dict.fromkeys(outcome.lineup.bots)
        for pair in outcome.pairs:
            scores = [
                sum(share for bot, share in zip(outcome.lineup.bots, pair.shares, strict=True) if bot == name)
                for name in (first, second)
            ]
            rated = model.rate([[ratings[first]], [ratings[second]]], scores=scores)
            ratings[first], ratings[second] = rated[0][0], rated[1][0]
    rungs = [Rung(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
    return Ladder(tuple(sorted(rungs, key=lambda rung: -rung.mu)), tuple(outcomes))
