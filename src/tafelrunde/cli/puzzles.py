"""`tafelrunde puzzles …`: finding puzzles in games of bots, choosing, checking and showing them."""

import sys
from pathlib import Path

import click

from ..books.messages import messages
from ..kernel import BadInput, Option, registry
from ..puzzles.book import Book
from ..puzzles.check import check
from ..puzzles.choosing import choose_proven
from ..puzzles.find import OutOfTime, find, read_options, read_seats
from ..puzzles.hunt import Hunt
from ..puzzles.model import KINDS, Puzzle
from ..puzzles.position import table_of
from ..puzzles.store import own_file, puzzles_of, write_puzzles
from .common import INTERRUPTED, clear_errors, language_option
from .lab import progress_bar


@click.group()
def puzzles() -> None:
    """Puzzles from games that bots have played (docs/puzzles.md)."""


@puzzles.command("find")
@click.argument("game")
@click.option("--mode", "modes", multiple=True, help="Which mode; may be repeated.  [default: all of the game's]")
@click.option("--seats", default="", help="How many sit at the table, such as 2,3,4.  [default: up to 4]")
@click.option("--option", "options", multiple=True, help="A game option, as NAME=VALUE or NAME=VALUE|VALUE.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(KINDS), help="May be repeated.  [default: all]")
@click.option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="The same seed finds the same.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes that look.")
@click.option("--seconds", type=click.IntRange(min=1), help="Stop after so long; the same command goes on.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="Everything that is found; the same command goes on with it.",
)
@clear_errors
def puzzles_find(
    game: str,
    modes: tuple[str, ...],
    seats: str,
    options: tuple[str, ...],
    kinds: tuple[str, ...],
    number: int,
    seed: str,
    workers: int,
    seconds: int | None,
    out: Path,
) -> None:
    """Let bots play GAME and look for puzzles in what they play. `tafelrunde puzzles choose` picks from it."""
    hunt = Hunt.of(game, modes, read_seats(seats), read_options(options), kinds, seed)
    book = Book(out)
    found = 0
    with progress_bar() as bar:
        task = bar.add_task(game, total=number, completed=len([at for at in book.looked_at(hunt) if at < number]))

        def tell(_number: int, new: object) -> None:
            nonlocal found
            found += len(new)  # type: ignore[arg-type]
            bar.advance(task)

        try:
            find(hunt, number, workers, book, tell, seconds)
        except (KeyboardInterrupt, OutOfTime) as stopped:
            bar.stop()
            click.echo(f"{found} found; kept in {out}, the same command goes on", err=True)
            sys.exit(INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0)
    click.echo(f"{found} found")


@puzzles.command("choose")
@click.argument("game")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--most", type=click.IntRange(min=1), default=200, show_default=True, help="How many puzzles.")
@click.option("--thoroughly", is_flag=True, help="Prove every win and search again first, which takes minutes.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Where.  [default: in the game's folder]")
@clear_errors
def puzzles_choose(game: str, files: tuple[Path, ...], most: int, thoroughly: bool, out: Path | None) -> None:
    """Choose puzzles of GAME from what was found: all kinds and grades, none nearly like another, all checked."""
    found = [puzzle for file in files for puzzle in Book(file).puzzles() if puzzle.game == game]
    # what is quickly seen is asked of all: what does not hold has no say in how rare a refusal is
    sound = [puzzle for puzzle in found if not check(puzzle)]
    chosen = choose_proven(sound, most, lambda puzzle: not (thoroughly and check(puzzle, thoroughly)))
    if not chosen:
        raise BadInput(f"there is no puzzle of {game} in these files")
    target = out or own_file(registry.game(game))
    write_puzzles(target, chosen)
    click.echo(f"{len(chosen)} of {len(found)} puzzles are in {target}")


@puzzles.command("check")
@click.argument("games", nargs=-1)
@click.option("--thoroughly", is_flag=True, help="Prove every win and search again, which takes minutes.")
@clear_errors
def puzzles_check(games: tuple[str, ...], thoroughly: bool) -> None:
    """Go through all puzzles again, of GAMES or of all games. Exit code 1: some do not hold."""
    failed = 0
    for game in games or tuple(found.id for found in registry.games()):
        all_of = puzzles_of(game)
        for puzzle in all_of.values():
            wrong = check(puzzle, thoroughly)
            failed += bool(wrong)
            if wrong:
                click.echo(wrong)
        if all_of:
            click.echo(f"{game}: {len(all_of)} puzzles looked through")
    sys.exit(1 if failed else 0)


@puzzles.command("show")
@click.argument("name", metavar="ID")
@language_option
@clear_errors
def puzzles_show(name: str, language: str) -> None:
    """Show a puzzle: its table as the seat sees it, what there is to choose from, and its solution."""
    puzzle = _called(name)
    table = table_of(puzzle)
    said = messages(puzzle.game, language)

    def spelled(move: str) -> str:
        option = table.game.grammar.parse(move)
        return said.option(option) if isinstance(option, Option) else move

    click.echo(table.game.words.sketch(table.view(puzzle.seat), language, False))
    click.echo(f"\n{puzzle.id}: {puzzle.game} {puzzle.mode}, {puzzle.seat}, grade {puzzle.grade}")
    for move in puzzle.sentences or tuple(option.text for option in table.choice.options):
        click.echo(f"  {spelled(move)}")
    click.echo(f"solution: {', '.join(map(spelled, puzzle.solution))}")
    for one in puzzle.weighed:
        click.echo(f"  {one.chance:.0%}  {spelled(one.move)}")
    for refusal in puzzle.refusals:
        reason = table.why_not(refusal.move, puzzle.seat)
        if reason is not None:
            click.echo(f"  {spelled(refusal.move)}: {said.reason(reason)}")


def _called(name: str) -> Puzzle:
    for game in registry.games():
        if name in puzzles_of(game.id):
            return puzzles_of(game.id)[name]
    raise BadInput(f"there is no puzzle {name!r}; `tafelrunde puzzles check` counts those there are")
