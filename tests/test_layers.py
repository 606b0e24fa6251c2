"""Imports only point down; the kernel and the games stand on the standard library."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tafelrunde"
LAYERS = ("kernel", "games", "bots", "scenarios")


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
    return names


@pytest.mark.parametrize("layer", ["kernel", "games"])
def test_standard_library_only(layer: str) -> None:
    for file in (SOURCE / layer).rglob("*.py"):
        outside = {name.partition(".")[0] for name in imported(file)} - set(sys.stdlib_module_names) - {"tafelrunde"}
        assert not outside, f"{file} imports {outside}"


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_down(layer: str) -> None:
    above = {
        "kernel": ("games", "bots", "scenarios"),
        "games": ("bots", "scenarios"),
        "bots": ("games", "scenarios"),
        "scenarios": ("games", "bots"),
    }[layer]
    tops = {entry.stem for entry in SOURCE.iterdir()} - set(LAYERS)
    for file in (SOURCE / layer).rglob("*.py"):
        for name in imported(file):
            parts = name.split(".")
            if parts[0] == "tafelrunde" and len(parts) > 1:
                allowed = {"rulebook"} if layer == "scenarios" else set()
                assert parts[1] not in above and parts[1] not in tops - allowed, f"{file} imports {name}"


def test_the_realm_knows_no_game() -> None:
    for file in (SOURCE / "games" / "realm").rglob("*.py"):
        assert not any("fuersten" in name for name in imported(file)), file


def test_no_module_owns_a_random_generator_below_the_bots() -> None:
    for layer in ("kernel", "games"):
        for file in (SOURCE / layer).rglob("*.py"):
            assert "random" not in imported(file), file
