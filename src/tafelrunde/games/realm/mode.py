"""How one mode or edition of a game differs: one value that says what it switches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .box import Box
from .cards import Card


def every_copy(card: Card) -> int:
    return card.copies


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """What rules of the principality ask a mode for.

    `backs` are the draw stacks, `sets` the card sets in play, `open_card` the card of the open expansion stack, if
    there is one. Points that win: `target`; a prince who has them wins at once, or only at the end of the turn.
    """

    id: str
    name: Mapping[str, str]
    box: Box
    target: int
    backs: tuple[str, ...]
    sets: tuple[str, ...]
    copies_of: Callable[[Card], int]  # how many of a card are in play
    open_card: str = ""
    open_card_returns: bool = False  # when it is lost, and so it never comes into a hand
    may_demolish: bool = True
    wins_at_once: bool = True
    chooses_hand: bool = True  # the first hand is chosen from a stack, not dealt
    arranges_regions: bool = True  # before the first turn
    advantage: int = 3  # points of strength or trade that a token takes at least
    trader_needs_city: bool = False
    mints_freely: bool = False  # gold is changed 1:1 as often as wished
    mixes_backs: bool = False  # any card goes under any stack
    half_moon_events: int = 0  # so many of the events that are not in every game are drawn
    # the rules that say which draw stacks there are, and which open one
    dealt_by: tuple[str, ...] = ()
    opened_by: tuple[str, ...] = ()


def draw_cards(mode: Mode, back: str) -> list[str]:
    """Every copy of the cards of one back that lie in the draw stacks; the open stack's are not among them."""
    return [
        card.id
        for card in mode.box.cards.values()
        if card.back == back and card.is_hand_card and card.id != mode.open_card
        for _ in range(mode.copies_of(card))
    ]


def hand_cards(mode: Mode) -> list[str]:
    """Every copy of the cards that can be built or played in a mode, the open stack's included."""
    drawn = [card for back in dict.fromkeys(mode.backs) for card in draw_cards(mode, back)]
    return drawn + [mode.open_card] * open_copies(mode)


def open_copies(mode: Mode) -> int:
    """How many cards the open expansion stack holds at the start."""
    return mode.box.cards[mode.open_card].copies if mode.open_card else 0


def event_cards(mode: Mode) -> list[str]:
    """The events that are in every game of a mode."""
    return [card.id for card in events_of(mode) for _ in range(mode.copies_of(card))]


def events_of(mode: Mode) -> list[Card]:
    """The event cards of the sets in play."""
    return [card for card in mode.box.cards.values() if card.kind == "event" and card.back in mode.sets]


def in_play(mode: Mode, card: Card) -> bool:
    """Whether a card is in the game at all."""
    return card.back in mode.sets and mode.copies_of(card) > 0
