"""How fast the environments are."""

import random
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..kernel import registry
from .aec import Environment, raw_env

ROUNDS = 5
STEPS = 2000  # in a round


def steps_per_second(
    game: str,
    mode: str,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rounds: int = ROUNDS,
    steps: int = STEPS,
) -> float:
    """Random play on one core, with an observation and a mask for every step and a new game whenever one ends.

    The best of several rounds: other work on the machine can only slow a round down.
    """
    environment = raw_env(game, mode, seats=seats, options=options)
    environment.reset(seed=0)
    luck = random.Random(0).random
    return max(_steps_per_second(environment, luck, steps) for _ in range(rounds))


def _steps_per_second(environment: Environment, luck: Callable[[], float], steps: int) -> float:
    begun = time.perf_counter()
    for _ in range(steps):
        agent = environment.agent_selection
        legal = np.flatnonzero(environment.observe(agent)["action_mask"].view(np.bool_))
        environment.step(int(legal[int(luck() * len(legal))]))
        if environment.terminations[agent] or environment.truncations[agent]:
            environment.reset()
    return steps / (time.perf_counter() - begun)


def speeds(rounds: int = ROUNDS, steps: int = STEPS) -> list[dict[str, Any]]:
    """Every game and mode with its usual seats: how large its spaces are and how fast it is, ready for JSON."""
    found = []
    for game in registry.games():
        for mode in game.modes:
            environment = raw_env(game.id, mode)
            found.append(
                {
                    "game": game.id,
                    "mode": mode,
                    "seats": len(environment.possible_agents),
                    "actions": len(environment.actions),
                    "observation": len(environment.layout),
                    "steps_per_second": round(steps_per_second(game.id, mode, rounds=rounds, steps=steps)),
                }
            )
    return found
