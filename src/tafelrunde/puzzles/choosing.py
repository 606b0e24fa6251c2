"""Choosing from what was found: of every kind, grade and mode some, and no two that are nearly the same."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from . import grading
from .model import BEST, FORBIDDEN, GRADES, KINDS, WIN_NOW, Puzzle

SAME_REASON: Final = 5  # puzzles with the same refusal as their answer
SAME_RULE: Final = 4  # and with the same rules behind it
SAME_ANSWER: Final = 2  # puzzles of a mode with the same first move as their solution
SHARES: Final = {WIN_NOW: 0.36, BEST: 0.30, FORBIDDEN: 0.34}


def choose(found: Iterable[Puzzle], many: int) -> list[Puzzle]:
    """At most so many of them, in the order of kind, grade and id. The same puzzles give the same choice."""
    puzzles = graded(list({puzzle.id: puzzle for puzzle in found}.values()))
    by_kind: dict[str, list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        by_kind[puzzle.kind].append(puzzle)
    games: Counter[str] = Counter()
    chosen: list[Puzzle] = []
    for kind in KINDS:
        wanted = round(many * SHARES[kind])
        # refusals are found by the hundred: they are at most half of all
        chosen += _chosen(by_kind[kind], min(wanted, len(chosen)) if kind == FORBIDDEN else wanted, games)
    return sorted(chosen, key=lambda puzzle: (KINDS.index(puzzle.kind), puzzle.grade, puzzle.id))


def choose_proven(found: Iterable[Puzzle], many: int, holds: Callable[[Puzzle], bool]) -> list[Puzzle]:
    """A choice of which every puzzle holds. Asking takes long, so only those are asked about that would be chosen."""
    pool = {puzzle.id: puzzle for puzzle in found}
    proven: set[str] = set()
    while True:
        chosen = choose(pool.values(), many)
        wrong = [puzzle.id for puzzle in chosen if puzzle.id not in proven and not holds(puzzle)]
        proven.update(puzzle.id for puzzle in chosen)
        if not wrong:
            return chosen
        for name in wrong:
            del pool[name]


def graded(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """How hard a refusal is to see depends on how often it is met, which only all of them together say."""
    met = Counter(_reason(puzzle) for puzzle in puzzles if puzzle.kind == FORBIDDEN)
    whole = sum(met.values())
    return [
        puzzle
        if puzzle.kind != FORBIDDEN
        else replace(
            puzzle,
            grade=grading.forbidden(
                met[_reason(puzzle)] / whole, puzzle.one_allowed, round(puzzle.facts.get("alike", 0))
            ),
        )
        for puzzle in puzzles
    ]


def _chosen(puzzles: Sequence[Puzzle], many: int, games: Counter[str]) -> list[Puzzle]:
    """One from each drawer (mode, seats and grade) in turn, until there are enough."""
    drawers: dict[tuple[str, str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda puzzle: (-_merit(puzzle), puzzle.id)):
        tags = puzzle.tags
        drawers[tags["Mode"], f"{tags['Seats']} {tags.get('Options', '')}", puzzle.grade].append(puzzle)
    order = sorted(drawers, key=lambda drawer: (GRADES.index(drawer[2]), drawer))
    limits = _Limits(games)
    chosen: list[Puzzle] = []
    while many and any(drawers.values()):
        for drawer in order:
            while drawers[drawer]:
                puzzle = drawers[drawer].pop(0)
                if limits.take(puzzle):
                    chosen.append(puzzle)
                    break
            if len(chosen) >= many:
                return chosen
    return chosen


class _Limits:
    """What there has been enough of."""

    def __init__(self, games: Counter[str]) -> None:
        self._games = games
        self._seen: Counter[tuple[str, ...]] = Counter()

    def take(self, puzzle: Puzzle) -> bool:
        """Whether it is unlike all that were taken before; then it is taken."""
        game = puzzle.origin.partition("@")[0]
        limits: dict[tuple[str, ...], int] = {("game", puzzle.kind, game): 1, ("line", *puzzle.solution): SAME_ANSWER}
        if puzzle.kind == FORBIDDEN:
            reason = _reason(puzzle)
            limits["reason", reason] = SAME_REASON
            for refusal in puzzle.refusals[:1]:
                limits["rules", *refusal.rules] = SAME_RULE
            limits["sentence", reason, puzzle.solution[0]] = 1
        else:
            limits["answer", puzzle.mode, puzzle.solution[0]] = SAME_ANSWER
        if self._games[game] >= 2 or any(self._seen[key] >= most for key, most in limits.items()):
            return False
        self._games[game] += 1
        self._seen.update(limits.keys())
        return True


def _reason(puzzle: Puzzle) -> str:
    """The refusal that a puzzle is about; where one sentence is allowed, the first."""
    return puzzle.refusals[0].code


def _merit(puzzle: Puzzle) -> float:
    """What is taken first within a drawer: longer lines, clearer leads, sentences more alike."""
    facts = puzzle.facts
    return facts.get("moves", 0) + facts.get("lead", 0) + facts.get("alike", 0) + facts.get("tempting", 0) / 10
