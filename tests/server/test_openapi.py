"""The OpenAPI document against the running server: Schemathesis tries every operation it names.

On: no server errors, and only the statuses, content types, headers and forms that the document promises; what does not
fit the document is refused. Off, because they do not apply here: `positive_data_acceptance` (a request can fit the
document and still be refused by the rules, or come at the wrong moment), `ignored_auth` (looking needs no token, and
the document declares no scheme that says otherwise), `missing_required_header` (there is none), `unsupported_method`
(works only on cases of Schemathesis' own runner; the fuzzer and test_limits.py try other methods), `use_after_free` and
`ensure_resource_availability` (chains of requests; test_seats.py and test_endings.py have those).
"""

import random
from collections import Counter
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from .running import Server, running_server

pytestmark = pytest.mark.long

EXAMPLES = {GenerationMode.POSITIVE: 10, GenerationMode.NEGATIVE: 8}
REFUSED = ["400", "403", "404", "409", "413", "414", "422"]  # what is too long may be refused as too large
CONFIG = {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
WORDS_IN_PATHS = {
    "game": ("fuersten", "karthedis"),
    "language": ("de", "en"),
    "scenario": ("f-030-built-cards-are-public", "ka-001-no-suits-and-no-duty-to-follow"),
    "lesson": ("first-game", "first-market"),
}
WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("openapi")) as running:
        yield running


class Tables:
    """Tables of every kind, so that paths lead somewhere; new ones for every operation, as some are used up."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self.tokens: dict[str, str] = {}
        self.names: dict[str, list[str]] = {}
        for wish in (
            {"game": "fuersten", "seats": ["me", "open"]},
            {"game": "fuersten", "seats": ["me", "me"]},
            {"game": "karthedis", "seats": ["me", "bot:random"]},
            {"game": "karthedis", "seats": ["open", "open"], "public": True},
            {"game": "fuersten", "seats": ["me", "bot:random"]},
        ):
            last = self._add(http.post("/api/tables", json=wish))
        over = http.post(f"/api/tables/{last}/resign", json={"id": "enough"}, headers=self.bearer(last))
        assert over.status_code == 200, over.text
        self.record = http.get(f"/api/tables/{last}/record").text
        self._add(http.post("/api/records", json={"record": self.record}))

    def bearer(self, table: str | None) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[table]}"} if table in self.tokens else {}

    def _add(self, answer: httpx.Response) -> str:
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        self.tokens[table["id"]] = answer.json()["token"]
        self.names[table["id"]] = [seat["seat"] for seat in table["seats"]]
        return str(table["id"])

    def lead_somewhere(self, case: Any, rng: random.Random, fitting: bool) -> str | None:
        """Often an existing table, seat, answer and move in the place of what was made up; returns the table."""
        table = rng.choice(list(self.tokens))
        path = case.path_parameters or {}
        if "table" not in path or rng.random() < 0.2:
            table = ""
        else:
            path["table"] = table
        names = self.names.get(table, ["red"])
        for name, known in WORDS_IN_PATHS.items():
            if name in path and rng.random() < 0.8:
                path[name] = rng.choice(known)
        if "seat" in path and rng.random() < 0.8:
            path["seat"] = rng.choice(names)
        if "number" in path and rng.random() < 0.7 and fitting:
            path["number"] = rng.randrange(4)
        if fitting and case.query and "seat" in case.query and rng.random() < 0.7:
            case.query["seat"] = rng.choice(names)
        if fitting and isinstance(case.body, dict) and rng.random() < 0.8:
            self._fit(case.body, table, names, rng)
        return table or None

    def _fit(self, body: dict[str, Any], table: str, names: list[str], rng: random.Random) -> None:
        fitting = {
            "game": lambda: rng.choice(["fuersten", "karthedis"]),
            "mode": lambda: None,
            "seats": lambda: [rng.choice(["me", "open", "bot:greedy"]) for _ in range(2)],
            "options": dict,
            "clock": lambda: None,
            "on_timeout": lambda: "lose",
            "name": lambda: "Anna",
            "who": lambda: rng.choice(["open", "bot:greedy"]),
            "invitation": lambda: None,
            "record": lambda: self.record,
            "text": lambda: "Guten Abend",
            "term": lambda: "deck",
            "step": lambda: rng.randrange(3),
            "moves": list,
        }
        if not isinstance(body.get("seats"), list | None):
            del fitting["seats"]  # a number of seats to be checked
        for name in list(body):
            if name in fitting:
                body[name] = fitting[name]()
        if body.get("seat") is not None:
            body["seat"] = rng.choice(names)
        if "move" in body and table in self.tokens:
            for seat in names:
                path = f"/api/tables/{table}/view"
                update = self._http.get(path, params={"seat": seat}, headers=self.bearer(table)).json()
                if update.get("choice"):
                    body |= {"move": rng.choice(update["choice"]["options"]), "seat": seat}
                    if "seq" in body:
                        body["seq"] = update["seq"]


def test_the_server_keeps_what_its_document_promises(server):
    """With a token and without: each request is made by both, as making it up takes longer than asking."""
    load_all_checks()
    checks = CHECKS.get_by_names(WANTED)
    schema = schemathesis.openapi.from_url(f"{server.address}/schema", config=schemathesis.Config.from_dict(CONFIG))
    holder: Counter[int] = Counter()
    nobody: Counter[int] = Counter()
    tried: set[str] = set()
    problems: list[str] = []
    with server.http() as http, requests.Session() as session:
        # the token comes in the header or not at all
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        for found in schema.get_all_operations():
            operation = found.ok()
            tried.add(operation.label)
            tables = Tables(http)
            for mode, examples in EXAMPLES.items():
                readable = operation.query or operation.body or "number" in operation.path
                if mode is GenerationMode.NEGATIVE and not readable:
                    continue  # any text can stand in a path
                try:
                    _try(server, session, operation, mode, examples, tables, checks, holder, nobody)
                except Unsatisfiable:
                    problems.append(f"{operation.label} ({mode.value}): nothing could be tried")
                except (Exception, BaseExceptionGroup) as failed:  # all operations are tried before any failure is told
                    told = "\n".join(str(part) for part in getattr(failed, "exceptions", [failed]))
                    problems.append(f"{operation.label} ({mode.value}): {failed}\n{told}")
    assert not problems, "\n\n".join(problems)
    assert len(tried) >= 34
    # real paths were reached, and refusals of all kinds
    assert set(holder) >= {200, 201, 204, 400, 404, 409, 422}, holder
    assert set(nobody) >= {200, 201, 400, 403, 404, 409, 422}, nobody


def _try(
    server: Server,
    session: requests.Session,
    operation: Any,
    mode: GenerationMode,
    examples: int,
    tables: Tables,
    checks: list[Any],
    holder: Counter[int],
    nobody: Counter[int],
) -> None:
    @given(case=operation.as_strategy(generation_mode=mode), number=st.integers(0, 2**32))
    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def test(case: Any, number: int) -> None:
        table = tables.lead_somewhere(case, random.Random(number), mode is GenerationMode.POSITIVE)
        asking: list[tuple[dict[str, str], Counter[int]]] = [(tables.bearer(table), holder), ({}, nobody)]
        for headers, statuses in asking if number % 2 else reversed(asking):
            answer = case.call(base_url=server.address, session=session, headers=headers)
            statuses[answer.status_code] += 1
            case.validate_response(answer, checks=checks, headers=headers)

    test()
