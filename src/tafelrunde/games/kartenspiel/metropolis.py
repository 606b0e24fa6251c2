"""Metropolises, which are laid on cities (K-008, K-123, K-124)."""

from ...kernel import Event, Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from ..realm.prince import CITY, METROPOLIS
from .data import METROPOLIS as CARD
from .events import METROPOLIS_BUILT
from .state import State
from .words import BUILD_METROPOLIS, QUESTIONS


def metropolis_options(s: State, me: int) -> list[Option]:
    """Every city that can become one."""
    prince = s.princes[me]
    places = prince.places
    if not s.metropolises or METROPOLIS in places or prince.gives.built.isdisjoint(CARD.needs):
        return []
    cities = [at for at, place in enumerate(places) if place == CITY]
    return [BUILD_METROPOLIS(at) for at in cities if refuse_metropolis(s, me, at) is None]


@QUESTIONS.refuses(BUILD_METROPOLIS)
def refuse_metropolis(s: State, me: int, at: int) -> Reason | None:
    """K-124: one in each principality, on a city with a building that makes it one."""
    prince = s.princes[me]
    if at >= len(prince.places):
        return s.box.refuse("no-such-place", "city", place=at + 1)
    if METROPOLIS in prince.places:
        return Reason("only-one-metropolis", ("K-124",))
    if prince.places[at] != CITY:
        return Reason("metropolis-needs-city", ("K-123",), place=at + 1)
    if not s.metropolises:
        return Reason("none-left", ("K-008",), card=CARD.id)
    return None if _is_civic(s, me, at) else Reason("metropolis-needs-building", ("K-124",), place=at + 1)


def _is_civic(s: State, me: int, at: int) -> bool:
    """K-124, K-129: one of the buildings works in the city; since 2003 one whose functions are shared there counts."""
    prince = s.princes[me]
    return any(
        s.cards[card].title in CARD.needs
        and not s.cards[card].shares
        and prince.place_of(site) == at
        and (s.variant.ally_founds_metropolis or (card, site) in prince.gives.lying)
        for card, site in prince.gives.working
    )


def build_metropolis(s: State, me: int, at: int) -> Rules[None]:
    """K-123: it costs nothing, and the city stays one."""
    prince = s.princes[me]
    s.metropolises -= 1
    prince.places = (*prince.places[:at], METROPOLIS, *prince.places[at + 1 :])
    refresh(s, prince)
    s.news.append(Event(METROPOLIS_BUILT, me, (at + 1,)))
    weigh_advantages(s)
    yield from ()
