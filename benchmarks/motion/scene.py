"""Something that moves, to be watched: from which game, and which of its answers."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from tests.browser.retelling import Story

OTHER = 1  # we look from seat 0


@dataclass(frozen=True, slots=True)
class Scene:
    game: str
    mode: str
    seats: int | None
    story: Callable[[], Story]
    begins: Callable[[Story], int]  # the first answer that is seen
    answers: int = 1
    seconds: float = 2.0  # how long there is something to see
