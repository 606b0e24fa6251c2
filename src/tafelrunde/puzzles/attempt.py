"""Somebody tries a puzzle. Nothing is kept of it: an attempt is the moves made so far, played from the start."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..kernel import BadInput, Reason, Refused
from . import win_now
from .model import BEST, FORBIDDEN, WIN_NOW, Puzzle
from .position import AnyTable, dealt_by_hand, keep_up, let_others, table_of
from .prove import OutOfPatience, Proof, puzzling_of

OPEN: Final = "open"
SOLVED: Final = "solved"
WRONG: Final = "wrong"
NODES: Final = 2500  # for a look at whether a win is still possible, while somebody waits


@dataclass(frozen=True, slots=True)
class Attempt:
    """Where an attempt has come to: `told` is how many events there were before the last move; a last move that is
    `refused` changes nothing."""

    table: AnyTable
    told: int
    verdict: str
    refused: Reason | None = None


class NoSuchSentence(BadInput):
    """Of a puzzle that asks for one of its sentences, another one was said."""


def attempt(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    """The puzzle after these moves of its seat. Raises NoSuchSentence, and Refused if one but the last is refused."""
    return ATTEMPTS[puzzle.kind](puzzle, moves)


def _at_win_now(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    table = table_of(puzzle)
    start, seat, told = table.clone(), table.choice.seat, 0
    for number, move in enumerate(moves, 1):
        told = len(table.events)
        try:
            table.choose(move, seat)
        except Refused as refused:
            if number < len(moves):
                raise
            return Attempt(table, told, _verdict(puzzle, start, table, moves[:-1]), refused.reason)
        let_others(table, seat)
    return Attempt(table, told, _verdict(puzzle, start, table, moves))


def _verdict(puzzle: Puzzle, start: AnyTable, table: AnyTable, moves: Sequence[str]) -> str:
    if not moves:
        return OPEN
    if _first(table, moves) not in puzzle.keys:
        return WRONG
    hand = dealt_by_hand(puzzle)
    keep_up(hand, table)
    if win_now.is_settled(start, hand):
        return SOLVED
    turn = puzzling_of(table.game).turn
    if table.over or turn(table.state) > turn(start.state):
        return WRONG
    try:
        return OPEN if Proof(start, NODES).wins(hand) else WRONG
    except OutOfPatience:
        return OPEN


def _first(table: AnyTable, moves: Sequence[str]) -> str:
    """The first move as the game writes it: people may type it in another way."""
    return str(table.game.grammar.parse(moves[0]))


def _at_best(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    table = table_of(puzzle)
    if not moves:
        return Attempt(table, 0, OPEN)
    told = len(table.events)
    try:
        table.choose(moves[0], puzzle.seat)
    except Refused as refused:
        return Attempt(table, told, OPEN, refused.reason)
    return Attempt(table, told, SOLVED if _first(table, moves) == puzzle.solution[0] else WRONG)


def _at_forbidden(puzzle: Puzzle, moves: Sequence[str]) -> Attempt:
    table = table_of(puzzle)
    if not moves:
        return Attempt(table, 0, OPEN)
    said = _first(table, moves)
    if said not in puzzle.sentences:
        raise NoSuchSentence("this is not one of the sentences to choose from")
    return Attempt(table, 0, SOLVED if said == puzzle.solution[0] else WRONG)


ATTEMPTS = {WIN_NOW: _at_win_now, BEST: _at_best, FORBIDDEN: _at_forbidden}
