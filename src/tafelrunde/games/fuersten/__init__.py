"""Die Fürsten von Catan."""

from .game import GAME

__all__ = ["GAME"]
