"""Wissenschaft & Fortschritt: what its action cards, its Schreibstube and its event card do.

The Universität is a condition of most of them; that, and what its other buildings and units give, are facts in
wissenschaft_fortschritt.toml.
"""

from itertools import combinations
from typing import Final

from ....kernel import Choice, Option, Reason, Rules, decide
from ...realm.advantages import weigh_advantages
from ...realm.cards import UNITS
from ...realm.centre import swap_regions
from ...realm.discards import discards_of
from ...realm.each import each_prince
from ...realm.expansions import refresh
from ...realm.hand import draw_options, draw_top, kept_from_discards, take_from_discards
from ...realm.prince import Prince
from ...realm.production import boost
from ...realm.regions import RESOURCE_OF, RESOURCES, STORAGE
from ...realm.stores import TAKING, gain, receive, take
from ...realm.trade import carried
from ...realm.words import SWAP_REGIONS
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing
from ..functions import once_a_turn
from ..hooks import action, event_card
from ..state import State
from ..words import DRAW_FROM, FILL_UP, QUESTIONS, TAKE_DISCARD

# ---- an attack on what lies in the discards

RECOVERED: Final = ("action", *UNITS)  # kinds of cards (K-157)
ANCIENT: Final = QUESTIONS.question("alte-wissenschaften", rules=("K-157", "K-159"), answers=(TAKE_DISCARD,))


def _can_be_recovered(s: State, card: str) -> bool:
    """K-157: action cards and units."""
    return s.cards[card].kind in RECOVERED


def _something_to_recover(s: State, me: int) -> Reason | None:
    if kept_from_discards(s, me, 1 - me):
        return Reason("discards-banned", ("K-160",))
    found = any(_can_be_recovered(s, card) for card in discards_of(s, 1 - me))
    return None if found else Reason("nothing-to-recover", ("K-090",))


@action("alte_wissenschaften", refuse=_something_to_recover)
def alte_wissenschaften(s: State, me: int) -> Rules[None]:
    """K-157, K-159: an action card or a unit comes from the other's discards into the hand."""
    options = [TAKE_DISCARD(card) for card in dict.fromkeys(discards_of(s, 1 - me)) if _can_be_recovered(s, card)]
    answer: Option = yield Choice(me, ANCIENT, options)
    take_from_discards(s, me, answer.args[0], 1 - me)


@worth_playing("alte_wissenschaften")
def _recovering_helps(a: Appraisal) -> float:
    """Not one such card by another, without end."""
    return 4.0 if a.best_discard(RECOVERED) > 0.0 else -1.0


@QUESTIONS.refuses(TAKE_DISCARD, ANCIENT)
def refuse_recovering(s: State, me: int, card: str) -> Reason | None:
    if card not in discards_of(s, 1 - me):
        return Reason("not-in-discards", ("K-157",), card=card)
    return Reason("not-recovered", ("K-157",), card=card)


# ---- actions that bring resources

PRINTED: Final = QUESTIONS.question("buchdruck", rules=("K-049",), answers=TAKING)


def room_for_any(s: State, me: int) -> Reason | None:
    """K-090: at least one resource must find room."""
    full = all(stored == STORAGE for stored in s.princes[me].stock.values())
    return Reason("no-room-at-all", ("K-049", "K-090")) if full else None


@action("buchdruck", refuse=room_for_any)
def buchdruck(s: State, me: int) -> Rules[None]:
    """2 resources of choice from the bank."""
    for _ in range(2):
        yield from take(s, me, PRINTED)


def _room_for_grain(s: State, me: int) -> Reason | None:
    room = s.princes[me].room("getreide")
    return None if room else Reason("no-room-for", ("K-049", "K-090"), resource="getreide")


@action("dreifelderwirtschaft", refuse=_room_for_grain)
def dreifelderwirtschaft(s: State, me: int) -> Rules[None]:
    """Up to 3 grain, as far as there is room."""
    yield from receive(s, me, "getreide", min(3, s.princes[me].room("getreide")))


def _improved(s: State, me: int) -> list[str]:
    """The regions beside a doubler of their own that have room; gold has no doubler that counts."""
    return [
        region
        for region in s.princes[me].land()
        if RESOURCE_OF[region] != "gold" and s.princes[me].stock[region] < STORAGE and boost(s, me, region)
    ]


def _something_to_improve(s: State, me: int) -> Reason | None:
    return None if _improved(s, me) else Reason("nothing-to-improve", ("K-090",))


