"""Where lessons lie: shipped with the package, or beside its source."""

from pathlib import Path

from ..scenarios import scenario_files

lesson_files = scenario_files  # the files that paths lead to are found in the same way


def library() -> Path:
    """The folder of the lessons that come with Tafelrunde."""
    shipped = Path(__file__).parent / "library"
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "lessons"
