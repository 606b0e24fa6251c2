"""Die Fürsten von Catan in numbers."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final

from ...kernel import Choice, Form, Option
from ...kernel.numbers import Actions, Layout, Row, part, sentences
from ..realm import words as say_in_realm
from ..realm.mode import event_cards
from ..realm.numbers import (
    MANY_CARDS,
    MOST_CARDS_AT_SITE,
    PrinceEntries,
    QuestionEntries,
    StackEntries,
    SupplyEntries,
    TurnEntries,
    Words,
    centre_sentences,
    demolishing_and_saving,
    new_region_sentences,
    stack_sentences,
    store_sentences,
    trade_sentences,
)
from ..realm.regions import RESOURCES
from . import words as say
from .data import EVENT_DIE, PRODUCTION_DIE, SEATS
from .hooks import can_be_said
from .modes import MODES, half_moon_events
from .state import PHASES
from .view import PrinceView, View
from .why_not import QUESTIONS

PROMPTS: Final = sorted(QUESTIONS.by_name)
MOST_MINTS: Final = 2
MOST_OPEN: Final = 2

POINTS: Final = ("victory", "strength", "trade", "skill", "progress")
MANY_POINTS: Final = 12
STONES: Final = ("stone", ("heldenstein", "handelsstein"))


# the sentences


def every_sentence(w: Words) -> Iterator[Option]:
    """Whatever can be legal in a mode, in the order of the grammar; two cards that change places come apart."""
    if w.mode.arranges_regions:
        yield say.DONE_ARRANGING()
    yield say_in_realm.ROLL_DICE()
    yield from sentences(say.SET_DIE, PRODUCTION_DIE)
    yield say_in_realm.END_TURN()
    yield from sentences(say.PLAY, w.actions)
    yield from sentences(say.BUILD, w.expansions, w.sites)
    yield from sentences(say.BUILD_OPEN, w.mode.open_cards, w.sites)
    yield from sentences(say.LAY_AT, w.annexes, w.regions)
    yield from centre_sentences(w)
    yield from trade_sentences(w)
    yield from demolishing_and_saving(w)
    yield from new_region_sentences(w)
    yield from dict.fromkeys(say_in_realm.SWAP_REGIONS(one, other) for one, other in combinations(w.regions, 2))
    yield from stack_sentences(w)
    yield from _cards_taken(w)
    yield from _events_and_attacks(w)
    yield from store_sentences(w)


def _cards_taken(w: Words) -> Iterator[Option]:
    if can_be_said(say.TAKE_DISCARD, w.titles):
        yield from sentences(say.TAKE_DISCARD, w.hand)
    if can_be_said(say.STEAL, w.titles):
        yield from sentences(say.STEAL, w.hand)


def _events_and_attacks(w: Words) -> Iterator[Option]:
    yield from sentences(say_in_realm.DEMAND, RESOURCES)
    yield from sentences(say.BUY, RESOURCES)
    yield say_in_realm.PASS()
    yield from sentences(say.NAME, w.buildings, w.sites)
    yield from sentences(say.REMOVE, w.expansions if w.mode.may_demolish else w.buildings, w.sites)
    if any(w.cards[card].guards for card in w.hand):
        yield say.GUARD()
    if can_be_said(say.APPEASE, w.titles):
        yield from sentences(say.APPEASE, ("1", "2"))
    if can_be_said(say.PLUNDER, w.titles):
        yield from sentences(say.PLUNDER, w.stores)
    if can_be_said(say.RECEIVE, w.titles):
        yield from sentences(say.RECEIVE, ("wolle", "getreide"))


class SwappedCards:
    """Two own cards that change places, numbered by where they lie: the first or the second card, by the alphabet, of
    one site, and of another one. By name there would be up to 170,000 such sentences."""

    form: Form = say.SWAP_CARDS

    def __init__(self, sites: Sequence[str]) -> None:
        spots = product(sites, range(MOST_CARDS_AT_SITE))
        pairs = [pair for pair in combinations(spots, 2) if pair[0][0] != pair[1][0]]
        self._numbers = {pair: number for number, pair in enumerate(pairs)}
        order = ("first", "second")
        self.names = [
            f"swap the {order[one]} card at {site} with the {order[other]} card at {other_site}"
            for (site, one), (other_site, other) in pairs
        ]

    def number(self, option: Option, view: View) -> int:
        card, site, other, other_site = option.args
        return self._numbers[(site, _rank(view, card, site)), (other_site, _rank(view, other, other_site))]


def _rank(view: View, card: str, site: str) -> int:
    place, row = site.split("-")
    prince = _own(view)
    cards = prince["sites_above"] if row == "above" else prince["sites_below"]
    return sorted(cards[int(place) - 1]).index(card)


def _own(view: View) -> PrinceView:
    return next(prince for prince in view["princes"] if prince["seat"] == view["seat"])


# the view


class FuerstenEncoder:
    """Die Fürsten von Catan in one mode."""

    def __init__(self, mode: str, _seats: int = len(SEATS)) -> None:
        found = MODES[mode]
        w = Words(found, (*event_cards(found), *half_moon_events(found)))
        self.actions = Actions(every_sentence(w), (SwappedCards(w.sites),))
        self.layout = layout = Layout()
        self._turn = TurnEntries(layout, w, PHASES, EVENT_DIE)
        self._herald = layout.add("herald")
        self._minted = layout.add("minted")
        self._stacks = StackEntries(layout, w, MANY_CARDS)
        self._open_stack = layout.add("open-stack")
        self._supply = SupplyEntries(layout, w)
        self._me = PrinceEntries(layout, "me", w, POINTS, MANY_POINTS, STONES, on_top=True)
        self._other = PrinceEntries(layout, "other", w, POINTS, MANY_POINTS, STONES, on_top=True)
        self._question = QuestionEntries(layout, w, PROMPTS)

    def write(self, row: "Row[float]", view: View, choice: Choice | None) -> None:
        self._turn.write(row, view, view["phase"])
        row[self._herald] = view["herald"]
        row[self._minted] = part(view["minted"], MOST_MINTS)
        self._stacks.write(row, view)
        for stack in view["open_stacks"]:
            row[self._open_stack] = part(stack["cards"], MOST_OPEN)
        self._supply.write(row, view)
        for prince in view["princes"]:
            self._write_prince(row, view, prince)
        if choice is not None:
            self._question.write(row, choice)

    def _write_prince(self, row: "Row[float]", view: View, prince: PrinceView) -> None:
        seat, points = prince["seat"], prince["points"]
        at = self._me if seat == view["seat"] else self._other
        at.write(row, prince)
        at.write_points(
            row,
            view["target"],
            points["victory"],
            points["strength"],
            points["trade"],
            points["skill"],
            points["progress"],
        )
        at.write_tokens(row, view["heldenstein"] == seat, view["handelsstein"] == seat, view["winner"] == seat)
