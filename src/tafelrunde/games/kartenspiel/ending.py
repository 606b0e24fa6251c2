"""How a game ends."""

from collections import Counter
from typing import Final

from ...kernel import Event
from ..realm.advantages import points
from ..realm.mode import hand_cards
from ..realm.prince import CITY
from ..realm.state import NOBODY
from .data import CARDS
from .events import UNDECIDED, WON
from .state import OVER, State

TOKENS: Final = 2


def winner(s: State) -> int:
    """K-001, K-002, K-026, K-027: whoever has the points wins, also while the other is at turn.

    If both have them at the same moment, the one at turn wins; the rules do not speak of it.
    """
    for seat in (s.active, 1 - s.active):
        if points(s, seat) >= s.mode.target:
            return seat
    return NOBODY


def win(s: State, seat: int) -> None:
    """The game is over. It is looked at between two moves, so nothing is left half done."""
    s.winner = seat
    s.phase = OVER
    s.news.append(Event(WON, seat, (points(s, seat),)))


def end_undecided(s: State) -> None:
    """The game is over without a winner."""
    s.phase = OVER
    s.news.append(Event(UNDECIDED, None))


def dead(s: State) -> bool:
    """Nobody can reach the target any more: every place is taken by cards that count nothing.

    The rules do not know this case; we call it a draw. What counts as still possible is generous: every point that does
    not lie with the other or among the discards, as far as there can ever be room for it.
    """
    if s.settlements or s.cities:
        return False
    return all(_reachable(s, seat) < s.mode.target for seat in range(len(s.princes)))


def _reachable(s: State, seat: int) -> int:
    prince = s.princes[seat]
    lying = Counter(card for card, _ in prince.gives.lying)
    theirs = Counter(card for card, _ in s.princes[1 - seat].gives.lying)
    box = Counter(hand_cards(s.mode))
    out = Counter(s.discard)
    if any(CARDS[card].fetches for card in box - out):
        out.clear()  # it could bring them back
    elif any(CARDS[card].recovers for card in box - out):
        out = Counter(card for card in out.elements() if CARDS[card].kind == "building")
    left = box - lying - theirs - out
    # sites at cities that are free, or can become so: units go home in a civil war, everything can be torn down
    if s.mode.may_demolish:
        left += lying
        points_now, room = sum(prince.places), 4 * prince.places.count(CITY)
    else:
        units = [card for card, site in prince.gives.lying if prince.is_city(site) and CARDS[card].kind != "building"]
        points_now = prince.gives.vp
        room = len(prince.gives.free_city_sites) * 2 + len(units) + _could_burn(s)
    best = sorted((CARDS[card].vp for card in left.elements()), reverse=True)[:room]
    usable = [CARDS[card] for card in box - out]
    tokens = any(card.strength or card.musters for card in usable) + any(card.trade or card.hoards for card in usable)
    return points_now + sum(best) + tokens


def _could_burn(s: State) -> int:
    """Buildings that attacks still in the game could send home."""
    return sum(CARDS[card].nature == "attack" for card in hand_cards(s.mode)) - sum(
        CARDS[card].nature == "attack" for card in s.discard
    )
