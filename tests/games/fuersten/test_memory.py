"""What a prince has seen of what lies hidden he remembers as long as it is sure, and nothing else."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.determinize import determinize
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.games.fuersten.view import View
from tafelrunde.games.fuersten.words import PUT_UNDER, TAKE_CARD
from tafelrunde.kernel import Choice, Option, Table

from .walks import FuerstenTable, check_conserved, check_memory, hidden_changed, pick, walk, walked_to_anchor

THREE = ["kloster", "webstube", "austin"]


def at(mode: str, document: dict[str, Any], *moves: str) -> FuerstenTable:
    """A table dealt by hand in a written position, after some moves and results."""
    position = FUERSTEN.scenarios.read(mode, {"rest": "box", **document}, None)
    table: FuerstenTable = Table(FUERSTEN, mode, position=position, deal_by_hand=True)
    for move in moves:
        table.answer(move)
    return table


def known(table: FuerstenTable, seat: int, stack: int = 1) -> list[str | None]:
    memory = table.view(seat)["memory"]
    assert memory is not None
    return memory["stacks"][stack - 1]


def hand(table: FuerstenTable, seat: int) -> list[str]:
    """What a seat knows of the other's hand."""
    memory = table.view(seat)["memory"]
    assert memory is not None
    return memory["hand"]


def discards(table: FuerstenTable, seat: int) -> list[str]:
    memory = table.view(seat)["memory"]
    assert memory is not None
    return memory["discards"]


EXCHANGE = {"phase": "exchange", "stacks": [["umzug", "harald", "inga", "osmund"]], "red": {"hand": THREE}}


def test_at_first_nobody_knows_anything() -> None:
    for mode in MODES:
        table: FuerstenTable = Table(FUERSTEN, mode, seed=1)
        for seat in (0, 1):
            assert not any(known(table, seat, stack + 1) for stack in range(len(table.state.stacks)))
            assert not hand(table, seat) and not discards(table, seat)
        assert table.view(None)["memory"] is None


@pytest.mark.rule("F-099", "F-100", "F-102")
def test_who_searches_a_stack_knows_what_is_left_of_it() -> None:
    table = at("intro", EXCHANGE, "put kloster under stack 2", "search stack 1")
    while table.choice.prompt != "take-card":
        table.answer(table.choice.options[0].text)
    assert known(table, 0) == ["umzug", "harald", "inga", "osmund"] == table.view(0)["looked_at"]
    table.answer("take inga from place 3")
    assert known(table, 0) == ["umzug", "harald", "osmund"]
    assert not known(table, 1) and not hand(table, 1)


@pytest.mark.rule("F-096")
def test_who_puts_a_card_under_a_stack_knows_where_it_lies() -> None:
    table = at("intro", EXCHANGE, "put kloster under stack 1")
    assert known(table, 0) == [None, None, None, None, "kloster"]
    assert not known(table, 1)
    table.answer("draw from stack 1")
    assert known(table, 0) == [None, None, None, "kloster"]


def test_what_was_put_under_an_empty_stack_is_drawn_by_the_other_and_known() -> None:
    """Red puts a card where nothing else lies; blue draws it, and red knows that he holds it, until blue puts one away
    unseen."""
    document = {
        "phase": "exchange",
        "stacks": [["umzug"], [], ["harald", "inga"], ["osmund"]],
        "red": {"hand": THREE},
        "blue": {"hand": ["brigitta_die_weise_frau", "goldschmied"]},
    }
    table = at("intro", document, "put kloster under stack 2", "draw from stack 1")
    assert known(table, 0, 2) == ["kloster"] and table.choice.prompt == "roll"
    for move in ("roll dice", "3", "reiche_ernte"):
        table.answer(move)
    while table.choice.prompt not in ("action", "draw"):
        table.answer(table.choice.options[0].text)
    table.answer("end turn")
    table.answer("draw from stack 2")
    assert hand(table, 0) == ["kloster"] and not known(table, 0, 2)
    assert hand(table, 1) == []
    away = table.clone()
    away.choose("put goldschmied under stack 2")
    assert hand(away, 0) == []
    assert known(away, 1, 2) == ["goldschmied"] and not known(away, 0, 2)
    table.answer("keep hand")
    assert hand(table, 0) == ["kloster"]