@action("erfinder", refuse=_something_to_improve)
def erfinder(s: State, me: int) -> Rules[None]:
    """1 for every region beside a doubler of its own resource."""
    for region in _improved(s, me):
        gain(s, me, region)
    yield from ()


@worth_playing("buchdruck", "dreifelderwirtschaft", "erfinder")
def _bringing_helps(a: Appraisal) -> float:
    """Before anything is traded away for what is missing."""
    return 6.0 if a.goal.lack else 2.0


# ---- regions that change places

REFORM: Final = QUESTIONS.question("landreform", rules=("K-081", "K-094"), answers=(SWAP_REGIONS,))


def _movable(s: State, prince: Prince) -> list[str]:
    held = prince.held_regions(s.cards)
    return [region for region in prince.land() if region not in held]


def _something_to_move(s: State, me: int) -> Reason | None:
    return None if len(_movable(s, s.princes[me])) > 1 else Reason("regions-all-held", ("K-090", "K-125"))


@action("landreform", refuse=_something_to_move)
def landreform(s: State, me: int) -> Rules[None]:
    """Two own regions change places, with what they store; K-125: not those that an expansion keeps where they are."""
    prince = s.princes[me]
    answer: Option = yield Choice(me, REFORM, [SWAP_REGIONS(*pair) for pair in combinations(_movable(s, prince), 2)])
    swap_regions(s, me, *answer.args)
    refresh(s, prince)
    weigh_advantages(s)


@QUESTIONS.refuses(SWAP_REGIONS, REFORM)
def refuse_reform(s: State, me: int, region: str, other: str) -> Reason | None:
    for wanted in (region, other):
        if wanted not in s.princes[me].land():
            return Reason("not-your-region", ("K-094",), region=wanted)
        if wanted in s.princes[me].held_regions(s.cards):
            return Reason("region-held", ("K-125",), region=wanted)
    return Reason("same-region", ("K-090",), region=region)


could_help("landreform")(something_to_build)


@worth_playing("landreform")
def _landreform_helps(a: Appraisal) -> float:
    """Where a doubler waits for another region than those beside it."""
    return 2.0 if a.best_reform() > 0.0 else -1.0


# ---- a function of a building

SCRIPTORIUM: Final = QUESTIONS.question("schreibstube", rules=("K-142", "K-169"), answers=(DRAW_FROM,))


def a_card_to_draw(s: State, me: int) -> Reason | None:
    rules = ("K-152", "K-160") if s.bans else ("K-152",)
    return None if draw_options(s, me) else Reason("all-stacks-empty", rules)


@once_a_turn("schreibstube", refuse=a_card_to_draw)
def schreibstube(s: State, me: int) -> Rules[None]:
    """K-142, K-169: the top card of a stack comes into the hand, even beyond the limit."""
    answer: Option = yield Choice(me, SCRIPTORIUM, draw_options(s, me))
    draw_top(s, me, answer.args[0])


# ---- the event

VOYAGE: Final = QUESTIONS.question("handelsfahrt", rules=("K-049", "K-061"), answers=(FILL_UP,))
LOADED: Final = 3  # of the fleet's resource, in the whole principality


@event_card("glueckliche_handelsfahrt")
def glueckliche_handelsfahrt(s: State) -> Rules[None]:
    """Each picks one of the own trade fleets and fills the stock of its resource up to 3."""
    if not any(_could_carry(prince) for prince in s.princes):
        nothing_happens(s)
    yield from each_prince(s, _sail)


def _sail(s: State, me: int) -> Rules[None]:
    prince = s.princes[me]
    options = [FILL_UP(resource) for resource in _could_carry(prince)]
    if options:
        answer = yield from decide(me, VOYAGE, options, anchor=True)
        resource = answer.args[0]
        yield from receive(s, me, resource, LOADED - prince.totals[resource])


def _could_carry(prince: Prince) -> list[str]:
    loaded = carried(prince)
    return [resource for resource in RESOURCES if resource in loaded and prince.totals[resource] < LOADED]


@QUESTIONS.refuses(FILL_UP, VOYAGE)
def refuse_filling_up(s: State, me: int, resource: str) -> Reason | None:
    if resource not in carried(s.princes[me]):
        return Reason("no-fleet-for", ("K-061",), resource=resource)
    return Reason("full-enough", ("K-049",), resource=resource, most=LOADED)
