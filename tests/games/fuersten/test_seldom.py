"""What random games rarely reach and a scenario cannot show: saved states, a shown hand, events interrupted,
games nobody can win any more."""

import json
from typing import Any

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.ending import dead
from tafelrunde.games.fuersten.state import State
from tafelrunde.kernel import Table

CITY = {"centre": ["city", "road", "settlement"]}
RATHAUS = ["gemeindehaus at 1-above", "rathaus at 1-above"]


def at(mode: str, **document: Any) -> State:
    return FUERSTEN.scenarios.read(mode, document, None)


def saved(s: State) -> Any:
    return json.loads(json.dumps(FUERSTEN.to_json(s)))


def test_a_used_mint_is_still_used_after_loading() -> None:
    red = {**CITY, "stock": {"goldfluss-1": 2}, "expansions": ["muenzstaette at 1-above"]}
    table: Any = Table(FUERSTEN, "gold", position=at("gold", red=red), deal_by_hand=True)
    table.choose("trade 1 gold for erz")
    loaded: Any = Table(FUERSTEN, "gold", position=FUERSTEN.from_json(saved(table.state)), deal_by_hand=True)
    assert "trade 1 gold for erz" not in map(str, loaded.choice.options)


def test_what_a_rathaus_covers_is_there_after_loading() -> None:
    red = {**CITY, "expansions": RATHAUS}
    twin = FUERSTEN.from_json(saved(at("fortschritt", red=red)))
    assert twin.princes[0].covered == "gemeindehaus" and "gemeindehaus" in twin.princes[0].gives.built


def changed(mode: str, change: str, **document: Any) -> Any:
    data = saved(at(mode, **document))
    red = data["princes"][0]
    if change == "back":  # a gold card lies in a basis stack
        data["stacks"][0].append(data["stacks"][3].pop())
    elif change == "red card at a settlement":
        red["sites"] = [[["festplatz"], []], [[], []]]
        data["stacks"] = [[card for card in stack if card != "festplatz"] for stack in data["stacks"]]
    elif change == "nothing under the rathaus":
        red["covered"] = ""
    elif change == "annex":
        red["annexes"] = [["goldversteck", 0, 7]]
    elif change == "open":  # both lie in hands, two more in the open stack
        data["open_stacks"] = [2]
    elif change == "arrange":
        data.update(phase="arrange", turn=0)
    elif change == "served":
        data.update(phase="arrange", turn=0, served=2)
    elif change == "start":
        data.update(phase="start-hand", turn=0, stacks=[stack[:2] for stack in data["stacks"]])
    elif change == "minted":
        data["minted"] = 3
    return data


@pytest.mark.parametrize(
    ("mode", "change", "red"),
    [
        ("gold", "back", {}),
        ("wirren", "red card at a settlement", {}),
        ("fortschritt", "nothing under the rathaus", {**CITY, "expansions": RATHAUS}),
        ("gold", "annex", {"expansions": ["goldversteck at wald-2"]}),
        ("gold", "open", {**CITY, "expansions": ["haendlergilde at 1-above"]}),
        ("intro", "arrange", {}),
        ("gold", "minted", {}),
        ("gold", "served", {}),
        ("gold", "start", {}),
    ],
)
def test_an_impossible_state_is_refused(mode: str, change: str, red: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="possible state"):
        FUERSTEN.from_json(changed(mode, change, red=red))


def test_a_verraeter_shows_every_copy_in_alphabetical_order() -> None:
    red = {**CITY, "expansions": ["spelunke at 1-above"], "hand": ["verraeter"]}
    blue = {"hand": ["kaufmannszug", "brigitta_die_weise_frau", "kaufmannszug"]}
    table: Any = Table(FUERSTEN, "wirren", position=at("wirren", red=red, blue=blue), deal_by_hand=True)
    table.choose("play verraeter")
    hands = [[prince["hand"] for prince in table.view(seat)["princes"]] for seat in ("red", "blue", None)]
    shown = ["brigitta_die_weise_frau", "kaufmannszug", "kaufmannszug"]
    assert hands == [[[], shown], [None, ["kaufmannszug", "brigitta_die_weise_frau", "kaufmannszug"]], [None, None]]


