"""Pages of other sites, which are not let in, and the headers that protect the reader of an answer."""

import re

import pytest

from .limits import BODY_BYTES, COOKIE, from_address, turned_away
from .playing import run
from .running import open_table

HEADERS = {
    "content-security-policy": r"default-src 'none'; .*frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": r"camera=\(\), .*",
}
STATUSES = {200, 201, 204, 400, 403, 404, 405, 409, 413, 422, 429}
FOREIGN = ["http://evil.example", "https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"]
SECONDS = 60.0  # within which every conversation here is over


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_gets_no_connection(server, origin):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    cookie = f"{COOKIE}={token}"
    assert run(turned_away(server, table["id"], Origin=origin, Cookie=cookie), SECONDS) in (403, 1008)


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_a_page_of_another_site_moves_nothing(server, origin, method):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    path = f"/api/tables/{table['id']}"
    target = {"POST": f"{path}/invitations", "PATCH": f"{path}/seats/red", "DELETE": path}[method]
    with server.http() as http:
        headers = {"Origin": origin, "Cookie": f"{COOKIE}={token}", "Content-Type": "text/plain"}
        answer = http.request(method, target, content='{"name": "Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        assert "access-control-allow-origin" not in answer.headers
        assert http.get(path).json() == {**table, "mine": [], "owner": False}
    if method == "POST":
        with server.visitor({"Origin": origin}) as http:
            assert http.post("/api/tables", json={"game": "fuersten"}).status_code == 403


def test_our_own_pages_and_agreed_ones_are_let_in(server, strict):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    assert run(turned_away(server, table["id"], Origin=server.address, Cookie=f"{COOKIE}={token}"), SECONDS) is None
    with server.http(token) as http:
        path = f"/api/tables/{table['id']}/invitations"
        assert http.post(path, json={}, headers={"Origin": server.address}).status_code == 201
    with from_address(strict, "10.6.0.1") as http:
        for origin, wanted in (("https://a.example", 201), ("http://b.example", 201), ("http://a.example", 403)):
            opened = http.post("/api/tables", json={"game": "fuersten"}, headers={"Origin": origin})
            assert opened.status_code == wanted, origin


# headers


def test_every_answer_has_the_headers_that_protect_its_reader(server, strict):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    path = f"/api/tables/{table['id']}"
    with server.http(token) as http:
        answers = {
            "health": http.get("/health"),
            "metrics": http.get("/metrics"),
            "schema": http.get("/schema"),
            "a look": http.get(path),
            "options": http.options(path),
            "a head": http.head("/health"),
            "opened": http.post("/api/tables", json={"game": "fuersten"}),
            "unreadable": http.post("/api/tables", content=b"{"),
            "deep": http.post("/api/tables", content=b"[" * 100_000),
            "no UTF-8": http.post("/api/tables", content=b'{"game": "\xff"}'),
            "refused": http.post("/api/tables", json={"game": "chess"}),
            "not now": http.get(f"{path}/record"),
            "no table": http.get("/api/tables/nowhere"),
            "no seat": http.post(f"{path}/stand", json={"seat": "green"}),
            "no page": http.get("/nowhere"),
            "no such method": http.put(path),
            "too large": http.post("/api/tables", content=b"x" * (BODY_BYTES + 1)),
            "foreign": http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"}),
            "no number": http.get(f"{path}/replay/x"),
            "deleted": http.delete(path),
        }
    with server.http() as http:
        answers["not yours"] = http.post(f"{path}/stand", json={})
    with from_address(strict, "10.7.0.1") as http:
        answers["too many"] = [http.get("/api/lobby") for _ in range(10)][-1]
        assert answers["too many"].status_code == 429
    for what, answer in answers.items():
        assert answer.status_code < 500, (what, answer.text)
        for name, wanted in HEADERS.items():
            assert re.fullmatch(wanted, answer.headers.get(name, "missing")), (what, answer.status_code, name)
            assert len(answer.headers.get_list(name)) == 1, (what, name)
        if answer.request.url.path.startswith("/api/"):
            assert answer.headers.get("cache-control") == "no-store", what
        assert "server" not in answer.headers, what
    assert {answer.status_code for answer in answers.values()} == STATUSES
