"""What rules ask for."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from .option import Option
from .question import Question

Seat: TypeAlias = int


NOTHING: Final[Mapping[str, str]] = {}


class Choice:
    """A seat picks one of `options`.

    `prompt` is the name of the question, in the message files too; `about` says by name what it is about. An `anchor`
    is an ask at which the state alone says how the rules go on: a position is the state at the last anchor and the
    answers since. Rules may only mark an ask as anchor if starting the rules again on a copy of it asks it again.
    `passing` is the option of a reaction that lets the moment go by. A seat that passes automatically gives it where it
    is the only answer.
    """

    __slots__ = ("about", "anchor", "options", "passing", "prompt", "seat")

    def __init__(
        self,
        seat: Seat,
        question: Question,
        options: Iterable[Option],
        about: Mapping[str, str] = NOTHING,
        anchor: bool = False,
        passing: Option | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = question.name
        self.options = tuple(options)
        self.about = about
        self.anchor = anchor
        self.passing = passing

    @property
    def only_answer(self) -> Option | None:
        """What can be answered for a seat without deciding anything for it: the one possible answer, if it is one."""
        return self.options[0] if len(self.options) == 1 else None

    def __repr__(self) -> str:
        return f"<Choice of seat {self.seat}: {self.prompt}, {len(self.options)} options>"


class Chance:
    """Chance picks one of `outcomes`, each equally likely (repeat one to make it likelier)."""

    __slots__ = ("kind", "outcomes")

    def __init__(self, kind: str, outcomes: Sequence[str]) -> None:
        self.kind = kind
        self.outcomes = outcomes

    def __repr__(self) -> str:
        return f"<Chance {self.kind}>"


class Shuffle:
    """Chance puts `items` into an order; the answer is the tuple of items in that order."""

    __slots__ = ("items", "kind")

    def __init__(self, kind: str, items: Sequence[str]) -> None:
        self.kind = kind
        self.items = items

    def __repr__(self) -> str:
        return f"<Shuffle {self.kind} of {len(self.items)}>"


class Together:
    """Several seats choose at once; the answer maps each seat to its option.

    Answers come in any order. Nobody sees another's answer before all are in.
    """

    __slots__ = ("anchor", "choices")

    def __init__(self, choices: Sequence[Choice], anchor: bool = False) -> None:
        self.choices = choices
        self.anchor = anchor

    def __repr__(self) -> str:
        return f"<Together {list(self.choices)}>"


class Afterwards:
    """The game is over, and some seats may still say something, such as showing what nobody has seen.

    Nobody is waited for: the table counts as over, and answers may come at any time or never. The answer maps the one
    seat that spoke to its option; after it rules may offer what is left, and ask nothing else.
    """

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices

    def __repr__(self) -> str:
        return f"<Afterwards {list(self.choices)}>"


Ask: TypeAlias = Choice | Chance | Shuffle | Together | Afterwards

T = TypeVar("T")

# What comes back depends on what was asked: an Option for a Choice, a str for a Chance, a tuple for a Shuffle,
# a dict for a Together or Afterwards. Python cannot say "the sent type follows from the yielded one", so rules name
# the type where they receive it: `answer: Option = yield Choice(...)`.
Rules: TypeAlias = Generator[Ask, Any, T]


def decide(
    seat: Seat,
    question: Question,
    options: Sequence[Option],
    about: Mapping[str, str] = NOTHING,
    anchor: bool = False,
) -> Rules[Option]:
    """What a seat decides on. Where there is only one option nobody needs to be asked: it is taken.

    For decisions of which everybody may know that there was no choice. Where being asked or not would tell what a
    hand holds, rules yield a `Choice`, which is always asked.
    """
    if len(options) == 1:
        return options[0]
    answer: Option = yield Choice(seat, question, options, about, anchor)
    return answer
