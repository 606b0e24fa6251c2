"""Looking back at games: what was lost by which choice."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde import make_bot, new_table
from tafelrunde.cli import main
from tafelrunde.lab.analysis import analyse, choices
from tafelrunde.lab.workers import Processes

TRIALS = 24


@pytest.fixture(scope="module")
def record() -> str:
    """The beginning of a game in which red knows what it does and blue does not."""
    table = new_table("fuersten", "intro", "analysed")
    table.drive([make_bot("greedy", table.game, 1), make_bot("random", table.game, 2)], 90)
    return table.record().text()


def test_who_plays_at_random_gives_away_more(record: str) -> None:
    found = analyse(record, TRIALS)
    assert found.choices == choices(record) == 90
    assert 20 < len(found.losses) < 90  # the rest had one option, or was asked while something took effect
    assert found.given_away("blue") > 2 * found.given_away("red")
    largest = found.largest(5)
    assert [loss.lost for loss in largest] == sorted((loss.lost for loss in largest), reverse=True)
    assert all(loss.chosen != loss.better and loss.best >= loss.chance for loss in largest)
    assert {loss.seat for loss in found.largest(5, "red")} <= {"red"}
    lines = record.splitlines()
    assert all(lines[loss.line - 1] == f"{loss.seat}: {loss.chosen}" for loss in found.losses)


def test_it_is_the_same_whoever_does_the_work(record: str) -> None:
    with Processes(2) as crew:
        assert analyse(record, 10, crew) == analyse(record, 10)


def test_the_command(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    told = json.loads(CliRunner().invoke(main, ["analyse", str(file), "--trials", "10", "--top", "3", "--json"]).stdout)
    assert told["choices"] == 90 and len(told["losses"]) <= 3
    assert set(told["given_away"]) == {"red", "blue"}
    shown = CliRunner().invoke(
        main, ["analyse", str(file), "--trials", "10", "--top", "1", "--seat", "blue", "-l", "de"]
    )
    assert shown.exit_code == 0 and "blue: gave away" in shown.stdout and "to win" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere.record"], "No such file"),
        (["{record}", "--seat", "green"], "there is no seat 'green' in this record; there is: red, blue"),
        (["{broken}"], "tag"),
    ],
)
def test_bad_input(arguments: list[str], sentence: str, record: str, tmp_path: Path) -> None:
    (tmp_path / "game.record").write_text(record, encoding="utf-8")
    (tmp_path / "broken.record").write_text("nothing", encoding="utf-8")
    given = [word.format(record=tmp_path / "game.record", broken=tmp_path / "broken.record") for word in arguments]
    answer = CliRunner().invoke(main, ["analyse", *given])
    assert answer.exit_code == 2 and sentence in answer.stderr and "Traceback" not in answer.output
