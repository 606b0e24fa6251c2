"""Setting the first game up (C-010 to C-018, C-152 to C-155)."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules, Shuffle
from .advancement import ADVANCEMENT, refill
from .crates import OBJECTIVES as OBJECTIVE_DECK
from .data import (
    ASSISTANTS,
    AUTOMA_CARDS,
    DISTRICTS,
    OBJECTIVES,
    OPEN_OBJECTIVES,
    RING,
    START_COINS,
    at_the_start,
    empty_card,
)
from .events import FIRST, ROLLED, SETTLED
from .state import FOUND, TURN, State, changed, free_plots, set_plot
from .words import PLACE_BASIC, QUESTIONS

CHARTER_DIE: Final = "charter_die"
AUTOMA: Final = "automa"
WHERE_TO_SETTLE: Final = QUESTIONS.question("place-basic", rules=("C-152",), answers=(PLACE_BASIC,))


def prepare(s: State) -> Rules[None]:
    """C-015: who begins; C-016, C-017: what everybody has; C-011, C-012: the decks."""
    active = [player.district for player in s.players]
    s.first = active.index((yield from roll_active_district(s)))
    s.news.append(Event(FIRST, s.first, (active[s.first],)))
    for seat in range(len(s.players)):
        equip(s, seat)
    for district in RING:
        if district not in active:
            settle(s, district, free_plots(s, district)[0])  # C-153
    people = [player.district for player in s.players if not player.automa]
    others = [empty_card(DISTRICTS[district].start_crate) for district in RING if district not in people]
    s.deck = yield Shuffle(
        ADVANCEMENT, (*at_the_start(ASSISTANTS), *others)
    )  # C-153, C-154; C-300: those of Automas too
    yield from refill(s)
    s.objective_deck = yield Shuffle(OBJECTIVE_DECK, at_the_start(OBJECTIVES))  # C-155
    s.open_objectives, s.objective_deck = s.objective_deck[:OPEN_OBJECTIVES], s.objective_deck[OPEN_OBJECTIVES:]
    if any(player.automa for player in s.players):
        s.automa_deck = yield Shuffle(AUTOMA, at_the_start(AUTOMA_CARDS))  # C-301
    s.active = s.first
    s.phase = FOUND


def roll_active_district(s: State) -> Rules[str]:
    """C-015: until the die shows a district in which somebody plays."""
    active = [player.district for player in s.players]
    while True:
        district: str = yield Chance(CHARTER_DIE, RING)
        s.news.append(Event(ROLLED, None, (district,)))
        if district in active:
            return district


def equip(s: State, seat: int) -> None:
    """C-016: the crate of the own district on an empty building card; C-017: 4 coins. An Automa has neither (C-304)."""
    player = changed(s, seat)
    if not player.automa:
        player.cards = (empty_card(DISTRICTS[player.district].start_crate),)
        player.coins = START_COINS
        s.coins -= START_COINS


def found(s: State) -> Rules[None]:
    """C-152: everybody puts the basic building on a plot of the own district, from the first player on."""
    while s.phase == FOUND:
        me = s.active
        district = s.players[me].district
        plots = free_plots(s, district)
        if s.players[me].automa:
            settle(s, district, plots[0])
        else:
            answer: Option = yield Choice(me, WHERE_TO_SETTLE, [PLACE_BASIC(plot) for plot in plots], anchor=True)
            settle(s, district, answer.args[0])
        s.active = (me + 1) % len(s.players)
        if s.active == s.first:
            s.phase = TURN
            s.round = 1


@QUESTIONS.refuses(PLACE_BASIC)
def refuse_settling(s: State, me: int, plot: int) -> Reason | None:
    if plot in free_plots(s, s.players[me].district):
        return None
    return Reason("plot-is-taken", ("C-152",), plot=plot + 1)


def settle(s: State, district: str, plot: int) -> None:
    basic = DISTRICTS[district].basic
    set_plot(s, district, plot, (basic,))
    s.news.append(Event(SETTLED, None, (basic, district, plot + 1)))
