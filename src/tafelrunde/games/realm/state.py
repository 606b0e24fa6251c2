"""The part of a game's state that the principality's verbs need."""

from ...kernel import Event
from .cards import Card
from .prince import Prince


class Realm:
    """Base of a game state: the princes, the card facts they refer to, and the news of this moment."""

    __slots__ = ("cards", "news", "princes")

    princes: list[Prince]
    cards: dict[str, Card]
    news: list[Event]
