"""`tafelrunde scenario …`: rulings that can be played."""

import sys
from pathlib import Path

import click

from ..scenarios import Broken, Failure, read_scenario, run_scenario, scenario_files
from .common import BAD_INPUT, clear_errors, complain


@click.group()
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
