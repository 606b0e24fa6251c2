"""Zauberer & Drachen: what its spell books, its magic actions, its magic buildings and its event cards do.

Where magic cards lie, what they cost and how strong dragons are stands in zauberer_drachen.toml. How wizards come by
power and spend it is in `magic`, how books are cast in `spells`, what a Stein der Weisen forbids in `peace`.
"""

from typing import Final

from ....kernel import Chance, Choice, Event, Option, Reason, Rules, Shuffle, decide
from ...realm.advantages import weigh_advantages
from ...realm.build import fitting_sites, refuse_site
from ...realm.centre import become_city
from ...realm.discards import discard, discards_of
from ...realm.each import each_prince
from ...realm.events import REGIONS_SEARCHED
from ...realm.expansions import belongings, block, host_of, place, refresh, remove, unblock
from ...realm.hand import (
    draw_several,
    fill_hand,
    kept_from_discards,
    put_options,
    put_under,
    put_under_openly,
    refuse_draw,
    refuse_put,
    refuse_under,
    search,
    searchable,
    take_from_discards,
)
from ...realm.prince import CITADEL, SETTLEMENT, Prince, without
from ...realm.removal import refuse_lying
from ...realm.state import (
    EVENTS_FORESEEN,
    EVENTS_LOOKED_AT,
    NEXT_EVENTS_LOOKED_AT,
    REGION_STACK_LOOKED_AT,
    look,
    look_no_more,
)
from ...realm.stores import (
    TAKING,
    filled_colonies,
    lose,
    refuse_any_payment,
    spend_from,
    take,
    within_reach,
)
from ...realm.words import BUILD_CITY, PASS, PAY, PAY_FROM, PAY_KEPT
from ..attacks import PASSING
from ..borders import any_borders, borders, loose_regions, refuse_border, refuse_giving_region, trade_regions
from ..data import CARDS, EVENT_DIE, PRODUCTION_DIE
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing, worth_using
from ..events import (
    BANISHED,
    BOOK_TAKEN,
    DISENCHANTED,
    DUEL_LEVEL,
    DUEL_LOST,
    ENCHANTED,
    EVENT_SET,
    EVENTS_SEARCHED,
    EVENTS_SHUFFLED,
    FORESEEN,
    PROBED,
    REGION_CHANGED,
    STRUCK,
)
from ..functions import as_often_as_wished, once_a_turn
from ..hooks import action, event_card, when_event_is_over, when_turn_begins
from ..magic import (
    MOST_POWER,
    Wizard,
    change_power,
    charge_wizard,
    has_room,
    pay_power,
    refuse_power,
    wizards_of,
)
from ..rearranging import any_swappable, swap_places, swappable
from ..roll import AT_ROLL
from ..spells import laid_again, spell
from ..state import State
from ..time_leap import AT_EVENT, turn_back
from ..veto import AT_ACTION
from ..words import (
    BANISH,
    BUILD,
    DRAW_FROM,
    EVENT_NEXT,
    EVENT_UNDER,
    FEED,
    NAME,
    PUT_UNDER,
    QUESTIONS,
    SEARCH,
    SET_EVENT,
    STRIKE,
    TAKE_DISCARD,
    TRADE_REGIONS,
)
from .wissenschaft_fortschritt import a_card_to_draw, room_for_any

# ---- spells before the roll, at events and against action cards

WHEEL_OF_TIME: Final = QUESTIONS.question("zeitrad", rules=("K-031",), answers=(SET_EVENT,))


def _event_not_set(s: State, _me: int) -> Reason | None:
    return Reason("event-already-set", ("K-031",), event=s.event) if s.event else None


@spell("zeitrad", refuse=_event_not_set, moment=AT_ROLL)
def zeitrad(s: State, me: int) -> Rules[None]:
    """K-031, K-034: the event die is set and not thrown."""
    answer: Option = yield Choice(me, WHEEL_OF_TIME, [SET_EVENT(face) for face in dict.fromkeys(EVENT_DIE)])
    s.event = answer.args[0]
    s.news.append(Event(EVENT_SET, me, (s.event,)))


spell("zeitsprung", moment=AT_EVENT)(turn_back)


@spell("zauberveto", moment=AT_ACTION)
def zauberveto(_s: State, _me: int) -> Rules[None]:
    """K-194: what it does is stop the card against which it is cast."""
    yield from ()


# ---- spells of the main phase: cards

EYE_GIVES: Final = QUESTIONS.question("magisches-auge-gives", rules=("K-196",), answers=(PUT_UNDER,))
EYE_SEES: Final = QUESTIONS.question("magisches-auge", rules=("K-196",), answers=(SEARCH,))


