"""`tafelrunde arena`: bots against bots, with an interval."""

import json
import sys
from pathlib import Path

import click
from rich.progress import Progress

from ..bots import THINKERS
from ..kernel import BadInput, registry
from ..lab import arena as matches
from ..lab.arena import Ladder, Outcome, Pair
from ..lab.arena_book import Book
from ..lab.lineup import Lineup
from .common import INTERRUPTED, clear_errors, json_option, read_options
from .lab import progress_bar


@click.command()
@click.argument("bots", nargs=-1, required=True)
@click.option("--game", default=registry.first().id, show_default=True)
@click.option("--mode", help="Which mode.  [default: the game's first]")
@click.option(
    "--pairs", type=click.IntRange(min=1), default=100, show_default=True, help="Seeds, each played in every seat."
)
@click.option("--seats", type=click.IntRange(min=2), help="For --ladder: how many sit at the table.  [default: usual]")
@click.option("--option", "options", multiple=True, help="A game option, as NAME=VALUE; may be repeated.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--budget", type=click.IntRange(min=1), help="Milliseconds per choice for bots that think ahead.")
@click.option("--trials", type=click.IntRange(min=1), help="Trials per choice instead: the same games on any machine.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that play.")
@click.option("--ladder", is_flag=True, help="Every pair of bots against each other, with ratings.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every pair in this file; the same command continues it.",
)
@json_option
@clear_errors
def arena(
    bots: tuple[str, ...],
    game: str,
    mode: str | None,
    pairs: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: str,
    budget: int | None,
    trials: int | None,
    workers: int,
    ladder: bool,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let BOTS play each other: the same luck for all, everybody in every seat, wins with a 95 % interval.

    Without --ladder, one bot is named for each seat. A bot is only better than another once its interval clears what an
    even match would give. A bot that thinks ahead can have its own budget: hard@200ms, or hard@300 for trials.
    """
    told = read_options(options)
    bots = _with_budget(bots, budget, trials)
    if ladder:
        wanted = matches.meetings(game, mode, bots, seats, told)
    else:
        wanted = [Lineup.of(game, mode, bots, len(bots), told)]
    book = None if out is None else Book(out, wanted[0], seed)
    outcomes: list[Outcome] = []
    with progress_bar() as bar:
        try:
            for lineup in wanted:
                outcomes.append(_play(lineup, pairs, seed, workers, book, bar))
        except _Stopped as stopped:
            bar.stop()
            if not as_json:
                for outcome in [*outcomes, matches.so_far(stopped.lineup, stopped.played)]:
                    if outcome.pairs:
                        _show(outcome)
            played, whole = len(outcomes) * pairs + len(stopped.played), len(wanted) * pairs
            kept = "none is kept without --out" if out is None else f"kept in {out}, the same command goes on"
            click.echo(f"stopped after {played} of {whole} pairs: {kept}", err=True)
            sys.exit(INTERRUPTED)
    if ladder:
        _show_ladder(matches.rate(outcomes), as_json)
    elif as_json:
        click.echo(json.dumps(outcomes[0].json(), indent=2))
    else:
        _show(outcomes[0])


class _Stopped(Exception):
    """Somebody pressed Ctrl-C when these pairs of a match were played."""

    def __init__(self, lineup: Lineup, played: dict[int, Pair]) -> None:
        self.lineup = lineup
        self.played = played


def _play(lineup: Lineup, pairs: int, seed: str, workers: int, book: Book | None, bar: Progress) -> Outcome:
    """A match to its end; what the book has of it already is not played again. Raises _Stopped."""
    played = {} if book is None else {at: pair for at, pair in book.played(lineup).items() if at < pairs}
    task = bar.add_task(" – ".join(dict.fromkeys(lineup.bots)), total=pairs, completed=len(played))

    def tell(number: int, pair: Pair) -> None:
        if book is not None:
            book.write(lineup, number, pair)
        bar.advance(task)

    try:
        return matches.play(lineup, pairs, seed, workers, played, tell)
    except KeyboardInterrupt:
        raise _Stopped(lineup, played) from None


def _with_budget(bots: tuple[str, ...], milliseconds: int | None, trials: int | None) -> tuple[str, ...]:
    """The bots, those that think ahead and say nothing else with this budget."""
    if milliseconds is not None and trials is not None:
        raise BadInput("thinking is limited by --budget or by --trials, not by both")
    if milliseconds is None and trials is None:
        return bots
    said = f"{milliseconds}ms" if trials is None else str(trials)
    return tuple(f"{bot}@{said}" if bot in THINKERS else bot for bot in bots)


def _show(outcome: Outcome) -> None:
    told = outcome.json()
    click.echo(f"{told['game']} {told['mode']}: {told['pairs']} pairs, {told['games']} games")
    for row in told["bots"]:
        click.echo(f"  {row['bot']:12} {row['share']:6.1%}   95 % interval {row['low']:.1%} to {row['high']:.1%}")
    if told["unfinished"]:
        click.echo(f"  {told['unfinished']} games were not finished and count as drawn")


def _show_ladder(ladder: Ladder, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(ladder.json(), indent=2))
        return
    for place, rung in enumerate(ladder.rungs, 1):
        click.echo(f"{place}. {rung.bot:12} {rung.mu:5.1f} ± {rung.sigma:.1f}   surely {rung.sure:.1f}")
    for outcome in ladder.meetings:
        _show(outcome)
