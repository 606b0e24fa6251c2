"""What happened is told completely: the table can be rebuilt from the events alone."""

from collections import Counter

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import SEATS
from tafelrunde.games.fuersten.setup import start
from tafelrunde.games.realm.prince import SITE_NAMES
from tafelrunde.kernel import Table

from .walks import FuerstenTable, walk


class Listener:
    """Knows the starting principalities and what was told, nothing else."""

    def __init__(self) -> None:
        self.stock = [dict(prince.stock) for prince in start("intro").princes]
        self.built: list[Counter[tuple[str, str]]] = [Counter(), Counter()]
        self.tokens: dict[str, int | None] = {"heldenstein": None, "handelsstein": None}
        self.discards: list[str] = []

    def hear(self, event: dict) -> None:  # type: ignore[type-arg]
        seat, kind = event["seat"], event["kind"]
        if kind == "gained":
            self.stock[seat][event["region"]] += event["amount"]
        elif kind in ("spent", "lost") or kind == "gave":
            self.stock[seat][event["region"]] -= event["amount"]
        elif kind == "annexed":
            self.stock[seat][event["card"]] = 0
        elif kind == "regions-laid":
            self.stock[seat][event["above"]] = self.stock[seat][event["below"]] = 0
        elif kind in ("built", "uncovered"):
            self.built[seat][event["card"], event["site"]] += 1
        elif kind in ("removed", "covered"):
            self.built[seat][event["card"], event["site"]] -= 1
        elif kind == "cards-swapped":
            one, other = (event["card"], event["site"]), (event["other"], event["othersite"])
            self.built[seat] -= Counter([one, other])
            self.built[seat] += Counter([(one[0], other[1]), (other[0], one[1])])
        elif kind == "settlement-built" and event["side"] == "left":
            self.built[seat] = Counter({(card, _moved(site)): n for (card, site), n in self.built[seat].items()})
        elif kind == "token":
            self.tokens[event["token"]] = seat
        elif kind in ("played", "discarded"):
            self.discards.append(event["card"])
        elif kind == "took-discard":
            self.discards.remove(event["card"])


def _moved(site: str) -> str:
    """At the left end the places are renumbered."""
    place, _, row = site.partition("-")
    return f"{int(place) + 1}-{row}"


@pytest.mark.parametrize("seed", range(20))
def test_a_listener_knows_what_lies_on_the_table(seed: int) -> None:
    listener, heard = Listener(), 0
    for table in walk(seed):
        for event in table.told(None, heard):
            listener.hear(event)
        heard = len(table.events)
        s = table.state
        if table.over or not table.choice.anchor:
            continue
        for seat, prince in enumerate(s.princes):
            assert listener.stock[seat] == prince.stock
            lying = Counter((card, SITE_NAMES[row][at]) for card, row, at in prince.expansions())
            assert +listener.built[seat] == lying
        holders = {"heldenstein": s.hero, "handelsstein": s.trader}
        assert listener.tokens == {token: None if seat < 0 else seat for token, seat in holders.items()}
        assert sorted(listener.discards) == sorted(*s.discards)


def at(document: dict, *moves: str) -> FuerstenTable:  # type: ignore[type-arg]
    """A table dealt by hand in a written position, after some moves and results."""
    position = FUERSTEN.scenarios.read("intro", document, None)
    table: FuerstenTable = Table(FUERSTEN, "intro", position=position, deal_by_hand=True)
    for move in moves:
        table.answer(move)
    return table


def test_what_does_not_fit_is_told() -> None:
    table = at({"phase": "roll", "red": {"stock": {"wald-2": 3}}, "blue": {"stock": {}}}, "roll dice", "2", "handel")
    assert {"kind": "overflowed", "seat": 0, "resource": "holz", "region": "wald-2", "amount": 1} in table.told(None)
    assert {"kind": "no-effect", "seat": 0, "event": "handel"} in table.told(None)
    full = {"stock": dict.fromkeys(["wald-2", "huegelland-3", "weideland-4", "gebirge-5", "ackerland-6"], 3)}
    table = at({"red": full}, "trade 3 holz for erz")
    assert {"kind": "overflowed", "seat": 0, "resource": "erz", "region": "", "amount": 1} in table.told(None)


@pytest.mark.rule("F-185", "F-033")
def test_each_resource_that_does_not_fit_is_told() -> None:
    """Two gold of the Zollbrücke, and no room for either."""
    red = {"stock": {"goldfluss-1": 3}, "expansions": ["zollbruecke at 1-above"]}
    table = at({"phase": "roll", "red": red}, "roll dice", "2", "reiche_ernte", "take holz in wald-2")
    lost = [event for event in table.told(None) if event["kind"] == "overflowed"]
    assert lost == [{"kind": "overflowed", "seat": 0, "resource": "gold", "region": "", "amount": 1}] * 2


@pytest.mark.rule("F-191")
def test_a_shown_hand_and_what_is_taken_from_it_are_told() -> None:
    table = at(
        {
            "phase": "roll",
            "turn": "blue",
            "events": ["bruderzwist"],
            "red": {"expansions": ["candamir at 1-above"]},
            "blue": {"hand": ["umzug", "austin", "kloster"]},
        },
        *("roll dice", "1", "ereigniskarte", "put umzug under stack 2"),
    )
    assert {"kind": "hand-shown", "seat": 1} in table.told(None)
    # until both are chosen nothing moves: the victim must not learn which card went under which stack
    assert table.view(1)["princes"][1]["hand"] == ["umzug", "austin", "kloster"]
    assert table.told(1)[-1]["kind"] == "hand-shown"
    table.answer("put kloster under stack 3")
    taken = [{"kind": "taken-away", "seat": 0, "stack": 2}, {"kind": "taken-away", "seat": 0, "stack": 3}]
    assert table.told(1)[-2:] == table.told(None)[-2:] == taken
    assert [event["card"] for event in table.told(0)[-2:]] == ["umzug", "kloster"]
    assert table.view(1)["princes"][1]["hand"] == ["austin"]


@pytest.mark.rule("F-197")
def test_named_and_removed_buildings_are_told() -> None:
    buildings = ["kloster at 1-above", "markt at 1-below", "webstube at 2-above", "zollbruecke at 2-below"]
    table = at(
        {
            "phase": "roll",
            "events": ["fehde"],
            "red": {"expansions": ["candamir at 1-above"]},
            "blue": {"expansions": buildings},
        },
        *("roll dice", "1", "ereigniskarte"),
        *(f"name {building}" for building in buildings[:3]),
        *("remove kloster at 1-above", "put kloster under stack 3"),
    )
    told = table.told(None)
    named = [(event["card"], event["site"]) for event in told if event["kind"] == "named" and event["seat"] == 0]
    assert named == [tuple(building.split(" at ")) for building in buildings[:3]]
    assert {"kind": "removed", "seat": 1, "card": "kloster", "site": "1-above"} in told
    assert table.told(1)[-1] == {"kind": "put", "seat": 1, "stack": 3, "card": "kloster"}
    assert SEATS[1] == "blue"


@pytest.mark.rule("F-100")
def test_the_card_found_in_a_search_is_told_to_the_seeker_alone() -> None:
    document = {
        "phase": "exchange",
        "stacks": [["markt", "umzug"]],
        "red": {"hand": ["austin"], "stock": {"wald-2": 2}},
    }
    table = at(document, "put austin under stack 2", "search stack 1", "take umzug from place 2")
    took = {"kind": "took", "seat": 0, "stack": 1}
    assert {**took, "card": "umzug"} in table.told("red")
    assert took in table.told("blue") and took in table.told(None)
