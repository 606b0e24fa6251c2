"""What both card games of principalities have in numbers: words, sentences, and what is seen of table and princes.

A game puts its encoder together from these parts, in its own order, with what it adds between them. A part that is seen
is a class: it adds its entries to the layout when it is made, and fills them in from a view.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, TypedDict

from ...kernel import Choice, Form, Option
from ...kernel.numbers import Layout, Row, part, places_of, sentences
from . import words as say
from .cards import UNITS
from .hand import matching_stacks
from .land import stack_regions_of, start_region_of
from .mode import Mode, hand_cards
from .prince import CITIES, PLACE_NAMES, PLACES, ROAD_SPOTS, ROWS, SIDES, SITES
from .regions import LANDSCAPES, NUMBER_OF, NUMBERS, RESOURCE_OF, RESOURCES, STORAGE, colony_store
from .view import PrinceSeen, StackView

PLACES_AT_START: Final = 2
MOST_CARDS_AT_SITE: Final = 2
CITY_NAMES: Final = tuple(PLACE_NAMES[place] for place in CITIES)
MOST_NAMED: Final = 2  # resources in one demand
NUMBERS_THROWN: Final = tuple(str(number) for number in NUMBERS)

# amounts that are told apart; what is more counts as this much
MANY_RESOURCES: Final = 12
MANY_CARDS: Final = 12
MANY_TURNS: Final = 200
MANY_ASKED: Final = 6


class Words:
    """The words that can be said in one mode: its cards by kind, and the regions, sites and stacks there can be."""

    def __init__(self, mode: Mode, events: Iterable[str], others: Sequence[Mode] = ()) -> None:
        """With `others`, the cards of every one of these modes that may be played in its place."""
        box = mode.box
        self.mode = mode
        self.cards = box.cards
        decks = [Counter(hand_cards(each)) for each in (mode, *others)]
        self.copies = decks[0]
        for deck in decks[1:]:
            self.copies |= deck
        self.decks = decks
        self.brought = mode.deck_size * len(box.seats)
        self.share = {card: 1 / copies for card, copies in self.copies.items()}  # of one copy in all there are
        self.hand = tuple(self.copies)
        self.expansions = tuple([card for card in self.hand if self.cards[card].is_expansion])
        self.buildings = self.of_kind("building")
        self.actions = self.of_kind("action")
        self.annexes = self.of_kind("region_expansion")
        self.has_metropolises = any(
            card.kind == "centre" and card.needs and card.back in each.sets
            for each in (mode, *others)
            for card in self.cards.values()
        )
        self.has_citadels = any(self.cards[card].needs_citadels for card in self.hand)
        self.events = tuple(dict.fromkeys(events))
        self.titles = {self.cards[card].title for card in self.hand + self.events}
        # by seat, the regions it starts with
        self.start_regions = [[start_region_of(self.cards[land], seat) for land in LANDSCAPES] for seat in box.seats]
        self.stack_regions = stack_regions_of(self.cards.values())
        starting = [region for regions in self.start_regions for region in regions]
        self.regions = tuple(dict.fromkeys(starting + self.stack_regions))
        self.stores = self.regions + self.annexes
        self.colonies = tuple(
            [
                colony_store(card, region)
                for card in self.hand
                for region in self.regions
                if self.cards[card].colony and RESOURCE_OF[region] == self.cards[card].lies_at
            ]
        )
        self.most_places = PLACES_AT_START + box.settlement.stack  # with every settlement there is
        self.places = PLACES[: self.most_places]
        self.sites = SITES[: self.most_places * len(ROWS)]
        # regions at which a card can lie, and roads on which one can
        self.spots = tuple([f"{row}-{gap}" for row in ROWS for gap in range(1, self.most_places + 2)])
        self.roads = ROAD_SPOTS[: self.most_places + 1]
        # cards that lie at regions or on roads, with the spots there are for them
        self.elsewhere = {card: self.roads for card in self.expansions if self.cards[card].placement == "road"}
        for card in self.expansions:
            if self.cards[card].placement == "region":
                kind = self.cards[card].lies_at
                fitting = [region for region in self.regions if not kind or RESOURCE_OF[region] == kind]
                self.elsewhere[card] = tuple(fitting)
            elif self.cards[card].kind in UNITS and self.has_metropolises:
                self.elsewhere[card] = self.regions
        self.stacks = tuple([str(number) for number in range(1, len(mode.backs) + 1)])

    def of_kind(self, *kinds: str) -> tuple[str, ...]:
        return tuple([card for card in self.hand if self.cards[card].kind in kinds])

    def deepest(self, cards: Sequence[str]) -> int:
        """How many of these cards there are in one game: at worst all of them lie in one and the same stack."""
        most = max([sum([deck[card] for card in cards]) for deck in self.decks])
        return min(most, self.brought) if self.brought else most

    def in_one_stack(self) -> list[tuple[str, ...]]:
        """The cards that can come to lie in the same stack: those of one back, or all where backs are mixed."""
        if self.mode.mixes_backs:
            return [self.hand]
        backs = dict.fromkeys(self.mode.backs)
        return [tuple([card for card in self.hand if self.cards[card].back == back]) for back in backs]


# the sentences


def placed_sentences(w: Words, form: Form, cards: Iterable[str]) -> Iterator[Option]:
    """About cards and where they lie."""
    cards = list(cards)
    yield from sentences(form, [card for card in cards if w.cards[card].placement not in ("region", "road")], w.sites)
    for card in cards:
        if card in w.elsewhere:
            yield from sentences(form, [card], w.elsewhere[card])


def centre_sentences(w: Words) -> Iterator[Option]:
    """Roads, settlements and cities."""
    yield from sentences(say.BUILD_ROAD, SIDES)
    yield from sentences(say.BUILD_SETTLEMENT, SIDES)
    yield from sentences(say.BUILD_CITY, w.places)


def trade_sentences(w: Words) -> Iterator[Option]:
    """3:1 with everything, 2:1 with what ships carry, 1:1 at a mint; and from a region beside a big ship."""
    carried = {w.cards[card].trades for card in w.hand}
    by_rate = {
        3: RESOURCES,
        2: tuple([resource for resource in RESOURCES if resource in carried]),
        1: _minted(w),
    }
    if any(w.cards[card].frees_trade for card in w.hand):
        by_rate[1] = RESOURCES
    for rate, resources in by_rate.items():
        yield from (say.TRADE(rate, one, other) for one, other in product(resources, RESOURCES) if one != other)
    if "neighbours" in carried:
        pairs = product(w.regions, RESOURCES)
        yield from (say.TRADE_REGION(region, other) for region, other in pairs if RESOURCE_OF[region] != other)


def _minted(w: Words) -> Sequence[str]:
    """What can be traded 1:1: at a mint gold, beside a lighthouse whatever ships carry."""
    if any(w.cards[card].lights for card in w.hand):
        return RESOURCES
    return ("gold",) if any(w.cards[card].mints for card in w.hand) else ()


def demolishing_and_saving(w: Words) -> Iterator[Option]:
    """Where a mode lets its princes tear down, and where a card makes something cheaper."""
    if w.mode.may_demolish:
        yield from placed_sentences(w, w.mode.box.say.demolish, w.expansions)
    if any(w.cards[card].cheapens for card in w.hand):
        yield from sentences(say.SAVE, RESOURCES)


def new_region_sentences(w: Words) -> Iterator[Option]:
    """The regions that come with a settlement."""
    yield say.TOP_REGIONS()
    yield from sentences(say.CHOOSE_REGION, w.stack_regions)
    yield from sentences(say.LAY_ABOVE, w.stack_regions)


def stack_sentences(w: Words) -> Iterator[Option]:
    """Drawing, putting cards under stacks, searching them."""
    of_game = w.mode.box.say
    yield from sentences(of_game.draw_from, w.stacks)
    yield from (of_game.put_under(card, stack) for card in w.hand for stack in matching_stacks(w.mode, card))
    yield say.KEEP_HAND()
    yield from sentences(of_game.search, w.stacks)
    for cards in w.in_one_stack():
        places = range(1, w.deepest(cards) + 1)
        yield from sentences(of_game.take_card, cards, [str(place) for place in places])


def store_sentences(w: Words) -> Iterator[Option]:
    """Which region pays, stores, takes or gives."""
    for form in (say.PAY, say.STORE, say.TAKE, say.GIVE):
        yield from (form(RESOURCE_OF[store], store) for store in w.stores)
        if form is say.PAY:  # also out of cards that keep several kinds
            yield from (form(resource, card) for card in w.hand for resource in w.cards[card].keeps)
        if form in (say.PAY, say.GIVE):  # K-177: nothing else comes to a colony, or is taken there
            yield from (form(RESOURCE_OF[store], store) for store in w.colonies)
    yield from sentences(say.TAKE_LOST, RESOURCES)


# the view


class TableSeen(TypedDict):
    """What the views of both games say of the table between the princes."""

    seat: str | None
    active: str
    turn: int
    production: int | None
    event: str | None
    event_card: str | None
    stacks: list[StackView]
    region_stack: int
    event_stack: int
    looked_at: list[str] | None
    new_regions: list[str]
    playing: list[str]
    discard: int
    discard_top: str | None
    roads: int
    settlements: int
    cities: int


class TurnEntries:
    """Whose turn it is, how far it has got, and what was thrown."""

    def __init__(self, layout: Layout, w: Words, phases: Sequence[str], event_die: Sequence[str]) -> None:
        faces = tuple(dict.fromkeys(event_die))
        self._phase = layout.add("phase", phases)
        self._active = layout.add("my-turn")
        self._turn = layout.add("turn")
        self._production = layout.add("production", NUMBERS_THROWN)
        self._event = layout.add("event", faces)
        self._event_card = layout.add("event-card", w.events)
        self._phases = places_of(phases)
        self._faces = places_of(faces)
        self._events = places_of(w.events)

    def write(self, row: "Row[float]", view: TableSeen, phase: str) -> None:
        row[self._phase + self._phases[phase]] = 1
        row[self._active] = view["active"] == view["seat"]
        row[self._turn] = part(view["turn"], MANY_TURNS)
        if view["production"]:
            row[self._production + view["production"] - 1] = 1
        if view["event"]:
            row[self._event + self._faces[view["event"]]] = 1
        if view["event_card"]:
            row[self._event_card + self._events[view["event_card"]]] = 1


class StackEntries:
    """How many cards each draw stack has; `many` is told apart."""

    def __init__(self, layout: Layout, w: Words, many: int) -> None:
        self._stacks = layout.add("stack", w.stacks)
        self._many = many

    def write(self, row: "Row[float]", view: TableSeen) -> None:
        for at, stack in enumerate(view["stacks"], self._stacks):
            row[at] = part(stack["cards"], self._many)


class SupplyEntries:
    """What else lies between the princes, and what is being played or looked through."""

    def __init__(self, layout: Layout, w: Words) -> None:
        self._supply = layout.add("supply", ("regions", "events", "roads", "settlements", "cities"))
        self._discard = layout.add("discard")
        self._discard_top = layout.add("discard-top", w.hand)
        self._playing = layout.add("playing", w.hand)
        self._new_regions = layout.add("new-region", w.regions)
        # spells look at events, too
        seen = w.hand + w.regions + (w.events if w.has_citadels else ())
        self._looked_at = layout.add("looked-at", seen)
        self._hand = places_of(w.hand)
        self._regions = places_of(w.regions)
        self._cards_and_regions = places_of(seen)
        self._share = {event: 1 / w.cards[event].copies for event in w.events} | w.share
        self._most_cards = w.copies.total()
        self._most_events = len(w.events) * 2
        self._most_places = w.most_places

    def write(self, row: "Row[float]", view: TableSeen) -> None:
        row[self._supply] = part(view["region_stack"], MANY_CARDS)
        row[self._supply + 1] = part(view["event_stack"], self._most_events)
        row[self._supply + 2] = part(view["roads"], self._most_places)
        row[self._supply + 3] = part(view["settlements"], self._most_places)
        row[self._supply + 4] = part(view["cities"], self._most_places)
        row[self._discard] = part(view["discard"], self._most_cards)
        if view["discard_top"]:
            row[self._discard_top + self._hand[view["discard_top"]]] = 1
        for card in view["playing"]:
            row[self._playing + self._hand[card]] = 1
        for region in view["new_regions"]:
            row[self._new_regions + self._regions[region]] = 1
        for seen in view["looked_at"] or ():
            row[self._looked_at + self._cards_and_regions[seen]] += self._share.get(seen, 1)


class PrinceEntries:
    """One principality, and the hand as far as it is seen.

    Which points and tokens there are is a game's own. `points` begins with victory points; `many_points` of each of the
    others are told apart. A game in which cards are laid on others or at regions has them `on_top`.
    """

    def __init__(
        self,
        layout: Layout,
        who: str,
        w: Words,
        points: Sequence[str],
        many_points: int,
        tokens: tuple[str, Sequence[str]],
        on_top: bool,
    ) -> None:
        spots = [f"{row}-{number}" for row in ROWS for number in range(1, w.most_places + 2)]
        marks = (*LANDSCAPES, *(f"number-{number}" for number in NUMBERS), "stored")
        self._places = layout.add(f"{who}.place", w.places, ("settlement", "city"))
        self._roads = layout.add(f"{who}.road", SIDES)
        self._regions = layout.add(f"{who}.region", spots, marks)
        self._stores = layout.add(f"{who}.store", w.stores, ("owned", "stored"))
        self._sites = layout.add(f"{who}.site", w.sites, w.expansions)
        self._on_top = on_top
        self._covered = self._annexed = 0
        if on_top:
            self._covered = layout.add(f"{who}.covered")
            self._annexed = layout.add(f"{who}.annex", w.annexes, spots)
        self._resources = layout.add(f"{who}.resource", RESOURCES)
        self._points = layout.add(f"{who}.points", points)
        kind, names = tokens
        self._tokens = layout.add(f"{who}.{kind}", names)
        self._hand = layout.add(f"{who}.hand", w.hand)
        self._hand_seen = layout.add(f"{who}.hand-seen")
        self._hand_size = layout.add(f"{who}.hand-size")
        self._hand_limit = layout.add(f"{who}.hand-limit")
        self._won = layout.add(f"{who}.won")
        self._many_points = many_points
        self._region_size = len(marks)
        self._row_size = w.most_places + 1
        self._cards = places_of(w.hand)
        self._share = w.share
        self._expansions = places_of(w.expansions)
        self._row_of_sites = len(ROWS) * len(w.expansions)  # sites above and below a place take turns
        self._annexes = places_of(w.annexes)
        self._annex_stores = {annex: len(w.regions) + place for place, annex in enumerate(w.annexes)}
        # of a region: the entry of its landscape, of its number, and its place among the stores
        landscape = {resource: place for place, resource in enumerate(LANDSCAPES.values())}
        self._region_marks = {
            region: (landscape[RESOURCE_OF[region]], len(LANDSCAPES) + NUMBER_OF[region] - 1, place)
            for place, region in enumerate(w.regions)
        }

    def write(self, row: "Row[float]", prince: PrinceSeen) -> None:
        """Everything but points, tokens and who has won."""
        for number, place in enumerate(prince["places"]):
            row[self._places + 2 * number + (place in CITY_NAMES)] = 1
        row[self._roads] = prince["road_left"]
        row[self._roads + 1] = prince["road_right"]
        self._write_regions(row, prince)
        self._write_sites(row, prince)
        if self._on_top:
            self._write_on_top(row, prince)
        for here, amount in enumerate(prince["resources"].values(), self._resources):
            row[here] = part(amount, MANY_RESOURCES)
        if prince["hand"] is not None:
            row[self._hand_seen] = 1
            for card in prince["hand"]:
                row[self._hand + self._cards[card]] += self._share[card]
        row[self._hand_size] = part(prince["hand_size"], MANY_CARDS)
        row[self._hand_limit] = part(prince["hand_limit"], MANY_CARDS)

    def _write_regions(self, row: "Row[float]", prince: PrinceSeen) -> None:
        marks, size, stores = self._region_marks, self._region_size, self._stores
        spot = self._regions
        for regions in (prince["above"], prince["below"]):
            for gap, region in enumerate(regions):
                landscape, number, store = marks[region["region"]]
                here, stored = spot + gap * size, region["stored"] / STORAGE
                row[here + landscape] = row[here + number] = 1
                row[here + size - 1] = stored
                row[stores + 2 * store] = 1
                row[stores + 2 * store + 1] = stored
            spot += self._row_size * size

    def _write_sites(self, row: "Row[float]", prince: PrinceSeen) -> None:
        expansions = self._expansions
        for below, sites in enumerate((prince["sites_above"], prince["sites_below"])):
            site = self._sites + below * len(expansions)
            for cards in sites:
                for card in cards:
                    row[site + expansions[card]] += 1 / MOST_CARDS_AT_SITE
                site += self._row_of_sites

    def _write_on_top(self, row: "Row[float]", prince: PrinceSeen) -> None:
        row[self._covered] = prince["covered"] is not None
        for annex in prince["annexes"]:
            store = self._stores + 2 * self._annex_stores[annex["card"]]
            row[store] = 1
            row[store + 1] = annex["stored"] / STORAGE
            lying = self._annexes[annex["card"]] * len(ROWS) + ROWS.index(annex["row"])
            row[self._annexed + lying * self._row_size + annex["at"]] = 1

    def write_points(self, row: "Row[float]", target: int, victory: int, *others: int) -> None:
        """Victory points of those that win, then the others in their order."""
        row[self._points] = part(victory, target)
        for here, amount in enumerate(others, self._points + 1):
            row[here] = part(amount, self._many_points)

    def write_tokens(self, row: "Row[float]", strength: bool, trade: bool, won: bool) -> None:
        """Whether the prince holds the token of strength and that of trade, and whether he has won."""
        row[self._tokens] = strength
        row[self._tokens + 1] = trade
        row[self._won] = won


class QuestionEntries:
    """The question that is asked, and what it is about."""

    def __init__(self, layout: Layout, w: Words, prompts: Sequence[str]) -> None:
        self._prompt = layout.add("asked", prompts)
        self._amount = layout.add("asked-amount")
        self._resource = layout.add("asked-resource", RESOURCES)
        self._named = layout.add("asked-named", RESOURCES)
        self._stack = layout.add("asked-stack", w.stacks)
        self._card = layout.add("asked-card", w.hand + w.events)
        self._prompts = places_of(prompts)
        self._resources = places_of(RESOURCES)
        self._cards = places_of(w.hand + w.events)

    def write(self, row: "Row[float]", choice: Choice) -> None:
        row[self._prompt + self._prompts[choice.prompt]] = 1
        about = choice.about
        if not about:
            return
        if "amount" in about:
            row[self._amount] = part(int(about["amount"]), MANY_ASKED)
        if "resource" in about:
            row[self._resource + self._resources[about["resource"]]] = 1
        if "stack" in about:
            row[self._stack + int(about["stack"]) - 1] = 1
        if "card" in about:
            row[self._card + self._cards[about["card"]]] = 1
        for resource in about.get("named", "").split():
            row[self._named + self._resources[resource]] += 1 / MOST_NAMED
