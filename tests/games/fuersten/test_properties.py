"""What holds in every game, whatever the princes do."""

import json
import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.why_not import QUESTIONS
from tafelrunde.games.realm.advantages import hand_limit, points
from tafelrunde.games.realm.state import NOBODY
from tafelrunde.kernel import Choice, Form, Option

from .walks import (
    hidden_changed,
    mode_of,
    walk,
)

SEEDS = st.integers(0, 2**40)
STEPS = st.integers(0, 700)


@settings(max_examples=60)
@given(seed=SEEDS)
@pytest.mark.rule("F-040", "F-094", "F-095", "F-096", "F-117", "F-120", "F-121", "F-123", "F-125")
def test_turns_end_with_a_full_hand_and_the_game_with_the_first_target_reached(seed: int) -> None:
    target = {"intro": 7, "duell": 13}.get(mode_of(seed), 12)
    ended = None
    for table in walk(seed):
        s = table.state
        if ended is not None and s.turn != ended[0]:
            who = ended[1]
            size, limit = len(s.princes[who].hand), hand_limit(s, who)
            assert size == limit or (size < limit and not any(s.stacks))
        ended = (s.turn, s.active) if s.phase == "exchange" else None
        if table.mode != "intro" and not table.over:
            assert points(s, s.active) < target or not s.turn
    result = table.result
    assert result is not None
    if result.winners:
        assert result.winners == (s.active,) and points(s, s.active) >= target
    else:
        assert result.how == "dead" and not s.cities and not s.settlements


@settings(max_examples=40)
@given(seed=SEEDS, luck=st.integers())
@pytest.mark.rule("F-030")
def test_a_spectator_sees_the_same_whatever_both_princes_hide(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walk(seed, 400):
        s = table.state
        if rng.random() < 0.2 and s.shown_to == NOBODY and isinstance(table.ask, Choice) and table.ask.anchor:
            both = hidden_changed(hidden_changed(s, 0, rng), 1, rng)
            assert json.dumps(FUERSTEN.view(both, None)) == json.dumps(table.view(None))


FEW = 3000  # forms with more sentences are tried at random in the test above


@settings(max_examples=25)
@given(seed=SEEDS, luck=st.integers())
def test_reasons_agree_with_the_options(seed: int, luck: int) -> None:
    """Whatever the refusals find nothing against is offered, and the other way round, at every question."""
    rng = random.Random(luck)
    asked = set()
    for table in walk(seed):
        if table.over or (table.choice.prompt in asked and rng.random() > 0.02):
            continue
        choice = table.choice
        asked.add(choice.prompt)
        for form in FUERSTEN.grammar.forms:
            answers = form.name in QUESTIONS.by_name[choice.prompt].answers
            refusal = QUESTIONS.refusal(choice.prompt, form.name)
            if not answers or refusal is None or math.prod(map(len, form.vocabulary.values())) > FEW:
                continue
            for sentence in _all_sentences(form):
                reason = table.why_not(sentence)
                assert (reason is None) == (sentence in choice.options)
                # at the Markt and when kinds are demanded, what is not offered can also simply be another question
                if choice.prompt not in ("markt", "demand"):
                    assert reason is None or reason.code != "not-asked-now", f"{choice.prompt}: {sentence}"


def _all_sentences(form: Form) -> list[Option]:
    sentences: list[tuple[str, ...]] = [()]
    for slot in form.slots:
        sentences = [(*words, word) for words in sentences for word in form.vocabulary[slot]]
    return [form.said(*words) for words in sentences]
