"""Fits what a position of the card game is worth to games between bots:
`python benchmarks/games/kartenspiel/fit_prospects.py [GAMES] [--mode MODE] [--write]` (some minutes; needs numpy).
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
from games.realm.fit_prospects import Ridge, main
from tafelrunde.games.kartenspiel.modes import THEMES
from tafelrunde.games.kartenspiel.variants import ERWEITERT, TURNIER

VARIED = {
    ERWEITERT: [{"sets": theme} for theme in THEMES],
    TURNIER: [
        {"decks": "sample"},
        {"decks": "random"},
        {"decks": "sample"},
        {"decks": "random", "edition": "1999", "special": "t2002+johanna_2002"},
    ],
}

if __name__ == "__main__":
    main("kartenspiel", Ridge(200.0, 1000.0), VARIED)
