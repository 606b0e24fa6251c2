"""Any position of the game as a document a person can write, and back.

What a document leaves out is as at the start of a game. Cards that are named nowhere fill the stacks from below in
the order of the card files, so that a position is complete and the same every time.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ...kernel.position import PositionError
from ...kernel.rows import replaced
from ..documents import Document, known, list_of, number, one_of, strings
from ..realm.advantages import tournament_points, weigh_advantages
from ..realm.expansions import refresh
from ..realm.hand import own_stacks
from ..realm.memory import top_seen
from ..realm.mode import draw_cards
from ..realm.position import (
    MORE_KEYS,
    count_centre,
    describe_open_stacks,
    describe_prince,
    fill_draw_stacks,
    fill_region_stack,
    left_over,
    paths,
    read_prince,
    seat_name,
)
from ..realm.prince import CITADEL, METROPOLIS, NO_ALLY, SITES, Prince
from ..realm.regions import RESOURCES
from ..realm.state import DISCARDS, EVENTS_FORESEEN, set_stack
from .data import CARDS, SEATS, all_regions
from .decks import EVENT, FIXED_EVENTS, pool
from .modes import BOX, Deal, deal_of
from .own_decks import events_in_game
from .setup import start, starting_principality
from .shares import cards_to_put_away
from .state import ACTION, DRAW, EXCHANGE, ROLL, Phase, State
from .threshold import may_act, watch_threshold
from .words import BOOKS, WIZARDS

STARTABLE: Final[tuple[Phase, ...]] = (ROLL, ACTION, DRAW, EXCHANGE)
LATER: Final = 5  # the round in which a position stands if it does not say which: robbers come, actions are watched
KEYS: Final = (
    "phase",
    "turn",
    "number",
    "production",
    "actions_open",
    "rest",
    "stacks",
    "events",
    "region_stack",
    "discard",
    "roads",
    "settlements",
    "cities",
    "open_stack",
    "bans",
    "face_up",
    "fresh",
    "actions_played",
    "one_to_one",
    "metropolises",
    "citadels",
    "charged",
    "cast",
    "stopped",
    "foreseen",
    "banished",
    "carted",
    "put_away",
    *SEATS,
)
REST: Final = ("stacks", "box")
UNORDERED: Final = ("hand", "expansions", "free_sites")  # lists that say what there is, in no order


def read_position(mode: str, edition: str, deal: Deal, document: Document) -> State:
    """The state a document describes. Raises PositionError naming the key that is wrong."""
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    s = start(mode, edition, deal)
    known(document, KEYS, ())
    s.phase = one_of(document, "phase", STARTABLE, ACTION)
    s.active = SEATS.index(one_of(document, "turn", SEATS, SEATS[0]))
    s.turn = number(document, "number", 1, 1000, LATER)
    if s.phase != ROLL:
        s.production = number(document, "production", 1, 6, 1)
    elif "production" in document:
        raise PositionError(("production",), "before the roll there is no production number yet")
    s.princes = [
        read_prince(BOX, starting_principality(seat), document.get(name, {}), (name,), MORE_KEYS)
        for seat, name in enumerate(SEATS)
    ]
    count_centre(s, document)
    _read_metropolises(s, document)
    _read_magic(s, document)
    _read_bans(s, document)
    # what the document names lies on top; what it names nowhere lies below, or stays in the box
    rest_in_box = one_of(document, "rest", REST, REST[0]) == "box"
    fill_draw_stacks(s, document, rest_in_box)
    _read_put_away(s, document, rest_in_box)
    events = strings(document, "events", ())
    s.banished = tuple(strings(document, "banished", ()))
    if s.mode.own_decks:
        _check_decks(s, events)
        s.chosen_events = (tuple((Counter([*events, *s.banished]) - Counter(FIXED_EVENTS)).elements()), ())
    left = left_over(events_in_game(s), [*paths(events, ("events",)), *paths(s.banished, ("banished",))])
    s.event_stack = (*events, *(() if rest_in_box and events else left))
    _read_foreseen(s, document)
    fill_region_stack(s, document, all_regions(), rest_in_box)
    _read_face_up(s, document)
    s.fresh = tuple(strings(document, "fresh", ()))
    s.carted = one_of(document, "carted", ("", *RESOURCES), "")
    s.actions_played = number(document, "actions_played", 0, 100, 0)
    s.one_to_one = tuple(strings(document, "one_to_one", ()))
    for prince in s.princes:
        refresh(s, prince)
    for prince in s.princes:
        _check_ally(s, prince)
    weigh_advantages(s)
    _read_threshold(s, document)
    s.news.clear()
    return s


def _check_decks(s: State, events: list[str]) -> None:
    """K-013, K-014: no card and no event that neither player can have brought."""
    of_both = [card for card, copies in pool(deal_of(s.mode)).items() for _ in range(len(SEATS) * copies)]
    decks = [(card, (name,)) for name, deck in zip(SEATS, s.decks, strict=True) for card in deck]
    named = [*paths(events, ("events",)), *paths(s.banished, ("banished",))]
    left_over([card for card in of_both if CARDS[card].kind != EVENT], decks)
    left_over([*FIXED_EVENTS, *(card for card in of_both if CARDS[card].kind == EVENT)], named)


def _read_put_away(s: State, document: Document, rest_in_box: bool) -> None:
    """K-020: `put_away = { red = ["spion"] }`. What is not named was at the bottom of the own stacks."""
    said = document.get("put_away", {})
    known(said, SEATS if s.mode.kept else (), ("put_away",))
    for seat, name in enumerate(SEATS if s.mode.kept else ()):
        share = Counter(draw_cards(s.mode, name))
        gone = list(strings(said, name, ("put_away",)))
        most = cards_to_put_away(s)
        if len(gone) > most or Counter(gone) - share:
            raise PositionError(("put_away", name), f"of the own share {most} cards are put away (K-020)")
        for card in () if rest_in_box else gone:
            _take_from_own(s, seat, card)
        while not rest_in_box and len(gone) < most:
            lowest = [card for own in own_stacks(s.mode, seat) for card in s.stacks[own][::-1]]
            card = next((card for card in lowest if gone.count(card) < share[card]), "")
            if not card:
                break
            _take_from_own(s, seat, card)
            gone.append(card)
        s.put_away = replaced(s.put_away, seat, tuple(gone))


def _take_from_own(s: State, seat: int, card: str) -> None:
    """Out of the own stacks: the lowest of its kind, since what a document names lies on top."""
    for own in reversed(own_stacks(s.mode, seat)):
        stack = s.stacks[own]
        if card in stack:
            at = len(stack) - 1 - stack[::-1].index(card)
            set_stack(s, own, stack[:at] + stack[at + 1 :])
            return
    raise PositionError(("put_away", SEATS[seat]), f"{card!r} lies in none of the own stacks any more")


def _read_metropolises(s: State, document: Document) -> None:
    """K-008, K-124: one in each principality, as many as the supply has."""
    for name, prince in zip(SEATS, s.princes, strict=True):
        if prince.places.count(METROPOLIS) > (1 if s.metropolises else 0):
            raise PositionError((name, "centre"), "a principality has at most one metropolis, with its set (K-008)")
    left = s.metropolises - sum(prince.places.count(METROPOLIS) for prince in s.princes)
    s.metropolises = number(document, "metropolises", 0, left, left)


def _read_magic(s: State, document: Document) -> None:
    """K-008: as many citadels as the supply has; wizards that were charged in this turn (`ari at goldfluss-2`), and
    books that were used in it (`red zeitrad at 2-above`)."""
    s.stopped = tuple(strings(document, "stopped", ()))
    left = s.citadels - sum(prince.places.count(CITADEL) for prince in s.princes)
    if left < 0:
        raise PositionError((SEATS[0], "centre"), f"with these sets there are {s.citadels} citadels (K-008)")
    s.citadels = number(document, "citadels", 0, left, left)
    for at, text in enumerate(strings(document, "charged", ())):
        card, _, region = text.partition(" at ")
        if card not in WIZARDS or region not in s.princes[s.active].land():
            raise PositionError(("charged", at), f"{text!r} does not name a wizard and a region of the player at turn")
        s.charged += ((card, region),)
    for at, text in enumerate(strings(document, "cast", ())):
        by, _, book = text.partition(" ")
        card, _, site = book.partition(" at ")
        if by not in SEATS or card not in BOOKS or site not in SITES:
            raise PositionError(("cast", at), f"{text!r} is not said as in 'red zeitrad at 2-above'")
        s.cast += ((SEATS.index(by), card, site),)


def _read_foreseen(s: State, document: Document) -> None:
    """What players know to come next: `foreseen = { red = 2 }` says that red knows two cards."""
    said = document.get("foreseen", {})
    known(said, SEATS, ("foreseen",))
    most = min(EVENTS_FORESEEN, len(s.event_stack))
    red, blue = [s.event_stack[: number(said, name, 0, most, 0, ("foreseen",))] for name in SEATS]
    s.foreseen = (red, blue)


def _ban_text(stack: int, by: int, card: str) -> str:
    where = "discards" if stack == DISCARDS else f"stack {stack + 1}"
    return f"{card} of {SEATS[by]} on {where}"


def _read_bans(s: State, document: Document) -> None:
    """As `kirchenbann of red on stack 2`, or `on discards`."""
    for at, text in enumerate(strings(document, "bans", ())):
        for stack in (DISCARDS, *range(len(s.stacks))):
            for by in range(len(SEATS)):
                card = text.partition(" of ")[0]
                if text == _ban_text(stack, by, card) and card in s.cards:
                    s.bans += ((stack, by, card),)
        if len(s.bans) != at + 1:
            raise PositionError(("bans", at), f"{text!r} is not said as in 'kirchenbann of red on stack 2'")


def _read_face_up(s: State, document: Document) -> None:
    """The stacks, counted from 1, whose top card lies face up."""
    for at, stack in enumerate(list_of(document, "face_up", ())):
        if not isinstance(stack, int) or not 1 <= stack <= len(s.stacks) or not s.stacks[stack - 1]:
            raise PositionError(("face_up", at), f"there is no stack {stack!r} with a card on top")
        s.face_up += (stack - 1,)
        top_seen(s, stack - 1)


def _check_ally(s: State, prince: Prince) -> None:
    other = s.princes[0] if prince is s.princes[1] else s.princes[1]
    if prince.ally != NO_ALLY and prince.ally not in other.gives.lying:
        raise PositionError((SEATS[s.princes.index(prince)], "ally"), "the other has no such card there")


def _read_threshold(s: State, document: Document) -> None:
    """Whether the points for action cards were reached before, where they are not there now."""
    reached = document.get("actions_open", s.actions_open)
    if not isinstance(reached, bool):
        raise PositionError(("actions_open",), "is true or false")
    s.actions_open = reached
    watch_threshold(s)


def _describe_discards(s: State) -> list[str] | dict[str, list[str]]:
    if s.mode.own_discards:
        return {name: list(pile) for name, pile in zip(SEATS, s.discards, strict=True)}
    return list(s.discards[0])


def describe(s: State) -> dict[str, Any]:
    """Everything about a state that a scenario can expect, in the words of a position document."""
    return {
        "phase": s.phase,
        "turn": SEATS[s.active],
        "number": s.turn,
        "production": s.production,
        "event": s.event,
        "event_card": s.event_card,
        "actions_open": may_act(s),
        "stacks": [list(stack) for stack in s.stacks],
        "stack_sizes": [len(stack) for stack in s.stacks],
        "events": list(s.event_stack),
        "region_stack": list(s.region_stack),
        "discard": _describe_discards(s),
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "bans": sorted(_ban_text(stack, by, card) for stack, by, card in s.bans),
        "face_up": [stack + 1 for stack in s.face_up],
        "fresh": list(s.fresh),
        "actions_played": s.actions_played,
        "one_to_one": list(s.one_to_one),
        "metropolises": s.metropolises,
        "citadels": s.citadels,
        "charged": [f"{card} at {region}" for card, region in s.charged],
        "cast": [f"{SEATS[by]} {card} at {site}" for by, card, site in s.cast],
        "stopped": list(s.stopped),
        "banished": list(s.banished),
        "foreseen": {name: list(cards) for name, cards in zip(SEATS, s.foreseen, strict=True)},
        "carted": s.carted,
        "put_away": {name: list(cards) for name, cards in zip(SEATS, s.put_away, strict=True)},
        "open_stack": describe_open_stacks(s),
        "used": [f"{card} at {site}" for card, site in s.used],
        "ritterfigur": seat_name(s, s.hero),
        "muehlenstein": seat_name(s, s.trader),
        "winner": seat_name(s, s.winner),
        **{
            name: {
                **describe_prince(s, seat),
                "tournament": tournament_points(s, s.princes[seat]),
                "counted": sorted(f"{count} on {card} at {site}" for card, site, count in s.princes[seat].counters),
            }
            for seat, name in enumerate(SEATS)
        },
    }
