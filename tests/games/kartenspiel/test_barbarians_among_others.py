"""What cards of Barbaren & Handelsherren do to cards of sets with which they are not played yet."""

from typing import Any

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.modes import usual_deal
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.games.kartenspiel.saved import from_json, to_json
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.realm.advantages import strength, weigh_advantages
from tafelrunde.games.realm.expansions import place, remove
from tafelrunde.kernel import Table

SET = "barbaren_handelsherren"
CITY = ["city", "road", "city"]


def position(**document: Any) -> State:
    return read_position("erweitert", "2003", usual_deal(SET), {"phase": "action", "actions_open": True, **document})


def at(s: State) -> Table[Any, Any]:
    return Table(GAME, "erweitert", options={"edition": "2003", "sets": SET}, position=s)


def test_johanna_weakens_cannons_of_the_other_only() -> None:
    """141.J.b, 117.E.a: as long as she lies there."""
    s = position(red={"centre": CITY}, blue={"centre": CITY})
    red, blue = s.princes
    place(s, 0, "kanone", "1-above")
    place(s, 1, "kanone", "1-above")
    assert (strength(red), strength(blue)) == (6, 6)
    place(s, 0, "johanna_die_kriegerin", "2-above")
    weigh_advantages(s)
    assert (strength(red), strength(blue)) == (9, 2)
    assert s.hero == 0
    remove(s, 0, "johanna_die_kriegerin", "2-above")
    assert (strength(red), strength(blue)) == (6, 6)


def test_christoph_frees_what_lies_beside_a_great_trade_fleet() -> None:
    """113.M.b: the kind counts, so the resource may come from any region."""
    s = position(
        red={
            "centre": CITY,
            "above": ["wald-4", "goldfluss-6", "wald-1"],
            "below": ["huegelland-5", "weideland-3", "gebirge-2"],
            "stock": {"wald-1": 2},
            "hand": ["handelsherr_christoph"],
        }
    )
    place(s, 0, "grosse_handelsflotte", "1-above")
    table = at(s)
    table.choose("play handelsherr_christoph", "red")
    assert [str(option) for option in table.choice.options] == ["trade holz one to one", "trade gold one to one"]
    table.choose("trade holz one to one", "red")
    table.choose("trade 1 holz for erz", "red")
    assert table.state.princes[0].stock["wald-1"] == 1


def test_a_flagship_shields_from_a_pirate_fleet_and_sigismund_saves_from_it() -> None:
    """116.D.a, 114.F.a."""
    s = position(
        red={"centre": CITY, "stock": {"wald-4": 1, "weideland-3": 1}},
        blue={
            "centre": ["city", "road", "settlement"],
            "hand": ["sigismund_der_seeheld"],
            "expansions": [
                "flaggschiff at 1-above",
                "woll_handelsflotte at 1-above",
                "schatzflotte at 1-below",
                "gold_handelsflotte at 2-above",
            ],
        },
    )
    s.princes[0].hand = ("kaperflotte",)
    table = at(s)
    table.choose("build kaperflotte at 1-above", "red")
    assert {str(option) for option in table.choice.options} == {
        "remove flaggschiff at 1-above",
        "remove schatzflotte at 1-below",
        "remove gold_handelsflotte at 2-above",
    }
    table.choose("remove gold_handelsflotte at 2-above", "red")
    assert table.choice.prompt == "fleet-in-danger" and table.choice.seat == 1
    table.choose("play sigismund_der_seeheld", "blue")
    assert ("gold_handelsflotte", "2-above") in table.state.princes[1].gives.lying
    assert table.state.discards == (("sigismund_der_seeheld",),)


def test_what_lasts_for_a_turn_is_saved() -> None:
    s = position(actions_played=2, one_to_one=["wolle"])
    again = from_json(to_json(s))
    assert (again.actions_played, again.one_to_one) == (2, ("wolle",))


def test_a_great_trade_fleet_loads_a_residence_and_serves_the_guild() -> None:
    """102.B.Banktausch: its trade is one with the bank."""
    s = position(
        red={
            "centre": CITY,
            "stock": {"wald-4": 2},
            "expansions": ["hafen at 1-above", "residenz_des_papier_handelsherren at wald-4"],
        },
        blue={"centre": CITY, "stock": {}, "expansions": ["gilde_der_handelsherren at 1-above"]},
    )
    place(s, 0, "grosse_handelsflotte", "1-above")
    table = at(s)
    table.choose("trade 2 from wald-4 for erz", "red")
    assert table.state.princes[0].count("residenz_des_papier_handelsherren", "wald-4") == 1
    assert table.state.princes[1].totals["holz"] == 1


def test_the_brotherhood_remembers_what_it_saw() -> None:
    """K-170: its owner knows the card from then on, the other does not."""
    s = position(red={"centre": CITY, "expansions": ["geheime_bruderschaft at 1-above"]}, stacks=[["spion", "markt"]])
    table = at(s)
    table.choose("use geheime_bruderschaft at 1-above", "red")
    table.choose("look at stack 1", "red")
    mine, theirs = table.state.seen_stacks
    assert mine[0][:2] == ("spion", "") and theirs[0] == ()
