"""The JSON schemas of everything the page gets from the server or sends to it, for the generator of its types.

Read from the types the server and the games themselves use, so the two cannot drift apart unseen. What travels for
every game is one file; each game that has a folder in the page gets one of its own, with its view, its cards and its
sentences.
"""

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.kernel import Game, registry
from tafelrunde.server import wire

BASES = ("Struct", "Closed", "Action", "ForSeat")

GAMES = Path(__file__).parent / "src" / "games"


def wire_types() -> list[type]:
    """Every type of the wire that is not only a base for others."""
    return [
        found
        for _, found in inspect.getmembers(wire, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__name__ not in BASES
    ]


def game_parts(game: Game[Any, Any]) -> dict[str, Any]:
    """What a game's face needs to know: its view, the facts of its cards and of the game, its sentences."""
    parts: dict[str, Any] = {"Forms": forms(game)}
    if game.page is not None:
        shapes = game.page.catalogue(None).shapes
        parts |= components([shapes.view, shapes.facts, shapes.extra])
    return parts


def components(types: list[type]) -> dict[str, Any]:
    return dict(msgspec.json.schema_components(types, ref_template="#/$defs/{name}")[1])


def forms(game: Game[Any, Any]) -> dict[str, Any]:
    """The sentences by the names of their forms, each with its gaps."""
    return closed({form.name: closed({slot: {"type": "string"} for slot in form.slots}) for form in game.grammar.forms})


def closed(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def opened(schema: Any) -> None:
    """Writes down what the generator does not take for granted: objects of which nothing is said may hold anything, and
    tuples are lists of so many (it reads them in the words of an older JSON schema)."""
    if isinstance(schema, dict):
        if "prefixItems" in schema:
            schema["items"] = schema.pop("prefixItems")
        if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
            schema["additionalProperties"] = True
        for part in schema.values():
            opened(part)
    elif isinstance(schema, list):
        for part in schema:
            opened(part)


def document(parts: dict[str, Any]) -> dict[str, Any]:
    for name, part in parts.items():
        if part.get("properties"):
            opened(part["properties"])
        part["title"] = name
        if part.get("type") == "object":
            part.setdefault("additionalProperties", False)
    return {
        "$defs": parts,
        "title": "Everything",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)},
    }


def main() -> None:
    """Every file of types to be made, by its path in `src`, with its schema."""
    files = {"lib/wire.ts": document(components(wire_types()))}
    for game in registry.games():
        if (GAMES / game.id).is_dir():
            files[f"games/{game.id}/wire.ts"] = document(game_parts(game))
    json.dump(files, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
