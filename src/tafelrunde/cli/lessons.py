"""`tafelrunde lesson …`: first games that teach."""

import sys
from pathlib import Path

import click

from ..lessons import lesson_files, library, read_lesson
from ..lessons.check import check_lesson
from ..scenarios import Broken
from .common import BAD_INPUT, clear_errors, complain


@click.group()
def lesson() -> None:
    """First games that teach (docs/lessons.md)."""


@lesson.command("check")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@clear_errors
def lesson_check(paths: tuple[Path, ...]) -> None:
    """Play lesson files, or every .toml below a folder, with their wanted moves; without a path all that come along.

    Exit code 0: all can be played. 1: some cannot. 2: some files are broken.
    """
    for path in paths:
        if not path.exists():
            complain(f"{path}: there is no such file or folder")
    files = lesson_files(paths or [library()])
    if not files:
        complain(f"{paths[0] if paths else library()}: there is no lesson (.toml) here")
    failed, broken = 0, False
    for file in files:
        try:
            problems: list[object] = [*check_lesson(read_lesson(file))]
        except Broken as error:
            problems, broken = [error], True
        failed += bool(problems)
        for problem in problems:
            click.echo(f"{'BROKEN' if isinstance(problem, Broken) else 'FAILED'} {problem}")
    click.echo(f"{len(files) - failed} passed, {failed} failed")
    sys.exit(BAD_INPUT if broken else 1 if failed else 0)
