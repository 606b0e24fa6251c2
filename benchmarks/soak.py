"""Thousands of games of everything that can be played: `python benchmarks/soak.py [GAMES]`.

Of every game so many are played by bots that move at random and a tenth as many by greedy ones, shared out among its
modes, the numbers of seats it can be played with and what can be agreed (editions, who leads). Ends with 1 if a game
did not come to its end.
"""

import argparse
import os
import random
import sys
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from tafelrunde.kernel import BadInput, Game, registry
from tafelrunde.kernel.setting import Mode
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate
from tafelrunde.lab.workers import crew_of

MOST_SEATS = 9  # with more a game takes longer and shows nothing else
LONG = 30  # characters
FEW = 160  # combinations
GREEDY = 10  # a greedy game for so many random ones


def sizes(mode: Mode) -> range:
    """With how many seats a mode is played."""
    usual = len(mode.seats)
    return range(mode.fewest or usual, min(mode.most or usual, max(MOST_SEATS, mode.fewest)) + 1)


def several(values: tuple[str, ...]) -> tuple[str, ...]:
    """Of values that can be agreed together: each alone, every two, and all."""
    return (*values, *("+".join(pair) for pair in combinations(values, 2)), "+".join(values))


def agreements(game: Game[Any, Any], mode: Mode, seats: int) -> list[dict[str, str]]:
    """What can be agreed by picking from lists: every combination that the game takes, or, of many, some at random."""
    lists = {
        term.id: several(term.values) if term.several else term.values
        for term in game.terms(mode.id, seats)
        if term.values and not term.free and not term.by_seat
    }
    combined = ({**mode.usual, **dict(zip(lists, values, strict=True))} for values in product(*lists.values()))
    taken = [agreed for agreed in combined if takes(game, mode, seats, agreed)]
    return random.Random(game.id).sample(taken, min(FEW, len(taken)))


def takes(game: Game[Any, Any], mode: Mode, seats: int, agreed: dict[str, str]) -> bool:
    """Some do not go together, as a card with an edition before it was printed."""
    try:
        game.agree(mode.id, seats, agreed)
    except BadInput:
        return False
    return True


def lineups(bot: str, only: str | None) -> Iterator[tuple[Lineup, int]]:
    """Every mode of every game with every number of seats and every agreement, and how many of these its game has."""
    for game in registry.games():
        if only in (None, game.id):
            of_game = [
                Lineup.of(game.id, mode.id, [bot], seats, agreed)
                for mode in game.modes.values()
                for seats in sizes(mode)
                for agreed in agreements(game, mode, seats)
            ]
            yield from ((lineup, len(of_game)) for lineup in of_game)


def said(lineup: Lineup) -> str:
    """What was agreed, but for long texts such as deck lists."""
    return "".join(f"{option}={value}, " for option, value in lineup.options.items() if len(value) < LONG)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=10_000, help="random games of every game")
    parser.add_argument("--game", help="of this one only")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games")
    told = parser.parse_args()
    unfinished = 0
    with crew_of(os.cpu_count() or 1) as crew:
        for bot, games in (("random", told.games), ("greedy", told.games // GREEDY)):
            for lineup, of_game in lineups(bot, told.game):
                found = simulate(lineup, games // of_game + 1, told.seed, crew=crew)
                unfinished += found.games - found.finished
                print(
                    f"{lineup.game} {lineup.mode}, {len(lineup.seats)} seats, {said(lineup)}{bot}: "
                    f"{found.finished} of {found.games} games finished, "
                    f"{found.decisions:,} decisions in {found.seconds:.0f} s",
                    flush=True,
                )
    if unfinished:
        sys.exit(f"{unfinished} games did not come to their end")


if __name__ == "__main__":
    main()
