"""The articles as data: a file for each chapter, and the names of the cards they speak of."""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ..marks import Piece
from ..messages import LANGUAGES
from ..reader import Reader

KINDS: Final = ("rule", "definition", "setup", "history", "material", "advice")
EDITIONS: Final = ("all", "original", "turnierset1997", "themensets1999", "reform2003")
MODES: Final = ("grund", "erweitert", "turnier", "sternenschiff")
KEYS: Final = (
    "id",
    "title",
    "kind",
    "modes",
    "since",
    "testable",
    "cards",
    "see",
    "verdict",
    "reasons",
    "examples",
)
# the rules of the games that articles lead to; an article has letters and dots in its number, a rule a dash
RULE: Final = re.compile(r"[A-Z]+-\d{3}")

Texts = Mapping[str, tuple[Piece, ...]]
Names = Mapping[str, Mapping[str, str]]


class BrokenArticle(ValueError):
    """An article that cannot be shown. The message says which, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Article:
    """A question and how it is decided: the verdict first, then the reasons and what it means in play."""

    id: str
    chapter: str
    title: Mapping[str, str]
    kind: str
    modes: tuple[str, ...]
    since: str  # the edition from which it holds
    testable: bool  # whether it decides something that can be played
    cards: tuple[str, ...]
    see: tuple[str, ...]  # other articles, and rules
    verdict: Texts
    reasons: Texts  # empty where there is nothing to add
    examples: tuple[Texts, ...]

    def texts(self, language: str) -> Iterator[tuple[Piece, ...]]:
        yield self.verdict[language]
        if self.reasons:
            yield self.reasons[language]
        yield from (example[language] for example in self.examples)


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: Mapping[str, str]
    articles: tuple[Article, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the register, with the articles that speak of it; `short` is how it is abbreviated."""

    name: Mapping[str, str]
    short: str
    articles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Encyclopedia:
    chapters: Mapping[str, Chapter]
    articles: Mapping[str, Article]
    cards: Names
    terms: tuple[Term, ...] = ()

    def about(self, card: str) -> list[Article]:
        """The articles about a card, in the order of the book."""
        return [article for article in self.articles.values() if card in article.cards]


def plain(text: tuple[Piece, ...]) -> str:
    return "".join(piece.text for piece in text)


def is_rule(reference: str) -> bool:
    return RULE.fullmatch(reference) is not None


@cache
def encyclopedia() -> Encyclopedia:
    here = files(__package__)
    cards = tomllib.loads((here / "cards.toml").read_text(encoding="utf-8"))
    terms = tomllib.loads((here / "terms.toml").read_text(encoding="utf-8"))
    sources = sorted((here / "chapters").iterdir(), key=lambda source: source.name)
    chapters = [tomllib.loads(source.read_text(encoding="utf-8")) for source in sources]
    return read_encyclopedia(chapters, cards, terms["term"])


def read_encyclopedia(
    chapters: Sequence[Mapping[str, Any]], cards: Names, terms: Sequence[Mapping[str, Any]] = ()
) -> Encyclopedia:
    """Raises BrokenArticle where something is missing, or leads to a card or an article that is not there."""
    numbers = {raw["id"] for chapter in chapters for raw in chapter["article"]}
    reader = _Reader(cards, numbers)
    read = [reader.chapter(chapter) for chapter in chapters]
    articles = {article.id: article for chapter in read for article in chapter.articles}
    known = tuple(_term(raw, articles) for raw in terms)
    return Encyclopedia({chapter.id: chapter for chapter in read}, articles, cards, known)


def _term(raw: Mapping[str, Any], articles: Collection[str]) -> Term:
    """`at` names articles, or the beginning of their numbers."""
    found: dict[str, None] = {}
    for at in raw["at"]:
        meant = [id for id in articles if id == at or id.startswith(f"{at}.")]
        if not meant:
            raise BrokenArticle(f"the Encyclopedia, term {raw['de']!r}: there is no article {at!r}")
        found.update(dict.fromkeys(meant))
    return Term({language: raw[language] for language in LANGUAGES}, raw.get("short", ""), tuple(found))


class _Reader(Reader):
    def __init__(self, cards: Names, numbers: set[str]) -> None:
        super().__init__("the Encyclopedia", BrokenArticle)
        self._cards = cards
        self._numbers = numbers
        self._seen: set[str] = set()

    def chapter(self, raw: Mapping[str, Any]) -> Chapter:
        id = raw["chapter"]["id"]
        self._where = f"chapter {id}"
        title = self._in_every_language(raw["chapter"]["title"], "title")
        return Chapter(id, title, tuple(self._article(one, id) for one in raw["article"]))

    def _article(self, raw: Mapping[str, Any], chapter: str) -> Article:
        self._where = f"article {raw.get('id', '?')}"
        self._only(raw, *KEYS)
        if not raw["id"].startswith(f"{chapter}."):
            raise self._wrong(f"it does not belong to chapter {chapter}")
        if raw["id"] in self._seen:
            raise self._wrong("there are two of it")
        self._seen.add(raw["id"])
        for key, known in (("kind", KINDS), ("since", EDITIONS)):
            if raw[key] not in known:
                raise self._wrong(f"{key} {raw[key]!r} is not one of {', '.join(known)}")
        if unknown := [mode for mode in raw["modes"] if mode not in MODES]:
            raise self._wrong(f"there is no mode {unknown[0]!r}")
        for card in raw["cards"]:
            if card not in self._cards:
                raise self._wrong(f"there is no card {card!r}")
        for other in raw["see"]:
            self._name(other, LANGUAGES[0])
        return Article(
            id=raw["id"],
            chapter=chapter,
            title=self._in_every_language(raw["title"], "title"),
            kind=raw["kind"],
            modes=tuple(raw["modes"]),
            since=raw["since"],
            testable=raw["testable"],
            cards=tuple(dict.fromkeys(raw["cards"])),
            see=tuple(dict.fromkeys(raw["see"])),
            verdict=self._text(raw["verdict"], "verdict"),
            reasons=self._text(raw["reasons"], "reasons") if "reasons" in raw else {},
            examples=tuple(self._text(example, "example") for example in raw.get("examples", ())),
        )

    def _text(self, raw: Mapping[str, str], what: str) -> Texts:
        texts = self._in_every_language(raw, what)
        return {language: tuple(self._pieces(text.strip(), language)) for language, text in texts.items()}

    def _name(self, word: str, language: str) -> str:
        """What a card, an article or a rule is called."""
        if word in self._cards:
            return self._cards[word][language]
        if word in self._numbers or is_rule(word):
            return word
        raise self._wrong(f"{word!r} is no card, no article and no rule")
