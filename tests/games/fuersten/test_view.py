"""A view shows everything that is open, and exactly as it lies."""

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import SEATS
from tafelrunde.games.fuersten.state import State
from tafelrunde.games.fuersten.view import View
from tafelrunde.games.realm.advantages import hand_limit, points
from tafelrunde.games.realm.prince import ROWS
from tafelrunde.games.realm.regions import NUMBER_OF, RESOURCE_OF
from tafelrunde.games.realm.state import DISCARD_LOOKED_AT, NOBODY, REGION_STACK_LOOKED_AT

from .walks import walk


def name(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


TARGETS = {"intro": 7, "gold": 12, "wirren": 12, "fortschritt": 12, "duell": 13}
BACKS = {"intro": ["basis"] * 4, "duell": ["basis"] * 3 + ["gold", "wirren", "fortschritt"]}
OPEN = {"gold": "haendlergilde", "wirren": "spelunke", "fortschritt": "universitaet"}


def check(mode: str, s: State, view: View, seat: int | None) -> None:
    assert (view["mode"], view["seat"]) == (mode, None if seat is None else SEATS[seat])
    assert (view["phase"], view["active"], view["turn"]) == (s.phase, SEATS[s.active], s.turn)
    assert (view["target"], view["production"]) == (TARGETS[mode], s.production or None)
    assert (view["event"], view["event_card"]) == (s.event or None, s.event_card or None)
    assert [stack["cards"] for stack in view["stacks"]] == [len(stack) for stack in s.stacks]
    assert [stack["back"] for stack in view["stacks"]] == BACKS.get(mode, ["basis"] * 3 + [mode] * 2)
    assert view["open_stacks"] == ([{"card": OPEN[mode], "cards": s.open_stacks[0]}] if mode in OPEN else [])
    assert (view["herald"], view["minted"]) == (s.herald, s.minted)
    assert (view["region_stack"], view["event_stack"]) == (len(s.region_stack), len(s.event_stack))
    assert (view["new_regions"], view["playing"]) == (list(s.new_regions), list(s.playing))
    (pile,) = s.discards
    assert (view["discard"], view["discard_top"]) == (len(pile), pile[-1] if pile else None)
    if seat is None:
        assert view["memory"] is None
    else:
        rows = [[card or None for card in row] for row in s.seen_stacks[seat]]
        hand = list(s.seen_hands[seat])
        assert view["memory"] == {"stacks": rows, "hand": hand, "discards": list(pile), "other_discards": []}
    assert (view["roads"], view["settlements"], view["cities"]) == (s.roads, s.settlements, s.cities)
    assert (view["heldenstein"], view["handelsstein"]) == (name(s.hero), name(s.trader))
    assert view["winner"] == name(s.winner)
    looked_at = None
    if s.looking != -1 and seat == s.looker:
        others = {REGION_STACK_LOOKED_AT: s.region_stack, DISCARD_LOOKED_AT: pile}
        looked_at = list(others[s.looking] if s.looking in others else s.stacks[s.looking])
    assert view["looked_at"] == looked_at
    for owner, (shown, prince) in enumerate(zip(view["princes"], s.princes, strict=True)):
        assert shown["seat"] == SEATS[owner]
        assert shown["places"] == [{1: "settlement", 2: "city"}[place] for place in prince.places]
        assert (shown["road_left"], shown["road_right"]) == (prince.road_left, prince.road_right)
        for row, regions in enumerate((shown["above"], shown["below"])):
            assert [r["region"] for r in regions] == list(prince.regions[row])
            assert all(r["stored"] == prince.stock[r["region"]] for r in regions)
            assert all(r["resource"] == RESOURCE_OF[r["region"]] for r in regions)
            assert all(r["number"] == NUMBER_OF[r["region"]] for r in regions)
        for row, sites in enumerate((shown["sites_above"], shown["sites_below"])):
            assert sites == [list(cards) for cards in prince.sites[row]]
        assert shown["covered"] == (prince.covered or None)
        assert shown["annexes"] == [
            {"card": card, "row": ROWS[row], "at": at, "resource": RESOURCE_OF[card], "stored": prince.stock[card]}
            for card, row, at in prince.annexes
        ]
        assert shown["resources"] == prince.totals
        gives = prince.gives
        assert shown["points"] == {
            "victory": points(s, owner),
            "strength": gives.strength,
            "trade": gives.trade,
            "skill": gives.skill,
            "progress": gives.progress,
        }
        assert (shown["hand_size"], shown["hand_limit"]) == (len(prince.hand), hand_limit(s, owner))
        if seat == owner:
            assert shown["hand"] == list(prince.hand)
        elif s.shown_to != NOBODY and seat == s.shown_to:
            assert shown["hand"] == sorted(prince.hand)
        else:
            assert shown["hand"] is None


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.rule("F-030", "F-069")
def test_every_field_at_every_choice(seed: int) -> None:
    for table in walk(seed):
        for seat in (0, 1, None):
            check(table.mode, table.state, table.view(seat), seat)


def test_the_walks_pass_all_that_a_view_can_show() -> None:
    """So that the test above cannot pass by never coming there."""
    seen = set()
    for seed in range(25):
        for table in walk(seed):
            s = table.state
            seen |= {"stack"} if s.looking >= 0 else set()
            seen |= {"regions"} if s.looking == REGION_STACK_LOOKED_AT else set()
            seen |= {"discards"} if s.looking == DISCARD_LOOKED_AT else set()
            seen |= {"hand"} if s.shown_to != NOBODY else set()
            seen |= {"annex"} if any(prince.annexes for prince in s.princes) else set()
            seen |= {"minted"} if s.minted else set()
            seen |= {"herald"} if s.herald else set()
            seen |= {"new"} if s.new_regions else set()
            seen |= {"playing"} if s.playing else set()
            seen |= {"event"} if s.event_card else set()
            seen |= {"hero"} if s.hero != NOBODY else set()
            seen |= {"stack seen"} if any(any(rows) for rows in s.seen_stacks) else set()
            seen |= {"hand seen"} if any(s.seen_hands) else set()
            seen |= {"trader"} if s.trader != NOBODY else set()
    assert seen >= {"stack", "regions", "discards", "hand", "new", "playing", "event", "hero", "trader"}
    assert seen >= {"annex", "minted", "herald", "stack seen", "hand seen"}


@pytest.mark.rule("F-284", "F-217")
def test_what_lies_under_a_rathaus_and_at_a_region_is_open() -> None:
    red = {
        "centre": ["city", "road", "settlement"],
        "expansions": ["gemeindehaus at 1-above", "rathaus at 1-above", "goldversteck at gebirge-5"],
        "stock": {"goldversteck": 2},
    }
    s = FUERSTEN.scenarios.read("duell", {"red": red}, None)
    for seat in (0, 1, None):
        view = FUERSTEN.view(s, seat)
        check("duell", s, view, seat)
        assert view["princes"][0]["covered"] == "gemeindehaus"
        assert view["princes"][0]["sites_above"] == [["rathaus"], []]
        assert view["princes"][0]["annexes"] == [
            {"card": "goldversteck", "row": "below", "at": 2, "resource": "gold", "stored": 2}
        ]
        assert view["princes"][0]["resources"]["gold"] == 2


def test_the_first_turn_is_turn_1() -> None:
    for table in walk(1):
        if table.state.phase == "roll":
            assert table.view(0)["turn"] == 1
            assert FUERSTEN.rounds(table.state) == 1
            return
