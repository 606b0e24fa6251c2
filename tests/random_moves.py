"""Random moves: what walks through any game, and the tests beside them, choose and say."""

import random

from tafelrunde.kernel import Choice, Grammar, Option

RARELY = 0.02  # how often an option of a rare form is taken when it is met


def pick(choice: Choice, rng: random.Random) -> Option:
    """Any option, but only now and then one that leads nowhere, such as pulling down what was built."""
    while True:
        option = rng.choice(choice.options)
        if not option.form.rare or rng.random() < RARELY:
            return option


def any_sentence(grammar: Grammar, rng: random.Random) -> Option:
    """Some sentence of the game, legal or not."""
    form = rng.choice(grammar.forms)
    return form.said(*(rng.choice(list(form.vocabulary[slot])) for slot in form.slots))
