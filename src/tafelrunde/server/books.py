"""What can be read about the games: their things by name, their messages, their rules, whole and on one page.

Made once, then kept.

At a table it is what its setting lets people read; without one, what anybody may.
"""

from collections.abc import Collection
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

from ..books.guide import Point, guide
from ..books.messages import LANGUAGES, message_source
from ..books.rulebook import Rule, rulebook
from ..books.sealed import Sealed
from ..kernel import Game, Setting, registry
from ..kernel.shown import CardEntry
from ..scenarios import Scenario
from ..version import __version__
from . import scenes
from .documents import Document
from .room import Room
from .trouble import Trouble
from .wire import (
    CardInfo,
    Catalogue,
    FormInfo,
    GuideChapter,
    GuideInfo,
    GuidePiece,
    GuidePoint,
    RuleInfo,
    RulesInfo,
    ScenarioTitle,
    SectionInfo,
    encode,
)

JSON, TEXT = "application/json", "text/plain"
KEPT = 64  # of each kind; most tables read the same as everybody
_making = Lock()  # several may ask for the first time at once, and reading a thousand scenarios takes a second


def game_called(id: str) -> Game[Any, Any]:
    try:
        return registry.game(id)
    except registry.UnknownGame as error:
        raise Trouble(404, "no-game") from error


class Readers(NamedTuple):
    """Who reads: people at tables of a game with one setting, or (without a mode) anybody."""

    game: str
    mode: str = ""
    seats: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    rules: str = ""

    @property
    def setting(self) -> Setting | None:
        return Setting(self.mode, self.seats, dict(self.options), self.rules) if self.mode else None

    @property
    def sealed(self) -> frozenset[str]:
        return frozenset(registry.game(self.game).sealed(self.setting))


def anybody(game: str) -> Readers:
    return Readers(game_called(game).id)


def those_at(room: Room) -> Readers:
    """Everybody at a table: what each seat keeps to itself makes no difference."""
    options = tuple(sorted(room.public_options().items()))
    return Readers(room.game.id, room.mode, room.names, options, room.setting.rules)


def catalogue(readers: Readers) -> Document:
    """What is no different for these readers is the same document."""
    with _making:
        own, everybodys = _catalogue(readers), _catalogue(Readers(readers.game))
        return everybodys if own.tag == everybodys.tag else own


def rules(readers: Readers) -> Document:
    with _making:
        return _rules(readers.game, readers.sealed)


def guide_page(readers: Readers) -> Document:
    with _making:
        return _guide_page(readers.game, readers.sealed)


def message_file(readers: Readers, language: str) -> Document:
    if language not in LANGUAGES:
        raise Trouble(404, "no-language", languages=", ".join(LANGUAGES))
    with _making:
        return _message_file(readers.game, language, readers.sealed)


@lru_cache(KEPT)
def _catalogue(readers: Readers) -> Document:
    game = registry.game(readers.game)
    sealed = readers.sealed
    known = None if game.page is None else game.page.catalogue(readers.setting)
    made = Catalogue(
        game.id,
        _names(game, sealed),
        [FormInfo(form.name, form.sentence, list(form.slots), form.rare) for form in game.grammar.forms],
        [] if known is None else [_card_info(game, card) for card in known.cards if card.id not in sealed],
        {} if known is None else dict(known.extra),
    )
    return Document(encode(made), JSON, game.data_hash, __version__)


def _card_info(game: Game[Any, Any], card: CardEntry) -> CardInfo:
    name = {language: card.name.get(language) or game.words.spell(card.id, language) for language in LANGUAGES}
    short = {language: card.short.get(language) or name[language] for language in LANGUAGES}
    return CardInfo(card.id, card.kind, name, short, dict(card.text), dict(card.facts))


def _names(game: Game[Any, Any], sealed: Collection[str]) -> dict[str, dict[str, str]]:
    """What every word is called; a word that is called as it is written need not be told."""
    spell = game.words.spell
    told = [
        word
        for word in game.words.vocabulary
        if word not in sealed and any(spell(word, language) != word for language in LANGUAGES)
    ]
    return {language: {word: spell(word, language) for word in told} for language in LANGUAGES}


@lru_cache(KEPT)
def _message_file(id: str, language: str, words: frozenset[str]) -> Document:
    game = registry.game(id)
    source = Sealed(game, words).without(message_source(game, language))
    return Document(source.encode(), TEXT, __version__)


@lru_cache(KEPT)
def _rules(id: str, words: frozenset[str]) -> Document:
    game = registry.game(id)
    sealed = Sealed(game, words)
    book, shown = _rules_to_read(game.id, sealed), _scenarios_to_play(game.id, sealed)
    known = {rule.id for rule in book}
    by_rule: dict[str, list[str]] = {}
    for name, scenario in shown.items():
        for rule in dict.fromkeys(scenario.rules):
            by_rule.setdefault(rule, []).append(name)
    made = RulesInfo(
        [
            SectionInfo(section.id, dict(section.title))
            for section in rulebook(game.id).sections.values()
            if not sealed.named_in(section.title.values())
        ],
        [
            RuleInfo(
                rule.id,
                rule.section,
                list(rule.modes),
                dict(rule.text),
                rule.open,
                dict(rule.why),
                rule.card or None,
                by_rule.get(rule.id, []),
            )
            for rule in book
        ],
        [
            ScenarioTitle(name, dict(scenario.title), [rule for rule in scenario.rules if rule in known], scenario.mode)
            for name, scenario in shown.items()
        ],
    )
    return Document(encode(made), JSON, __version__)


def _rules_to_read(game: str, sealed: Sealed) -> list[Rule]:
    return [rule for rule in rulebook(game).rules.values() if not sealed.hides(rule)]


def _scenarios_to_play(game: str, sealed: Sealed) -> dict[str, Scenario]:
    return {name: scenario for name, scenario in scenes.all_of(game).items() if _may_be_played(game, name, sealed)}


def _may_be_played(game: str, scenario: str, sealed: Sealed) -> bool:
    told = sealed and sealed.named_in([scenes.source(game, scenario)])
    return not told and not scenes.is_sealed(game, scenario)


@lru_cache(KEPT)
def _guide_page(id: str, words: frozenset[str]) -> Document:
    sealed = Sealed(registry.game(id), words)
    made = GuideInfo(
        [
            GuideChapter(
                chapter.id,
                dict(chapter.title),
                list(chapter.modes),
                [_guide_point(id, point, sealed) for point in chapter.points],
            )
            for chapter in guide(id).without(id, sealed).chapters
        ]
    )
    return Document(encode(made), JSON, __version__)


def _guide_point(game: str, point: Point, sealed: Sealed) -> GuidePoint:
    shown = scenes.exists(game, point.example) and _may_be_played(game, point.example, sealed)
    return GuidePoint(
        {
            language: [GuidePiece(piece.text, piece.word or None) for piece in pieces]
            for language, pieces in point.text.items()
        },
        list(point.rules),
        list(point.modes),
        point.example if shown else None,
        point.mark or None,
        dict(point.name),
    )
