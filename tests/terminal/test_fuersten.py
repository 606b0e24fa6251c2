"""Terminal play: what a person types and reads."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde import new_table
from tafelrunde.books.messages import messages
from tafelrunde.bots import make_bot
from tafelrunde.cli import main
from tafelrunde.kernel.record import parse_record
from tafelrunde.terminal import Terminal


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
    return max(len(line) for line in lines if ".record" not in line)


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
    result = play(["", "1", "", "", "2", "", "", "1", "q"], "--people")
    for_red, for_blue, for_red_again = re.split(r"(?:Blue|Red), press Enter when only you", result.output)[1:]
    assert "hand (Red)" in for_red and "Red draws Toll Bridge" in for_red
    assert "Press Enter to hide the screen" in for_red
    assert "hand (Blue)" in for_blue and "hand (Red)" not in for_blue
    assert "Red draws a card from stack" in for_blue and "Toll Bridge" not in for_blue
    assert "hand (Red)" in for_red_again and "hand (Blue)" not in for_red_again


def kept(home: Path) -> list[Path]:
    return sorted((home / "tafelrunde").glob("*.record"))


def test_a_kept_game_goes_on_as_it_was_left(home: Path) -> None:
    play(["1", "q"], "--seat", "blue", "--bot", "random", "-l", "de")
    (file,) = kept(home)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert (record.tags["blue"], record.tags["red"], record.tags["language"]) == ("person", "random", "de")
    result = CliRunner().invoke(main, ["play", "--resume", str(file)], input="1\nq\n", catch_exceptions=False)
    assert result.exit_code == 0
    assert "Hand (Blau)" in result.output and "Hand (Rot)" not in result.output
    assert len(parse_record(file.read_text(encoding="utf-8")).lines) > len(record.lines)
    assert kept(home) == [file]


def test_every_game_is_kept_in_a_file_of_its_own(home: Path) -> None:
    play(["1", "q"])
    play(["2", "q"])
    assert len(kept(home)) == 2


def test_the_game_is_kept_after_every_choice(home: Path) -> None:
    """Even if the program is killed: after each choice the record on disk is the game so far."""
    sizes = []

    def ask(_prompt: str) -> str:
        sizes.append(sum(len(parse_record(f.read_text(encoding="utf-8")).lines) for f in home.glob("x.record")))
        return "1"

    table = new_table("fuersten", seed=3)
    bot = make_bot("greedy", table.game, 1)
    terminal = Terminal(table, {1: bot}, messages("fuersten"), home / "x.record", False, ask, lambda _: None)
    terminal.table.tags["red"] = "person"
    terminal.run()
    assert table.over
    assert sizes[1] > 0 and sizes == sorted(sizes)


def test_a_kept_game_brings_its_own_game_mode_and_seed(home: Path) -> None:
    play(["1", "q"])
    for extra in (["--mode", "intro"], ["--seed", "3"], ["fuersten"]):
        result = CliRunner().invoke(main, ["play", "--resume", str(kept(home)[0]), *extra])
        assert result.exit_code == 2 and "leave them out" in result.stderr


def test_an_unknown_language_of_a_kept_game_becomes_english(home: Path) -> None:
    play(["1", "q"])
    (file,) = kept(home)
    file.write_text(file.read_text(encoding="utf-8").replace('[language "en"]', '[language "xx"]'), encoding="utf-8")
    result = CliRunner().invoke(main, ["play", "--resume", str(file)], input="q\n", catch_exceptions=False)
    assert result.exit_code == 0 and "Your turn begins" in result.output


def test_a_finished_game_can_be_looked_at_again(home: Path) -> None:
    play(["1"] * 4000)
    (file,) = kept(home)
    result = CliRunner().invoke(main, ["play", "--resume", str(file)], catch_exceptions=False)
    assert result.exit_code == 0 and "has won" in result.output


def test_a_game_is_saved_where_told(home: Path) -> None:
    target = home / "mine.record"
    result = play(["1", f"save {target}", "save", "save /no/such/folder/x", "save ~nobodyatall/x", "save a\0b", "q"])
    assert f"written to {target}" in result.output.replace("\n    ", " ").replace("written\n", "written ")
    assert result.output.count("could not be written") == 3
    assert "save FILE" in result.output
    assert parse_record(target.read_text(encoding="utf-8")).tags["Game"] == "fuersten"


@pytest.mark.parametrize("typed", ["²", "? ²", "9" * 5000, "? " + "9" * 5000, "-1", "0", "①", "why", "rule", "???"])
def test_whatever_is_typed_the_game_goes_on(typed: str) -> None:
    result = play([typed, "1", "q"])
    assert result.exit_code == 0
    assert "Red draws Toll Bridge" in result.output


def test_a_menu_behind_an_entry_takes_every_command() -> None:
    """Entry 1 of the first action phase is a card with several sites."""
    result = play(["1", "1", "1", "1", "?", "why build city at 1", "0", "1", "2", "q"])
    assert "Type the number of an option" in result.output
    assert result.output.count("0  back") == 2
    assert "Red builds Toll Bridge" in result.output


def test_moves_can_be_said_in_the_words_that_are_shown() -> None:
    result = play(["1", "1", "1", "build Toll Bridge at 1 above", "q"])
    assert "Red builds Toll Bridge (1 above)" in result.output
    result = play(["1", "1", "1", "build Zollbrücke at 1 oben", "q"], "-l", "de")
    assert "Rot baut: Zollbrücke (1 oben)" in result.output


def test_question_mark_knows_events_centre_cards_and_rules() -> None:
    result = play(["? fehde", "? feud", "? city", "? plentiful harvest", "? celebration", "q"])
    assert result.output.count("Feud: ") == 2
    assert "City: " in result.output
    assert "F-060" in result.output


def test_a_whole_game_can_be_played_by_numbers() -> None:
    """Always the first entry of the list, to the end of the game."""
    result = play(["1"] * 4000)
    assert "has won" in result.output
    assert longest_line(result.output) <= 80