def _a_card_to_give(s: State, me: int) -> Reason | None:
    """K-196: a card of the hand must be given up first, under a stack that this player may use."""
    if not s.princes[me].hand:
        return Reason("no-card-to-give", ("K-196",), card="magisches_auge")
    return None if put_options(s, me, s.princes[me].hand[:1]) else Reason("all-stacks-banned", ("K-160",))


@spell("magisches_auge", refuse=_a_card_to_give)
def magisches_auge(s: State, me: int) -> Rules[None]:
    """K-196: a card of the hand goes under any stack; then one of choice comes out of one."""
    given: Option = yield Choice(me, EYE_GIVES, put_options(s, me, s.princes[me].hand))
    put_under(s, me, me, given)
    answer: Option = yield Choice(me, EYE_SEES, searchable(s, me))
    yield from search(s, me, answer.args[0])


@QUESTIONS.refuses(SEARCH, EYE_SEES)
def refuse_seeing(s: State, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack)


@QUESTIONS.refuses(PUT_UNDER, EYE_GIVES)
def refuse_giving(s: State, me: int, card: str, stack: int) -> Reason | None:
    return refuse_put(s, me, card, stack)


INSPIRED: Final = QUESTIONS.question("inspiration", rules=("K-142", "K-193"), answers=(DRAW_FROM,))
INSPIRING: Final = 2  # cards


@spell("inspiration", refuse=a_card_to_draw)
def inspiration(s: State, me: int) -> Rules[None]:
    """K-142: 2 cards, each from the top of a stack; what is too much goes at the end of the turn."""
    yield from draw_several(s, me, INSPIRED, INSPIRING)


# ---- spells of the main phase: events to come

FATE: Final = QUESTIONS.question("hueter", rules=("K-094",), answers=(EVENT_NEXT, EVENT_UNDER, PASS))


@spell("hueter_des_schicksals")
def hueter_des_schicksals(s: State, me: int) -> Rules[None]:
    """K-094: the next three events are seen; each goes under the stack, or back on top, in any order."""
    look(s, me, NEXT_EVENTS_LOOKED_AT)
    left = list(s.event_stack[:EVENTS_FORESEEN])
    rest = s.event_stack[EVENTS_FORESEEN:]
    s.news.append(Event(FORESEEN, me, (len(left),)))
    on_top: list[str] = []
    under: list[str] = []
    while left:
        about = {"laid": " ".join(on_top), "under": " ".join(under)}
        options = [form(card) for card in dict.fromkeys(left) for form in (EVENT_NEXT, EVENT_UNDER)]
        answer: Option = yield Choice(me, FATE, [*options, PASSING], about)
        if answer.form is PASS:
            break
        left.remove(answer.args[0])
        (on_top if answer.form is EVENT_NEXT else under).append(answer.args[0])
    look_no_more(s)
    s.event_stack = (*on_top, *left, *rest, *under)
    known = (*on_top, *left)
    s.foreseen = (known, ()) if me == 0 else ((), known)


@QUESTIONS.refuses(EVENT_NEXT, FATE)
@QUESTIONS.refuses(EVENT_UNDER, FATE)
def refuse_fate(_s: State, _me: int, card: str) -> Reason | None:
    return Reason("not-among-next-events", ("K-094",), card=card)


# ---- spells of the main phase: attacks

BORDER_SPELL: Final = QUESTIONS.question("landzauber", rules=("K-112",), answers=(TRADE_REGIONS,))
QUESTIONS.refuses(TRADE_REGIONS, BORDER_SPELL)(refuse_border)


def _regions_to_swap(s: State, _me: int) -> Reason | None:
    return None if any_borders(s) else Reason("no-double-regions", ("K-112",))


@spell("landzauber", refuse=_regions_to_swap)
def landzauber(s: State, me: int) -> Rules[None]:
    """K-112: one own region for one of the other, each with what it stores; both keep one of every kind."""
    answer: Option = yield Choice(me, BORDER_SPELL, borders(s, me))
    trade_regions(s, me, *answer.args)


STORM: Final = QUESTIONS.question("wirbelsturm", rules=("K-094",), answers=(STRIKE,))


def _places_to_strike(s: State, me: int) -> list[Option]:
    """The settlements, cities and citadels of the other beside which something lies."""
    prince = s.princes[1 - me]
    places = range(len(prince.places))
    return [STRIKE(at) for at in places if any(prince.stock[region] for region in prince.city_regions(at))]


