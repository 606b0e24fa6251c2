"""What a seat may see, built from nothing by listing it."""

from typing import TypedDict, cast

from ..realm.advantages import points, strength, tournament_points, trade_points
from ..realm.discards import discards_of
from ..realm.view import (
    BanView,
    CardAt,
    MemoryView,
    MoreSeen,
    OpenStackView,
    PrinceSeen,
    StackView,
    ban_views,
    looked_at,
    memory_view,
    more_seen,
    open_stack_views,
    prince_seen,
    seat_name,
    stack_views,
)
from .data import SEATS
from .modes import deal_of
from .state import Phase, State
from .threshold import may_act


class PointsView(TypedDict):
    victory: int
    strength: int
    tournament: int
    trade: int


class PrinceView(PrinceSeen, MoreSeen):
    points: PointsView


class CastView(CardAt):
    by: str


class View(TypedDict):
    mode: str
    edition: str
    sets: list[str]  # the theme sets in play
    special: list[str]  # cards of no set that can be in a deck
    layout: str  # how their cards lie in the draw stacks
    deck: list[str] | None  # what this seat has brought, events included
    kept: int | None  # where each player puts some of their share away before the game: how many stay
    put_away: list[str] | None  # those that this seat has put away
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
    fresh: list[str]  # units that were laid in this turn
    carted: str | None  # the resource that was named before the roll, to be moved in this turn
    actions_played: int  # by the player at turn, in this turn
    one_to_one: list[str]  # resources that the player at turn trades 1:1 with the bank for the rest of it
    used: list[CardAt]  # cards whose function works once in a turn and was used
    open_stacks: list[OpenStackView]
    stacks: list[StackView]
    bans: list[BanView]
    region_stack: int
    event_stack: int
    looked_at: list[str] | None  # the cards of the stack this seat is looking through
    new_regions: list[str]
    playing: list[str]
    # the pile of this seat (of the first, for who only looks on), and of the other, where each has one
    discard: int
    discard_top: str | None
    other_discard: int | None
    other_discard_top: str | None
    roads: int
    settlements: int
    cities: int
    metropolises: int
    citadels: int
    charged: list[CardAt]  # wizards of the player at turn that were charged in this turn
    cast: list[CastView]  # spell books that were used in this turn
    stopped: list[str]  # cards before the roll that came to nothing in this turn
    banished: list[str]  # event cards that are out of the game
    foreseen: list[str]  # the events that come next, as far as this seat knows them
    told_events: list[str]  # those that have been turned up in this game, each once
    ritterfigur: str | None
    muehlenstein: str | None
    princes: list[PrinceView]
    winner: str | None
    memory: MemoryView | None  # None: who only looks on


def view(s: State, seat: int | None) -> View:
    """K-005: stored resources and placed cards are open, hands are hidden; K-158: of the discards only the top."""
    deal = deal_of(s.mode)
    mine = 0 if seat is None else seat
    own = discards_of(s, mine)
    other = discards_of(s, 1 - mine) if s.mode.own_discards else None
    return {
        "mode": s.mode.id,
        "edition": s.variant.edition,
        "sets": list(deal.themes),
        "special": list(deal.special),
        "layout": deal.layout,
        "deck": _own_deck(s, seat),
        "kept": s.mode.kept or None,
        "put_away": list(s.put_away[seat]) if s.mode.kept and seat is not None else None,
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
        "fresh": list(s.fresh),
        "carted": s.carted or None,
        "actions_played": s.actions_played,
        "one_to_one": list(s.one_to_one),
        "used": [{"card": card, "site": site} for card, site in s.used],
        "open_stacks": open_stack_views(s),
        "stacks": stack_views(s),
        "bans": ban_views(s),
        "region_stack": len(s.region_stack),
        "event_stack": len(s.event_stack),
        "looked_at": _own_share(s, seat) or looked_at(s, seat),
        "new_regions": list(s.new_regions),
        "playing": list(s.playing),
        "discard": len(own),
        "discard_top": own[-1] if own else None,
        "other_discard": None if other is None else len(other),
        "other_discard_top": other[-1] if other else None,
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "metropolises": s.metropolises,
        "citadels": s.citadels,
        "charged": [{"card": card, "site": region} for card, region in s.charged],
        "cast": [{"by": SEATS[by], "card": card, "site": site} for by, card, site in s.cast],
        "stopped": list(s.stopped),
        "banished": list(s.banished),
        "foreseen": [] if seat is None else list(s.foreseen[seat]),
        "told_events": list(s.told_events),
        "ritterfigur": seat_name(s, s.hero),
        "muehlenstein": seat_name(s, s.trader),
        "princes": [prince_view(s, owner, seat) for owner in range(len(SEATS))],
        "winner": seat_name(s, s.winner),
        "memory": None if seat is None else memory_view(s, seat),
    }


def _own_share(s: State, seat: int | None) -> list[str]:
    """K-020: what somebody has not decided about lies before them alone."""
    return [] if seat is None else list(s.undecided[seat])


def _own_deck(s: State, seat: int | None) -> list[str] | None:
    """K-013, K-014: nobody else learns what is in it."""
    return [*s.decks[seat], *s.chosen_events[seat]] if s.mode.own_decks and seat is not None else None


def prince_view(s: State, owner: int, viewer: int | None) -> PrinceView:
    prince = s.princes[owner]
    shown = cast(PrinceView, {**prince_seen(s, owner, viewer), **more_seen(s, owner)})
    shown["points"] = {
        "victory": points(s, owner),
        "strength": strength(prince),
        "tournament": tournament_points(s, prince),
        "trade": trade_points(prince),
    }
    return shown
