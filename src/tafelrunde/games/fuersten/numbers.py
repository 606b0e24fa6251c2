"""Die Fürsten von Catan in numbers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from ...kernel import Choice, Form, Option
from ...kernel.numbers import Actions, Layout, Row, part, places_of, sentences
from ..realm import words as say_in_realm
from ..realm.hand import matching_stacks
from ..realm.mode import Mode, event_cards, hand_cards
from ..realm.prince import PLACES, ROWS, SIDES, SITES
from ..realm.regions import LANDSCAPES, NUMBER_OF, RESOURCE_OF, RESOURCES, STORAGE
from . import words as say
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE, SEATS, SETTLEMENT, stack_regions, start_region
from .hooks import can_be_said
from .modes import MODES, half_moon_events
from .state import PHASES
from .view import PrinceView, View
from .why_not import QUESTIONS

PROMPTS = sorted(QUESTIONS.by_name)
PLACES_AT_START = 2
MOST_PLACES = PLACES_AT_START + SETTLEMENT.stack  # with every settlement there is
MOST_CARDS_AT_SITE = 2
MOST_NAMED = 2  # resources in one demand
MOST_MINTS = 2
MOST_OPEN = 2

POINTS = ("victory", "strength", "trade", "skill", "progress")
# amounts that are told apart; what is more counts as this much
MANY_POINTS, MANY_RESOURCES, MANY_CARDS, MANY_TURNS, MANY_ASKED = 12, 12, 12, 200, 6


class Words:
    """The words that can be said in one mode: its cards by kind, and the regions, sites and stacks there can be."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.copies = Counter(hand_cards(mode))
        self.hand = tuple(self.copies)
        self.expansions = tuple(card for card in self.hand if CARDS[card].is_expansion)
        self.buildings = self.of_kind("building")
        self.actions = self.of_kind("action")
        self.annexes = self.of_kind("region_expansion")
        self.events = tuple(dict.fromkeys((*event_cards(mode), *half_moon_events(mode))))
        self.titles = {CARDS[card].title for card in (*self.hand, *self.events)}
        self.regions = tuple(
            dict.fromkeys([*(start_region(land, seat) for seat in (0, 1) for land in LANDSCAPES), *stack_regions()])
        )
        self.stores = (*self.regions, *self.annexes)
        self.places = PLACES[:MOST_PLACES]
        self.sites = SITES[: MOST_PLACES * len(ROWS)]
        self.stacks = tuple(str(number) for number in range(1, len(mode.backs) + 1))

    def of_kind(self, kind: str) -> tuple[str, ...]:
        return tuple(card for card in self.hand if CARDS[card].kind == kind)

    def of_back(self, back: str) -> tuple[str, ...]:
        return tuple(card for card in self.hand if CARDS[card].back == back)


# the sentences


def every_sentence(w: Words) -> Iterator[Option]:
    """Whatever can be legal in a mode, in the order of the grammar; two cards that change places come apart."""
    theme = w.mode.arranges_regions
    if theme:
        yield say.DONE_ARRANGING()
    yield say_in_realm.ROLL_DICE()
    yield from sentences(say.SET_DIE, PRODUCTION_DIE)
    yield say_in_realm.END_TURN()
    yield from sentences(say.PLAY, w.actions)
    yield from sentences(say.BUILD, w.expansions, w.sites)
    if w.mode.open_card:
        yield from sentences(say.BUILD_OPEN, (w.mode.open_card,), w.sites)
    yield from sentences(say.LAY_AT, w.annexes, w.regions)
    yield from sentences(say_in_realm.BUILD_ROAD, SIDES)
    yield from sentences(say_in_realm.BUILD_SETTLEMENT, SIDES)
    yield from sentences(say_in_realm.BUILD_CITY, w.places)
    yield from _trades(w)
    if w.mode.may_demolish:
        yield from sentences(say.DEMOLISH, w.expansions, w.sites)
    if any(CARDS[card].cheapens for card in w.hand):
        yield from sentences(say_in_realm.SAVE, RESOURCES)
    yield say_in_realm.TOP_REGIONS()
    yield from sentences(say_in_realm.CHOOSE_REGION, stack_regions())
    yield from sentences(say_in_realm.LAY_ABOVE, stack_regions())
    yield from dict.fromkeys(say_in_realm.SWAP_REGIONS(one, other) for one, other in combinations(w.regions, 2))
    yield from _stacks_and_hand(w)
    yield from _events_and_attacks(w)
    for form in (say_in_realm.PAY, say_in_realm.STORE, say_in_realm.TAKE, say_in_realm.GIVE):
        yield from (form(RESOURCE_OF[store], store) for store in w.stores)
    yield from sentences(say_in_realm.TAKE_LOST, RESOURCES)


