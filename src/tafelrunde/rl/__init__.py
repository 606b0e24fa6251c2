"""Learning by playing: every game as a PettingZoo environment, or one seat against bots for Gymnasium (docs/rl.md)."""

try:
    import gymnasium as _gymnasium  # noqa: F401
    import numpy as _numpy  # noqa: F401
    import pettingzoo as _pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ImportError as missing:
    raise ImportError(
        f"tafelrunde.rl needs {missing.name}, which is not installed; install it with: pip install 'tafelrunde[rl]'"
    ) from missing

from .aec import Environment, env, raw_env
from .episode import MOST_DECISIONS, IllegalAction
from .single import Single, environment_id, register_all, single
from .speed import speeds, steps_per_second

register_all()

__all__ = [
    "MOST_DECISIONS",
    "Environment",
    "IllegalAction",
    "Single",
    "env",
    "environment_id",
    "raw_env",
    "single",
    "speeds",
    "steps_per_second",
]
