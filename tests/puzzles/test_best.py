from tafelrunde.puzzles import best, hunt
from tafelrunde.puzzles.best import _is_clear, looks
from tafelrunde.puzzles.check import check

from .conftest import of_kind


def test_a_lead_must_be_larger_than_its_error():
    assert _is_clear([0.60, 0.61, 0.60, 0.59], [0.50, 0.50, 0.51, 0.50])
    assert not _is_clear([0.60, 0.61, 0.60, 0.59], [0.57, 0.57, 0.57, 0.57])  # too small
    assert not _is_clear([0.80, 0.45, 0.75, 0.50], [0.50, 0.50, 0.51, 0.50])  # too unsure


def test_the_search_finds_it_again():
    assert check(of_kind("best"), thoroughly=True) == ""


def test_what_looks_best_comes_first(one_wool_short):
    assert sorted(looks(one_wool_short)) == sorted(option.text for option in one_wool_short.choice.options)


def test_only_moments_with_something_to_choose_are_looked_at(monkeypatch):
    """In the longer games of the princes most moments leave one sensible move: they would be all that is looked at."""
    looked_at = []
    monkeypatch.setattr(hunt.best, "look", lambda table, _origin: looked_at.append(table))
    hunt.look_at(hunt.Hunt.of("fuersten", modes=["gold"], kinds=["best"], seed="test"), 0)
    assert len(looked_at) == hunt.POSITIONS["best"] and all(map(best.has_a_choice, looked_at))
