"""What each prince has seen of what lies hidden, as he could keep it on paper. No rule ever reads it.

Of a draw stack a prince has a row as long as the stack, the top card first, with "" where he does not know the card; an
empty row says that he knows nothing of it. Of the other's hand he knows some cards. Rules that move hidden cards say so
here: what a seat knows is always true, and follows from nothing but what it was told.
"""

from ...kernel.rows import replaced
from .prince import Row, without
from .state import Realm

# draw stacks


def looked_through(s: Realm, me: int, stack: int) -> None:
    """He knows it whole."""
    _know_stack(s, me, stack, s.stacks[stack])


def top_drawn(s: Realm, me: int, stack: int, card: str) -> None:
    """The row of each gets shorter; those who knew the card know who holds it now."""
    for seat in range(len(s.princes)):
        row = s.seen_stacks[seat][stack]
        if row:
            if row[0] and seat != me:
                came_into_hand(s, me, card)
            _know_stack(s, seat, stack, row[1:])


def taken_out(s: Realm, me: int, stack: int) -> None:
    """Who took the card knows what is left; from which place it came the other cannot tell."""
    _know_stack(s, me, stack, s.stacks[stack])
    _know_stack(s, 1 - me, stack, ())


def laid_under(s: Realm, stack: int, card: str, seen_by: tuple[int, ...]) -> None:
    """The new lowest card is known to those who have seen it."""
    for seat in range(len(s.princes)):
        row = s.seen_stacks[seat][stack]
        if seat in seen_by:
            row = row or ("",) * (len(s.stacks[stack]) - 1)
            row += (card,)
            _know_stack(s, seat, stack, row)
        elif row:
            row += ("",)
            _know_stack(s, seat, stack, row)


def knows_top(s: Realm, me: int, stack: int) -> bool:
    """Whether he knows the top card of a stack."""
    row = s.seen_stacks[me][stack]
    return bool(row) and row[0] != ""


def top_seen(s: Realm, stack: int) -> None:
    """Its top card lies face up: both know it."""
    for seat in range(len(s.princes)):
        row = s.seen_stacks[seat][stack] or ("",) * len(s.stacks[stack])
        _know_stack(s, seat, stack, (s.stacks[stack][0], *row[1:]))


def top_seen_by(s: Realm, me: int, stack: int) -> None:
    """One has looked at its top card."""
    row = s.seen_stacks[me][stack] or ("",) * len(s.stacks[stack])
    _know_stack(s, me, stack, (s.stacks[stack][0], *row[1:]))


def sorted_by(s: Realm, me: int, stack: int) -> None:
    """One has put its cards into another order, and knows it; what the other knew of it is worth nothing."""
    _know_stack(s, me, stack, s.stacks[stack])
    _know_stack(s, 1 - me, stack, ())


def shuffled_in(s: Realm, owner: int) -> None:
    """The hand of a prince and all his stacks are one heap now, dealt out again: nobody knows where anything lies."""
    for seat in range(len(s.princes)):
        for stack, whose in enumerate(s.mode.owners):
            if whose == owner:
                _know_stack(s, seat, stack, ())
    _know_hand(s, owner, ())


def _know_stack(s: Realm, me: int, stack: int, row: Row) -> None:
    rows = s.seen_stacks[me]
    kept: Row = row if row and any(row) else ()
    if kept != rows[stack]:
        s.seen_stacks = replaced(s.seen_stacks, me, replaced(rows, stack, kept))


# the other's hand


def hand_shown(s: Realm, owner: int) -> None:
    """In alphabetical order: the order in which it was drawn would tell from which stacks."""
    _know_hand(s, owner, s.princes[owner].hand)


def came_into_hand(s: Realm, owner: int, card: str) -> None:
    """The other has seen which card it is."""
    _know_hand(s, owner, (*s.seen_hands[1 - owner], card))


def left_hand(s: Realm, owner: int, card: str) -> None:
    """The other has seen which card it is. Of two equal ones that may have been either, so one less is known."""
    if card in s.seen_hands[1 - owner]:
        _know_hand(s, owner, without(s.seen_hands[1 - owner], card))


def left_hand_unseen(s: Realm, owner: int, stack: int) -> None:
    """It may have been any card with the back of the stack under which it went; nothing is sure of those any more."""
    back = s.mode.backs[stack]
    known = s.seen_hands[1 - owner]
    if known and s.mode.mixes_backs:
        _know_hand(s, owner, ())
    elif known:
        _know_hand(s, owner, tuple(card for card in known if s.cards[card].back != back))


def _know_hand(s: Realm, owner: int, cards: Row) -> None:
    known = tuple(sorted(cards))
    s.seen_hands = (known, s.seen_hands[1]) if owner == 1 else (s.seen_hands[0], known)
