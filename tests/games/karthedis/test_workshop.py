"""Deck lists and card sets on the command line, and your own card sets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.cli import main
from tafelrunde.games.karthedis.cards import read_set
from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.games.karthedis.names import card_text
from tafelrunde.kernel import BadInput

from .random_sets import random_set

OURS = Path(str(Path(__file__).parents[3] / "src/tafelrunde/games/karthedis/cards/grundset.toml"))
PEEK = 'keyword = "intervenieren", effect = "peek"'
EXTRA = '[[species]]\nid = "extra"\nname = { de = "E", en = "E" }\n'
CYCLE = 'keyword = "einsatz", effect = "cycle", amount = 3, cost = 2'


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["karthedis", *args])


def test_a_random_deck_passes_the_check(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(run("deck-random", "--seed", "1").output, encoding="utf-8")
    checked = run("deck-check", str(deck), "-l", "de")
    assert checked.exit_code == 0
    cards, curve = checked.output.split("\n\n")
    assert len(cards.splitlines()) == 20 and all(": " in line for line in cards.splitlines())
    assert sum(int(part.split(": ")[1]) for part in curve.strip().split("  ")) == 20
    deck.write_text("nobody\n", encoding="utf-8")
    refused = run("deck-check", str(deck))
    assert refused.exit_code == 2
    assert "line 1: there is no card 'nobody'" in refused.output


def test_a_deck_is_exported_from_a_record(tmp_path: Path) -> None:
    from tafelrunde import new_table  # noqa: PLC0415

    mine = run("deck-random", "--seed", "2").output.strip()
    table = new_table("karthedis", "deckbau", 1, seats=2, options={"decks": "random", "deck_p2": mine})
    record = tmp_path / "game.record"
    record.write_text(table.record().text(), encoding="utf-8")
    assert run("deck-export", str(record), "p2").output.strip() == mine
    assert run("deck-export", str(record), "p1").exit_code == 2


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("value = 7", "value = 70", r"card '\w+', key 'value': a number from 0 to 9, not 70"),
        ('keyword = "einsatz"', 'keyword = "zauber"', "key 'keyword': 'zauber' is not one of abberufen"),
        ('effect = "peek"', 'effect = "steal"', "key 'effect': 'steal' is not one of draw"),
        (
            'keyword = "intervenieren", effect = "peek"',
            'keyword = "einsatz", effect = "peek"',
            "does not go with 'einsatz'",
        ),
        ("copies = 10", "copies = 0", "resource '.*', key 'copies': a number from 1 to 100"),
        ("[[species]]", "[[people]]", "mine.toml: unknown key 'people'"),
        (
            "[[species]]",
            '[[species]]\nid = "extra"\nname = { de = "E", en = "E" }\n[[species]]',
            "there are 12 species",
        ),
        ('species = "', 'species = ["x"] # "', r"key 'species': there is no species \['x'\]"),
        ("lasting = true", "lasting = 1", "key 'lasting': it must be true"),
        (
            'keyword = "einsatz", effect = "cycle", amount = 3, cost = 2',
            'keyword = "einsatz", effect = "draw", amount = 4',
            "at most one card more than it costs",
        ),
        ('rival = "', 'rival = "nobody" # "', "species '.*', key 'rival': another species, not 'nobody'"),
        ('rival = "rechenrueben"', "", r"card 'misstoene_im_parkett': the species 'tuschunken' has no rival"),
        ("id =", "id", "is no card set"),
        ('"Sporen|post"', '"Spo|renpo|st"', r"mine\.toml, key 'hyphens', language 'de', 'Spo\|renpo\|st': one word"),
        ("short = {", "short = [] # {", "card '.*', key 'short': a name by language"),
    ],
)
def test_a_broken_set_is_refused_with_file_card_and_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = OURS.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=message) as error:
        read_set(file)
    assert "mine.toml" in str(error.value)
    checked = run("set-check", str(file))
    assert checked.exit_code == 2 and "mine.toml" in checked.output


def simulate(game: str, cards: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tafelrunde", "simulate", game, "--games", "1"]
    env = {**os.environ, "TAFELRUNDE_KARTHEDIS_SET": str(cards)}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def test_a_set_of_ones_own_takes_the_place_of_ours(tmp_path: Path) -> None:
    assert run("set-check", str(OURS)).exit_code == 0
    file = tmp_path / "mine.toml"
    first = next(iter(CARDS))
    file.write_text(OURS.read_text(encoding="utf-8").replace(f'"{first}"', '"my_own_card"'), encoding="utf-8")
    played = simulate("karthedis", file)
    assert played.returncode == 0, played.stderr


def test_a_broken_set_is_refused_when_it_is_to_be_played_with_and_not_before(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("id = 1", encoding="utf-8")
    for cards in (file, tmp_path / "nowhere.toml"):
        refused = simulate("karthedis", cards)
        assert refused.returncode == 2
        assert cards.name in refused.stderr and "Traceback" not in refused.stderr
        assert simulate("fuersten", cards).returncode == 0


def test_every_card_has_a_text_made_from_its_data_in_both_languages() -> None:
    for card in CARDS.values():
        german, english = card_text(card.id, "de"), card_text(card.id, "en")
        assert german != english
        for text in (german, english):
            assert str(card.value) in text
            assert text.count(" – ") == len(card.abilities)


def test_no_set_that_passes_the_check_trips_the_rules(tmp_path: Path) -> None:
    """Every two abilities one after the other under one keyword, and some hundred cards of anything."""
    file = tmp_path / "random.toml"
    file.write_text(random_set(seed=1), encoding="utf-8")
    assert run("set-check", str(file)).exit_code == 0
    command = [sys.executable, "-m", "tests.games.karthedis.random_sets", "48"]
    env = {**os.environ, "TAFELRUNDE_KARTHEDIS_SET": str(file)}
    played = subprocess.run(command, env=env, cwd=OURS.parents[5], capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr


@pytest.mark.parametrize(
    "abilities",
    [
        '{ keyword = "intervenieren", effect = "retrieve", to = "hand" }',
        '{ keyword = "intervenieren", effect = "peek" }, { keyword = "abberufen", effect = "retrieve", to = "hand" }',
        '{ keyword = "intervenieren", effect = "wipe", target = "own" }, { keyword = "abberufen", effect = "reclaim" }',
        '{ keyword = "intervenieren", effect = "retrieve", to = "deck" },'
        ' { keyword = "intervenieren", effect = "draw", amount = 1 }',
    ],
)
def test_cards_that_would_fetch_each_other_for_ever_in_one_trading_phase_are_refused(
    tmp_path: Path, abilities: str
) -> None:
    file = tmp_path / "mine.toml"
    text = OURS.read_text(encoding="utf-8")
    assert f"[{{ {PEEK} }}]" in text
    file.write_text(text.replace(f"[{{ {PEEK} }}]", f"[{abilities}]", 1), encoding="utf-8")
    with pytest.raises(BadInput, match="would fetch each other for ever"):
        read_set(file)