def _trades(w: Words) -> Iterator[Option]:
    """3:1 with everything, 2:1 with what ships carry, 1:1 at the Münzstätte; and from a region beside a big ship."""
    carried = {CARDS[card].trades for card in w.hand}
    by_rate = {
        3: RESOURCES,
        2: tuple(resource for resource in RESOURCES if resource in carried),
        1: ("gold",) if any(CARDS[card].mints for card in w.hand) else (),
    }
    for rate, resources in by_rate.items():
        yield from (
            say_in_realm.TRADE(rate, one, other) for one, other in product(resources, RESOURCES) if one != other
        )
    if "neighbours" in carried:
        pairs = product(w.regions, RESOURCES)
        yield from (say_in_realm.TRADE_REGION(region, other) for region, other in pairs if RESOURCE_OF[region] != other)


def _stacks_and_hand(w: Words) -> Iterator[Option]:
    yield from sentences(say.DRAW_FROM, w.stacks)
    yield from (say.PUT_UNDER(card, stack) for card in w.hand for stack in matching_stacks(w.mode, card))
    yield say_in_realm.KEEP_HAND()
    yield from sentences(say.SEARCH, w.stacks)
    for back in dict.fromkeys(w.mode.backs):
        # at worst every card of a back lies in one stack
        cards = w.of_back(back)
        deepest = sum(w.copies[card] for card in cards)
        yield from sentences(say.TAKE_CARD, cards, (str(place) for place in range(1, deepest + 1)))
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
    if any(CARDS[card].guards for card in w.hand):
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


class PrinceEntries:
    """Where one principality stands in an observation."""

    def __init__(self, layout: Layout, who: str, w: Words) -> None:
        spots = [f"{row}-{number}" for row in ROWS for number in range(1, MOST_PLACES + 2)]
        marks = (*LANDSCAPES, *(f"number-{number}" for number in PRODUCTION_DIE), "stored")
        self.places = layout.add(f"{who}.place", w.places, ("settlement", "city"))
        self.roads = layout.add(f"{who}.road", SIDES)
        self.regions = layout.add(f"{who}.region", spots, marks)
        self.region_size = len(marks)
        self.row_size = MOST_PLACES + 1
        self.stores = layout.add(f"{who}.store", w.stores, ("owned", "stored"))
        self.sites = layout.add(f"{who}.site", w.sites, w.expansions)
        self.covered = layout.add(f"{who}.covered")
        self.annexes = layout.add(f"{who}.annex", w.annexes, spots)
        self.resources = layout.add(f"{who}.resource", RESOURCES)
        self.points = layout.add(f"{who}.points", POINTS)
        self.stones = layout.add(f"{who}.stone", ("heldenstein", "handelsstein"))
        self.hand = layout.add(f"{who}.hand", w.hand)
        self.hand_seen = layout.add(f"{who}.hand-seen")
        self.hand_size = layout.add(f"{who}.hand-size")
        self.hand_limit = layout.add(f"{who}.hand-limit")
        self.won = layout.add(f"{who}.won")


