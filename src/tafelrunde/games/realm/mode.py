"""How one mode or edition of a game differs: one value that says what it switches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .box import Box
from .cards import Card

ANY_BACK: Final = "gemischt"  # of stacks into which the cards of all sets are shuffled
TOGETHER: Final = "turnier_set"  # of stacks into which the cards of sets are shuffled that were one set
NEUTRAL: Final = "neutral"  # of stacks that both princes use, where others belong to one of them
EVERYBODY: Final = -1  # whose such stacks are


def every_copy(card: Card) -> int:
    return card.copies


@dataclass(frozen=True, slots=True, eq=False)
class Mode:
    """What rules of the principality ask a mode for.

    `backs` are the draw stacks, `sets` the card sets in play, `open_cards` the cards that lie open beside them,
    each in a stack for itself. Points that win: `target`; a prince who has them wins at once, or only at the end of the
    turn.
    """

    id: str
    name: Mapping[str, str]
    box: Box
    target: int
    backs: tuple[str, ...]
    sets: tuple[str, ...]
    copies_of: Callable[[Card], int]  # how many of a card are in play
    open_cards: tuple[str, ...] = ()
    open_cards_return: bool = False  # when they are lost, and so they never come into a hand
    may_demolish: bool = True
    wins_at_once: bool = True
    chooses_hand: bool = True  # the first hand is chosen from a stack, not dealt
    arranges_regions: bool = True  # before the first turn
    advantage: int = 3  # points of strength or trade that a token takes at least
    trader_needs_city: bool = False
    mints_freely: bool = False  # gold is changed 1:1 as often as wished
    mixes_backs: bool = False  # any card goes under any stack
    owners: tuple[int, ...] = ()  # by draw stack whose it is, where not everybody uses all of them
    kept: int = 0  # so many cards of the own stacks each prince keeps, and puts the others away before the game; 0: all
    together: tuple[str, ...] = ()  # the sets whose cards lie in the stacks that are called so
    deck_size: int = 0  # so many cards each prince has brought, where each plays with cards of his own
    own_discards: bool = False  # each prince has a pile of his own
    has_magic: bool = False  # whether there are citadels, wizards and spell books
    half_moon_events: int = 0  # so many of the events that are not in every game are drawn
    # the rules that say which draw stacks there are, and which open one
    dealt_by: tuple[str, ...] = ()
    opened_by: tuple[str, ...] = ()

    @property
    def own_decks(self) -> bool:
        return self.deck_size > 0


def draw_cards(mode: Mode, back: str) -> list[str]:
    """Every copy of the cards of one back that lie in the draw stacks; those that lie open are not among them."""
    if mode.owners:
        return _share(mode, back)
    open_titles = {mode.box.cards[card].title for card in mode.open_cards}
    backs = mode.sets if back == ANY_BACK else mode.together if back == TOGETHER else (back,)
    return [
        card.id
        for card in mode.box.cards.values()
        if card.back in backs and card.is_hand_card and card.title not in open_titles
        for _ in range(mode.copies_of(card))
    ]


def _share(mode: Mode, back: str) -> list[str]:
    """K-019: of every card that comes more than once each prince has as many as the other, the rest is for both."""
    copies: dict[str, list[str]] = {}
    for card in mode.box.cards.values():
        if card.back in mode.sets and card.is_hand_card:
            copies.setdefault(card.title, []).extend([card.id] * mode.copies_of(card))
    found: list[str] = []
    for equal in copies.values():
        half = len(equal) // 2
        shares = {NEUTRAL: equal[2 * half :]} | {
            seat: equal[at : 2 * half : 2] for at, seat in enumerate(mode.box.seats)
        }
        found += shares[back]
    return found


def pool_of(mode: Mode, card: str) -> str:
    """The back of the stacks into which a card was dealt; where it can be several, any: cards go under any stack."""
    if mode.owners:
        return NEUTRAL
    if ANY_BACK in mode.backs:
        return ANY_BACK
    back = mode.box.cards[card].back
    return TOGETHER if back in mode.together else back


def hand_cards(mode: Mode) -> list[str]:
    """Every copy of the cards that can be built or played in a mode, those that lie open included."""
    drawn = [card for back in dict.fromkeys(mode.backs) for card in draw_cards(mode, back)]
    return drawn + [card for card in mode.open_cards for _ in range(open_copies(mode, card))]


def open_copies(mode: Mode, open_card: str) -> int:
    """How many of a card lie open at the start: all there are, whatever their back."""
    title = mode.box.cards[open_card].title
    return sum(card.copies for card in mode.box.cards.values() if card.title == title and card.back in mode.sets)


def event_cards(mode: Mode) -> list[str]:
    """The events that are in every game of a mode."""
    return [card.id for card in events_of(mode) for _ in range(mode.copies_of(card))]


def events_of(mode: Mode) -> list[Card]:
    """The event cards of the sets in play."""
    return [card for card in mode.box.cards.values() if card.kind == "event" and card.back in mode.sets]


def in_play(mode: Mode, card: Card) -> bool:
    """Whether a card is in the game at all."""
    return card.back in mode.sets and mode.copies_of(card) > 0
