"""What can be read about the games: their things by name, their messages, their rules. Made once, then kept."""

from functools import cache
from threading import Lock
from typing import Any

from ..books.messages import LANGUAGES, message_source
from ..books.rulebook import rulebook
from ..kernel import Game, registry
from ..kernel.shown import CardEntry
from ..version import __version__
from . import scenes
from .documents import Document
from .trouble import Trouble
from .wire import CardInfo, Catalogue, FormInfo, RuleInfo, RulesInfo, ScenarioTitle, SectionInfo, encode

JSON, TEXT = "application/json", "text/plain"
_making = Lock()  # several may ask for the first time at once, and reading a thousand scenarios takes a second


def game_called(id: str) -> Game[Any, Any]:
    try:
        return registry.game(id)
    except registry.UnknownGame as error:
        raise Trouble(404, "no-game") from error


def catalogue(id: str) -> Document:
    with _making:
        return _catalogue(game_called(id).id)


def rules(id: str) -> Document:
    with _making:
        return _rules(game_called(id).id)


def message_file(id: str, language: str) -> Document:
    if language not in LANGUAGES:
        raise Trouble(404, "no-language", languages=", ".join(LANGUAGES))
    with _making:
        return _message_file(game_called(id).id, language)


@cache
def _catalogue(id: str) -> Document:
    game = registry.game(id)
    known = None if game.page is None else game.page.catalogue()
    made = Catalogue(
        id,
        _names(game),
        [FormInfo(form.name, form.sentence, list(form.slots), form.rare) for form in game.grammar.forms],
        [] if known is None else [_card_info(card) for card in known.cards],
        {} if known is None else dict(known.extra),
    )
    return Document(encode(made), JSON, game.data_hash, __version__)


def _card_info(card: CardEntry) -> CardInfo:
    return CardInfo(card.id, card.kind, dict(card.text), dict(card.facts))


def _names(game: Game[Any, Any]) -> dict[str, dict[str, str]]:
    """What every word is called; a word that is called as it is written need not be told."""
    spell = game.words.spell
    told = [word for word in game.words.vocabulary if any(spell(word, language) != word for language in LANGUAGES)]
    return {language: {word: spell(word, language) for word in told} for language in LANGUAGES}


@cache
def _message_file(id: str, language: str) -> Document:
    return Document(message_source(registry.game(id), language).encode(), TEXT, __version__)


@cache
def _rules(id: str) -> Document:
    book, shown = rulebook(id), scenes.all_of(id)
    by_rule: dict[str, list[str]] = {}
    for name, scenario in shown.items():
        for rule in dict.fromkeys(scenario.rules):
            by_rule.setdefault(rule, []).append(name)
    made = RulesInfo(
        [SectionInfo(section.id, dict(section.title)) for section in book.sections.values()],
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
            for rule in book.rules.values()
        ],
        [
            ScenarioTitle(name, dict(scenario.title), list(scenario.rules), scenario.mode)
            for name, scenario in shown.items()
        ],
    )
    return Document(encode(made), JSON, __version__)
