"""Imports only point down; the kernel and the games stand on the standard library."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tafelrunde"

# every package and module of tafelrunde, and what it may import of the others
LAYERS: dict[str, set[str]] = {
    "version": set(),
    "kernel": set(),
    "games": {"kernel"},
    "discovery": {"kernel", "games"},
    "bots": {"kernel"},
    "books": {"kernel"},
    "scenarios": {"kernel", "books"},
    "lessons": {"kernel", "books", "bots", "scenarios"},
    "__init__": {"discovery", "version", "kernel", "bots", "books"},
    "rl": {"kernel", "bots", "books"},
    "lab": {"version", "kernel", "bots", "rl"},
    "puzzles": {"kernel", "bots", "lab"},
    "terminal": {"kernel", "books"},
    "server": {"version", "kernel", "bots", "books", "scenarios", "lessons", "puzzles"},
    "cli": {
        "__init__",
        "version",
        "kernel",
        "bots",
        "books",
        "scenarios",
        "lessons",
        "lab",
        "puzzles",
        "terminal",
        "server",
    },
    "__main__": {"cli"},
}


def room_of(file: Path) -> str:
    return file.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(file: Path) -> set[str]:
    """Absolute names of everything a module imports."""
    package = ("tafelrunde", *file.relative_to(SOURCE).parent.parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names.add(".".join([*base, *([node.module] if node.module else [])]))
            if node.level and not node.module:
                names |= {".".join([*base, alias.name]) for alias in node.names}
    return names


def imported_rooms(file: Path) -> set[str]:
    """Which other rooms of the house a module looks into."""
    found = set()
    for name in imported(file):
        root, _, rest = name.partition(".")
        if root == "tafelrunde" and rest:
            room = rest.partition(".")[0]
            found.add(room if (SOURCE / room).is_dir() or (SOURCE / f"{room}.py").is_file() else "__init__")
    return found - {room_of(file)}


def test_every_room_is_known() -> None:
    rooms = {entry.stem for entry in SOURCE.iterdir() if entry.suffix == ".py" or (entry / "__init__.py").is_file()}
    assert rooms == set(LAYERS)


@pytest.mark.parametrize("room", LAYERS)
def test_imports_point_down(room: str) -> None:
    for file in SOURCE.rglob("*.py"):
        if room_of(file) == room:
            assert imported_rooms(file) <= LAYERS[room], f"{file} imports {imported_rooms(file) - LAYERS[room]}"


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_standard_library_only(layer: str) -> None:
    for file in (SOURCE / layer).rglob("*.py"):
        outside = {name.partition(".")[0] for name in imported(file)} - set(sys.stdlib_module_names) - {"tafelrunde"}
        assert not outside, f"{file} imports {outside}"


def test_the_realm_knows_no_game() -> None:
    games = {entry.name for entry in (SOURCE / "games").iterdir() if (entry / "game.py").is_file()}
    for file in (SOURCE / "games" / "realm").rglob("*.py"):
        assert not any(game in name.split(".") for name in imported(file) for game in games), file


def test_no_module_owns_a_random_generator_below_the_bots() -> None:
    for layer in ("kernel", "games"):
        for file in (SOURCE / layer).rglob("*.py"):
            assert "random" not in imported(file), file