class FuerstenEncoder:
    """Die Fürsten von Catan in one mode."""

    def __init__(self, mode: str, _seats: int = len(SEATS)) -> None:
        w = Words(MODES[mode])
        self.actions = Actions(every_sentence(w), (SwappedCards(w.sites),))
        self.layout = layout = Layout()
        self._phase = layout.add("phase", PHASES)
        self._active = layout.add("my-turn")
        self._turn = layout.add("turn")
        self._production = layout.add("production", PRODUCTION_DIE)
        self._event = layout.add("event", dict.fromkeys(EVENT_DIE))
        self._event_card = layout.add("event-card", w.events)
        self._herald = layout.add("herald")
        self._minted = layout.add("minted")
        self._stacks = layout.add("stack", w.stacks)
        self._open_stack = layout.add("open-stack")
        self._supply = layout.add("supply", ("regions", "events", "roads", "settlements", "cities"))
        self._discard = layout.add("discard")
        self._discard_top = layout.add("discard-top", w.hand)
        self._playing = layout.add("playing", w.hand)
        self._new_regions = layout.add("new-region", w.regions)
        self._looked_at = layout.add("looked-at", (*w.hand, *w.regions))
        self._me = PrinceEntries(layout, "me", w)
        self._other = PrinceEntries(layout, "other", w)
        self._prompt = layout.add("asked", PROMPTS)
        self._about_amount = layout.add("asked-amount")
        self._about_resource = layout.add("asked-resource", RESOURCES)
        self._about_named = layout.add("asked-named", RESOURCES)
        self._about_stack = layout.add("asked-stack", w.stacks)
        self._about_card = layout.add("asked-card", (*w.hand, *w.events))
        self._phases = places_of(PHASES)
        self._prompts = places_of(PROMPTS)
        self._event_die = places_of(dict.fromkeys(EVENT_DIE))
        self._event_cards = places_of(w.events)
        self._resources = places_of(RESOURCES)
        self._hand = places_of(w.hand)
        self._share = {card: 1 / copies for card, copies in w.copies.items()}
        self._cards_and_regions = places_of((*w.hand, *w.regions))
        self._asked_cards = places_of((*w.hand, *w.events))
        self._regions = places_of(w.regions)
        self._annexes = places_of(w.annexes)
        self._expansions = places_of(w.expansions)
        self._row_of_sites = 2 * len(w.expansions)  # sites above and below a place take turns
        # of a region: the entry of its landscape, of its number, and its place among the stores
        landscape = {resource: place for place, resource in enumerate(LANDSCAPES.values())}
        self._region_marks = {
            region: (landscape[RESOURCE_OF[region]], len(LANDSCAPES) + NUMBER_OF[region] - 1, place)
            for place, region in enumerate(w.regions)
        }
        self._annex_stores = {annex: len(w.regions) + place for place, annex in enumerate(w.annexes)}
        self._most_cards = sum(w.copies.values())
        self._most_events = len(w.events) * 2

    def write(self, row: "Row[float]", view: View, choice: Choice | None) -> None:
        row[self._phase + self._phases[view["phase"]]] = 1
        row[self._active] = view["active"] == view["seat"]
        row[self._turn] = part(view["turn"], MANY_TURNS)
        if view["production"]:
            row[self._production + view["production"] - 1] = 1
        if view["event"]:
            row[self._event + self._event_die[view["event"]]] = 1
        if view["event_card"]:
            row[self._event_card + self._event_cards[view["event_card"]]] = 1
        row[self._herald] = view["herald"]
        row[self._minted] = part(view["minted"], MOST_MINTS)
        self._write_supplies(row, view)
        for prince in view["princes"]:
            at = self._me if prince["seat"] == view["seat"] else self._other
            self._write_prince(row, at, prince, view["target"])
            row[at.stones] = view["heldenstein"] == prince["seat"]
            row[at.stones + 1] = view["handelsstein"] == prince["seat"]
            row[at.won] = view["winner"] == prince["seat"]
        if choice is not None:
            self._write_question(row, choice)

    def _write_supplies(self, row: "Row[float]", view: View) -> None:
        for at, stack in enumerate(view["stacks"], self._stacks):
            row[at] = part(stack["cards"], MANY_CARDS)
        if view["open_stack"] is not None:
            row[self._open_stack] = part(view["open_stack"]["cards"], MOST_OPEN)
        row[self._supply] = part(view["region_stack"], MANY_CARDS)
        row[self._supply + 1] = part(view["event_stack"], self._most_events)
        row[self._supply + 2] = part(view["roads"], MOST_PLACES)
        row[self._supply + 3] = part(view["settlements"], MOST_PLACES)
        row[self._supply + 4] = part(view["cities"], MOST_PLACES)
        row[self._discard] = part(view["discard"], self._most_cards)
        if view["discard_top"]:
            row[self._discard_top + self._hand[view["discard_top"]]] = 1
        for card in view["playing"]:
            row[self._playing + self._hand[card]] = 1
        for region in view["new_regions"]:
            row[self._new_regions + self._regions[region]] = 1
        for seen in view["looked_at"] or ():
            row[self._looked_at + self._cards_and_regions[seen]] += self._share.get(seen, 1)

    def _write_prince(self, row: "Row[float]", at: PrinceEntries, prince: PrinceView, target: int) -> None:
        for number, place in enumerate(prince["places"]):
            row[at.places + 2 * number + (place == "city")] = 1
        row[at.roads] = prince["road_left"]
        row[at.roads + 1] = prince["road_right"]
        marks, size, stores = self._region_marks, at.region_size, at.stores
        spot = at.regions
        for regions in (prince["above"], prince["below"]):
            for gap, region in enumerate(regions):
                landscape, number, store = marks[region["region"]]
                here, stored = spot + gap * size, region["stored"] / STORAGE
                row[here + landscape] = row[here + number] = 1
                row[here + size - 1] = stored
                row[stores + 2 * store] = 1
                row[stores + 2 * store + 1] = stored
            spot += at.row_size * size
        expansions = self._expansions
        for below, sites in enumerate((prince["sites_above"], prince["sites_below"])):
            site = at.sites + below * len(expansions)
            for cards in sites:
                for card in cards:
                    row[site + expansions[card]] += 1 / MOST_CARDS_AT_SITE
                site += self._row_of_sites
        row[at.covered] = prince["covered"] is not None
        for annex in prince["annexes"]:
            store = self._annex_stores[annex["card"]]
            row[stores + 2 * store] = 1
            row[stores + 2 * store + 1] = annex["stored"] / STORAGE
            lying = self._annexes[annex["card"]] * len(ROWS) + ROWS.index(annex["row"])
            row[at.annexes + lying * at.row_size + annex["at"]] = 1
        for here, amount in enumerate(prince["resources"].values(), at.resources):
            row[here] = part(amount, MANY_RESOURCES)
        points = prince["points"]
        row[at.points] = part(points["victory"], target)
        row[at.points + 1] = part(points["strength"], MANY_POINTS)
        row[at.points + 2] = part(points["trade"], MANY_POINTS)
        row[at.points + 3] = part(points["skill"], MANY_POINTS)
        row[at.points + 4] = part(points["progress"], MANY_POINTS)
        if prince["hand"] is not None:
            row[at.hand_seen] = 1
            for card in prince["hand"]:
                row[at.hand + self._hand[card]] += self._share[card]
        row[at.hand_size] = part(prince["hand_size"], MANY_CARDS)
        row[at.hand_limit] = part(prince["hand_limit"], MANY_CARDS)

    def _write_question(self, row: "Row[float]", choice: Choice) -> None:
        row[self._prompt + self._prompts[choice.prompt]] = 1
        about = choice.about
        if not about:
            return
        if "amount" in about:
            row[self._about_amount] = part(int(about["amount"]), MANY_ASKED)
        if "resource" in about:
            row[self._about_resource + self._resources[about["resource"]]] = 1
        if "stack" in about:
            row[self._about_stack + int(about["stack"]) - 1] = 1
        if "card" in about:
            row[self._about_card + self._asked_cards[about["card"]]] = 1
        for resource in about.get("named", "").split():
            row[self._about_named + self._resources[resource]] += 1 / MOST_NAMED
