"""What the command line asks of results that were kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .compare import Side, compare, compare_json
from .figures import Figures, figures_of
from .folder import read_results
from .page import Page
from .report import report


def figures_in(folders: Sequence[Path]) -> Figures:
    """Raises BadInput if they cannot be read or not be counted together."""
    return figures_of(read_results(list(folders)))


def report_on(folders: Sequence[Path]) -> Page:
    return report(figures_in(folders))


def comparison(one: Path, other: Path) -> Page:
    return compare(_side(one), _side(other))


def comparison_json(one: Path, other: Path) -> dict[str, Any]:
    return compare_json(_side(one), _side(other))


def _side(folder: Path) -> Side:
    return Side(str(folder), figures_in([folder]))
