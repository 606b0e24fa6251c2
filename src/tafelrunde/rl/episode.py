"""Games one after the other, played by numbers: what the environments have in common."""

import hashlib
import random
from collections.abc import Mapping
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..books.messages import explain
from ..kernel import BadInput, Choice, Option, Result, Table, registry
from .encoder import encoder

Observation: TypeAlias = dict[str, NDArray[Any]]

MOST_DECISIONS = 10_000


class IllegalAction(BadInput):
    """The number of something that cannot be done now. The message says why not."""


class Episode:
    """A game that can be begun again and again at the same setting.

    Without options it is played with those that are usual where nobody is there to agree on any.
    """

    def __init__(
        self, game: str, mode: str | None, seats: int | None, options: Mapping[str, str] | None, most_decisions: int
    ) -> None:
        found = registry.game(game, mode)
        self.game = found.id
        self.mode = mode or next(iter(found.modes))
        self.options = dict(found.modes[self.mode].usual if options is None else options)
        self.seats = found.agree(self.mode, seats, self.options).seats
        self.most_decisions = most_decisions
        self.decisions = 0
        self._luck = random.Random()
        self._table: Table[Any, Any] | None = None
        self._look_up_encoder()

    def _look_up_encoder(self) -> None:
        self._encoder = encoder(self.game, self.mode, len(self.seats))
        self.actions, self.layout = self._encoder.actions, self._encoder.layout

    def __getstate__(self) -> dict[str, Any]:
        """Copies, and what is sent to other processes, look the encoder up again: its options are the game's own."""
        return {name: value for name, value in vars(self).items() if name not in ("_encoder", "actions", "layout")}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        vars(self).update(state)
        self._look_up_encoder()

    def begin(self, seed: int | None) -> None:
        """A new game. A seed settles the luck of this game and of all that follow without one."""
        if seed is not None:
            self._luck = random.Random(seed)
        self.decisions = 0
        self._table = Table(
            registry.game(self.game),
            self.mode,
            seats=len(self.seats),
            options=self.options,
            seed=f"{self._luck.getrandbits(64):016x}",
        )

    @property
    def table(self) -> Table[Any, Any]:
        if self._table is None:
            raise BadInput("no game has begun yet: reset the environment first")
        return self._table

    @property
    def truncated(self) -> bool:
        """Broken off, since it takes too long."""
        return self.decisions >= self.most_decisions and not self.table.over

    @property
    def asked(self) -> int:
        """The seat to choose next; of several that choose at once the first that has not."""
        return self.table.choice.seat

    # answering

    def act(self, action: int) -> None:
        """Makes the choice of the seat that is asked. Raises IllegalAction, and nothing changes."""
        if self.table.over:
            raise BadInput("the game is over: reset the environment")
        choice = self.table.choice
        if not 0 <= action < len(self.actions):
            raise IllegalAction(f"there is no action {action}: they are numbered from 0 to {len(self.actions) - 1}")
        option = self.actions.option(action, choice, partial(self.table.view, choice.seat))
        if option is None or option not in choice.options:
            raise IllegalAction(self._why_not(action, choice, option))
        self.choose(option, choice.seat)

    def choose(self, option: Option, seat: int) -> None:
        self.table.choose(option, seat)
        self.decisions += 1

    def _why_not(self, action: int, choice: Choice, option: Option | None) -> str:
        said = f"{self.seats[choice.seat]} cannot do action {action} now ({self.actions.names[action]})"
        reason = None if option is None else self.table.why_not(option, choice.seat)
        return said if reason is None else f"{said}: {explain(reason, self.game)}"

    # looking

    def observe(self, seat: int) -> Observation:
        """What a seat sees and what it may do: nothing, as long as it is not asked."""
        view = self.table.view(seat)
        choice = self._choice_of(seat)
        row = self.layout.blank()
        self._encoder.write(row, view, choice)
        mask = np.zeros(len(self.actions), np.int8)
        if choice is not None:
            mask[self.actions.numbers(choice, view)] = 1
        return {"observation": np.frombuffer(row, np.float32), "action_mask": mask}

    def _choice_of(self, seat: int) -> Choice | None:
        if self.truncated:
            return None
        return next((choice for choice in self.table.choices if choice.seat == seat), None)

    def sketch(self, seat: int | None) -> str:
        """The table as text, with the eyes of a seat."""
        return self.table.game.words.sketch(self.table.view(seat), "en", False)

    # what it looks like to a learner

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (len(self.layout),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def fingerprint(self) -> str:
        """Of what every action and every entry of an observation means: what was learned under one fits no other."""
        meant = [self.game, self.mode, *self.actions.names, *self.layout.names]
        return hashlib.sha256("\n".join(meant).encode()).hexdigest()[:12]


def rewards(result: Result | None, seats: int) -> list[float]:
    """At the end of a game: +1 to share among the winners, -1 to share among the others; 0 for all if nobody won."""
    winners = result.winners if result is not None else ()
    if not 0 < len(winners) < seats:
        return [0.0] * seats
    losing = -1 / (seats - len(winners))
    return [1 / len(winners) if seat in winners else losing for seat in range(seats)]
