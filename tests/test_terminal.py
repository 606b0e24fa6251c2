"""Terminal play: what a person types and reads."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.kernel.record import parse_record


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def play(typed: list[str], *args: str) -> Result:
    lines = "".join(line + "\n" for line in typed)
    return CliRunner().invoke(main, ["play", "--seed", "3", *args], input=lines, catch_exceptions=False)


def longest_line(output: str) -> int:
    """Without what is typed (and not echoed here), and without the file name at the end."""
    lines = output.replace("(? for help): ", "\n").splitlines()
    return max(len(line) for line in lines if "fuersten-intro.record" not in line)


def test_a_turn_against_the_bot() -> None:
    result = play(["1", "roll dice", "1", "end turn", "1", "keep hand"])
    assert result.exit_code == 0
    assert "Red draws Toll Bridge from stack 1." in result.output
    assert "Blue draws a card from stack" in result.output
    assert "The game is kept" in result.output
    assert longest_line(result.output) <= 80


def test_refusals_say_why_and_nothing_is_lost() -> None:
    result = play(["1", "build kloster at 1-above", "why build city at 1", "17", "bild road", "quit"], "-l", "de")
    assert "[F-040, F-042, F-044]" in result.output
    assert "Möglichkeit 17 gibt es nicht" in result.output
    assert "bild road" in result.output and "Mit ? siehst du" in result.output
    assert result.exit_code == 0


def test_question_mark_explains() -> None:
    result = play(["?", "? kloster", "? 1", "? nonsense", "rule F-066", "rule F-999", "table", "log", "undo", "q"])
    assert "Type the number of an option" in result.output
    assert "Abbey: " in result.output
    assert "Nothing is known about 'nonsense'" in result.output
    assert "F-066: " in result.output and "There is no rule F-999" in result.output


def test_undo_goes_back_one_choice() -> None:
    result = play(["1", "1", "1", "build zollbruecke at 1-above", "undo", "q"])
    assert "Taken back." in result.output


def test_the_hand_is_hidden_between_seats() -> None:
    result = play(["", "1", "", "2", "", "1", "q"], "--people")
    assert "Give the keyboard to Blue" in result.output
    before, after = result.output.split("Give the keyboard to Blue", 1)
    assert "hand (Red)" in before
    assert "hand (Blue)" in after.split("Give the keyboard to Red", 1)[0]
    assert "hand (Red)" not in after.split("Give the keyboard to Red", 1)[0]
    assert "Red draws a card from stack" in after


def test_a_kept_game_goes_on(home: Path) -> None:
    play(["1", "1", "1", "q"])
    kept = home / "tafelrunde" / "fuersten-intro.record"
    before = len(parse_record(kept.read_text(encoding="utf-8")).lines)
    result = CliRunner().invoke(main, ["play", "--resume", str(kept)], input="end turn\nq\n", catch_exceptions=False)
    assert result.exit_code == 0
    assert len(parse_record(kept.read_text(encoding="utf-8")).lines) > before


def test_a_game_is_saved_where_told(home: Path) -> None:
    target = home / "mine.record"
    result = play(["1", f"save {target}", "save", "save /no/such/folder/x", "q"])
    assert f"written to {target}" in result.output.replace("\n    ", " ").replace("written\n", "written ")
    assert "could not be written" in result.output
    assert parse_record(target.read_text(encoding="utf-8")).tags["Game"] == "fuersten"


def test_a_whole_game_can_be_played_by_numbers() -> None:
    """Always the first entry of the list, to the end of the game."""
    result = play(["1"] * 4000)
    assert "has won" in result.output
    assert longest_line(result.output) <= 80
