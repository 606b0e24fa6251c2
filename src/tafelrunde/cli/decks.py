"""`tafelrunde GAME …`: decks and card files, for each game that people can bring their own to."""

from pathlib import Path
from typing import Any, Final

import click

from ..kernel import Game, registry
from ..kernel.decks import DeckLists
from ..kernel.study import Study
from .common import clear_errors, complain, language_option, read_options, replayed

OPTIONS: Final = "What is agreed about decks, as NAME=VALUE; may be repeated."


def groups() -> list[click.Group]:
    """A group of commands for each game that has any."""
    found = [_group(game) for game in registry.games()]
    return [group for group in found if group.commands]


def _group(game: Game[Any, Any]) -> click.Group:
    group = click.Group(game.id, help=f"Deck lists and card sets of {game.name['en']}.")
    if game.decks is not None:
        for command in (_check(game.decks), _random(game.decks), _export(game.decks)):
            group.add_command(command)
    if game.lab is not None and game.lab.check_cards is not None:
        group.add_command(_check_set(game, game.lab))
    return group


def _check(decks: DeckLists) -> click.Command:
    @click.command("deck-check")
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--option", "options", multiple=True, help=OPTIONS)
    @language_option
    @clear_errors
    def command(file: Path, options: tuple[str, ...], language: str) -> None:
        """Check a deck list (one card on each line) and show what is in it."""
        for line in decks.check(file.read_text("utf-8"), file.name, read_options(options), language):
            click.echo(line)

    return command


def _random(decks: DeckLists) -> click.Command:
    @click.command("deck-random")
    @click.option("--seed", help="The same seed gives the same deck.")
    @click.option("--option", "options", multiple=True, help=OPTIONS)
    @clear_errors
    def command(seed: str | None, options: tuple[str, ...]) -> None:
        """Write a random deck list."""
        click.echo(decks.random(seed, read_options(options)))

    return command


def _export(decks: DeckLists) -> click.Command:
    @click.command("deck-export")
    @click.argument("record", type=click.Path(path_type=Path))
    @click.argument("seat")
    @clear_errors
    def command(record: Path, seat: str) -> None:
        """Write the deck list that a seat brought to a recorded game."""
        _, table = replayed(record)
        option = f"{decks.term}_{seat}"
        if option not in table.setting.options:
            complain(f"the record has no deck list of {seat!r}")
        click.echo(table.setting.options[option])

    return command


def _check_set(game: Game[Any, Any], study: Study) -> click.Command:
    @click.command("set-check")
    @click.argument("file", type=click.Path(path_type=Path))
    @clear_errors
    def command(file: Path) -> None:
        """Check a card set meant to replace ours."""
        assert study.check_cards is not None
        click.echo(study.check_cards(file))
        click.echo(f"play with it: {study.own_cards}={file} tafelrunde play {game.id}")

    return command
