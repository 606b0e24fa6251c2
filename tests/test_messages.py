"""Every reason, event, question and option has its words in both languages."""

import ast
import re
from pathlib import Path

import pytest

from tafelrunde import explain, new_table
from tafelrunde.games.fuersten import FUERSTEN, events
from tafelrunde.games.fuersten.refuse import QUESTION_RULES
from tafelrunde.games.realm import events as realm_events
from tafelrunde.kernel import EventKind, Reason
from tafelrunde.messages import LANGUAGES, messages

from .games.fuersten.walks import any_sentence, walk

SOURCE = Path(__file__).parents[1] / "src" / "tafelrunde"


def reason_codes() -> set[str]:
    """Every code that is written anywhere in the kernel and the games."""
    codes = {
        "only-before-roll",
        "only-with-settlement",
        "only-reaction",
        "only-action",
        "undo-other-seat",
        "undo-chance",
    }
    codes |= {"undo-revealed", "undo-nothing"}
    for layer in ("kernel", "games"):
        for file in (SOURCE / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason" and node.args:
                    first = node.args[0]
                    if isinstance(first, ast.Constant):
                        codes.add(first.value)
    return codes


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    words = messages("fuersten", language)
    missing = [code for code in sorted(reason_codes()) if not words.has(f"reason-{code}")]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_and_option_has_words(language: str) -> None:
    words = messages("fuersten", language)
    kinds = [kind for module in (events, realm_events) for kind in vars(module).values() if isinstance(kind, EventKind)]
    wanted = {f"event-{kind.name}" for kind in kinds}
    wanted |= {f"prompt-{prompt}" for prompt in QUESTION_RULES}
    wanted |= {f"option-{form.name}" for form in FUERSTEN.grammar.forms}
    assert not [id for id in sorted(wanted) if not words.has(id)]


def test_both_languages_have_the_same_messages() -> None:
    ids = {
        language: set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
        for language in LANGUAGES
        for file in [SOURCE / "games" / "fuersten" / "messages" / f"{language}.ftl"]
    }
    assert ids["de"] == ids["en"]


def test_no_message_is_without_use() -> None:
    kinds = [kind for module in (events, realm_events) for kind in vars(module).values() if isinstance(kind, EventKind)]
    used = {f"reason-{code}" for code in reason_codes()} | {f"event-{kind.name}" for kind in kinds}
    used |= {f"prompt-{prompt}" for prompt in QUESTION_RULES} | {f"option-{f.name}" for f in FUERSTEN.grammar.forms}
    file = SOURCE / "games" / "fuersten" / "messages" / "en.ftl"
    ids = set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    variants = {id for id in ids if id.removesuffix("-near").removesuffix("-secret").removesuffix("-nobody") in used}
    assert ids - variants == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told(language: str, seed: int) -> None:
    """Whatever happens, is asked, offered or refused in random games has words, and no id is left in them."""
    import random  # noqa: PLC0415

    words = messages("fuersten", language)
    rng = random.Random(seed)
    told = 0
    for table in walk(seed):
        for seat in (0, 1, None):
            for event in table.told(seat, told):
                line = words.event(event)
                assert not re.search(r"\b[a-z]+-\d|_|\{|\$", line), line
        told = len(table.events)
        if not table.over:
            assert words.prompt(table.choice)
            for option in table.choice.options[:5]:
                assert not re.search(r"\b[a-z]+-\d|_|\{|\$", words.option(option)), words.option(option)
            reason = table.why_not(any_sentence(FUERSTEN.grammar, rng))
            if reason is not None:
                assert words.reason(reason)


def test_a_refusal_is_one_sentence_with_its_rule() -> None:
    reason = Reason("cannot-afford", ("F-078",), missing="2 erz 1 getreide")
    assert "2 Erz, 1 Getreide" in explain(reason, "fuersten", "de")
    assert "2 ore, 1 grain" in explain(reason, "fuersten", "en")
    assert explain(reason, "fuersten").endswith("[F-078]")


def test_what_is_not_understood_is_explained() -> None:
    table = new_table("fuersten", seed=1)
    for text in ("fly me to the moon", "build klostr at 1-above", "draw from stack 9"):
        reason = table.why_not(text)
        assert reason is not None
        assert explain(reason, "fuersten", "de") and explain(reason, "fuersten", "en")
