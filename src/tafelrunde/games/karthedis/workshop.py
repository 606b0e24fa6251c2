"""What deck builders and designers of card sets need."""

import secrets

from ...kernel import BadInput
from ...kernel.dealer import SeededDealer, checked_seed
from .cards import DECK, read_set
from .data import CARDS, OWN_SET, SET_IS_BROKEN
from .decks import read_deck, write_deck
from .names import card_text, spell
from .state import Row

__all__ = ["CARDS", "OWN_SET", "card_text", "check_set", "random_deck", "read_deck", "read_set", "spell", "write_deck"]


def check_set() -> None:
    """Whoever plays with a set of his own hears at once if it is broken."""
    if SET_IS_BROKEN:
        raise BadInput(SET_IS_BROKEN)


def random_deck(seed: str | None = None) -> Row:
    """Twenty different cards by lot."""
    dealer = SeededDealer(secrets.token_hex(16) if seed is None else checked_seed(seed))
    return tuple(dealer.shuffle(sorted(CARDS), 0)[:DECK])
