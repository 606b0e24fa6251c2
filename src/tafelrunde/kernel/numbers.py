"""A game in numbers, for programs that learn it: every sentence that can ever be legal, numbered, and a view as a row.

A number stands for one sentence of the game's grammar, once and for all: `build kloster at 2-above` has the same number
in every position. Where a form has too many sentences for that (two cards at two sites that change places), they are
numbered by where the cards lie instead: a `Relative` section. Which sentence such a number means follows from what its
seat sees, and in any one position it still is exactly one.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, Protocol

from .ask import Choice
from .errors import BadInput
from .option import Form, Option


class Relative(Protocol):
    """The sentences of one form, numbered from 0 by what the view of the seat that says them shows."""

    @property
    def form(self) -> Form: ...

    @property
    def names(self) -> Sequence[str]:
        """What each number means, in words."""
        ...

    def number(self, option: Option, view: Any) -> int: ...


class Section(NamedTuple):
    """The numbers of one form: from `first` on, so many."""

    sentence: str
    first: int
    size: int


class Actions:
    """The numbering of one game in one mode: first the sentences in the order given, then the relative sections."""

    def __init__(self, sentences: Iterable[Option], relative: Sequence[Relative] = ()) -> None:
        self._options = tuple(sentences)
        self._numbers = {option: number for number, option in enumerate(self._options)}
        if len(self._numbers) != len(self._options):
            raise ValueError("a sentence is numbered twice")
        self._names = [option.text for option in self._options]
        self._relative: dict[Form, tuple[int, Relative]] = {}
        for section in relative:
            self._relative[section.form] = len(self._names), section
            self._names += section.names

    def __len__(self) -> int:
        return len(self._names)

    @property
    def names(self) -> Sequence[str]:
        """What each number means: the sentence itself, or for relative sections what it says of the cards."""
        return self._names

    @property
    def sections(self) -> list[Section]:
        """Which numbers belong to which form, in their order."""
        found: dict[Form, list[int]] = {}
        for number, option in enumerate(self._options):
            found.setdefault(option.form, []).append(number)
        fixed = [Section(form.sentence, numbers[0], len(numbers)) for form, numbers in found.items()]
        return fixed + [
            Section(form.sentence, first, len(section.names)) for form, (first, section) in self._relative.items()
        ]

    def numbers(self, choice: Choice, view: Any) -> list[int]:
        """The numbers of all options of a choice, in their order."""
        known = self._numbers
        try:
            return [known[option] for option in choice.options]
        except KeyError:
            return [self.number(option, view) for option in choice.options]

    def number(self, option: Option, view: Any) -> int:
        """The number of an option of the seat whose view this is. Raises BadInput for what can never be legal here."""
        number = self._numbers.get(option)
        if number is not None:
            return number
        if option.form not in self._relative:
            raise BadInput(f"`{option.text}` has no number in this mode: it can never be legal there")
        first, section = self._relative[option.form]
        return first + section.number(option, view)

    def option(self, number: int, choice: Choice, look: Callable[[], Any]) -> Option | None:
        """The sentence a number means at a choice, legal or not; None for a relative number that means no legal one.

        Only relative numbers need a look at the table, with the eyes of the seat that chooses.
        """
        if number < len(self._options):
            return self._options[number]
        view = look()
        relative = (option for option in choice.options if option.form in self._relative)
        return next((option for option in relative if self.number(option, view) == number), None)


def sentences(form: Form, *words: Iterable[str]) -> Iterator[Option]:
    """Every sentence of a form with these words in its slots, the last slot running fastest."""
    return (form.said(*said) for said in product(*words))


# An observation while it is written. Setting single entries is three times as fast as in a numpy array, and numpy can
# look at the same memory afterwards.
Row = array  # of float32


class Layout:
    """The entries of an observation by name. `blocks` says which of them belong together, in their order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blocks: dict[str, range] = {}

    def __len__(self) -> int:
        return len(self.names)

    def add(self, block: str, *axes: Iterable[str]) -> int:
        """Adds an entry for each combination of words, the last axis running fastest, and says where they begin."""
        begins = len(self.names)
        self.names += [".".join((block, *words)) for words in product(*axes)]
        self.blocks[block] = range(begins, len(self.names))
        return begins

    def blank(self) -> "Row[float]":
        """An observation in which nothing stands yet."""
        return array("f", bytes(4 * len(self.names)))


def places_of(words: Iterable[str]) -> dict[str, int]:
    """Which place each word has, counted from 0."""
    return {word: place for place, word in enumerate(words)}


def part(amount: float, most: int) -> float:
    """An amount as a part of the most that is told apart; what is more counts as that much."""
    return amount / most if amount < most else 1.0


class Encoder(Protocol):
    """One game in one mode with so many seats.

    Observations are told from the side of the seat that looks: it comes first, the others follow clockwise. So what was
    learned in one seat holds in any other.
    """

    @property
    def actions(self) -> Actions: ...

    @property
    def layout(self) -> Layout: ...

    def write(self, row: "Row[float]", view: Any, choice: Choice | None) -> None:
        """Fills a blank row from a seat's view and the choice it has to make (None: it is not asked)."""
        ...