def _something_to_strike(s: State, me: int) -> Reason | None:
    return None if _places_to_strike(s, me) else Reason("nothing-to-strike", ("K-090",))


@spell("wirbelsturm", refuse=_something_to_strike)
def wirbelsturm(s: State, me: int) -> Rules[None]:
    """K-094: each of the four regions around a place of the other loses 1."""
    answer: Option = yield Choice(me, STORM, _places_to_strike(s, me))
    at: int = answer.args[0]
    s.news.append(Event(STRUCK, 1 - me, (at + 1,)))
    for region in s.princes[1 - me].city_regions(at):
        lose(s, 1 - me, region, 1)


@QUESTIONS.refuses(STRIKE, STORM)
def refuse_striking(s: State, me: int, at: int) -> Reason | None:
    if at >= len(s.princes[1 - me].places):
        return Reason("no-such-place", ("K-094",), place=at + 1)
    return Reason("nothing-there-to-lose", ("K-090",), place=at + 1)


MAGIC_HAND: Final = QUESTIONS.question("zauberhand", rules=("K-094",), answers=(NAME,))
MAGIC_HAND_LAYS: Final = QUESTIONS.question("zauberhand-site", rules=("K-187",), answers=(BUILD,))


def _books_of(s: State, owner: int) -> list[tuple[str, str]]:
    return [(card, site) for card, site in dict.fromkeys(s.princes[owner].gives.lying) if _is_book(s, card)]


def _is_book(s: State, card: str) -> bool:
    return s.cards[card].kind == "spellbook"


def _a_book_to_take(s: State, me: int) -> Reason | None:
    if not _books_of(s, 1 - me):
        return Reason("no-target", ("K-090",), card="zauberhand")
    free = s.princes[me].gives.free_citadel_sites
    return None if free else Reason("no-free-site", ("K-090", "K-187"), card="zauberhand")


@spell("zauberhand", refuse=_a_book_to_take)
def zauberhand(s: State, me: int) -> Rules[None]:
    """K-193: a spell book of the other comes to a free site of an own citadel, and can be used at once."""
    options = [NAME(card, site) for card, site in _books_of(s, 1 - me)]
    book, site = (yield from decide(me, MAGIC_HAND, options)).args
    sites = fitting_sites(s, s.princes[me], s.cards[book])
    answer = yield from decide(me, MAGIC_HAND_LAYS, [BUILD(book, free) for free in sites], {"card": book})
    new_site: str = answer.args[1]
    remove(s, 1 - me, book, site, moved=True)
    place(s, me, book, new_site, moved=True)
    laid_again(s, me, book, new_site)
    s.news.append(Event(BOOK_TAKEN, me, (book, new_site)))


