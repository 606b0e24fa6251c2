"""`tafelrunde games`: what can be played."""

import json

import click

from ..kernel import Term, registry
from .common import clear_errors, json_option

MANY_VALUES = 9


@click.command()
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
            for term in game.terms(mode.id, None):
                click.echo(f"    --option {_term(term)}")


def _term(term: Term) -> str:
    """An option with what can be said; what `play` proposes is named."""
    name = f"{term.id}_SEAT" if term.by_seat else term.id
    values = [f"{value} (proposed)" if value == term.usual else value for value in term.values]
    if len(values) > MANY_VALUES:
        values = [*values[:2], f"… {values[-1]}"]
    if term.free:
        values.append("any text")
    several = "; several are joined by +" if term.several else ""
    return f"{name}=…  {term.name['en']}: {', '.join(values)}{several}"
