"""What somebody gains: all of it or a part, as far as the general supply has it (C-065, C-066, C-069)."""

from collections.abc import Callable
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .advancement import take_card, takeable
from .counts import counted
from .data import ASSISTANTS, BUILDINGS, CARD_KINDS, PERSONAS, RESOURCES, Bonus, Building, Goods
from .events import ASSISTED, DREW_OBJECTIVE, GAINED, MISSED, TAKEN_BACK
from .minions import minions_left, take_minions
from .reputation import offer_reputation
from .state import IN_SUPPLY, State, changed, district_of
from .words import CHOOSE_BENEFIT, DECLINE, FETCH, GAIN, QUESTIONS, TAKE_ALL

BENEFIT: Final = QUESTIONS.question("benefit", rules=("C-065",), answers=(TAKE_ALL, DECLINE))
WHICH_BENEFIT: Final = QUESTIONS.question("choose-benefit", rules=("C-065",), answers=(CHOOSE_BENEFIT,))
WHICH_RESOURCE: Final = QUESTIONS.question("gain", rules=("C-065", "C-066"), answers=(GAIN,))
WHICH_WORKER: Final = QUESTIONS.question("fetch", rules=("C-065",), answers=(FETCH,))
EVERYTHING: Final = TAKE_ALL()
ASKED_FOR_ITSELF: Final = "reputation"  # it costs influence, so it is offered by itself (C-099)
PRIVATE: Final = "private_objectives"  # the part of the chronicle about them
FROM_THE_SUPPLY: Final = ("coin", "influence", *RESOURCES)
NEVER_DECLINED: Final = ("vp", ASKED_FOR_ITSELF)


def benefit_of(s: State, me: int, building: Building, times: int = 1) -> Rules[None]:
    """C-065: what is printed, one of what is offered, and something for each of what is counted."""
    gain = building.gain
    if building.choices:
        options = [CHOOSE_BENEFIT(number) for number in range(len(building.choices))]
        answer: Option = yield Choice(me, WHICH_BENEFIT, options, {"building": building.id})
        gain += building.choices[answer.args[0]]
    if building.per is not None:
        often = min(building.per.most, counted(s, me, building.per.counted, district_of(s, building.id)))
        gain += tuple([(good, often * amount) for good, amount in building.per.gain if often])
    yield from benefit(s, me, tuple([(good, times * amount) for good, amount in gain]))


@QUESTIONS.refuses_answer(CHOOSE_BENEFIT)
def refuse_choosing(_s: State, choice: Choice, number: int) -> Reason | None:
    building = choice.about["building"]
    most = len(BUILDINGS[building].choices)
    return Reason("no-such-benefit", ("C-065",), building=building, most=most) if number >= most else None


def benefit(s: State, me: int, gain: Goods) -> Rules[None]:
    """C-065: all or part of it."""
    wanted: dict[str, int] = {}
    for good, amount in gain:
        wanted[good] = wanted.get(good, 0) + amount
    while True:
        optional = [good for good in wanted if good not in NEVER_DECLINED and is_there(s, me, good)]
        if not optional:
            break
        answer: Option = yield Choice(me, BENEFIT, [EVERYTHING, *map(DECLINE, optional)], {"goods": " ".join(optional)})
        if answer is EVERYTHING:
            break
        del wanted[answer.args[0]]
    yield from give(s, me, tuple(wanted.items()))


@QUESTIONS.refuses_answer(DECLINE, BENEFIT)
def refuse_declining(_s: State, choice: Choice, good: str) -> Reason | None:
    return None if good in choice.about["goods"].split() else Reason("not-offered", ("C-065",), good=good)


def is_there(s: State, me: int, good: str) -> bool:
    """Whether anything of it can be had at all."""
    player = s.players[me]
    match good:
        case "coin":
            return s.coins > 0
        case "resource":
            return any(s.stock.values())
        case "influence":
            return player.spent > 0
        case "minion":
            return bool(minions_left(s))
        case "private_objective":
            return bool(s.objective_deck)
        case "worker":
            return bool(away(s, me))
    if good == "card" or good in CARD_KINDS:
        return bool(takeable(s, good))
    return good in RESOURCES and s.stock[good] > 0


def give(s: State, me: int, gain: Goods) -> Rules[None]:
    """Everything of it, as long as there is some."""
    for good, amount in gain:
        if good in GIVERS:
            yield from GIVERS[good](s, me, amount)
        elif good == "card" or good in CARD_KINDS:
            for _ in range(amount):
                yield from take_card(s, me, good)
        elif good in FROM_THE_SUPPLY:
            gain_goods(s, me, good, amount)
        else:  # none of it is in the village yet
            s.news.append(Event(MISSED, me, (good, amount)))


