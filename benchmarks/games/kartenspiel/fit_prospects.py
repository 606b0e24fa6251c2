"""Fits what a position of the card game is worth to games between bots:
`python benchmarks/games/kartenspiel/fit_prospects.py [GAMES] [--mode MODE] [--write]` (some minutes; needs numpy).
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from games.realm.fit_prospects import Ridge, main

if __name__ == "__main__":
    main("kartenspiel", Ridge(200.0, 1000.0), varied="sets")
