"""`tafelrunde record …`: games that were written down."""

import sys
from pathlib import Path

import click

from ..books.messages import messages
from ..kernel import parse_record, registry
from ..kernel.fairness import DoesNotFit, Verified, verify
from ..kernel.record import GOING_ON
from .common import clear_errors, complain, language_option, replayed

SHOWN_HEX = 16  # letters of a commitment that are enough to compare it by eye


@click.group("record")
def record_group() -> None:
    """Recorded games."""


@record_group.command("show")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@clear_errors
def record_show(file: Path, language: str) -> None:
    """Show a recorded game: its tags and everything that happened, as a spectator sees it."""
    record, table = replayed(file)
    # the seed of a game that goes on tells what will be thrown and drawn
    secret = ("Position",) if table.over else ("Position", "Seed")
    for name, value in record.tags.items():
        if name not in secret:
            click.echo(f"{name}: {value}")
    click.echo("")
    words = messages(table.game.id, language)
    for event in table.told(None):
        click.echo(words.event(event, table.seats))


@record_group.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@clear_errors
def record_replay(file: Path, language: str) -> None:
    """Play a record again, answer by answer, and check that it comes out as written."""
    record, table = replayed(file)
    click.echo(table.game.words.sketch(table.view(None), language, False))
    outcome = "going on" if record.tags["Result"] == GOING_ON else record.tags["Result"]
    click.echo(f"\n{len(record.lines)} answers replayed exactly; result: {outcome}")


@record_group.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", help="What the table showed when it was opened (at least its first 16 letters).")
@clear_errors
def record_verify(file: Path, commitment: str | None) -> None:
    """Check that all luck in a record is that of its seed, and the seed the one committed to beforehand.

    Exit code 0: it is. 1: it is not. 2: the record cannot be read, or has no seed.
    """
    record = parse_record(file.read_text(encoding="utf-8"))
    if commitment is not None and len(commitment) < SHOWN_HEX:
        complain(f"a commitment is compared by at least {SHOWN_HEX} letters")
    try:
        found = verify(registry.game(record.tags["Game"]), record, commitment)
    except DoesNotFit as error:
        click.echo(str(error))
        sys.exit(1)
    click.echo("\n".join(_verified(found, seen=commitment is not None)))


def _verified(found: Verified, seen: bool) -> list[str]:
    if found.commitment is None:
        told = ["Nothing was committed to beforehand: the record has no tag [Commitment]."]
    elif seen:
        told = ["The seed fits the commitment you have seen."]
    else:
        # the writer of a record writes its commitment, too; only players know what the table showed
        told = [
            f"The seed fits the commitment in the record, {found.commitment[:SHOWN_HEX]}…; "
            "compare it with what the table showed when it was opened, or give that as --commitment."
        ]
    if found.dealt == 0:
        told.append("Nothing was shuffled, thrown or drawn.")
    elif found.dealt == 1:
        told.append("The one shuffle, throw or draw is that of the seed.")
    else:
        told.append(f"All {found.dealt} shuffles, throws and draws are those of the seed.")
    if found.from_position:
        told.append("The game began with a given position; what lay there did not come from the seed.")
    return told
