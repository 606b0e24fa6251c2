"""Tables as they may be: what the seat sees is as it is, the rest is dealt at random, and nothing else is known."""

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tafelrunde import make_bot
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.games.karthedis.determinize import ASKED_IN, determinize
from tafelrunde.games.karthedis.saved import from_json, to_json
from tafelrunde.games.karthedis.state import State, cards_of
from tafelrunde.kernel import Choice, Table, Together

from .walks import MODES, KarthedisTable, check_conserved, deck_lists, hidden_changed, new, walk

SEEDS = range(90)  # every mode with every number of seats and every condition


def imagined(state: State) -> KarthedisTable:
    """A table for a state that somebody imagines, who need not know what was agreed."""
    usual = KARTHEDIS.modes[state.mode].usual
    return Table(KARTHEDIS, state.mode, seats=state.seats, options=usual, position=state, seed=1)


def asked(table: KarthedisTable, seat: int) -> Choice:
    return next(choice for choice in table.choices if choice.seat == seat)


def moments(seed: int, share: float) -> Iterator[tuple[KarthedisTable, Choice, random.Random]]:
    """Some questions of a random game, each with luck of its own."""
    rng = random.Random(f"moments {seed}")
    for table in walk(seed, 500):
        if not table.over and rng.random() < share:
            yield table, rng.choice(list(table.choices)), rng


def anchored(table: KarthedisTable) -> bool:
    return isinstance(table.ask, Choice | Together) and table.ask.anchor


def test_the_seat_sees_the_same_and_is_asked_the_same() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for seed in SEEDS:
        for table, choice, rng in moments(seed, 0.12):
            view = table.view(choice.seat)
            state = determinize(view, rng.shuffle, choice)
            assert (state is not None) == anchored(table), "while something takes effect, and only then, nothing"
            if state is None:
                continue
            twin = imagined(state)
            assert twin.view(choice.seat) == view
            again = asked(twin, choice.seat)
            assert (again.prompt, again.options, again.about) == (choice.prompt, choice.options, choice.about)
            met[table.mode, choice.prompt] += 1
    for mode in MODES:
        for question in ASKED_IN.values():
            assert met[mode, question.name] > 5 or (question.name == "draft" != mode)


def test_every_question_of_a_greedy_game_can_be_imagined() -> None:
    for seats in (2, 3, 4, 5):
        table: KarthedisTable = Table(
            KARTHEDIS, "classic", seats=seats, seed=f"greedy {seats}", options={"victory": "long"}
        )
        bots = [make_bot("greedy", KARTHEDIS, seat) for seat in range(seats)]
        rng, met = random.Random(seats), 0
        while not table.over:
            choice = table.choice
            if anchored(table):
                state = KARTHEDIS.thinking.ahead.determinize(table.view(choice.seat), rng.shuffle, choice)
                assert state is not None
                assert asked(imagined(state), choice.seat).options == choice.options
                met += 1
            table.drive(bots, 1)
        assert met > 20


def test_every_card_is_there_as_often_as_it_should_be() -> None:
    for seed in SEEDS:
        for table, choice, rng in moments(seed, 0.03):
            state = determinize(table.view(choice.seat), rng.shuffle, choice)
            if state is None:
                continue
            check_conserved(state)
            assert to_json(from_json(json.loads(json.dumps(to_json(state))))) == to_json(state)
            if table.mode == "deckbau":
                assert state.allowed == 1
                for seat in range(state.seats):
                    deck = cards_of(state, seat)
                    assert len(deck) == len(set(deck)) == 20


def test_what_the_seat_cannot_see_makes_no_difference() -> None:
    """Two tables that differ only in what is hidden are imagined alike with the same luck."""
    compared = 0
    for seed in SEEDS:
        for table, choice, rng in moments(seed, 0.04):
            if not anchored(table):
                continue
            twin = hidden_changed(table.state, choice.seat, rng)
            if twin.packs:
                twin.packs = packs_changed(twin.packs, choice.seat, rng)
            views = (table.view(choice.seat), KARTHEDIS.view(twin, choice.seat))
            luck = rng.random()
            one, other = (determinize(view, random.Random(luck).shuffle, choice) for view in views)
            assert one is not None and other is not None
            assert to_json(one) == to_json(other)
            compared += to_json(twin) != to_json(table.state)
    assert compared > 200


