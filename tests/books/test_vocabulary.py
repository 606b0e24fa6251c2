"""English texts call things by their English names, German texts by their German ones, in every game."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

import tafelrunde
from tafelrunde.books.guide import guide
from tafelrunde.books.messages import LANGUAGES
from tafelrunde.books.rulebook import rulebook
from tafelrunde.kernel import registry
from tafelrunde.scenarios import library, read_scenario, scenario_files

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCE = Path(tafelrunde.__file__).parent
OTHER = {"en": "de", "de": "en"}
ENDINGS = {"de": "(?:e[nrs]?|n|s)?", "en": "(?:e?s)?"}
# names in one language that are ordinary words of the other
ORDINARY: dict[str, set[str]] = {
    "en": {"links"},  # German for left; invitations are links
    "de": set(),
}
# the button that offers the other language, and messages that quote words to be typed
IN_TWO_LANGUAGES = ("switch-language", "reason-unknown-word", "bad-input-scenario-move")
# the commonest words of each language that the other does not have
COMMON = {
    "en": re.compile(r"\b(?:the|of|and|is|are|has|have|with|from|not|this|that|which)\b", re.IGNORECASE),
    "de": re.compile(
        r"\b(?:der|dem|das|und|ist|sind|hat|haben|mit|von|vom|nicht|ein|eine|einen|zum|auf|aus|für)\b|[äöüß„]",
        re.IGNORECASE,
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_game_uses_the_names_of_the_other_language(language: str) -> None:
    assert not [
        f"{where}: {word}: {text}"
        for game in registry.games()
        for where, text in (*game_texts(game.id, language), *page_texts(language))
        for word in foreign_names(game.id, language).findall(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_in_the_other_language(language: str) -> None:
    texts = [text for game in registry.games() for text in (*game_texts(game.id, language), *page_texts(language))]
    assert len(texts) > 1000
    assert not [f"{where}: {text}" for where, text in texts if COMMON[OTHER[language]].search(text)]


@cache
def foreign_names(game_id: str, language: str) -> re.Pattern[str]:
    """What things of a game are called in the other language, where they have another name in this one."""
    other = OTHER[language]
    own = " | ".join(names(game_id, language)).casefold()
    found = {
        name
        for name in names(game_id, other)
        if name.casefold() not in ORDINARY[language] and not re.search(rf"\b{re.escape(name.casefold())}\b", own)
    }
    if not found:
        return re.compile("(?!)")
    longest_first = sorted(found, key=lambda name: (-len(name), name))
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))}){ENDINGS[other]}\b", re.IGNORECASE)


def names(game_id: str, language: str) -> set[str]:
    """Cards, resources, tokens, keywords, modes …; of "Inga, the Merchant (Gold)" both parts, without the set."""
    game = registry.game(game_id)
    spelt = [game.words.spell(word, language) for word in game.words.vocabulary]
    spelt += [mode.name[language] for mode in game.modes.values()]
    parts = (part for name in spelt for part in re.sub(r" \([^)]*\)$", "", name).split(", "))
    return {part for part in parts if not re.search(r"\d", part)}


@cache
def game_texts(game_id: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everything a game says in a language, with where it stands."""
    return tuple(_game_texts(game_id, language))


def _game_texts(game_id: str, language: str) -> Iterator[tuple[str, str]]:
    game, book = registry.game(game_id), rulebook(game_id)
    for section in book.sections.values():
        yield f"section {section.id}", section.title[language]
    for rule in book.rules.values():
        yield rule.id, rule.text[language]
        if rule.why:
            yield f"{rule.id}, why", rule.why[language]
    for chapter in guide(game_id).chapters:
        yield f"guide {chapter.id}", chapter.title[language]
        for point in chapter.points:
            yield f"guide {chapter.id}", point.plain(language)
    for card in game.words.glossary:
        yield card, game.words.card_text(card, language)
    for mode in game.modes.values():
        for term in game.terms(mode.id, None):
            yield f"term {term.id}", term.name[language]
    yield from fluent_texts(Path(str(files(game.package))) / "messages" / f"{language}.ftl")
    folder = library() / game_id  # a game from elsewhere brings no scenarios
    for file in scenario_files([folder] if folder.is_dir() else []):
        scenario = read_scenario(file)
        yield file.name, scenario.title[language]
        for note in (scenario.note, *(step.note for step in scenario.steps)):
            if note:
                yield f"{file.name}, note", note[language]


@cache
def page_texts(language: str) -> tuple[tuple[str, str], ...]:
    """What page and server say by themselves, and what all games say alike."""
    found = [file for file in PAGE.rglob("*.ftl") if language in (file.stem, file.parent.name)]
    assert found
    found += [file for file in SOURCE.rglob(f"{language}.ftl") if "games" not in file.relative_to(SOURCE).parts]
    return tuple(text for file in sorted(found) for text in fluent_texts(file))


def fluent_texts(file: Path) -> Iterator[tuple[str, str]]:
    """The prose of a message file, without placeholders and variant keys."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.value is not None and entry.id.name not in IN_TWO_LANGUAGES:
            yield f"{file.parent.name}/{file.name} {entry.id.name}", " ".join(_prose(entry.value))


def _prose(pattern: Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from _prose(variant.value)
