"""Automas: districts that play by cards (C-300 to C-308). They pay nothing, own nothing and are asked nothing."""

from collections.abc import Callable
from typing import Final

from ...kernel import Chance, Event, Rules, Shuffle
from .advancement import refill, shuffle_discards_in
from .benefits import gain_points
from .building import lay_down
from .crates import unpack
from .data import (
    AUTOMA_CARDS,
    BUILDINGS,
    CARD_NUMBERS,
    EMPTY_CARDS,
    QUOTA_AMOUNTS,
    RING,
    AutomaCard,
    empty_card,
)
from .events import AUTOMA_DREW, DISCARDED, ROLLED
from .placing import bump, take_back, welcome
from .progress import advance
from .quota import ALL_ROWS, amounts, put_on_table
from .reputation import put_token, refuse_reputation
from .setup import AUTOMA, CHARTER_DIE
from .state import IN_SUPPLY, NOBODY, State, changed, free_plots, open_rows, top_buildings, without

CLEARED: Final = 2  # cards that are cleared away from the mat


def automa_turn(s: State, me: int) -> Rules[None]:
    """C-302: with a worker left it draws a card and does what that says; otherwise it takes its workers back."""
    if IN_SUPPLY not in s.players[me].workers:
        yield from take_back(s, me)
        return
    if not s.automa_deck:
        s.automa_deck = yield Shuffle(AUTOMA, s.automa_discard)
        s.automa_discard = ()
    card, s.automa_deck = s.automa_deck[0], s.automa_deck[1:]
    s.automa_discard += (card,)
    s.news.append(Event(AUTOMA_DREW, me, (card,)))
    facts = AUTOMA_CARDS[card]
    place = yield from place_of(s, me, facts)
    bump(s, me, place)
    yield from welcome(s, me, place)  # C-228
    yield from gain_points(s, me, facts.vp or s.players[me].level)
    moves = True
    for bonus in facts.bonus:
        if bonus == "progress":
            if moves:  # nothing built or opened moves nothing
                yield from advance(s, me)
        else:
            moves = yield from DOES[bonus](s, me)


def place_of(s: State, me: int, card: AutomaCard) -> Rules[str]:
    """C-303: a building of the Commons, or of a district one that is picked by its value."""
    if card.place != "district":
        return card.place
    district = s.players[me].district
    if not card.own:
        rolled: str = yield Chance(CHARTER_DIE, RING)
        district = rolled
        s.news.append(Event(ROLLED, None, (district,)))
    ids = sorted(top_buildings(s, district), reverse=not card.from_a)
    ordered = sorted(ids, key=lambda id: BUILDINGS[id].value, reverse=card.highest)
    return ordered[min(card.rank, len(ordered)) - 1]


def _build(s: State, me: int) -> Rules[bool]:
    """C-305: the lowest-numbered building card of the mat, on its lowest free plot; C-210: none that goes over one."""
    district = s.players[me].district
    fitting = [card for card in s.mat if card in BUILDINGS and BUILDINGS[card].kind != "over"]
    cards = sorted(fitting, key=lambda card: CARD_NUMBERS[card])
    plots = free_plots(s, district)
    if not cards or not plots:
        return False
    card = cards[0]
    s.mat = without(s.mat, card)
    changed(s, me).cards += (card,)
    lay_down(s, me, card, plots[0])
    if BUILDINGS[card].crate:  # a crate goes back into the deck, since an Automa owns nothing
        empty = empty_card(BUILDINGS[card].crate)
        player = changed(s, me)
        player.cards = without(player.cards, empty)
        yield from shuffle_discards_in(s, (empty,))
    yield from refill(s)
    return True


def _open(s: State, me: int) -> Rules[bool]:
    """C-305: the lowest-numbered crate of the mat; buildings go into the deck, personas stay with the district."""
    cards = sorted([card for card in s.mat if card in EMPTY_CARDS], key=lambda card: EMPTY_CARDS[card])
    if not cards:
        return False
    s.mat = without(s.mat, cards[0])
    s.archive += (cards[0],)
    yield from unpack(s, me, EMPTY_CARDS[cards[0]])
    buildings, changed(s, me).cards = s.players[me].cards, ()
    yield from shuffle_discards_in(s, buildings)
    yield from refill(s)
    return True


def _reputation(s: State, me: int) -> Rules[bool]:
    """C-305: one token, if a space is free."""
    if refuse_reputation(s, me) is None:
        put_token(s, me)
    yield from ()
    return True


def _quota(s: State, me: int) -> Rules[bool]:
    """C-305: the leftmost column, from top to bottom; no reward."""
    for column in range(len(QUOTA_AMOUNTS)):
        for row in [row for row in open_rows(s) if column < len(amounts(row))]:
            if s.players[me].influence and s.quota[ALL_ROWS.index(row)][column] == NOBODY:
                put_on_table(s, me, row, column)
                return True
    yield from ()
    return True


def _clear(s: State, me: int) -> Rules[bool]:
    """C-301: the two highest-numbered cards of the mat go."""
    for card in sorted(s.mat, key=lambda card: CARD_NUMBERS[card], reverse=True)[:CLEARED]:
        s.mat = without(s.mat, card)
        s.discard += (card,)
        s.news.append(Event(DISCARDED, me, (card,)))
    yield from refill(s)
    return True


DOES: Final[dict[str, Callable[[State, int], Rules[bool]]]] = {
    "build": _build,
    "open_crate": _open,
    "reputation": _reputation,
    "quota": _quota,
    "discard_two_highest": _clear,
}
