"""Transcripts of whole games, reviewed like code: a change of rules, views, options or words shows in their diff.

`pytest --update-golden` writes them anew.
"""

from pathlib import Path

import pytest

from tafelrunde import load_record, new_table
from tafelrunde.bots import make_bot
from tafelrunde.messages import messages

TESTS = Path(__file__).parents[2]
SHOW_TABLE_EVERY = 40

# bots, seed, choices told: between them every way the introductory game ends (either prince with seven points)
GAMES = {
    "fuersten-intro-greedy": ("greedy", 1, None),
    "fuersten-intro-greedy-other": ("greedy", 4, None),
    "fuersten-intro-random": ("random", 7, 250),
}


def transcript(bot: str, seed: int, most: int | None) -> str:
    table = new_table("fuersten", mode="intro", seed=seed)
    players = [make_bot(bot, table.game, f"{seed}/{seat}") for seat in (0, 1)]
    words = messages("fuersten", "en")
    lines = [f"fuersten intro, {bot} against {bot}, seed {seed}", ""]
    told = made = 0
    while not table.over and (most is None or made < most):
        choice = table.choice
        if made % SHOW_TABLE_EVERY == 0:
            lines += ["", str(table), ""]
        option = players[choice.seat].pick(choice, lambda seat=choice.seat: table.view(seat))  # type: ignore[misc]
        lines.append(f"{table.seats[choice.seat]} [{choice.prompt}, {len(choice.options)} options] {option}")
        table.choose(option)
        lines += [f"    {words.event(event)}" for event in table.told(None, told)]
        told = len(table.events)
        made += 1
    return "\n".join([*lines, "", str(table), ""])


@pytest.mark.parametrize("name", GAMES)
def test_transcript(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "golden" / f"{name}.txt"
    found = transcript(*GAMES[name])
    if request.config.getoption("--update-golden"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name, (_, _, most) in GAMES.items() if most is None])
def test_recorded_game_replays_exactly(name: str, request: pytest.FixtureRequest) -> None:
    file = TESTS / "records" / f"{name}.record"
    if request.config.getoption("--update-golden"):
        bot, seed, _ = GAMES[name]
        table = new_table("fuersten", mode="intro", seed=seed)
        table.drive([make_bot(bot, table.game, f"{seed}/{seat}") for seat in (0, 1)])
        file.write_text(table.record({"Red": bot, "Blue": bot}).text(), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    table = load_record(text)
    assert table.record({"Red": "greedy", "Blue": "greedy"}).text().splitlines()[8:] == text.splitlines()[8:]
    assert table.over


def test_the_recorded_games_show_both_ways_to_end() -> None:
    winners = {
        load_record(file.read_text(encoding="utf-8")).result.winners  # type: ignore[union-attr]
        for file in (TESTS / "records").glob("fuersten-intro-*.record")
    }
    assert winners == {(0,), (1,)}
