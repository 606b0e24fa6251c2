"""The story of a game as its events tell it: which cards were played, and where the victory points come from."""

from collections import Counter
from dataclasses import MISSING, fields
from typing import Any

from ...kernel import Event, Table
from ...kernel.study import CardLegend, CardPlayed, Chronicle, Legend
from ..realm.cards import NOT_PLAYED_WITH, Card
from ..realm.events import (
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
from ..realm.prince import CITY as A_CITY
from ..realm.prince import SETTLEMENT as A_SETTLEMENT
from .data import CARDS, CITY, ROAD, SEATS, SETTLEMENT
from .events import BEGAN, TURN
from .names import spell
from .state import State
from .view import View

HELDENSTEIN, HANDELSSTEIN = "heldenstein", "handelsstein"
SOURCES = {  # F-110
    "settlements": "Settlements",
    "cities": "Cities",
    "expansions": "Expansions",
    HELDENSTEIN: spell(HELDENSTEIN, "en"),
    HANDELSSTEIN: spell(HANDELSSTEIN, "en"),
}
KINDS = {
    "centre": "centre card",
    "building": "building",
    "hero": "hero",
    "trade_ship": "trade ship",
    "unit": "other unit",
    "region_expansion": "region expansion",
    "action": "action card",
}
CENTRE_CARDS = {ROAD_BUILT: ROAD.id, SETTLEMENT_BUILT: SETTLEMENT.id, CITY_BUILT: CITY.id}
PLAYING = (BUILT, ANNEXED, PLAYED)
COMING, GOING = (BUILT, UNCOVERED), (REMOVED, COVERED)


class _Story:
    """What has happened so far."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.round = 0
        self.played: list[CardPlayed] = []
        self.settlements = [SETTLEMENT.start] * len(SEATS)
        self.cities = [0] * len(SEATS)
        self.lying: list[Counter[str]] = [Counter() for _ in SEATS]
        self.tokens: dict[str, int | None] = {HELDENSTEIN: None, HANDELSSTEIN: None}

    def hear(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if kind is TOKEN:
            self.tokens[str(event.told[0])] = seat
        elif seat is None:
            return
        elif kind is BEGAN:
            self.first = seat
        elif kind is TURN:
            (turn,) = event.told
            assert isinstance(turn, int)
            self.round = (turn + 1) // len(SEATS)
        elif kind in CENTRE_CARDS:
            self.settlements[seat] += (kind is SETTLEMENT_BUILT) - (kind is CITY_BUILT)
            self.cities[seat] += kind is CITY_BUILT
            self.played.append(CardPlayed(self.round, seat, CENTRE_CARDS[kind], kind.name))
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
                _printed(self.lying[seat]),
                *(int(self.tokens[token] == seat) for token in (HELDENSTEIN, HANDELSSTEIN)),
            )
            for seat in range(len(SEATS))
        ]
        by_source = zip(SOURCES, zip(*by_seat, strict=True), strict=True)
        return {source: tuple(map(float, points)) for source, points in by_source}


def _printed(lying: Counter[str]) -> int:
    """The victory points of the expansions that lie open; some count only beside enough trade ships."""
    cards = [CARDS[card] for card in lying.elements()]
    fleet = sum(card.kind == "trade_ship" for card in cards)
    return sum(card.vp + (0 < card.fleet <= fleet) for card in cards)


def chronicle(table: Table[State, View]) -> Chronicle:
    story = _Story()
    for event in table.events:
        story.hear(event)
    return Chronicle(story.first, story.sources(), tuple(story.played))


def legend() -> Legend:
    known = {card.id: card for card in CARDS.values() if card.kind in KINDS}
    return Legend(
        points="victory points",
        sources=SOURCES,
        grouping="kind",
        groups=KINDS,
        cards={id: CardLegend(spell(id, "en"), card.kind, _facts(card)) for id, card in known.items()},
    )


def _facts(card: Card) -> dict[str, str]:
    """The figures play depends on, as far as the card has them."""
    return {
        field.name: _written(getattr(card, field.name))
        for field in fields(Card)
        if field.name not in (*NOT_PLAYED_WITH, "id", "title", "kind")
        and (field.default is MISSING or getattr(card, field.name) != field.default)
    }


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(
            f"{part[1]} {spell(part[0], 'en')}" if isinstance(part, tuple) else str(part) for part in value
        )
    return "yes" if value is True else str(value)
