"""Playing Karthedis in the terminal: with bots, at a hot seat, in the draft."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde import load_record, make_bot, new_table
from tafelrunde.cli import main
from tafelrunde.kernel.record import Chose


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


def test_play_proposes_the_longer_condition_and_takes_the_quick_one_by_name() -> None:
    assert "to win: 5 different or 3 different and 3 of a kind" in play(["q"], "--seats", "3").output
    assert "to win: 3 different or 2 of a kind" in play(["q"], "--seats", "3", "--option", "victory=quick").output


def record_before_the_end(file: Path) -> str:
    """A game that p1, a person, wins with the next choice; which one it is."""
    for seed in range(100):
        table = new_table("karthedis", seed=seed, seats=2)
        table.drive([make_bot("greedy", table.game, seat) for seat in range(2)])
        last = table.answers[-1]
        assert isinstance(last, Chose)
        if [choice.seat for choice in table.offers] == [0] and last.seat == 0:
            before = load_record(table.record().text())
            again = new_table("karthedis", seed=seed, seats=2, options=before.setting.options)
            for answer in before.answers:
                if isinstance(answer, Chose) and answer is not before.answers[-1]:
                    again.choose(answer.option, answer.seat)
            again.tags.update(p1="person", p2="greedy")
            file.write_text(again.record().text(), encoding="utf-8")
            return last.option.text
    raise AssertionError("p1 never wins with a choice of its own")


def test_who_has_won_may_show_the_hand_and_leads_when_it_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "won.record"
    last = record_before_the_end(kept)
    shown = CliRunner().invoke(main, ["play", "--resume", str(kept)], input=f"{last}\n1\n")
    assert shown.exit_code == 0 and "Do you lay your hand open" in " ".join(shown.output.split())
    told = " ".join(shown.output.split())
    assert "Player 1 lays the hand open: " in told
    file = re.search(r"play --after (\S+)", shown.output)[1]  # type: ignore[index]
    assert Path(file) == kept and kept.read_text(encoding="utf-8").endswith("p1: show hand\n")
    again = CliRunner().invoke(main, ["play", "--after", file], input="q\n")
    assert again.exit_code == 0
    assert "market leader Player 1" in again.output and "to win: 3 different or 2 of a kind" in again.output
    records = [path.read_text(encoding="utf-8") for path in (tmp_path / "tafelrunde").iterdir()]
    assert any('[Follows "' in text and '"leader":"p1"' in text.replace("\\", "") for text in records)
    refused = CliRunner().invoke(main, ["play", "karthedis", "--after", file])
    assert refused.exit_code == 2 and "leave them" in refused.output


def test_the_hand_says_what_its_cards_do() -> None:
    told = " ".join(play(["q"], "--seats", "3").output.split())
    hand = told.partition(" hand: ")[2]
    assert "trade value" in hand and re.search(r"[A-Z]\w+ – [A-Z]\w+ ", hand)
