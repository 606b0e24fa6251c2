"""What buildings and treasures let their users do, and whether it can be done."""

from collections.abc import Callable
from typing import Final

from ...kernel import Rules
from .building import build, build_options
from .crates import crates_of, open_crate
from .data import Building, Goods
from .objectives import score, score_options
from .quota import deliver, deliver_options
from .state import State, changed

# influence that an action puts somewhere, apart from the cost (C-025)
NEEDS_INFLUENCE: Final = {"score_objective": 1, "deliver": 1}


def as_paid(s: State, me: int, cost: Goods) -> State:
    """The table once the cost is paid, since the action comes after it."""
    if not cost:
        return s
    then = s.copy()
    player = changed(then, me)
    for good, amount in cost:
        if good == "influence":
            player.influence -= amount
            player.spent += amount
        elif good == "coin":
            player.coins -= amount
        elif good in player.stock:
            player.stock[good] -= amount
    return then


CAN: Final[dict[str, Callable[[State, int, Building], bool]]] = {
    "build": lambda s, me, by: any(True for _ in build_options(s, me, by)),
    "open_crate": lambda s, me, _by: bool(crates_of(s, me)),
    "score_objective": lambda s, me, _by: any(True for _ in score_options(s, me)),
    "deliver": lambda s, me, by: any(True for _ in deliver_options(s, me, by.rebate)),
}
DOES: Final[dict[str, Callable[[State, int, Building], Rules[None]]]] = {
    "build": build,
    "open_crate": lambda s, me, _by: open_crate(s, me),
    "score_objective": lambda s, me, _by: score(s, me),
    "deliver": lambda s, me, by: deliver(s, me, by.rebate),
}
RULES_OF: Final = {
    "build": ("C-070",),
    "open_crate": ("C-071",),
    "score_objective": ("C-072",),
    "deliver": ("C-090",),
}
