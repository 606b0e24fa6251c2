"""Nim: heaps of matches, and whoever takes the last one wins."""

from .game import GAME

__all__ = ["GAME"]
