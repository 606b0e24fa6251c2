"""The puzzles of a game lie in its own folder: one file, a line for each."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ..kernel import Game, registry
from .model import DamagedPuzzle, Puzzle, read_puzzle

FILE: Final = "puzzles.jsonl"


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game by their ids; a game need not have any. Raises DamagedPuzzle, naming the line."""
    source = files(registry.game(game).package) / FILE
    if not source.is_file():
        return {}
    return read_puzzles(source.read_text(encoding="utf-8"), FILE)


def read_puzzles(text: str, name: str) -> dict[str, Puzzle]:
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            puzzle = read_puzzle(line)
        except DamagedPuzzle as error:
            raise DamagedPuzzle(f"{name}, line {number}: {error}") from error
        if puzzle.id in found:
            raise DamagedPuzzle(f"{name}, line {number}: the puzzle {puzzle.id} stands there twice")
        found[puzzle.id] = puzzle
    return found


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    file.write_text("".join(f"{puzzle.line()}\n" for puzzle in puzzles), encoding="utf-8")


def own_file(game: Game[Any, Any]) -> Path:
    """Where the puzzles of a game are kept, for who works on its sources."""
    return Path(str(files(game.package))) / FILE
