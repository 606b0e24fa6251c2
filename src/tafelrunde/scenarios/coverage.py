"""Which scenarios and tests cover which rule."""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..books.rulebook import rulebook
from ..kernel import registry
from .files import library, scenario_files
from .model import Broken
from .read import read_scenario


@dataclass(frozen=True, slots=True)
class Coverage:
    """Where each rule is shown to hold."""

    by_rule: Mapping[str, list[str]]
    unknown: Mapping[str, list[str]]  # ids that scenarios or tests name but no rule book has

    @property
    def uncovered(self) -> list[str]:
        return [rule for rule, where in self.by_rule.items() if not where]

    def json(self) -> dict[str, Any]:
        return {
            "rules": len(self.by_rule),
            "covered": len(self.by_rule) - len(self.uncovered),
            "uncovered": self.uncovered,
            "by_rule": dict(self.by_rule),
        }


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Reads the rule ids from the scenarios and from the marks of the tests, where there is a source tree."""
    by_rule: dict[str, list[str]] = {rule: [] for rule in rulebook(game).rules}
    elsewhere = {id for other in registry.games() if other.id != game for id in rulebook(other.id).rules}
    unknown: dict[str, list[str]] = {}
    for where, ids in (*_shown_by_scenarios(game), *_marked_in_tests(tests or _tests_folder())):
        for id in dict.fromkeys(ids):
            if id in elsewhere:
                continue  # a test of another game
            (by_rule[id] if id in by_rule else unknown.setdefault(id, [])).append(where)
    return Coverage(by_rule, unknown)


def _tests_folder() -> Path:
    return Path(__file__).parents[3] / "tests"


def _shown_by_scenarios(game: str) -> Iterable[tuple[str, tuple[str, ...]]]:
    root = library()
    for file in scenario_files([root / game]):
        try:
            yield f"scenarios/{file.relative_to(root).as_posix()}", read_scenario(file).rules
        except Broken:
            continue  # a broken scenario covers nothing


def _marked_in_tests(folder: Path) -> Iterable[tuple[str, list[str]]]:
    """Every `@pytest.mark.rule("F-001")`; read from the source, so that nothing needs to be imported."""
    for file in sorted(folder.rglob("test_*.py")) if folder.is_dir() else ():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = [id for decorator in node.decorator_list for id in _rule_mark(decorator)]
                if ids:
                    yield f"tests/{file.relative_to(folder).as_posix()}::{node.name}", ids


def _rule_mark(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        return [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return []
