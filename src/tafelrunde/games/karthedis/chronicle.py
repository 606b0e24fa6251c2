"""The story of a game as its events tell it: which cards were played, and which species the resources were won with."""

from collections import Counter
from dataclasses import dataclass

from ...kernel import Event, Table
from ...kernel.study import CardLegend, CardPlayed, Chronicle, Legend
from .data import CARDS, SET
from .events import (
    AWARDED,
    BID_CHANGED,
    BID_LAID,
    BID_MOVED,
    BID_WITHDRAWN,
    CALLED,
    INTERVENED,
    LEADER,
    OPTED_OUT,
    PASSED,
    SHOWN,
    TURNED_UP,
)
from .names import ability_text, spell
from .state import State, cards_of
from .view import View

OPENLY = (SHOWN, CALLED, INTERVENED, OPTED_OUT)
FACE_DOWN = (PASSED, BID_LAID)


@dataclass(slots=True)
class _Bid:
    owner: int
    card: str
    slot: int
    value: int


class _Story:
    """What has happened so far. Bids are known by their number, which starts again in every round."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.first: int | None = None
        self.round = 0
        self.played: list[CardPlayed] = []
        self.bids: dict[int, _Bid] = {}
        self.won: dict[str, list[float]] = {species: [0.0] * seats for species in SET.species}

    def hear(self, event: Event) -> None:
        kind, seat = event.kind, event.seat
        if seat is None:
            return
        if kind is LEADER:
            self.first = seat if self.first is None else self.first
            self.round += 1
            self.bids = {}
        elif kind in OPENLY:
            self.played.append(CardPlayed(self.round, seat, str(event.told[0]), kind.name))
        elif kind in FACE_DOWN:
            self.played.append(CardPlayed(self.round, seat, str(event.told_secretly[0]), kind.name))
        if kind is AWARDED:
            _, slot, _, _ = event.told
            self._award(seat, [bid for bid in self.bids.values() if bid.owner == seat and bid.slot == slot])
        elif kind in (BID_LAID, BID_MOVED, BID_WITHDRAWN, TURNED_UP, BID_CHANGED):
            self._hear_of_bid(event, seat)

    def _hear_of_bid(self, event: Event, seat: int) -> None:
        number, slot = event.told[:2]
        assert isinstance(number, int) and isinstance(slot, int)
        if event.kind is BID_LAID:
            card = str(event.told_secretly[0])
            self.bids[number] = _Bid(seat, card, slot, CARDS[card].value)
        elif event.kind is BID_WITHDRAWN:
            del self.bids[number]
        else:
            self.bids[number].slot = slot
            if event.kind is not BID_MOVED:
                value = event.told[-1]
                assert isinstance(value, int)
                self.bids[number].value = value

    def _award(self, seat: int, bids: list[_Bid]) -> None:
        """A resource counts 1, shared by the cards that won it as their values are; those of nothing share evenly."""
        values = [max(0, bid.value) for bid in bids]
        if not any(values):
            values = [1] * len(bids)
        for bid, value in zip(bids, values, strict=True):
            self.won[CARDS[bid.card].species][seat] += value / sum(values)


def chronicle(table: Table[State, View]) -> Chronicle:
    """The decks are no event, since nobody sees them dealt; what they were is read from where their cards lie now."""
    seats = len(table.seats)
    story = _Story(seats)
    for event in table.events:
        story.hear(event)
    decks = [Counter(CARDS[card].species for card in cards_of(table.state, seat)) for seat in range(seats)]
    return Chronicle(
        first=story.first,
        sources={species: tuple(points) for species, points in story.won.items()},
        played=tuple(story.played),
        decks={species: tuple(deck[species] for deck in decks) for species in SET.species},
    )


def legend() -> Legend:
    species = {id: named.name["en"] for id, named in SET.species.items()}
    return Legend(
        points="resources won",
        sources=species,
        grouping="species",
        groups=species,
        cards={
            card.id: CardLegend(
                spell(card.id, "en"),
                card.species,
                {
                    "species": species[card.species],
                    "value": str(card.value),
                    "abilities": " ".join(ability_text(card, ability, "en") for ability in card.abilities) or "none",
                },
            )
            for card in SET.cards.values()
        },
    )
