"""Das Siedler-Kartenspiel in numbers: each mode once, with every edition in which it can be played."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Final

from ...kernel import Choice, Option
from ...kernel.numbers import Actions, Layout, Row, part, places_of, sentences
from ..realm import words as say_in_realm
from ..realm.cards import UNITS
from ..realm.mode import Mode, event_cards
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
    placed_sentences,
    stack_sentences,
    store_sentences,
    trade_sentences,
)
from ..realm.regions import RESOURCE_OF, RESOURCES, STORAGE
from ..realm.state import EVENTS_FORESEEN
from . import words as say
from .data import CITADEL, EVENT_DIE, PRODUCTION_DIE, SEATS
from .decks import EVENTS, pool
from .modes import (
    BARBARIANS_AND_MERCHANTS,
    DECK,
    DISPLAYED,
    FULL_DECK_DEALS,
    KNIGHT_TOKEN,
    KNIGHTS_AND_TRADERS,
    LAYOUTS,
    MILL_TOKEN,
    MIXED,
    MODES,
    SPECIAL_CARDS,
    SPLIT,
    deal_of,
    mode_with,
    themes_of,
    usual_deal,
)
from .offers import AMOUNTS, MOST_OFFERS
from .state import PHASES
from .variants import ERWEITERT, TURNIER, editions_of, variant_of
from .view import PrinceView, View
from .why_not import QUESTIONS
from .words import USABLE

PROMPTS: Final = sorted(QUESTIONS.by_name)
POINTS: Final = ("victory", "strength", "tournament", "trade")
TOKENS: Final = ("token", (KNIGHT_TOKEN, MILL_TOKEN))
# what attacks and events can hit; the units of no other kind are hit by none (K-185)
HIT: Final = ("building", "knight", "trade_ship", "fleet")
VOYAGE: Final = "glueckliche_handelsfahrt"
MOST_SOLD: Final = 3  # resources at once
MOST_OPEN: Final = 2  # cards that lie open
MOST_KEPT: Final = 2  # in one card
LAND_REFORM: Final = "landreform"
SPECIALS: Final = tuple(special for agreed in SPECIAL_CARDS.values() for special in agreed)
JUGGLER: Final = "flavo_der_gaukler"

# amounts that are told apart: nine knights make a principality strong, and any card goes under any stack
MANY_POINTS: Final = 24
MANY_IN_STACK: Final = 24
MANY_KEPT: Final = 56  # the share of each player with all theme sets


# the sentences


def every_sentence(w: Words) -> Iterator[Option]:
    """Whatever can be legal in a mode, in any of its editions, in the order of the grammar."""
    if w.mode.id == ERWEITERT:
        yield from sentences(say.PUT_AWAY_CARD, w.hand)
        yield from sentences(say.KEEP_CARD, w.hand)
    yield say.DONE_ARRANGING()
    yield say_in_realm.ROLL_DICE()
    yield from sentences(say.SET_DIE, PRODUCTION_DIE)
    yield say_in_realm.END_TURN()
    yield from sentences(say.PLAY, w.actions)
    yield from placed_sentences(w, say.BUILD, w.expansions)
    yield from sentences(say.BUILD_OPEN, [card for card in DISPLAYED if card in w.hand], w.sites)
    yield from placed_sentences(w, say.USE, [card for card in say.USABLE if card in w.hand])
    yield from centre_sentences(w)
    yield from _politics(w)
    yield from trade_sentences(w)
    yield from _merchants(w)
    yield from _offers()
    yield from demolishing_and_saving(w)
    yield from new_region_sentences(w)
    yield from _regions_changed(w)
    yield from stack_sentences(w)
    yield from _cards_taken(w)
    yield from _events_and_attacks(w)
    yield from store_sentences(w)
    yield from _trade_and_change(w)
    yield from _magic(w)


def _trade_and_change(w: Words) -> Iterator[Option]:
    """What only the cards of Handel & Wandel let somebody say."""
    yield from placed_sentences(w, say.CHARGE, [card for card in w.elsewhere if w.cards[card].counts_to])
    if any(w.cards[card].pawns for card in w.hand):
        yield from placed_sentences(w, say.REDEEM, [card for card in w.buildings if not w.cards[card].foreign])
        yield from sentences(say.FORGO, RESOURCES)
    yield from _moves(w)
    if any(w.cards[card].carts for card in w.hand):
        yield from sentences(say.NAME_RESOURCE, RESOURCES)
        yield from sentences(say.FILL_REGION, [region for region in w.regions if RESOURCE_OF[region] == "gold"])


def _magic(w: Words) -> Iterator[Option]:
    """Citadels, wizards, spell books, and what is done with events."""
    if not w.has_citadels:
        return
    wizards = w.of_kind("wizard")
    yield from sentences(say.BUILD_CITADEL, w.places)
    yield from sentences(say.CAST, w.of_kind("spellbook"), w.sites)
    yield from placed_sentences(w, say.FEED, wizards)
    yield from placed_sentences(w, say.SPEND_POWER, wizards)
    yield from sentences(say.SET_EVENT, dict.fromkeys(EVENT_DIE))
    yield from sentences(say.STRIKE, w.places)
    for form in (say.BANISH, say.EVENT_NEXT, say.EVENT_UNDER):
        yield from sentences(form, w.events)


def _moves(w: Words) -> Iterator[Option]:
    """Resources between regions of their kind and the cards that keep them."""
    keepers = [card for card in w.hand if w.cards[card].keeps]
    for resource in RESOURCES if keepers else ():
        regions = [region for region in w.regions if RESOURCE_OF[region] == resource]
        spots = regions + [card for card in keepers if resource in w.cards[card].keeps]
        for one, other in permutations(spots, 2):
            most = 3 if one in regions and other in regions else 2
            yield from (say.MOVE(amount, resource, one, other) for amount in range(1, most + 1))


def _politics(w: Words) -> Iterator[Option]:
    """Metropolises, bans on stacks and their end, stacks that are sorted."""
    if w.has_metropolises:
        yield from sentences(say.BUILD_METROPOLIS, w.places)
    if any(w.cards[card].bans for card in w.hand):
        yield from sentences(say.LIFT_BAN, w.stacks)
        yield say.LIFT_BAN_FROM_DISCARDS()
        yield from sentences(say.BAN, w.stacks)
        yield say.BAN_DISCARDS()
    if any(w.cards[card].sorts for card in w.hand):
        yield from sentences(say.SORT, w.hand, [str(place) for place in range(1, w.deepest(w.hand) + 1)])


def _has_barbarians_and_merchants(w: Words) -> bool:
    """Whether the set is in play whose decree names buildings."""
    return any(w.cards[card].back == BARBARIANS_AND_MERCHANTS for card in w.hand)


def _merchants(w: Words) -> Iterator[Option]:
    """What is said of resources, gold, sides and top cards with one set only."""
    if not _has_barbarians_and_merchants(w):
        return
    yield from sentences(say.ONE_TO_ONE, RESOURCES)
    yield from sentences(say.COIN, RESOURCES)
    yield from (say.SHOW("strength"), say.SHOW("trade"))
    yield from sentences(say.PEEK, w.stacks)


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
    if _has_knights_and_traders(w) or w.has_citadels:
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
    names = _has_knights_and_traders(w) or _has_barbarians_and_merchants(w)
    if w.has_citadels:  # wizards who fight, books that are taken, cards that change places
        yield from placed_sentences(w, say.NAME, w.expansions)
    elif names or any(w.cards[card].pawns or w.cards[card].shares for card in w.hand):
        yield from placed_sentences(w, say.NAME, w.buildings)
    hit = [card for card in w.expansions if w.cards[card].kind in HIT or w.cards[card].prey_of]
    yield from placed_sentences(w, say.REMOVE, hit)
    yield from sentences(say.SEND, [card for card in w.hand if w.cards[card].title == JUGGLER], w.sites)


# the view


class MoreEntries:
    """What lies elsewhere than on the sites of a principality, what lies on others, is counted on them or shared."""

    def __init__(self, layout: Layout, who: str, w: Words) -> None:
        elsewhere = tuple(w.elsewhere)
        spots = (*w.spots, *w.roads)
        self._metropolis = layout.add(f"{who}.metropolis", w.places)
        self._elsewhere = layout.add(f"{who}.elsewhere", spots, elsewhere)
        self._blocked = layout.add(f"{who}.blocked", w.expansions)
        self._counted = layout.add(f"{who}.counted", w.expansions)
        self._kept = layout.add(f"{who}.kept", RESOURCES)
        self._resources = places_of(RESOURCES)
        self._ally = layout.add(f"{who}.ally", w.expansions)
        self._forces = layout.add(f"{who}.force", w.expansions)
        self._citadels = layout.add(f"{who}.citadel", w.places)
        self._charged = layout.add(f"{who}.charged", w.of_kind("wizard"))
        self._cast = layout.add(f"{who}.cast", w.of_kind("spellbook"))
        self._wizards = places_of(w.of_kind("wizard"))
        self._books = places_of(w.of_kind("spellbook"))
        self._spots = places_of(spots)
        self._cards = places_of(elsewhere)
        self._expansions = places_of(w.expansions)

    def write(self, row: "Row[float]", prince: PrinceView, view: View) -> None:
        for number, place in enumerate(prince["places"]):
            row[self._citadels + number] = place == "citadel"
        for cast in view["cast"]:
            if cast["by"] == prince["seat"]:
                row[self._cast + self._books[cast["card"]]] = 1
        for wizard in view["charged"] if view["active"] == prince["seat"] else ():
            row[self._charged + self._wizards[wizard["card"]]] = 1
        if "metropolis" in prince["places"]:
            row[self._metropolis + prince["places"].index("metropolis")] = 1
        for annex in prince["annexes"]:
            self._write_at(row, f"{annex['row']}-{annex['at'] + 1}", annex["card"])
        for lying in prince["on_roads"]:
            self._write_at(row, lying["site"], lying["card"])
        for block in prince["blocks"]:
            row[self._blocked + self._expansions[block["card"]]] = 1
        for counter in prince["counters"]:
            row[self._counted + self._expansions[counter["card"]]] = part(counter["count"], STORAGE)
        for kept in prince["kept"]:
            row[self._kept + self._resources[kept["resource"]]] = part(kept["stored"], MOST_KEPT)
        if prince["ally"] is not None:
            row[self._ally + self._expansions[prince["ally"]["card"]]] = 1
        for order, card in enumerate(prince["forces"], 1):
            row[self._forces + self._expansions[card]] = order / len(prince["forces"])

    def _write_at(self, row: "Row[float]", spot: str, card: str) -> None:
        row[self._elsewhere + self._spots[spot] * len(self._cards) + self._cards[card]] = 1


def _forms_of(mode: str) -> list[Mode]:
    """A mode as it can be agreed, so that every card and every stack is in one of them.

    With all theme sets there is every stack, and in one layout or another every card; in rows some of them lie open.
    """
    if mode == TURNIER:
        return [mode_with(mode, deal) for deal in reversed(FULL_DECK_DEALS)]
    every_set = usual_deal(*themes_of(mode))
    return [mode_with(mode, every_set._replace(layout=layout)) for layout in LAYOUTS if themes_of(mode)] or [
        MODES[mode]
    ]


class ShareEntries:
    """In the small tournament: how many cards each player keeps, and which this seat has put away."""

    def __init__(self, layout: Layout, w: Words) -> None:
        self._kept = layout.add("kept")
        self._put_away = layout.add("put-away", w.hand)
        self._places = places_of(w.hand)
        self._copies = w.copies

    def write(self, row: "Row[float]", view: View) -> None:
        row[self._kept] = part(view["kept"] or 0, MANY_KEPT)
        for card in view["put_away"] or ():
            row[self._put_away + self._places[card]] += 1 / self._copies[card]


class DeckEntries:
    """In the tournament game: what this seat has brought, the discards of the other, and which events have come up."""

    def __init__(self, layout: Layout, w: Words, forms: Iterable[Mode]) -> None:
        self._most = Counter[str]()
        for form in forms:
            self._most |= Counter(pool(deal_of(form)))
        self._special = layout.add("special", SPECIALS)
        self._deck = layout.add("deck", w.hand)
        self._chosen = layout.add("chosen-event", w.events)
        self._told = layout.add("told-event", w.events)
        self._other_discard = layout.add("other-discard")
        self._other_top = layout.add("other-discard-top", w.hand)
        self._hand = places_of(w.hand)
        self._events = places_of(w.events)

    def write(self, row: "Row[float]", view: View) -> None:
        for special in view["special"]:
            row[self._special + SPECIALS.index(special)] = 1
        for card in view["deck"] or ():
            if card in self._hand:
                row[self._deck + self._hand[card]] += 1 / self._most[card]
            else:
                row[self._chosen + self._events[card]] += 1 / EVENTS
        for card in view["told_events"]:
            row[self._told + self._events[card]] = 1
        row[self._other_discard] = part(view["other_discard"] or 0, DECK)
        if view["other_discard_top"]:
            row[self._other_top + self._hand[view["other_discard_top"]]] = 1


class KartenspielEncoder:
    """Das Siedler-Kartenspiel in one mode."""

    def __init__(self, mode: str, _seats: int = len(SEATS)) -> None:
        modes = _forms_of(mode)
        w = Words(modes[0], [card for each in modes for card in event_cards(each)], modes[1:])
        self._copies = w.copies
        self.actions = Actions(every_sentence(w))
        self.layout = layout = Layout()
        self._edition = layout.add("edition", editions_of(mode))
        self._editions = places_of(editions_of(mode))
        # the base game has neither theme sets nor open cards, nor cards that are used in a turn
        self._themes = places_of(themes_of(mode))
        if self._themes:
            self._theme = layout.add("theme", themes_of(mode))
            self._mixed = layout.add("mixed")
            self._split = layout.add("split")
            open_cards = [card for each in modes for card in each.open_cards]
            self._open_cards = places_of(open_cards)
            self._open_stacks = layout.add("open-stack", open_cards)
            self._used = layout.add("used", USABLE)
            self._carted = layout.add("carted", RESOURCES)
        self._shares = ShareEntries(layout, w) if mode == ERWEITERT else None
        self._turn = TurnEntries(layout, w, PHASES, EVENT_DIE)
        self._actions_open = layout.add("actions-open")
        self._offers = layout.add("offers")
        self._stacks = StackEntries(layout, w, MANY_IN_STACK)
        self._supply = SupplyEntries(layout, w)
        self._me = PrinceEntries(layout, "me", w, POINTS, MANY_POINTS, TOKENS, on_top=False)
        self._other = PrinceEntries(layout, "other", w, POINTS, MANY_POINTS, TOKENS, on_top=False)
        self._more = {who: MoreEntries(layout, who, w) for who in ("me", "other")} if self._themes else {}
        if self._themes:
            self._metropolises = layout.add("supply.metropolises")
            self._citadels = layout.add("supply.citadels")
            self._banished = layout.add("banished", w.events)
            self._foreseen = layout.add("foreseen", [str(place) for place in range(1, EVENTS_FORESEEN + 1)], w.events)
            self._stopped = layout.add("stopped", w.of_kind("action"))
            self._events = places_of(w.events)
            self._actions = places_of(w.of_kind("action"))
            self._bans = layout.add("ban", ("me", "other"), (*w.stacks, "discards"))
            self._face_up = layout.add("face-up", w.stacks, w.hand)
            self._fresh = layout.add("fresh", w.of_kind(*UNITS))
            self._units = places_of(w.of_kind(*UNITS))
            self._hand = places_of(w.hand)
            self._stack_count = len(w.stacks)
        self._decks = DeckEntries(layout, w, modes) if mode == TURNIER else None
        self._question = QuestionEntries(layout, w, PROMPTS)
        self._other_amount = layout.add("asked-other-amount")
        self._other_resource = layout.add("asked-other-resource", RESOURCES)
        self._sold = layout.add("asked-sold", RESOURCES)
        self._resources = places_of(RESOURCES)

    def write(self, row: "Row[float]", view: View, choice: Choice | None) -> None:
        row[self._edition + self._editions[view["edition"]]] = 1
        if self._themes:
            for theme in view["sets"]:
                row[self._theme + self._themes[theme]] = 1
            row[self._mixed] = view["layout"] == MIXED
            row[self._split] = view["layout"] == SPLIT
        for stack in view["open_stacks"]:
            row[self._open_stacks + self._open_cards[stack["card"]]] = part(stack["cards"], MOST_OPEN)
        if self._themes:
            self._write_later(row, view)
        if self._shares:
            self._shares.write(row, view)
        for used in view["used"]:
            card = used["card"]
            row[self._used + USABLE.index(card)] += 1 / self._copies[card]
        if view["carted"]:
            row[self._carted + RESOURCES.index(view["carted"])] = 1
        self._turn.write(row, view, view["phase"])
        row[self._actions_open] = view["actions_open"]
        row[self._offers] = part(view["offers"], MOST_OFFERS)
        self._stacks.write(row, view)
        self._supply.write(row, view)
        if self._decks is not None:
            self._decks.write(row, view)
        for prince in view["princes"]:
            self._write_prince(row, view, prince)
        if choice is not None:
            self._question.write(row, choice)
            self._write_trade(row, choice)

    def _write_later(self, row: "Row[float]", view: View) -> None:
        """What only some of the theme sets have."""
        row[self._metropolises] = part(view["metropolises"], MOST_OPEN)
        row[self._citadels] = part(view["citadels"], CITADEL.stack)
        for banished in view["banished"]:
            row[self._banished + self._events[banished]] = 1
        for at_top, known in enumerate(view["foreseen"]):
            row[self._foreseen + at_top * len(self._events) + self._events[known]] = 1
        for card in view["stopped"]:
            row[self._stopped + self._actions[card]] = 1
        for ban in view["bans"]:
            of_other = ban["by"] != view["seat"]
            at = self._stack_count if ban["stack"] is None else ban["stack"] - 1
            row[self._bans + of_other * (self._stack_count + 1) + at] = 1
        for number, stack in enumerate(view["stacks"]):
            if "top" in stack:
                row[self._face_up + number * len(self._hand) + self._hand[stack["top"]]] = 1
        for card in view["fresh"]:
            row[self._fresh + self._units[card]] = 1
        for prince in view["princes"]:
            self._more["me" if prince["seat"] == view["seat"] else "other"].write(row, prince, view)

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
