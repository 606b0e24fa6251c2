"""`tafelrunde simulate` and `tafelrunde bench`: many games at once, to learn something from them."""

import json
import sys

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .. import bench as benchmark
from ..kernel import registry
from ..simulate import simulate as run_simulation
from .common import clear_errors, json_option, read_options


@click.command()
@click.argument("game")
@click.option("--mode", help="Which mode.  [default: the game's first]")
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b.")
@click.option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seats", type=int, help="How many sit at the table.  [default: as usual for the game]")
@click.option("--option", "options", multiple=True, help="What else is agreed, as NAME=VALUE.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@json_option
@clear_errors
def simulate(
    game: str,
    mode: str | None,
    bots: str,
    number: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: str,
    as_json: bool,
) -> None:
    """Let bots play many games and sum up."""
    mode = next(iter(registry.game(game).modes)) if mode is None else mode
    names = [name.strip() for name in bots.split(",")]
    with progress_bar() as progress:
        task = progress.add_task(f"{game} {mode}", total=number)
        result = run_simulation(
            game,
            mode,
            names,
            number,
            seed,
            lambda done: progress.update(task, completed=done),
            seats=seats,
            options=read_options(options),
        )
    summary = result.json()
    if as_json:
        click.echo(json.dumps(summary, indent=2))
        return
    click.echo(f"{summary['finished']} of {summary['games']} games finished in {summary['seconds']} s")
    click.echo(f"{summary['decisions_per_second']:,.0f} decisions/s, {summary['games_per_second']:,.1f} games/s")
    rounds = summary["rounds"]
    click.echo(f"rounds: mean {rounds['mean']}, from {rounds['min']} to {rounds['max']}")
    for (seat, wins), bot in zip(summary["wins"].items(), summary["bots"], strict=True):
        share = wins / summary["finished"] if summary["finished"] else 0
        click.echo(f"{seat} ({bot}): {wins} wins, {share:.1%}")
    if summary["draws"]:
        click.echo(f"nobody: {summary['draws']}")
    if result.survey is not None:
        click.echo("\n".join(result.survey.lines()))


def progress_bar() -> Progress:
    """A bar on the terminal, nothing in a pipe."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@click.command()
@click.option("--games", "number", type=click.IntRange(min=1), default=40, show_default=True, help="Games per round.")
@click.option("--mode", "modes", multiple=True, help="Only this mode (may be given several times).")
@json_option
@clear_errors
def bench(number: int, modes: tuple[str, ...], as_json: bool) -> None:
    """Measure the engine: random play, clones, size of records."""
    result = benchmark.bench(number, modes, lambda what: click.echo(what, err=True))
    if as_json:
        click.echo(json.dumps(result, indent=2))
        return
    click.echo(f"{result['python']}, {result['machine']}, best of {result['rounds']} rounds")
    for row in result["results"]:
        click.echo(
            f"{row['game']} {row['mode']}: {row['decisions_per_second']:,.0f} decisions/s "
            f"(median {row['median_decisions_per_second']:,.0f}), {row['games_per_second']:.1f} games/s, "
            f"clone {row['clone_us']} µs, clone and one choice {row['clone_and_choose_us']} µs, "
            f"{row['record_bytes_per_game']:,} bytes a record"
        )
