"""What lies in the box and on the table at the start: rules that play alone cannot show."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import CARDS, EVENT_DIE, PRODUCTION_DIE, stack_regions, start_region
from tafelrunde.games.fuersten.hooks import HOOKS
from tafelrunde.games.fuersten.modes import MODES, half_moon_events
from tafelrunde.games.fuersten.setup import start
from tafelrunde.games.realm.mode import draw_cards, event_cards
from tafelrunde.games.realm.regions import NUMBER_OF, RESOURCE_OF
from tafelrunde.kernel import Chance, Shuffle, Table

LANDSCAPES = [card.id for card in CARDS.values() if card.kind == "region"]


@pytest.mark.rule("F-001")
def test_the_box_holds_180_cards() -> None:
    copies = Counter[str]()
    for card in CARDS.values():
        copies[card.back] += card.copies
    assert copies == {"basis": 94, "gold": 27, "wirren": 28, "fortschritt": 31}
    assert copies.total() == 180
    assert PRODUCTION_DIE == ("1", "2", "3", "4", "5", "6")


@pytest.mark.rule("F-006", "F-007", "F-008")
@pytest.mark.parametrize(
    ("back", "expected"),
    [
        ("gold", {"action": 8, "region": 1, "settlement": 5, "red": 10, "event": 3}),
        ("wirren", {"action": 10, "settlement": 5, "red": 9, "event": 4}),
        ("fortschritt", {"action": 11, "settlement": 2, "red": 13, "event": 5}),
    ],
)
def test_the_theme_sets_by_kind_of_card(back: str, expected: dict[str, int]) -> None:
    found = Counter[str]()
    for card in CARDS.values():
        if card.back == back:
            red = card.placement in ("city", "cover")
            found["red" if red else card.placement or card.kind] += card.copies
    assert found == expected


@pytest.mark.rule("F-002", "F-003", "F-004")
def test_centre_cards() -> None:
    copies = {card.id: card.copies for card in CARDS.values() if card.kind in ("centre", "region")}
    assert sum(copies.values()) == 49
    assert (copies["siedlung"], copies["stadt"], copies["strasse"]) == (9, 7, 9)
    assert len(LANDSCAPES) == 6 and all(copies[landscape] == 4 for landscape in LANDSCAPES)
    in_stack = Counter(region.partition("-")[0] for region in stack_regions())
    assert in_stack == dict.fromkeys(LANDSCAPES, 2)
    s = start("intro")
    assert (s.settlements, s.roads, s.cities) == (5, 7, 7)


@pytest.mark.rule("F-005", "F-009")
def test_draw_cards_and_events_are_those_of_the_basisset() -> None:
    intro = MODES["intro"]
    cards = Counter(CARDS[card].kind == "action" for card in draw_cards(intro, "basis"))
    assert (cards[True], cards[False]) == (9, 27)
    assert len(event_cards(intro)) == 9
    assert {CARDS[card].back for card in draw_cards(intro, "basis") + event_cards(intro)} == {"basis"}


@pytest.mark.rule("F-009", "F-128", "F-132", "F-152", "F-153", "F-154")
@pytest.mark.parametrize(("mode", "theme", "events"), [("gold", 22, 12), ("wirren", 22, 13), ("fortschritt", 24, 14)])
def test_a_theme_game_uses_the_basisset_and_its_own_set(mode: str, theme: int, events: int) -> None:
    facts = MODES[mode]
    assert len(draw_cards(facts, "basis")) == 36
    assert len(draw_cards(facts, mode)) == theme
    assert len(event_cards(facts)) == events and not half_moon_events(facts)
    assert {CARDS[card].back for card in event_cards(facts)} == {"basis", mode}


@pytest.mark.rule("F-155", "F-157", "F-159", "F-160")
def test_the_duel_uses_what_has_no_half_moon() -> None:
    duel = MODES["duell"]
    assert {back: len(draw_cards(duel, back)) for back in duel.sets} == {
        "basis": 36,
        "gold": 12,
        "wirren": 12,
        "fortschritt": 14,
    }
    titles = sorted(CARDS[card].title for card in event_cards(duel))
    assert titles == ["erfindung", "ertragreiches_jahr", "fahrender_haendler", "julfest", "seuche", "unruhen"]
    assert Counter(CARDS[card].title for card in half_moon_events(duel)) == {
        "bruderzwist": 2,
        "fehde": 2,
        "wettfahrt_der_handelsschiffe": 2,
        "ertragreiches_jahr": 1,
        "fahrender_haendler": 2,
        "geschenk_fuer_den_fuersten": 1,
        "unruhen": 1,
        "erfindung": 2,
        "seuche": 2,
    }


@pytest.mark.rule("F-126", "F-161", "F-274")
def test_a_card_has_one_text_and_one_behaviour_in_all_modes() -> None:
    """What is registered for a title serves all its backs, and no rule asks for a mode's name."""
    for card in CARDS.values():
        assert card.kind != "action" or card.title in HOOKS.actions
        assert card.kind != "event" or card.title in HOOKS.event_cards or card.title == "julfest"
        if card.id != card.title and card.title in CARDS:
            assert card.text == CARDS[card.title].text
    for source in Path(str(files("tafelrunde.games.fuersten"))).rglob("*.py"):
        assert source.name == "data.py" or 'mode.id == "' not in source.read_text(encoding="utf-8")


