"""What a puzzle is."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any, Final

from ..kernel import BadInput, Reason
from ..kernel.record import parse_record

WIN_NOW: Final = "win-now"
BEST: Final = "best"
FORBIDDEN: Final = "forbidden"
KINDS: Final = (WIN_NOW, BEST, FORBIDDEN)
GRADES: Final = (1, 2, 3, 4, 5)


class DamagedPuzzle(BadInput):
    """A puzzle cannot be read, or does not hold any more. The message says why."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and the share of a win it promises, by so many trials."""

    move: str
    chance: float
    trials: int = 0


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a sentence is refused, as it was when the puzzle was found."""

    move: str
    code: str
    rules: tuple[str, ...]

    @classmethod
    def of(cls, move: str, reason: Reason) -> "Refusal":
        return cls(move, reason.code, reason.rules)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a game that was played, and what is asked about it.

    `record` is the position as a record: its tags name the game, its mode, seats and options, the version of the rules
    and the cards. `solution` are the moves of the seat, one after the other; where one move is asked for (`best`,
    `forbidden`) it is the only one. What else there is depends on the kind:

    * win-now: `keys` are all first moves that keep the win, `tempting` are some that look better and lose it
    * best: `weighed` is what the search found out, best first; `tempting` what looks best at a glance
    * forbidden: `sentences` to pick from; all are allowed but one, or (`one_allowed`) all refused but one; `refusals`
      say why
    """

    id: str
    kind: str
    grade: int
    seat: str
    record: str
    solution: tuple[str, ...]
    keys: tuple[str, ...] = ()
    tempting: tuple[str, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    sentences: tuple[str, ...] = ()
    one_allowed: bool = False
    refusals: tuple[Refusal, ...] = ()
    # where it comes from: the seed of the game, and figures that grades and choosing go by
    origin: str = ""
    facts: Mapping[str, float] = field(default_factory=dict)

    @property
    def tags(self) -> Mapping[str, str]:
        return parse_record(self.record).tags

    @property
    def game(self) -> str:
        return self.tags["Game"]

    @property
    def mode(self) -> str:
        return self.tags["Mode"]

    def json(self) -> dict[str, Any]:
        """Without what is empty: a file of them is to be read by people, too."""
        return {name: value for name, value in asdict(self).items() if value not in ("", (), {}, False)}

    def line(self) -> str:
        return json.dumps(self.json(), ensure_ascii=False, sort_keys=False)


def name_of(kind: str, record: str, solution: tuple[str, ...]) -> str:
    """The same puzzle has the same id wherever and whenever it is found."""
    digest = blake2b("\n".join([kind, record, *solution]).encode(), digest_size=4).hexdigest()
    return f"{kind}-{digest}"


def read_puzzle(line: str) -> Puzzle:
    """The inverse of `Puzzle.line`. Raises DamagedPuzzle."""
    try:
        data = json.loads(line)
        puzzle = Puzzle(
            **{
                **data,
                **{name: tuple(data.get(name, ())) for name in ("solution", "keys", "tempting", "sentences")},
                "weighed": tuple(Weighed(**found) for found in data.get("weighed", ())),
                "refusals": tuple(
                    Refusal(found["move"], found["code"], tuple(found["rules"])) for found in data.get("refusals", ())
                ),
            }
        )
    except (ValueError, TypeError, KeyError) as error:
        raise DamagedPuzzle(f"this is no puzzle: {error}") from error
    if puzzle.kind not in KINDS or puzzle.grade not in GRADES or not puzzle.solution:
        raise DamagedPuzzle(f"the puzzle {puzzle.id} is damaged: its kind, its grade or its solution")
    return puzzle
