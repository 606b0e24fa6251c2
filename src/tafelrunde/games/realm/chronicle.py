"""The story of a game as its events tell it: which cards were played, and where the victory points come from."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Final

from ...kernel import Event, EventKind, Table
from ...kernel.ask import NOTHING
from ...kernel.study import CardLegend, CardPlayed, Chronicle, Legend
from .box import Box
from .cards import NOT_PLAYED_WITH, Card
from .events import ANNEXED, BUILT, CITY_BUILT, PLAYED, ROAD_BUILT, SETTLEMENT_BUILT
from .expansions import enchanted
from .prince import CITADEL, CITY, PLACE_POINTS, SETTLEMENT
from .state import Realm

SEATS: Final = 2
PLAYING: Final = (BUILT, ANNEXED, PLAYED)
Spell = Callable[[str, str], str]


class Saga:
    """How a game of two princes is told: its material, its words, the kinds its cards are sorted into, and the events
    that say who began and which turn it is."""

    def __init__(
        self,
        box: Box,
        spell: Spell,
        kinds: Mapping[str, str],
        began: EventKind,
        turn: EventKind,
        places: Mapping[str, str] = NOTHING,
    ) -> None:
        """With `places`, what stands in a principality besides settlements and cities."""
        self.box = box
        self.spell = spell
        self.kinds = kinds
        self.began = began
        self.turn = turn
        self.sources = {  # F-110
            "settlements": "Settlements",
            "cities": "Cities",
            **places,
            "expansions": "Expansions",
            **{token: spell(token, "en") for token in box.tokens},
        }

    def chronicle(self, table: Table[Any, Any]) -> Chronicle:
        story = _Story(self)
        for event in table.events:
            story.hear(event)
        return Chronicle(story.first, self._sources(table.state), tuple(story.played))

    def _sources(self, s: Realm) -> dict[str, tuple[float, ...]]:
        """F-110, F-124, K-186: settlements 1, cities 2, citadels 1 or 2, what counts on expansions, each token 1."""
        by_seat = [self._points(s, seat) for seat in range(SEATS)]
        return {source: tuple([float(points[source]) for points in by_seat]) for source in self.sources}

    def _points(self, s: Realm, seat: int) -> dict[str, int]:
        prince = s.princes[seat]
        points = {
            "settlements": prince.places.count(SETTLEMENT) * PLACE_POINTS[SETTLEMENT],
            "cities": len(prince.cities()) * PLACE_POINTS[CITY],
            "citadels": prince.places.count(CITADEL) * PLACE_POINTS[CITADEL] + enchanted(prince, prince.gives.wizards),
        }
        strength, trade = self.box.tokens
        holders = {strength: int(s.hero == seat), trade: int(s.trader == seat)}
        return {**points, "expansions": prince.gives.vp - sum(points.values()), **holders}

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
        self.centre = {ROAD_BUILT: box.road.id, SETTLEMENT_BUILT: box.settlement.id, CITY_BUILT: box.city.id}
        self.first: int | None = None
        self.round = 0
        self.played: list[CardPlayed] = []

    def hear(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if seat is None:
            return
        if kind is self.saga.began:
            self.first = seat
        elif kind is self.saga.turn:
            (turn,) = event.told
            assert isinstance(turn, int)
            self.round = (turn + 1) // SEATS
        elif kind in self.centre:
            self.played.append(CardPlayed(self.round, seat, self.centre[kind], kind.name))
        elif kind in PLAYING:
            self.played.append(CardPlayed(self.round, seat, str(event.told[0]), kind.name))


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
