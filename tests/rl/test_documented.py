"""docs/rl.md says what is: its examples run, and its numbers are those of the program."""

import doctest
import re
from pathlib import Path

from tafelrunde import rl

from .settings import every_setting

DOCUMENT = Path(__file__).parents[2] / "docs" / "rl.md"


def test_the_examples_run() -> None:
    assert doctest.testfile(str(DOCUMENT), module_relative=False) == (0, 20)


@every_setting
def test_the_sizes_and_fingerprints_are_those_of_the_program(game: str, mode: str, seats: int) -> None:
    environment = rl.raw_env(game, mode, seats=seats)
    sizes = f"{len(environment.actions):,} | {len(environment.layout):,} | {environment.episode.fingerprint()}"
    assert f"\n| {game} | {mode} | {seats} | {sizes} |\n" in DOCUMENT.read_text(encoding="utf-8")


def test_every_block_is_described() -> None:
    section = DOCUMENT.read_text(encoding="utf-8").partition("## Observations")[2].partition("\n## ")[0]
    for title, game, mode in (
        ("Die Fürsten", "fuersten", "duell"),
        ("Karthedis", "karthedis", "draft"),
        ("Das Siedler-Kartenspiel", "kartenspiel", "erweitert"),
        ("Das Siedler-Kartenspiel", "kartenspiel", "turnier"),
    ):
        table = section.partition(f"### {title}")[2].partition("###")[0]
        described = re.findall(r"`([^`]+)`", table)
        for block in rl.raw_env(game, mode).layout.blocks:
            if block.startswith("me.") or "." not in block:
                assert any(word == block or word.startswith(f"{block}.") for word in described), block
