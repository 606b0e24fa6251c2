"""Each test of the contract is made once for each game that can be asked for it."""

import pytest

from ..kernel.toy import TOY
from .walks import EVERY_GAME

# what a test needs of a game beyond its rules; a game that does not have it is not asked
NEEDS = {
    "thinking": lambda walker: walker.game.thinking is not None,
    "foresight": lambda walker: walker.game.thinking is not None and walker.game.thinking.ahead is not None,
    "page": lambda walker: walker.game.page is not None,
    "lab": lambda walker: walker.game.lab is not None,
    "numbers": lambda walker: walker.game.numbers is not None,
    "scenarios": lambda walker: walker.game.scenarios is not None,
    "words": lambda walker: walker.game is not TOY,
    "secrets": lambda walker: walker.hidden_changed is not None,
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "walker" not in metafunc.fixturenames:
        return
    needs = [need for mark in metafunc.definition.iter_markers("needs") for need in mark.args]
    able = [walker for walker in EVERY_GAME if all(NEEDS[need](walker) for need in needs)]
    metafunc.parametrize("walker", able, ids=[walker.game.id for walker in able])
