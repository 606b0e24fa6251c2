"""`tafelrunde` with one game more."""

from tafelrunde.cli import main
from tafelrunde.kernel import registry

from .game import GAME

registry.register(GAME)

if __name__ == "__main__":
    main()
