"""Karthedis – Future Market."""

from .game import GAME

__all__ = ["GAME"]
