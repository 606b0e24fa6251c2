"""The questions of a principality. Each is declared beside its rule; a game includes them with its own rules."""

from typing import Final

from ...kernel import Questions

REALM: Final = Questions()
