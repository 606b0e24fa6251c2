"""Deck lists: reading, writing, and what is wrong with one, line by line."""

from collections import Counter
from collections.abc import Mapping

from ...kernel import NotAgreed, Reason
from .cards import DECK, Card
from .data import SET
from .state import Row

COPIES_IN_DECK = tuple(str(times) for times in range(1, DECK + 1))


def allowed_copies(text: str) -> int:
    """KA-202, KA-205: as often as the table agrees; a deck has no room for more than its size."""
    if text not in COPIES_IN_DECK:
        raise NotAgreed(
            f"how often a card may be in a deck is a number from 1 to {DECK} (KA-205), not {text!r}",
            Reason("deck-copies", ("KA-205",), word=text, most=DECK),
        )
    return int(text)


def read_deck(text: str, allowed: int, owner: str, cards: Mapping[str, Card] = SET.cards) -> Row:
    """KA-200, KA-205: twenty cards, one a line (`2 card` for two of it); a refusal names the line."""
    deck: list[str] = []
    entries = [
        (number, entry.split())
        for number, line in enumerate(text.splitlines(), 1)
        for entry in line.partition("#")[0].split(";")
    ]
    for number, words in entries:
        if not words:
            continue
        counted = words[0].isdecimal() and len(words[0]) < 4 and len(words) > 1
        times, id = (int(words[0]), " ".join(words[1:])) if counted else (1, " ".join(words))
        line = f"deck list of {owner}, line {number}"
        card = _card_called(id, cards)
        if card is None:
            raise NotAgreed(
                f"{line}: there is no card {id!r} (KA-200)",
                Reason("deck-unknown-card", ("KA-200",), owner=owner, line=number, word=id),
            )
        if not times:
            raise NotAgreed(
                f"{line}: {card!r} is named 0 times; leave the line out (KA-200)",
                Reason("deck-no-times", ("KA-200",), owner=owner, line=number, card=card),
            )
        if deck.count(card) + times > allowed:
            raise NotAgreed(
                f"{line}: {card!r} may be in a deck at most {allowed} time{'s' if allowed > 1 else ''} (KA-205)",
                Reason("deck-too-often", ("KA-205",), owner=owner, line=number, card=card, allowed=allowed),
            )
        deck += [card] * times
    if len(deck) != DECK:
        raise NotAgreed(
            f"deck list of {owner}: a deck has {DECK} cards (KA-200), not {len(deck)}",
            Reason("deck-size", ("KA-200",), owner=owner, size=DECK, cards=len(deck)),
        )
    return tuple(deck)


def _card_called(name: str, cards: Mapping[str, Card]) -> str | None:
    """By id, or by its name in either language."""
    wanted = name.lower()
    if wanted in cards:
        return wanted
    return next((card.id for card in cards.values() if wanted in (n.lower() for n in card.name.values())), None)


def write_deck(deck: Row) -> str:
    """A deck list that `read_deck` reads back."""
    return "\n".join(f"{times} {card}" if times > 1 else card for card, times in Counter(deck).items())
