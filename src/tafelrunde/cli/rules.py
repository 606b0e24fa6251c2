"""`tafelrunde rules`: reading the rules, and seeing what covers them."""

import json
import sys
from collections.abc import Mapping
from typing import Any

import click

from ..books.encyclopedia.book import encyclopedia
from ..books.rulebook import Rule, rulebook
from ..books.sealed import Sealed
from ..kernel import registry
from ..scenarios.articles import articles_without_scenario, shown_articles
from ..scenarios.coverage import Coverage, coverage
from .common import clear_errors, complain, json_option, language_option, wrapped


@click.command()
@click.argument("game", required=False)
@click.argument("words", nargs=-1)
@click.option(
    "--coverage",
    "show_coverage",
    is_flag=True,
    help="Which scenarios and tests cover each rule; of every game if none is named.",
)
@click.option("--fail-uncovered", is_flag=True, help="With --coverage: exit code 1 if a rule is uncovered.")
@click.option("--articles", "show_articles", is_flag=True, help="Which scenarios show articles of the Encyclopedia.")
@click.option("--quiet", is_flag=True, help="With --coverage: only the sum and the uncovered rules.")
@json_option
@language_option
@clear_errors
def rules(
    game: str | None,
    words: tuple[str, ...],
    show_coverage: bool,
    fail_uncovered: bool,
    show_articles: bool,
    quiet: bool,
    as_json: bool,
    language: str,
) -> None:
    """Read the rules of a game, all of them or those with an id or some WORDS; or see how they are covered."""
    there_are = [found.id for found in registry.games()]
    if show_articles:
        _print_articles(quiet, as_json)
        return
    if show_coverage or fail_uncovered or quiet:
        found = {id: coverage(registry.game(id).id) for id in ([game] if game else there_are)}
        _print_coverage(found, quiet, as_json, by_game=game is None)
        gaps = any(one.uncovered or one.unknown for one in found.values())
        sys.exit(1 if fail_uncovered and gaps else 0)
    if game is None:
        complain(f"say which game's rules; there is: {', '.join(there_are)}")
    named = registry.game(game)
    book, sealed = rulebook(named.id), Sealed(named, named.sealed(None))
    chosen = [rule for rule in book.find(words) if not sealed.hides(rule)]
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
        click.echo(wrapped(f"  {rule.id}  ", rule.text[language]))
        if rule.open:
            click.echo(wrapped(" " * 9, f"({rule.why[language]})"))


def _rule_json(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.id,
        "section": rule.section,
        "modes": list(rule.modes),
        "text": dict(rule.text),
        "open": rule.open,
        "why": dict(rule.why),
    }


def _print_articles(quiet: bool, as_json: bool) -> None:
    shown, missing = shown_articles(), articles_without_scenario()
    if as_json:
        by_article = {id: [f"{one.game}/{one.scenario}" for one in found] for id, found in shown.items()}
        click.echo(json.dumps({"shown": by_article, "not_yet": missing}, indent=2))
        return
    in_order = [id for id in encyclopedia().articles if id in shown]
    if not quiet:
        for id in in_order:
            click.echo(f"{id}  {', '.join(f'{one.game}/{one.scenario}' for one in shown[id])}")
        click.echo(f"not yet: {' '.join(missing)}")
    playable = [id for id in in_order if encyclopedia().articles[id].testable]
    click.echo(f"{len(playable)} of {len(playable) + len(missing)} articles that can be played are shown")


def _print_coverage(found: Mapping[str, Coverage], quiet: bool, as_json: bool, by_game: bool) -> None:
    if as_json:
        summaries = {game: one.json() for game, one in found.items()}
        click.echo(json.dumps(summaries if by_game else next(iter(summaries.values())), indent=2))
        return
    for game, one in found.items():
        if not quiet:
            for rule, where in one.by_rule.items():
                click.echo(f"{rule}  {', '.join(where) or 'UNCOVERED'}")
        for rule, where in one.unknown.items():
            click.echo(f"{rule} is no rule of {game}, but is named by {', '.join(where)}")
        covered = len(one.by_rule) - len(one.uncovered)
        click.echo(f"{game}: {covered} of {len(one.by_rule)} rules covered")
        if one.uncovered:
            click.echo(f"uncovered: {' '.join(one.uncovered)}")
