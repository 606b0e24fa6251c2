"""The princes as they are seen, saved, written by people, guessed and drawn."""

import json

import pytest

from tafelrunde.games.realm.determinize import deal, deal_regions, hidden_cards, prince_from_view
from tafelrunde.games.realm.expansions import refresh
from tafelrunde.games.realm.hand import show_hand
from tafelrunde.games.realm.mode import draw_cards, hand_cards, in_play, open_copies
from tafelrunde.games.realm.position import (
    count_centre,
    describe_prince,
    fill_draw_stacks,
    fill_region_stack,
    read_prince,
)
from tafelrunde.games.realm.prince import CITY, SETTLEMENT
from tafelrunde.games.realm.saved import (
    Impossible,
    check_centre,
    check_copies,
    check_memory,
    check_prince,
    check_stacks,
    prince_from_json,
    prince_to_json,
)
from tafelrunde.games.realm.sketch import Pen, sketch_hand, sketch_prince, sketch_stacks
from tafelrunde.games.realm.view import looked_at, memory_view, open_stack_views, prince_seen, stack_views
from tafelrunde.kernel.position import PositionError

from .court import BOX, CARDS, Court, court, mode, principality


def full() -> Court:
    """The whole box on the table: what is neither in hands nor on sites lies in the two stacks."""
    s = court({"wald-1": 2}, hand=("gunst", "kahn"), lying={"1-above": "teich", "2-below": "recke"})
    s.princes[1].hand = ("turm",)
    left = hand_cards(s.mode)
    for card in ("gunst", "kahn", "teich", "recke", "turm"):
        left.remove(card)
    s.stacks = (tuple(left[:6]), tuple(left[6:]))
    return s


# seen


def test_the_other_hand_is_hidden_until_it_is_shown() -> None:
    s = full()
    assert prince_seen(s, 0, 0)["hand"] == ["gunst", "kahn"]
    assert prince_seen(s, 0, 1)["hand"] is None is prince_seen(s, 0, None)["hand"]
    assert prince_seen(s, 0, 1)["hand_size"] == 2
    show_hand(s, 0)
    assert prince_seen(s, 0, 1)["hand"] == ["gunst", "kahn"] and prince_seen(s, 0, None)["hand"] is None


def test_what_lies_open_is_listed() -> None:
    seen = prince_seen(full(), 0, 1)
    assert (seen["seat"], seen["places"]) == ("north", ["settlement", "settlement"])
    assert seen["above"][0] == {"region": "wald-1", "resource": "holz", "number": 1, "stored": 2}
    assert seen["sites_above"] == [["teich"], []] and seen["sites_below"] == [[], ["recke"]]


def test_only_who_looks_through_a_stack_sees_it() -> None:
    s = full()
    assert looked_at(s, 0) is None
    s.looker, s.looking = 0, 1
    assert looked_at(s, 0) == list(s.stacks[1]) and looked_at(s, 1) is None
    assert [stack["cards"] for stack in stack_views(s)] == [6, len(s.stacks[1])] and open_stack_views(s) == []


# saved


def test_a_prince_is_the_same_after_json() -> None:
    s = full()
    for prince in s.princes:
        again = prince_from_json(json.loads(json.dumps(prince_to_json(prince))))
        refresh(s, again)
        again.count_stock()
        assert prince_to_json(again) == prince_to_json(prince)
        assert again.gives.lying == prince.gives.lying and again.totals == prince.totals
        check_prince(BOX, again)


def test_what_cannot_be_is_refused() -> None:
    s = full()
    for check in (check_stacks, check_centre, check_copies, check_memory):
        check(s)
    s.princes[0].hand += ("gunst", "gunst")
    with pytest.raises(Impossible, match="cards"):
        check_copies(s)
    s = full()
    s.cities = 3
    with pytest.raises(Impossible, match="burg"):
        check_centre(s)
    s = full()
    s.stacks = (("weg",), s.stacks[1])
    check_stacks(s)  # the back is right …
    with pytest.raises(Impossible, match="cards"):
        check_copies(s)  # … but no centre card is drawn
    s = full()
    s.princes[0].covered = "teich"
    with pytest.raises(Impossible, match="covered"):
        check_prince(BOX, s.princes[0])
    s = full()
    s.princes[0].put_at(0, 0, ("turm",))
    with pytest.raises(Impossible, match="sites"):
        check_prince(BOX, s.princes[0])


def test_a_copy_shares_nothing_that_changes() -> None:
    s = full()
    twin = s.copy()
    twin.princes[0].stock["wald-1"] = 0
    assert s.princes[0].stock["wald-1"] == 2
    assert all(getattr(twin, name) == getattr(s, name) for name in ("stacks", "box", "mode", "roads", "turn"))


# written by people


def test_what_a_document_leaves_out_is_as_at_the_start() -> None:
    start = principality(0)
    start.stock["wald-1"] = 1
    prince = read_prince(BOX, start, {"expansions": ["kahn at 1-above", "truhe at wald-1"], "hand": ["gunst"]}, ())
    assert prince.stock["wald-1"] == 1 and prince.sites[0][0] == ("kahn",) and prince.hand == ("gunst",)
    assert prince.annexes == (("truhe", 0, 0),)
    assert start.sites[0][0] == () and start.hand == ()


