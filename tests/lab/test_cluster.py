"""The same shards on a local Ray. One start for everything: it takes a while."""

import sys
from functools import partial
from pathlib import Path

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.lab.cluster import Cluster
from tafelrunde.lab.folder import read_results
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup

from .changed import FUERSTEN_CARDS, cheap_market
from .conftest import KARTHEDIS


def test_ray_plays_the_same_games_and_other_cards_travel_with_them(karthedis_run: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with Cluster(2, {FUERSTEN_CARDS: (cheap_market(tmp_path),)}) as crew:
        simulate_into(tmp_path / "ray", KARTHEDIS, 40, "t", crew, block=10)
        simulate_into(tmp_path / "market", Lineup.of("fuersten", bots=["greedy"]), 2, "t", crew)
        with pytest.raises(BadInput, match="no mode 'night'"):
            list(crew.each(partial(Lineup.of, "fuersten"), ["night"]))
    ours, theirs = read_results([karthedis_run]), read_results([tmp_path / "ray"])
    assert ours.games.equals(theirs.games) and ours.cards.equals(theirs.cards)
    assert read_results([tmp_path / "market"]).legend.cards["markt"].facts["cost"] == "1 wool"


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match=r"pip install tafelrunde\[cluster\]"):
        Cluster(1)


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(BadInput, match=r"there is no Ray cluster at 127\.0\.0\.1:1"), Cluster(1):
        pass
