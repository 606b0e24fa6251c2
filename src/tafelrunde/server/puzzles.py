"""Puzzles to look at and to try. Nothing is kept of what visitors try: each request plays it from the start."""

import datetime
from collections import Counter
from functools import cache, lru_cache
from hashlib import blake2b

import msgspec

from ..books.sealed import Sealed
from ..kernel import Choice, Refused, registry
from ..puzzles.attempt import OPEN, SOLVED, Attempt, NoSuchSentence, attempt
from ..puzzles.model import FORBIDDEN, DamagedPuzzle, Puzzle
from ..puzzles.position import table_of
from ..puzzles.store import puzzles_of
from .live import choice_info
from .settings import whole
from .sketches import sketched
from .trouble import Trouble, reason_info, refusal
from .wire import (
    Over,
    PuzzleCount,
    PuzzleInfo,
    PuzzleList,
    PuzzlesInfo,
    PuzzlesOfGame,
    PuzzleSolution,
    PuzzleStep,
    PuzzleTitle,
    RefusedSentence,
    Sketch,
    TryPuzzle,
    WeighedMove,
    encode,
)

KEPT = 256
SHOWN = 5  # moves that a solution compares


@cache
def all_of(game: str) -> dict[str, Puzzle]:
    """Every puzzle of a game but those that tell of something sealed. A file that is damaged has none: that is a matter
    for `tafelrunde puzzles check`."""
    sealed = Sealed(registry.game(game), registry.game(game).sealed(None))
    try:
        found = puzzles_of(game)
    except DamagedPuzzle:
        return {}
    return {id: puzzle for id, puzzle in found.items() if not sealed or not sealed.named_in([puzzle.line()])}


def today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


def overview(day: datetime.date) -> PuzzlesInfo:
    games = [game.id for game in registry.games() if all_of(game.id)]
    return PuzzlesInfo(day.isoformat(), [_counted(game, day) for game in games])


def _counted(game: str, day: datetime.date) -> PuzzlesOfGame:
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in all_of(game).values())
    return PuzzlesOfGame(
        game,
        [PuzzleCount(kind, grade, many) for (kind, grade), many in sorted(counts.items())],  # type: ignore[arg-type]
        _title(game, of_day(game, day)),
    )


def of_day(game: str, day: datetime.date) -> str:
    """The puzzle of a day: all have their turn before one comes again, in an order that says nothing about them."""
    order = sorted(all_of(game), key=lambda id: blake2b(id.encode(), digest_size=8).digest())
    return order[day.toordinal() % len(order)]


def listed(game: str) -> PuzzleList:
    return PuzzleList(game, [_title(game, id) for id in all_of(game)])


@lru_cache(4096)
def _title(game: str, id: str) -> PuzzleTitle:
    puzzle = all_of(game)[id]
    tags = puzzle.tags
    return PuzzleTitle(id, puzzle.kind, puzzle.grade, tags["Mode"], len(tags["Seats"].split()))  # type: ignore[arg-type]


def puzzle_called(game: str, id: str) -> Puzzle:
    if id not in all_of(game):
        raise Trouble(404, "no-puzzle", game=game)
    return all_of(game)[id]


def describe(game: str, id: str) -> PuzzleInfo:
    puzzle = puzzle_called(game, id)
    try:
        table = table_of(puzzle)
    except DamagedPuzzle as error:
        raise _broken() from error
    return PuzzleInfo(
        puzzle.id,
        game,
        puzzle.kind,  # type: ignore[arg-type]
        puzzle.grade,
        table.mode,
        list(table.seats),
        dict(whole(table.game, table.setting).options),
        puzzle.seat,
        msgspec.Raw(encode(table.view(puzzle.seat))),
        None if puzzle.kind == FORBIDDEN else choice_info(table.choice),
        list(puzzle.sentences),
        puzzle.one_allowed,
    )


def play(game: str, id: str, wish: TryPuzzle) -> PuzzleStep:
    """The puzzle after the visitor's moves, which are refused as at any table."""
    puzzle = puzzle_called(game, id)
    found = _tried(game, id, tuple(wish.moves))
    table = found.table
    choice = _choice(puzzle, found)
    result = table.result
    told = found.verdict == SOLVED or wish.give_up
    return PuzzleStep(
        msgspec.Raw(encode(table.view(puzzle.seat))),
        [msgspec.Raw(encode(event)) for event in table.told(puzzle.seat, found.told)],
        None if choice is None else choice_info(choice),
        None if found.refused is None else reason_info(game, found.refused),
        found.verdict,  # type: ignore[arg-type]
        None if result is None else Over([table.seats[winner] for winner in result.winners], result.how),
        _solution(game, puzzle, wish.moves) if told else None,
    )


def sketch(game: str, id: str, wish: TryPuzzle) -> Sketch:
    puzzle = puzzle_called(game, id)
    return sketched(_tried(game, id, tuple(wish.moves)).table, puzzle.seat)


@lru_cache(KEPT)
def _tried(game: str, id: str, moves: tuple[str, ...]) -> Attempt:
    try:
        return attempt(puzzle_called(game, id), moves)
    except Refused as refused:
        raise refusal(game, refused.reason) from refused
    except NoSuchSentence as error:
        raise Trouble(422, "bad-input", "bad-input-puzzle-sentence") from error
    except DamagedPuzzle as error:
        raise _broken() from error


def _broken() -> Trouble:
    return Trouble(409, "broken-puzzle")


def _choice(puzzle: Puzzle, found: Attempt) -> Choice | None:
    """What the seat is asked next, while the puzzle is open."""
    if puzzle.kind == FORBIDDEN or found.verdict != OPEN:
        return None
    seat = found.table.seats.index(puzzle.seat)
    return next((choice for choice in found.table.choices if choice.seat == seat), None)


def _solution(game: str, puzzle: Puzzle, moves: list[str]) -> PuzzleSolution:
    table = table_of(puzzle)
    weighed = [one for at, one in enumerate(puzzle.weighed) if at < SHOWN or one.move in moves]
    return PuzzleSolution(
        list(puzzle.solution),
        list(puzzle.keys),
        [WeighedMove(one.move, one.chance, one.trials) for one in weighed],
        [
            RefusedSentence(refused.move, reason_info(game, reason))
            for refused in puzzle.refusals
            if (reason := table.why_not(refused.move, puzzle.seat)) is not None
        ],
    )
