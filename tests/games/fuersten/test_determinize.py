"""Tables as they may be: what the seat sees is as it is, the rest is dealt at random, and nothing else is known."""

import random

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.determinize import determinize
from tafelrunde.games.fuersten.saved import to_json
from tafelrunde.kernel import Table

TURN = ("roll", "action", "draw", "exchange")


@pytest.mark.parametrize("mode", FUERSTEN.modes)
def test_the_seat_sees_the_same_and_is_asked_the_same(mode: str) -> None:
    table = Table(FUERSTEN, mode, seed=f"imagined {mode}")
    bots = [make_bot("greedy", FUERSTEN, seat) for seat in (0, 1)]
    rng, met = random.Random(mode), 0
    while not table.over:
        choice = table.choice
        seat = choice.seat
        view = table.view(seat)
        if choice.prompt in TURN:
            state = determinize(view, rng.shuffle)
            assert state is not None
            twin = Table(FUERSTEN, mode, position=state, seed=1)
            assert twin.view(seat) == view
            assert (twin.choice.seat, twin.choice.prompt) == (seat, choice.prompt)
            assert set(twin.choice.options) == set(choice.options)
            met += 1
        table.choose(bots[seat].pick(choice, lambda view=view: view), seat)
    assert met > 40


def test_what_the_seat_cannot_see_makes_no_difference() -> None:
    """From a view nothing can leak; and what is dealt at random differs from deal to deal."""
    table = Table(FUERSTEN, "duell", seed="lots")
    bots = [make_bot("greedy", FUERSTEN, seat) for seat in (0, 1)]
    table.drive(bots, 60)
    while table.choice.prompt != "action":
        table.drive(bots, 1)
    seat = table.choice.seat
    dealt = [to_json(determinize(table.view(seat), random.Random(lot).shuffle)) for lot in range(30)]
    assert dealt[0] == to_json(determinize(table.view(seat), random.Random(0).shuffle))
    others = [tuple(sorted(state["princes"][1 - seat]["hand"])) for state in dealt]
    assert len(set(others)) > 20
    assert len({tuple(state["stacks"][0]) for state in dealt}) == 30
    assert {len(hand) for hand in others} == {len(table.state.princes[1 - seat].hand)}


def test_spectators_and_unfinished_moves_are_not_imagined() -> None:
    table = Table(FUERSTEN, "gold", seed="watch")
    assert determinize(table.view(None), random.Random(0).shuffle) is None
    assert determinize(table.view(table.choice.seat), random.Random(0).shuffle) is None  # first hands
