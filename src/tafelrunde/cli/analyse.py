"""`tafelrunde analyse`: where a finished game was lost."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from ..books.messages import messages
from ..kernel import BadInput, Option, Table
from ..lab import analysis
from ..lab.analysis import Analysis, Loss
from ..lab.workers import crew_of
from .common import clear_errors, json_option, language_option, replayed
from .lab import progress_bar

WORTH_TELLING = 0.005  # below, the trials cannot tell


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--trials", type=click.IntRange(min=10), default=240, show_default=True, help="For each choice.")
@click.option("--top", type=click.IntRange(min=1), default=10, show_default=True, help="How many losses to show.")
@click.option("--seat", help="Only those of this seat.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that think.")
@language_option
@json_option
@clear_errors
def analyse(file: Path, trials: int, top: int, seat: str | None, workers: int, language: str, as_json: bool) -> None:
    """Mark the largest losses of win chance in a recorded game.

    The bot `hard` thinks about every choice with the eyes of the seat that made it, and compares what was chosen with
    what it would have chosen. What nobody could know is nobody's mistake.
    """
    record, table = replayed(file)
    if seat is not None and seat not in table.seats:
        raise BadInput(f"there is no seat {seat!r} in this record; there is: {', '.join(table.seats)}")
    text = record.text()
    with progress_bar() as bar, crew_of(workers) as crew:
        task = bar.add_task("thinking", total=analysis.choices(text))
        found = analysis.analyse(text, trials, crew, lambda done: bar.update(task, completed=done))
    largest = [loss for loss in found.largest(top, seat) if loss.lost >= WORTH_TELLING]
    if as_json:
        click.echo(json.dumps(_json(found, largest, table.seats), indent=2))
        return
    words = messages(table.game.id, language)
    said = {text: words.option(option) for text, option in _options(table, largest)}
    for loss in largest:
        click.echo(f"{loss.lost:6.1%}  line {loss.line}, round {loss.round}, {loss.seat}: {said[loss.chosen]}")
        instead = f"{loss.best:.1%} with: {said[loss.better]} ({loss.trials} trials)"
        click.echo(f"        {loss.chance:.1%} to win; {instead}")
    if not largest:
        click.echo("No choice lost anything that could be told apart from luck.")
    for name in table.seats:
        click.echo(f"{name}: gave away {found.given_away(name):.2f} wins in all")


def _options(table: Table[Any, Any], losses: Sequence[Loss]) -> list[tuple[str, Option]]:
    read = [(text, table.game.grammar.parse(text)) for loss in losses for text in (loss.chosen, loss.better)]
    return [(text, option) for text, option in read if isinstance(option, Option)]


def _json(found: Analysis, largest: Sequence[Loss], seats: Sequence[str]) -> dict[str, Any]:
    return {
        "choices": found.choices,
        "thought_about": len(found.losses),
        "given_away": {seat: round(found.given_away(seat), 4) for seat in seats},
        "losses": [{**asdict(loss), "lost": round(loss.lost, 4)} for loss in largest],
    }
