"""Going through a puzzle again: whether what it says still holds, by the rules and cards there are now."""

from ..kernel import Option
from . import best, win_now
from .model import BEST, FORBIDDEN, WIN_NOW, DamagedPuzzle, Puzzle, name_of
from .position import AnyTable, at_hand, dealt_by_hand, keep_up, let_others, table_of
from .prove import sensible


def check(puzzle: Puzzle, thoroughly: bool = False) -> str:
    """What is wrong with a puzzle in one sentence; empty if it holds.

    Proving that every key wins and searching for the best move take seconds, and are done `thoroughly` only.
    """
    try:
        table = table_of(puzzle)
    except DamagedPuzzle as error:
        return str(error)
    if puzzle.id != name_of(puzzle.kind, puzzle.record, puzzle.solution):
        return f"{puzzle.id}: it should be called {name_of(puzzle.kind, puzzle.record, puzzle.solution)}"
    if table.over or puzzle.seat not in table.seats or table.seats[table.choice.seat] != puzzle.seat:
        return f"{puzzle.id}: {puzzle.seat} is not the seat that is asked"
    wrong = CHECKS[puzzle.kind](puzzle, table, thoroughly)
    return f"{puzzle.id}: {wrong}" if wrong else ""


def _win_now(puzzle: Puzzle, table: AnyTable, thoroughly: bool) -> str:
    offered = {option.text: option for option in sensible(table.choice)}
    if puzzle.solution[0] not in puzzle.keys:
        return "its solution does not begin with one of its keys"
    missing = [move for move in (*puzzle.keys, *puzzle.tempting) if move not in offered]
    if missing:
        return f"{missing[0]!r} is not offered"
    start, hand, seat = table.clone(), dealt_by_hand(puzzle), table.choice.seat
    for move in puzzle.solution:
        reason = table.why_not(move, seat)
        if reason is not None:
            return f"{move!r} is refused ({reason.code})"
        table.choose(move, seat)
        let_others(table, seat)
    keep_up(hand, table)
    if not win_now.is_settled(start, hand):
        return "its solution does not win"
    if thoroughly:
        for move, option in offered.items():
            if win_now.is_sure(at_hand(start), option, puzzle.id) != (move in puzzle.keys):
                return f"{move!r} {'does not win' if move in puzzle.keys else 'wins as well'}"
    return ""


def _best(puzzle: Puzzle, table: AnyTable, thoroughly: bool) -> str:
    offered = {option.text for option in table.choice.options}
    missing = [one.move for one in puzzle.weighed if one.move not in offered]
    if missing:
        return f"{missing[0]!r} is not offered"
    chances = [one.chance for one in puzzle.weighed]
    if puzzle.weighed[0].move != puzzle.solution[0] or chances[0] - max(chances[1:]) < best.LEAST_LEAD / 2:
        return "its solution does not lead clearly"
    if thoroughly:
        found = best.weigh(table, puzzle.id, best.TRIALS, 2)
        if found is None or found[0].move != puzzle.solution[0]:
            return "other searches do not find it clearly best"
    return ""


def _forbidden(puzzle: Puzzle, table: AnyTable, _thoroughly: bool) -> str:
    because = {refusal.move: refusal for refusal in puzzle.refusals}
    odd = [move for move in puzzle.sentences if (move in because) != puzzle.one_allowed]
    if odd != [puzzle.solution[0]]:
        return "its answer is not the only sentence of its kind"
    for move in puzzle.sentences:
        parsed = table.game.grammar.parse(move)
        if not isinstance(parsed, Option):
            return f"{move!r} is no sentence of the game"
        reason = table.why_not(parsed, puzzle.seat)
        said = because.get(move)
        if (reason is None) != (said is None):
            return f"{move!r} is {'allowed' if reason is None else f'refused ({reason.code})'}"
        if reason is not None and said is not None and (reason.code, reason.rules) != (said.code, said.rules):
            return f"{move!r} is refused for another reason: {reason.code} [{', '.join(reason.rules)}]"
    return ""


CHECKS = {WIN_NOW: _win_now, BEST: _best, FORBIDDEN: _forbidden}
