"""What the kernel wants from a game."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from .ask import Choice, Rules
from .errors import BadInput
from .event import Event
from .option import Grammar, Option
from .reason import Reason

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


# luck that a caller brings along: puts a list into an order by lot
Lot: TypeAlias = Callable[[list[str]], None]


class State(Protocol):
    """What lies on the table: plain data.

    `news` is where rules tell events; the table empties it at every ask, and it is neither copied nor saved.
    """

    news: list[Event]

    def copy(self) -> Self:
        """An independent copy (with empty news)."""
        ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Nobody among the winners: nobody won."""

    winners: tuple[int, ...]
    how: str


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game.

    `seats` are the names of the seats when nothing else is agreed; a game for any number of players says from how many
    to how many can sit down. `usual` are options to play with where nobody is there to agree on any.
    """

    id: str
    name: Mapping[str, str]
    seats: tuple[str, ...]
    fewest: int = 0
    most: int = 0
    usual: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Term:
    """Something that can be agreed before a game begins: an option of its setting, described for whoever offers it.

    `values` are those to pick from; where there are none, or the game is `free` to read more, it is a text. What each
    seat says for itself (`by_seat`) is the option `<id>_<seat>`, and the others must not see it before the game does.
    """

    id: str
    name: Mapping[str, str]
    values: tuple[str, ...] = ()
    usual: str = ""
    free: bool = False
    by_seat: bool = False

    def option(self, seat: str) -> str:
        """The name of the option in which a seat says this."""
        return f"{self.id}_{seat}"


@dataclass(frozen=True, slots=True)
class Setting:
    """What is agreed before a game begins: the mode, who sits where, and the game's own options, each as a text."""

    mode: str
    seats: tuple[str, ...]
    options: Mapping[str, str]


def fixed_setting(mode: Mode, seats: int | None, options: Mapping[str, str]) -> Setting:
    """For games in which nothing is to be agreed but the mode."""
    if seats is not None and seats != len(mode.seats):
        raise BadInput(f"this game has {len(mode.seats)} seats ({', '.join(mode.seats)}), not {seats}")
    if options:
        raise BadInput(f"this game has no option {next(iter(options))!r}; it has none at all")
    return Setting(mode.id, mode.seats, {})


class Survey(Protocol):
    """What many games of one kind say together, beyond who won."""

    def add(self, table: Any) -> None:
        """Counts a game that has ended."""
        ...

    def include(self, other: Any) -> None:
        """Adds what another survey of the same kind has counted."""
        ...

    def json(self) -> dict[str, Any]: ...

    def lines(self) -> list[str]:
        """The same for people."""
        ...


@runtime_checkable
class Surveyed(Protocol):
    """A game that can sum up many games by its own measures."""

    def survey(self) -> Survey: ...


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(Protocol, Generic[S, V]):
    """A game: its rules, its words, and what each seat may see."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Mapping[str, str]: ...

    @property
    def modes(self) -> Mapping[str, Mode]: ...

    @property
    def grammar(self) -> Grammar: ...

    @property
    def rules_version(self) -> str:
        """Changes when a rule fix makes old records replay differently."""
        ...

    @property
    def main_prompts(self) -> tuple[str, ...]:
        """The questions at which somebody wants to see the whole table."""
        ...

    @property
    def turn_rules(self) -> tuple[str, ...]:
        """The rules that say whose turn it is: what a seat that is not asked is told."""
        ...

    @property
    def data_hash(self) -> str:
        """Of the card data, so that a record names the cards it was played with."""
        ...

    def terms(self, mode: str, seats: int | None) -> tuple[Term, ...]:
        """What `agree` lets people agree on, for a list to pick from."""
        ...

    def agree(self, mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
        """What is agreed on, with defaults for what is left open. Raises BadInput if it cannot be played so."""
        ...

    def fits(self, setting: Setting, state: S) -> bool:
        """Whether a state can be one of a game with this setting."""
        ...

    def start(self, setting: Setting) -> S:
        """The state before anything was shuffled."""
        ...

    def rules(self, state: S) -> Rules[None]:
        """The rules from wherever `state` stands, until the game is over. Changes `state` in place."""
        ...

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""
        ...

    def rounds(self, state: S) -> int:
        """How many rounds were begun."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may see, built by listing it. JSON-ready.

        What it has seen before of what lies hidden now may be listed under `memory`, which is no part of what it sees.
        """
        ...

    def refuse(self, state: S, choice: Choice, option: Option) -> Reason | None:
        """Why `option` is not among the options of `choice`; None if it is (or would be) allowed."""
        ...

    def draw(self, view: V, language: str = "en", colour: bool = False) -> str:
        """A view as text of at most 80 columns."""
        ...

    def spell(self, word: str, language: str) -> str:
        """What a word of the game (card, region, seat …) is called in `de` or `en`."""
        ...

    @property
    def vocabulary(self) -> Collection[str]:
        """Every single word that `spell` has a name for."""
        ...

    @property
    def glossary(self) -> Collection[str]:
        """The ids of everything `card_text` can explain."""
        ...

    def card_text(self, card: str, language: str) -> str:
        """What a card does, in our words; empty for what is no card."""
        ...

    def to_json(self, state: S) -> Json: ...

    def from_json(self, data: Json) -> S:
        """Raises ValueError with a clear message if the data is no state of this game."""
        ...
