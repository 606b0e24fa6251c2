"""What deck builders need at the command line."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel import BadInput
from ...kernel.dealer import SeededDealer, checked_seed
from ..realm.prince import Row
from .characters import characters_for
from .data import CARDS
from .decks import EVENT, deck_from, pool, write_deck
from .modes import Deal, read_deal
from .names import card_text, spell
from .own_decks import CHARACTERS, read_agreed_deck, read_form
from .variants import NEWEST, TURNIER, variant_of

KNOWN: Final = ("edition", "sets", "special", "form")


def _deal(options: Mapping[str, str]) -> Deal:
    for option in options:
        if option not in KNOWN:
            raise BadInput(f"a deck depends on no option {option!r}; it depends on {', '.join(KNOWN)}")
    edition = variant_of(TURNIER, options.get("edition", NEWEST)).edition
    return read_deal(TURNIER, options.get("sets", ""), "", "", edition, options.get("special", ""))


def random_deck_list(seed: str | None, options: Mapping[str, str]) -> str:
    """Cards at random that can be played together."""
    deal = _deal(options)
    dealer = SeededDealer(secrets.token_hex(16) if seed is None else checked_seed(seed))
    there = sorted(card for card, copies in pool(deal).items() for _ in range(copies))
    cards = dealer.shuffle([card for card in there if CARDS[card].kind != EVENT], 0)
    events = dealer.shuffle([card for card in there if CARDS[card].kind == EVENT], 0)
    begun: Row = ()
    if read_form(options.get("form", ""), deal) == CHARACTERS:
        begun = characters_for(deal)[dealer.shuffle(sorted(characters_for(deal)), 0)[0]].cards
    return write_deck(deck_from(cards, events, deal, begun))


def shown_deck(text: str, name: str, options: Mapping[str, str], language: str) -> Sequence[str]:
    """A deck list card by card, then how many there are of each kind. Raises BadInput if it is not allowed."""
    deal = _deal(options)
    deck = read_agreed_deck(text, deal, read_form(options.get("form", ""), deal), name)
    times = Counter([*deck.cards, *deck.events])
    kinds = Counter(CARDS[card].kind for card in [*deck.cards, *deck.events])
    return [
        *(f"{n} {spell(card, language)}: {card_text(card, language)}" for card, n in times.items()),
        "",
        "  ".join(f"{spell(kind, language)}: {n}" for kind, n in kinds.items()),
    ]
