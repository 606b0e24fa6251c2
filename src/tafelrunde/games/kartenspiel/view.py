"""What a seat may see, built from nothing by listing it."""

from typing import TypedDict, cast

from ..realm.advantages import points, strength, trade_points
from ..realm.view import (
    MemoryView,
    OpenStackView,
    PrinceSeen,
    StackView,
    looked_at,
    memory_view,
    open_stack_view,
    prince_seen,
    seat_name,
    stack_views,
)
from .data import SEATS
from .modes import theme_of
from .state import Phase, State
from .threshold import may_act


class PointsView(TypedDict):
    victory: int
    strength: int
    tournament: int
    trade: int


class PrinceView(PrinceSeen):
    points: PointsView


class UsedView(TypedDict):
    card: str
    site: str


class View(TypedDict):
    mode: str
    edition: str
    theme: str  # the theme set in play, if there is one
    seat: str | None
    phase: Phase
    active: str
    turn: int
    target: int
    production: int | None
    event: str | None
    event_card: str | None
    actions_open: bool  # whether the points from which action cards may be played are reached
    offers: int  # trades that were offered in this turn
    used: list[UsedView]  # cards whose function works once in a turn and was used
    open_stack: OpenStackView | None
    stacks: list[StackView]
    region_stack: int
    event_stack: int
    looked_at: list[str] | None  # the cards of the stack this seat is looking through
    new_regions: list[str]
    playing: list[str]
    discard: int
    discard_top: str | None
    roads: int
    settlements: int
    cities: int
    ritterfigur: str | None
    muehlenstein: str | None
    princes: list[PrinceView]
    winner: str | None
    memory: MemoryView | None  # None: who only looks on


def view(s: State, seat: int | None) -> View:
    """K-005: stored resources and placed cards are open, hands are hidden; K-158: of the discards only the top."""
    return {
        "mode": s.mode.id,
        "edition": s.variant.edition,
        "theme": theme_of(s.mode),
        "seat": None if seat is None else SEATS[seat],
        "phase": s.phase,
        "active": SEATS[s.active],
        "turn": s.turn,
        "target": s.mode.target,
        "production": s.production or None,
        "event": s.event or None,
        "event_card": s.event_card or None,
        "actions_open": may_act(s),
        "offers": s.offers,
        "used": [{"card": card, "site": site} for card, site in s.used],
        "open_stack": open_stack_view(s),
        "stacks": stack_views(s),
        "region_stack": len(s.region_stack),
        "event_stack": len(s.event_stack),
        "looked_at": looked_at(s, seat),
        "new_regions": list(s.new_regions),
        "playing": list(s.playing),
        "discard": len(s.discard),
        "discard_top": s.discard[-1] if s.discard else None,
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "ritterfigur": seat_name(s, s.hero),
        "muehlenstein": seat_name(s, s.trader),
        "princes": [prince_view(s, owner, seat) for owner in range(len(SEATS))],
        "winner": seat_name(s, s.winner),
        "memory": None if seat is None else memory_view(s, seat),
    }


def prince_view(s: State, owner: int, viewer: int | None) -> PrinceView:
    prince = s.princes[owner]
    shown = cast(PrinceView, prince_seen(s, owner, viewer))
    shown["points"] = {
        "victory": points(s, owner),
        "strength": strength(prince),
        "tournament": prince.gives.tournament,
        "trade": trade_points(prince),
    }
    return shown
