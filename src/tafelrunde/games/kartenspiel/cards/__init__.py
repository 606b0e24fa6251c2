"""What cards do. Facts stand in the TOML files, behaviour in one module per set.

A module registers functions under a card's title: `@action` for cards played from the hand, `@event_card` for the
event stack, `@when_built` for what an expansion does once, when it is laid down. From the printed name to the line that
does it takes one guess, and no rule outside this folder names the card.
"""

from importlib import import_module

from ..data import SETS

for name in SETS:
    import_module(f"{__name__}.{name}")
