"""A turn's action: place a worker and use the building, or take all workers back (C-060 to C-069)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .actions import CAN, DOES, NEEDS_INFLUENCE, RULES_OF, as_paid
from .benefits import assist, benefit_of, give, send_home
from .data import BUILDINGS, FRIENDS, MARKET, TREASURY, Building, Goods
from .events import ASSISTED, BUMPED, PLACED, TAKEN_BACK
from .extras import extra_options, finish, play
from .income import has_token, leave_token
from .payment import lacking, pay, told
from .state import IN_SUPPLY, State, changed, in_play
from .words import FINISH, PLACE, PLAY, QUESTIONS, TAKE_BACK

WHAT_TO_DO: Final = QUESTIONS.question("turn", rules=("C-060",), answers=(PLACE, TAKE_BACK, FINISH, PLAY))
TAKE_WORKERS_BACK: Final = TAKE_BACK()
ONLY_PLACING: Final = "only_placing"  # what is left of a turn in which another worker may be placed
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
    cost = cost_of(s, facts)
    if facts.kind == "income" and has_token(s, me, building):
        return Reason("token-lies-there", ("C-227",), building=building)
    missing = lacking(s.players[me], cost, NEEDS_INFLUENCE.get(facts.action, 0) + (facts.kind == "income"))
    if missing:
        return Reason("cannot-pay", ("C-064",), missing=told(missing))
    if facts.action and not CAN[facts.action](as_paid(s, me, cost), me, facts):
        return Reason(f"cannot-{facts.action.replace('_', '-')}", RULES_OF[facts.action], building=building)
    return None


def cost_of(s: State, building: Building) -> Goods:
    """What is paid to the supply; C-227: of an income building without the influence that stays there. A treasure may
    have changed it for this turn (C-230)."""
    cost = building.cost
    if "no_influence" in s.modifiers or building.kind == "income":
        cost = tuple([part for part in cost if part[0] != "influence"])
    if "free_cost" in s.modifiers:
        cost = tuple([part for part in cost if part[0] in ("influence", "card")])
    return cost


@QUESTIONS.refuses(TAKE_BACK)
def refuse_taking_back(s: State, me: int) -> Reason | None:
    """C-067: at least one must be out there."""
    return None if any(s.players[me].workers) else Reason("no-worker-on-board", ("C-067",))


def act(s: State, me: int) -> Rules[bool]:
    """C-060: one of the two; before it items and treasures. Whether that was the action."""
    options = list(turn_options(s, me))
    if ONLY_PLACING in s.modifiers:
        options = [option for option in options if option.form is PLACE]
    else:
        options = [*extra_options(s, me), *options]
    answer: Option = yield Choice(me, WHAT_TO_DO, options, anchor=True)
    if answer.form is FINISH:
        yield from finish(s, me, answer.args[0])
    elif answer.form is PLAY:
        yield from play(s, me, answer.args[0])
    elif answer is TAKE_WORKERS_BACK:
        yield from take_back(s, me)
    else:
        yield from use(s, me, answer.args[0])
    return answer.form is not FINISH and answer.form is not PLAY


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
    yield from pay(s, me, cost_of(s, facts))
    if facts.kind == "income":
        leave_token(s, me, building)
    if facts.action:
        yield from DOES[facts.action](s, me, facts)
    yield from benefit_of(s, me, facts, times=2 if "double_benefit" in s.modifiers else 1)
    if building in DEEDS:
        yield from assist(s, me, DEEDS[building])
    yield from befriend(s, me, facts)


def befriend(s: State, me: int, building: Building) -> Rules[None]:
    """C-230: the own friends of this district, unless it is a basic building."""
    if building.kind == "basic":
        return
    for friend in [FRIENDS[card] for card in s.players[me].cards if card in FRIENDS]:
        if friend.district == building.district:
            s.news.append(Event(ASSISTED, me, (friend.id,)))
            yield from give(s, me, friend.gain)


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
