"""The command line. `tafelrunde --help` is its table of contents."""

import io
import json
import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn, ParamSpec, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import bench as benchmark
from . import load_record, new_table
from .bots import BOTS, check_bot, make_bot
from .coverage import Coverage, coverage
from .games.karthedis import workshop as karthedis
from .kernel import BadInput, Record, Table, parse_record, registry
from .kernel.record import GOING_ON
from .messages import LANGUAGES, messages
from .rulebook import Rule, rulebook
from .scenarios import Broken, Failure, read_scenario, run_scenario, scenario_files
from .simulate import simulate as run_simulation
from .terminal import PERSON, Terminal, new_file
from .version import __version__

P = ParamSpec("P")
T = TypeVar("T")

BAD_INPUT = 2


def complain(message: str) -> NoReturn:
    """One clear line, and exit code 2."""
    click.echo(f"tafelrunde: {message}", err=True)
    sys.exit(BAD_INPUT)


def clear_errors(command: Callable[P, T]) -> Callable[P, T]:
    """Bad input is answered with one sentence, never with a traceback."""

    @wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except BadInput as error:
            complain(str(error))
        except UnicodeDecodeError:
            complain("the file is not a text in UTF-8")
        except BrokenPipeError:
            raise  # whoever reads has read enough; click leaves quietly
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else f"{error.strerror}")

    return wrapped


def language_option(command: Callable[P, T]) -> Callable[P, T]:
    return click.option(
        "--language",
        "-l",
        type=click.Choice(LANGUAGES),
        default="en",
        show_default=True,
        help="Language of the texts.",
    )(command)


def json_option(command: Callable[P, T]) -> Callable[P, T]:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")(command)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="tafelrunde")
def main() -> None:
    """Tafelrunde: a table for the great rules-heavy German card and board games.

    \b
    Play:      tafelrunde play                       sit down against a bot
               tafelrunde play --people              two people, one keyboard
    Look up:   tafelrunde rules fuersten markt       rules that speak of the Markt
               tafelrunde scenario run scenarios     play every ruling
    Measure:   tafelrunde simulate fuersten --bots greedy,random --games 200
               tafelrunde bench

    Bad input is answered by saying what is wrong, with exit code 2.
    """
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows another one instead
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


# ---- games


@main.command()
@json_option
@clear_errors
def games(as_json: bool) -> None:
    """List the games and their modes."""
    found = registry.games()
    if as_json:
        listed = [
            {
                "id": game.id,
                "name": dict(game.name),
                "rules_version": game.rules_version,
                "modes": [
                    {"id": mode.id, "name": dict(mode.name), "seats": list(mode.seats)} for mode in game.modes.values()
                ],
            }
            for game in found
        ]
        click.echo(json.dumps({"games": listed}, ensure_ascii=False, indent=2))
        return
    for game in found:
        click.echo(f"{game.id}  {game.name['de']} ({game.name['en']})")
        for mode in game.modes.values():
            seats = f"{mode.fewest} to {mode.most}" if mode.most else f"{len(mode.seats)}"
            click.echo(f"  --mode {mode.id:<12} {mode.name['de']} ({mode.name['en']}), {seats} seats")


# ---- play


@main.command()
@click.argument("game", required=False)
@click.option("--mode", help="Which mode; `tafelrunde games` lists them.  [default: the game's first]")
@click.option("--bot", help=f"Who plays against you: {', '.join(BOTS)}.  [default: greedy]")
@click.option("--seat", help="Where you sit, e.g. red or blue.  [default: the first seat]")
@click.option("--people", is_flag=True, help="No bot: people share the keyboard, and hands are hidden between turns.")
@click.option("--seats", type=int, help="How many sit at the table.  [default: as usual for the game]")
@click.option("--option", "options", multiple=True, help="What else is agreed, as NAME=VALUE (see `tafelrunde games`).")
@click.option("--seed", help="Deal the same cards again.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a kept game, as you left it.")
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
    plain: bool,
    language: str | None,
) -> None:
    """Play in the terminal, against a bot or with people at one keyboard.

    GAME is fuersten unless you name another. Type the number of an option or the move itself; ? explains everything
    else. A move that is not possible is refused with the rule that forbids it. Every game is kept after every move.
    """
    if people and (bot is not None or seat is not None):
        complain("with --people nobody plays against you; leave --bot and --seat out")
    if bot is not None:
        check_bot(bot)
    if resume is not None and (game or mode or seed or seats or options):
        complain("a kept game brings its own game, mode, seats, options and seed; leave them out with --resume")
    if resume is None:
        table = new_table(game or "fuersten", mode, seed, seats=seats, options=read_options(options))
    else:
        table = load_record(resume.read_text("utf-8"))
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


