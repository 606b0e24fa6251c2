"""Our data of the village against the independent fact file."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.charterstone import data

FACTS = tomllib.loads((Path(__file__).parents[2] / "facts" / "charterstone.toml").read_text(encoding="utf-8"))


def listed(kind: str, key: str = "id") -> dict[Any, dict[str, Any]]:
    return {fact[key]: fact for fact in FACTS[kind]}


@pytest.mark.parametrize("kind", ["commons", "basic", "building"])
def test_buildings(kind: str) -> None:
    for id, fact in listed(kind).items():
        found = data.BUILDINGS[id]
        assert found.name == {"de": fact["de"], "en": fact["en"]}
        assert dict(found.cost) == fact.get("cost", {})
        assert dict(found.gain) == fact.get("gain", {})
        assert dict(found.build) == fact.get("build", {})
        assert [dict(gain) for gain in found.choices] == fact.get("gain_choice", [])
        assert (found.action, found.rebate, found.value) == (
            fact.get("action", ""),
            fact.get("rebate", 0),
            fact.get("value", 0),
        )
        assert (found.crate, found.district, found.number) == (
            fact.get("crate", 0),
            fact.get("district", ""),
            fact.get("number", 0),
        )
        per = fact.get("per")
        assert (found.per is None) == (per is None)
        if found.per is not None and per is not None:
            assert (found.per.counted, dict(found.per.gain), found.per.most) == (per["count"], per["gain"], per["max"])


def test_there_is_nothing_else() -> None:
    assert len(data.BUILDINGS) == sum(len(FACTS[kind]) for kind in ("commons", "basic", "building"))
    assert set(data.ASSISTANTS) == set(listed("assistant"))
    for kind, cards in data.CARD_KINDS.items():
        assert set(cards) == set(listed(kind))
    assert set(data.PERSONAS) == set(listed("persona"))
    assert set(data.OBJECTIVES) == set(listed("objective"))
    assert set(data.CRATES) == set(listed("crate", "number"))
    assert set(data.AUTOMA_CARDS) == set(listed("automa"))


def test_what_cards_do() -> None:
    for kind, found in (("assistant", data.ASSISTANTS), ("persona", data.PERSONAS), ("friend", data.FRIENDS)):
        for id, fact in listed(kind).items():
            assert (found[id].when, dict(found[id].gain)) == (fact.get("when", ""), fact.get("gain", {}))
    for id, fact in listed("guest").items():
        assert [dict(reward) for reward in data.GUESTS[id].rewards] == [fact["reward_a"], fact["reward_b"]]
    for id, fact in listed("item").items():
        assert (dict(data.ITEMS[id].cost), dict(data.ITEMS[id].gain)) == (fact["cost"], fact["gain"])
    assert set(data.MINIONS) == set(listed("minion"))
    for id, fact in listed("minion").items():
        minion = data.MINIONS[id]
        assert (dict(minion.placed), dict(minion.visited)) == (fact["placed"], fact["visited"])
        assert (minion.figures, minion.district) == (fact["figures"], fact["district"])
    for id, fact in listed("treasure").items():
        treasure = data.TREASURES[id]
        assert (dict(treasure.gain), treasure.action) == (fact.get("gain", {}), fact.get("action", ""))
        assert (treasure.modifier, treasure.rebate) == (fact.get("modifier", ""), fact.get("rebate", 0))
    for id, fact in listed("objective").items():
        objective, condition = data.OBJECTIVES[id], fact["condition"]
        assert objective.counted == condition["count"]
        assert (objective.least, objective.most) == (
            condition.get("at_least", 0),
            condition.get("at_most", data.ANY_NUMBER),
        )


def test_what_comes_out_of_crates() -> None:
    for number, fact in listed("crate", "number").items():
        crate = data.CRATES[number]
        for key in ("buildings", "personas", "objectives", "rules"):
            assert list(getattr(crate, key)) == fact.get(key, [])
        assert crate.minion == fact.get("minion", "")
        assert (crate.family, dict(crate.opener_gain)) == (fact.get("family", ""), fact.get("opener_gain", {}))


def test_board_and_supply() -> None:
    board, supply, quota = FACTS["board"], FACTS["supply"], FACTS["quota"]
    assert {str(players): space for players, space in data.PROGRESS_START.items()} == board["progress_start"]
    assert {str(players): n for players, n in data.REPUTATION_SPACES.items()} == board["reputation_spaces"]
    assert sorted(data.REPUTATION_ICONS) == board["progress_reputation_icons"]
    assert sorted(data.INCOME_ICONS) == board["progress_income_icons"]
    assert board["progress_end"] == data.PROGRESS_END
    assert list(data.REPUTATION_REWARDS) == board["reputation_rewards"]
    assert supply["coins"] == data.COINS
    assert supply["influence_per_player"] == data.INFLUENCE
    assert (list(data.EXTRA_ROWS), list(data.EXTRA_AMOUNTS), list(data.EXTRA_BONUSES), data.OPENED_BY) == (
        quota["extra_rows"],
        quota["extra_amounts"],
        quota["extra_bonuses"],
        quota["extra_row_opens_with"],
    )
    assert (list(data.QUOTA_ROWS), list(data.QUOTA_AMOUNTS), list(data.QUOTA_BONUSES)) == (
        quota["rows"],
        quota["amounts"],
        quota["bonuses"],
    )