EVENT = {"phase": "roll"}
MIDST: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "geldverleiher": (
        "gold",
        {
            "red": {
                **CITY,
                "expansions": [
                    *("geldverleiher at 1-above", "markt at 1-above"),
                    *("zollbruecke at 1-below", "zollbruecke-gold at 1-below"),
                ],
            }
        },
        ["roll dice", "1", "handel", "demand erz", "demand holz"],
    ),
    "geschenk": (
        "gold",
        {
            "events": ["geschenk_fuer_den_fuersten"],
            "red": {"expansions": ["goldversteck at wald-2", "candamir at 1-above", "inga at 2-above"]},
        },
        ["roll dice", "2", "ereigniskarte", "store gold in goldversteck", "store gold in goldfluss-1"],
    ),
    "seuche": (
        "fortschritt",
        {
            "events": ["seuche"],
            "red": {
                **CITY,
                "stock": {"wald-2": 3, "goldfluss-1": 3},
                "expansions": ["apotheke at 1-above", "apotheke at 1-below"],
            },
            "blue": {**CITY, "stock": {"wald-3": 3, "goldfluss-4": 3}},
        },
        ["roll dice", "2", "ereigniskarte", "take erz in gebirge-5", "take erz in gebirge-5"],
    ),
}


@pytest.mark.parametrize("case", MIDST)
@pytest.mark.parametrize("way", ["clone", "load"])
def test_a_copy_made_at_any_question_of_an_event_goes_on_the_same(case: str, way: str) -> None:
    mode, document, answers = MIDST[case]
    table: Any = Table(FUERSTEN, mode, position=at(mode, **{**EVENT, **document}), deal_by_hand=True)
    twins = []
    for number, answer in enumerate(answers):
        if number >= 3:
            twin: Any = table.clone() if way == "clone" else Table.load(FUERSTEN, json.loads(json.dumps(table.dump())))
            assert str(twin.choice.options) == str(table.choice.options)
            twins.append((twin, answers[number:]))
        table.answer(answer)
    assert table.choice.prompt == "action"
    for twin, rest in twins:
        for answer in rest:
            twin.answer(answer)
        assert twin.choice.prompt == "action"
        assert saved(twin.state) == saved(table.state)


def is_dead(mode: str, discard: str, *centre: str, expansions: tuple[str, ...] = ()) -> bool:
    """Blue has the larger principality; the centre stacks are empty; of each discarded card all copies, or `n*`."""
    names: list[str] = []
    for word in discard.split():
        times, star, name = word.rpartition("*")
        names += [name] * (int(times) if star else 1)
    three = {
        "above": ["wald-3", "goldfluss-4", "ackerland-5", "gebirge-4"],
        "below": ["huegelland-2", "weideland-1", "gebirge-6", "wald-4"],
    }
    row = [word for place in centre for word in ("road", place)][1:]
    blue = {"centre": row, "expansions": list(expansions), **(three if len(centre) == 3 else {})}
    return dead(at(mode, discard=names, settlements=0, cities=0, blue=blue))


SHIPS = (
    "erz_handelsschiff getreide_handelsschiff woll_handelsschiff gold_handelsschiff "
    "grosses_handelsschiff grosses_handelsschiff-gold"
)
HEROES = "austin candamir harald inga osmund siglind"


def test_a_game_is_dead_exactly_when_the_larger_principality_cannot_reach_the_target() -> None:
    # 4 + hafen, handelsstützpunkt, 2 stapelhäuser, 2 guilds + both tokens
    assert not is_dead("gold", "geldverleiher 2*muenzstaette salzspeicher", "city", "city")
    assert is_dead("gold", "geldverleiher 2*muenzstaette salzspeicher handelsstuetzpunkt", "city", "city")
    # a card whose condition is gone counts only where it lies
    assert is_dead("gold", "2*haendlergilde", "city", "settlement")
    assert not is_dead("gold", "2*haendlergilde", "city", "settlement", expansions=("stapelhaus at 1-above",))
    # two ships, raised, are enough for the Handelsstein
    trade = f"2*markt zollbruecke zollbruecke-gold {SHIPS} hafen handelsstuetzpunkt 2*haendlergilde"
    assert not is_dead("gold", trade, "city", "city", "city")
    assert is_dead("gold", f"{trade} lehm_handelsschiff", "city", "city", "city")
    # no heroes, no Heldenstein
    assert is_dead("gold", f"{HEROES} geldverleiher muenzstaette", "settlement", "settlement")


def test_who_can_still_fetch_a_card_is_not_dead() -> None:
    gone = "3*badhaus 2*apotheke universitaet gustav_der_bibliothekar"
    assert not is_dead("fortschritt", gone, "settlement", "settlement")
    assert is_dead("fortschritt", f"{gone} guido_der_gesandte", "settlement", "settlement")
