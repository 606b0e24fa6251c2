"""Playing Karthedis in the terminal: with bots, at a hot seat, in the draft."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def play(inputs: list[str], *options: str) -> Result:
    return CliRunner().invoke(main, ["play", "karthedis", "--seed", "4", *options], input="\n".join(inputs) + "\n")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("mode", ["classic", "draft", "deckbau"])
def test_a_whole_game_can_be_played_by_numbers(mode: str, language: str) -> None:
    """Always the first entry of the list, to the end of the game."""
    more = ["--option", "decks=random"] if mode == "deckbau" else []
    result = play(["1"] * 600, "--mode", mode, "--seats", "3", "-l", language, *more)
    assert result.exit_code == 0
    assert ("has won" if language == "en" else "hat gewonnen") in result.output
    lines = result.output.replace("help): ", "\n").replace("Hilfe): ", "\n").splitlines()
    assert max(len(line) for line in lines if ".record" not in line) <= 80


def test_at_a_hot_seat_hands_are_hidden_between_seats() -> None:
    result = play(["", "1", "", "", "1", "", "", "1", "q"], "--people", "--seats", "3")
    passed = re.findall(r"(Player \d), press Enter when only you can see", result.output)
    assert len(passed) >= 3 and set(passed) == {"Player 1", "Player 2", "Player 3"}


def test_what_a_card_does_and_why_a_move_is_not_possible_is_explained() -> None:
    result = play(["? tauzaehler", "why bid tauzaehler on 1", "why intervene with tauzaehler", "q"], "--seats", "3")
    told = " ".join(result.output.split())
    assert "Dew Counter: Mumblemoss, trade value 4. Speculate – " in told
    assert "[KA-060, KA-031, KA-149]" in told
    assert "KA-148" in told


def test_seats_and_options_that_do_not_fit_are_one_clear_line() -> None:
    for options, message in (
        (["--seats", "1"], "2 to 36 players"),
        (["--option", "victory=distinct 9"], "cannot be met"),
        (["--option", "victory"], "say it as NAME=VALUE"),
        (["--mode", "deckbau"], "p1 has no deck list"),
        (["--option", "deck_p1=@/nowhere/at/all"], "No such file"),
    ):
        result = play([], *options)
        assert result.exit_code == 2
        assert message in result.output and "Traceback" not in result.output


def test_a_kept_game_goes_on_with_its_seats_and_options(tmp_path: Path) -> None:
    play(["1", "1", "q"], "--seats", "5", "--option", "victory=long")
    (kept,) = (tmp_path / "tafelrunde").glob("karthedis-*.record")
    result = CliRunner().invoke(main, ["play", "--resume", str(kept)], input="q\n")
    assert result.exit_code == 0
    assert "Player 5" in result.output and "5 different" in result.output
