"""Scenario files as people get them wrong: words from elsewhere, values of another type, things left out or twice."""

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

NONSENSE: Sequence[Any] = (
    "no",
    "",
    True,
    False,
    0,
    -1,
    7,
    10**30,
    1.5,
    [],
    {},
    ["x"],
    [[]],
    {"a": 1},
    "p1",
    "red",
    "²",
    "p1: x on 1",
)


def written(data: dict[str, Any]) -> str:
    """A document as TOML, one line for each of its keys."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    return json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in a document but the document itself."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, part in inside:
        yield (*path, key)
        yield from paths(part, (*path, key))


def found(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def mutated(original: dict[str, Any], others: Sequence[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """A copy with one to three mistakes, most of them made of what other files have in the same place."""
    data = copy.deepcopy(original)
    for _ in range(rng.choice((1, 1, 2, 3))):
        _spoil(data, rng.choice(others), rng)
    return data


def _spoil(data: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    places = list(paths(data))
    if not places:
        return
    *way, key = rng.choice(places)
    holder = found(data, tuple(way))
    match rng.choice(("swap", "swap", "nonsense", "drop", "double", "borrow", "borrow")):
        case "swap":
            alike = [path for path in paths(other) if path[-1] == key and path[-2:-1] == tuple(way[-1:])]
            if alike:
                holder[key] = copy.deepcopy(found(other, rng.choice(alike)))
        case "nonsense":
            holder[key] = copy.deepcopy(rng.choice(NONSENSE))
        case "drop":
            del holder[key]
        case "double":
            if isinstance(holder, list):
                holder.insert(rng.randrange(len(holder) + 1), copy.deepcopy(found(data, rng.choice(places))))
        case "borrow":
            _borrow(data, other, rng)


def _borrow(data: dict[str, Any], other: dict[str, Any], rng: random.Random) -> None:
    """Something that another file says comes to stand in the same place here."""
    *way, key = rng.choice(list(paths(other)))
    value = copy.deepcopy(found(other, (*way, key)))
    try:
        holder = found(data, tuple(way))
    except (KeyError, IndexError, TypeError):
        return
    if isinstance(holder, dict) and isinstance(key, str):
        holder[key] = value
    elif isinstance(holder, list):
        holder.append(value)
