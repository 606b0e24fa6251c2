"""What a seat has seen of what lies hidden it remembers as long as it is sure, and nothing else."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.determinize import determinize
from tafelrunde.games.karthedis.state import having
from tafelrunde.games.karthedis.view import MemoryView, View
from tafelrunde.games.karthedis.words import BID, PASS_WITH, PUT_NEXT, RECLAIM, REMOVE
from tafelrunde.kernel import Choice, Option, Table

from .walks import KarthedisTable, check_memory, deck_lists, hidden_changed, new, walk

DECK = ["ecksteher", "orakelkuh", "glutbote", "sporenpost"]


def at(document: dict[str, Any], *moves: str) -> KarthedisTable:
    """A table of two in a written position, after some moves."""
    position = KARTHEDIS.scenarios.read("classic", document, 2)
    table: KarthedisTable = Table(KARTHEDIS, "classic", seats=2, position=position, seed=1)
    for move in moves:
        table.choose(move)
    return table


def memory(table: KarthedisTable, seat: int) -> MemoryView:
    found = table.view(seat)["memory"]
    assert found is not None
    return found


@pytest.mark.rule("KA-190", "KA-196")
def test_who_has_drafted_a_deck_knows_what_is_left_of_it() -> None:
    rng = random.Random(1)
    table: KarthedisTable = Table(KARTHEDIS, "draft", seats=3, seed=1)
    while table.state.phase == "draft":
        assert memory(table, 0)["deck"] is None
        choice = table.choices[0]
        table.choose(rng.choice(choice.options), choice.seat)
    for seat in range(3):
        assert memory(table, seat)["deck"] == sorted(table.state.players[seat].deck)
    assert table.view(None)["memory"] is None


@pytest.mark.rule("KA-013", "KA-200")
def test_a_deck_that_was_brought_is_known_and_one_by_lot_is_not() -> None:
    table: KarthedisTable = Table(KARTHEDIS, "classic", seats=2, seed=1)
    assert memory(table, 0)["deck"] is None
    lists = deck_lists(1, random.Random(1))
    table = Table(KARTHEDIS, "deckbau", seats=2, options={**lists, "decks": "random"}, seed=1)
    left = memory(table, 0)["deck"]
    assert left is not None
    assert sorted([*left, *table.state.players[0].hand]) == sorted(lists["deck_p1"].splitlines())
    assert memory(table, 1)["deck"] is None
    dealt = determinize(table.view(0), random.Random(0).shuffle)
    assert dealt is not None
    assert sorted(dealt.players[0].deck) == left


def test_what_was_put_on_top_of_the_own_deck_is_known_until_it_is_drawn() -> None:
    table = at({"phase": "opening", "p1": {"hand": ["gewitterhirtin", "glueckstentakel"], "deck": DECK}})
    for move in ("use gewitterhirtin", "put glutbote next", "put ecksteher next"):
        table.choose(move)
    assert memory(table, 0)["deck_top"] == ["glutbote", "ecksteher", "orakelkuh"]
    assert memory(table, 1)["deck_top"] == []
    dealt = determinize(table.view(0), random.Random(0).shuffle, table.choice)
    assert dealt is not None and dealt.players[0].deck[:3] == ("glutbote", "ecksteher", "orakelkuh")
    table.choose("use glueckstentakel")
    assert memory(table, 0)["deck_top"] == ["ecksteher", "orakelkuh"]


def test_a_card_taken_back_onto_the_own_deck_is_known() -> None:
    table = at({"phase": "opening", "p1": {"hand": ["erdnaher_analyst"], "deck": DECK, "pile": ["toaster_a_d"]}})
    table.choose("use erdnaher_analyst")
    assert memory(table, 0)["deck_top"] == ["toaster_a_d"] and memory(table, 1)["deck_top"] == []


def test_what_was_shown_or_openly_taken_back_is_known_until_a_card_goes_unseen() -> None:
    hand = ["dochtdeuter", "glutbote", "ecksteher"]
    table = at({"phase": "opening", "p1": {"hand": hand, "pile": ["toaster_a_d"]}, "p2": {}})
    table.choose("use dochtdeuter")
    assert memory(table, 1)["hands"][0] == ["dochtdeuter", "toaster_a_d"]
    assert memory(table, 0)["hands"] == [[], []]
    dealt = determinize(table.view(1), random.Random(0).shuffle)
    assert dealt is not None and {"dochtdeuter", "toaster_a_d"} <= set(dealt.players[0].hand)
    table.choose("pass")
    openly, unseen = table.clone(), table.clone()
    openly.choose("call toaster_a_d")
    assert memory(openly, 1)["hands"][0] == ["dochtdeuter"]
    unseen.choose("pass with ecksteher")
    assert memory(unseen, 1)["hands"][0] == []


def test_a_bid_may_have_been_any_card_of_the_hand() -> None:
    table = at({"p1": {"hand": ["ecksteher", "glutbote", "orakelkuh"]}})
    s = table.state.copy()
    s.players[0] = having(s.players[0], open_hand=("ecksteher",))
    table = Table(KARTHEDIS, "classic", seats=2, position=s, seed=1)
    assert memory(table, 1)["hands"][0] == ["ecksteher"]
    table.choose("bid glutbote on 1")
    assert memory(table, 1)["hands"][0] == []


def test_of_two_equal_cards_one_laid_openly_may_have_been_either() -> None:
    """The others know one of two equal cards. When one is laid openly, they cannot tell whether it was that one."""
    s = at({"p1": {"hand": ["ecksteher", "glutbote"]}}).state.copy()
    s.players[0] = having(s.players[0], hand=("ecksteher", "ecksteher"), open_hand=("ecksteher",))
    table: KarthedisTable = Table(KARTHEDIS, "classic", seats=2, position=s, seed=1)
    table.choose("opt out with ecksteher")
    assert table.state.players[0].hand == ("ecksteher",) and memory(table, 1)["hands"][0] == []


def test_resources_that_were_put_under_their_deck_are_known() -> None:
    table = at({"phase": "opening", "p1": {"hand": ["marktaufsicht", "kuhhaendlerin"]}})
    under = table.state.display[1]
    table.choose("use marktaufsicht")
    table.choose("redraw 2")
    for seat in (0, 1):
        assert memory(table, seat)["resources"] == [under]
        dealt = determinize(table.view(seat), random.Random(0).shuffle)
        assert dealt is not None and dealt.resource_deck[-1] == under
    under = [under, table.state.display[0]]
    table.choose("use kuhhaendlerin")
    table.choose("redraw 1")
    assert memory(table, 1)["resources"] == under == list(table.state.resource_deck[-2:])


def test_a_resource_that_comes_back_to_the_display_lies_under_its_deck_no_more() -> None:
    table = at({"phase": "opening", "p1": {"hand": ["marktaufsicht", "kuhhaendlerin"]}})
    s = table.state.copy()
    s.resource_deck = s.resource_deck[:1]
    table = Table(KARTHEDIS, "classic", seats=2, position=s, seed=1)
    for move in ("use marktaufsicht", "redraw 1", "use kuhhaendlerin", "redraw 2"):
        table.choose(move)
    assert memory(table, 0)["resources"] == list(table.state.resource_deck)
    assert len(table.state.resource_deck) == 1
    check_memory(table.state)


def test_states_saved_before_there_was_a_memory_can_be_read() -> None:
    for table in walk(2, 60):
        last = table
    data = json.loads(json.dumps(KARTHEDIS.to_json(last.state)))
    del data["known_resources"]
    for found in data["players"]:
        del found["knows_deck"], found["known_top"], found["open_hand"]
    old = KARTHEDIS.from_json(data)
    assert not any(found.knows_deck or found.known_top or found.open_hand for found in old.players)
    assert old.known_resources == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("knows_deck", 1),
        ("known_top", 21),
        ("known_top", True),
        ("open_hand", ["x"]),
        ("open_hand", ["ecksteher"] * 30),
    ],
)
def test_a_memory_that_cannot_be_is_refused(name: str, value: object) -> None:
    data = json.loads(json.dumps(KARTHEDIS.to_json(new(0).state)))
    data["players"][0][name] = value
    with pytest.raises(ValueError, match="state"):
        KARTHEDIS.from_json(data)
    data = json.loads(json.dumps(KARTHEDIS.to_json(new(0).state)))
    with pytest.raises(ValueError, match="known_resources"):
        KARTHEDIS.from_json({**data, "known_resources": 1000})


# in every game


def the_rest(view: View) -> View:
    """A view without what is remembered."""
    rest = view.copy()
    rest["memory"] = None
    return rest


def like(option: Option, options: tuple[Option, ...]) -> Option | None:
    """The option that looks the same to others: the same one, or one that does the same unseen with another card."""
    if option in options:
        return option
    if option.form in (BID, PASS_WITH, PUT_NEXT, RECLAIM, REMOVE):
        return next((o for o in options if o.form is option.form and o.args[1:] == option.args[1:]), None)
    return None


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**40), steps=st.integers(0, 150), luck=st.integers())
def test_who_has_seen_the_same_remembers_the_same(seed: int, steps: int, luck: int) -> None:
    """Two tables that differ in what a seat has not seen go on side by side. As long as it sees no difference between
    them, it remembers the same of both."""
    rng = random.Random(luck)
    start = None
    for number, table in enumerate(walk(seed)):
        if isinstance(table.ask, Choice) and table.ask.anchor:
            start = table.state.copy()
            if number > steps:
                break
    assert start is not None
    seat = rng.randrange(start.seats)
    settled: dict[str, Any] = {"seats": start.seats, "options": table.setting.options, "seed": luck}
    one: KarthedisTable = Table(KARTHEDIS, start.mode, position=start, **settled)
    two: KarthedisTable = Table(KARTHEDIS, start.mode, position=hidden_changed(start, seat, rng), **settled)
    for _ in range(80):
        if one.over or two.over or the_rest(one.view(seat)) != the_rest(two.view(seat)):
            break
        assert one.view(seat) == two.view(seat)
        if (one.choice.seat, one.choice.prompt) != (two.choice.seat, two.choice.prompt):
            break  # others with other cards are asked other things
        option = rng.choice(one.choice.options)
        same = like(option, two.choice.options)
        if same is None:
            break
        one.choose(option)
        two.choose(same)
        check_memory(two.state)


def test_random_games_know_much() -> None:
    """So that the test above, and those of determinizing, cannot pass by never coming there."""
    met: Counter[str] = Counter()
    for seed in range(30):
        for table in walk(seed, 300):
            s = table.state
            met["deck"] += any(found.knows_deck for found in s.players)
            met["top"] += any(found.known_top for found in s.players)
            met["hand"] += any(found.open_hand for found in s.players)
            met["resources"] += bool(s.known_resources)
    assert min(met[name] for name in ("deck", "top", "hand", "resources")) > 100, met
