"""What a seat may see, built from nothing by listing it."""

from typing import TypedDict, cast

from ..realm.advantages import points, strength
from ..realm.discards import discarded
from ..realm.view import (
    MemoryView,
    OpenStackView,
    PrinceSeen,
    StackView,
    looked_at,
    memory_view,
    open_stack_views,
    prince_seen,
    seat_name,
    stack_views,
)
from .data import SEATS
from .state import Phase, State


class PointsView(TypedDict):
    victory: int
    strength: int
    trade: int
    skill: int
    progress: int


class PrinceView(PrinceSeen):
    points: PointsView


class View(TypedDict):
    mode: str
    seat: str | None
    phase: Phase
    active: str
    turn: int
    target: int
    production: int | None
    event: str | None
    event_card: str | None
    herald: bool
    minted: int
    stacks: list[StackView]
    open_stacks: list[OpenStackView]
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
    heldenstein: str | None
    handelsstein: str | None
    princes: list[PrinceView]
    winner: str | None
    memory: MemoryView | None  # None: who only looks on


def view(s: State, seat: int | None) -> View:
    """F-030: hands are hidden, stored resources and placed cards are open; F-069: of the discards only the top."""
    return {
        "mode": s.mode.id,
        "seat": None if seat is None else SEATS[seat],
        "phase": s.phase,
        "active": SEATS[s.active],
        "turn": s.turn,
        "target": s.mode.target,
        "production": s.production or None,
        "event": s.event or None,
        "event_card": s.event_card or None,
        "herald": s.herald,
        "minted": s.minted,
        "stacks": stack_views(s),
        "open_stacks": open_stack_views(s),
        "region_stack": len(s.region_stack),
        "event_stack": len(s.event_stack),
        "looked_at": looked_at(s, seat),
        "new_regions": list(s.new_regions),
        "playing": list(s.playing),
        "discard": len(discarded(s)),
        "discard_top": discarded(s)[-1] if discarded(s) else None,
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "heldenstein": seat_name(s, s.hero),
        "handelsstein": seat_name(s, s.trader),
        "princes": [prince_view(s, owner, seat) for owner in range(len(SEATS))],
        "winner": seat_name(s, s.winner),
        "memory": None if seat is None else memory_view(s, seat),
    }


def prince_view(s: State, owner: int, viewer: int | None) -> PrinceView:
    gives = s.princes[owner].gives
    shown = cast(PrinceView, prince_seen(s, owner, viewer))
    shown["points"] = {
        "victory": points(s, owner),
        "strength": strength(s.princes[owner]),
        "trade": gives.trade,
        "skill": gives.skill,
        "progress": gives.progress,
    }
    return shown
