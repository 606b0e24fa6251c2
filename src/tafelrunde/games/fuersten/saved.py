"""A state as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from typing import Any, Final

from ...kernel.json_data import Json
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from ..realm.mode import event_cards
from ..realm.saved import (
    Impossible,
    check_centre,
    check_copies,
    check_memory,
    check_prince,
    check_stacks,
    discards_to_json,
    expect,
    prince_from_json,
    prince_to_json,
    read_discards,
    read_memory,
    read_open_stacks,
)
from ..realm.state import NOBODY, NOTHING_LOOKED_AT
from .data import CARDS, EVENT_DIE, HAND, JULFEST
from .die_events import DIE_EVENTS
from .ending import dead
from .hooks import HOOKS
from .modes import half_moon_events
from .state import (
    ACTION,
    ARRANGE,
    DRAW,
    EVENT,
    EXCHANGE,
    OVER,
    PHASES,
    ROLL,
    SHUFFLE,
    START_HAND,
    State,
    new_state,
)

_PLAIN: Final = (
    "phase",
    "active",
    "turn",
    "served",
    "first_stack",
    "production",
    "event",
    "event_card",
    "roads",
    "settlements",
    "cities",
    "looking",
    "looker",
    "shown_to",
    "minted",
    "herald",
    "struck",
    "winner",
)
# by the name they have had in saved tables from the beginning
_LISTS: Final = {
    "region_stack": "region_stack",
    "new_regions": "new_regions",
    "events": "event_stack",
    "playing": "playing",
}
_RANGES: Final = {
    "active": (0, 1),
    "turn": (0, 10**9),
    "served": (0, 2),
    "production": (0, 6),
    "roads": (0, 9),
    "settlements": (0, 9),
    "cities": (0, 7),
    "minted": (0, 2),
    "looker": (NOBODY, 1),
    "shown_to": (NOBODY, 1),
    "winner": (NOBODY, 1),
}


def to_json(s: State) -> Json:
    return {
        "mode": s.mode.id,
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, attribute)) for name, attribute in _LISTS.items()},
        **discards_to_json(s),
        "stacks": [list(stack) for stack in s.stacks],
        "open_stacks": list(s.open_stacks),
        "seen_stacks": [[list(row) for row in rows] for rows in s.seen_stacks],
        "seen_hands": [list(cards) for cards in s.seen_hands],
        "princes": [prince_to_json(prince) for prince in s.princes],
    }


def from_json(data: Any) -> State:
    """Raises ValueError if the data is no possible state of this game."""
    try:
        s = new_state(data["mode"], [])
        s.princes = [prince_from_json(prince) for prince in data["princes"]]
        for name in _PLAIN:
            expect(type(data[name]) is type(getattr(s, name)), name)
            setattr(s, name, data[name])
        for name, attribute in _LISTS.items():
            setattr(s, attribute, tuple(data[name]))
        read_discards(s, data)
        s.stacks = tuple(tuple(stack) for stack in data["stacks"])
        read_open_stacks(s, data)
        read_memory(s, data)
        _check(s)
        for prince in s.princes:
            refresh(s, prince)
            prince.count_stock()
        weigh_advantages(s)
        _check_phase(s)
        expect(s.phase != OVER or s.winner != NOBODY or dead(s), "winner")
        s.news.clear()
    except Impossible:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no state of a game of Fürsten: {type(error).__name__} {error}") from error
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
    check_stacks(s)
    for prince in s.princes:
        check_prince(s.box, prince)
    check_centre(s)
    check_copies(s)
    _check_events(s)
    check_memory(s)


def _check_phase(s: State) -> None:
    """A state is saved where the rules can be entered: between moves, or at an event's question."""
    looking = s.looking != NOTHING_LOOKED_AT or s.looker != NOBODY
    expect(not s.new_regions and not s.playing and not looking, "unfinished move")
    drawn = s.phase == EVENT and s.event == "ereigniskarte"
    expect((s.event_card not in ("", JULFEST)) == drawn and (s.event_card != JULFEST), "event_card")
    expect(s.phase != EVENT or drawn or s.event in DIE_EVENTS, "event")
    card = HOOKS.event_cards[CARDS[s.event_card].title] if drawn else None
    shows = card is not None and card.shows_hand and s.hero != NOBODY
    expect(s.shown_to == NOBODY or (shows and s.shown_to == s.hero), "shown_to")
    expect(not s.struck or (card is not None and card.strikes_first), "struck")
    expect(s.mode.arranges_regions or s.phase != ARRANGE, "phase")
    expect(not s.herald or (s.phase in (ROLL, EVENT, ACTION, DRAW, EXCHANGE, OVER) and s.event == "fest"), "herald")
    hands = [card for prince in s.princes for card in prince.hand]
    if s.phase == SHUFFLE:
        expect(not hands and not any(s.stacks) and not s.event_stack and s.turn == 0, "phase")
        return
    expect(bool(s.event_stack) or drawn, "events")
    expect(len(s.region_stack) >= 2 * s.settlements, "region_stack")
    if s.phase == START_HAND and s.mode.chooses_hand:
        basis = [stack for stack, back in zip(s.stacks, s.mode.backs, strict=True) if back == "basis"]
        expect(all(len(stack) >= HAND for stack in basis) and s.turn == 0 and s.served < 2, "stacks")
    elif s.phase == START_HAND:
        dealable = [len(stack) >= HAND for number, stack in enumerate(s.stacks) if number != s.first_stack]
        expect(all(dealable) and s.turn == 0 and s.served < 2 and (s.served == 1) == (s.first_stack >= 0), "stacks")
    elif s.phase == ARRANGE:
        expect(s.turn == 0 and s.served < 2, "served")
    else:
        expect(s.turn > 0, "turn")


def _check_events(s: State) -> None:
    """No event more often than it exists."""
    events = Counter([*s.event_stack, *([s.event_card] if s.event_card else [])])
    expect(events <= Counter(event_cards(s.mode) + half_moon_events(s.mode)), "events")