def test_a_longer_row_names_its_regions() -> None:
    document = {
        "centre": ["city", "road", "settlement", "road"],
        "stock": {"wald-1": 2},
        "expansions": ["teich at 1-above", "dach at 1-above"],
    }
    prince = read_prince(BOX, principality(0), document, ())
    assert prince.places == (CITY, SETTLEMENT) and prince.road_right and not prince.road_left
    assert prince.covered == "teich" and prince.sites[0][0] == ("dach",)


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"centre": ["settlement"]}, ("centre",)),
        ({"above": ["wald-1"]}, ("above",)),
        ({"hand": ["weg"]}, ("hand", 0)),
        ({"expansions": ["turm at 1-above"]}, ("expansions", 0)),
        ({"expansions": ["dach at 1-above"]}, ("expansions", 0)),
        ({"stock": {"wald-1": 4}}, ("stock", "wald-1")),
        ({"hands": []}, ("hands",)),
    ],
)
def test_what_is_wrong_is_named(document: dict[str, object], path: tuple[object, ...]) -> None:
    with pytest.raises(PositionError) as told:
        read_prince(BOX, principality(0), document, ())
    assert told.value.path == path


def test_stacks_are_filled_from_the_box() -> None:
    s = court(hand=("gunst",))
    fill_draw_stacks(s, {"stacks": [["turm"]]}, rest_in_box=False)
    assert s.stacks[0][0] == "turm"
    assert sum(map(len, s.stacks)) + 1 == len(hand_cards(s.mode))
    check_copies(s)
    fill_draw_stacks(s, {"stacks": [["turm"]]}, rest_in_box=True)
    assert s.stacks == (("turm",), ())
    with pytest.raises(PositionError):
        fill_draw_stacks(s, {"stacks": [["gunst", "gunst"]]}, rest_in_box=True)
    count_centre(s, {})
    assert (s.roads, s.settlements, s.cities) == (3, 2, 2)
    own = [region for prince in s.princes for region in prince.land()]
    fill_region_stack(s, {"region_stack": ["wald-3"]}, [*own, "wald-3", "wald-5", "erz-1", "erz-2"], rest_in_box=False)
    assert s.region_stack == ("wald-3", "wald-5", "erz-1", "erz-2")


def test_a_prince_is_described_in_the_words_of_a_position() -> None:
    told = describe_prince(full(), 0)
    assert told["centre"] == ["settlement", "road", "settlement"]
    assert told["expansions"] == ["recke at 2-below", "teich at 1-above"]
    assert (told["victory_points"], told["hand"], told["total"]) == (2, ["gunst", "kahn"], 2)


# guessed


def test_a_guess_has_the_same_view_and_every_card_once() -> None:
    s = full()
    views = [prince_seen(s, owner, 0) for owner in (0, 1)]
    memory = memory_view(s, 0)
    hidden = hidden_cards(s.mode, views, memory, ())
    assert hidden is not None and sum(map(len, hidden.values())) == sum(map(len, s.stacks)) + 1
    guess = court()
    guess.princes = [prince_from_view(view) for view in views]
    assert deal(guess, 0, views, stack_views(s), memory, hidden, lambda cards: cards.reverse())
    for prince in guess.princes:
        refresh(guess, prince)
    check_copies(guess)
    assert [prince_seen(guess, owner, 0) for owner in (0, 1)] == views
    deal_regions(guess, ["wald-1", "wald-3"], lambda regions: regions.reverse())
    assert guess.region_stack == ("wald-3",)


# drawn


def test_a_principality_is_drawn_in_the_words_of_its_game() -> None:
    pen = Pen(
        lambda text, _ink: text,
        {"victory": "points", "hand": "hand", "lying": "cards", "under": "{card} underneath"},
        {"strength": "strength"},
        str.capitalize,
        lambda card: "1 ore" if card == "kahn" else "",
        {"settlement": "Dorf", "city": "Burg"},
        {"court": "Court"},
    )
    s = full()
    lines = sketch_prince(pen, prince_seen(s, 0, 0), {"victory": 2, "strength": 2}, 5, True, ["token"])
    assert lines[0] == "▶ North: points 2/5  strength 2  hand 2  Token"
    assert lines[1].split() == ["1", "Wald", "Teich", "2", "Gebirge", "·", "3", "Weideland"]
    assert "[1] Dorf" in lines[3] and "═" in lines[3]
    assert sketch_hand(pen, prince_seen(s, 0, 0)) == ["hand (North): Gunst · Kahn (1 ore)"]
    assert sketch_stacks(stack_views(s), pen.backs) == f"6 {len(s.stacks[1])}"


# what a mode switches


def test_a_mode_says_which_copies_are_in_play() -> None:
    halved = mode(copies_of=lambda card: card.copies // 2, open_cards=("turm",))
    assert hand_cards(halved).count("kahn") == 2 and "dach" not in hand_cards(halved)
    assert open_copies(halved, "turm") == 2 and "turm" not in draw_cards(halved, "court")
    assert in_play(halved, CARDS["kahn"]) and not in_play(halved, CARDS["dach"])
    assert not in_play(mode(sets=("elsewhere",)), CARDS["kahn"])
