"""When a bot answers: at a moment that does not depend on what it holds.

A bot with one option has nothing to think about, and one with several thinks for as long as it may. So that the pause
does not tell which it was, a bot answers at its pace, counted from when it was asked. Where it had to wait for its turn
to think, the pause is longer by whole steps; how many there are follows from when its turn came, not from when it was
done.
"""

import math
from dataclasses import dataclass

from ..bots import THINKERS

LEAST_THOUGHT = 0.1  # seconds that a bot gets to think ahead, however late it is


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds since a bot was asked. With a step of 0 every answer comes as soon as it can."""

    step: float

    @property
    def _spare(self) -> float:
        """What a thought may take longer than it should, and its way to the process and back."""
        return self.step / 2

    def of(self, bot: str) -> float:
        """When this bot answers if nothing is in the way."""
        return max(self.step, usual_thought(bot) + self._spare)

    def thought(self, bot: str, turn: float) -> float:
        """How long a bot may think whose turn came then: its usual time, less what it had to wait beyond the spare."""
        usual = usual_thought(bot)
        return min(usual, max(LEAST_THOUGHT, self.of(bot) - self._spare - turn))

    def moment(self, bot: str, turn: float, thought: float, ready: float) -> float:
        """When the answer is given of a bot whose turn to think came then, for so long, and that was ready then."""
        if not self.step:
            return ready
        pace = self.of(bot)
        planned = pace + self._steps(turn + thought + self._spare - pace)
        return planned + self._steps(ready - planned)

    def _steps(self, late: float) -> float:
        """As many whole steps as it takes to be no longer late."""
        return self.step * max(0, math.ceil(round(late / self.step, 6)))


def usual_thought(bot: str) -> float:
    """How long a bot thinks that goes by the clock; the others are done at once."""
    return THINKERS[bot][1].milliseconds / 1000 if bot in THINKERS else 0.0
