"""Transcripts and recorded games: a change of rules, views, options, cards or words shows in their diff.

`pytest --update-golden` rewrites them.
"""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde import load_record, new_table
from tafelrunde.kernel import Table

from ..transcripts import player, transcript

TESTS = Path(__file__).parents[2]

# mode, what is agreed, bots, seed, choices told
TRANSCRIPTS: dict[str, tuple[str, dict[str, str], str, int, int | None]] = {
    "kartenspiel-grund-greedy": ("grund", {"edition": "2003"}, "greedy", 1, None),
    "kartenspiel-grund-1996-random": ("grund", {"edition": "1996"}, "random", 7, 250),
    "kartenspiel-erweitert-greedy": ("erweitert", {"edition": "2003"}, "greedy", 2, None),
    "kartenspiel-wissenschaft-greedy": ("erweitert", {"sets": "wissenschaft_fortschritt"}, "greedy", 3, None),
    "kartenspiel-wissenschaft-1999-random": (
        "erweitert",
        {"sets": "wissenschaft_fortschritt", "edition": "1999"},
        "random",
        9,
        250,
    ),
    "kartenspiel-politik-greedy": ("erweitert", {"sets": "politik_intrige"}, "greedy", 4, None),
    "kartenspiel-politik-1999-random": ("erweitert", {"sets": "politik_intrige", "edition": "1999"}, "random", 10, 250),
    "kartenspiel-handel-greedy": ("erweitert", {"sets": "handel_wandel"}, "greedy", 5, None),
    "kartenspiel-handel-1999-random": ("erweitert", {"sets": "handel_wandel", "edition": "1999"}, "random", 11, 250),
    "kartenspiel-zauberer-greedy": ("erweitert", {"sets": "zauberer_drachen"}, "greedy", 13, None),
    "kartenspiel-zauberer-1999-random": (
        "erweitert",
        {"sets": "zauberer_drachen", "edition": "1999"},
        "random",
        14,
        250,
    ),
    "kartenspiel-barbaren-greedy": ("erweitert", {"sets": "barbaren_handelsherren"}, "greedy", 6, None),
    "kartenspiel-barbaren-1999-random": (
        "erweitert",
        {"sets": "barbaren_handelsherren", "edition": "1999"},
        "random",
        12,
        250,
    ),
    "kartenspiel-erweitert-1999-random": ("erweitert", {"edition": "1999"}, "random", 8, 250),
}
# for each mode a game for each way in which it can end: who has the last point, at turn or not
RECORDED: dict[str, tuple[str, dict[str, str], str, int]] = {
    "grund-at-turn": ("grund", {"edition": "2003"}, "greedy", 1),
    "grund-off-turn": ("grund", {"edition": "2003"}, "random", 53),
    "erweitert-at-turn": ("erweitert", {"edition": "2003"}, "greedy", 2),
    "erweitert-off-turn": ("erweitert", {"edition": "2003"}, "random", 8),
}


def new(mode: str, agreed: dict[str, str], seed: int) -> Table[Any, Any]:
    return new_table("kartenspiel", mode=mode, seed=seed, options=agreed)


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcript(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "golden" / f"{name}.txt"
    mode, agreed, bot, seed, most = TRANSCRIPTS[name]
    found = transcript(new(mode, agreed, seed), bot, seed, most)
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.rule("K-001", "K-002", "K-026", "K-027")
def test_recorded_game_replays_exactly(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "records" / f"kartenspiel-{name}.record"
    mode, agreed, bot, seed = RECORDED[name]
    if request.config.getoption("--update-golden"):
        table = new(mode, agreed, seed)
        table.drive([player(bot, table, f"{seed}/{seat}") for seat in (0, 1)])
        file.write_text(table.record({"Red": bot, "Blue": bot}).text(), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    table = load_record(text)
    assert table.record().text() == text
    assert name.endswith(how_it_ended(table))


def how_it_ended(table: Table[Any, Any]) -> str:
    assert table.result is not None
    return "at-turn" if table.result.winners == (table.state.active,) else "off-turn"


def test_every_record_is_listed() -> None:
    listed = {f"kartenspiel-{name}.record" for name in RECORDED}
    assert {file.name for file in (TESTS / "records").iterdir() if file.name.startswith("kartenspiel")} == listed
