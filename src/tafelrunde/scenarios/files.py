"""Where scenarios lie: shipped with the package, or beside its source."""

from collections.abc import Iterable
from pathlib import Path


def library() -> Path:
    """The folder of the scenarios that come with Tafelrunde."""
    shipped = Path(__file__).parent / "library"
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "scenarios"


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files that paths lead to: files themselves, and every .toml below a folder."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found
