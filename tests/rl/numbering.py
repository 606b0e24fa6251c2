"""Whether numbers and sentences say the same, game after game.

`python -m tests.rl.numbering --games 2000` plays so many games of every mode, which takes minutes.
"""

import argparse
import random

from tafelrunde.games.kartenspiel.variants import editions_of
from tafelrunde.kernel import Choice, Option, Table, registry
from tafelrunde.kernel.numbers import Actions
from tafelrunde.rl.encoder import encoder

MOST = 20_000
SEATS = {"fuersten": (2,), "karthedis": (2, 3, 4, 6, 9), "kartenspiel": (2,)}


def check_choice(actions: Actions, table: Table, choice: Choice) -> None:
    """Every option has a number of its own, and that number means the option."""
    relative = any(option.form.name == "swap-cards" for option in choice.options)
    view = table.view(choice.seat) if relative else None
    numbers = actions.numbers(choice, view)
    assert len(set(numbers)) == len(choice.options)
    for number, option in zip(numbers, choice.options, strict=True):
        assert 0 <= number < len(actions)
        assert actions.option(number, choice, lambda: view) is option
        if option.form.name != "swap-cards":
            assert actions.names[number] == option.text


def check_names(game: str, actions: Actions) -> None:
    """No two numbers mean the same, and every sentence reads back as the option of its number."""
    assert len(set(actions.names)) == len(actions)
    grammar = registry.game(game).grammar
    for section in actions.sections:
        if section.sentence.startswith("swap {card}"):
            continue
        for number in range(section.first, section.first + section.size):
            option = grammar.parse(actions.names[number])
            assert isinstance(option, Option) and option.form.sentence == section.sentence
            assert actions.number(option, None) == number


def pick(choice: Choice, rng: random.Random) -> Option:
    """Any option, but only now and then one that tears down what was built: every card is to be seen at work."""
    while True:
        option = rng.choice(choice.options)
        if not option.form.rare or rng.random() < 0.02:
            return option


def check_game(game: str, mode: str, seats: int, seed: int) -> int:
    """Plays a game at random and checks every choice of it; how many there were."""
    found = registry.game(game, mode)
    options = dict(found.modes[mode].usual)
    if mode == "deckbau" and seed % 2:
        options["deck_copies"] = "2"
    if game == "kartenspiel":
        editions = editions_of(mode)
        options["edition"] = editions[seed % len(editions)]
    table: Table = Table(found, mode, seats=seats, options=options, seed=seed)
    actions = encoder(game, mode, seats).actions
    rng = random.Random(seed)
    for made in range(MOST):
        if table.over:
            return made
        for choice in table.choices:
            check_choice(actions, table, choice)
        choice = rng.choice(list(table.choices))
        table.choose(pick(choice, rng), choice.seat)
    return MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="of every mode")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for game in (game for game in registry.games() if game.numbers is not None):
        for mode in game.modes:
            seats = SEATS[game.id]
            for number in seats:
                check_names(game.id, encoder(game.id, mode, number).actions)
            numbers = range(asked.seed, asked.seed + asked.games)
            made = sum(check_game(game.id, mode, seats[number % len(seats)], number) for number in numbers)
            print(f"{game.id} {mode}: {asked.games} games, {made} choices, every option has its number", flush=True)


if __name__ == "__main__":
    main()
