"""A turn's action: place a worker and use the building, or take all workers back (C-060 to C-069)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .actions import carry_out, placed_influence, refuse_action
from .benefits import assist, be_helped, benefit_of, give, send_home
from .data import BUILDINGS, FRIENDS, MARKET, MINIONS, TREASURY, Building, Goods
from .events import BUMPED, MINION_PLACED, MINION_VISITED, PLACED, TAKEN_BACK
from .extras import extra_options, finish, play
from .income import has_token, leave_token
from .minions import call_minions_home, minion_at
from .payment import lacking, pay, told
from .state import IN_SUPPLY, State, changed, district_of, in_play, top_buildings
from .words import FINISH, PLACE, PLACE_MINION, PLAY, QUESTIONS, TAKE_BACK

WHAT_TO_DO: Final = QUESTIONS.question("turn", rules=("C-060",), answers=(PLACE, PLACE_MINION, TAKE_BACK, FINISH, PLAY))
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
    for kind in dict.fromkeys([kind for kind, at in player.minions if at == IN_SUPPLY]):
        for building in top_buildings(s, player.district):
            if refuse_minion(s, me, kind, building) is None:
                yield PLACE_MINION(kind, building)
    if refuse_taking_back(s, me) is None:
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
    missing = lacking(s.players[me], cost, placed_influence(facts) + (facts.kind == "income"))
    if missing:
        return Reason("cannot-pay", ("C-064",), missing=told(missing))
    return refuse_action(s, me, facts, cost)


@QUESTIONS.refuses(PLACE_MINION)
def refuse_minion(s: State, me: int, kind: str, building: str) -> Reason | None:
    """C-228: one of the own supply, in a building of the own district in which nobody is."""
    player = s.players[me]
    if (kind, IN_SUPPLY) not in player.minions:
        return Reason("no-such-minion", ("C-228",), kind=kind)
    if building not in top_buildings(s, player.district):
        return Reason("minions-stay-at-home", ("C-228",), building=building)
    if minion_at(s, building) or any(building in other.workers for other in s.players):
        return Reason("somebody-is-there", ("C-228",), building=building)
    return refuse_using(s, me, building)


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
    """C-067: at least one must be out there; C-228: a minion will do."""
    player = s.players[me]
    away = any(player.workers) or any(at for _, at in player.minions)
    return None if away else Reason("no-worker-on-board", ("C-067",))


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
    elif answer.form is PLACE_MINION:
        yield from use_by_minion(s, me, *answer.args)
    else:
        bump(s, me, answer.args[0])
        yield from use(s, me, answer.args[0])
    return answer.form is not FINISH and answer.form is not PLAY


def take_back(s: State, me: int) -> Rules[None]:
    """C-060: all of them."""
    player = changed(s, me)
    number = sum([at != IN_SUPPLY for at in player.workers])
    player.workers = (IN_SUPPLY,) * len(player.workers)
    number += call_minions_home(s, me)
    s.news.append(Event(TAKEN_BACK, me, (number,)))
    yield from assist(s, me, "take_back")


def use(s: State, me: int, building: str) -> Rules[None]:
    """C-062: after bumping pay, then the benefit; an action comes before it."""
    facts = BUILDINGS[building]
    s.here = building
    yield from pay(s, me, cost_of(s, facts))
    if facts.kind == "income":
        leave_token(s, me, building)
    yield from carry_out(s, me, facts)
    yield from benefit_of(s, me, facts, times=2 if "double_benefit" in s.modifiers else 1)
    if building in DEEDS:
        yield from assist(s, me, DEEDS[building])
    yield from befriend(s, me, facts)
    yield from welcome(s, me, building)
    s.here = ""


def use_by_minion(s: State, me: int, kind: str, building: str) -> Rules[None]:
    """C-228: it uses the building like a worker, and brings what its kind brings."""
    player = changed(s, me)
    at = player.minions.index((kind, IN_SUPPLY))
    player.minions = (*player.minions[:at], (kind, building), *player.minions[at + 1 :])
    s.news.append(Event(MINION_PLACED, me, (kind, building)))
    yield from use(s, me, building)
    yield from give(s, me, MINIONS[kind].placed)
    yield from assist(s, me, "place_minion")


def welcome(s: State, me: int, building: str) -> Rules[None]:
    """C-228: a minion that is visited by another player brings its owner something."""
    there = minion_at(s, building)
    if there is not None and there[0] != me:
        owner, kind = there
        s.news.append(Event(MINION_VISITED, owner, (kind, building)))
        yield from give(s, owner, MINIONS[kind].visited)


def befriend(s: State, me: int, building: Building) -> Rules[None]:
    """C-230: the own friends of this district, unless it is a basic building."""
    if building.kind == "basic":
        return
    district = district_of(s, building.id)
    for friend in [FRIENDS[card] for card in s.players[me].cards if card in FRIENDS]:
        if friend.district == district:
            yield from be_helped(s, me, friend)


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
