"""Every lesson that comes along can be played as it is written, and says what it says in both languages."""

import re
from functools import partial
from pathlib import Path

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.lessons import lesson_files, library, read_lesson
from tafelrunde.lessons.check import check_lesson
from tafelrunde.lessons.model import meant
from tafelrunde.lessons.run import begin_free_play, play

FILES = lesson_files([library()])
NAMES = [f"{file.parent.name}/{file.stem}" for file in FILES]
LONGEST = 75  # words a step may have: one idea


def wanted_moves(file: Path) -> list[str]:
    """The learner's moves on the straight way through a lesson."""
    lesson = read_lesson(file)
    moves: list[str] = []
    for at, step in enumerate(lesson.steps):
        if step.want:
            place = play(lesson, at, moves)
            offered = [option.text for choice in place.table.choices for option in choice.options]
            moves.append("undo" if step.want == ("undo",) else meant(step.want, offered)[0])
    return moves


def test_all_games_have_a_first_lesson() -> None:
    assert {"fuersten/first-game", "karthedis/first-market", "kartenspiel/first-game"} <= set(NAMES)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_it_can_be_played(file: Path) -> None:
    lesson = read_lesson(file)
    assert lesson.scene.game == file.parent.name
    assert check_lesson(lesson) == []


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_it_is_short_and_written_with_care(file: Path) -> None:
    for number, step in enumerate(read_lesson(file).steps, 1):
        for text in (*step.say.values(), *step.otherwise.values()):
            assert len(text.split()) <= LONGEST, f"step {number} is too long"
            assert text == text.strip() and "  " not in text and text[-1] in ".!?)…“”"
            assert not re.search(r"[\"']", text), f"step {number}: write “quotes” and ’"


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_game_can_be_played_to_its_end_afterwards(file: Path) -> None:
    lesson = read_lesson(file)
    moves = wanted_moves(file)
    end = len(lesson.steps)
    table = play(lesson, end - 1, moves).table
    rivals = begin_free_play(lesson, table, "abc")
    bot = make_bot("greedy", table.game, 1)
    while not table.over:
        (choice,) = (choice for choice in table.choices if table.seats[choice.seat] == lesson.seat)
        moves.append(bot.pick(choice, partial(table.view, lesson.seat)).text)
        table.choose(moves[-1], lesson.seat)
        rivals.answer()
    assert len(moves) < 2000  # so many the server takes
    again = play(lesson, end, moves[:-1], moves[-1], "abc")
    assert again.done and again.table.over
    assert again.table.record() == table.record()
