"""Scenes of a duel of princes.

- `dice`: the other prince throws; dice tumble, goods fly from them.
- `cards`: the other prince draws; a card flies from its stack.
- `build`: the other prince builds; goods go, a card flies to its site.
- `event`: an event is held up, with what came of it.
- `turn`: six steps of the other prince, one after the other, at the usual pace.
"""

from motion.scene import OTHER, Scene
from tests.browser.retelling import Story, retold


def story() -> Story:
    return retold("fuersten", "gold", "a", 95)


SCENES = {
    "dice": Scene("fuersten", "gold", None, story, lambda told: told.at("rolled", "gained", seat=OTHER)),
    "cards": Scene("fuersten", "gold", None, story, lambda told: told.at("drew", seat=OTHER)),
    "build": Scene("fuersten", "gold", None, story, lambda told: told.at("built", seat=OTHER)),
    "event": Scene("fuersten", "gold", None, story, lambda told: told.at("event-card", seat=OTHER), seconds=3.5),
    "turn": Scene("fuersten", "gold", None, story, lambda told: told.at("event-card", seat=OTHER), 6, 9),
}
