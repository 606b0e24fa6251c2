"""Where the time of random play goes: `python benchmarks/profile_random_play.py [GAMES] [MODE]`."""

import cProfile
import pstats
import sys

from tafelrunde.kernel import registry
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    mode = sys.argv[2] if len(sys.argv) > 2 else None
    lineup = Lineup.of(registry.first().id, mode, ("random",))
    simulate(lineup, 5)
    profile = cProfile.Profile()
    profile.enable()
    result = simulate(lineup, games, seed="bench")
    profile.disable()
    print(f"{result.decisions} decisions in {result.games} games (profiled, so slower than they are)")
    pstats.Stats(profile).sort_stats("tottime").print_stats(30)


if __name__ == "__main__":
    main()
