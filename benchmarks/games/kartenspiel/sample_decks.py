"""The sample decks against each other: `python benchmarks/games/kartenspiel/sample_decks.py [GAMES] [EDITION]`.

Greedy players with every deck of the edition against every other, so many games from each seat.
"""

import sys
from collections import Counter
from itertools import permutations

from tafelrunde.games.kartenspiel.modes import deck_deal
from tafelrunde.games.kartenspiel.sample_decks import sample_decks, samples_for
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate

GAMES = 20
EDITION = "2003"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    edition = sys.argv[2] if len(sys.argv) > 2 else EDITION
    legal = samples_for(deck_deal(edition))
    decks = {sample.id: sample.list for sample in sample_decks() if sample.id in legal}
    wins = Counter[str]()
    rounds: list[int] = []
    for red, blue in permutations(decks, 2):
        options = {"edition": edition, "deck_red": decks[red], "deck_blue": decks[blue]}
        found = simulate(Lineup.of("kartenspiel", "turnier", ["greedy"], options=options), games, f"{red}/{blue}")
        rounds += found.rounds
        wins[red] += found.wins["red"]
        wins[blue] += found.wins["blue"]
    played = 2 * (len(decks) - 1) * games
    print(f"{edition}: {len(rounds)} games, {sum(rounds) / len(rounds):.1f} rounds, {played} of each deck")
    for deck in sorted(decks, key=lambda deck: -wins[deck]):
        print(f"{deck:<24} wins {wins[deck] / played:6.1%}")


if __name__ == "__main__":
    main()
