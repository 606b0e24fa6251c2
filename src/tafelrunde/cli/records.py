"""`tafelrunde record …`: games that were written down."""

import sys
from pathlib import Path

import click

from ..books.messages import messages
from ..kernel import Record, parse_record, registry
from ..kernel.fairness import DoesNotFit, Verified, verify
from ..kernel.record import GOING_ON, RULES_CHANGED
from ..kernel.replay import knows_rules, replay_as_far
from .common import clear_errors, complain, language_option

SHOWN_HEX = 16  # letters of a commitment that are enough to compare it by eye
OTHER_RULES = 3  # exit code: nothing is wrong as far as the rules of this program lead, but that is not to the end


@click.group("record")
def record_group() -> None:
    """Recorded games."""


@record_group.command("show")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@clear_errors
def record_show(file: Path, language: str) -> None:
    """Show a recorded game: its tags and everything that happened, as a spectator sees it.

    Exit code 3: it was played by rules that are gone, and told as far as the present ones lead; the answers that follow
    are shown as they stand in the record, if the game is over.
    """
    record = read_record(file)
    table, stopped = replay_as_far(registry.game(record.tags["Game"]), record)
    over = record.tags["Result"] != GOING_ON
    # the seed of a game that goes on tells what will be thrown and drawn
    secret = ("Position",) if over else ("Position", "Seed")
    for name, value in record.tags.items():
        if name not in secret:
            click.echo(f"{name}: {value}")
    click.echo("")
    words = messages(table.game.id, language)
    for event in table.told(None):
        click.echo(words.event(event, table.seats))
    if stopped:
        click.echo(f"\n{_other_rules(record)} {_said(stopped)}")
        for line in record.lines[len(table.answers) :] if over else ():  # they show what lies hidden
            click.echo(str(line))
        sys.exit(OTHER_RULES)


@record_group.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@clear_errors
def record_replay(file: Path, language: str) -> None:
    """Play a record again, answer by answer, and check that it comes out as written.

    Exit code 3: it was played by rules that are gone, and the present ones do not lead to its end.
    """
    record = read_record(file)
    table, stopped = replay_as_far(registry.game(record.tags["Game"]), record)
    click.echo(table.game.words.sketch(table.view(None), language, False))
    if stopped:
        click.echo(
            f"\n{len(table.answers)} of {len(record.lines)} answers replayed. {_other_rules(record)} {_said(stopped)}"
        )
        sys.exit(OTHER_RULES)
    outcome = "going on" if record.tags["Result"] == GOING_ON else record.tags["Result"]
    click.echo(f"\n{len(record.lines)} answers replayed exactly; result: {outcome}")


@record_group.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", help="What the table showed when it was opened (at least its first 16 letters).")
@clear_errors
def record_verify(file: Path, commitment: str | None) -> None:
    """Check that all luck in a record is that of its seed, and the seed the one committed to beforehand.

    Exit code 0: it is. 1: it is not. 2: the record cannot be read, or has no seed. 3: it was played by rules that are
    gone; it is complete, its seed fits, and so does all luck up to where the present rules lead elsewhere.
    """
    record = read_record(file)
    if commitment is not None and len(commitment) < SHOWN_HEX:
        complain(f"a commitment is compared by at least {SHOWN_HEX} letters")
    try:
        found = verify(registry.game(record.tags["Game"]), record, commitment)
    except DoesNotFit as error:
        click.echo(str(error))
        sys.exit(1)
    if not knows_rules(registry.game(record.tags["Game"]), record):
        click.echo(f"{_other_rules(record)} The record is complete: {len(record.lines)} answers.")
    click.echo("\n".join(_verified(found, seen=commitment is not None)))
    if found.stopped:
        sys.exit(OTHER_RULES)


def read_record(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


def _other_rules(record: Record) -> str:
    played = "; ".join([record.tags["Rules"], *filter(None, [record.tags.get(RULES_CHANGED)])])
    return f"Played with rules version {played}; these are version {registry.game(record.tags['Game']).rules_version}."


def _said(stopped: str) -> str:
    return f"{stopped[0].upper()}{stopped[1:]}."


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
    if found.stopped:
        told.append(found.stopped)
    told.append(_luck(found))
    if found.from_position:
        told.append("The game began with a given position; what lay there did not come from the seed.")
    return told


def _luck(found: Verified) -> str:
    before = " before that" if found.stopped else ""
    if found.dealt == 0:
        return f"Nothing was shuffled, thrown or drawn{before}."
    if found.dealt == 1:
        return f"The one shuffle, throw or draw{before} is that of the seed."
    return f"All {found.dealt} shuffles, throws and draws{before} are those of the seed."
