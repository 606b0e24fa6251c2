"""Whatever the server refuses, it says so in German and in English."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tafelrunde.books.messages import LANGUAGES
from tafelrunde.server.clock import Clock
from tafelrunde.server.limits import too_many
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.visitor import language_of

from .playing import run, two_players
from .running import Server, running_server

SOURCE = Path(__file__).parents[2] / "src" / "tafelrunde" / "server"
TOLD_APART = {"status", "error", "sentence", "reason", "headers"}  # what no sentence fills in


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """Every sentence of the server and what it fills in."""
    source = (SOURCE / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every sentence that is asked for anywhere, and what it is given to fill in."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Trouble":
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg} - TOLD_APART
            if any(keyword.arg == "reason" for keyword in node.keywords):
                continue  # the words are the game's
            said = node.args[-1] if len(node.args) == 3 else node.args[1]
            if isinstance(said, ast.Constant):
                yield said.value, given
            else:
                assert ast.unparse(said) == "problem", f"{file.name}: which sentence is {ast.unparse(said)}?"
    for clock in (Clock("bank", 0), Clock("bank", 1, -1), Clock("move", 1, 1)):
        yield str(clock.problem()), set()


def test_every_trouble_has_its_sentence_in_both_languages() -> None:
    known = {language: sentences(language) for language in LANGUAGES}
    wanted = dict(raised())
    assert len(wanted) > 50
    for language in LANGUAGES:
        assert set(known[language]) == set(wanted)
        for id, given in raised():
            assert known[language][id] <= given, (language, id)
    # why something went wrong is said in English by whatever found it, so it is no part of a German sentence
    assert not [id for id, filled in known["de"].items() if "why" in filled]


def test_a_trouble_speaks_both_languages_and_has_its_parameters() -> None:
    trouble = Trouble(409, "seat-taken", seat="red")
    assert "red is not free" in trouble.text["en"] and "red ist nicht frei" in trouble.text["de"]
    problem = trouble.problem("de", "m1")
    assert (problem.error, problem.message, problem.id) == ("seat-taken", trouble.text["de"], "m1")
    assert problem.params == {"seat": "red"}
    for what in ("lines", "messages", "records", "tables", "requests"):
        assert what in too_many(what).text["en"]


class Asking:
    def __init__(self, accept: str) -> None:
        self.headers = {"accept-language": accept}


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("fr, de;q=0.5", "de"),
        ("en;q=0.3, de; q=0.7", "de"),
        ("de;q=0, en", "en"),
        ("*", "en"),
        ("de;q=much", "en"),
    ],
)
def test_the_language_is_the_one_asked_for(accept: str, language: str) -> None:
    assert language_of(Asking(accept)) == language  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("trouble")) as running:
        yield running


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables/nothing", None),
        ("GET", "/api/nothing", None),
        ("GET", "/api/games/chess/rules", None),
        ("POST", "/api/tables", {"game": "chess"}),
        ("POST", "/api/tables", {"game": "fuersten", "seats": ["me", "bot:nobody"]}),
        ("POST", "/api/tables", {"game": "fuersten", "seats": ["me"]}),
        ("POST", "/api/tables", {"game": "karthedis", "options": {"leader": "p99"}}),
        ("POST", "/api/tables", {"game": "fuersten", "clock": {"kind": "bank", "seconds": 0}}),
        ("POST", "/api/tables", {"clock": 3}),
        ("POST", "/api/records", {"record": "nothing"}),
        ("POST", "/api/records", {"record": '[Game "fuersten"]'}),
        ("POST", "/api/games/fuersten/suggest", {"term": 3}),
    ],
)
def test_programs_get_english_or_the_language_they_ask_for(server, method, path, body) -> None:  # type: ignore[no-untyped-def]
    with server.http() as http:
        plain = http.request(method, path, json=body)
        german = http.request(method, path, json=body, headers={"accept-language": "de-DE,de;q=0.9,en;q=0.5"})
    assert plain.status_code == german.status_code and 400 <= plain.status_code < 500
    told, gesagt = plain.json(), german.json()
    assert told["message"] == told["text"]["en"] and gesagt["message"] == gesagt["text"]["de"]
    assert told["text"] == gesagt["text"] and told["text"]["en"] != told["text"]["de"]
    assert re.search(r"\b(?:ist|nicht|es|und)\b", gesagt["message"]), gesagt["message"]
    assert not re.search(r"\b(?:the|is|not|has|no)\b", gesagt["message"]), gesagt["message"]


def test_messages_of_a_socket_are_answered_in_both_languages(server) -> None:  # type: ignore[no-untyped-def]
    async def play() -> None:
        red, blue, _ = await two_players(server)
        await red.send({"type": "consent", "agree": True})
        told = await red.until("error")
        assert told["error"] == "nothing-asked" and told["message"] == told["text"]["en"]
        assert told["text"]["de"].startswith("Niemand bittet dich")
        for player in (red, blue):
            await player.close()

    run(play())


def test_what_was_sent_is_quoted_but_not_at_any_length() -> None:
    trouble = Trouble(422, "no-such-seat", seat="x" * 4001, seats="red, blue")
    for language in ("de", "en"):
        assert "xxx" in trouble.text[language] and len(trouble.text[language]) < 500
