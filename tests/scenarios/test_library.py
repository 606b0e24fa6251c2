"""Every scenario of the library holds."""

import pytest

from tafelrunde.books.rulebook import rulebook
from tafelrunde.scenarios import library, read_scenario, run_scenario, scenario_files

FILES = scenario_files([library()])


def test_the_library_is_not_empty() -> None:
    assert len(FILES) > 300


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_holds(file) -> None:  # type: ignore[no-untyped-def]
    scenario = read_scenario(file)
    failure = run_scenario(scenario)
    assert failure is None, str(failure)
    assert set(scenario.title) == {"de", "en"}
    notes = [scenario.note, *(step.note for step in scenario.steps)]
    assert all(set(note) == {"de", "en"} for note in notes if note)
    assert set(scenario.rules) <= set(rulebook(scenario.game).rules)
