"""Karthedis – Future Market."""

from .game import KARTHEDIS

__all__ = ["KARTHEDIS"]
