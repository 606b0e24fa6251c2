"""What is best: positions in which the strongest bot finds one option clearly better than every other.

A quick search says whether it is worth a closer look. Then several independent searches, which try every option and
not only those that look promising, must agree on the best one, and its lead over every other must be several times
larger than the error of that lead. Options that mean the same have the same chances, so none of them leads, and such a
position is dropped.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean, stdev
from typing import Any, Final

from ..bots import STRONGEST, THINKERS, Budget
from ..bots.search import Search
from ..kernel import Option
from . import grading
from .model import BEST, Puzzle, Weighed, name_of
from .position import AnyTable, is_position, record_of
from .prove import sensible

FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 28
GLANCE: Final = 90  # trials of the quick search
TRIALS: Final = 500  # of each of the others
SEARCHES: Final = 4
LEAST_LEAD: Final = 0.05
ERRORS: Final = 4.0  # so many times its standard error is the lead at least
LEAST_ERROR: Final = 0.008  # four searches may agree by accident
OPEN: Final = (0.08, 0.96)  # chances at which a game is not over yet
SHOWN: Final = 6


def look(table: AnyTable, origin: str) -> Puzzle | None:
    """The puzzle at this table, if it is one."""
    if not is_position(table) or not has_a_choice(table):
        return None
    if not _is_worth_a_look(table, origin):
        return None
    found = weigh(table, origin, TRIALS, SEARCHES)
    if found is None or found[0].move not in {option.text for option in sensible(table.choice)}:
        return None
    return _made(table, origin, found)


def has_a_choice(table: AnyTable) -> bool:
    """Whether there is enough to choose from, and not too much to weigh."""
    return FEWEST_OPTIONS <= len(sensible(table.choice)) <= MOST_OPTIONS


def _is_worth_a_look(table: AnyTable, seed: str) -> bool:
    opinions = _search(table, f"{seed}/glance", every=False).think(
        table.choice, table.view(table.choice.seat), Budget(trials=GLANCE)
    )
    if len(opinions) < 2:
        return False
    first, second = opinions[:2]
    return first.chance - second.chance >= LEAST_LEAD / 2 and OPEN[0] < first.chance < OPEN[1]


def weigh(table: AnyTable, seed: str, trials: int, searches: int) -> list[Weighed] | None:
    """What independent searches say of every option, best first; None unless all agree on the best by a clear lead."""
    seat = table.choice.seat
    view = table.view(seat)
    chances: dict[Option, list[float]] = {}
    tried: dict[Option, int] = {}
    best: Option | None = None
    for number in range(searches):
        opinions = _search(table, f"{seed}/{number}", every=True).think(table.choice, view, Budget(trials=trials))
        if len(opinions) < 2 or best not in (None, opinions[0].option):
            return None
        best = opinions[0].option
        for one in opinions:
            chances.setdefault(one.option, []).append(one.chance)
            tried[one.option] = tried.get(one.option, 0) + one.trials
    if best is None or not OPEN[0] < fmean(chances[best]) < OPEN[1]:
        return None
    for other, others in chances.items():
        finalist = tried[other] * 2 >= tried[best]
        if other is not best and not (_is_clear if finalist else _is_worse)(chances[best], others):
            return None
    order = sorted(chances, key=lambda option: -fmean(chances[option]))
    return [Weighed(option.text, round(fmean(chances[option]), 3), tried[option]) for option in order]


def _is_worse(best: Sequence[float], other: Sequence[float]) -> bool:
    """Of an option that every search gave up early: its chance is a rough guess, but it was worse each time."""
    return fmean(best) - fmean(other) >= LEAST_LEAD / 2


def _is_clear(best: Sequence[float], other: Sequence[float]) -> bool:
    leads = [one - two for one, two in zip(best, other, strict=True)]
    error = max(stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0, LEAST_ERROR)
    return fmean(leads) >= max(LEAST_LEAD, ERRORS * error)


def _search(table: AnyTable, seed: str, every: bool) -> Search:
    """The strongest bot's way of thinking; about `every` option where that is wanted."""
    style = THINKERS[STRONGEST][0]
    if every:
        style = replace(style, candidates=len(table.choice.options))
    return Search(table.game, STRONGEST, random.Random(seed), style)


def _made(table: AnyTable, origin: str, weighed: Sequence[Weighed]) -> Puzzle:
    glance = looks(table)
    best = weighed[0].move
    place = glance.index(best)
    lead = weighed[0].chance - weighed[1].chance
    options = len(sensible(table.choice))
    record = record_of(table)
    return Puzzle(
        id=name_of(BEST, record, (best,)),
        kind=BEST,
        grade=grading.best(place == 0, place, lead, options),
        seat=table.seats[table.choice.seat],
        record=record,
        solution=(best,),
        tempting=tuple(glance[:place][:3]),
        weighed=tuple(weighed[:SHOWN]) if place == 0 else _with(weighed, glance[0]),
        origin=origin,
        facts={"options": options, "lead": round(lead, 3), "place": place},
    )


def _with(weighed: Sequence[Weighed], tempting: str) -> tuple[Weighed, ...]:
    """The best few, and in any case what looks best."""
    shown = list(weighed[:SHOWN])
    if all(one.move != tempting for one in shown):
        shown += [one for one in weighed if one.move == tempting]
    return tuple(shown)


def looks(table: AnyTable) -> list[str]:
    """The options by what they look worth at a glance, best first."""
    thinking: Any = table.game.thinking
    choice = table.choice
    worth = thinking.appraise(table.view(choice.seat), choice)
    return [choice.options[at].text for at in sorted(range(len(worth)), key=lambda at: -worth[at])]
