"""A table as it may be: what a seat sees or has seen is as it is, everything else is dealt at random.

Built from the seat's view alone, so a bot that thinks with it knows nothing that the seat does not know.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ...kernel.thinking import Shuffler
from ..realm.advantages import weigh_advantages
from ..realm.determinize import deal, deal_regions, hidden_cards, more_from_view, prince_from_view
from ..realm.expansions import refresh
from ..realm.mode import NEUTRAL, draw_cards
from ..realm.state import DISCARDS
from .data import SEATS, all_regions
from .guess import guess_decks
from .modes import Deal
from .own_decks import events_in_game
from .shares import cards_to_put_away
from .state import ACTION, DRAW, EXCHANGE, ROLL, State, new_state
from .variants import FIRST_TOURNAMENT
from .view import View

# where the rules can be entered: at the questions of a turn, not while a card takes effect
ENTERABLE: Final = (ROLL, ACTION, DRAW, EXCHANGE)


def determinize(view: View, shuffle: Shuffler) -> State | None:
    """A state in which the seat would see just this view; None while something takes effect, or for a spectator."""
    seat, memory = view["seat"], view["memory"]
    if seat is None or memory is None:
        return None
    if view["phase"] not in ENTERABLE or view["playing"] or view["new_regions"] or view["looked_at"]:
        return None
    me = SEATS.index(seat)
    of_1997 = view["edition"] == FIRST_TOURNAMENT
    deal_agreed = Deal(
        tuple(view["sets"]), view["layout"], view["target"], tuple(view["special"]), view["kept"] or 0, of_1997
    )
    s = new_state(view["mode"], view["edition"], deal_agreed, [prince_from_view(prince) for prince in view["princes"]])
    if s.mode.own_decks:
        hidden = guess_decks(s, me, view, memory, shuffle)
    else:
        aside = [*_on_others(view), *(view["put_away"] or ())]
        hidden = hidden_cards(s.mode, view["princes"], memory, view["open_stacks"], aside)
        if hidden is not None and s.mode.kept:
            _guess_put_away(s, me, view, hidden[NEUTRAL], shuffle)
    if hidden is None or not deal(s, me, view["princes"], view["stacks"], memory, hidden, shuffle):
        return None  # cards are somewhere else: being played
    s.phase = view["phase"]
    s.active = SEATS.index(view["active"])
    s.turn = view["turn"]
    s.production = view["production"] or 0
    s.event = view["event"] or ""
    s.actions_open = view["actions_open"] and s.variant.threshold != "three-each"
    s.offers = view["offers"]
    s.open_stacks = tuple([stack["cards"] for stack in view["open_stacks"]])
    for prince, shown in zip(s.princes, view["princes"], strict=True):
        more_from_view(prince, shown)
    s.bans = tuple(
        [
            (DISCARDS if ban["stack"] is None else ban["stack"] - 1, SEATS.index(ban["by"]), ban["card"])
            for ban in view["bans"]
        ]
    )
    s.face_up = tuple([number for number, stack in enumerate(view["stacks"]) if "top" in stack])
    s.fresh = tuple(view["fresh"])
    s.carted = view["carted"] or ""
    s.actions_played = view["actions_played"]
    s.one_to_one = tuple(view["one_to_one"])
    s.metropolises = view["metropolises"]
    s.citadels = view["citadels"]
    s.charged = tuple((wizard["card"], wizard["site"]) for wizard in view["charged"])
    s.cast = tuple((SEATS.index(cast["by"]), cast["card"], cast["site"]) for cast in view["cast"])
    s.stopped = tuple(view["stopped"])
    s.used = tuple((used["card"], used["site"]) for used in view["used"])
    s.roads = view["roads"]
    s.settlements = view["settlements"]
    s.cities = view["cities"]
    piles = (tuple(memory["discards"]), tuple(memory["other_discards"]))
    s.discards = (piles if me == 0 else piles[::-1]) if s.mode.own_discards else piles[:1]
    deal_regions(s, all_regions(), shuffle)  # a card can have put one into the stack with which somebody began
    _deal_events(s, me, view, shuffle)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s


def _guess_put_away(s: State, me: int, view: View, hidden: list[str], shuffle: Shuffler) -> None:
    """K-020: nobody knows which cards of the other's share are out of the game: any of those that are hidden."""
    possible = list((Counter(draw_cards(s.mode, SEATS[1 - me])) & Counter(hidden)).elements())
    shuffle(possible)
    theirs = tuple(possible[: cards_to_put_away(s)])
    for card in theirs:
        hidden.remove(card)
    mine = tuple(view["put_away"] or ())
    s.put_away = (mine, theirs) if me == 0 else (theirs, mine)


def _deal_events(s: State, me: int, view: View, shuffle: Shuffler) -> None:
    """What this seat knows to come next lies on top; what is out of the game lies nowhere."""
    known = tuple(view["foreseen"])
    s.banished = tuple(view["banished"])
    events = events_in_game(s)
    for card in (*known, *s.banished):
        events.remove(card)
    shuffle(events)
    s.event_stack = (*known, *events[: view["event_stack"] - len(known)])
    s.foreseen = (known, ()) if me == 0 else ((), known)
    s.told_events = tuple(view["told_events"])


def _on_others(view: View) -> Iterator[str]:
    """Cards that lie on roads, on other cards and on stacks."""
    for prince in view["princes"]:
        yield from (lying["card"] for lying in prince["on_roads"])
        yield from (block["by"] for block in prince["blocks"])
    yield from (ban["card"] for ban in view["bans"])
