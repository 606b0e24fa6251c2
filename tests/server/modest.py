"""`tafelrunde` with a game that can do no more than be played: no appraisal, no page, no scenarios, no deck lists."""

from dataclasses import replace

from tafelrunde.cli import main
from tafelrunde.games.fuersten import GAME
from tafelrunde.kernel import registry

registry.register(replace(GAME, thinking=None, scenarios=None, lab=None, page=None, numbers=None, decks=None))

if __name__ == "__main__":
    main()
