"""A turn's action: place a worker and use the building, or take all workers back (C-060 to C-069)."""

from collections.abc import Callable, Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .benefits import assist, benefit_of, send_home
from .building import build, build_options
from .crates import crates_of, open_crate
from .data import BUILDINGS, MARKET, TREASURY, Building, Goods
from .events import BUMPED, PLACED, TAKEN_BACK
from .objectives import score, score_options
from .payment import lacking, pay, told
from .quota import deliver, deliver_options
from .state import IN_SUPPLY, State, changed, in_play
from .words import PLACE, QUESTIONS, TAKE_BACK

WHAT_TO_DO: Final = QUESTIONS.question("turn", rules=("C-060",), answers=(PLACE, TAKE_BACK))
TAKE_WORKERS_BACK: Final = TAKE_BACK()
# influence that an action puts somewhere, apart from the cost (C-025)
NEEDS_INFLUENCE: Final = {"score_objective": 1, "deliver": 1}
DEEDS: Final = {MARKET: "market", TREASURY: "treasury"}


def turn_options(s: State, me: int) -> Iterator[Option]:
    """Every building that can be used, and taking back, if there is a worker to take back."""
    player = s.players[me]
    if IN_SUPPLY in player.workers:
        for building in in_play(s):
            if refuse_using(s, me, building) is None:
                yield PLACE(building)
    if any(player.workers):
        yield TAKE_WORKERS_BACK


@QUESTIONS.refuses(PLACE)
def refuse_placing(s: State, me: int, building: str) -> Reason | None:
    """C-060: a worker of the own supply; C-064, C-068: who cannot pay may not place there."""
    if building not in in_play(s):
        return Reason("not-built", ("C-060",), building=building)
    if IN_SUPPLY not in s.players[me].workers:
        return Reason("no-worker-left", ("C-060",))
    return refuse_using(s, me, building)


def refuse_using(s: State, me: int, building: str) -> Reason | None:
    """C-064: the cost must be there; a building whose action is impossible may not be used."""
    facts = BUILDINGS[building]
    missing = lacking(s.players[me], facts.cost, NEEDS_INFLUENCE.get(facts.action, 0))
    if missing:
        return Reason("cannot-pay", ("C-064",), missing=told(missing))
    if facts.action and not CAN[facts.action](_as_paid(s, me, facts.cost), me, facts):
        return Reason(f"cannot-{facts.action.replace('_', '-')}", RULES_OF[facts.action], building=building)
    return None


def _as_paid(s: State, me: int, cost: Goods) -> State:
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


@QUESTIONS.refuses(TAKE_BACK)
def refuse_taking_back(s: State, me: int) -> Reason | None:
    """C-067: at least one must be out there."""
    return None if any(s.players[me].workers) else Reason("no-worker-on-board", ("C-067",))


def act(s: State, me: int) -> Rules[None]:
    answer: Option = yield Choice(me, WHAT_TO_DO, list(turn_options(s, me)), anchor=True)
    if answer is TAKE_WORKERS_BACK:
        yield from take_back(s, me)
    else:
        yield from use(s, me, answer.args[0])


def take_back(s: State, me: int) -> Rules[None]:
    """C-060: all of them."""
    player = changed(s, me)
    number = sum([at != IN_SUPPLY for at in player.workers])
    player.workers = (IN_SUPPLY,) * len(player.workers)
    s.news.append(Event(TAKEN_BACK, me, (number,)))
    yield from assist(s, me, "take_back")


def use(s: State, me: int, building: str) -> Rules[None]:
    """C-062: bump, pay, benefit, in this order; an action comes before the benefit."""
    facts = BUILDINGS[building]
    bump(s, me, building)
    yield from pay(s, me, facts.cost)
    if facts.action:
        yield from DOES[facts.action](s, me, facts)
    yield from benefit_of(s, me, facts)
    if building in DEEDS:
        yield from assist(s, me, DEEDS[building])


def bump(s: State, me: int, building: str) -> None:
    """C-063: whoever stands there goes back to its owner, also an own worker."""
    for owner in range(len(s.players)):
        if building in s.players[owner].workers:
            send_home(s, owner, building)
            s.news.append(Event(BUMPED, owner, (building,)))
    mine = changed(s, me)
    at = mine.workers.index(IN_SUPPLY)
    mine.workers = (*mine.workers[:at], building, *mine.workers[at + 1 :])
    s.news.append(Event(PLACED, me, (building,)))


# ---- what buildings let their users do

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