def test_what_the_other_takes_out_makes_the_rest_unsure() -> None:
    """Red knows a whole stack; blue takes a card out of it, and red cannot tell from where."""
    table: FuerstenTable = Table(FUERSTEN, "gold", seed=3)
    first = table.choice.seat
    table.choose("search stack 1")
    for _ in range(3):
        table.choose(table.choice.options[0])
    assert known(table, first) == list(table.state.stacks[0]) and not known(table, 1 - first)
    apart = table.clone()
    apart.choose("search stack 2")
    apart.choose(apart.choice.options[0])
    assert known(apart, first) == list(apart.state.stacks[0])
    table.choose("search stack 1")
    assert known(table, first) == list(table.state.stacks[0])  # nothing was taken yet
    table.choose(table.choice.options[0])
    assert not known(table, first) and known(table, 1 - first) == list(table.state.stacks[0])


VERRAETER = {
    "stacks": [["umzug"], [], [], ["festplatz"], []],
    "red": {"centre": ["city", "road", "settlement"], "expansions": ["spelunke at 1-above"], "hand": ["verraeter"]},
    "blue": {"hand": ["kloster", "kloster", "webstube", "beutefahrt"]},
}


@pytest.mark.rule("F-246", "F-247")
def test_a_hand_that_was_shown_is_known_until_a_card_is_put_away_unseen() -> None:
    table = at("wirren", VERRAETER, "play verraeter")
    assert hand(table, 0) == ["beutefahrt", "kloster", "kloster", "webstube"]
    stolen = table.clone()
    stolen.choose("steal webstube")
    assert hand(stolen, 0) == ["beutefahrt", "kloster", "kloster"]
    assert hand(stolen, 1) == ["webstube"]  # its former owner knows who holds it now
    s = table.state.copy()
    s.phase, s.active, s.playing, s.shown_to, s.discards = "exchange", 1, (), -1, (("verraeter",),)
    later: FuerstenTable = Table(FUERSTEN, "wirren", position=s)
    later.choose("put webstube under stack 1")
    assert hand(later, 0) == ["beutefahrt"]  # of another back than the card that went under the stack
    assert known(later, 1) == [None, "webstube"] and not known(later, 0)


def test_of_two_equal_cards_one_played_openly_may_have_been_either() -> None:
    """Red knows one of blue's two Klöster. When blue builds one, red cannot tell whether it was that one."""
    s = at("intro", {"turn": "blue", "blue": {"hand": ["kloster", "kloster"], "stock": {"wald-3": 3}}}).state.copy()
    blue = s.princes[1]
    for region in blue.stock:
        blue.stock[region] = 3
    blue.count_stock()
    s.seen_hands = (("kloster",), ())
    table: FuerstenTable = Table(FUERSTEN, "intro", position=s)
    table.choose("build kloster at 1-above")
    while table.choice.prompt != "action":
        table.choose(table.choice.options[0])
    assert hand(table, 0) == [] and table.state.princes[1].hand == ("kloster",)


@pytest.mark.rule("F-191", "F-193")
def test_what_bruderzwist_takes_away_is_known_to_who_took_it() -> None:
    document = {
        "phase": "roll",
        "events": ["bruderzwist"],
        "stacks": [["umzug"], ["harald"]],
        "red": {"expansions": ["candamir at 1-above"]},
        "blue": {"hand": THREE},
    }
    table = at("intro", document, "roll dice", "1", "ereigniskarte")
    assert hand(table, 0) == sorted(THREE)
    table.answer("put kloster under stack 1")
    table.answer("put austin under stack 2")
    assert hand(table, 0) == ["webstube"]
    assert (known(table, 0, 1), known(table, 0, 2)) == ([None, "kloster"], [None, "austin"])
    assert not known(table, 1, 1) and not known(table, 1, 2)


@pytest.mark.rule("F-197", "F-148")
def test_a_building_that_goes_under_a_stack_was_seen_by_both() -> None:
    document = {
        "phase": "roll",
        "events": ["fehde"],
        "stacks": [["umzug"], ["harald"]],
        "red": {"expansions": ["candamir at 1-above"]},
        "blue": {"expansions": ["kloster at 1-above"]},
    }
    table = at("intro", document, "roll dice", "1", "ereigniskarte", "put kloster under stack 2")
    assert known(table, 0, 2) == known(table, 1, 2) == [None, "kloster"]


@pytest.mark.rule("F-069", "F-272")
def test_what_lay_on_the_discard_pile_is_known_and_so_is_who_took_it() -> None:
    red = {"hand": ["guido_der_gesandte"], "expansions": []}
    blue = {"centre": ["city", "road", "city"]}
    table = at("fortschritt", {"discard": ["kloster", "umzug"], "red": red, "blue": blue}, "play guido_der_gesandte")
    assert discards(table, 1) == ["kloster", "umzug"]
    table.answer("take kloster from discards")
    assert discards(table, 1) == ["umzug", "guido_der_gesandte"]
    assert hand(table, 1) == ["kloster"] and hand(table, 0) == []


