"""What deck builders and designers of card sets need."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from ...kernel import BadInput
from ...kernel.dealer import SeededDealer, checked_seed
from .cards import DECK, read_set
from .data import CARDS, SET, SET_IS_BROKEN
from .decks import allowed_copies, read_deck, write_deck
from .names import card_text, spell
from .state import Row

COPIES: Final = "deck_copies"


def check_set() -> None:
    """Anybody who plays with their own set hears at once if it is broken."""
    if SET_IS_BROKEN:
        raise BadInput(SET_IS_BROKEN)


def random_deck(seed: str | None = None) -> Row:
    """Twenty different cards at random."""
    dealer = SeededDealer(secrets.token_hex(16) if seed is None else checked_seed(seed))
    return tuple(dealer.shuffle(sorted(SET.cards), 0)[:DECK])


def random_deck_list(seed: str | None, _options: Mapping[str, str]) -> str:
    """Twenty different cards are a deck, however many equal ones a table allows."""
    check_set()
    return write_deck(random_deck(seed))


def shown_deck(text: str, name: str, options: Mapping[str, str], language: str) -> Sequence[str]:
    """A deck list card by card, and how many cards it has of each value. Raises BadInput if it is not allowed."""
    check_set()
    for option in options:
        if option != COPIES:
            raise BadInput(f"a deck depends on no option {option!r}; it depends on {COPIES}")
    deck = read_deck(text, allowed_copies(options.get(COPIES, "1")), name)
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