@pytest.mark.rule("F-012", "F-016", "F-018")
def test_both_princes_have_every_number_and_every_kind_once() -> None:
    for seat in (0, 1):
        regions = [start_region(landscape, seat) for landscape in LANDSCAPES]
        assert sorted(NUMBER_OF[region] for region in regions) == [1, 2, 3, 4, 5, 6]
        assert {RESOURCE_OF[region] for region in regions} == {"holz", "lehm", "erz", "getreide", "wolle", "gold"}
        assert all(CARDS[region.partition("-")[0]].resource == RESOURCE_OF[region] for region in regions)
    red, blue = start("intro").princes
    kinds = [[[r.partition("-")[0] for r in row] for row in prince.regions] for prince in (red, blue)]
    assert kinds[0] == kinds[1]
    assert red.regions != blue.regions


@pytest.mark.rule("F-024")
def test_every_number_occurs_twice_in_the_region_stack_and_no_kind_repeats_one() -> None:
    assert Counter(NUMBER_OF[region] for region in stack_regions()) == dict.fromkeys(range(1, 7), 2)
    box = stack_regions() + [start_region(landscape, seat) for landscape in LANDSCAPES for seat in (0, 1)]
    assert len(set(box)) == len(box) == 24


@pytest.mark.rule("F-049")
def test_the_question_mark_is_on_two_faces() -> None:
    assert Counter(EVENT_DIE) == {
        "ereigniskarte": 2,
        "raeuberueberfall": 1,
        "handel": 1,
        "fest": 1,
        "reiche_ernte": 1,
    }


@pytest.mark.rule("F-022", "F-023", "F-025", "F-026", "F-027")
def test_set_up_shuffles_regions_draw_cards_and_events_and_nothing_else() -> None:
    table = Table(FUERSTEN, "intro", deal_by_hand=True)
    asked = []
    while isinstance(table.ask, Chance | Shuffle):
        ask = table.ask
        asked.append((ask.kind, len(ask.items) if isinstance(ask, Shuffle) else len(ask.outcomes)))
        table.deal(tuple(reversed(ask.items)) if isinstance(ask, Shuffle) else str(len(asked)))
    assert asked == [("regions", 12), ("basis", 36), ("events", 8), ("start_die", 6), ("start_die", 6)]
    assert [len(stack) for stack in table.state.stacks] == [9, 9, 9, 9]
    assert table.state.event_stack.index("julfest") == 5
    assert table.state.active == 1


@pytest.mark.rule("F-039")
def test_a_region_shows_what_it_stores_and_nothing_else_does() -> None:
    table = Table(FUERSTEN, "intro", seed=1)
    for prince in table.view(None)["princes"]:
        stored = {region["region"]: region["stored"] for region in (*prince["above"], *prince["below"])}
        assert sum(stored.values()) == sum(prince["resources"].values()) == 5
