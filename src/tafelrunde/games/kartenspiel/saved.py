"""A state as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from typing import Any, Final

from ...kernel.json_data import Json
from ..realm.advantages import weigh_advantages
from ..realm.build import refuse_site
from ..realm.discards import discards_of
from ..realm.expansions import refresh
from ..realm.mode import draw_cards
from ..realm.prince import CITADEL, METROPOLIS, SITES
from ..realm.regions import RESOURCES, STORAGE
from ..realm.saved import (
    Impossible,
    check_centre,
    check_copies,
    check_memory,
    check_prince,
    check_stacks,
    discards_to_json,
    expect,
    prince_from_json,
    prince_to_json,
    read_discards,
    read_memory,
    read_open_stacks,
)
from ..realm.state import DISCARDS, NOBODY, NOTHING_LOOKED_AT
from .data import CARDS, EVENT_DIE, HAND, QUESTION_MARK, SEATS
from .data import CITADEL as CITADEL_CARD
from .data import METROPOLIS as METROPOLIS_CARD
from .decks import pool
from .ending import dead
from .hooks import HOOKS
from .modes import JOIN, Deal, deal_of, read_deal
from .offers import MOST_OFFERS
from .own_decks import CHARACTERS, UNBROUGHT, events_in_game
from .shares import can_lie_there, cards_to_put_away
from .state import (
    ARRANGE,
    CHOOSE_SHARES,
    EVENT,
    NOTHING_STRUCK,
    OVER,
    PHASES,
    SHUFFLE,
    START_HAND,
    State,
    new_state,
)
from .threshold import watch_threshold
from .words import BOOKS, SPOTS, USABLE, WIZARDS

_PLAIN: Final = (
    "phase",
    "active",
    "turn",
    "served",
    "first_stack",
    "production",
    "event",
    "event_card",
    "actions_open",
    "offers",
    "roads",
    "settlements",
    "cities",
    "looking",
    "looker",
    "shown_to",
    "winner",
)
_LISTS: Final = {
    "region_stack": "region_stack",
    "new_regions": "new_regions",
    "events": "event_stack",
    "playing": "playing",
}
_RANGES: Final = {
    "active": (0, 1),
    "turn": (0, 10**9),
    "served": (0, 2),
    "production": (0, 6),
    "offers": (0, MOST_OFFERS),
    "roads": (0, 9),
    "settlements": (0, 9),
    "cities": (0, 7),
    "looker": (NOBODY, 1),
    "shown_to": (NOBODY, 1),
    "winner": (NOBODY, 1),
}


def to_json(s: State) -> Json:
    deal = deal_of(s.mode)
    return {
        "mode": s.mode.id,
        "edition": s.variant.edition,
        "sets": JOIN.join(deal.themes),
        "layout": deal.layout,
        **_decks_to_json(s, deal),
        **_shares_to_json(s, deal),
        "target": deal.target,
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, attribute)) for name, attribute in _LISTS.items()},
        **discards_to_json(s),
        "stacks": [list(stack) for stack in s.stacks],
        "open_stacks": list(s.open_stacks),
        "bans": [list(ban) for ban in s.bans],
        "face_up": list(s.face_up),
        "fresh": list(s.fresh),
        "actions_played": s.actions_played,
        "one_to_one": list(s.one_to_one),
        "metropolises": s.metropolises,
        "carted": s.carted,
        "citadels": s.citadels,
        "charged": [list(wizard) for wizard in s.charged],
        "cast": [list(cast) for cast in s.cast],
        "leapt_by": s.leapt_by,
        "struck": [[list(one) for one in part] for part in s.struck],
        "stopped": list(s.stopped),
        "banished": list(s.banished),
        "foreseen": [list(cards) for cards in s.foreseen],
        "used": [list(used) for used in s.used],
        "seen_stacks": [[list(row) for row in rows] for rows in s.seen_stacks],
        "seen_hands": [list(cards) for cards in s.seen_hands],
        "princes": [prince_to_json(prince) for prince in s.princes],
    }


def from_json(data: Any) -> State:
    """Raises ValueError if the data is no possible state of this game."""
    try:
        s = new_state(data["mode"], data["edition"], _read_deal(data), [])
        s.princes = [prince_from_json(prince) for prince in data["princes"]]
        for name in _PLAIN:
            expect(type(data[name]) is type(getattr(s, name)), name)
            setattr(s, name, data[name])
        for name, attribute in _LISTS.items():
            setattr(s, attribute, tuple(data[name]))
        read_discards(s, data)
        if s.mode.own_decks:
            _read_decks(s, data)
        if s.mode.kept:
            _read_shares(s, data)
        s.stacks = tuple(tuple(stack) for stack in data["stacks"])
        s.used = tuple((card, site) for card, site in data["used"])
        read_open_stacks(s, data)
        _read_later(s, data)
        read_memory(s, data)
        _check(s)
        for prince in s.princes:
            refresh(s, prince)
            prince.count_stock()
        weigh_advantages(s)
        watch_threshold(s)
        _check_phase(s)
        expect(s.phase != OVER or s.winner != NOBODY or dead(s), "winner")
        s.news.clear()
    except Impossible:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no state of a game of the card game: {type(error).__name__} {error}") from error
    return s


def _read_deal(data: Any) -> Deal:
    """A table saved before there could be several sets names one, which lies as usual."""
    sets = data.get("sets", data.get("theme", ""))
    target = str(data.get("target", ""))
    layout, special, kept = data.get("layout", ""), data.get("special", ""), str(data.get("kept", ""))
    return read_deal(data["mode"], sets, layout, target, data["edition"], special, kept)


def _shares_to_json(s: State, deal: Deal) -> dict[str, Json]:
    """Only where cards are put away before the small tournament: which, and what is not decided yet."""
    if not deal.kept:
        return {}
    return {
        "kept": deal.kept,
        "put_away": [list(cards) for cards in s.put_away],
        "undecided": [list(cards) for cards in s.undecided],
    }


def _read_shares(s: State, data: Any) -> None:
    """K-020: all of it is of the own share; the game has not begun as long as somebody chooses."""
    s.put_away = tuple(tuple(cards) for cards in data["put_away"])
    s.undecided = tuple(tuple(cards) for cards in data["undecided"])
    expect(len(s.put_away) == len(s.undecided) == len(s.princes), "put_away")
    most = cards_to_put_away(s)
    for seat, name in enumerate(SEATS):
        gone, left = s.put_away[seat], s.undecided[seat]
        expect(len(gone) <= (0 if s.phase == SHUFFLE else most), "put_away")
        expect(Counter([*gone, *left]) <= Counter(draw_cards(s.mode, name)), "put_away")
        expect(can_lie_there(s, seat) if s.phase == CHOOSE_SHARES else not left, "undecided")


def _decks_to_json(s: State, deal: Deal) -> dict[str, Json]:
    """Of the tournament game alone: what both have brought, and what is known of it."""
    if not s.mode.own_decks:
        return {}
    return {
        "special": JOIN.join(deal.special),
        "decks": [list(deck) for deck in s.decks],
        "chosen_events": [list(events) for events in s.chosen_events],
        "told_events": list(s.told_events),
        "unbrought": s.unbrought,
    }


def _read_decks(s: State, data: Any) -> None:
    s.decks = tuple(tuple(deck) for deck in data["decks"])
    s.chosen_events = tuple(tuple(events) for events in data["chosen_events"])
    s.told_events = tuple(data["told_events"])
    s.unbrought = data["unbrought"]
    expect(len(s.decks) == len(s.chosen_events) == len(s.princes), "decks")
    there = pool(deal_of(s.mode))
    for deck, events in zip(s.decks, s.chosen_events, strict=True):
        expect(all(card in there and CARDS[card].is_hand_card for card in deck), "decks")
        expect(all(card in there and CARDS[card].kind == "event" for card in events), "chosen_events")
    expect(len(set(s.told_events)) == len(s.told_events), "told_events")
    expect(all(card in CARDS and CARDS[card].kind == "event" for card in s.told_events), "told_events")
    expect(not s.unbrought or s.unbrought == CHARACTERS or s.unbrought in UNBROUGHT, "unbrought")


def _read_later(s: State, data: Any) -> None:
    """What came with later sets; a table saved before says nothing of it."""
    s.bans = tuple((stack, by, card) for stack, by, card in data.get("bans", ()))
    s.face_up = tuple(data.get("face_up", ()))
    s.fresh = tuple(data.get("fresh", ()))
    s.actions_played = data.get("actions_played", 0)
    s.one_to_one = tuple(data.get("one_to_one", ()))
    s.metropolises = data.get("metropolises", s.metropolises)
    s.carted = data.get("carted", "")
    s.citadels = data.get("citadels", s.citadels)
    s.charged = tuple((card, region) for card, region in data.get("charged", ()))
    s.cast = tuple((by, card, site) for by, card, site in data.get("cast", ()))
    # saved before anybody could undo an event: nobody is asked in the middle of one
    s.leapt_by = data.get("leapt_by", 2)
    cards, stock = data.get("struck", NOTHING_STRUCK)
    s.struck = (tuple((card, site) for card, site in cards), tuple((region, n) for region, n in stock))
    s.stopped = tuple(data.get("stopped", ()))
    s.banished = tuple(data.get("banished", ()))
    red, blue = data.get("foreseen", ((), ()))
    s.foreseen = (tuple(red), tuple(blue))


def _check_later(s: State) -> None:
    for stack, by, card in s.bans:
        expect(stack == DISCARDS or 0 <= stack < len(s.stacks), "bans")
        expect(by in (0, 1) and card in CARDS and CARDS[card].kind == "action", "bans")
    expect(all(0 <= stack < len(s.stacks) and s.stacks[stack] for stack in s.face_up), "face_up")
    expect(len(set(s.face_up)) == len(s.face_up), "face_up")
    lying = [card for prince in s.princes for card, _, _ in (*prince.expansions(), *prince.annexes)]
    expect(all(card in lying for card in s.fresh), "fresh")
    expect(s.carted == "" or s.carted in RESOURCES, "carted")
    expect(type(s.actions_played) is int and s.actions_played >= 0, "actions_played")
    expect(len({*s.one_to_one} & {*RESOURCES}) == len(s.one_to_one), "one_to_one")
    there = sum(prince.places.count(METROPOLIS) for prince in s.princes)
    in_box = METROPOLIS_CARD.stack if METROPOLIS_CARD.back in s.mode.sets else 0
    expect(type(s.metropolises) is int and s.metropolises >= 0 and s.metropolises + there <= in_box, "metropolises")
    expect(all(prince.places.count(METROPOLIS) <= 1 for prince in s.princes), "places")
    _check_magic(s)


def _check_magic(s: State) -> None:
    there = sum(prince.places.count(CITADEL) for prince in s.princes)
    in_box = CITADEL_CARD.stack if CITADEL_CARD.back in s.mode.sets else 0
    expect(type(s.citadels) is int and s.citadels >= 0 and s.citadels + there <= in_box, "citadels")
    for card, site in s.charged:
        expect(card in WIZARDS and site in s.princes[s.active].land(), "charged")
        expect(s.charged.count((card, site)) == 1, "charged")
    for by, card, site in s.cast:
        expect(by in (0, 1) and card in BOOKS and site in SITES, "cast")
    expect(type(s.leapt_by) is int and 0 <= s.leapt_by <= 2, "leapt_by")
    _check_struck(s)
    expect(all(card in CARDS for card in s.stopped), "stopped")
    expect(len(s.foreseen) == 2, "foreseen")
    for known in s.foreseen:
        expect(s.event_stack[: len(known)] == known, "foreseen")


def _check_struck(s: State) -> None:
    """K-057: what would be given back was there before, and would find its place."""
    cards, stock = s.struck
    expect(s.struck == NOTHING_STRUCK or s.event_card != "", "struck")
    prince = s.princes[1 - s.active]
    expect(Counter(card for card, _ in cards) <= Counter(discards_of(s, 1 - s.active)), "struck")
    for card, site in cards:
        expect(card in CARDS and site in SITES and refuse_site(s.box, prince, CARDS[card], site) is None, "struck")
    for region, n in stock:
        expect(region in prince.land() and type(n) is int and 0 < n <= STORAGE - prince.stock[region], "struck")


def _check(s: State) -> None:
    """What a game can never look like is refused here, so that the rules need not expect it."""
    for name, (least, most) in _RANGES.items():
        expect(least <= getattr(s, name) <= most, name)
    expect(s.phase in PHASES, "phase")
    expect(s.winner == NOBODY or s.phase == OVER, "winner")
    expect((s.event == "" or s.event in EVENT_DIE) and (s.event != "" or s.phase != EVENT), "event")
    expect(-1 <= s.first_stack < len(s.stacks), "first_stack")
    expect(len(s.princes) == 2, "princes")
    for card, site in s.used:
        expect(card in USABLE and site in SPOTS and s.used.count((card, site)) <= CARDS[card].copies, "used")
    check_stacks(s)
    for prince in s.princes:
        check_prince(s.box, prince)
    check_centre(s)
    _check_later(s)
    aside = [card for cards in (*s.put_away, *s.undecided) for card in cards]
    check_copies(s, [*aside, *(card for _, _, card in s.bans)])
    events = Counter([*s.event_stack, *([s.event_card] if s.event_card else []), *s.banished])
    expect(events <= Counter(events_in_game(s)), "events")
    check_memory(s)


def _check_phase(s: State) -> None:
    """A state is saved where the rules can be entered: between moves, or at an event's question."""
    looking = s.looking != NOTHING_LOOKED_AT or s.looker != NOBODY
    expect(not s.new_regions and not s.playing and not looking, "unfinished move")
    drawn = s.phase == EVENT and s.event == QUESTION_MARK and s.event_card != ""
    expect(drawn == (s.event_card != ""), "event_card")
    expect(not drawn or CARDS[s.event_card].kind == "event", "event_card")
    card = HOOKS.event_cards[CARDS[s.event_card].title] if drawn else None
    shows = card is not None and card.shows_hand and s.hero != NOBODY
    expect(s.shown_to == NOBODY or (shows and s.shown_to == s.hero), "shown_to")
    hands = [card for prince in s.princes for card in prince.hand]
    if s.phase == CHOOSE_SHARES:
        expect(s.mode.kept > 0 and not hands and s.turn == 0 and s.served < 2, "phase")
    if s.phase == SHUFFLE:
        expect(not hands and not any(s.stacks) and not s.event_stack and s.turn == 0, "phase")
        return
    expect(bool(s.event_stack) or drawn, "events")
    expect(len(s.region_stack) >= 2 * s.settlements, "region_stack")
    if s.phase == START_HAND:
        enough = [len(stack) >= HAND for number, stack in enumerate(s.stacks) if number != s.first_stack]
        expect(all(enough) and s.turn == 0 and s.served < 2 and (s.served == 1) == (s.first_stack >= 0), "stacks")
    elif s.phase == ARRANGE:
        expect(s.turn == 0 and s.served < 2, "served")
    elif s.phase != CHOOSE_SHARES:
        expect(s.turn > 0, "turn")
