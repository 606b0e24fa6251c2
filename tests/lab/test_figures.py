"""Figures, against the rows they are counted from and against the survey of a plain simulation."""

from pathlib import Path

import pytest

from tafelrunde.lab.figures import figures_in, figures_of
from tafelrunde.lab.folder import read_results
from tafelrunde.lab.simulate import simulate

from .conftest import KARTHEDIS


def test_wins_and_lengths_are_counted(fuersten_run: Path) -> None:
    results = read_results([fuersten_run])
    rows = results.games.to_pylist()
    figures = figures_of(results)
    assert figures.games == figures.finished == 24
    for seat in ("red", "blue"):
        assert figures.by_seat[seat].value == sum(row["winners"] == [seat] for row in rows) / 24
    begun = sum(row["winners"] == [row["first"]] for row in rows)
    assert [found.value for found in figures.by_position] == pytest.approx([begun / 24, 1 - begun / 24])
    assert sum(figures.lengths.values()) == 24
    assert figures.rounds.value == pytest.approx(sum(row["rounds"] for row in rows) / 24)
    assert figures.ends["points"].value == 1


def test_the_sources_of_the_winners_reach_the_target(fuersten_run: Path) -> None:
    figures = figures_in([fuersten_run])
    assert sum(found.winners.value for found in figures.sources.values()) >= 7
    assert sum(found.others.value for found in figures.sources.values()) < 7


def test_the_contribution_of_a_card_is_the_win_share_of_seats_that_played_it(fuersten_run: Path) -> None:
    results = read_results([fuersten_run])
    cards = results.cards.to_pylist()
    figures = figures_of(results)
    assert figures.cards.keys() == {row["card"] for row in cards}
    for card, found in figures.cards.items():
        seats = {(row["number"], row["seat"], row["won"]) for row in cards if row["card"] == card}
        won = sum(won for _, _, won in seats)
        assert found.contribution.of == len(seats)
        assert found.contribution.value == pytest.approx(won / len(seats) - 1 / 2)
        assert found.use.value == pytest.approx(len(seats) / 48)
        assert found.plays == pytest.approx(sum(row["card"] == card for row in cards) / 24)


def test_species_are_measured_as_in_the_survey(karthedis_run: Path) -> None:
    figures = figures_in([karthedis_run])
    survey = simulate(KARTHEDIS, 40, "t").survey
    assert survey is not None
    told = survey.json()["species"]
    assert figures.groups.keys() == told.keys()
    for species, found in figures.groups.items():
        for mine, theirs in (("value", "share"), ("low", "low"), ("high", "high")):
            assert getattr(found.relative, mine) == pytest.approx(told[species][theirs], abs=1e-4)
    assert sum(found.points.value for found in figures.groups.values()) > 1
