"""Win this turn: positions from which a seat wins before its turn ends, whatever happens, if it finds how."""

from collections.abc import Sequence
from typing import Final

from ..kernel import Chance, Option, Shuffle
from . import grading
from .model import WIN_NOW, Puzzle, name_of
from .position import AnyTable, at_hand, is_position, keep_up, let_others, record_of
from .prove import MOST_MOVES, OutOfPatience, Proof, sensible

FEWEST_OPTIONS: Final = 4
MOST_KEYS: Final = 0.4  # of all first moves: most must not win
SHORT: Final = 3  # choices: most positions cannot be won at all, and it is soon seen that they cannot be won in a few
NODES_OF_GLANCE: Final = 6000
NODES: Final = 10_000  # to look through everything in the world that is there
NODES_OF_WORLDS: Final = 15_000  # to be sure in others
WORLDS: Final = 10
MOST_POSSIBLE: Final = 8  # first moves that may win: with more of them it is hardly a puzzle
LONGEST_LINE: Final = 30
TEMPTING: Final = 4


def look(table: AnyTable, origin: str) -> Puzzle | None:
    """The puzzle at this table, if it is one."""
    if not is_position(table):
        return None
    hand, options = at_hand(table), sensible(table.choice)
    if len(options) < FEWEST_OPTIONS or _is_up_to_luck(hand, options):
        return None
    keys = _keys(hand, options, origin)
    if not keys:
        return None
    found = _shortest(table, keys)
    if found is None:
        return None
    depth, line = found
    seat = table.choice.seat
    worth = _appraised(table)
    wrong = sorted((option for option in options if option not in keys), key=lambda option: -worth[option])
    best_key = max(worth[option] for option in keys)
    tempting = [option.text for option in wrong if worth[option] >= best_key]
    record = record_of(table)
    facts = {"moves": depth, "options": len(options), "keys": len(keys), "tempting": len(tempting)}
    return Puzzle(
        id=name_of(WIN_NOW, record, tuple(line)),
        kind=WIN_NOW,
        grade=grading.win_now(depth, len(options), len(keys), len(tempting)),
        seat=table.seats[seat],
        record=record,
        solution=tuple(line),
        keys=tuple(option.text for option in keys),
        tempting=tuple(tempting[:TEMPTING] or [option.text for option in wrong[:1]]),
        origin=origin,
        facts=facts,
    )


def _is_up_to_luck(hand: AnyTable, options: Sequence[Option]) -> bool:
    """Before a throw everything depends on it: nothing to think about."""
    at_once = 0
    for option in options:
        after = hand.clone()
        after.choose(option)
        at_once += isinstance(after.ask, Chance | Shuffle)
    return at_once * 2 > len(options)


def _keys(hand: AnyTable, options: Sequence[Option], seed: str) -> list[Option]:
    """The first moves after which the win is certain; none where there are too many, or nobody can tell."""
    try:
        if not any(Proof(hand, NODES_OF_GLANCE, moves=SHORT).first_moves(hand).values()):
            return []
        possible = [option for option, wins in Proof(hand, NODES).first_moves(hand).items() if wins]
    except OutOfPatience:
        return []
    if not 0 < len(possible) <= MOST_POSSIBLE or len(possible) == len(options):
        return []
    sure = [option for option in possible if is_sure(hand, option, seed)]
    return sure if len(sure) <= MOST_KEYS * len(options) else []


def is_sure(hand: AnyTable, option: Option, seed: str, worlds: int = WORLDS) -> bool:
    """Whether the seat wins with this in every world that fits what it sees."""
    try:
        return Proof(hand, NODES_OF_WORLDS, worlds, seed).wins_with(hand, option)
    except OutOfPatience:
        return False


def _shortest(table: AnyTable, keys: Sequence[Option]) -> tuple[int, list[str]] | None:
    """The fewest choices that win, and the seat's moves, with the luck of the table; None where it takes too long."""
    for moves in range(1, MOST_MOVES + 1):
        for key in keys:
            line = _line(table, key, moves)
            if line is not None:
                return moves, line
    return None


def _line(table: AnyTable, key: Option, moves: int) -> list[str] | None:
    """A line that begins with this and has so many choices, minor ones not counted."""
    seat = table.choice.seat
    hand, real = at_hand(table), at_hand(table)
    real.go_on_with_dealer()
    line: list[str] = []
    while not real.over and len(line) < LONGEST_LINE and not (line and is_settled(table, hand)):
        choice = next(choice for choice in real.choices if choice.seat == seat)
        proof = Proof(table, NODES, moves=moves)
        try:
            option = next((o for o in ([key] if not line else proof.plausible(hand)) if proof.wins_with(hand, o)), None)
        except OutOfPatience:
            return None
        if option is None:
            return None
        moves -= choice.prompt in table.game.main_prompts
        line.append(option.text)
        real.choose(option, seat)
        let_others(real, seat)
        keep_up(hand, real)
    return line if is_settled(table, hand) else None


def is_settled(table: AnyTable, hand: AnyTable) -> bool:
    """Whether the seat that was asked at a table has won where a table dealt by hand has come to: the game is over, or
    nothing is left to decide that could change it."""
    try:
        return Proof(table, NODES, moves=0).wins(hand)
    except OutOfPatience:
        return False


def _appraised(table: AnyTable) -> dict[Option, float]:
    """What every option looks worth at a glance."""
    thinking = table.game.thinking
    assert thinking is not None
    worth = thinking.appraise(table.view(table.choice.seat), table.choice)
    return dict(zip(table.choice.options, worth, strict=True))
