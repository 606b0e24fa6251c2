"""A scenario move by move."""

from tafelrunde.scenarios import library, read_scenario
from tafelrunde.scenarios.walk import beats, walk

TAKEN_BACK = library() / "fuersten" / "f-061-own-choice-back-until-the-other-has-chosen.toml"
MISSING = library() / "fuersten" / "f-078-what-is-missing-for-a-city.toml"


def test_taking_a_move_back_is_a_beat() -> None:
    scenario = read_scenario(TAKEN_BACK)
    told = [(beat.seat, beat.move) for beat in beats(scenario)]
    at = told.index(("red", "undo")) + 1
    before, after = walk(scenario, at - 2), walk(scenario, at)
    chose = walk(scenario, told.index(("red", "take erz in gebirge-5")) + 1)
    assert after.table.state.princes[0].totals["erz"] == 1 < chose.table.state.princes[0].totals["erz"]
    assert after.refused is None and before.refused is None
    assert after.table.told("red", after.told) == []  # nothing happened: something that had happened did not


def test_an_undo_that_is_not_possible_is_refused_like_a_move() -> None:
    scenario = read_scenario(TAKEN_BACK)
    refusals = [number for number, beat in enumerate(beats(scenario), 1) if beat.refused]
    reasons = [walk(scenario, number).refused for number in refusals]
    assert [reason and reason.code for reason in reasons] == ["undo-other-seat"] * 2


def test_a_refusal_is_told_with_what_it_is_filled_in_with() -> None:
    first = next(beat for beat in beats(read_scenario(MISSING)) if beat.refused)
    assert first.expects == ("refused: F-078", "refused: missing = 1 erz 1 getreide")


def test_visitors_can_take_their_own_moves_back() -> None:
    scenario = read_scenario(MISSING)
    shown = walk(scenario, 0, [("red", "end turn"), ("red", "undo")])
    assert shown.refused is None and shown.table.choice.prompt == "action"
