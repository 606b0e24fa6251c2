"""Where a finished game was lost: what to think about, in which order, and what may be said of it.

First a glance at every choice. Then duels, for each seat, between what was chosen and what looked better: a few pairs
of trials for many choices, more pairs for those that still look bad, and so on. The worst of many guesses is partly bad
luck, so the first duels only choose what is looked at again; what is said rests on those after them. A mistake is named
only where their interval does not reach down to nothing.

This is the plan alone. Who thinks, in which process and how fast, is up to the caller.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from .hindsight import Duel, Glance

CERTAIN = 2.58  # standard errors of a 99 % interval: several choices are looked at, and none should be blamed by luck
WORTH_A_LOOK = 0.01  # a glance that sees less of a loss than this has seen none
USUAL_TRIALS = 60
PAIRS_AT_ONCE = 20  # so that nobody waits long behind a duel
NAMED = 3
WORTH_NAMING = 0.01  # of a win: less is no mistake anybody would want to hear of


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought: `trials` for each glance; then rounds of duels, each for so many choices of every seat, with
    so many pairs of trials for each of them."""

    trials: int = USUAL_TRIALS
    rounds: tuple[tuple[int, int], ...] = ((12, 20), (8, 60), (5, 160))

    @classmethod
    def of(cls, trials: int) -> "Effort":
        """The usual effort, as many times as so many trials are the usual ones."""
        times = trials / USUAL_TRIALS
        return cls(trials, tuple((many, max(PAIRS_AT_ONCE, round(pairs * times))) for many, pairs in cls().rounds))


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice of the record: after so many answers, of which seat, and what was chosen."""

    answers: int
    seat: int
    chosen: str


@dataclass(frozen=True, slots=True)
class Task:
    """Something to think about: a glance with so many trials or, where `better` is named, as many pairs of a duel."""

    moment: Moment
    trials: int
    better: str
    seed: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """`chance` is what was left after the choice, `best` what there was to have; what was `lost` lies between `low` and
    `high`, by so many trials."""

    moment: Moment
    better: str
    chance: float
    best: float
    low: float
    high: float
    trials: int

    @property
    def lost(self) -> float:
        return self.best - self.chance


class Retrospect:
    """What is known of a game so far, and what is to be thought about next."""

    def __init__(self, moments: Sequence[Moment], seats: int, effort: Effort | None = None) -> None:
        self.moments = moments
        self._seats = seats
        self._effort = effort or Effort()
        self._round = -1  # of duels; before the first: glances
        self._begun = False
        self._glances: dict[Moment, Glance] = {}
        self._first: dict[Moment, Duel] = {}
        self._duels: dict[Moment, Duel] = {}
        self.done = 0
        self.of = len(moments) + seats * self._duels_from(0)

    def tasks(self) -> list[Task]:
        """The next stage, all of which is to be noted before the one after it; empty when there is none."""
        if not self._begun:
            self._begun = True
            return [Task(moment, self._effort.trials, "", f"glance {moment.answers}") for moment in self.moments]
        while self._round + 1 < len(self._effort.rounds):
            self._round += 1
            found = self._stage()
            if found:
                return found
        self.done = self.of
        return []

    def _stage(self) -> list[Task]:
        most, pairs = self._effort.rounds[self._round]
        tasks: list[Task] = []
        for seat in range(self._seats):
            for moment in self._suspects(seat)[:most]:
                better = self._glances[moment].better
                for part in range(_parts(pairs)):
                    many = min(PAIRS_AT_ONCE, pairs - part * PAIRS_AT_ONCE)
                    tasks.append(Task(moment, many, better, f"duel {moment.answers} {self._round} {part}"))
        # what needs no second look is done with
        self.done = self.of - len(tasks) - self._seats * self._duels_from(self._round + 1)
        return tasks

    def _duels_from(self, round: int) -> int:
        """How many tasks a seat may have from a round of duels on."""
        return sum(most * _parts(pairs) for most, pairs in self._effort.rounds[round:])

    def _suspects(self, seat: int) -> list[Moment]:
        """Choices of a seat that look like mistakes, the worst first; after the first duels only what stood them."""
        if self._round == 0:
            looked = {
                moment: seen.best - seen.chance
                for moment, seen in self._glances.items()
                if moment.seat == seat and seen.best - seen.chance >= WORTH_A_LOOK and seen.better != moment.chosen
            }
        else:
            before = self._first if self._round == 1 else self._duels
            looked = {moment: found.lost for moment, found in before.items() if moment.seat == seat and found.lost > 0}
        return sorted(looked, key=lambda moment: -looked[moment])

    def note(self, task: Task, seen: Glance | Duel | None) -> None:
        """What came of a task; None where nothing could be thought about it."""
        self.done += 1
        if isinstance(seen, Glance):
            self._glances[task.moment] = seen
        elif isinstance(seen, Duel):
            duels = self._first if self._round == 0 else self._duels
            duels[task.moment] = duels.get(task.moment, Duel()) + seen

    # what may be said

    @property
    def thought_about(self) -> int:
        return len(self._glances)

    def chances(self) -> list[tuple[Moment, tuple[float, ...]]]:
        """Each seat's share of a win after a choice, as the seat that chose could tell, in the order of the game."""
        known = sorted(self._glances, key=lambda moment: moment.answers)
        return [(moment, self._glances[moment].shares) for moment in known]

    def mistakes(self, seat: int, most: int = NAMED) -> list[Mistake]:
        """The largest that further trials have confirmed, the worst first."""
        found = [self._mistake(moment) for moment in self._duels if moment.seat == seat]
        sure = [mistake for mistake in found if mistake.low > 0 and mistake.lost >= WORTH_NAMING]
        return sorted(sure, key=lambda mistake: (-mistake.lost, mistake.moment.answers))[:most]

    def close(self, seat: int) -> int:
        """How many choices looked worse than another again and again, but not by enough to say so."""
        found = [self._mistake(moment) for moment in self._duels if moment.seat == seat]
        return sum(mistake.low <= 0 and mistake.lost >= WORTH_NAMING for mistake in found)

    def _mistake(self, moment: Moment) -> Mistake:
        duel = self._duels[moment]
        pairs, margin = max(1, duel.pairs), duel.margin(CERTAIN)
        return Mistake(
            moment,
            self._glances[moment].better,
            duel.chosen / pairs,
            duel.other / pairs,
            duel.lost - margin,
            duel.lost + margin,
            2 * duel.pairs,
        )


def _parts(pairs: int) -> int:
    return -(-pairs // PAIRS_AT_ONCE)
