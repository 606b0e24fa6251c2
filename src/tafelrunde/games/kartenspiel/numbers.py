"""Das Siedler-Kartenspiel in numbers: each mode once, with every edition in which it can be played."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from ...kernel import Choice, Option
from ...kernel.numbers import Actions, Layout, Row, part, places_of, sentences
from ..realm import words as say_in_realm
from ..realm.mode import event_cards
from ..realm.numbers import (
    MANY_ASKED,
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
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE, SEATS
from .modes import DISPLAYED, KNIGHT_TOKEN, KNIGHTS_AND_TRADERS, MILL_TOKEN, MODES, mode_with, themes_of
from .offers import AMOUNTS, MOST_OFFERS
from .state import PHASES
from .variants import editions_of, variant_of
from .view import PrinceView, View
from .why_not import QUESTIONS
from .words import USABLE

PROMPTS: Final = sorted(QUESTIONS.by_name)
POINTS: Final = ("victory", "strength", "tournament", "trade")
TOKENS: Final = ("token", (KNIGHT_TOKEN, MILL_TOKEN))
# what attacks and events can hit; the units of no other kind are hit by none (K-185)
HIT: Final = ("building", "knight", "trade_ship", "fleet")
VOYAGE: Final = "glueckliche_handelsfahrt"
MOST_SOLD: Final = 2  # resources at once
MOST_OPEN: Final = 2  # cards that lie open
LAND_REFORM: Final = "landreform"

# amounts that are told apart: nine knights make a principality strong, and any card goes under any stack
MANY_POINTS: Final = 24
MANY_IN_STACK: Final = 24


# the sentences


def every_sentence(w: Words) -> Iterator[Option]:
    """Whatever can be legal in a mode, in any of its editions, in the order of the grammar."""
    yield say.DONE_ARRANGING()
    yield say_in_realm.ROLL_DICE()
    yield from sentences(say.SET_DIE, PRODUCTION_DIE)
    yield say_in_realm.END_TURN()
    yield from sentences(say.PLAY, w.actions)
    yield from sentences(say.BUILD, w.expansions, w.sites)
    yield from sentences(say.BUILD_OPEN, [card for card in DISPLAYED.values() if card in w.hand], w.sites)
    yield from sentences(say.USE, [card for card in say.USABLE if card in w.hand], w.sites)
    yield from centre_sentences(w)
    yield from trade_sentences(w)
    yield from _offers()
    yield from demolishing_and_saving(w)
    yield from new_region_sentences(w)
    yield from _regions_changed(w)
    yield from stack_sentences(w)
    yield from _cards_taken(w)
    yield from _events_and_attacks(w)
    yield from store_sentences(w)


def _offers() -> Iterator[Option]:
    """Trading with the other player."""
    yield say.OFFER_TRADE()
    for form in (say.OFFER, say.ASK_FOR):
        yield from sentences(form, [str(amount) for amount in AMOUNTS], RESOURCES)
    yield say.ACCEPT()
    yield say.DECLINE()


def _regions_changed(w: Words) -> Iterator[Option]:
    """K-004: regions change places only before the first turn, so only with others of the same start; or by a card."""
    if LAND_REFORM in w.hand:
        # both princes can have got any region before
        yield from dict.fromkeys(say_in_realm.SWAP_REGIONS(one, other) for one, other in combinations(w.regions, 2))
    else:
        for regions in w.start_regions:
            yield from (say_in_realm.SWAP_REGIONS(one, other) for one, other in combinations(regions, 2))
    if _has_knights_and_traders(w):
        yield from (say.TRADE_REGIONS(mine, theirs) for mine, theirs in permutations(w.regions, 2))


def _has_knights_and_traders(w: Words) -> bool:
    """Whether the set is in play whose cards alone let somebody trade regions or name buildings."""
    return any(w.cards[card].back == KNIGHTS_AND_TRADERS for card in w.hand)


def _cards_taken(w: Words) -> Iterator[Option]:
    """From the discards, and K-106, K-107: from the other's hand, where an edition lets buildings be taken, too."""
    if any(w.cards[card].fetches or w.cards[card].recovers for card in w.hand):
        yield from sentences(say.TAKE_DISCARD, w.hand)
    any_card = any(variant_of(w.mode.id, edition).spy_takes_any for edition in editions_of(w.mode.id))
    yield from sentences(say.STEAL, [card for card in w.hand if any_card or card not in w.buildings])


