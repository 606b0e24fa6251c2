"""`tafelrunde puzzles …`: what it prints, what it writes, and with which exit code it leaves."""

from dataclasses import replace

import pytest
from click.testing import CliRunner

import tafelrunde.cli.puzzles as command
from tafelrunde.cli import main
from tafelrunde.kernel import registry
from tafelrunde.puzzles.model import name_of
from tafelrunde.puzzles.store import puzzles_of, read_puzzles

from .conftest import GAMES, of_kind

FIND = ("find", "karthedis", "--kind", "forbidden", "--seats", "2", "--games", "4")


def run(*args):
    return CliRunner().invoke(main, ["puzzles", *map(str, args)], catch_exceptions=False)


def test_of_refusals_alone_no_set_is_made(tmp_path):
    found, chosen = tmp_path / "found", tmp_path / "chosen"
    assert run(*FIND, "--out", found).output.rstrip().endswith(" found")
    result = run("choose", "karthedis", found, "--out", chosen)
    # refusals are at most half of a set, and there is nothing else in this one
    assert result.exit_code == 2 and "there is no puzzle of karthedis" in result.output
    assert not chosen.exists()


def test_a_choice_is_written_in_the_order_of_kinds_and_grades(tmp_path, monkeypatch):
    all_of = list(puzzles_of("karthedis").values())
    monkeypatch.setattr(command.Book, "puzzles", lambda _book: list(reversed(all_of)))
    file, out = tmp_path / "found", tmp_path / "chosen"
    file.touch()
    result = run("choose", "karthedis", file, "--most", "9", "--out", out)
    chosen = list(read_puzzles(out.read_text("utf-8"), "chosen").values())
    assert result.exit_code == 0 and f"{len(chosen)} of {len(all_of)} puzzles are in {out}" in result.output
    assert 0 < len(chosen) <= 9 and chosen == sorted(
        chosen, key=lambda one: (command.KINDS.index(one.kind), one.grade, one.id)
    )


def test_a_hunt_that_ran_out_of_time_says_how_to_go_on(tmp_path, monkeypatch):
    def out_of_time(*_args):
        raise command.OutOfTime

    monkeypatch.setattr(command, "find", out_of_time)
    result = run(*FIND, "--seconds", "1", "--out", tmp_path / "found")
    assert result.exit_code == 0 and "the same command goes on" in result.output


def test_every_game_is_checked_and_counted():
    result = run("check")
    assert result.exit_code == 0
    for game in GAMES:
        assert f"{game}: {len(puzzles_of(game))} puzzles looked through" in result.output


def test_a_puzzle_that_does_not_hold_is_named(monkeypatch):
    puzzle = of_kind("win-now")
    wrong = replace(puzzle, solution=(puzzle.tempting[0],), keys=(puzzle.tempting[0],))
    wrong = replace(wrong, id=name_of(wrong.kind, wrong.record, wrong.solution))
    monkeypatch.setattr(command, "puzzles_of", lambda _game: {wrong.id: wrong})
    result = run("check", "fuersten")
    assert result.exit_code == 1 and wrong.id in result.output and "does not win" in result.output


@pytest.mark.parametrize("kind", ["win-now", "best", "forbidden"])
def test_a_puzzle_is_shown_with_its_table_and_its_solution(kind):
    puzzle = of_kind(kind)
    shown = run("show", puzzle.id, "--language", "en")
    assert shown.exit_code == 0 and f"{puzzle.id}: {puzzle.game} {puzzle.mode}" in shown.output
    assert "solution: " in shown.output and shown.output.count("\n  ") > 1
    german = run("show", puzzle.id, "--language", "de").output
    assert german != shown.output


def test_a_refusal_is_shown_with_its_reason():
    puzzle = of_kind("forbidden")
    shown = run("show", puzzle.id, "--language", "en").output.split("solution: ")[1]
    assert len(shown.splitlines()) == 1 + len(puzzle.refusals)


def test_bad_input_is_answered_with_a_sentence(tmp_path):
    for wrong, said in (
        (["show", "nothing"], "there is no puzzle 'nothing'"),
        (["find", "chess", "--out", tmp_path / "x"], "chess"),
        (["check", "chess"], "chess"),
    ):
        result = run(*wrong)
        assert result.exit_code == 2 and said in result.output


def test_there_is_a_choice_for_every_game_that_can_be_puzzled_over():
    assert {game.id for game in registry.games() if game.puzzling is not None} == set(GAMES)
