"""The JSON schema of everything the page gets from the server or sends to it, for the generator of its types.

Read from the types the server itself uses, the games' views among them, so the two cannot drift apart unseen.
"""

import inspect
import json
import sys
from typing import Any

import msgspec

from tafelrunde.games.fuersten import view as fuersten
from tafelrunde.games.karthedis import view as karthedis
from tafelrunde.server import wire, wire_books


def wire_types() -> list[type]:
    """Every type of the wire that is not only a base for others."""
    found_types = [
        found
        for module in (wire, wire_books)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__name__ not in ("Closed", "Struct")
    ]
    return list(dict.fromkeys(found_types))


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """The schema with other names for some of its parts: both games call what a seat sees `View`."""
    if isinstance(schema, dict):
        return {key: _ref(value, names) if key == "$ref" else renamed(value, names) for key, value in schema.items()}
    if isinstance(schema, list):
        return [renamed(part, names) for part in schema]
    return schema


def _ref(ref: str, names: dict[str, str]) -> str:
    before, slash, name = ref.rpartition("/")
    return before + slash + names.get(name, name)


def opened(schema: Any) -> None:
    """Says of objects of which nothing is said that they may hold anything, which JSON schema takes for granted."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and not schema.keys() & {"properties", "additionalProperties"}:
            schema["additionalProperties"] = True
        for part in schema.values():
            opened(part)
    elif isinstance(schema, list):
        for part in schema:
            opened(part)


def view_parts(module: Any, prefix: str) -> dict[str, Any]:
    _, parts = msgspec.json.schema_components([module.View], ref_template="#/$defs/{name}")
    names = {name: prefix + name for name in parts}
    return {names[name]: renamed(part, names) for name, part in parts.items()}


def main() -> None:
    _, parts = msgspec.json.schema_components(wire_types(), ref_template="#/$defs/{name}")
    parts = dict(parts) | view_parts(fuersten, "Fuersten") | view_parts(karthedis, "Karthedis")
    for name, part in parts.items():
        if part.get("properties"):
            opened(part["properties"])
        part["title"] = name
        if part.get("type") == "object":
            part.setdefault("additionalProperties", False)
    document = {
        "$defs": parts,
        "title": "Everything",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)},
    }
    json.dump(document, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
