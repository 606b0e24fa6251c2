"""Nim as a value: state, sentences, rules, view, and how a bot judges."""

from collections.abc import Mapping
from functools import reduce
from operator import xor
from typing import Any, Final

from tafelrunde.kernel import (
    Choice,
    Event,
    EventKind,
    Game,
    Grammar,
    Json,
    Mode,
    Option,
    Questions,
    Reason,
    Result,
    Rules,
    Words,
    amounts,
)
from tafelrunde.kernel.ask import NOTHING
from tafelrunde.kernel.position import PositionError, Positions
from tafelrunde.kernel.setting import fixed_setting
from tafelrunde.kernel.thinking import Thinking

SEATS: Final = ("first", "second")
HEAPS: Final = {"a": 3, "b": 4, "c": 5}
MOST: Final = 9  # matches in one heap
MODES: Final[Mapping[str, Mode]] = {"plain": Mode("plain", {"de": "Drei Haufen", "en": "Three heaps"}, SEATS)}
NAMES: Final = {
    "de": {"first": "Anfang", "second": "Zweite", "a": "Haufen A", "b": "Haufen B", "c": "Haufen C"},
    "en": {"first": "First", "second": "Second", "a": "heap A", "b": "heap B", "c": "heap C"},
}

GRAMMAR: Final = Grammar()
TAKE: Final = GRAMMAR.form("take", "take {number} from {heap}", number=amounts(range(1, MOST + 1)), heap=tuple(HEAPS))
QUESTIONS: Final = Questions()
HOW_MANY: Final = QUESTIONS.question("take", rules=("N-2", "N-3"), answers=(TAKE,))
TOOK: Final = EventKind("took", ("number", "heap"))


class State:
    """What lies on the table: the heaps, and whose turn it is."""

    __slots__ = ("heaps", "news", "seat", "taken")

    def __init__(self, heaps: Mapping[str, int], seat: int = 0, taken: int = 0) -> None:
        self.news: list[Event] = []
        self.heaps = dict(heaps)
        self.seat = seat
        self.taken = taken  # how often somebody has taken

    def copy(self) -> "State":
        return State(self.heaps, self.seat, self.taken)


# the rules


def rules(s: State) -> Rules[None]:
    """N-2: the players take in turn, until nothing is left."""
    while any(s.heaps.values()):
        answer: Option = yield Choice(s.seat, HOW_MANY, takes(s), anchor=True)
        number, heap = answer.args
        s.heaps[heap] -= number
        s.news.append(Event(TOOK, s.seat, (number, heap)))
        s.seat = 1 - s.seat
        s.taken += 1


def takes(s: State) -> list[Option]:
    """N-3: any number of matches, at least one, from a single heap."""
    return [TAKE(number, heap) for heap, lie in s.heaps.items() for number in range(1, lie + 1)]


@QUESTIONS.refuses(TAKE)
def refuse_taking(s: State, _me: int, number: int, heap: str) -> Reason | None:
    if number > s.heaps[heap]:
        return Reason("too-many", ("N-3",), heap=heap, there=str(s.heaps[heap]))
    return None


def result(s: State) -> Result | None:
    """N-4: the player who took the last match has won; that is the one whose turn it no longer is."""
    return None if any(s.heaps.values()) else Result((1 - s.seat,), "last match")


# what is seen, saved and written down


def view(s: State, _seat: int | None) -> dict[str, Any]:
    """N-1: everything lies open."""
    return {"mode": "plain", "heaps": dict(s.heaps), "turn": SEATS[s.seat], "taken": s.taken}


def sketch(view: dict[str, Any], language: str, _colour: bool) -> str:
    return "\n".join(f"{NAMES[language][heap]:>10}  {'| ' * lie}".rstrip() for heap, lie in view["heaps"].items())


def to_json(s: State) -> Json:
    return {"heaps": dict(s.heaps), "seat": s.seat, "taken": s.taken}


def from_json(data: Json) -> State:
    if not isinstance(data, dict) or set(data) != {"heaps", "seat", "taken"}:
        raise ValueError("this is no state of Nim")
    heaps, seat, taken = data["heaps"], data["seat"], data["taken"]
    if not isinstance(heaps, dict) or list(heaps) != list(HEAPS) or not all(type(lie) is int for lie in heaps.values()):
        raise ValueError("the heaps are damaged")
    if type(seat) is not int or seat not in (0, 1) or type(taken) is not int:
        raise ValueError("whose turn it is cannot be read")
    return State({heap: int(str(lie)) for heap, lie in heaps.items()}, seat, taken)


def read_position(
    _mode: str, document: Mapping[str, Any], _seats: int | None, _options: Mapping[str, str] = NOTHING
) -> State:
    for key in document:
        if key not in ("heaps", "turn"):
            raise PositionError((key,), f"unknown key {key!r}", ("heaps", "turn"), key)
    heaps, turn = document.get("heaps", HEAPS), document.get("turn", SEATS[0])
    if turn not in SEATS:
        raise PositionError(("turn",), f"there is no seat {turn!r}", SEATS, str(turn))
    if not isinstance(heaps, Mapping) or set(heaps) - set(HEAPS):
        raise PositionError(("heaps",), f"the heaps are {', '.join(HEAPS)}, each with a number of matches")
    for heap, lie in heaps.items():
        if type(lie) is not int or not 0 <= lie <= MOST:
            raise PositionError(("heaps", heap), f"a heap has 0 to {MOST} matches, not {lie!r}")
    return State({heap: heaps.get(heap, 0) for heap in HEAPS}, SEATS.index(turn))


def describe(s: State) -> dict[str, Any]:
    return {"heaps": dict(s.heaps), "turn": SEATS[s.seat]}


def appraise(view: dict[str, Any], choice: Choice) -> list[float]:
    """A player who leaves heaps whose nim-sum is 0 wins; every other option is as bad as the next."""
    return [1.0 if nim_sum_after(view["heaps"], option) == 0 else 0.0 for option in choice.options]


def nim_sum_after(heaps: Mapping[str, int], option: Option) -> int:
    number, taken_from = option.args
    return reduce(xor, (lie - number if heap == taken_from else lie for heap, lie in heaps.items()))


GAME: Final[Game[State, dict[str, Any]]] = Game(
    id="nim",
    name={"de": "Nim", "en": "Nim"},
    package=__package__,
    modes=MODES,
    rules_version="1",
    data_hash="three heaps",
    grammar=GRAMMAR,
    main_prompts=("take",),
    turn_rules=("N-2",),
    agree=lambda mode, seats, options: fixed_setting(MODES[mode], seats, options),
    start=lambda _setting: State(HEAPS),
    fits=lambda _setting, _state: True,
    rules=rules,
    result=result,
    rounds=lambda state: (state.taken + 1) // 2,
    view=view,
    refuse=QUESTIONS.why_not,
    to_json=to_json,
    from_json=from_json,
    words=Words(
        spell=lambda word, language: NAMES[language].get(word, word),
        vocabulary=(*SEATS, *HEAPS),
        glossary=(),
        card_text=lambda _card, _language: "",
        sketch=sketch,
    ),
    thinking=Thinking(appraise),
    scenarios=Positions(read_position, describe),
)
