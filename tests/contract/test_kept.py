"""Clones, saved tables, records and states as JSON: each goes on as the table it was made from."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel import Table, parse_record
from tafelrunde.kernel.replay import replay
from tafelrunde.kernel.setting import every_option

from .walks import AnyTable, Walker, eyes

SEEDS = st.integers(0, 2**40)
STEPS = st.integers(0, 500)


def shown(table: AnyTable) -> str:
    return json.dumps([table.view(seat) for seat in eyes(table)])


@settings(max_examples=20)
@given(seed=SEEDS)
def test_agreeing_on_a_setting_again_gives_the_same_setting(walker: Walker, seed: int) -> None:
    """So it can be kept and sent whole, with the options that say something by being left out."""
    setting = walker.new(seed).setting
    terms = walker.game.terms(setting.mode, len(setting.seats))
    for options in (setting.options, every_option(terms, setting.options)):
        again = walker.game.agree(setting.mode, len(setting.seats), options)
        assert (again.mode, again.seats, again.options) == (setting.mode, setting.seats, setting.options)
    named = every_option(terms, setting.options)
    assert not [term.id for term in terms if term.usual and not term.by_seat and term.id not in named]


@settings(max_examples=40)
@given(seed=SEEDS, steps=STEPS, luck=st.integers())
def test_clone_and_load_of_dump_go_on_identically(walker: Walker, seed: int, steps: int, luck: int) -> None:
    table = walker.walked(seed, steps)
    dumped = json.loads(json.dumps(table.dump()))
    twins: list[AnyTable] = [table, table.clone(), Table.load(walker.game, dumped)]
    assert all(twin.dump() == table.dump() for twin in twins)
    rng = random.Random(luck)
    for _ in range(50):
        if table.over:
            break
        at = rng.randrange(len(table.choices))
        number = rng.randrange(len(table.choices[at].options))
        assert len({str(twin.choices[at].options[number]) for twin in twins}) == 1
        for twin in twins:
            choice = twin.choices[at]
            twin.choose(choice.options[number], choice.seat)
        assert len({json.dumps(twin.dump()) for twin in twins}) == 1
    assert len({shown(twin) for twin in twins}) == 1
    assert len({twin.record().text() for twin in twins}) == 1


@settings(max_examples=25)
@given(seed=SEEDS, steps=STEPS)
def test_a_clone_leaves_the_original_alone(walker: Walker, seed: int, steps: int) -> None:
    table = walker.walked(seed, steps)
    before = json.dumps(table.dump())
    twin = table.clone()
    rng = random.Random(seed)
    for _ in range(40):
        if not twin.over:
            choice = rng.choice(list(twin.choices))
            twin.choose(rng.choice(choice.options), choice.seat)
    assert json.dumps(table.dump()) == before


@settings(max_examples=25)
@given(seed=SEEDS, steps=st.integers(0, 20_000))
def test_a_record_replays_exactly(walker: Walker, seed: int, steps: int) -> None:
    table = walker.walked(seed, steps)
    text = table.record().text()
    twin: AnyTable = replay(walker.game, parse_record(text))
    assert twin.record().text() == text
    assert shown(twin) == shown(table)
    assert [twin.told(seat) for seat in eyes(twin)] == [table.told(seat) for seat in eyes(table)]


@settings(max_examples=40)
@given(seed=SEEDS, steps=STEPS)
def test_a_state_is_what_its_json_says(walker: Walker, seed: int, steps: int) -> None:
    table = walker.walked_to_anchor(seed, steps)
    data = json.loads(json.dumps(walker.game.to_json(table.state)))
    twin = walker.game.from_json(data)
    assert json.loads(json.dumps(walker.game.to_json(twin))) == data
    for seat in eyes(table):
        assert json.dumps(walker.game.view(twin, seat)) == json.dumps(table.view(seat))
    assert walker.game.fits(table.setting, twin)


@pytest.mark.parametrize("damaged", [None, 1, "state", [], {}, {"phase": "action"}])
def test_what_is_no_state_is_refused_in_a_sentence(walker: Walker, damaged: object) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        walker.game.from_json(damaged)  # type: ignore[arg-type]
