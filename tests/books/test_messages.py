"""Every reason, event, question and option has its words in both languages."""

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tafelrunde import explain, new_table
from tafelrunde.books.messages import LANGUAGES, messages
from tafelrunde.games.fuersten import events as fuersten_events
from tafelrunde.games.fuersten.why_not import QUESTIONS as FUERSTEN_QUESTIONS
from tafelrunde.games.kartenspiel import events as kartenspiel_events
from tafelrunde.games.kartenspiel.why_not import QUESTIONS as KARTENSPIEL_QUESTIONS
from tafelrunde.games.karthedis import events as karthedis_events
from tafelrunde.games.karthedis.why_not import QUESTIONS as KARTHEDIS_QUESTIONS
from tafelrunde.games.realm import events as realm_events
from tafelrunde.kernel import EventKind, Reason, Table, registry

from ..games.fuersten.walks import walk as walk_fuersten
from ..games.kartenspiel.walks import new as new_kartenspiel
from ..games.karthedis.walks import walk as walk_karthedis
from ..random_moves import any_sentence, pick

SOURCE = Path(__file__).parents[2] / "src" / "tafelrunde"
GAMES = ("fuersten", "kartenspiel", "karthedis")
EVENTS: Mapping[str, tuple[ModuleType, ...]] = {
    "fuersten": (fuersten_events, realm_events),
    "kartenspiel": (kartenspiel_events, realm_events),
    "karthedis": (karthedis_events,),
}
QUESTIONS = {
    "fuersten": FUERSTEN_QUESTIONS.by_name,
    "kartenspiel": KARTENSPIEL_QUESTIONS.by_name,
    "karthedis": KARTHEDIS_QUESTIONS.by_name,
}
FOLDERS = {
    "fuersten": ("games/fuersten", "games/realm"),
    "kartenspiel": ("games/kartenspiel", "games/realm"),
    "karthedis": ("games/karthedis",),
}
REFUSING = ("Reason", "Questions", "s.box.refuse", "box.refuse")
# codes that are put together
TIMINGS = {"only-before-roll", "only-with-settlement", "only-reaction", "only-action"}
MADE_UP = {
    "fuersten": TIMINGS,
    "kartenspiel": TIMINGS,
    "karthedis": set[str](),
}


def reason_codes(game: str) -> set[str]:
    """Every code that is written anywhere in the kernel and a game."""
    codes = {"undo-other-seat", "undo-chance", "undo-revealed", "undo-nothing"} | MADE_UP[game]
    for folder in ("kernel", *FOLDERS[game]):
        for file in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSING:
                    otherwise = [given.value for given in node.keywords if given.arg == "otherwise"]
                    codes |= {code.value for code in [*node.args[:1], *otherwise] if isinstance(code, ast.Constant)}
    return codes


def wanted(game: str) -> set[str]:
    """Every message a game can ask for."""
    kinds = [kind for module in EVENTS[game] for kind in vars(module).values() if isinstance(kind, EventKind)]
    ids = {f"reason-{code}" for code in reason_codes(game)} | {f"event-{kind.name}" for kind in kinds}
    ids |= {f"prompt-{prompt}" for prompt in QUESTIONS[game]}
    return ids | {f"option-{form.name}" for form in registry.game(game).grammar.forms}


def ids_of(game: str, language: str) -> set[str]:
    file = SOURCE / "games" / game / "messages" / f"{language}.ftl"
    return set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_event_question_and_option_has_words(game: str, language: str) -> None:
    words = messages(game, language)
    # what happens to nobody in particular has only the message that names nobody
    assert not [id for id in sorted(wanted(game)) if not words.has(id) and not words.has(f"{id}-nobody")]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages(game: str) -> None:
    assert ids_of(game, "de") == ids_of(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_without_use(game: str) -> None:
    used = wanted(game)
    ids = ids_of(game, "en")
    variants = {id for id in ids if id.removesuffix("-near").removesuffix("-secret").removesuffix("-nobody") in used}
    assert ids - variants == set()


def walk_kartenspiel(seed: int) -> Iterator[Table[Any, Any]]:
    """Seeds in a row take every mode in every edition in turn."""
    rng = random.Random(seed)
    table = new_kartenspiel(seed)
    while not table.over:
        yield table
        table.choose(pick(table.choice, rng))
    yield table


WALKS = {"fuersten": walk_fuersten, "kartenspiel": walk_kartenspiel, "karthedis": walk_karthedis}
SEEDS = {"fuersten": 5, "kartenspiel": 6, "karthedis": 18}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seed"), [(game, n) for game in GAMES for n in range(SEEDS[game])])
def test_whole_games_can_be_told(game: str, seed: int, language: str) -> None:
    """Whatever happens, is asked, offered or refused in random games has words, and no id is left in them."""
    words = messages(game, language)
    rng = random.Random(seed)
    told = 0
    for table in WALKS[game](seed):
        for seat in (*range(len(table.seats)), None):
            for event in table.told(seat, told):
                line = words.event(event, table.seats)
                assert not re.search(r"\b[a-z]+-\d|_|\{|\$|\bp\d", line), line
        told = len(table.events)
        if not table.over:
            assert words.prompt(table.choice)
            for option in table.choice.options[:5]:
                assert not re.search(r"\b[a-z]+-\d|_|\{|\$", words.option(option)), words.option(option)
            reason = table.why_not(any_sentence(table.game.grammar, rng))
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
