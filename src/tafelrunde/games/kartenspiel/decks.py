"""Decks of the tournament game: which cards there are for one, reading a list, what is wrong with it, writing one.

A list names the 33 cards and the four events together, one card a line (`2 kloster` for two of it).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from ...kernel import NotAgreed, Reason
from ..realm.cards import Card
from ..realm.prince import Row
from .data import CARDS
from .modes import DECK, Deal, copies_of_one_player, mode_with
from .variants import TURNIER

EVENTS: Final = 4  # K-014
EVENT: Final = "event"
# K-014: the events that are in every tournament game. They come from the boxes of both players: one of each kind from
# each, where it does not matter whose Jahreswechsel is taken
FIXED_EVENTS: Final = ("buergerkrieg", "buergerkrieg", "seuche", "seuche", "jahreswechsel")


class Deck(NamedTuple):
    cards: Row
    events: Row


NO_DECK: Final = Deck((), ())


@cache
def pool(deal: Deal) -> Mapping[str, int]:
    """Every card that can be in a deck or among its events, and how often a player has it for that: what lies in the
    event stack in every game is not left to be chosen.

    Equal cards of several sets are one card, called as in the first of them.
    """
    first: dict[tuple[str, tuple[str, ...]], str] = {}
    copies = Counter[str]()
    mode = mode_with(TURNIER, deal)
    for card in CARDS.values():
        if card.back in mode.sets and (card.is_hand_card or card.kind == EVENT):
            copies[first.setdefault((card.title, card.needs), card.id)] += copies_of_one_player(deal, card)
    copies.subtract(dict.fromkeys(FIXED_EVENTS, 1))
    return {card: n for card, n in copies.items() if n}


def read_deck(text: str, deal: Deal, owner: str) -> Deck:
    """K-013, K-014: a refusal names the line."""
    there = pool(deal)
    found = Counter[str]()
    for line, times, name in _entries(text):
        where = f"deck list of {owner}, line {line}"
        card = _card_called(name, there)
        if card is None:
            raise _unknown(where, owner, line, name)
        if not times:
            raise NotAgreed(
                f"{where}: {card!r} is named 0 times; leave the line out (K-013)",
                Reason("deck-no-times", ("K-013",), owner=owner, line=line, card=card),
            )
        found[card] += times
        if found[card] > there[card]:
            raise NotAgreed(
                f"{where}: with these sets a player has {card!r} {there[card]} "
                f"time{'s' if there[card] > 1 else ''}, not {found[card]} (K-013)",
                Reason("deck-too-often", ("K-013",), owner=owner, line=line, card=card, allowed=there[card]),
            )
    deck = deck_of(found.elements())
    if len(deck.cards) != DECK:
        raise NotAgreed(
            f"deck list of {owner}: a deck has {DECK} cards besides its events (K-013), not {len(deck.cards)}",
            Reason("deck-size", ("K-013",), owner=owner, size=DECK, cards=len(deck.cards)),
        )
    if len(deck.events) != EVENTS:
        raise NotAgreed(
            f"deck list of {owner}: every player chooses {EVENTS} events (K-014), not {len(deck.events)}",
            Reason("deck-events", ("K-014",), owner=owner, size=EVENTS, cards=len(deck.events)),
        )
    return deck


def cards_named(text: str) -> Row:
    """The cards of a list of our own, where every name is an id."""
    return tuple(card for _, times, card in _entries(text) for _ in range(times))


def _entries(text: str) -> Iterator[tuple[int, int, str]]:
    """Line, number and name of each entry; what follows a `#` is a remark."""
    for number, line in enumerate(text.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            words = entry.split()
            counted = len(words) > 1 and words[0].isdecimal() and len(words[0]) < 4
            if words:
                yield number, int(words[0]) if counted else 1, " ".join(words[counted:])


def _unknown(where: str, owner: str, line: int, name: str) -> NotAgreed:
    """A card that is in the game, but not in these sets, is named."""
    known = _card_called(name, CARDS)
    if known is None:
        return NotAgreed(
            f"{where}: there is no card {name!r} (K-013)",
            Reason("deck-unknown-card", ("K-013",), owner=owner, line=line, word=name),
        )
    if known in FIXED_EVENTS:
        return NotAgreed(
            f"{where}: {known!r} lies in every event stack already and cannot be chosen (K-014)",
            Reason("deck-lies-there", ("K-014",), owner=owner, line=line, card=known),
        )
    return NotAgreed(
        f"{where}: {known!r} cannot be in a deck with these sets and this edition (K-013, K-018)",
        Reason("deck-not-legal", ("K-013", "K-018"), owner=owner, line=line, card=known),
    )


def _card_called(name: str, cards: Iterable[str]) -> str | None:
    """By id, or by its name in either language."""
    wanted = name.casefold()
    for card in cards:
        if wanted in (card, CARDS[card].title):
            return card
    return next((card for card in cards if wanted in (name.casefold() for name in CARDS[card].name.values())), None)


def deck_of(cards: Iterable[str]) -> Deck:
    """Cards and events told apart, in the order of the box, so that equal decks are written alike."""
    sorted_cards = sorted(cards, key=_place)
    events = tuple(card for card in sorted_cards if CARDS[card].kind == EVENT)
    return Deck(tuple(card for card in sorted_cards if CARDS[card].kind != EVENT), events)


def _place(card: str) -> int:
    return _PLACES[card]


_PLACES: Final[Mapping[str, int]] = {card: place for place, card in enumerate(CARDS)}


def write_deck(deck: Deck) -> str:
    """A list that `read_deck` reads back."""
    counted = Counter([*deck.cards, *deck.events])
    return "\n".join(f"{times} {card}" if times > 1 else card for card, times in counted.items())


# a deck that nobody has brought

POINTS_TO_WIN: Final = 5  # from buildings: half of the centre cards and a token bring eight or nine


def deck_from(order: Iterable[str], events: Iterable[str], deal: Deal, begun: Iterable[str] = ()) -> Deck:
    """A deck that can be played, of cards in a random order after those with which it was begun: with each card comes
    what it cannot do without.

    A card is passed over if that is not to be had, or if there is no room left for both.
    """
    there = Counter(pool(deal))
    found: list[str] = list(begun)
    there.subtract(found)
    for card in found.copy():
        needed = _what_it_needs(card, found, there) or []
        found += needed
        there.subtract(needed)
    for card in _points_first(order):
        with_it = _with_what_it_needs(card, found, there)
        if with_it is not None and len(found) + len(with_it) <= DECK:
            found += with_it
            there.subtract(with_it)
        if len(found) == DECK:
            break
    return Deck(deck_of(found).cards, deck_of(list(events)[:EVENTS]).events)


def _points_first(order: Iterable[str]) -> list[str]:
    """So many points come first that the deck can win: with cards of other kinds alone both can end up stuck."""
    rest = list(order)
    first: list[str] = []
    for card in rest:
        if sum(CARDS[chosen].vp for chosen in first) >= POINTS_TO_WIN:
            break
        if CARDS[card].vp:
            first.append(card)
    for card in first:
        rest.remove(card)
    return first + rest


def _with_what_it_needs(card: str, found: list[str], there: Counter[str]) -> list[str] | None:
    """The card, and before it whatever of its conditions is not in the deck yet; None if it cannot be there."""
    before = _what_it_needs(card, found, there) if there[card] else None
    return None if before is None else [*before, card]


def _what_it_needs(card: str, found: list[str], there: Counter[str]) -> list[str] | None:
    facts = CARDS[card]
    needed: list[str] = []
    if facts.needs and not any(CARDS[other].title in facts.needs for other in found):
        needed.append(next((other for other in there if CARDS[other].title in facts.needs and there[other]), ""))
    wizards = max(1 if facts.power or facts.spell or facts.links else 0, facts.needs_wizards)
    lacking = wizards - sum(_is_named_wizard(CARDS[other]) for other in found)
    if lacking > 0:
        ready = [other for other in there if _is_named_wizard(CARDS[other]) and there[other]]
        needed += ready[:lacking] + [""] * (lacking - len(ready))
    if "" in needed:
        return None
    with_it: list[str] = []
    for other in needed:
        before = _with_what_it_needs(other, [*found, *with_it], there)
        if before is None:
            return None
        with_it += before
    return with_it


def _is_named_wizard(card: Card) -> bool:
    return card.kind == "wizard" and not card.links
