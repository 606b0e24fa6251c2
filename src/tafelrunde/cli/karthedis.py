"""`tafelrunde karthedis …`: decks and card sets."""

from pathlib import Path

import click

from ..games.karthedis import workshop as karthedis
from .common import clear_errors, complain, language_option, replayed


@click.group("karthedis")
def karthedis_group() -> None:
    """Deck lists and card sets of Karthedis."""


@karthedis_group.command("deck-check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--copies", type=click.IntRange(1, 2), default=1, show_default=True, help="How often a card may be in it."
)
@language_option
@clear_errors
def deck_check(file: Path, copies: int, language: str) -> None:
    """Check a deck list (a card a line) and show what is in it."""
    karthedis.check_set()
    deck = karthedis.read_deck(file.read_text("utf-8"), copies, file.name)
    for card in sorted(deck, key=lambda card: (karthedis.CARDS[card].value, card)):
        click.echo(f"{karthedis.spell(card, language)}: {karthedis.card_text(card, language)}")
    values = [karthedis.CARDS[card].value for card in deck]
    click.echo("\n" + "  ".join(f"{value}: {values.count(value)}" for value in sorted(set(values))))


@karthedis_group.command("deck-random")
@click.option("--seed", help="The same seed gives the same deck.")
@clear_errors
def deck_random(seed: str | None) -> None:
    """Write a deck list of twenty cards by lot."""
    karthedis.check_set()
    click.echo(karthedis.write_deck(karthedis.random_deck(seed)))


@karthedis_group.command("deck-export")
@click.argument("record", type=click.Path(path_type=Path))
@click.argument("seat")
@clear_errors
def deck_export(record: Path, seat: str) -> None:
    """Write the deck list a seat has brought to a recorded game of free deck building."""
    _, table = replayed(record)
    option = f"deck_{seat}"
    if option not in table.setting.options:
        complain(f"the record has no deck list of {seat!r}")
    click.echo(table.setting.options[option])


@karthedis_group.command("set-check")
@click.argument("file", type=click.Path(path_type=Path))
@clear_errors
def set_check(file: Path) -> None:
    """Check a card set that is to take the place of ours."""
    found = karthedis.read_set(file)
    click.echo(f"{found.name['en']}: {len(found.cards)} cards of {len(found.species)} species, all in order")
    click.echo(f"play with it: {karthedis.OWN_SET}={file} tafelrunde play karthedis")
