"""What the other may have brought: a deck that fits all that was seen of it.

People build decks by styles, so a sample deck that shares cards with what was seen is the better guess the more it
shares; what it cannot fill is filled with any cards there are.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ...kernel.thinking import Shuffler
from ..realm.determinize import known_cards
from ..realm.hand import own_stacks
from ..realm.prince import Row
from ..realm.view import MemoryView
from .data import CARDS, SEATS
from .decks import EVENT, EVENTS, FIXED_EVENTS, pool
from .modes import Deal, deal_of
from .sample_decks import samples_for
from .state import State
from .view import PrinceView, View

NOTHING_REMEMBERED: Final[MemoryView] = {"stacks": [], "hand": [], "discards": [], "other_discards": []}
NO_STYLE: Final = ""
UNKNOWN_STYLE: Final = 1  # as likely as a sample deck that shares one card with what was seen: a deck of no style


def guess_decks(s: State, me: int, view: View, memory: MemoryView, shuffle: Shuffler) -> dict[str, list[str]] | None:
    """The cards that lie hidden, by whose stacks they lie in; the decks and events of both are laid down.

    None if what is known does not fit together.
    """
    deck = tuple([card for card in view["deck"] or [] if CARDS[card].kind != EVENT])
    own = Counter(deck)
    near, far = _known_of_each(view, memory, me)
    hidden = [
        row.count(None) if row else stack["cards"] for stack, row in zip(view["stacks"], memory["stacks"], strict=True)
    ]
    left = _left_of_own(own, near, far, sum([hidden[number] for number in own_stacks(s.mode, me)]), shuffle)
    seen = near + far - (own - left)  # of the other's deck
    lacking = view["princes"][1 - me]["hand_size"] - len(memory["hand"]) + sum(hidden) - left.total()
    if lacking < 0:
        return None
    guessed = _likely(deal_of(s.mode), seen, lacking, shuffle)
    decks = (deck, tuple((seen + Counter(guessed)).elements()))
    s.decks = decks if me == 0 else decks[::-1]
    _guess_events(s, me, view, shuffle)
    return {SEATS[me]: list(left.elements()), SEATS[1 - me]: guessed}


def _left_of_own(
    own: Counter[str], near: Counter[str], far: Counter[str], room: int, shuffle: Shuffler
) -> Counter[str]:
    """What of the own deck lies hidden. A card can be in both decks: on the other's side it is his, unless there would
    be no room left for ours in the own stacks."""
    left = own - near
    taken = list((left & far).elements())
    shuffle(taken)
    return left - Counter(taken[: max(0, left.total() - room)])


def _known_of_each(view: View, memory: MemoryView, me: int) -> tuple[Counter[str], Counter[str]]:
    """Every card of which this seat knows where it is: those that are its own there, and those that are the other's."""
    near = Counter([*(view["princes"][me]["hand"] or ()), *memory["discards"]])
    far = Counter([*memory["hand"], *memory["other_discards"]])
    for stack, row in zip(view["stacks"], memory["stacks"], strict=True):
        (near if stack["back"] == SEATS[me] else far).update([card for card in row if card])
    for ban in view["bans"]:
        (near if ban["by"] == SEATS[me] else far)[ban["card"]] += 1
    for prince in view["princes"]:
        for card, is_guest in _lying(prince):
            (near if (prince["seat"] == SEATS[me]) is not is_guest else far)[card] += 1
    return near, far


def _lying(prince: PrinceView) -> Iterator[tuple[str, bool]]:
    """What lies in a principality, and whether it goes to the other's pile from there (K-131, K-156)."""
    on_roads = [lying["card"] for lying in prince["on_roads"]]
    there = Counter(known_cards([prince], NOTHING_REMEMBERED, (), on_roads)) - Counter(prince["hand"] or ())
    for card in there.elements():
        yield card, CARDS[card].foreign
    for block in prince["blocks"]:
        yield block["by"], CARDS[block["card"]].foreign is CARDS[block["by"]].pawns


def _likely(deal: Deal, seen: Counter[str], amount: int, shuffle: Shuffler) -> list[str]:
    """So many cards that may be in the other's deck besides those that were seen."""
    there = Counter({card: n for card, n in pool(deal).items() if CARDS[card].kind != EVENT}) - seen
    found: list[str] = []
    if style := _style(deal, seen, shuffle):
        found = list(((Counter(style) - seen) & there).elements())
        shuffle(found)
        found = found[:amount]
    if len(found) < amount:
        others = list((there - Counter(found)).elements())
        shuffle(others)
        found += others[: amount - len(found)]
    # with stolen cards, or a deck from elsewhere, there can be more of them than a player has
    return found + found[: amount - len(found)]


def _style(deal: Deal, seen: Counter[str], shuffle: Shuffler) -> Row:
    """The cards of a sample deck, each as likely as it shares cards with what was seen; or none."""
    styles = samples_for(deal)
    lots = [NO_STYLE] * UNKNOWN_STYLE
    for name, deck in styles.items():
        lots += [name] * (Counter(deck.cards) & seen).total() ** 2
    if len(lots) == UNKNOWN_STYLE:
        lots += styles  # nothing was seen yet
    shuffle(lots)
    return styles[lots[0]].cards if lots[0] else ()


def _guess_events(s: State, me: int, view: View, shuffle: Shuffler) -> None:
    """K-014: four of the other's events; those that have come up and are nobody else's are among them."""
    mine = [card for card in view["deck"] or [] if CARDS[card].kind == EVENT]
    known = Counter([*view["foreseen"], *view["banished"]]) | Counter(view["told_events"])
    theirs = list((known - Counter([*FIXED_EVENTS, *mine])).elements())
    there = Counter({card: n for card, n in pool(deal_of(s.mode)).items() if CARDS[card].kind == EVENT})
    others = list((there - Counter(theirs)).elements())
    shuffle(others)
    events = (tuple(mine), (*theirs, *others)[:EVENTS])
    s.chosen_events = events if me == 0 else events[::-1]
