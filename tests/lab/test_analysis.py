"""Looking back at games: what was lost by which choice."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde import make_bot, new_table
from tafelrunde.bots.mistakes import Effort
from tafelrunde.cli import main
from tafelrunde.lab.analysis import analyse, choices
from tafelrunde.lab.workers import Processes

QUICK = Effort(12, ((6, 20), (4, 40)))


@pytest.fixture(scope="module")
def record() -> str:
    """The beginning of a game in which red knows what it does and blue does not."""
    table = new_table("fuersten", "intro", "a2")
    table.drive([make_bot("greedy", table.game, 1), make_bot("random", table.game, 2)], 90)
    return table.record().text()


def test_who_plays_at_random_gives_away_more(record: str) -> None:
    found = analyse(record, QUICK, named=4)
    assert found.choices == len(choices(record)) == 90
    assert 20 < found.thought_about < 90  # the rest had one option, or was asked while something took effect
    assert found.given_away("blue") > 2 * found.given_away("red")
    largest = found.largest(5)
    lost = [loss.mistake.lost for loss in largest]
    assert largest and lost == sorted(lost, reverse=True)
    for loss in found.losses:
        mistake = loss.mistake
        assert mistake.moment.chosen != mistake.better and 0 < mistake.low < mistake.lost < mistake.high
    assert {loss.seat for loss in found.largest(5, "red")} <= {"red"}
    lines = record.splitlines()
    assert all(lines[loss.line - 1] == f"{loss.seat}: {loss.mistake.moment.chosen}" for loss in found.losses)
    answers = [line for line in lines if line and not line.startswith("[")]
    assert all(answers[loss.mistake.moment.answers] == lines[loss.line - 1] for loss in found.losses)


def test_chances_are_told_for_every_seat_and_make_a_whole(record: str) -> None:
    found = analyse(record, QUICK)
    assert len(found.chances) == found.thought_about
    assert [answer for answer, _ in found.chances] == sorted(answer for answer, _ in found.chances)
    assert all(len(shares) == 2 and abs(sum(shares) - 1) < 1e-6 for _, shares in found.chances)


def test_a_planted_blunder_is_the_largest_mistake() -> None:
    """Red plays well, but once, with enough to build, lets a road and a settlement go and trades it all away."""
    table = new_table("fuersten", "intro", "planted")
    bots = [make_bot("greedy", table.game, seat) for seat in (1, 2)]
    planted = None
    while planted is None:
        choice = table.choice
        build = [option.text for option in choice.options if option.text.startswith("build settlement")]
        if choice.prompt == "action" and build:
            planted = len(table.answers)
            blunder = next(option for option in choice.options if option.text.startswith("end"))
            seat = table.seats[choice.seat]
            table.choose(blunder, choice.seat)
        else:
            picked = bots[choice.seat].pick(choice, lambda seat=choice.seat: table.view(seat))
            table.choose(picked, choice.seat)
    table.drive(bots, 20)
    found = analyse(table.record().text(), QUICK)
    worst = found.largest(1)[0]
    assert (worst.mistake.moment.answers, worst.seat) == (planted, seat)
    assert worst.mistake.low > 0.02


def test_it_is_the_same_whoever_does_the_work(record: str) -> None:
    short = Effort(4, ((2, 20), (1, 20)))
    with Processes(2) as crew:
        assert analyse(record, short, crew) == analyse(record, short)


def test_the_command(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    told = json.loads(CliRunner().invoke(main, ["analyse", str(file), "--trials", "6", "--top", "3", "--json"]).stdout)
    assert told["choices"] == 90 and 1 <= len(told["losses"]) <= 6
    assert set(told["given_away"]) == set(told["too_close"]) == {"red", "blue"}
    assert all(loss["low"] > 0 and loss["better"] != loss["chosen"] for loss in told["losses"])
    assert len(told["chances"]) == told["thought_about"]
    thrown = told["luck"]["dice"]["production_die"]["thrown"]
    assert sum(thrown.values()) == record.count("* production_die:") > 3
    shown = CliRunner().invoke(
        main, ["analyse", str(file), "--trials", "6", "--top", "1", "--seat", "blue", "-l", "de"]
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
