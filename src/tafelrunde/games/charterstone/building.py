"""Building: a building card becomes a building in the own district (C-050 to C-052, C-070, C-116)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .benefits import assist
from .data import BUILDINGS, PERSONAS, RESOURCES, Building, Goods, empty_card
from .events import ARCHIVED, BUILT
from .payment import hand_in, told
from .progress import advance
from .state import Player, State, building_cards, changed, free_plots, set_plot, standing_at, without
from .words import BUILD, QUESTIONS, WAIVE

OVERBUILDING: Final = "overbuilding"  # the part of the chronicle that allows it
WHAT_TO_BUILD: Final = QUESTIONS.question("build", rules=("C-070", "C-210"), answers=(BUILD,))
WHAT_TO_WAIVE: Final = QUESTIONS.question("waive", rules=("C-065",), answers=(WAIVE,))


def rebate_of(player: Player, building: Building | None) -> int:
    """Resources that are waived: by the building that is used, and by the own persona."""
    persona = PERSONAS[player.persona]
    return (building.rebate if building else 0) + (persona.rebate if persona.when == "build" else 0)


def refuse_building(s: State, me: int, card: str, plot: int, by: Building | None = None) -> Reason | None:
    """C-210: an own card, an own empty plot; C-070: and its four resources."""
    player = s.players[me]
    if card not in building_cards(player):
        return Reason("not-your-building-card", ("C-070",), card=card)
    facts = BUILDINGS[card]
    if facts.kind == "over" and plot not in _built_over(s, player.district):
        return Reason("needs-building-beneath", ("C-210",), card=card)
    if facts.kind != "over" and plot not in _where(s, player.district):
        return Reason("plot-is-taken", ("C-210",), plot=plot + 1)
    missing = _missing(player, facts.build, rebate_of(player, by))
    return Reason("cannot-build-that", ("C-070",), card=card, missing=told(missing)) if missing else None


def _where(s: State, district: str) -> list[int]:
    """C-210: on free plots; later also over buildings."""
    return free_plots(s, district) + (_built_over(s, district) if OVERBUILDING in s.rules else [])


def _built_over(s: State, district: str) -> list[int]:
    """C-210: never over a basic building, nor where somebody is, or a token."""
    standing = set(standing_at(s))
    standing |= {building for building, _ in s.income}
    return [
        number
        for number, plot in enumerate(s.plots[district])
        if plot and BUILDINGS[plot[-1]].kind != "basic" and plot[-1] not in standing
    ]


def _missing(player: Player, cost: Goods, rebate: int) -> Goods:
    missing = tuple((good, n - player.stock[good]) for good, n in cost if player.stock[good] < n)
    return missing if sum([amount for _, amount in missing]) > rebate else ()


def build_options(s: State, me: int, by: Building | None = None) -> Iterator[Option]:
    """Every own building card that can be paid for, on every plot on which it can stand."""
    player = s.players[me]
    for card in dict.fromkeys(building_cards(player)):
        for plot in range(len(s.plots[player.district])):
            if refuse_building(s, me, card, plot, by) is None:
                yield BUILD(card, plot)


def build(s: State, me: int, by: Building | None = None) -> Rules[None]:
    """C-070: four resources; C-116: the token moves on."""
    answer: Option = yield Choice(me, WHAT_TO_BUILD, list(build_options(s, me, by)))
    card, plot = answer.args
    yield from _pay_resources(s, me, BUILDINGS[card].build, rebate_of(s.players[me], by))
    lay_down(s, me, card, plot)
    yield from assist(s, me, "build")
    yield from advance(s, me)


@QUESTIONS.refuses(BUILD, WHAT_TO_BUILD)
def refuse_building_that(s: State, me: int, card: str, plot: int) -> Reason | None:
    return refuse_building(s, me, card, plot)


def _pay_resources(s: State, me: int, cost: Goods, rebate: int) -> Rules[None]:
    """What is lacking is waived first; for the rest of a rebate the builder says what."""
    due = dict(cost)
    stock = s.players[me].stock
    for good, amount in cost:
        lacking = max(0, amount - stock[good])
        due[good] -= lacking
        rebate -= lacking
    for left in range(rebate, 0, -1):
        options = [WAIVE(good) for good in RESOURCES if due.get(good)]
        if not options:
            break
        answer: Option = yield Choice(me, WHAT_TO_WAIVE, options, {"amount": str(left)})
        due[answer.args[0]] -= 1
    for good, amount in due.items():
        if amount:
            hand_in(s, me, good, amount)


@QUESTIONS.refuses(WAIVE)
def refuse_waiving(_s: State, _me: int, resource: str) -> Reason | None:
    return Reason("not-due", ("C-070",), good=resource)


def lay_down(s: State, me: int, card: str, plot: int) -> None:
    """C-051: with a crate the empty card is kept; C-052: otherwise it goes to the archive."""
    player = changed(s, me)
    player.cards = without(player.cards, card)
    set_plot(s, player.district, plot, (*s.plots[player.district][plot], card))
    s.news.append(Event(BUILT, me, (card, plot + 1)))
    if BUILDINGS[card].crate:
        player.cards += (empty_card(BUILDINGS[card].crate),)
    else:
        s.archive += (card,)
        s.news.append(Event(ARCHIVED, me, (card,)))