def gain_points(s: State, me: int, amount: int) -> Rules[None]:
    changed(s, me).vp += amount
    s.news.append(Event(GAINED, me, ("vp", amount)))
    yield from ()


def gain_goods(s: State, me: int, good: str, amount: int) -> None:
    """C-026: influence from what was spent; C-066: coins and resources are limited."""
    player = changed(s, me)
    if good == "influence":
        there = min(amount, player.spent)
        player.spent -= there
        player.influence += there
    elif good == "coin":
        there = min(amount, s.coins)
        s.coins -= there
        player.coins += there
    else:
        there = min(amount, s.stock[good])
        s.stock[good] -= there
        player.stock[good] += there
    if there:
        s.news.append(Event(GAINED, me, (good, there)))
    if there < amount:
        s.news.append(Event(MISSED, me, (good, amount - there)))


def gain_any(s: State, me: int, amount: int) -> Rules[None]:
    """Resources of choice, piece by piece."""
    for left in range(amount, 0, -1):
        options = [GAIN(resource) for resource in RESOURCES if s.stock[resource]]
        if not options:
            s.news.append(Event(MISSED, me, ("resource", left)))
            return
        answer: Option = yield Choice(me, WHICH_RESOURCE, options, {"amount": str(left)})
        gain_goods(s, me, answer.args[0], 1)


@QUESTIONS.refuses(GAIN)
def refuse_gaining(s: State, _me: int, resource: str) -> Reason | None:
    return None if s.stock[resource] else Reason("none-in-supply", ("C-066",), good=resource)


def draw_objectives(s: State, me: int, amount: int) -> Rules[None]:
    """C-230: from the objective deck, as far as there are any; nobody else may score them."""
    drawn, s.objective_deck = s.objective_deck[:amount], s.objective_deck[amount:]
    changed(s, me).private += drawn
    if drawn and PRIVATE not in s.rules:
        s.rules += (PRIVATE,)
    for objective in drawn:
        s.news.append(Event(DREW_OBJECTIVE, me, (objective,)))
    yield from ()


def away(s: State, me: int) -> list[str]:
    """Where own workers stand, but for the one that has just been placed."""
    return [at for at in dict.fromkeys(s.players[me].workers) if at not in (IN_SUPPLY, s.here)]


def fetch_workers(s: State, me: int, amount: int) -> Rules[None]:
    """So many of the own workers come back, one by one."""
    for _ in range(amount):
        standing = away(s, me)
        if not standing:
            return
        answer: Option = yield Choice(me, WHICH_WORKER, [FETCH(at) for at in standing])
        send_home(s, me, answer.args[0])
        s.news.append(Event(TAKEN_BACK, me, (1,)))


@QUESTIONS.refuses(FETCH)
def refuse_fetching(s: State, me: int, building: str) -> Reason | None:
    return None if building in away(s, me) else Reason("no-worker-there", ("C-060",), building=building)


def send_home(s: State, owner: int, building: str) -> None:
    """C-063: a worker goes back to its owner's supply."""
    player = changed(s, owner)
    at = player.workers.index(building)
    player.workers = (*player.workers[:at], IN_SUPPLY, *player.workers[at + 1 :])


def gain_reputation(s: State, me: int, amount: int) -> Rules[None]:
    """C-101: each is a token of its own."""
    for _ in range(amount):
        if (yield from offer_reputation(s, me)):
            yield from assist(s, me, "reputation")


def assist(s: State, me: int, deed: str) -> Rules[None]:
    """C-040, C-043: all own assistants help, and their bonuses add up; so does a persona that can do something."""
    player = s.players[me]
    helpers = [ASSISTANTS[card] for card in player.cards if card in ASSISTANTS]
    for helper in [*helpers, PERSONAS[player.persona]]:
        if helper.when == deed:
            yield from be_helped(s, me, helper)


def be_helped(s: State, me: int, helper: Bonus) -> Rules[None]:
    s.news.append(Event(ASSISTED, me, (helper.id,)))
    yield from give(s, me, helper.gain)


# what is not simply taken out of the supply
GIVERS: Final[dict[str, Callable[[State, int, int], Rules[None]]]] = {
    "vp": gain_points,
    ASKED_FOR_ITSELF: gain_reputation,
    "resource": gain_any,
    "worker": fetch_workers,
    "minion": take_minions,
    "private_objective": draw_objectives,
}
