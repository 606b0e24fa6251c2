"""Observations: every entry says what its name says, nothing hidden is in them, and all that is seen is."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.kernel import Choice, Table
from tafelrunde.kernel.numbers import Encoder
from tafelrunde.rl.encoder import encoder
from tafelrunde.rl.episode import Episode

from ..contract.walks import WALKERS
from ..games.fuersten import walks as fuersten
from ..games.karthedis import walks as karthedis
from . import by_name
from .settings import every_setting

SEEDS = st.integers(0, 2**40)
KARTENSPIEL = WALKERS["kartenspiel"]


def written(found: Encoder, view: Any, choice: Choice | None) -> np.ndarray:
    row = found.layout.blank()
    found.write(row, view, choice)
    return np.frombuffer(row, np.float32)


def told(found: Encoder, view: Any, choice: Choice | None) -> dict[str, float]:
    """What stands in an observation, by name."""
    row = written(found, view, choice)
    return {found.layout.names[at]: float(row[at]) for at in np.flatnonzero(row)}


def encoder_of(table: Table) -> Encoder:
    return encoder(table.game.id, table.mode, len(table.seats))


def choice_of(table: Table, seat: int) -> Choice | None:
    return next((choice for choice in table.choices if choice.seat == seat), None)


@every_setting
def test_every_entry_has_a_name_of_its_own(game: str, mode: str, seats: int) -> None:
    layout = encoder(game, mode, seats).layout
    assert len(set(layout.names)) == len(layout.names) == len(layout)
    assert [at for block in layout.blocks.values() for at in block] == list(range(len(layout)))


@every_setting
def test_observations_fit_their_space(game: str, mode: str, seats: int) -> None:
    episode = Episode(game, mode, seats, None, 2000)
    space = episode.observation_space()
    rng = random.Random(1)
    for seed in range(3):
        episode.begin(seed)
        while not episode.table.over and episode.decisions < 1500:
            if rng.random() < 0.05:
                for seat in range(seats):
                    assert episode.observe(seat) in space
            choice = episode.table.choice
            episode.choose(fuersten.pick(choice, rng), choice.seat)


# nothing hidden


@settings(max_examples=40)
@given(seed=SEEDS, luck=st.integers())
@pytest.mark.rule("F-030")
def test_fuersten_what_a_seat_cannot_see_is_not_in_its_observation(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in fuersten.walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        for seat in (0, 1):
            twin: Table = Table(FUERSTEN, table.mode, position=fuersten.hidden_changed(table.state, seat, rng))
            assert_seen_alike(table, twin, seat)


@settings(max_examples=40)
@given(seed=SEEDS, luck=st.integers())
@pytest.mark.rule("KA-021", "KA-053", "KA-076")
def test_karthedis_what_a_seat_cannot_see_is_not_in_its_observation(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in karthedis.walk(seed, 300):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        for seat in rng.sample(range(len(table.seats)), 2):
            twin: Table = Table(
                KARTHEDIS,
                table.mode,
                seats=len(table.seats),
                options=table.setting.options,
                position=karthedis.hidden_changed(table.state, seat, rng),
            )
            assert_seen_alike(table, twin, seat)


@settings(max_examples=20)
@given(seed=SEEDS, luck=st.integers())
def test_kartenspiel_what_a_seat_cannot_see_is_not_in_its_observation(seed: int, luck: int) -> None:
    assert KARTENSPIEL.hidden_changed is not None
    rng = random.Random(luck)
    for table in KARTENSPIEL.walk(seed, 400):
        choice = table.ask
        if not (isinstance(choice, Choice) and choice.anchor) or rng.random() > 0.2:
            continue
        for seat in (0, 1):
            twin = KARTENSPIEL.at(table, KARTENSPIEL.hidden_changed(table.state, seat, rng))
            assert_seen_alike(table, twin, seat)


def assert_seen_alike(table: Table, twin: Table, seat: int) -> None:
    found = encoder_of(table)
    view = table.view(seat)
    choice, other = choice_of(table, seat), choice_of(twin, seat)
    assert np.array_equal(written(found, view, choice), written(found, twin.view(seat), other))
    if choice is not None and other is not None:
        assert found.actions.numbers(choice, view) == found.actions.numbers(other, view)


# everything that is seen


@settings(max_examples=25)
@given(seed=SEEDS)
def test_fuersten_entries_say_what_their_names_say(seed: int) -> None:
    rng = random.Random(seed)
    for table in fuersten.walk(seed, 1500):
        if rng.random() < 0.02:
            for seat in (0, 1):
                choice = choice_of(table, seat)
                expected = by_name.fuersten(table.view(seat), choice)
                assert told(encoder_of(table), table.view(seat), choice) == pytest.approx(expected, abs=1e-6)


@settings(max_examples=10)
@given(seed=SEEDS)
def test_kartenspiel_entries_say_what_their_names_say(seed: int) -> None:
    rng = random.Random(seed)
    for table in KARTENSPIEL.walk(seed, 1500):
        if rng.random() < 0.02:
            for seat in (0, 1):
                choice = choice_of(table, seat)
                expected = by_name.kartenspiel(table.view(seat), choice)
                assert told(encoder_of(table), table.view(seat), choice) == pytest.approx(expected, abs=1e-6)


@settings(max_examples=60)
@given(seed=SEEDS)
def test_karthedis_entries_say_what_their_names_say(seed: int) -> None:
    rng = random.Random(seed)
    for table in karthedis.walk(seed):
        if rng.random() < 0.1:
            seat = rng.randrange(len(table.seats))
            choice = choice_of(table, seat)
            expected = by_name.karthedis(table.view(seat), choice)
            assert told(encoder_of(table), table.view(seat), choice) == pytest.approx(expected, abs=1e-6)