@QUESTIONS.refuses(NAME, MAGIC_HAND)
def refuse_book(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_lying(s, 1 - me, card, site, "K-094") or Reason("no-book", ("K-094",), card=card)


@QUESTIONS.refuses_answer(BUILD, MAGIC_HAND_LAYS)
def refuse_book_site(s: State, choice: Choice, card: str, site: str) -> Reason | None:
    book = choice.about["card"]
    if card != book:
        return Reason("other-card", ("K-187",), card=book)
    return refuse_site(s.box, s.princes[choice.seat], s.cards[card], site)


# ---- a spell that works for a while

POTION: Final = "zaubertrank"


def _knights_to_strengthen(s: State, me: int) -> Reason | None:
    knights = any(s.cards[card].kind == "knight" for card, _ in s.princes[me].gives.working)
    return None if knights else Reason("no-knight", ("K-090",))


@spell(POTION, refuse=_knights_to_strengthen)
def zaubertrank(s: State, me: int) -> Rules[None]:
    """K-164: the strength that the own knights have now counts twice until the own next turn; what changes it later
    comes on top, and who comes later has not drunk."""
    prince = s.princes[me]
    # what already weakens or arms somebody came before
    before = [card for card, _ in prince.gives.working if s.cards[card].arms]
    before += [card for card, _ in prince.gives.active_guests if s.cards[card].weakens]
    prince.forces = (*prince.forces, *(card for card in before if card not in prince.forces), POTION)
    prince.drank += tuple([lying for lying in prince.gives.lying if s.cards[lying[0]].kind == "knight"])
    refresh(s, prince)
    s.news.append(Event(ENCHANTED, me, (POTION,)))
    weigh_advantages(s)
    yield from ()


@when_turn_begins
def _potion_wears_off(s: State) -> None:
    """K-164: as if it had never been."""
    prince = s.princes[s.active]
    if POTION in prince.forces:
        prince.forces = tuple([card for card in prince.forces if card != POTION])
        prince.drank = ()
        refresh(s, prince)
        s.news.append(Event(DISENCHANTED, s.active, (POTION,)))
        weigh_advantages(s)


# ---- actions: attacks

WITCH: Final = "hexe"
HEXED: Final = QUESTIONS.question("hexe", rules=("K-060", "K-165", "K-167"), answers=(NAME,))


def _to_hex(s: State, me: int) -> list[tuple[str, str]]:
    """K-167: any building of the other, wherever it lies and whatever lies on it already, but no second witch."""
    other = 1 - me
    lying = belongings(s, other)
    return [
        (card, site)
        for card, site in dict.fromkeys(lying)
        if s.cards[card].kind == "building" and _witches_on(s, other, card, site) < lying.count((card, site))
    ]


def _witches_on(s: State, owner: int, card: str, site: str) -> int:
    blocks = s.princes[host_of(s, owner, card)].blocks
    return sum([(lying, at) == (card, site) and s.cards[by].title == WITCH for lying, at, by in blocks])


def _something_to_hex(s: State, me: int) -> Reason | None:
    return None if _to_hex(s, me) else Reason("no-target", ("K-090",), card=WITCH)


@action(WITCH, refuse=_something_to_hex)
def hexe(s: State, me: int) -> Rules[None]:
    """K-165, K-167: it lies on the building, which does not work until it is gone."""
    witch = s.playing[-1]
    card, site = (yield from decide(me, HEXED, [NAME(card, site) for card, site in _to_hex(s, me)])).args
    s.playing = without(s.playing, witch)
    block(s, host_of(s, 1 - me, card), card, site, witch)
    weigh_advantages(s)


@QUESTIONS.refuses(NAME, HEXED)
def refuse_hexing(s: State, me: int, card: str, site: str) -> Reason | None:
    if reason := refuse_lying(s, 1 - me, card, site, "K-165"):
        return reason
    if s.cards[card].kind != "building":
        return Reason("not-meant", ("K-183",), card=card, site=site)
    return Reason("hexed-already", ("K-167",), card=card)


@when_event_is_over
def _witches_leave(s: State) -> None:
    """K-060: after the event, those that lie on buildings of the player at turn."""
    me = s.active
    for host in (me, 1 - me):
        for card, site, by in s.princes[host].blocks:
            if s.cards[by].title == WITCH and host_of(s, me, card) == host:
                unblock(s, host, card, site, by)
                weigh_advantages(s)


@could_help(WITCH)
def _the_other_has_built(a: Appraisal) -> bool:
    return a.best_of_the_other("building") > 0.0


DUEL: Final = "duell_der_zauberer"
CHAMPION: Final = QUESTIONS.question("duell", rules=("K-191",), answers=(NAME,))
CHALLENGED: Final = QUESTIONS.question("duell-other", rules=("K-191",), answers=(NAME,))
DEFEATED: Final = QUESTIONS.question("duell-lost", rules=("K-192",), answers=(PUT_UNDER,))


def _somebody_to_challenge(s: State, me: int) -> Reason | None:
    return None if wizards_of(s, 1 - me) else Reason("no-target", ("K-090",), card=DUEL)


@action(DUEL, refuse=_somebody_to_challenge)
def duell_der_zauberer(s: State, me: int) -> Rules[None]:
    """K-191, K-192: both throw a die and add the power of their wizard, however he came by it; the lower loses him."""
    mine: Wizard = (yield from decide(me, CHAMPION, [NAME(*wizard) for wizard in wizards_of(s, me)])).args
    theirs: Wizard = (yield from decide(me, CHALLENGED, [NAME(*wizard) for wizard in wizards_of(s, 1 - me)])).args
    sums = []
    for seat, wizard in ((me, mine), (1 - me, theirs)):
        number: str = yield Chance("probe_die", PRODUCTION_DIE)
        s.news.append(Event(PROBED, seat, (wizard[0], int(number))))
        sums.append(int(number) + s.princes[seat].count(*wizard))
    if sums[0] == sums[1]:
        s.news.append(Event(DUEL_LEVEL, None))
    elif sums[0] > sums[1]:
        yield from _retire(s, 1 - me, theirs)
    else:
        yield from _retire(s, me, mine)


def _retire(s: State, owner: int, wizard: Wizard) -> Rules[None]:
    """K-192: under a stack of his owner's choice; his power is lost."""
    card, region = wizard
    options = put_options(s, owner, (card,))
    s.news.append(Event(DUEL_LOST, owner, (card,)))
    answer = (yield from decide(owner, DEFEATED, options, {"card": card})) if options else None
    remove(s, owner, card, region)
    if answer is None:  # K-160: all stacks are banned
        discard(s, owner, card)
    else:
        put_under_openly(s, owner, card, answer.args[1])
    weigh_advantages(s)


@QUESTIONS.refuses(NAME, CHAMPION)
def refuse_champion(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_lying(s, me, card, site, "K-191") or Reason("no-wizard", ("K-191",), card=card)


@QUESTIONS.refuses(NAME, CHALLENGED)
def refuse_challenged(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_champion(s, 1 - me, card, site)


@QUESTIONS.refuses_answer(PUT_UNDER, DEFEATED)
def refuse_retiring(s: State, choice: Choice, card: str, stack: int) -> Reason | None:
    loser = choice.about["card"]
    return Reason("other-card", ("K-192",), card=loser) if card != loser else refuse_under(s, choice.seat, card, stack)


# ---- actions: neutral

ERYN: Final = QUESTIONS.question("eryn", rules=("K-049", "K-094"), answers=TAKING)
GIFT: Final = 3


@action("eryn_der_druide", refuse=room_for_any)
def eryn_der_druide(s: State, me: int) -> Rules[None]:
    """3 resources of choice."""
    for _ in range(GIFT):
        yield from take(s, me, ERYN)


MATERIALISE: Final = QUESTIONS.question("materialisation", rules=("K-007", "K-119"), answers=(BUILD_CITY,))


def _settlements(prince: Prince) -> list[int]:
    return [at for at, kind in enumerate(prince.places) if kind == SETTLEMENT]


def _a_settlement_to_raise(s: State, me: int) -> Reason | None:
    if not s.cities:
        return Reason("none-left", ("K-007",), card="stadt")
    return None if _settlements(s.princes[me]) else Reason("no-settlement", ("K-090",))


@action("materialisation", refuse=_a_settlement_to_raise)
def materialisation(s: State, me: int) -> Rules[None]:
    """A settlement becomes a city, and no resource is paid."""
    options = [BUILD_CITY(at) for at in _settlements(s.princes[me])]
    answer = yield from decide(me, MATERIALISE, options)
    become_city(s, me, answer.args[0])


@QUESTIONS.refuses(BUILD_CITY, MATERIALISE)
def refuse_raising(s: State, me: int, at: int) -> Reason | None:
    places = s.princes[me].places
    if at >= len(places):
        return s.box.refuse("no-such-place", "city", place=at + 1)
    return s.box.refuse("citadel-already" if places[at] == CITADEL else "city-already", place=at + 1)


BETTER_WORLD: Final = QUESTIONS.question("bessere-welt", rules=("K-061",), answers=(BANISH,))
YEAR_END: Final = "jahreswechsel"


def _banishable(s: State) -> list[Option]:
    """K-061: any event but the turn of the year, which shuffles them all."""
    return [BANISH(card) for card in sorted(set(s.event_stack)) if s.cards[card].title != YEAR_END]


def _something_to_banish(s: State, _me: int) -> Reason | None:
    return None if _banishable(s) else Reason("no-events-left", ("K-090",))


@action("bessere_welt", refuse=_something_to_banish)
def bessere_welt(s: State, me: int) -> Rules[None]:
    """K-061: an event is out for the rest of the game; the others are shuffled."""
    look(s, me, EVENTS_LOOKED_AT)
    s.news.append(Event(EVENTS_SEARCHED, me))
    answer: Option = yield Choice(me, BETTER_WORLD, _banishable(s))
    look_no_more(s)
    s.event_stack = without(s.event_stack, answer.args[0])
    s.banished += answer.args
    s.news.append(Event(BANISHED, me, answer.args))
    s.event_stack = yield Shuffle("events", s.event_stack)
    s.foreseen = ((), ())
    s.news.append(Event(EVENTS_SHUFFLED, me))


@QUESTIONS.refuses(BANISH, BETTER_WORLD)
def refuse_banishing(s: State, _me: int, card: str) -> Reason | None:
    if card not in s.event_stack:
        return Reason("no-such-event-left", ("K-061",), card=card)
    return Reason("event-must-stay", ("K-061",), card=card)


FIRST_TO_MOVE: Final = QUESTIONS.question("ort-wandle-dich", rules=("K-127",), answers=(NAME,))
SECOND_TO_MOVE: Final = QUESTIONS.question("ort-wandle-dich-with", rules=("K-127",), answers=(NAME,))


def _two_to_move(s: State, me: int) -> Reason | None:
    return None if any_swappable(s, me) else Reason("nothing-to-rearrange", ("K-090", "K-127"))


@action("ort_wandle_dich", refuse=_two_to_move)
def ort_wandle_dich(s: State, me: int) -> Rules[None]:
    """K-127: two own cards of a class change places, also from one side of a city to the other."""
    pairs = swappable(s, me)
    movable = dict.fromkeys(lying for pair in pairs for lying in pair)
    one = (yield from decide(me, FIRST_TO_MOVE, [NAME(*lying) for lying in movable])).args
    partners = [other for pair in pairs if one in pair for other in pair if other != one]
    about = {"card": one[0], "site": one[1]}
    other = (yield from decide(me, SECOND_TO_MOVE, [NAME(*lying) for lying in partners], about)).args
    swap_places(s, me, one, other)


@QUESTIONS.refuses(NAME, FIRST_TO_MOVE)
@QUESTIONS.refuses(NAME, SECOND_TO_MOVE)
def refuse_moving(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_lying(s, me, card, site, "K-127") or Reason("cannot-change-places", ("K-127",), card=card)


NEW_LAND: Final = QUESTIONS.question("land-wandle-dich", rules=("K-112", "K-125"), answers=(TRADE_REGIONS,))


def _land_to_change(s: State, me: int) -> Reason | None:
    if not s.region_stack:
        return Reason("no-regions-left", ("K-090",))
    return None if loose_regions(s, s.princes[me]) else Reason("no-double-regions", ("K-090", "K-112"))


@action("land_wandle_dich", refuse=_land_to_change)
def land_wandle_dich(s: State, me: int) -> Rules[None]:
    """K-112, K-125: an own region for one of the stack; it starts empty, and the stack is shuffled."""
    look(s, me, REGION_STACK_LOOKED_AT)
    s.news.append(Event(REGIONS_SEARCHED, me))
    prince = s.princes[me]
    options = [TRADE_REGIONS(mine, new) for mine in loose_regions(s, prince) for new in s.region_stack]
    old, new = (yield Choice(me, NEW_LAND, options)).args
    look_no_more(s)
    prince.replace_region(old, new, stored=0)
    refresh(s, prince)
    s.news.append(Event(REGION_CHANGED, me, (old, new)))
    s.region_stack = yield Shuffle("regions", (*without(s.region_stack, new), old))
    weigh_advantages(s)


@QUESTIONS.refuses(TRADE_REGIONS, NEW_LAND)
def refuse_new_land(s: State, me: int, old: str, new: str) -> Reason | None:
    if reason := refuse_giving_region(s, me, old):
        return reason
    return Reason("not-in-region-stack", ("K-112",), region=new)


WISDOM: Final = QUESTIONS.question("wissen-der-ahnen", rules=("K-157", "K-159"), answers=(TAKE_DISCARD,))


def _recalled_actions(s: State, me: int) -> list[str]:
    return [card for card in dict.fromkeys(discards_of(s, me)) if s.cards[card].kind == "action"]


def _something_to_recall(s: State, me: int) -> Reason | None:
    if kept_from_discards(s, me, me):
        return Reason("discards-banned", ("K-160",))
    return None if _recalled_actions(s, me) else Reason("no-such-discards", ("K-090",))


@action("wissen_der_ahnen", refuse=_something_to_recall)
def wissen_der_ahnen(s: State, me: int) -> Rules[None]:
    """K-157, K-159: an action card comes from the discards into the hand; the rest keeps its order."""
    answer: Option = yield Choice(me, WISDOM, [TAKE_DISCARD(card) for card in _recalled_actions(s, me)])
    take_from_discards(s, me, answer.args[0], me)


@QUESTIONS.refuses(TAKE_DISCARD, WISDOM)
def refuse_recall(s: State, me: int, card: str) -> Reason | None:
    if card not in discards_of(s, me):
        return Reason("not-in-discards", ("K-157",), card=card)
    return Reason("not-meant-there", ("K-157",), card=card)


# ---- buildings

BREW: Final = QUESTIONS.question("zauberkueche", rules=("K-197",), answers=TAKING)
BREWS_FROM: Final = 3  # the lowest throw with which it succeeds
BREWED: Final = 2  # resources


def _power_to_brew(s: State, me: int, card: str, _site: str) -> Reason | None:
    return refuse_power(s, me, 1, card, "K-197")


@as_often_as_wished("zauberkueche", refuse=_power_to_brew)
def zauberkueche(s: State, me: int, card: str, _site: str) -> Rules[None]:
    """K-170, K-197: 1 power; with 3 to 6 it becomes resources."""
    yield from pay_power(s, me, 1, card)
    number: str = yield Chance("probe_die", PRODUCTION_DIE)
    s.news.append(Event(PROBED, me, (card, int(number))))
    if int(number) >= BREWS_FROM:
        for _ in range(BREWED):
            yield from take(s, me, BREW)


MILL_TAKES: Final = QUESTIONS.question("zaubermuehle", rules=("K-169", "K-177"), answers=(PAY, PASS))
MILL_GIVES: Final = QUESTIONS.question("zaubermuehle-gives", rules=("K-169", "K-190"), answers=(FEED,))
GROUND: Final = 2  # resources


def _something_to_grind(s: State, me: int) -> Reason | None:
    if not _hungry(s, me):
        return Reason("no-wizard-to-charge", ("K-190",), most=MOST_POWER)
    return None if _to_grind(s, me) else Reason("too-few-resources", ("K-090",), needed=1, stored=0)


def _hungry(s: State, me: int) -> list[Wizard]:
    return [wizard for wizard in wizards_of(s, me) if has_room(s.princes[me], wizard)]


def _to_grind(s: State, me: int) -> list[Option]:
    """K-177: whatever is stored, the gold of colonies, too."""
    prince = s.princes[me]
    stores = [PAY_FROM[region] for region, stored in prince.stock.items() if stored]
    kept = [PAY_KEPT[resource, card] for card, resource, _ in within_reach(prince)]
    return [*stores, *kept, *(PAY_FROM[store] for store in filled_colonies(prince))]


@once_a_turn("zaubermuehle", refuse=_something_to_grind)
def zaubermuehle(s: State, me: int) -> Rules[None]:
    """K-169, K-190: up to 2 resources of any kinds become as much power of wizards, who have then been charged."""
    for number in range(GROUND):
        options = _to_grind(s, me)
        if not options or not _hungry(s, me):
            break
        answer: Option = yield Choice(me, MILL_TAKES, [*options, *([PASSING] if number else [])])
        if answer.form is not PAY:
            break
        spend_from(s, me, *answer.args)
        fed = yield from decide(me, MILL_GIVES, [FEED(*wizard) for wizard in _hungry(s, me)])
        charge_wizard(s, me, fed.args)


@QUESTIONS.refuses(PAY, MILL_TAKES)
def refuse_grinding(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_any_payment(s, me, resource, region)


@QUESTIONS.refuses(FEED, MILL_GIVES)
def refuse_mill_feeding(s: State, me: int, card: str, region: str) -> Reason | None:
    if (card, region) not in wizards_of(s, me):
        return refuse_lying(s, me, card, region, "K-190") or Reason("no-wizard", ("K-190",), card=card)
    return Reason("power-full", ("K-190",), card=card, most=MOST_POWER)


# ---- events

COMET_PUTS: Final = QUESTIONS.question("komet", rules=("K-070",), answers=(PUT_UNDER,))
COMET_DRAWS: Final = QUESTIONS.question("komet-draws", rules=("K-070",), answers=(DRAW_FROM,))


@event_card("komet")
def komet(s: State) -> Rules[None]:
    """K-070: each gives up the whole hand and fills it up to the limit, whatever there was before."""
    yield from each_prince(s, _new_hand)


def _new_hand(s: State, me: int) -> Rules[None]:
    prince = s.princes[me]
    while prince.hand:
        options = put_options(s, me, prince.hand)
        if not options:
            break
        answer: Option = yield Choice(me, COMET_PUTS, options, {"amount": str(len(prince.hand))}, anchor=True)
        put_under(s, me, me, answer)
    yield from fill_hand(s, me, COMET_DRAWS)


@QUESTIONS.refuses(PUT_UNDER, COMET_PUTS)
def refuse_comet(s: State, me: int, card: str, stack: int) -> Reason | None:
    return refuse_put(s, me, card, stack)


@event_card("tanz_der_einhoerner")
def tanz_der_einhoerner(s: State) -> Rules[None]:
    """K-191: every wizard has 1 power more, which can be spent at once."""
    dancers = [
        (seat, wizard)
        for seat in (s.active, 1 - s.active)
        for wizard in wizards_of(s, seat)
        if has_room(s.princes[seat], wizard)
    ]
    if not dancers:
        nothing_happens(s)
    for seat, wizard in dancers:
        change_power(s, seat, wizard, 1)
    yield from ()


# ---- what bots think of it


@worth_using("zeitrad")
def _setting_helps(a: Appraisal) -> float:
    """With power to spare, for a symbol that brings something."""
    return 1.0 if a.power() > MOST_POWER and max(map(a.event_worth, EVENT_DIE)) >= 3.0 else -1.0


@worth_using("zeitsprung")
def _leaping_helps(a: Appraisal) -> float:
    """Away from what harms."""
    if a.event in EVENT_DIE:
        return -1.0 - a.event_worth(a.event)
    return 2.0 if a.event in STRONGEST_WINS and not a.is_strongest() else -1.0


STRONGEST_WINS: Final = ("ueberfall", "konflikt")


@worth_using("zauberveto")
def _veto_helps(a: Appraisal) -> float:
    """Against attacks; against the rest with power to spare."""
    against = CARDS[a.about["card"]]
    return 4.0 if against.nature == "attack" else 1.0 if a.power() > MOST_POWER else -1.0


@worth_using("inspiration", "magisches_auge")
def _new_cards_help(a: Appraisal) -> float:
    """Where the hand is poor, or nothing else waits for the power."""
    poor = sum(a.use(card) < POOR for card in a.me["hand"] or ())
    return 3.0 if poor else -1.0


POOR: Final = 3.5


@worth_using("wirbelsturm")
def _storm_helps(a: Appraisal) -> float:
    return 3.0 if max(map(a.stored_around, range(len(a.other["places"])))) >= WORTH_A_STORM else -1.0


WORTH_A_STORM: Final = 3  # resources that the other loses


@worth_using("zauberhand")
def _taking_a_book_helps(_a: Appraisal) -> float:
    return 6.0


@worth_using("landzauber")
def _better_land_helps(a: Appraisal) -> float:
    """A kind or number that is lacking."""
    theirs = [region["region"] for region in (*a.other["above"], *a.other["below"])]
    mine = [region["region"] for region in (*a.me["above"], *a.me["below"])]
    return 2.0 if max(map(a.region_worth, theirs)) - min(map(a.region_worth, mine)) >= WORTH_MOVING_LAND else -1.0


WORTH_MOVING_LAND: Final = 2.0


@worth_using(POTION)
def _potion_helps(a: Appraisal) -> float:
    """Where it wins the knight token."""
    gain = sum(card.strength for card in a.lying if card.kind == "knight")
    return 5.0 if a.wins_token(gain, "strength") else -1.0


@worth_using("zauberkueche")
def _brewing_helps(a: Appraisal) -> float:
    return 4.0 if a.goal.lack else -1.0


@worth_using("zaubermuehle")
def _grinding_helps(a: Appraisal) -> float:
    """After everything else, with what nothing waits for."""
    spare = sum(max(0, a.spare(resource)) for resource in a.stock)
    return 0.4 if spare >= GROUND and a.needs_power() else -1.0


could_help("eryn_der_druide")(something_to_build)


@worth_playing("eryn_der_druide")
def _gift_helps(a: Appraisal) -> float:
    return 5.0 if a.goal.lack else -1.0


@worth_playing(WITCH)
def _hexing_helps(a: Appraisal) -> float:
    return 3.0 if a.best_of_the_other("building") >= WORTH_A_WITCH else -1.0


WORTH_A_WITCH: Final = 8.0


@worth_playing(DUEL)
def _duelling_helps(a: Appraisal) -> float:
    """With a wizard who is stronger."""
    mine = max((a.power_of(*wizard) for wizard in a.wizards), default=0)
    return 3.0 if mine - 1 > a.weakest_opponent() else -1.0


@worth_playing("materialisation")
def _raising_helps(_a: Appraisal) -> float:
    return 20.0


@worth_playing("bessere_welt", "ort_wandle_dich", "land_wandle_dich")
def _little_help(_a: Appraisal) -> float:
    """A bot that lives for the next gain sees none."""
    return -1.0


could_help("bessere_welt", "ort_wandle_dich", "land_wandle_dich")(lambda _a: False)


@could_help("materialisation")
def _a_settlement_waits(a: Appraisal) -> bool:
    return bool(a.table.cities) and "settlement" in a.me["places"]


@could_help("wissen_der_ahnen")
def _actions_lie_there(a: Appraisal) -> bool:
    return a.best_discard(("action",)) > 0.0


@worth_playing("wissen_der_ahnen")
def _wisdom_helps(a: Appraisal) -> float:
    return 3.0 if a.best_discard(("action",)) > USEFUL else -1.0


USEFUL: Final = 3.5
