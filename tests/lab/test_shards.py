"""Rows depend on the run, the seed and the number of a game, and on nothing else."""

import json
from pathlib import Path

import pytest

from tafelrunde import new_table
from tafelrunde.kernel import BadInput, registry
from tafelrunde.lab.folder import read_results
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.run import Run, describe
from tafelrunde.lab.shards import UNFINISHED, Order, play_shard
from tafelrunde.lab.simulate import simulate
from tafelrunde.lab.workers import Processes

from ..kernel.toy import TOY
from .conftest import FUERSTEN, KARTHEDIS


def test_processes_play_the_same_games(karthedis_run: Path, tmp_path: Path) -> None:
    """Other blocks, in another order, by other processes: the same rows, bit for bit."""
    with Processes(2) as crew:
        simulate_into(tmp_path / "run", KARTHEDIS, 40, "t", crew, block=7)
    ours, theirs = read_results([karthedis_run]), read_results([tmp_path / "run"])
    assert ours.games.equals(theirs.games) and ours.cards.equals(theirs.cards)


def test_they_are_the_games_of_a_plain_simulation(fuersten_run: Path) -> None:
    rows = read_results([fuersten_run]).games.to_pylist()
    plain = simulate(FUERSTEN, 24, "t")
    assert [row["rounds"] for row in rows] == plain.rounds
    assert sum(row["decisions"] for row in rows) == plain.decisions
    for seat in ("red", "blue"):
        assert sum(row["winners"] == [seat] for row in rows) == plain.wins[seat]


def test_a_row_says_all_about_a_game(karthedis_run: Path) -> None:
    results = read_results([karthedis_run])
    row = results.games.to_pylist()[0]
    assert (row["game"], row["mode"], row["seats"]) == ("karthedis", "classic", ["p1", "p2", "p3"])
    assert json.loads(row["options"]) == {"victory": "distinct 3 or same 2"}
    assert (row["bots"], row["seed"], row["number"]) == (["greedy"] * 3, "t", 0)
    assert (row["rules"], row["cards"]) == (results.run.rules, results.run.cards)
    assert row["first"] in row["seats"] and row["winners"][0] in row["seats"]
    assert row["how"] in ("condition", "tie-break", "standstill")
    assert [sum(deck) for deck in zip(*row["decks"].values(), strict=True)] == [20, 20, 20]
    assert [sum(won) for won in zip(*row["sources"].values(), strict=True)] == pytest.approx(row["points"])
    cards = [card for card in results.cards.to_pylist() if card["number"] == 0]
    assert {card["seat"] for card in cards} == set(row["seats"])
    assert all(card["won"] == (card["seat"] in row["winners"]) for card in cards)
    assert max(card["round"] for card in cards) <= row["rounds"]


def test_a_game_that_takes_too_long_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.lab.simulate.MOST_DECISIONS", 20)
    shard = play_shard(Order(describe(KARTHEDIS).run, "t", 0, 1))
    for row in shard.games.to_pylist():
        assert (row["how"], row["winners"], row["decisions"]) == (UNFINISHED, [], 20)
    assert not any(card["won"] for card in shard.cards.to_pylist())


@pytest.mark.parametrize(("key", "said"), [("rules", "rules version"), ("cards", "card data")])
def test_whoever_has_other_rules_or_cards_does_not_play(key: str, said: str) -> None:
    run = Run.read({**describe(KARTHEDIS).run.json(), key: "other"})
    with pytest.raises(BadInput, match=f"the {said} of karthedis is .* but the run has 'other'"):
        play_shard(Order(run, "t", 0, 1))


def test_a_game_that_tells_nothing_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, TOY.id, TOY)
    assert new_table(TOY.id).game is TOY
    with pytest.raises(BadInput, match="does not tell its games to the lab yet"):
        describe(Lineup.of(TOY.id))
