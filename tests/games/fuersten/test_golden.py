"""Transcripts of whole games, reviewed like code: a change of rules, views, options or words shows in their diff.

`pytest --update-golden` rewrites them.
"""

from pathlib import Path

import pytest

from tafelrunde import load_record, new_table

from ..transcripts import player, transcript
from .endings import how_it_ended

TESTS = Path(__file__).parents[2]

# mode, bots, seed, choices told
TRANSCRIPTS = {
    "fuersten-intro-greedy": ("intro", "greedy", 1, None),
    "fuersten-intro-random": ("intro", "random", 7, 250),
    "fuersten-gold-greedy": ("gold", "greedy", 1, None),
    "fuersten-wirren-greedy": ("wirren", "greedy", 1, None),
    "fuersten-fortschritt-greedy": ("fortschritt", "greedy", 1, None),
    "fuersten-duell-greedy": ("duell", "greedy", 1, None),
    "fuersten-duell-random": ("duell", "random", 7, 250),
}


# mode, bots, seed: for each mode a game for each way in which it can be won
RECORDED = {
    "intro": {"red": ("greedy", 1), "blue": ("greedy", 4)},
    "gold": {
        "expansion": ("greedy", 506),
        "settlement": ("greedy", 383),
        "city": ("greedy", 524),
        "token": ("greedy", 790),
        "harbour": ("greedy", 749),
        "before-roll": ("random", 324),
        "event": ("random", 193),
    },
    "wirren": {
        "expansion": ("greedy", 903),
        "settlement": ("greedy", 935),
        "city": ("greedy", 508),
        "token": ("greedy", 300),
        "attack": ("greedy", 9),
        "before-roll": ("greedy", 501),
        "event": ("greedy", 756),
    },
    "fortschritt": {
        "expansion": ("greedy", 826),
        "settlement": ("greedy", 247),
        "city": ("greedy", 579),
        "token": ("greedy", 77),
        "before-roll": ("random", 473),
        "event": ("random", 491),
    },
    "duell": {
        "expansion": ("greedy", 971),
        "settlement": ("greedy", 105),
        "city": ("greedy", 542),
        "token": ("greedy", 933),
        "attack": ("greedy", 842),
        "before-roll": ("random", 187),
        "event": ("greedy", 287),
        "dead": ("reckless", 22),
    },
}


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcript(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "golden" / f"{name}.txt"
    mode, bot, seed, most = TRANSCRIPTS[name]
    found = transcript(new_table("fuersten", mode=mode, seed=seed), bot, seed, most)
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("mode", "way"), [(mode, way) for mode, ways in RECORDED.items() for way in ways])
@pytest.mark.rule("F-117", "F-120", "F-121", "F-122", "F-123", "F-124", "F-125", "F-227")
def test_recorded_game_replays_exactly(mode: str, way: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "records" / f"fuersten-{mode}-{way}.record"
    bot, seed = RECORDED[mode][way]
    if request.config.getoption("--update-golden"):
        table = new_table("fuersten", mode=mode, seed=seed)
        table.drive([player(bot, table, f"{seed}/{seat}") for seat in (0, 1)])
        file.write_text(table.record({"Red": bot, "Blue": bot}).text(), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    table = load_record(text)
    assert table.record().text() == text
    assert table.over
    if mode == "intro":
        assert table.result is not None and table.result.winners == (table.seats.index(way),)
    else:
        assert how_it_ended(table) == way


def test_every_record_is_listed() -> None:
    listed = {f"fuersten-{mode}-{way}.record" for mode, ways in RECORDED.items() for way in ways}
    assert {file.name for file in (TESTS / "records").iterdir() if file.name.startswith("fuersten")} == listed
