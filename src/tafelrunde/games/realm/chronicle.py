"""The story of a game as its events tell it: which cards were played, and where the victory points come from."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from ...kernel import Event, EventKind, Table
from ...kernel.study import CardLegend, CardPlayed, Chronicle, Legend
from .box import Box
from .cards import NOT_PLAYED_WITH, Card
from .events import (
    ANNEXED,
    BUILT,
    CITY_BUILT,
    COVERED,
    PLAYED,
    REMOVED,
    ROAD_BUILT,
    SETTLEMENT_BUILT,
    TOKEN,
    UNCOVERED,
)
from .prince import CITY as A_CITY
from .prince import SETTLEMENT as A_SETTLEMENT

SEATS: Final = 2
PLAYING: Final = (BUILT, ANNEXED, PLAYED)
COMING, GOING = (BUILT, UNCOVERED), (REMOVED, COVERED)
Spell = Callable[[str, str], str]


class Saga:
    """How a game of two princes is told: its material, its words, the kinds its cards are sorted into, and the events
    that say who began and which turn it is."""

    def __init__(self, box: Box, spell: Spell, kinds: Mapping[str, str], began: EventKind, turn: EventKind) -> None:
        self.box = box
        self.spell = spell
        self.kinds = kinds
        self.began = began
        self.turn = turn
        self.sources = {  # F-110
            "settlements": "Settlements",
            "cities": "Cities",
            "expansions": "Expansions",
            **{token: spell(token, "en") for token in box.tokens},
        }

    def chronicle(self, table: Table[Any, Any]) -> Chronicle:
        story = _Story(self)
        for event in table.events:
            story.hear(event)
        return Chronicle(story.first, story.sources(), tuple(story.played))

    def legend(self) -> Legend:
        known = {card.id: card for card in self.box.cards.values() if card.kind in self.kinds}
        return Legend(
            points="victory points",
            sources=self.sources,
            grouping="kind",
            groups=self.kinds,
            cards={
                id: CardLegend(self.spell(id, "en"), card.kind, _facts(card, self.spell)) for id, card in known.items()
            },
        )


class _Story:
    """What has happened so far."""

    def __init__(self, saga: "Saga") -> None:
        box = saga.box
        self.saga = saga
        self.cards = box.cards
        self.centre = {ROAD_BUILT: box.road.id, SETTLEMENT_BUILT: box.settlement.id, CITY_BUILT: box.city.id}
        self.first: int | None = None
        self.round = 0
        self.played: list[CardPlayed] = []
        self.settlements = [box.settlement.start] * SEATS
        self.cities = [0] * SEATS
        self.lying: list[Counter[str]] = [Counter() for _ in range(SEATS)]
        self.tokens: dict[str, int | None] = dict.fromkeys(box.tokens)

    def hear(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind is TOKEN:
            self.tokens[str(event.told[0])] = seat
        elif seat is None:
            return
        elif kind is self.saga.began:
            self.first = seat
        elif kind is self.saga.turn:
            (turn,) = event.told
            assert isinstance(turn, int)
            self.round = (turn + 1) // SEATS
        elif kind in self.centre:
            self.settlements[seat] += (kind is SETTLEMENT_BUILT) - (kind is CITY_BUILT)
            self.cities[seat] += kind is CITY_BUILT
            self.played.append(CardPlayed(self.round, seat, self.centre[kind], kind.name))
        else:
            self._hear_of_card(event, seat)

    def _hear_of_card(self, event: Event, seat: int) -> None:
        kind = event.kind
        if kind in PLAYING:
            self.played.append(CardPlayed(self.round, seat, str(event.told[0]), kind.name))
        if kind in COMING:
            self.lying[seat][str(event.told[0])] += 1
        elif kind in GOING:
            self.lying[seat][str(event.told[0])] -= 1

    def sources(self) -> dict[str, tuple[float, ...]]:
        """F-110, F-119, F-124: settlements 1, cities 2, what is printed on expansions, each token 1."""
        by_seat = [
            (
                self.settlements[seat] * A_SETTLEMENT,
                self.cities[seat] * A_CITY,
                self._printed(self.lying[seat]),
                *(int(self.tokens[token] == seat) for token in self.saga.box.tokens),
            )
            for seat in range(SEATS)
        ]
        by_source = zip(self.saga.sources, zip(*by_seat, strict=True), strict=True)
        return {source: tuple(map(float, points)) for source, points in by_source}

    def _printed(self, lying: Counter[str]) -> int:
        """The victory points of the expansions that lie open; some count only beside enough trade ships."""
        cards = [self.cards[card] for card in lying.elements()]
        fleet = sum(card.kind == "trade_ship" for card in cards)
        return sum(card.vp + (0 < card.fleet <= fleet) for card in cards)


def _facts(card: Card, spell: Spell) -> dict[str, str]:
    """The figures play depends on, as far as the card has them."""
    return {
        field.name: _written(getattr(card, field.name), spell)
        for field in fields(Card)
        if field.name not in (*NOT_PLAYED_WITH, "id", "title", "kind")
        and (field.default is MISSING or getattr(card, field.name) != field.default)
    }


def _written(value: Any, spell: Spell) -> str:
    if isinstance(value, tuple):
        return ", ".join(
            f"{part[1]} {spell(part[0], 'en')}" if isinstance(part, tuple) else str(part) for part in value
        )
    return "yes" if value is True else str(value)
