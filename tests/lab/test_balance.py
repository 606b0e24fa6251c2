"""The commands of docs/balance.md in a shortened form, and whether it speaks of the rules and cards there are now."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.kernel import registry

DOCUMENT = (Path(__file__).parents[2] / "docs" / "balance.md").read_text(encoding="utf-8")

TITLES = {"fuersten": "Fürsten", "karthedis": "Karthedis", "kartenspiel": "Kartenspiel"}


def test_the_commands_of_the_balance_report_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.search(r"```\n(.*?)```", DOCUMENT, re.DOTALL)[1].splitlines()
    assert len(commands) == 22
    for command in commands:
        short = re.sub(r"--games \d+", "--games 10", command)
        done = CliRunner().invoke(main, shlex.split(short)[1:], catch_exceptions=False)
        assert done.exit_code == 0, done.output
    for name, told in (
        ("fuersten-intro", "Hero Token"),
        ("fuersten-duell", "Expansions"),
        ("karthedis-classic", "Bygones"),
        ("kartenspiel-grund", "Knight Token"),
        ("kartenspiel-erweitert", "Mill Token"),
        ("kartenspiel-wissenschaft", "Expansions"),
        ("kartenspiel-politik_intrige", "Expansions"),
        ("kartenspiel-handel_wandel", "Mill Token"),
        ("kartenspiel-barbaren_handelsherren", "Knight Token"),
        ("kartenspiel-zauberer_drachen", "Citadels"),
        ("kartenspiel-turnier", "Knight Token"),
    ):
        text = (tmp_path / "balance" / f"{name}.md").read_text(encoding="utf-8")
        assert f"| {told} |" in text and "## Win contribution of cards" in text


def test_it_was_measured_with_the_rules_and_cards_of_today() -> None:
    """If this fails, rules or figures have changed: repeat the commands of docs/balance.md and update its figures."""
    told = " ".join(DOCUMENT.split())
    for game in registry.games():
        assert f"`{game.data_hash}` of" in told
        assert f"rules version {game.rules_version} of *{TITLES[game.id]}*" in told
