"""A game: a value that says what it can. What is None, it cannot."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

from .ask import Choice, Rules
from .decks import DeckLists
from .event import Event
from .json_data import Json
from .luck import Luck
from .numbers import Encoder
from .option import Grammar, Option
from .position import Positions
from .puzzling import Puzzling
from .reason import Reason
from .setting import Mode, Setting, Term, nothing_to_agree
from .shown import Showing
from .study import Study
from .thinking import Thinking


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


S = TypeVar("S", bound=State)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Finished(Generic[S]):
    """A table whose game is over, for the game that is played after it.

    `winners` are seats at that table. `places` says for each of its seats where its player sits now, by the name
    of the seat; None: they do not play on.
    """

    setting: Setting
    state: S
    winners: tuple[int, ...]
    places: tuple[str | None, ...]

    def place_of(self, seat: str) -> str | None:
        """Where the player of this seat sits now."""
        return self.places[self.setting.seats.index(seat)]


def nothing_sealed(_setting: Setting | None) -> Collection[str]:
    """Of a game without secrets about what there is in it."""
    return ()


def same_again(earlier: Finished[S]) -> Mapping[str, str]:
    """What follows a table of a game whose rules carry nothing on: the same options."""
    return earlier.setting.options


@dataclass(frozen=True, slots=True)
class Words(Generic[V]):
    """What a game's things are called, and its table as text. Every text exists in `de` and `en`."""

    # what a word of the game (card, region, seat …) is called
    spell: Callable[[str, str], str]
    # every single word that `spell` has a name for
    vocabulary: Collection[str]
    # the ids of everything `card_text` can explain
    glossary: Collection[str]
    # what a card does, in our words; empty for what is no card
    card_text: Callable[[str, str], str]
    # a view as text of at most 80 columns, in a language, with or without colours
    sketch: Callable[[V, str, bool], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V]):
    """A game: its rules, its words, what each seat may see, and what it can besides."""

    id: str
    name: Mapping[str, str]
    # the package in which its messages/de.ftl, messages/en.ftl, rules.toml and guide.toml lie
    package: str
    modes: Mapping[str, Mode]
    # changes when a rule fix makes old records replay differently
    rules_version: str
    # versions of before by which it can still be played, for records and tables that began with them
    earlier_rules: tuple[str, ...] = ()
    # of the card data, so that records and saved tables name the cards they were played with
    data_hash: str
    # the same game with cards of before, by their hash: what was begun with them goes on with them
    editions: "Mapping[str, Game[S, V]]" = field(default_factory=dict)
    # cards of before that are dealt no more
    retired: Collection[str] = ()
    # where it stands in a list of games: the smallest number comes first
    place: int = 100

    grammar: Grammar
    # the questions at which somebody wants to see the whole table
    main_prompts: tuple[str, ...]
    # the rules that say whose turn it is: what a seat that is not asked is told
    turn_rules: tuple[str, ...]

    # what is agreed on: every option, with defaults for what is left open; raises BadInput if it cannot be played so
    agree: Callable[[str, int | None, Mapping[str, str]], Setting]
    # what `agree` lets people agree on, for a list to pick from
    terms: Callable[[str, int | None], tuple[Term, ...]] = nothing_to_agree
    # words, cards mostly, that nobody at a table with this setting (None: nobody without a table) may hear of: there
    # they do not exist
    sealed: Callable[[Setting | None], Collection[str]] = nothing_sealed
    # the state before anything was shuffled
    start: Callable[[Setting], S]
    # whether a state can be one of a game with this setting
    fits: Callable[[Setting, S], bool]
    # The options of a table that follows one whose game is over: those agreed there, as the rules carry them on.
    # Players may sit elsewhere now; what an option says about a seat goes with them.
    follow: Callable[[Finished[S]], Mapping[str, str]] = same_again
    # the rules from wherever a state stands, until the game is over; they change the state in place
    rules: Callable[[S], Rules[None]]
    # how the game ended, or None while it goes on
    result: Callable[[S], Result | None]
    # how many rounds were begun
    rounds: Callable[[S], int]
    # What a seat (None: a spectator) may see, built by listing it, ready for JSON. What it has seen before of what lies
    # hidden now may be listed under `memory`, which is no part of what it sees.
    view: Callable[[S, int | None], V]
    # why an option is not among the options of a choice; None if it is (or would be) allowed
    refuse: Callable[[S, Choice, Option], Reason | None]
    # a state as JSON, and back; reading raises ValueError with a clear message if the data is no state of this game
    to_json: Callable[[S], Json]
    from_json: Callable[[Json], S]

    words: Words[V]
    thinking: Thinking[S, V] | None = None
    # for puzzles; a game that can be thought ahead in has them without, too
    puzzling: Puzzling[S] | None = None
    scenarios: Positions[S] | None = None
    lab: Study | None = None
    luck: Luck | None = None
    page: Showing[V] | None = None
    # the game in numbers for learning programs, in one mode with so many seats
    numbers: Callable[[str, int], Encoder] | None = None
    decks: DeckLists | None = None
