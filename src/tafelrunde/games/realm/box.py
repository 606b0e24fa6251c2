"""What lies in the box of a game of two princes: its cards, what they do, and the game's words for what all share."""

from collections.abc import Mapping
from typing import Any

from ...kernel import Reason
from ...kernel.reason import Param
from .cards import Card
from .hooks import Hooks
from .regions import ALL_REGIONS, RESOURCE_OF, colony_store
from .words import Sentences, add_keeper, add_store

Citations = Mapping[str, tuple[str, ...]]


class Box:
    """One game's material. `tokens` are those of strength and of trade, `centre` is road, settlement and city.

    `cites` says which rules of the game's rule book are behind a refusal: by its code, or, where a code stands for
    several rules, by `code:what`.
    """

    __slots__ = ("cards", "cites", "city", "hooks", "road", "say", "seats", "settlement", "tokens")

    def __init__(
        self,
        cards: dict[str, Card],
        say: Sentences,
        cites: Citations,
        hooks: Hooks[Any],
        seats: tuple[str, str],
        tokens: tuple[str, str],
        centre: tuple[str, str, str],
    ) -> None:
        self.cards = cards
        self.say = say
        self.cites = cites
        self.hooks = hooks
        self.seats = seats
        self.tokens = tokens
        self.road, self.settlement, self.city = [cards[card] for card in centre]
        for card in cards.values():
            if card.stores:
                add_store(card.id, card.stores)
            if card.keeps:
                add_keeper(card.id, card.keeps)
            if card.colony:
                for region in ALL_REGIONS:
                    if RESOURCE_OF[region] == card.lies_at:
                        add_store(colony_store(card.id, region), card.lies_at)

    def refuse(self, code: str, about: str = "", **params: Param) -> Reason:
        """A refusal with the rules of this game."""
        return Reason(code, self.cites[f"{code}:{about}" if about else code], **params)
