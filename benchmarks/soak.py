"""Thousands of games of everything that can be played: `python benchmarks/soak.py [GAMES]`.

Of every game so many are played by bots that move at random and a tenth as many by greedy ones, shared out among its
modes and the numbers of seats it can be played with. Ends with 1 if a game did not come to its end.
"""

import argparse
import os
import sys
from collections.abc import Iterator

from tafelrunde.kernel import registry
from tafelrunde.kernel.setting import Mode
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate
from tafelrunde.lab.workers import crew_of

MOST_SEATS = 9  # with more a game takes longer and shows nothing else
GREEDY = 10  # a greedy game for so many random ones


def sizes(mode: Mode) -> range:
    """With how many seats a mode is played."""
    usual = len(mode.seats)
    return range(mode.fewest or usual, min(mode.most or usual, max(MOST_SEATS, mode.fewest)) + 1)


def lineups(bot: str) -> Iterator[tuple[Lineup, int]]:
    """Every mode of every game with every number of seats, and how many of these its game has."""
    for game in registry.games():
        of_game = [(mode, seats) for mode in game.modes.values() for seats in sizes(mode)]
        yield from ((Lineup.of(game.id, mode.id, [bot], seats, mode.usual), len(of_game)) for mode, seats in of_game)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="random games of every game")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    told = parser.parse_args()
    unfinished = 0
    with crew_of(os.cpu_count() or 1) as crew:
        for bot, games in (("random", told.games), ("greedy", told.games // GREEDY)):
            for lineup, of_game in lineups(bot):
                found = simulate(lineup, games // of_game + 1, told.seed, crew=crew)
                unfinished += found.games - found.finished
                print(
                    f"{lineup.game} {lineup.mode}, {len(lineup.seats)} seats, {bot}: "
                    f"{found.finished} of {found.games} games finished, "
                    f"{found.decisions:,} decisions in {found.seconds:.0f} s",
                    flush=True,
                )
    if unfinished:
        sys.exit(f"{unfinished} games did not come to their end")


if __name__ == "__main__":
    main()