def packs_changed(packs: tuple[tuple[str, ...], ...], seat: int, rng: random.Random) -> tuple[tuple[str, ...], ...]:
    others = [card for at, pack in enumerate(packs) if at != seat for card in pack]
    rng.shuffle(others)
    return tuple(pack if at == seat else tuple(others.pop() for _ in pack) for at, pack in enumerate(packs))


@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_differs_from_lot_to_lot(mode: str) -> None:
    options = KARTHEDIS.modes[mode].usual
    table: KarthedisTable = Table(KARTHEDIS, mode, seats=3, options={**options, "victory": "long"}, seed="lots")
    bots = [make_bot("greedy", KARTHEDIS, seat) for seat in range(3)]
    while not (table.choice.prompt == "trade" and table.state.number > 3):
        table.drive(bots, 1)
    choice = table.choice
    me = choice.seat
    rival = max({0, 1, 2} - {me}, key=lambda seat: len(table.state.players[seat].hand))
    view = table.view(me)
    dealt = [determinize(view, random.Random(lot).shuffle, choice) for lot in range(40)]
    states = [state for state in dealt if state is not None]
    assert len(states) == 40
    assert len({state.players[rival].hand for state in states}) > 20
    assert len({state.players[rival].deck for state in states}) == 40
    assert len({state.players[me].deck for state in states}) == 40
    assert len({state.resource_deck for state in states}) == 40
    assert {state.players[me].hand for state in states} == {table.state.players[me].hand}
    hidden = [bid for bids in table.state.bids for bid in bids if bid.owner != me]
    for bid in hidden:
        guesses = [found for state in states for bids in state.bids for found in bids if found.number == bid.number]
        assert len({guess.card for guess in guesses}) > 20
        assert all(guess.value == CARDS[guess.card].value for guess in guesses)


def test_whoever_looks_on_can_imagine_it_too() -> None:
    """Without a question: he sees what he sees, and the rules ask whoever is to be asked."""
    met = 0
    for seed in SEEDS:
        for table, choice, rng in moments(seed, 0.02):
            if not anchored(table):
                continue
            for seat in range(len(table.seats)):
                view = table.view(seat)
                state = determinize(view, rng.shuffle)
                assert state is not None
                assert KARTHEDIS.view(state, seat) == view
                again = asked(imagined(state), choice.seat)
                assert again.prompt == choice.prompt
                met += 1
    assert met > 200


def test_decks_that_were_agreed_on_stay_secret() -> None:
    """Whatever lists the others bring, the seat imagines the same."""
    mine = deck_lists(1, random.Random(0))
    results = []
    for number in range(3):
        lists = {**deck_lists(3, random.Random(number)), **mine}
        table: KarthedisTable = Table(KARTHEDIS, "deckbau", seats=3, options={**lists, "leader": "p1"}, seed="secret")
        view = table.view(0)
        assert view["seat"] == "p1" and table.choice.seat == 0
        results.append(to_json(determinize(view, random.Random(1).shuffle, table.choice)))  # type: ignore[arg-type]
    assert results[0] == results[1] == results[2]


def test_a_deck_that_shows_a_card_twice_tells_that_it_may() -> None:
    for pile, allowed in ((["ecksteher"], 1), (["ecksteher", "ecksteher"], 2)):
        document = {"p1": {"hand": ["tauzaehler"]}, "p2": {"pile": pile, "hand": ["tauzaehler"]}}
        position = KARTHEDIS.scenarios.read("deckbau", document, 2, {"deck_copies": str(allowed)})
        state = determinize(KARTHEDIS.view(position, 0), random.Random(0).shuffle)
        assert state is not None and state.allowed == allowed


def test_the_first_turn_of_a_trade_is_told_from_later_ones() -> None:
    """KA-071: what the view alone tells of it, for whoever has no question to go by."""
    for seed in range(12):
        for table in walk(seed, 300):
            if table.over or table.choice.prompt != "trade" or table.state.round > 1:
                continue
            seat = table.choice.seat
            state = determinize(table.view(seat), random.Random(0).shuffle)
            assert state is not None
            first = not table.state.players[seat].begun
            if first or any(bid.owner == seat for bids in table.state.bids for bid in bids):
                assert state.players[seat].begun is not first


def test_spectators_and_games_that_are_over_are_not_imagined() -> None:
    table = new(0)
    assert determinize(table.view(None), random.Random(0).shuffle) is None
    *_, table = walk(0)
    assert table.over
    assert determinize(table.view(0), random.Random(0).shuffle) is None
