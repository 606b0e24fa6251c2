"""`tafelrunde play`: sitting down at the terminal."""

import sys
from pathlib import Path
from typing import Any

import click

from .. import load_record, new_table
from ..books.messages import LANGUAGES, messages
from ..bots import BOTS, make_bot, read_bot
from ..kernel import Table, registry
from ..kernel.setting import proposed_options
from ..terminal import PERSON, Terminal, new_file
from .common import clear_errors, complain, read_options


@click.command()
@click.argument("game", required=False)
@click.option("--mode", help="Which mode; `tafelrunde games` lists them.  [default: the game's first]")
@click.option("--bot", help=f"Who plays against you: {', '.join(BOTS)}.  [default: greedy]")
@click.option("--seat", help="Where you sit, e.g. red or blue.  [default: the first seat]")
@click.option("--people", is_flag=True, help="No bot: people share the keyboard, and hands are hidden between turns.")
@click.option("--seats", type=int, help="How many sit at the table.  [default: as usual for the game]")
@click.option(
    "--option", "options", multiple=True, help="A game option, as NAME=VALUE; may be repeated (see `tafelrunde games`)."
)
@click.option("--seed", help="The same seed deals the same cards.")
@click.option("--resume", type=click.Path(path_type=Path), help="Continue a saved game where you left it.")
@click.option(
    "--after",
    type=click.Path(path_type=Path),
    help="Play again after a saved game that is over, with the same seats and options; its winner may begin.",
)
@click.option("--plain", is_flag=True, help="No colours.")
@click.option("--language", "-l", type=click.Choice(LANGUAGES), help="Language of the texts.  [default: en]")
@clear_errors
def play(
    game: str | None,
    mode: str | None,
    bot: str | None,
    seat: str | None,
    people: bool,
    seats: int | None,
    options: tuple[str, ...],
    seed: str | None,
    resume: Path | None,
    after: Path | None,
    plain: bool,
    language: str | None,
) -> None:
    """Play in the terminal, against a bot or with people at one keyboard.

    Without GAME it is the first that `tafelrunde games` lists. Type the number of an option or the move itself; ?
    explains everything else. A move that is not possible is refused with the rule that forbids it. The game is
    saved after every move.
    """
    if people and (bot is not None or seat is not None):
        complain("with --people nobody plays against you; leave --bot and --seat out")
    if bot is not None:
        read_bot(bot)
    if resume is not None and (game or mode or seed or seats or options):
        complain("a kept game brings its own game, mode, seats, options and seed; leave them out with --resume")
    if after is not None and (resume is not None or game or mode or seats):
        complain("the game before brings its own game, mode and seats; leave them (and --resume) out with --after")
    if resume is not None:
        table = load_record(resume.read_text("utf-8"))
    elif after is not None:
        table = _next_table(load_record(after.read_text("utf-8")), seed, read_options(options))
    else:
        table = _first_table(game or registry.first().id, mode, seed, seats, read_options(options))
    table.tags.update(_who_sits_where(table, people, bot, seat))
    kept_language = table.tags.get("language", "en")
    table.tags["language"] = language or (kept_language if kept_language in LANGUAGES else "en")
    players = {
        number: make_bot(table.tags[name], table.game, f"{table.seed}/{number}")
        for number, name in enumerate(table.seats)
        if table.tags[name] != PERSON
    }
    keep = resume or new_file(table.game.id, table.mode)
    colour = not plain and sys.stdout.isatty()
    words = messages(table.game.id, table.tags["language"])
    Terminal(table, players, words, keep, colour, tell=click.echo).run()


def _first_table(
    game: str, mode: str | None, seed: str | None, seats: int | None, options: dict[str, str]
) -> Table[Any, Any]:
    """With what is proposed to people, where they have not said otherwise."""
    found = registry.game(game, mode)
    mode = mode or next(iter(found.modes))
    return new_table(game, mode, seed, seats=seats, options={**proposed_options(found.terms(mode, seats)), **options})


def _next_table(earlier: Table[Any, Any], seed: str | None, options: dict[str, str]) -> Table[Any, Any]:
    table = new_table(earlier.game.id, seed=seed, options=options, follows=earlier)
    for name in (*table.seats, "language"):
        if name in earlier.tags:
            table.tags[name] = earlier.tags[name]
    return table


def _who_sits_where(table: Table[Any, Any], people: bool, bot: str | None, seat: str | None) -> dict[str, str]:
    """For each seat a person or the name of a bot: as asked for, and otherwise as the kept game says."""
    seats, kept = table.seats, table.tags
    if people:
        return dict.fromkeys(seats, PERSON)
    if bot is None and seat is None and set(seats) <= set(kept):
        return {name: kept[name] for name in seats}
    own = seat if seat is not None else next((name for name in seats if kept.get(name) == PERSON), seats[0])
    if own not in seats:
        complain(f"there is no seat {own!r}; there is: {', '.join(seats)}")
    return {name: PERSON if name == own else bot or kept.get(name, "greedy") for name in seats}
