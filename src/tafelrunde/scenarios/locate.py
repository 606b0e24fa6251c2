"""In which line of a TOML file a key stands. The standard parser gives values without their places."""

import re
from collections.abc import Sequence

HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")

Path = tuple[str | int, ...]


def line_of(source: str, path: Path) -> int:
    """The line (counted from 1) where a path leads to, or the nearest line above it that is known."""
    lines = source.splitlines()
    best, best_depth = 1, 0
    table: Path = ()
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if header := HEADER.match(line):
            names = _names(header[2])
            if header[1] == "[[":
                name = ".".join(names)
                seen[name] = seen.get(name, -1) + 1
                table = (*_with_indices(names[:-1], seen), names[-1], seen[name])
            else:
                table = _with_indices(names, seen)
            depth = _shared(path, table)
            if depth == len(table) and depth > best_depth:
                best, best_depth = number, depth
        elif key := KEY.match(line):
            whole = (*table, *_names(key[1]))
            depth = _shared(path, whole)
            if depth == len(whole) and depth > best_depth:
                best, best_depth = number, depth
    return _line_of_item(lines, best, path[best_depth:])


def _line_of_item(lines: Sequence[str], start: int, rest: Path) -> int:
    """Follows a path into an array written over several lines: finds the n-th text of it."""
    if not rest:
        return start
    wanted = rest[0]
    if isinstance(wanted, str):
        for number in range(start, len(lines) + 1):
            if re.search(rf"""(^|[\s{{,"']){re.escape(wanted)}["']?\s*=""", lines[number - 1]):
                return number
        return start
    found = -1
    for number in range(start, len(lines) + 1):
        line = lines[number - 1]
        if number > start and (HEADER.match(line) and line.lstrip().startswith(("[[", "[")) and "=" not in line):
            break
        found += len(re.findall(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'', line.split("=", 1)[-1] if number == start else line))
        if found >= wanted:
            return number
    return start


def _names(dotted: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in re.findall(r"""[\w-]+|"[^"]*"|'[^']*'""", dotted))


def _with_indices(names: Sequence[str], seen: dict[str, int]) -> Path:
    """`[step.expect]` belongs to the latest `[[step]]`."""
    path: Path = ()
    for at, name in enumerate(names):
        path = (*path, name)
        index = seen.get(".".join(names[: at + 1]))
        if index is not None:
            path = (*path, index)
    return path


def _shared(path: Path, other: Path) -> int:
    depth = 0
    for one, two in zip(path, other, strict=False):
        if one != two:
            break
        depth += 1
    return depth
