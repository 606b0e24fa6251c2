"""Nobody is shown, offered or told anything that depends on what they cannot see."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel import Choice

from ..random_moves import any_sentence
from .walks import Walker, eyes

SEEDS = st.integers(0, 2**40)


@pytest.mark.needs("secrets")
@settings(max_examples=60)
@given(seed=SEEDS, luck=st.integers())
@pytest.mark.rule("F-030", "KA-021", "KA-053", "KA-076")
def test_views_options_and_refusals_do_not_change_when_only_hidden_things_change(
    walker: Walker, seed: int, luck: int
) -> None:
    assert walker.hidden_changed is not None
    rng = random.Random(luck)
    for table in walker.walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        for seat in rng.sample(range(len(table.seats)), 2):
            state = walker.hidden_changed(table.state, seat, rng)
            assert json.dumps(walker.game.view(state, seat)) == json.dumps(table.view(seat))
            twin = walker.at(table, state)
            assert twin.choice.seat == choice.seat
            if seat == choice.seat:
                assert (twin.choice.prompt, twin.choice.options) == (choice.prompt, choice.options)
            for sentence in (any_sentence(walker.game.grammar, rng) for _ in range(20)):
                assert repr(twin.why_not(sentence, seat)) == repr(table.why_not(sentence, seat))


@pytest.mark.needs("secrets")
@settings(max_examples=40)
@given(seed=SEEDS, luck=st.integers())
def test_what_can_be_undone_has_told_its_maker_nothing_hidden(walker: Walker, seed: int, luck: int) -> None:
    """Whatever the hidden cards are, a choice that may be undone looks the same to the seat that made it."""
    assert walker.hidden_changed is not None
    rng = random.Random(luck)
    for table in walker.walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        seat, option = choice.seat, rng.choice(choice.options)
        after = table.clone()
        after.choose(option)
        if after.undoable != seat:
            continue
        twin = walker.at(table, walker.hidden_changed(table.state, seat, rng))
        twin.choose(option)
        assert json.dumps(twin.view(seat)) == json.dumps(after.view(seat))
        if after.choice.seat == seat:
            assert twin.choice.options == after.choice.options


@pytest.mark.needs("foresight")
@settings(max_examples=30)
@given(seed=SEEDS, luck=st.integers())
def test_what_is_imagined_from_a_view_looks_like_it(walker: Walker, seed: int, luck: int) -> None:
    thinking = walker.game.thinking
    assert thinking is not None and thinking.ahead is not None
    rng = random.Random(luck)
    for table in walker.walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.15:
            continue
        view = table.view(choice.seat)
        state = thinking.ahead.determinize(view, rng.shuffle, choice)
        if state is None:
            continue
        assert json.dumps(walker.game.view(state, choice.seat)) == json.dumps(view)
        twin = walker.at(table, state)
        assert set(twin.choice.options) == set(choice.options)
        shares = thinking.ahead.prospects(state)
        assert len(shares) == len(table.seats) and all(share >= 0 for share in shares)
        assert sum(shares) == pytest.approx(1)


@settings(max_examples=30)
@given(seed=SEEDS)
def test_secret_parts_of_what_is_told_reach_only_those_who_may_know(walker: Walker, seed: int) -> None:
    table = walker.walked(seed, 400)
    for event in table.events:
        told = {seat: event.seen_by(seat) for seat in eyes(table)}
        json.dumps(list(told.values()))
        assert not set(event.kind.secret) & set(told[None]), f"a spectator is told {event.kind.name}"
        if not event.kind.secret:
            assert len({json.dumps(one) for one in told.values()}) == 1
