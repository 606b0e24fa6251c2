"""What the commands share: how bad input is answered, and options that several of them have."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Sequence
from functools import wraps
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NoReturn, ParamSpec, TypeVar

import click

from ..books.messages import LANGUAGES
from ..kernel import BadInput, Record, Table, parse_record, registry
from ..kernel.replay import replay

P = ParamSpec("P")
T = TypeVar("T")

BAD_INPUT = 2
INTERRUPTED = 130


def complain(message: str) -> NoReturn:
    """One clear line, and exit code 2."""
    click.echo(f"tafelrunde: {message}", err=True)
    sys.exit(BAD_INPUT)


def wrapped(heading: str, text: str) -> str:
    """A text as wide as the terminal, its lines indented below the first."""
    width = max(40, min(100, shutil.get_terminal_size().columns - 1))
    return textwrap.fill(text, width, initial_indent=heading, subsequent_indent=" " * len(heading))


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
            raise  # the reader has read enough; click leaves quietly
        except OSError as error:
            complain(f"{error.filename}: {error.strerror}" if error.filename else f"{error.strerror}")

    return wrapped


def needs_extra(extra: str, what: str, *packages: str) -> None:
    """Whether the packages are there that not everybody needs. Raises BadInput saying how to get them."""
    for package in packages:
        if find_spec(package) is None:
            name = package.replace("_", "-")
            raise BadInput(f"{what} needs the package {name}; install it with: pip install tafelrunde[{extra}]")


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


def read_options(options: Sequence[str]) -> dict[str, str]:
    """NAME=VALUE, or NAME=@FILE for what stands in a file (a deck list)."""
    found = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            complain(f"{option!r} is no option; say it as NAME=VALUE")
        found[name] = Path(value[1:]).read_text("utf-8") if value.startswith("@") else value
    return found


def replayed(file: Path) -> tuple[Record, Table[Any, Any]]:
    """A record as it is written, and the table it leads to."""
    record = parse_record(file.read_text(encoding="utf-8"))
    return record, replay(registry.game(record.tags["Game"]), record)
