"""Fits what a position of Fürsten is worth to games between bots:
`python benchmarks/games/fuersten/fit_prospects.py [GAMES] [--mode MODE] [--write]` (some minutes; needs numpy).
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from games.realm.fit_prospects import Ridge, main

if __name__ == "__main__":
    main("fuersten", Ridge(5.0, 60.0))
