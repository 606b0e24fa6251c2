"""What can be read about the games, and scenarios to play with."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from .answers import ChoiceInfo, ReasonInfo
from .basics import Closed, MoveText, SeatName, TermText
from .tables import Over

# games


class FormInfo(Struct):
    """A sentence of the game: `build {card} at {site}`. Options are sentences with their slots filled.

    A `rare` one is almost always legal and almost never wanted: it should not be offered first.
    """

    name: str
    text: str
    slots: list[str]
    rare: bool = False


class CardInfo(Struct):
    """A card. `name` and `short` (for small tiles, often the same) have soft hyphens, for print only: to search and to
    compare there are the catalogue's names. `text` leaves the figures out, which are among the `facts`."""

    id: str
    kind: str
    name: dict[str, str]
    short: dict[str, str]
    text: dict[str, str]
    facts: dict[str, Any]


class Catalogue(Struct):
    """What it takes to name and draw the things of a game. A word that is not among `names` is its own name."""

    game: str
    names: dict[str, dict[str, str]]
    forms: list[FormInfo]
    cards: list[CardInfo]
    extra: dict[str, Any]


class SectionInfo(Struct):
    id: str
    title: dict[str, str]


class RuleInfo(Struct):
    """A rule in our words. An `open` rule is our reading of what the sources leave open, and `why` its reason."""

    id: str
    section: str
    modes: list[str]
    text: dict[str, str]
    open: bool
    why: dict[str, str]
    card: str | None
    scenarios: list[str]


class ScenarioTitle(Struct):
    id: str
    title: dict[str, str]
    rules: list[str]
    mode: str


class RulesInfo(Struct):
    sections: list[SectionInfo]
    rules: list[RuleInfo]
    scenarios: list[ScenarioTitle]


class GuidePiece(Struct):
    """A stretch of a sentence; with a `word` it names that thing of the game."""

    text: str
    word: str | None


class GuidePoint(Struct):
    """A sentence or a few, with the rules behind it and the scenario that shows it. `modes`: none means all.

    With a `mark` it is the line of a table that explains that thing, called `name`.
    """

    text: dict[str, list[GuidePiece]]
    rules: list[str]
    modes: list[str]
    example: str | None
    mark: str | None
    name: dict[str, str]


class GuideChapter(Struct):
    id: str
    title: dict[str, str]
    modes: list[str]
    points: list[GuidePoint]


class GuideInfo(Struct):
    """The rules on one page. A game that brings no such page has no chapters."""

    chapters: list[GuideChapter]


class ArticleTitle(Struct):
    """An article of the Encyclopedia, in its table of contents. `testable`: it decides something that can be played."""

    id: str
    title: dict[str, str]
    kind: str
    testable: bool
    cards: list[str]


class EncyclopediaChapter(Struct):
    id: str
    title: dict[str, str]
    articles: list[ArticleTitle]


class RegisterEntry(Struct):
    """A term of the register, how it is abbreviated if it is, and the articles that speak of it."""

    name: dict[str, str]
    short: str | None
    articles: list[str]


class EncyclopediaInfo(Struct):
    """The chapters of the Encyclopedia, what the cards are called that it speaks of, and its terms."""

    chapters: list[EncyclopediaChapter]
    cards: dict[str, dict[str, str]]
    terms: list[RegisterEntry]


class ShownBy(Struct):
    """A scenario that shows the verdict of an article."""

    game: str
    scenario: str
    title: dict[str, str]


class ArticleInfo(Struct):
    """An article whole: verdict, reasons and examples, in pieces that may name a card, an article or a rule.

    `since` is the edition from which it holds, `see` leads to other articles and to rules, `shown` are the scenarios in
    which it can be played.
    """

    id: str
    title: dict[str, str]
    kind: str
    modes: list[str]
    since: str
    testable: bool
    cards: list[str]
    see: list[str]
    verdict: dict[str, list[GuidePiece]]
    reasons: dict[str, list[GuidePiece]]
    examples: list[dict[str, list[GuidePiece]]]
    shown: list[ShownBy]


class ChapterInfo(Struct):
    id: str
    title: dict[str, str]
    articles: list[ArticleInfo]


class ArticlesFound(Struct):
    """The numbers of the articles that were looked for, the best first."""

    articles: list[str]


class Check(Closed):
    """Something to be agreed on: can it be played so? Nothing is opened."""

    mode: Annotated[str, Meta(max_length=32)] | None = None
    seats: Annotated[int, Meta(ge=1, le=1000)] | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=64)] = field(default_factory=dict)


class Checked(Struct):
    """`message` is a sentence in English; `rules` and `text` are there where a rule of the game forbids it."""

    ok: bool
    message: str | None = None
    rules: list[str] = []
    text: dict[str, str] | None = None


class Suggest(Closed):
    """A proposal for what a seat brings, with what is agreed about it. The same seed gives the same."""

    term: Annotated[str, Meta(max_length=32)]
    mode: Annotated[str, Meta(max_length=32)] | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=64)] = field(default_factory=dict)


class Suggested(Struct):
    value: str


# scenarios


class ScenarioBeat(Struct):
    """One move of a scenario (`do` is `red: end turn`), or one that is refused, or none: only checks.

    With `undo` the seat takes its last choice back, which is no move of the game: `move` is null then.
    """

    number: int
    do: str | None
    seat: str | None
    move: str | None
    refused: bool
    expects: list[str]
    note: dict[str, str] | None = None
    undo: bool = False


class ScenarioInfo(Struct):
    id: str
    game: str
    title: dict[str, str]
    rules: list[str]
    note: dict[str, str] | None
    mode: str
    seats: list[str]
    steps: list[ScenarioBeat]
    options: dict[str, str]


class PlayScenario(Closed):
    """The first `step` steps of the script, then the visitor's own moves (`red: end turn`), seen by `seat`."""

    step: Annotated[int, Meta(ge=0, le=10_000)] = 0
    moves: Annotated[list[MoveText], Meta(max_length=200)] = field(default_factory=list)
    seat: SeatName | None = None


class ScenarioStep(Struct):
    """A scenario after some steps, with the eyes of `seat` (null: a spectator's).

    `choice` is that of `chooser`: the seat that looks if it is asked, else the first that is. `chance` says that the
    script stops before a throw, which its next step deals.
    """

    step: int
    of: int
    seat: str | None
    view: Any
    events: list[Any]
    asked: list[str]
    chooser: str | None
    choice: ChoiceInfo | None
    refused: ReasonInfo | None
    chance: bool
    over: Over | None


class Sketch(Struct):
    """A table as text of at most 80 columns, in each language."""

    text: dict[str, str]
