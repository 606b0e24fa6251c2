"""Whether a turn is won for certain."""

from functools import partial

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.kernel import Table, registry
from tafelrunde.puzzles.position import at_hand
from tafelrunde.puzzles.prove import OutOfPatience, Proof
from tafelrunde.puzzles.win_now import is_sure

from .conftest import six_points


def winning(table, **how):
    return {option.text for option, wins in Proof(table, **how).first_moves(at_hand(table)).items() if wins}


def test_a_settlement_that_can_be_paid_wins():
    table = six_points(wald_2=1, huegelland_3=1, ackerland_6=1, weideland_4=1)
    assert winning(table) == {"build settlement right"}


def test_what_is_lacking_can_be_traded_for_first(one_wool_short):
    assert "trade 3 gold for wolle" in winning(one_wool_short)
    assert not {"trade 3 gold for erz", "trade 3 gold for lehm", "end turn"} & winning(one_wool_short)


def test_a_plan_may_have_only_so_many_choices(one_wool_short):
    assert winning(one_wool_short, moves=1) == set()
    assert winning(one_wool_short, moves=2) == {"trade 3 gold for wolle"}  # then nothing is left but to end the turn


def test_nothing_wins_without_the_means():
    assert winning(six_points(wald_2=1, huegelland_3=1)) == set()


def test_what_takes_too_long_is_said(one_wool_short):
    with pytest.raises(OutOfPatience):
        winning(one_wool_short, nodes=20)


def test_a_win_that_hangs_on_hidden_cards_is_not_certain():
    """In the world that is there a bid wins; in another that looks the same the hidden bid beside it may be higher."""
    game = registry.game("karthedis")
    both, found = {(True, True), (True, False)}, set()
    for seed in range(12):
        table = Table(game, "classic", seats=2, options={"victory": "quick"}, seed=str(seed))
        bots = [make_bot("greedy", game, f"{seed}/{seat}") for seat in range(2)]
        while not table.over and found != both:
            choice = table.choice
            if choice.prompt == "trade" and len(choice.options) < 9:
                found |= set(_luck_and_certainty(at_hand(table)))
            table.choose(bots[choice.seat].pick(choice, partial(table.view, choice.seat)), choice.seat)
    assert found == both


def _luck_and_certainty(hand):
    """Of every first move that wins in the world that is there: whether it does in others, too."""
    try:
        for option, wins in Proof(hand, 4000).first_moves(hand).items():
            if wins:
                yield wins, is_sure(hand, option, "worlds")
    except OutOfPatience:
        return
