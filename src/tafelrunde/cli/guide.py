"""`tafelrunde guide`: the rules of a game on one page."""

import json
from typing import Any

import click

from ..books import guide as books
from ..books.sealed import Sealed
from ..kernel import Game, registry
from .common import clear_errors, complain, json_option, language_option, wrapped


@click.command()
@click.argument("game")
@click.option("--mode", "-m", help="Only what holds in this mode.")
@json_option
@language_option
@clear_errors
def guide(game: str, mode: str | None, as_json: bool, language: str) -> None:
    """Read the rules of a GAME on one page, each sentence with the numbers of its rules."""
    named = registry.game(game, mode)
    page = books.guide(named.id).without(named.id, Sealed(named, named.sealed(None)))
    if not page.chapters:
        complain(f"{game} has no page of rules; read them one by one with: tafelrunde rules {game}")
    if mode is not None:
        page = page.within(mode)
    if as_json:
        click.echo(json.dumps([_chapter_json(chapter) for chapter in page.chapters], ensure_ascii=False, indent=2))
        return
    click.echo(named.name[language])
    for chapter in page.chapters:
        where = "" if mode else _where(named, chapter.modes, language)
        click.echo("\n" + wrapped("", chapter.title[language] + where.replace(f" ({chapter.title[language]})", "")))
        for point in chapter.points:
            heading = f"{point.name[language]}: " if point.mark else ""
            where = "" if mode else _where(named, point.modes, language)
            click.echo(wrapped("  · ", f"{heading}{point.plain(language)}{where} [{', '.join(point.rules)}]"))


def _where(game: Game[Any, Any], modes: tuple[str, ...], language: str) -> str:
    """The modes that something holds in, where it does not hold in all."""
    return f" ({', '.join(game.modes[mode].name[language] for mode in modes)})" if modes else ""


def _chapter_json(chapter: books.Chapter) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": dict(chapter.title),
        "modes": list(chapter.modes),
        "points": [
            {
                "text": {language: point.plain(language) for language in point.text},
                "rules": list(point.rules),
                "modes": list(point.modes),
                "example": point.example or None,
                "mark": point.mark or None,
            }
            for point in chapter.points
        ],
    }