def test_states_saved_before_there_was_a_memory_can_be_read() -> None:
    for seed in range(10):
        s = walked_to_anchor(seed, 150).state
        data = json.loads(json.dumps(FUERSTEN.to_json(s)))
        assert FUERSTEN.to_json(FUERSTEN.from_json(data)) == data
        del data["seen_stacks"], data["seen_hands"]
        old = FUERSTEN.from_json(data)
        assert not any(any(rows) for rows in old.seen_stacks) and not any(old.seen_hands)
        assert old.stacks == s.stacks


@pytest.mark.parametrize(
    "change",
    [
        {"seen_stacks": []},
        {"seen_stacks": [[], []]},
        {"seen_stacks": 1},
        {"seen_hands": [[]]},
        {"seen_hands": [["kloster"] * 30, []]},
        {"seen_hands": [["x"], []]},
        {"seen_hands": None},
    ],
)
def test_a_memory_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    data = json.loads(json.dumps(FUERSTEN.to_json(walked_to_anchor(5, 100).state)))
    with pytest.raises(ValueError, match="state"):
        FUERSTEN.from_json({**data, **change})


# in every game


def the_rest(view: View) -> View:
    """A view without what is remembered."""
    rest = view.copy()
    rest["memory"] = None
    return rest


def like(option: Option, options: tuple[Option, ...]) -> Option | None:
    """The option that looks the same to the other: the same one, or one with another card at the same place."""
    if option in options:
        return option
    if option.form in (PUT_UNDER, TAKE_CARD):
        return next((o for o in options if o.form is option.form and o.args[1] == option.args[1]), None)
    return None


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), steps=st.integers(0, 500), luck=st.integers())
def test_who_has_seen_the_same_remembers_the_same(seed: int, steps: int, luck: int) -> None:
    """Two tables that differ in what a seat has not seen go on side by side. As long as it sees no difference between
    them, it remembers the same of both."""
    rng = random.Random(luck)
    start = walked_to_anchor(seed, steps).state
    for seat in (0, 1):
        other = hidden_changed(start, seat, rng)
        other.event_stack, other.region_stack = start.event_stack, start.region_stack
        one: FuerstenTable = Table(FUERSTEN, start.mode.id, position=start, seed=luck)
        two: FuerstenTable = Table(FUERSTEN, start.mode.id, position=other, seed=luck)
        for _ in range(80):
            if one.over or two.over or the_rest(one.view(seat)) != the_rest(two.view(seat)):
                break
            assert one.view(seat)["memory"] == two.view(seat)["memory"]
            assert (one.choice.seat, one.choice.prompt) == (two.choice.seat, two.choice.prompt)
            option = pick(one.choice, rng)
            same = like(option, two.choice.options)
            if same is None:
                break
            one.choose(option)
            two.choose(same)
            check_memory(two.state)


def test_the_tables_side_by_side_go_far_enough() -> None:
    """So that the test above cannot pass by stopping at once: random games know much of stacks and hands."""
    stacks = hands = 0
    for seed in range(10):
        for table in walk(seed, 600):
            stacks += any(any(rows) for rows in table.state.seen_stacks)
            hands += any(table.state.seen_hands)
    assert stacks > 1000 and hands > 100


@pytest.mark.parametrize("mode", MODES)
def test_what_is_known_narrows_what_is_dealt_by_lot(mode: str) -> None:
    rng = random.Random(mode)
    met = in_hands = 0
    for seed in range(6):
        for table in walk(seed, 700, mode):
            choice = table.ask
            if not isinstance(choice, Choice) or choice.prompt not in ("roll", "action", "draw", "exchange"):
                continue
            if rng.random() > 0.1:
                continue
            for seat in (0, 1):
                view = table.view(seat)
                state = determinize(view, rng.shuffle)
                assert state is not None
                check_conserved(state)
                check_memory(state)
                assert FUERSTEN.view(state, seat) == view
                assert state.discards == table.state.discards
                assert state.seen_stacks[seat] == table.state.seen_stacks[seat]
                assert not any(state.seen_stacks[1 - seat])
                met += any(table.state.seen_stacks[seat])
                in_hands += bool(table.state.seen_hands[seat])
    assert met > 50 and in_hands
