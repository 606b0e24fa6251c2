"""Rules and messages are there for everything the game can say, in both languages."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.charterstone import events as told
from tafelrunde.games.charterstone.words import GRAMMAR, QUESTIONS
from tafelrunde.kernel import EventKind

GAME = Path(told.__file__ or "").parent
RULES = tomllib.loads((GAME / "rules.toml").read_text(encoding="utf-8"))["rule"]
BY_ACTION = {f"cannot-{action}" for action in ("build", "open-crate", "score-objective", "deliver")}


def ids_of(language: str) -> set[str]:
    text = (GAME / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def codes() -> set[str]:
    """Every code of a refusal that is written anywhere in the game."""
    found = set(BY_ACTION)
    for file in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                code = node.args[0]
                found |= {code.value} if isinstance(code, ast.Constant) and isinstance(code.value, str) else set()
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_can_be_said(language: str) -> None:
    kinds = [kind.name for kind in vars(told).values() if isinstance(kind, EventKind)]
    ids = ids_of(language)
    assert {f"reason-{code}" for code in codes()} <= ids
    assert {f"prompt-{name}" for name in QUESTIONS.by_name} <= ids
    assert {f"option-{form.name}" for form in GRAMMAR.forms} <= ids
    assert all(f"event-{name}" in ids or f"event-{name}-nobody" in ids for name in kinds)


def test_both_languages_say_the_same_things() -> None:
    assert ids_of("de") == ids_of("en")


def test_every_rule_that_is_cited_is_in_the_book() -> None:
    written = {rule["id"] for rule in RULES}
    assert len(written) == len(RULES)
    cited = {id for file in GAME.glob("*.py") for id in re.findall(r"\bC-\d{3}\b", file.read_text(encoding="utf-8"))}
    assert len(cited) > 60
    assert cited <= written
    assert all(rule["de"] and rule["en"] and rule["de"] != rule["en"] for rule in RULES)
