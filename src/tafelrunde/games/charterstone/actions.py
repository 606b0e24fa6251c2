"""What buildings and treasures let their users do, and whether it can be done."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ...kernel import Reason, Rules
from .building import build, build_options
from .crates import crates_of, open_crate
from .data import Building, Goods
from .objectives import score, score_options
from .quota import deliver, deliver_options
from .state import State, changed


class Action(NamedTuple):
    """Whether it can be done with a building, what it does, the rule that says so, and the influence that it puts
    somewhere, apart from the cost (C-025)."""

    can: Callable[[State, int, Building], bool]
    do: Callable[[State, int, Building], Rules[None]]
    rule: str
    influence: int = 0


def refuse_action(s: State, me: int, by: Building, cost: Goods = ()) -> Reason | None:
    """What a building or treasure lets its user do must be possible."""
    if not by.action or ACTIONS[by.action].can(as_paid(s, me, cost), me, by):
        return None
    return Reason(f"cannot-{by.action.replace('_', '-')}", (ACTIONS[by.action].rule,), building=by.id)


def placed_influence(by: Building) -> int:
    """What its action needs besides the cost."""
    return ACTIONS[by.action].influence if by.action else 0


def carry_out(s: State, me: int, by: Building) -> Rules[None]:
    if by.action:
        yield from ACTIONS[by.action].do(s, me, by)


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


ACTIONS: Final[dict[str, Action]] = {
    "build": Action(lambda s, me, by: any(True for _ in build_options(s, me, by)), build, "C-070"),
    "open_crate": Action(lambda s, me, _by: bool(crates_of(s, me)), lambda s, me, _by: open_crate(s, me), "C-071"),
    "score_objective": Action(
        lambda s, me, _by: any(True for _ in score_options(s, me)), lambda s, me, _by: score(s, me), "C-072", 1
    ),
    "deliver": Action(
        lambda s, me, by: any(True for _ in deliver_options(s, me, by.rebate)),
        lambda s, me, by: deliver(s, me, by.rebate),
        "C-090",
        1,
    ),
}
