"""`tafelrunde simulate` and `tafelrunde bench`: many games at once, to learn something from them."""

import json
import os
import sys
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..kernel import BadInput, registry
from ..lab import bench as benchmark
from ..lab.lineup import Lineup
from ..lab.simulate import Simulation
from ..lab.simulate import simulate as run_simulation
from ..lab.workers import Crew, crew_of
from .common import INTERRUPTED, clear_errors, json_option, needs_extra, read_options

PROCESS, RAY = "process", "ray"


@click.command()
@click.argument("game")
@click.option("--mode", help="Which mode.  [default: the game's first]")
@click.option("--bots", default="random", show_default=True, help="One bot for all seats, or one for each: a,b.")
@click.option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seats", type=int, help="How many sit at the table.  [default: as usual for the game]")
@click.option("--option", "options", multiple=True, help="A game option, as NAME=VALUE; may be repeated.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--out", type=click.Path(path_type=Path), help="Keep every game and card in this folder, as Parquet.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="How many play at once.")
@click.option(
    "--backend",
    type=click.Choice((PROCESS, RAY)),
    default=PROCESS,
    show_default=True,
    help="Where they play: processes of this machine, or a Ray cluster (RAY_ADDRESS, or one made for this run).",
)
@click.option(
    "--cards", multiple=True, type=click.Path(path_type=Path), help="Play with the changed card file; with --out."
)
@click.option(
    "--shard", type=click.IntRange(min=1), default=100, show_default=True, help="Games kept at a time; with --out."
)
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
    out: Path | None,
    workers: int,
    backend: str,
    cards: tuple[Path, ...],
    shard: int,
    as_json: bool,
) -> None:
    """Let bots play many games and sum up.

    With --out everything is kept, and an interrupted simulation continues when you repeat the command. A larger
    --games extends it, another --seed adds to it. `tafelrunde report` makes a page of what is kept.
    """
    named = tuple(name.strip() for name in bots.split(","))
    told = read_options(options)
    if cards and out is None:
        raise BadInput("--cards goes with --out: what other cards do shows when two folders are compared")
    if out is not None:
        needs_extra("lab", "simulate --out", "pyarrow")
    with _players(backend, workers, game, cards) as crew:
        # what can be played depends on the cards, and who plays may have others than this process
        (lineup,) = crew.each(partial(Lineup.of, game, mode, named, seats), [told])
        if out is None:
            _sum_up(lineup, number, seed, crew, as_json)
        else:
            _keep(out, lineup, number, seed, crew, shard, as_json)


def _players(backend: str, workers: int, game: str, cards: tuple[Path, ...]) -> AbstractContextManager[Crew]:
    """Who plays. Other cards are read when a game is loaded, so they take processes of their own."""
    for file in cards:
        file.open("rb").close()  # what cannot be read is said at once, and by its name
    study = registry.game(game).lab
    variable = "" if study is None else study.own_cards
    if cards and not variable:
        raise BadInput(f"{game} cannot be played with other cards")
    if backend == RAY:
        from ..lab.cluster import Cluster  # noqa: PLC0415  takes the extra `cluster`

        return Cluster(workers, {variable: cards} if cards else {})
    paths = os.pathsep.join(str(file.absolute()) for file in cards)
    return crew_of(workers, {variable: paths} if cards else {})


def _sum_up(lineup: Lineup, number: int, seed: str, crew: Crew, as_json: bool) -> None:
    with progress_bar() as progress:
        task = progress.add_task(f"{lineup.game} {lineup.mode}", total=number)
        result = run_simulation(lineup, number, seed, lambda done: progress.update(task, completed=done), crew)
    if as_json:
        click.echo(json.dumps(result.json(), indent=2))
    else:
        _tell(result)


def _tell(result: Simulation) -> None:
    summary = result.json()
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


def _keep(out: Path, lineup: Lineup, number: int, seed: str, crew: Crew, shard: int, as_json: bool) -> None:
    from ..lab.figures import figures_in  # noqa: PLC0415  takes the extra `lab`
    from ..lab.keep import kept_games, simulate_into  # noqa: PLC0415

    with progress_bar() as bar:

        def progress(done: int, wanted: int) -> None:
            if not bar.tasks:  # what was there before says nothing about the speed
                bar.add_task(out.name, total=wanted, completed=done)
            bar.update(bar.task_ids[0], completed=done)

        try:
            fresh = simulate_into(out, lineup, number, seed, crew, progress, shard)
        except KeyboardInterrupt:
            bar.stop()
            kept = kept_games(out, seed, number)  # counted there: some may have been kept and not yet told
            click.echo(f"stopped: {kept:,} of {number:,} games are kept in {out}, the same command goes on", err=True)
            sys.exit(INTERRUPTED)
    figures = figures_in([out])
    if as_json:
        click.echo(json.dumps({"out": str(out), "new": fresh, **figures.json()}, indent=2))
        return
    click.echo(f"{lineup.game} {lineup.mode}: {figures.games:,} games in {out}, {fresh:,} of them new")
    click.echo(f"rounds: mean {figures.rounds.value:.2f}, from {min(figures.lengths)} to {max(figures.lengths)}")
    for (seat, won), bot in zip(figures.by_seat.items(), lineup.bots, strict=True):
        click.echo(f"{seat} ({bot}): {won.value:6.1%}   95 % interval {won.low:.1%} to {won.high:.1%}")
    click.echo(f"a page of it: tafelrunde report {out}")


def progress_bar() -> Progress:
    """A bar on the terminal, nothing in a pipe."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        speed_estimate_period=3600,  # seconds: a shard of slow bots takes minutes
        transient=True,
        disable=not sys.stderr.isatty(),
    )


@click.command()
@click.option("--games", "number", type=click.IntRange(min=1), default=40, show_default=True, help="Games per round.")
@click.option("--mode", "modes", multiple=True, help="Only this mode (may be given several times).")
@json_option
@clear_errors
def bench(number: int, modes: tuple[str, ...], as_json: bool) -> None:
    """Measure the engine: random play, clones, size of records, thinking ahead, steps of learning environments."""
    result = benchmark.bench(number, modes, lambda what: click.echo(what, err=True))
    if as_json:
        click.echo(json.dumps(result, indent=2))
        return
    click.echo(f"{result['python']}, {result['machine']}, {result['core']} core, best of {result['rounds']} rounds")
    for row in result["results"]:
        click.echo(
            f"{row['game']} {row['mode']}: {row['decisions_per_second']:,.0f} decisions/s "
            f"(median {row['median_decisions_per_second']:,.0f}), {row['games_per_second']:.1f} games/s, "
            f"clone {row['clone_us']} µs, clone and one choice {row['clone_and_choose_us']} µs, "
            f"{row['options_per_decision']} options a decision, {row['record_bytes_per_game']:,} bytes a record, "
            f"{row['search_trials_per_second']:,} trials/s of thinking, "
            f"{row.get('environment_steps_per_second', '–')} environment steps/s"
        )
