"""What deck builders and designers of card sets need."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from ...kernel import BadInput
from ...kernel.dealer import SeededDealer, checked_seed
from .cards import DECK, read_set
from .data import CARDS, SET, SET_IS_BROKEN
from .decks import read_deck, write_deck
from .names import card_text, spell
from .state import Row


def check_set() -> None:
    """Anybody who plays with their own set hears at once if it is broken."""
    if SET_IS_BROKEN:
        raise BadInput(SET_IS_BROKEN)


def random_deck(seed: str | None = None) -> Row:
    """Twenty different cards at random."""
    dealer = SeededDealer(secrets.token_hex(16) if seed is None else checked_seed(seed))
    return tuple(dealer.shuffle(sorted(SET.cards), 0)[:DECK])


def random_deck_list(seed: str | None) -> str:
    check_set()
    return write_deck(random_deck(seed))


def shown_deck(text: str, name: str, copies: int, language: str) -> Sequence[str]:
    """A deck list card by card, and how many cards it has of each value. Raises BadInput if it is not allowed."""
    check_set()
    deck = read_deck(text, copies, name)
    values = [CARDS[card].value for card in deck]
    return [
        *(
            f"{spell(card, language)}: {card_text(card, language)}"
            for card in sorted(deck, key=lambda card: (CARDS[card].value, card))
        ),
        "",
        "  ".join(f"{value}: {values.count(value)}" for value in sorted(set(values))),
    ]


def check_set_file(file: Path) -> str:
    """What a card set holds that is to take the place of ours. Raises BadInput if it cannot."""
    found = read_set(file)
    return f"{found.name['en']}: {len(found.cards)} cards of {len(found.species)} species, all in order"
