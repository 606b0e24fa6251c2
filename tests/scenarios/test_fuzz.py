"""Whatever a file says, the answer is what is wrong and where, or a table that can be played on."""

import random
import re
import tomllib
from typing import Any

import pytest

from tafelrunde.kernel import Refused, Table
from tafelrunde.scenarios import Broken, library, scenario_files
from tafelrunde.scenarios.read import parse_scenario
from tafelrunde.scenarios.run import run_scenario, start_scenario

from .mutations import mutated, written

MOVES = 200
FILES = {"fuersten": 120, "karthedis": 300}  # how many of each game, by how long their games take


def answered(source: str, rng: random.Random) -> bool:
    """Whether a file can be understood. Any other exception than Broken is a fault of ours."""
    try:
        scenario = parse_scenario(source, "a.toml")
        table = start_scenario(scenario)
        run_scenario(scenario)
    except Broken as broken:
        assert re.match(r"a\.toml:\d+: .", str(broken)), broken
        return False
    table = Table.load(table.game, table.dump())  # type: ignore[arg-type]
    play_on(table, rng)
    return True


def play_on(table: Table[Any, Any], rng: random.Random) -> None:
    table.go_on_with_dealer()
    for _ in range(MOVES):
        if table.over:
            return
        choice = rng.choice(table.choices)
        table.choose(rng.choice(choice.options), choice.seat)
        if rng.random() < 0.02:
            table.game.words.sketch(table.view(choice.seat), "en", False)
        if rng.random() < 0.02:
            try:
                table.undo(choice.seat)
            except Refused:
                continue


@pytest.mark.parametrize("game", FILES)
def test_a_file_with_mistakes_is_refused_or_played(game: str) -> None:
    originals = [tomllib.loads(file.read_text(encoding="utf-8")) for file in scenario_files([library() / game])]
    rng = random.Random(game)
    understood = sum(answered(written(mutated(rng.choice(originals), originals, rng)), rng) for _ in range(FILES[game]))
    assert 0.1 < understood / FILES[game] < 0.9