def _events_and_attacks(w: Words) -> Iterator[Option]:
    yield from sentences(say_in_realm.DEMAND, RESOURCES)
    if VOYAGE in w.events:
        yield from sentences(say.FILL_UP, RESOURCES)
    yield say_in_realm.PASS()
    if _has_knights_and_traders(w):
        yield from sentences(say.NAME, w.buildings, w.sites)
    hit = [card for card in w.expansions if w.cards[card].kind in HIT or w.cards[card].prey_of]
    yield from sentences(say.REMOVE, hit, w.sites)


# the view


class KartenspielEncoder:
    """Das Siedler-Kartenspiel in one mode."""

    def __init__(self, mode: str, _seats: int = len(SEATS)) -> None:
        modes = [mode_with(mode, theme) for theme in themes_of(mode)] or [MODES[mode]]
        w = Words(modes[0], [card for each in modes for card in event_cards(each)], modes[1:])
        self.actions = Actions(every_sentence(w))
        self.layout = layout = Layout()
        self._edition = layout.add("edition", editions_of(mode))
        self._editions = places_of(editions_of(mode))
        # the base game has neither theme sets nor open cards, nor cards that are used in a turn
        self._themes = places_of(themes_of(mode))
        if self._themes:
            self._theme = layout.add("theme", themes_of(mode))
            self._open_stack = layout.add("open-stack")
            self._used = layout.add("used", USABLE)
        self._turn = TurnEntries(layout, w, PHASES, EVENT_DIE)
        self._actions_open = layout.add("actions-open")
        self._offers = layout.add("offers")
        self._stacks = StackEntries(layout, w, MANY_IN_STACK)
        self._supply = SupplyEntries(layout, w)
        self._me = PrinceEntries(layout, "me", w, POINTS, MANY_POINTS, TOKENS, on_top=False)
        self._other = PrinceEntries(layout, "other", w, POINTS, MANY_POINTS, TOKENS, on_top=False)
        self._question = QuestionEntries(layout, w, PROMPTS)
        self._other_amount = layout.add("asked-other-amount")
        self._other_resource = layout.add("asked-other-resource", RESOURCES)
        self._sold = layout.add("asked-sold", RESOURCES)
        self._resources = places_of(RESOURCES)

    def write(self, row: "Row[float]", view: View, choice: Choice | None) -> None:
        row[self._edition + self._editions[view["edition"]]] = 1
        if self._themes:
            row[self._theme + self._themes[view["theme"]]] = 1
        if view["open_stack"] is not None:
            row[self._open_stack] = part(view["open_stack"]["cards"], MOST_OPEN)
        for used in view["used"]:
            card = used["card"]
            row[self._used + USABLE.index(card)] += 1 / CARDS[card].copies
        self._turn.write(row, view, view["phase"])
        row[self._actions_open] = view["actions_open"]
        row[self._offers] = part(view["offers"], MOST_OFFERS)
        self._stacks.write(row, view)
        self._supply.write(row, view)
        for prince in view["princes"]:
            self._write_prince(row, view, prince)
        if choice is not None:
            self._question.write(row, choice)
            self._write_trade(row, choice)

    def _write_prince(self, row: "Row[float]", view: View, prince: PrinceView) -> None:
        seat, points = prince["seat"], prince["points"]
        at = self._me if seat == view["seat"] else self._other
        at.write(row, prince)
        at.write_points(
            row, view["target"], points["victory"], points["strength"], points["tournament"], points["trade"]
        )
        at.write_tokens(row, view["ritterfigur"] == seat, view["muehlenstein"] == seat, view["winner"] == seat)

    def _write_trade(self, row: "Row[float]", choice: Choice) -> None:
        """What an offer asks for, and what was given away for what is to be taken now."""
        about = choice.about
        if "otheramount" in about:
            row[self._other_amount] = part(int(about["otheramount"]), MANY_ASKED)
            row[self._other_resource + self._resources[about["other"]]] = 1
        for resource in about.get("sold", "").split():
            row[self._sold + self._resources[resource]] += 1 / MOST_SOLD
