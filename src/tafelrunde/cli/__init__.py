"""The command line. `tafelrunde --help` is its table of contents."""

import io
import sys

import click

from ..version import __version__
from . import analyse, arena, decks, games, lab, play, records, report, rules, scenarios, server


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="tafelrunde")
def main() -> None:
    """Tafelrunde: a table for the great rules-heavy German card and board games.

    \b
    Play:      tafelrunde play                       sit down against a bot
               tafelrunde play --people              two people, one keyboard
    Look up:   tafelrunde games                      which games and modes there are
               tafelrunde rules GAME WORDS           rules that speak of something
               tafelrunde scenario run scenarios     play every ruling
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


for command in (
    games.games,
    play.play,
    lab.simulate,
    report.report,
    lab.bench,
    arena.arena,
    analyse.analyse,
    *decks.groups(),
    scenarios.scenario,
    rules.rules,
    records.record_group,
    server.serve,
    server.database_group,
):
    main.add_command(command)
