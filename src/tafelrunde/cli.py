"""The command line."""

import sys
from pathlib import Path

import click

from .scenarios import Broken, Failure, read_scenario, run_scenario, scenario_files
from .version import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tafelrunde")
def main() -> None:
    """A digital table for rules-heavy German card and board games."""


@main.group()
def scenario() -> None:
    """Rulings that can be played."""


@scenario.command("run")
@click.argument("paths", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def scenario_run(paths: tuple[Path, ...]) -> None:
    """Play scenario files (or every .toml below a folder) and check that they hold."""
    passed = failed = 0
    broken = False
    for file in scenario_files(paths):
        problem: Failure | Broken | None
        try:
            problem = run_scenario(read_scenario(file))
        except Broken as error:
            problem, broken = error, True
        if problem is None:
            passed += 1
        else:
            failed += 1
            click.echo(f"{'BROKEN' if isinstance(problem, Broken) else 'FAILED'} {problem}")
    click.echo(f"{passed} passed, {failed} failed")
    sys.exit(2 if broken else 1 if failed else 0)
