"""A game is one folder in `games/` and one in `web/src/games/`: nothing else in the product names it."""

import re
import subprocess
from pathlib import Path

import pytest

from tafelrunde.discovery import own_games

ROOT = Path(__file__).parents[1]
PRODUCT = ("src", "web", "benchmarks", "Makefile", ".ci", "compile_core.py", "hatch_build.py", "pyproject.toml")
OWN = re.compile(r"(^|/)games/(?P<game>\w+)/")
ABOUT = re.compile(
    r"(^|/)encyclopedia(/|\.ftl$|\.py$)"
)  # the book about the old card game, which names it on every page


def names() -> dict[str, re.Pattern[str]]:
    """How each game may be called: by its id, also as part of a name, or by the longest word of its German name."""
    called = {}
    for game in own_games():
        word = max(game.name["de"].split(), key=len)
        called[game.id] = re.compile(rf"{re.escape(game.id)}|\b{re.escape(word)}\b", re.IGNORECASE)
    return called


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="there is no list of files without git")
def test_nothing_outside_its_folders_names_a_game() -> None:
    listed = subprocess.run(["git", "ls-files", *PRODUCT], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = []
    for path in listed.split():
        file = ROOT / path
        own = OWN.search(path)
        if not file.is_file() or file.suffix in (".png", ".webp", ".ico") or ABOUT.search(path):
            continue
        text = file.read_text(encoding="utf-8")
        for game, pattern in names().items():
            if pattern.search(text) and (own is None or own["game"] != game):
                found.append(f"{path} names {game}")
    assert not found
