"""The terminal does not tell either what is sealed at its table, nor does the command line what is at any."""

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.kernel import Table, registry
from tafelrunde.terminal.explain import Explainer

from ..server.caravan.game import GAME


@pytest.mark.parametrize("chest", ["sealed", "open"])
def test_what_is_sealed_is_neither_explained_nor_understood(chest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "caravan", GAME)
    table = Table(GAME, "short", options={"chest": chest}, seed=1)
    explainer = Explainer(GAME, "de", GAME.sealed(table.setting))
    is_open = chest == "open"
    assert bool(explainer.cards("phoenix")) == bool(explainer.cards("Phö")) == is_open
    assert [line[:5] for line in explainer.rules("phönix")] == (["  C-2", "  C-3"] if is_open else [])
    assert explainer.in_ids("play Phönix") == ("play phoenix" if is_open else "play phönix")
    reason = table.why_not("play phoenix")
    assert (reason is None) == is_open and (is_open or reason.code == "unknown-word")  # type: ignore[union-attr]
    assert explainer.cards("camel") and explainer.rules("C-1") and explainer.examples(table.choice)["card"] == "Kamel"


def test_without_a_table_only_rules_about_open_things_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "caravan", GAME)
    assert "C-1" in CliRunner().invoke(main, ["rules", "caravan"]).output
    for arguments in (["rules", "caravan"], ["rules", "caravan", "Phoenix"], ["rules", "caravan", "--json"]):
        told = CliRunner().invoke(main, arguments).output
        assert "C-2" not in told and "C-3" not in told and "phoenix lies" not in told.lower()
    page = CliRunner().invoke(main, ["guide", "caravan"]).output
    assert "Play a card. [C-1]" in page and "bird" not in page and "chest" not in page
