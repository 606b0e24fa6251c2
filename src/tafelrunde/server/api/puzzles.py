"""Puzzles over HTTP."""

import asyncio

from litestar import get, post

from .. import books, puzzles
from ..wire import PuzzleInfo, PuzzleList, PuzzlesInfo, PuzzleStep, Sketch, TryPuzzle
from .common import troubles


@get("/api/puzzles", tags=["puzzles"])
async def all_puzzles() -> PuzzlesInfo:
    """How many puzzles every game has, by kind and grade, and the one of today."""
    return await asyncio.to_thread(puzzles.overview, puzzles.today())


@get("/api/puzzles/{game:str}", responses=troubles(404), tags=["puzzles"])
async def puzzles_of_game(game: str) -> PuzzleList:
    """Every puzzle of a game."""
    return await asyncio.to_thread(puzzles.listed, books.game_called(game).id)


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=troubles(404, 409), tags=["puzzles"])
async def puzzle(game: str, puzzle: str) -> PuzzleInfo:
    """A puzzle as its seat sees it: nothing hidden, and not its solution."""
    return await asyncio.to_thread(puzzles.describe, books.game_called(game).id, puzzle)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/try",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["puzzles"],
)
async def try_puzzle(game: str, puzzle: str, data: TryPuzzle) -> PuzzleStep:
    """The puzzle after your moves: what the seat sees then, and whether it is solved. The same request has the same
    answer."""
    return await asyncio.to_thread(puzzles.play, books.game_called(game).id, puzzle, data)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/sketch",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["puzzles"],
)
async def puzzle_sketch(game: str, puzzle: str, data: TryPuzzle) -> Sketch:
    """The puzzle after your moves, as text."""
    return await asyncio.to_thread(puzzles.sketch, books.game_called(game).id, puzzle, data)


ROUTES = [all_puzzles, puzzles_of_game, puzzle, try_puzzle, puzzle_sketch]
