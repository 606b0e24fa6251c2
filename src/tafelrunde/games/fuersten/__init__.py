"""Die Fürsten von Catan."""

from .game import FUERSTEN

__all__ = ["FUERSTEN"]
