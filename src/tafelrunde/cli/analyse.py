"""`tafelrunde analyse`: where a finished game was lost."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from ..books.messages import messages
from ..bots.mistakes import USUAL_TRIALS, Effort
from ..kernel import BadInput, Option, Table
from ..lab import analysis
from ..lab.analysis import Analysis, Loss
from ..lab.workers import crew_of
from .common import clear_errors, json_option, language_option, replayed
from .lab import progress_bar

TOP = 3


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option(
    "--trials",
    type=click.IntRange(min=4),
    default=USUAL_TRIALS,
    show_default=True,
    help="For the first look at each choice; what looks bad gets more, in proportion.",
)
@click.option("--top", type=click.IntRange(min=1), default=TOP, show_default=True, help="How many of each seat.")
@click.option("--seat", help="Only those of this seat.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that think.")
@language_option
@json_option
@clear_errors
def analyse(file: Path, trials: int, top: int, seat: str | None, workers: int, language: str, as_json: bool) -> None:
    """Mark the largest losses of win chance in a recorded game.

    The bot `hard` glances at every choice with the eyes of the seat that made it, and compares what was chosen with
    what it would have chosen. Where that looks bad it thinks again, and names a mistake only where these further trials
    confirm it. What nobody could know is nobody's mistake.
    """
    record, table = replayed(file)
    if seat is not None and seat not in table.seats:
        raise BadInput(f"there is no seat {seat!r} in this record; there is: {', '.join(table.seats)}")
    with progress_bar() as bar, crew_of(workers) as crew:
        task = bar.add_task("thinking", total=None)
        found = analysis.analyse(
            record.text(),
            Effort.of(trials),
            crew,
            lambda done, of: bar.update(task, completed=done, total=of),
            top,
        )
    if as_json:
        click.echo(json.dumps(_json(found, found.largest(len(found.losses), seat)), indent=2))
        return
    words = messages(table.game.id, language)
    largest = found.largest(len(found.losses), seat)
    said = {text: words.option(option) for text, option in _options(table, largest)}
    for loss in largest:
        mistake = loss.mistake
        chosen, better = said[mistake.moment.chosen], said[mistake.better]
        click.echo(f"{mistake.lost:6.1%}  line {loss.line}, round {loss.round}, {loss.seat}: {chosen}")
        instead = f"{mistake.best:.1%} with: {better}"
        interval = f"between {mistake.low:.1%} and {mistake.high:.1%} lost, by {mistake.trials} trials"
        click.echo(f"        {mistake.chance:.1%} to win; {instead} ({interval})")
    if not largest:
        click.echo("No choice lost anything that could be told apart from luck.")
    for name, close in zip(found.seats, found.close, strict=True):
        more = f"; {close} more too close to say" if close else ""
        click.echo(f"{name}: gave away {found.given_away(name):.2f} wins in all{more}")


def _options(table: Table[Any, Any], losses: Sequence[Loss]) -> list[tuple[str, Option]]:
    texts = [text for loss in losses for text in (loss.mistake.moment.chosen, loss.mistake.better)]
    read = [(text, table.game.grammar.parse(text)) for text in texts]
    return [(text, option) for text, option in read if isinstance(option, Option)]


def _json(found: Analysis, losses: Sequence[Loss]) -> dict[str, Any]:
    return {
        "choices": found.choices,
        "thought_about": found.thought_about,
        "given_away": {seat: round(found.given_away(seat), 4) for seat in found.seats},
        "too_close": dict(zip(found.seats, found.close, strict=True)),
        "losses": [_loss(loss) for loss in losses],
        "chances": [
            {"answer": answer, "chances": {s: round(share, 4) for s, share in zip(found.seats, shares, strict=True)}}
            for answer, shares in found.chances
        ],
        "luck": None if found.luck is None else asdict(found.luck),
    }


def _loss(loss: Loss) -> dict[str, Any]:
    mistake = loss.mistake
    figures = ("chance", "best", "lost", "low", "high")
    return {
        "line": loss.line,
        "answer": mistake.moment.answers,
        "round": loss.round,
        "seat": loss.seat,
        "prompt": loss.prompt,
        "chosen": mistake.moment.chosen,
        "better": mistake.better,
        **{figure: round(getattr(mistake, figure), 4) for figure in figures},
        "trials": mistake.trials,
    }
