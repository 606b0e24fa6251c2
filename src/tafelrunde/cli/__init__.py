"""The command line. `tafelrunde --help` is its table of contents."""

import io
import sys
from importlib import import_module

import click

from ..version import __version__
from . import decks

# where each command is: a module, and what it is called there
WHERE = {
    "games": "games.games",
    "play": "play.play",
    "simulate": "lab.simulate",
    "report": "report.report",
    "bench": "lab.bench",
    "arena": "arena.arena",
    "analyse": "analyse.analyse",
    "scenario": "scenarios.scenario",
    "encyclopedia": "encyclopedia.encyclopedia",
    "guide": "guide.guide",
    "lesson": "lessons.lesson",
    "puzzles": "puzzles.puzzles",
    "rules": "rules.rules",
    "record": "records.record_group",
    "serve": "server.serve",
    "db": "server.database_group",
}


class Commands(click.Group):
    """Reads a command when somebody wants it: who serves or plays does not wait for what the laboratory needs."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *WHERE})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in WHERE:
            return super().get_command(ctx, cmd_name)
        module, name = WHERE[cmd_name].split(".")
        command: click.Command = getattr(import_module(f".{module}", __name__), name)
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="tafelrunde")
def main() -> None:
    """Tafelrunde: a table for the great rules-heavy German card and board games.

    \b
    Play:      tafelrunde play                       sit down against a bot
               tafelrunde play --people              two people, one keyboard
    Look up:   tafelrunde games                      which games and modes there are
               tafelrunde guide GAME                 its rules on one page
               tafelrunde rules GAME WORDS           rules that speak of something
               tafelrunde encyclopedia search WORDS  how a question about the old card game was decided
               tafelrunde scenario run scenarios     play every ruling
               tafelrunde lesson check               play every lesson as it is written
    Measure:   tafelrunde simulate GAME --bots greedy,random --games 200
               tafelrunde simulate GAME --bots greedy --games 5000 --out DIR
               tafelrunde report DIR                 a page of what was simulated
               tafelrunde bench
    Serve:     tafelrunde serve                      a table server for people anywhere
               tafelrunde db backup FILE             copy its tables while it runs

    Bad input is answered by saying what is wrong, with exit code 2.
    """
    for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows another one instead
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


for group in decks.groups():
    main.add_command(group)
