"""Playing in the terminal: hot seat, or against a bot."""

from .keeping import new_file
from .session import PERSON, Terminal

__all__ = ["PERSON", "Terminal", "new_file"]
