"""What deck builders and designers of card sets need."""

import secrets

from ...kernel.dealer import SeededDealer, checked_seed
from .cards import DECK, read_set
from .data import CARDS, OWN_SET
from .names import card_text, spell
from .setup import read_deck, write_deck
from .state import Row

__all__ = ["CARDS", "OWN_SET", "card_text", "random_deck", "read_deck", "read_set", "spell", "write_deck"]


def random_deck(seed: str | None = None) -> Row:
    """Twenty different cards by lot."""
    dealer = SeededDealer(secrets.token_hex(16) if seed is None else checked_seed(seed))
    return tuple(dealer.shuffle(sorted(CARDS), 0)[:DECK])
