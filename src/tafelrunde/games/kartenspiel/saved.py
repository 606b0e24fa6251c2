"""A state as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from typing import Any, Final

from ...kernel.json_data import Json
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from ..realm.mode import event_cards
from ..realm.prince import SITE_AT
from ..realm.saved import (
    Impossible,
    check_centre,
    check_copies,
    check_memory,
    check_prince,
    check_stacks,
    expect,
    prince_from_json,
    prince_to_json,
    read_memory,
)
from ..realm.state import NOBODY, NOTHING_LOOKED_AT
from .data import CARDS, EVENT_DIE, HAND, QUESTION_MARK
from .ending import dead
from .hooks import HOOKS
from .modes import theme_of
from .offers import MOST_OFFERS
from .state import ARRANGE, EVENT, OVER, PHASES, SHUFFLE, START_HAND, State, new_state
from .threshold import watch_threshold
from .words import USABLE

_PLAIN: Final = (
    "phase",
    "active",
    "turn",
    "served",
    "first_stack",
    "production",
    "event",
    "event_card",
    "actions_open",
    "offers",
    "open_stack",
    "roads",
    "settlements",
    "cities",
    "looking",
    "looker",
    "shown_to",
    "winner",
)
_LISTS: Final = {
    "region_stack": "region_stack",
    "new_regions": "new_regions",
    "events": "event_stack",
    "discard": "discard",
    "playing": "playing",
}
_RANGES: Final = {
    "active": (0, 1),
    "turn": (0, 10**9),
    "served": (0, 2),
    "production": (0, 6),
    "offers": (0, MOST_OFFERS),
    "roads": (0, 9),
    "settlements": (0, 9),
    "cities": (0, 7),
    "looker": (NOBODY, 1),
    "shown_to": (NOBODY, 1),
    "winner": (NOBODY, 1),
}


def to_json(s: State) -> Json:
    return {
        "mode": s.mode.id,
        "edition": s.variant.edition,
        "theme": theme_of(s.mode),
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, attribute)) for name, attribute in _LISTS.items()},
        "stacks": [list(stack) for stack in s.stacks],
        "used": [list(used) for used in s.used],
        "seen_stacks": [[list(row) for row in rows] for rows in s.seen_stacks],
        "seen_hands": [list(cards) for cards in s.seen_hands],
        "princes": [prince_to_json(prince) for prince in s.princes],
    }


def from_json(data: Any) -> State:
    """Raises ValueError if the data is no possible state of this game."""
    try:
        s = new_state(data["mode"], data["edition"], data["theme"], [])
        s.princes = [prince_from_json(prince) for prince in data["princes"]]
        for name in _PLAIN:
            expect(type(data[name]) is type(getattr(s, name)), name)
            setattr(s, name, data[name])
        for name, attribute in _LISTS.items():
            setattr(s, attribute, tuple(data[name]))
        s.stacks = tuple(tuple(stack) for stack in data["stacks"])
        s.used = tuple((card, site) for card, site in data["used"])
        read_memory(s, data)
        _check(s)
        for prince in s.princes:
            refresh(s, prince)
            prince.count_stock()
        weigh_advantages(s)
        watch_threshold(s)
        _check_phase(s)
        expect(s.phase != OVER or s.winner != NOBODY or dead(s), "winner")
        s.news.clear()
    except Impossible:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no state of a game of the card game: {type(error).__name__} {error}") from error
    return s


def _check(s: State) -> None:
    """What a game can never look like is refused here, so that the rules need not expect it."""
    for name, (least, most) in _RANGES.items():
        expect(least <= getattr(s, name) <= most, name)
    expect(s.phase in PHASES, "phase")
    expect(s.winner == NOBODY or s.phase == OVER, "winner")
    expect((s.event == "" or s.event in EVENT_DIE) and (s.event != "" or s.phase != EVENT), "event")
    expect(-1 <= s.first_stack < len(s.stacks), "first_stack")
    expect(len(s.princes) == 2, "princes")
    for card, site in s.used:
        expect(card in USABLE and site in SITE_AT and s.used.count((card, site)) <= CARDS[card].copies, "used")
    check_stacks(s)
    for prince in s.princes:
        check_prince(s.box, prince)
    check_centre(s)
    check_copies(s)
    events = Counter([*s.event_stack, *([s.event_card] if s.event_card else [])])
    expect(events <= Counter(event_cards(s.mode)), "events")
    check_memory(s)


def _check_phase(s: State) -> None:
    """A state is saved where the rules can be entered: between moves, or at an event's question."""
    looking = s.looking != NOTHING_LOOKED_AT or s.looker != NOBODY
    expect(not s.new_regions and not s.playing and not looking, "unfinished move")
    drawn = s.phase == EVENT and s.event == QUESTION_MARK and s.event_card != ""
    expect(drawn == (s.event_card != ""), "event_card")
    expect(not drawn or CARDS[s.event_card].kind == "event", "event_card")
    card = HOOKS.event_cards[CARDS[s.event_card].title] if drawn else None
    shows = card is not None and card.shows_hand and s.hero != NOBODY
    expect(s.shown_to == NOBODY or (shows and s.shown_to == s.hero), "shown_to")
    hands = [card for prince in s.princes for card in prince.hand]
    if s.phase == SHUFFLE:
        expect(not hands and not any(s.stacks) and not s.event_stack and s.turn == 0, "phase")
        return
    expect(bool(s.event_stack) or drawn, "events")
    expect(len(s.region_stack) >= 2 * s.settlements, "region_stack")
    if s.phase == START_HAND:
        enough = [len(stack) >= HAND for number, stack in enumerate(s.stacks) if number != s.first_stack]
        expect(all(enough) and s.turn == 0 and s.served < 2 and (s.served == 1) == (s.first_stack >= 0), "stacks")
    elif s.phase == ARRANGE:
        expect(s.turn == 0 and s.served < 2, "served")
    else:
        expect(s.turn > 0, "turn")