def read_options(options: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE, or NAME=@FILE for what stands in a file (a deck list)."""
    found = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            complain(f"{option!r} is no option; say it as NAME=VALUE")
        found[name] = Path(value[1:]).read_text("utf-8") if value.startswith("@") else value
    return found


# ---- simulate, bench


@main.command()
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
    with _progress() as progress:
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


def _progress() -> Progress:
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


@main.command()
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


# ---- Karthedis: decks and card sets


@main.group("karthedis")
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
    _, table = _replayed(record)
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


# ---- scenarios


@main.group()
def scenario() -> None:
    """Rulings that can be played (docs/scenarios.md)."""


@scenario.command("run")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@clear_errors
def scenario_run(paths: tuple[Path, ...]) -> None:
    """Play scenario files, or every .toml below a folder, and check that they hold.

    Exit code 0: all hold. 1: some do not. 2: some files are broken.
    """
    for path in paths:
        if not path.exists():
            complain(f"{path}: there is no such file or folder")
    files = scenario_files(paths)
    if not files:
        complain(f"{paths[0]}: there is no scenario (.toml) here")
    passed = failed = 0
    broken = False
    for file in files:
        problem: Failure | Broken | None
        try:
            problem = run_scenario(read_scenario(file))
        except Broken as error:
            problem, broken = error, True
        except Exception as error:  # a rule that crashes fails its scenario, not the whole run
            problem = Failure(str(file), 1, f"the rules crashed: {type(error).__name__}: {error}")
        if problem is None:
            passed += 1
        else:
            failed += 1
            click.echo(f"{'BROKEN' if isinstance(problem, Broken) else 'FAILED'} {problem}")
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(BAD_INPUT if broken else 1 if failed else 0)


# ---- rules


@main.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@click.option("--coverage", "show_coverage", is_flag=True, help="Which scenarios and tests cover each rule.")
@click.option("--fail-uncovered", is_flag=True, help="With --coverage: exit code 1 if a rule is uncovered.")
@click.option("--quiet", is_flag=True, help="With --coverage: only the sum and the uncovered rules.")
@json_option
@language_option
@clear_errors
def rules(
    game: str,
    words: tuple[str, ...],
    show_coverage: bool,
    fail_uncovered: bool,
    quiet: bool,
    as_json: bool,
    language: str,
) -> None:
    """Read the rules of a game, all of them or those with an id or some WORDS; or see how they are covered."""
    registry.game(game)
    if show_coverage or fail_uncovered or quiet:
        found = coverage(game)
        _print_coverage(found, quiet, as_json)
        sys.exit(1 if fail_uncovered and (found.uncovered or found.unknown) else 0)
    book = rulebook(game)
    chosen = book.find(words)
    if not chosen:
        complain(f"no rule of {game} speaks of {' '.join(words)!r}")
    if as_json:
        click.echo(json.dumps([_rule_json(rule) for rule in chosen], ensure_ascii=False, indent=2))
        return
    section = ""
    for rule in chosen:
        if rule.section != section:
            section = rule.section
            click.echo(f"\n{book.sections[section].title[language]}")
        click.echo(_wrapped(f"  {rule.id}  ", rule.text[language]))
        if rule.open:
            click.echo(_wrapped(" " * 9, f"({rule.why[language]})"))


def _wrapped(heading: str, text: str) -> str:
    width = max(40, min(100, shutil.get_terminal_size().columns - 1))
    return textwrap.fill(text, width, initial_indent=heading, subsequent_indent=" " * len(heading))


def _rule_json(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "section": rule.section,
        "modes": list(rule.modes),
        "text": dict(rule.text),
        "open": rule.open,
        "why": dict(rule.why),
    }


def _print_coverage(found: Coverage, quiet: bool, as_json: bool) -> None:
    summary = found.json()
    if as_json:
        click.echo(json.dumps(summary, indent=2))
        return
    if not quiet:
        for rule, where in found.by_rule.items():
            click.echo(f"{rule}  {', '.join(where) or 'UNCOVERED'}")
    for rule, where in found.unknown.items():
        click.echo(f"{rule} is no rule of this game, but is named by {', '.join(where)}")
    click.echo(f"{summary['covered']} of {summary['rules']} rules covered")
    if found.uncovered:
        click.echo(f"uncovered: {' '.join(found.uncovered)}")


# ---- records


@main.group("record")
def record_group() -> None:
    """Games that were written down."""


@record_group.command("show")
@click.argument("file", type=click.Path(path_type=Path))
@language_option
@clear_errors
def record_show(file: Path, language: str) -> None:
    """Tell a recorded game: its tags and everything that happened, as a spectator sees it."""
    record, table = _replayed(file)
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
    record, table = _replayed(file)
    click.echo(table.game.draw(table.view(None), language))
    outcome = "going on" if record.tags["Result"] == GOING_ON else record.tags["Result"]
    click.echo(f"\n{len(record.lines)} answers replayed exactly; result: {outcome}")


def _replayed(file: Path) -> tuple[Record, Table[Any, Any]]:
    """A record as it is written, and the table it leads to."""
    record = parse_record(file.read_text(encoding="utf-8"))
    return record, Table.replay(registry.game(record.tags["Game"]), record)
