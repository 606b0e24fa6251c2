"""Which scenarios show the verdict of which article of the Encyclopedia."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ..books.encyclopedia.book import encyclopedia
from ..kernel import registry
from .files import library, scenario_files
from .model import Broken
from .read import read_scenario


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario that shows an article: its game, its name and its title."""

    game: str
    scenario: str
    title: Mapping[str, str]


@cache
def shown_articles() -> Mapping[str, tuple[Shown, ...]]:
    """For every article that something shows, in the order of the files."""
    found: dict[str, list[Shown]] = {}
    for game in registry.games():
        for file in scenario_files([library() / game.id]):
            if "articles" not in file.read_text(encoding="utf-8"):
                continue  # most files; reading them whole takes a second
            try:
                scenario = read_scenario(file)
            except Broken:
                continue  # a broken scenario shows nothing
            for article in scenario.articles:
                found.setdefault(article, []).append(Shown(game.id, file.stem, scenario.title))
    return {article: tuple(shown) for article, shown in found.items()}


def articles_without_scenario() -> list[str]:
    """The articles that decide something that can be played, and that nothing shows yet."""
    shown = shown_articles()
    return [article.id for article in encyclopedia().articles.values() if article.testable and article.id not in shown]
