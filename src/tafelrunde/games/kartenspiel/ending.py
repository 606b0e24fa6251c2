"""How a game ends."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ...kernel import Event
from ..realm.advantages import points
from ..realm.cards import UNITS, Card
from ..realm.discards import discarded, discards_of
from ..realm.hand import own_stacks, stacks_open_to
from ..realm.prince import CITADEL, CITY, PLACE_POINTS, SETTLEMENT, Prince
from ..realm.state import NOBODY, cards_in_game
from .data import CARDS
from .events import UNDECIDED, WON
from .state import OVER, State

TOKENS: Final = 2
CITADELS_OF_A_WIZARD: Final = 2  # which the region at which it lies can adjoin
RECOVERED: Final = ("action", *UNITS)  # what can be brought back from the discards
# what brings a card of the other's
TAKING: Final = (
    "spion",
    "alte_wissenschaften",
    "bestechung",
    "flavo_der_gaukler",
    "guido_der_grosse_diplomat",
    "zauberhand",
)


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
    if s.settlements:
        return False
    seats = range(len(s.princes))
    if any(_plainly_reachable(s, seat) >= s.mode.target for seat in seats):
        return False
    return all(_reachable(s, seat) < s.mode.target for seat in seats)


def _plainly_reachable(s: State, seat: int) -> int:
    """At a glance, and no more than there is: with what lies, the own hand and the stacks this prince draws from, as
    far as it depends on nothing. Mostly that is enough to see that a game is not dead."""
    prince = s.princes[seat]
    found = [card for card, _ in prince.gives.lying] if s.mode.may_demolish else []
    found += prince.hand
    for number in stacks_open_to(s.mode, seat):
        found += s.stacks[number]
    room = 4 * len(prince.cities()) if s.mode.may_demolish else len(prince.gives.free_city_sites)
    best = sorted([PLAIN_POINTS[card] for card in found if card in PLAIN_POINTS], reverse=True)
    return _sure_points(s, prince) + sum(best[: room + 4 * _cities_to_come(s, prince)])


def _cities_to_come(s: State, prince: Prince) -> int:
    return min(s.cities, prince.places.count(SETTLEMENT))


def _sure_points(s: State, prince: Prince) -> int:
    """Of the places, with the cities to come; and of what lies there, unless that is chosen again."""
    now = sum([PLACE_POINTS[place] for place in prince.places]) if s.mode.may_demolish else prince.gives.vp
    return now + _cities_to_come(s, prince) * (PLACE_POINTS[CITY] - PLACE_POINTS[SETTLEMENT])


def _reachable(s: State, seat: int) -> int:
    prince = s.princes[seat]
    lying = Counter(card for card, _ in prince.gives.lying)
    theirs = Counter(card for card, _ in s.princes[1 - seat].gives.lying)
    there = _of_own_deck(s, seat) if s.mode.own_decks else _of_both(s, lying + theirs)
    usable = _usable(there, lying, s.decks[1 - seat] if s.mode.own_decks else ())
    left = there - lying if s.mode.own_decks else there - lying - theirs
    left = Counter({card.id: left[card.id] for card in usable if left[card.id]})
    to_come = _cities_to_come(s, prince)
    points_now = _sure_points(s, prince)
    # sites at cities that are free, or can become so: units go home in a civil war, everything can be torn down
    if s.mode.may_demolish:
        left += lying
        room = 4 * (len(prince.cities()) + to_come)
    else:
        at_cities = [card for card, site in prince.gives.lying if prince.is_city(site)]
        units = [card for card in at_cities if CARDS[card].kind != "building"]
        room = len(prince.gives.free_city_sites) * 2 + len(units) + _could_burn(s) + 4 * to_come
    # K-186: citadels, those to come included, the point that a wizard makes of each, and what only they have room for
    citadels = prince.places.count(CITADEL) + min(s.citadels, prince.places.count(SETTLEMENT))
    points_now += min(citadels, CITADELS_OF_A_WIZARD * _wizards(usable, lying + theirs))
    at_citadels = [card for card in map(CARDS.__getitem__, left.elements()) if card.placement == "citadel"]
    points_now += sum([card.vp for card in at_citadels if card.needs_citadels <= citadels])
    others = [card for card in map(CARDS.__getitem__, left.elements()) if card.placement != "citadel"]
    elsewhere = [card.vp + card.vp_counted for card in others]
    best = sorted(elsewhere, reverse=True)[:room]
    tokens = any(card.strength or card.musters for card in usable) + any(card.trade or card.hoards for card in usable)
    return points_now + sum(best) + tokens


def _of_both(s: State, lying: Counter[str]) -> Counter[str]:
    """Whatever is still in the game, or can come back into it."""
    box, out = Counter(cards_in_game(s)) - Counter([*s.put_away[0], *s.put_away[1]]), Counter(discarded(s))
    return box - _out_for_good(_usable(box - out, lying), out)


def _of_own_deck(s: State, seat: int) -> Counter[str]:
    """Where each has brought a deck: what this prince has, and what that can bring him. Nobody can take buildings."""
    lying = Counter(card for card, _ in s.princes[seat].gives.lying)
    mine = held = Counter(_held(s, seat))
    theirs = [*_held(s, 1 - seat), *discards_of(s, 1 - seat)]
    pile = Counter(discards_of(s, seat))
    for _ in range(2):  # what comes back can take something, and what is taken can bring something back
        now = _usable(mine, lying, s.decks[1 - seat])
        kinds: tuple[str, ...] = RECOVERED if any(card.title in TAKING for card in now) else ()
        if not s.variant.magic_stolen_freely and any(card.title == "spion" for card in now):
            kinds = (*RECOVERED, "wizard")  # 101.D.d: before 2003
        mine = held + (pile - _out_for_good(now, pile)) + Counter(card for card in theirs if CARDS[card].kind in kinds)
    return mine


def _held(s: State, seat: int) -> list[str]:
    """What lies in his principality, in his hand and in his stacks."""
    prince = s.princes[seat]
    in_stacks = [card for number in own_stacks(s.mode, seat) for card in s.stacks[number]]
    return [*(card for card, _ in prince.gives.lying), *prince.hand, *in_stacks]


def _usable(there: Iterable[str], lying: Iterable[str], lent: Iterable[str] = ()) -> list[Card]:
    """Those that lie already, and those whose conditions can still be fulfilled; K-124: where a card shares what others
    do, by what may be lent, too."""
    usable = [CARDS[card] for card in there]
    of_others = [CARDS[card] for card in lent] if any(card.shares for card in usable) else []
    while True:
        about = [*usable, *of_others]
        left = [card for card in usable if card.id in lying or _possible(card, about)]
        if len(left) == len(usable):
            return usable
        usable = left


def _out_for_good(usable: list[Card], out: Counter[str]) -> Counter[str]:
    """The discards that none of these cards can bring back."""
    if any(card.fetches for card in usable):
        return Counter()
    if any(card.recovers for card in usable):
        return Counter(card for card in out.elements() if CARDS[card].kind not in RECOVERED)
    return out


def _wizards(usable: list[Card], lying: Counter[str]) -> int:
    """Those still in the game; K-189: without any that has a name, of the others only those that lie already."""
    named = sum([card.kind == "wizard" and not card.links for card in usable])
    linked = [card.id for card in usable if card.links]
    return named + (len(linked) if named else sum([lying[card] for card in set(linked)]))


def _possible(card: Card, usable: list[Card]) -> bool:
    """Whether the cards are still in the game that a card depends on."""
    if card.needs and not any(other.title in card.needs for other in usable):
        return False
    if card.power or card.spell or card.needs_wizards_together:
        wizards = sum(other.kind == "wizard" for other in usable)
        if wizards < max(1, card.needs_wizards_together):
            return False
    return card.needs_counters <= sum(other.counts_to for other in usable)


# points of buildings that everybody can build who has a city
PLAIN_POINTS: Final = {
    card.id: card.vp
    for card in CARDS.values()
    if card.vp and card.kind == "building" and card.placement != "citadel" and _possible(card, [])
}


def _could_burn(s: State) -> int:
    """Buildings that attacks still in the game could send home."""
    return sum(CARDS[card].nature == "attack" for card in cards_in_game(s)) - sum(
        CARDS[card].nature == "attack" for card in discarded(s)
    )
