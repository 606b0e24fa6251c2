"""The tournament game at the table: what each player has brought, and what those get who have brought nothing."""

from collections.abc import Mapping
from typing import Final

from ...kernel import BadInput, Rules, Shuffle
from ...kernel.rows import replaced
from ..realm.mode import event_cards
from ..realm.prince import Row
from .characters import characters_for, check_character, check_sets
from .data import CARDS, SEATS
from .decks import EVENT, FIXED_EVENTS, NO_DECK, Deck, deck_from, pool, read_deck
from .modes import Deal, deal_of
from .sample_decks import samples_for
from .state import State

SAMPLE: Final = "sample"
RANDOM: Final = "random"
UNBROUGHT: Final = (SAMPLE, RANDOM)
# how decks are built: as each likes, or, for advanced players, each around a character
FREE: Final = "free"
CHARACTERS: Final = "characters"
FORMS: Final = (FREE, CHARACTERS)


def read_unbrought(said: str) -> str:
    """What those play with who bring nothing: one of the sample decks, or cards at random."""
    if said and said not in UNBROUGHT:
        raise BadInput(f"decks can be {' or '.join(map(repr, UNBROUGHT))}, not {said!r}; lists are given seat by seat")
    return said or SAMPLE


def read_form(said: str, deal: Deal) -> str:
    if said and said not in FORMS:
        raise BadInput(f"form can be {' or '.join(map(repr, FORMS))}, not {said!r}")
    if said == CHARACTERS:
        check_sets(deal)
    return said or FREE


def read_agreed_deck(text: str, deal: Deal, form: str, owner: str) -> Deck:
    """K-013, K-014; 101.D.c: and with a character, if that is agreed."""
    deck = read_deck(text, deal, owner)
    if form == CHARACTERS:
        check_character(deck, owner)
    return deck


def lay_decks_down(s: State, lists: Mapping[str, str], unbrought: str) -> None:
    """Before the game: the lists of those who have brought one, by seat."""
    brought = [read_deck(lists[seat], deal_of(s.mode), seat) if seat in lists else NO_DECK for seat in SEATS]
    s.decks = tuple(deck.cards for deck in brought)
    s.chosen_events = tuple(deck.events for deck in brought)
    s.unbrought = unbrought


def events_in_game(s: State) -> list[str]:
    """K-014: in the tournament game the events that are always there, and those that each player has chosen."""
    if not s.mode.own_decks:
        return event_cards(s.mode)
    return [*FIXED_EVENTS, *s.chosen_events[0], *s.chosen_events[1]]


def find_missing_decks(s: State) -> Rules[None]:
    """A sample deck by chance, or cards by chance, for each who has brought nothing."""
    deal = deal_of(s.mode)
    for seat, name in enumerate(SEATS):
        if s.decks[seat]:
            continue
        begun: Row = ()
        if s.unbrought == CHARACTERS:
            chosen: Row = yield Shuffle(f"character_{name}", tuple(characters_for(deal)))
            begun = characters_for(deal)[chosen[0]].cards
        if s.unbrought == SAMPLE and samples_for(deal):
            chosen = yield Shuffle(f"sample_{name}", tuple(samples_for(deal)))
            deck = samples_for(deal)[chosen[0]]
        else:
            deck = yield from _random_deck(name, deal, begun)
        s.decks = replaced(s.decks, seat, deck.cards)
        s.chosen_events = replaced(s.chosen_events, seat, deck.events)


def _random_deck(name: str, deal: Deal, begun: Row) -> Rules[Deck]:
    there = [card for card, copies in pool(deal).items() for _ in range(copies)]
    order: Row = yield Shuffle(f"deck_{name}", [card for card in there if CARDS[card].kind != EVENT])
    events: Row = yield Shuffle(f"events_{name}", [card for card in there if CARDS[card].kind == EVENT])
    return deck_from(order, events, deal, begun)
