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
from tafelrunde.kernel import Choice, Form, Option, Reason, Refused, Table, parse_record

from .walks import (
    FuerstenTable,
    any_sentence,
    check_conserved,
    check_memory,
    check_points,
    check_stores,
    hidden_changed,
    mode_of,
    walk,
    walked,
)

SEEDS = st.integers(0, 2**40)
STEPS = st.integers(0, 700)


@settings(max_examples=120)
@given(seed=SEEDS)
@pytest.mark.rule("F-032", "F-108", "F-109", "F-111", "F-113")
def test_cards_stores_and_tokens_hold_at_every_choice(seed: int) -> None:
    for table in walk(seed):
        check_conserved(table.state)
        check_stores(table.state)
        check_points(table.state)
        check_memory(table.state)
    assert table.over


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


@settings(max_examples=60)
@given(seed=SEEDS, steps=STEPS, luck=st.integers())
def test_clone_and_load_of_dump_go_on_identically(seed: int, steps: int, luck: int) -> None:
    table = walked(seed, steps)
    dumped = json.loads(json.dumps(table.dump()))
    twins: list[FuerstenTable] = [table, table.clone(), Table.load(FUERSTEN, dumped)]
    assert all(twin.dump() == table.dump() for twin in twins)
    rng = random.Random(luck)
    for _ in range(60):
        if table.over:
            break
        number = rng.randrange(len(table.choice.options))
        texts = {str(twin.choice.options[number]) for twin in twins}
        assert len(texts) == 1
        for twin in twins:
            twin.choose(twin.choice.options[number])
        assert len({json.dumps(twin.dump()) for twin in twins}) == 1
    assert len({json.dumps([twin.view(seat) for seat in (0, 1, None)]) for twin in twins}) == 1
    assert len({twin.record().text() for twin in twins}) == 1


@settings(max_examples=40)
@given(seed=SEEDS, steps=STEPS)
def test_a_clone_leaves_the_original_alone(seed: int, steps: int) -> None:
    table = walked(seed, steps)
    before = json.dumps(table.dump())
    twin = table.clone()
    rng = random.Random(seed)
    for _ in range(40):
        if not twin.over:
            twin.choose(rng.choice(twin.choice.options))
    assert json.dumps(table.dump()) == before


@settings(max_examples=30)
@given(seed=SEEDS, steps=st.integers(0, 20_000))
def test_a_record_replays_exactly(seed: int, steps: int) -> None:
    table = walked(seed, steps)
    text = table.record().text()
    twin: FuerstenTable = Table.replay(FUERSTEN, parse_record(text))
    assert twin.record().text() == text
    assert json.dumps([twin.view(seat) for seat in (0, 1, None)]) == json.dumps(
        [table.view(seat) for seat in (0, 1, None)]
    )
    assert [twin.told(seat) for seat in (0, 1, None)] == [table.told(seat) for seat in (0, 1, None)]


@settings(max_examples=60)
@given(seed=SEEDS, luck=st.integers())
@pytest.mark.rule("F-030")
def test_views_and_options_do_not_change_when_only_hidden_things_change(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        for seat in (0, 1):
            twin: FuerstenTable = Table(FUERSTEN, table.mode, position=hidden_changed(table.state, seat, rng))
            assert json.dumps(twin.view(seat)) == json.dumps(table.view(seat))
            assert twin.choice.seat == choice.seat
            if seat == choice.seat:
                assert twin.choice.options == choice.options
            for sentence in (any_sentence(FUERSTEN.grammar, rng) for _ in range(20)):  # nor what they are told
                assert repr(twin.why_not(sentence, seat)) == repr(table.why_not(sentence, seat))
        spectator = json.dumps(table.view(None))
        both = hidden_changed(hidden_changed(table.state, 0, rng), 1, rng)
        if table.state.shown_to == NOBODY:
            assert json.dumps(FUERSTEN.view(both, None)) == spectator


@settings(max_examples=60)
@given(seed=SEEDS, luck=st.integers())
def test_what_can_be_undone_has_told_its_maker_nothing_hidden(seed: int, luck: int) -> None:
    """Whatever the hidden cards are, a choice that may be undone looks the same to whoever made it."""
    rng = random.Random(luck)
    for table in walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        seat = choice.seat
        option = rng.choice(choice.options)
        after = table.clone()
        before = after.record().text(), json.dumps(FUERSTEN.to_json(after.state)), after.told(seat)
        after.choose(option)
        if after.undoable != seat:
            continue
        twin: FuerstenTable = Table(FUERSTEN, table.mode, position=hidden_changed(table.state, seat, rng))
        twin.choose(option)
        assert json.dumps(twin.view(seat)) == json.dumps(after.view(seat))
        if after.choice.seat == seat:
            assert twin.choice.options == after.choice.options
        after.undo(seat)
        assert (after.record().text(), json.dumps(FUERSTEN.to_json(after.state)), after.told(seat)) == before
        assert after.choice.options == choice.options


@settings(max_examples=40)
@given(seed=SEEDS, steps=STEPS)
def test_every_listed_option_is_accepted(seed: int, steps: int) -> None:
    table = walked(seed, steps)
    if table.over:
        return
    assert len(set(table.choice.options)) == len(table.choice.options)
    for option in table.choice.options:
        assert FUERSTEN.grammar.parse(str(option)) is option
        assert table.why_not(option) is None
        table.clone().choose(str(option))


@settings(max_examples=60)
@given(seed=SEEDS, luck=st.integers())
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walk(seed, 300):
        if table.over or rng.random() > 0.1:
            continue
        before = json.dumps(table.dump())
        for _ in range(10):
            sentence = any_sentence(FUERSTEN.grammar, rng)
            if sentence in table.choice.options:
                continue
            reason = table.why_not(sentence)
            assert isinstance(reason, Reason)
            assert reason.rules, f"{sentence} is refused without a rule: {reason}"
            with pytest.raises(Refused):
                table.choose(sentence)
        with pytest.raises(Refused):
            table.choose(table.choice.options[0], seat=1 - table.choice.seat)
        assert json.dumps(table.dump()) == before


@settings(max_examples=80)
@given(seed=SEEDS)
def test_an_anchor_is_asked_again_by_rules_that_start_there(seed: int) -> None:
    for table in walk(seed):
        choice = table.ask
        if isinstance(choice, Choice) and choice.anchor:
            again = next(FUERSTEN.rules(table.state.copy()))
            assert isinstance(again, Choice) and again.anchor
            assert (again.seat, again.prompt, again.about) == (choice.seat, choice.prompt, choice.about)
            assert again.options == choice.options


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
        sentences = [(*args, word) for args in sentences for word in form.vocabulary[slot]]
    return [form(*args) for args in sentences]
