"""Rules that ask, options that are accepted, everything else refused; games that end; anchors that hold."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel import Choice, Reason, Refused, Together

from ..random_moves import any_sentence
from .walks import Walker, eyes

SEEDS = st.integers(0, 2**40)
STEPS = st.integers(0, 500)
SOME, MANY = 30, 80


@settings(max_examples=MANY)
@given(seed=SEEDS)
@pytest.mark.rule("F-032", "F-108", "F-109", "F-111", "F-113", "KA-132", "KA-134", "KA-145")
def test_what_must_hold_holds_at_every_choice_and_every_game_ends(walker: Walker, seed: int) -> None:
    for table in walker.walk(seed):
        walker.check(table.state)
    assert table.over
    result = table.result
    assert result is not None and result.how
    assert all(0 <= seat < len(table.seats) for seat in result.winners)
    assert len(set(result.winners)) == len(result.winners)
    assert walker.game.rounds(table.state) >= 0


@settings(max_examples=SOME)
@given(seed=SEEDS, steps=STEPS)
def test_every_listed_option_is_accepted(walker: Walker, seed: int, steps: int) -> None:
    table = walker.walked(seed, steps)
    for choice in table.choices:
        assert choice.options
        assert len(set(choice.options)) == len(choice.options)
        assert choice.passing is None or choice.passing in choice.options
        for option in choice.options:
            assert walker.game.grammar.parse(str(option)) is option
            assert table.why_not(option, choice.seat) is None
            table.clone().choose(str(option), choice.seat)


@settings(max_examples=SOME)
@given(seed=SEEDS, luck=st.integers())
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(walker: Walker, seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walker.walk(seed, 300):
        if table.over or rng.random() > 0.1:
            continue
        choice = table.choice
        before = json.dumps(table.dump())
        for _ in range(10):
            sentence = any_sentence(walker.game.grammar, rng)
            if sentence in choice.options:
                continue
            reason = table.why_not(sentence, choice.seat)
            assert isinstance(reason, Reason)
            assert reason.rules or walker.game.id == "toy", f"{sentence} is refused without a rule: {reason}"
            with pytest.raises(Refused):
                table.choose(sentence, choice.seat)
        asked = {one.seat for one in table.choices}
        for seat in set(range(len(table.seats))) - asked:
            with pytest.raises(Refused):
                table.choose(choice.options[0], seat=seat)
        assert json.dumps(table.dump()) == before


@settings(max_examples=SOME)
@given(seed=SEEDS)
def test_an_anchor_is_asked_again_by_rules_that_start_there(walker: Walker, seed: int) -> None:
    for table in walker.walk(seed, 3000):
        ask = table.ask
        if not (isinstance(ask, Choice | Together) and ask.anchor) or len(table.choices) < _asked(ask):
            continue
        again = next(walker.game.rules(table.state.copy()))
        assert type(again) is type(ask) and again.anchor  # type: ignore[union-attr]
        assert _told(again) == _told(ask)


def _asked(ask: Choice | Together) -> int:
    return len(ask.choices) if isinstance(ask, Together) else 1


def _told(ask: object) -> list[object]:
    choices = ask.choices if isinstance(ask, Together) else [ask]
    return [(one.seat, one.prompt, one.about, one.options) for one in choices]  # type: ignore[union-attr]


@settings(max_examples=SOME)
@given(seed=SEEDS, luck=st.integers())
def test_what_is_undone_never_happened(walker: Walker, seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walker.walk(seed, 400):
        if table.over or rng.random() > 0.15:
            continue
        choice = table.choice
        after = table.clone()
        after.choose(rng.choice(choice.options), choice.seat)
        if after.undoable != choice.seat:
            with pytest.raises(Refused):
                after.undo(choice.seat)
            continue
        after.undo(choice.seat)
        assert after.record().text() == table.record().text()
        assert after.dump()["answers"] == table.dump()["answers"]
        assert after.choice.options == choice.options
        for seat in eyes(table):
            assert after.told(seat) == table.told(seat)
            assert json.dumps(after.view(seat)) == json.dumps(table.view(seat))
