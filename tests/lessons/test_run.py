"""What comes of a learner's moves, and what the checker finds."""

import pytest

from tafelrunde.lessons.check import check_lesson
from tafelrunde.lessons.model import Lesson, fits
from tafelrunde.lessons.read import parse_lesson
from tafelrunde.lessons.run import DoesNotFit, play
from tafelrunde.scenarios import Broken

BOTH = '{ de = "Ja.", en = "Yes." }'
HEAD = f"""\
title = {BOTH}
about = {BOTH}
minutes = 1
order = 1
game = "fuersten"
seat = "red"

[position]
phase = "roll"

[position.red]
hand = ["kloster", "harald"]
"""
SAY = f"\n[[step]]\nsay = {BOTH}\n"
ROLL = SAY + 'want = "roll dice"\nchance = ["4", "handel"]\npoint = ["dice"]\n'
BUILD = SAY + f'want = "build kloster at *"\notherwise = {BOTH}\npoint = ["hand:kloster", "site:1-above"]\n'
EXCHANGING = ROLL + SAY + 'do = ["red: end turn", "red: draw from stack 1", "red: put kloster under stack 1"]\n'
TAKE_BACK = SAY + 'want = "undo"\n'


def lesson(steps: str) -> Lesson:
    return parse_lesson(HEAD + steps, "a.toml")


LESSON = lesson(ROLL + BUILD + TAKE_BACK + BUILD)


def problems(steps: str) -> list[str]:
    return [str(problem) for problem in check_lesson(lesson(steps))]


def test_the_right_move_goes_on_with_agreed_luck() -> None:
    place = play(LESSON, 0, [], "roll dice")
    assert place.done and place.table.state.production == 4
    assert next(event["kind"] for event in place.table.told("red", place.told)) == "rolled"


def test_an_allowed_move_that_is_not_wanted_changes_nothing() -> None:
    place = play(LESSON, 1, ["roll dice"], "end turn")
    assert place.strays and not place.done and place.refused is None
    assert place.table.view("red") == play(LESSON, 1, ["roll dice"]).table.view("red")


def test_a_forbidden_move_is_met_by_the_refusal_of_the_table() -> None:
    place = play(LESSON, 1, ["roll dice"], "build city at 1")
    assert place.refused is not None and "F-078" in place.refused.rules
    assert not place.done and not place.strays


def test_a_star_accepts_any_word() -> None:
    assert fits("build kloster at *", "build kloster at 2-below")
    assert not fits("build kloster at *", "build harald at 2-below")
    assert not fits("draw from stack *", "draw from stack 1 twice")
    for site in ("1-above", "2-below"):
        assert play(LESSON, 1, ["roll dice"], f"build kloster at {site}").done


def test_undo_is_a_move_that_can_be_wanted() -> None:
    moves = ["roll dice", "build kloster at 1-above"]
    place = play(LESSON, 2, moves, "undo")
    assert place.done and "kloster" in place.table.view("red")["princes"][0]["hand"]
    assert play(LESSON, 3, [*moves, "undo"], "build kloster at 2-above").done


@pytest.mark.parametrize(
    ("step", "moves"),
    [
        (1, []),
        (1, ["end turn"]),
        (1, ["roll dice", "build kloster at 1-above"]),
        (2, ["roll dice", "build kloster at 9-above"]),
        (4, ["roll dice", "build kloster at 1-above", "undo", "build kloster at 1-above", "fly"]),
    ],
)
def test_moves_that_do_not_lead_there_do_not_fit(step: int, moves: list[str]) -> None:
    with pytest.raises(DoesNotFit):
        play(LESSON, step, moves)


def test_afterwards_the_bot_answers_and_luck_follows_from_the_seed() -> None:
    moves = ["roll dice", "build kloster at 1-above", "undo", "build kloster at 1-above", "end turn"]
    one = play(LESSON, 4, [*moves, "draw from stack 1", "draw from stack 1", "draw from stack 2"], "keep hand", "a")
    assert one.done and [one.table.seats[choice.seat] for choice in one.table.choices] == ["red"]
    assert one.table.view("red") == play(LESSON, 4, [*moves, *_end(one)], None, "a").table.view("red")
    others = [play(LESSON, 4, [*moves, *_end(one)], None, seed).table.record() for seed in "bcd"]
    assert len({str(other) for other in others}) == 3


def _end(_: object) -> list[str]:
    return ["draw from stack 1", "draw from stack 1", "draw from stack 2", "keep hand"]


def test_a_lesson_that_can_be_played() -> None:
    assert problems(ROLL + BUILD + TAKE_BACK + BUILD) == []


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        (SAY + 'want = "roll dice"\n', "production_die must be thrown, but the step gives no chance for it"),
        (SAY + 'want = "roll dice"\nchance = ["4", "handel", "5"]\n', "nothing asks for the chance '5'"),
        (SAY + 'want = "roll dice"\nchance = ["9", "handel"]\n', "'9' is no result of production_die"),
        (SAY + 'want = "build kloster at 1-above"\n', "cannot be done: not-asked-now"),
        (SAY + 'do = "blue: roll dice"\n', "not-your-turn"),
        (SAY + 'point = ["hand:markt"]\n', "'hand:markt' is pointed at, but 'markt' is neither seen nor offered"),
        (SAY + 'names = ["hand:markt"]\n', "'hand:markt' is named, but 'markt' is neither seen nor offered"),
        (SAY + 'point = ["hand:klosterr"]\n', "there is no 'klosterr'; did you mean 'kloster'?"),
        (ROLL + SAY + 'refused = ["end turn"]\n', "'end turn' should be refused, but is allowed"),
        (EXCHANGING, "the lesson ends, but something is left open"),
    ],
)
def test_what_the_checker_finds(steps: str, says: str) -> None:
    (found,) = problems(steps)
    if "ends" not in says:
        assert found.startswith("a.toml:") and ": step " in found
    assert says in found


def test_every_move_that_a_step_accepts_must_lead_on() -> None:
    steps = ROLL + SAY + 'want = "build * at 1-above"\n' + SAY + 'want = "build harald at 1-below"\n'
    (found,) = problems(steps)
    assert "step 3: 'build harald at 1-below' cannot be done" in found


@pytest.mark.parametrize(
    ("steps", "says"),
    [
        ('\n[[step]]\nsay = "Yes."\n', "the say is missing in 'de'"),
        (SAY + 'wants = "roll dice"\n', "unknown key; did you mean 'want'?"),
        (SAY + 'want = "fly"\n', "is no move of this game"),
        (SAY + "want = []\n", "at least one move is wanted"),
        (SAY + 'want = "roll dice"\nrefused = ["end turn"]\n', "one idea"),
        (SAY + f"otherwise = {BOTH}\n", "otherwise is said to those"),
        (SAY + 'point = ["Hand!"]\n', "neither a part of the page nor a thing"),
        (SAY + 'names = ["Hand!"]\n', "neither a part of the page nor a thing"),
        (SAY + 'rules = ["X-1"]\n', "there is no rule 'X-1'"),
        (SAY + f"[[step.ask]]\ntext = {BOTH}\nright = true\nsay = {BOTH}\n", "two or 3 answers"),
    ],
)
def test_what_is_broken_is_said_with_its_place(steps: str, says: str) -> None:
    with pytest.raises(Broken, match=r"^a\.toml:\d+: ") as broken:
        lesson(steps)
    assert says in str(broken.value)
