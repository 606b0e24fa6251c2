"""Transcripts and recorded games: a change of rules, views, options, cards or words shows in their diff.

`pytest --update-golden` rewrites them.
"""

from pathlib import Path
from typing import Any

import pytest

from tafelrunde import load_record, make_bot, new_table
from tafelrunde.books.messages import messages
from tafelrunde.kernel import Table

TESTS = Path(__file__).parents[2]

# mode, seats, bot, seed, condition
TRANSCRIPTS = {
    "karthedis-classic-greedy": ("classic", 4, "greedy", 1, "quick"),
    "karthedis-draft-greedy": ("draft", 3, "greedy", 2, "quick"),
    "karthedis-deckbau-random": ("deckbau", 2, "random", 3, "long"),
}
# for each set-up a game for each way in which it can end
RECORDED = {
    "classic-condition": ("classic", 4, "greedy", 0, "quick"),
    "classic-tie-break": ("classic", 9, "greedy", 0, "quick"),
    "classic-standstill": ("classic", 2, "random", 0, "long"),
    "draft-condition": ("draft", 3, "greedy", 0, "quick"),
    "draft-tie-break": ("draft", 5, "greedy", 0, "quick"),
    "draft-standstill": ("draft", 2, "random", 0, "long"),
    "deckbau-condition": ("deckbau", 4, "greedy", 0, "quick"),
    "deckbau-tie-break": ("deckbau", 12, "greedy", 0, "quick"),
    "deckbau-standstill": ("deckbau", 2, "random", 0, "long"),
}


def new(mode: str, seats: int, seed: int | str, victory: str) -> Table[Any, Any]:
    options = {"victory": victory, **({"decks": "random"} if mode == "deckbau" else {})}
    return new_table("karthedis", mode, seed, seats=seats, options=options)


def transcript(mode: str, seats: int, bot: str, seed: int, victory: str) -> str:
    table = new(mode, seats, seed, victory)
    players = [make_bot(bot, table.game, f"{seed}/{seat}") for seat in range(seats)]
    words = messages("karthedis", "en")
    lines = [f"karthedis {mode}, {seats} seats, {bot}, seed {seed}, {victory}", ""]
    told = made = 0
    while not table.over:
        choice = table.choice
        if made % 30 == 0:
            lines += ["", str(table), ""]
        option = players[choice.seat].pick(choice, lambda seat=choice.seat: table.view(seat))  # type: ignore[misc]
        lines.append(f"{table.seats[choice.seat]} [{choice.prompt}, {len(choice.options)} options] {option}")
        table.choose(option, choice.seat)
        lines += [f"    {words.event(event, table.seats)}" for event in table.told(None, told)]
        told = len(table.events)
        made += 1
    return "\n".join([*lines, "", str(table), ""])


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcript(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "golden" / f"{name}.txt"
    found = transcript(*TRANSCRIPTS[name])
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


def play_until(mode: str, seats: int, bot: str, first: int, victory: str, how: str) -> Table[Any, Any]:
    """The first game from this seed on that ends in this way."""
    for seed in range(first, first + 500):
        table = new(mode, seats, seed, victory)
        table.drive([make_bot(bot, table.game, f"{seed}/{seat}") for seat in range(seats)])
        if table.result is not None and table.result.how == how:
            return table
    raise AssertionError(f"no game ends by {how}")


@pytest.mark.parametrize("name", RECORDED)
@pytest.mark.rule("KA-100", "KA-101", "KA-181")
def test_recorded_game_replays_exactly(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "records" / f"karthedis-{name}.record"
    how = name.partition("-")[2]
    if request.config.getoption("--update-golden"):
        table = play_until(*RECORDED[name], how)
        file.write_text(table.record().text(), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    table = load_record(text)
    assert table.record().text() == text
    assert table.result is not None and table.result.how == how


def test_every_record_is_listed() -> None:
    found = {file.name for file in (TESTS / "records").iterdir() if file.name.startswith("karthedis")}
    assert found == {f"karthedis-{name}.record" for name in RECORDED}
