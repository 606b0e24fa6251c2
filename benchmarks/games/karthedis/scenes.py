"""Scenes of a market day.

- `bid`: somebody lays a bid.
- `reveal`: all bids are turned up, place by place, and the prizes fly.
"""

from motion.scene import OTHER, Scene
from tests.browser.retelling import Story, retold


def story() -> Story:
    return retold("karthedis", "classic", "c", 70, seats=4)


SCENES = {
    "bid": Scene("karthedis", "classic", 4, story, lambda told: told.at("bid-laid", seat=OTHER)),
    "reveal": Scene("karthedis", "classic", 4, story, lambda told: told.at("turned-up", "awarded"), seconds=5),
}
