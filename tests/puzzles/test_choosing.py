from dataclasses import replace

from tafelrunde.puzzles.choosing import SAME_REASON, choose, choose_proven
from tafelrunde.puzzles.model import FORBIDDEN

from .conftest import all_puzzles


def copies(puzzle, many, **changed):
    """Puzzles that differ by their origin and nothing else."""
    return [replace(puzzle, id=f"{puzzle.id}-{at}", origin=f"seed/{at}@1", **changed) for at in range(many)]


def test_nearly_the_same_is_taken_once_or_twice():
    win = next(puzzle for puzzle in all_puzzles() if puzzle.kind == "win-now")
    assert 1 <= len(choose(copies(win, 10), 100)) <= 2


def test_of_one_game_there_is_one_of_a_kind():
    wins = [puzzle for puzzle in all_puzzles() if puzzle.kind == "win-now"]
    assert len(choose([replace(puzzle, origin="seed/1@5") for puzzle in wins], 100)) == 1


def test_refusals_are_at_most_half_and_spread():
    chosen = choose(all_puzzles(), 1000)
    refusals = [puzzle for puzzle in chosen if puzzle.kind == FORBIDDEN]
    assert 0 < len(refusals) * 2 <= len(chosen)
    codes = [puzzle.refusals[0].code for puzzle in refusals]
    assert max(map(codes.count, codes)) <= SAME_REASON


def test_the_same_is_chosen_whatever_the_order():
    puzzles = all_puzzles()
    assert choose(puzzles, 30) == choose(reversed(puzzles), 30)


def test_what_does_not_hold_is_replaced_and_nothing_is_asked_about_twice():
    puzzles, asked = all_puzzles(), []
    first = choose(puzzles, 12)
    wrong = {first[0].id, first[-1].id}

    def holds(puzzle):
        asked.append(puzzle.id)
        return puzzle.id not in wrong

    chosen = choose_proven(puzzles, 12, holds)
    assert len(chosen) == len(first) and not wrong & {puzzle.id for puzzle in chosen}
    assert {puzzle.id for puzzle in chosen} < set(asked) and len(asked) == len(set(asked))
