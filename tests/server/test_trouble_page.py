"""A browser that was sent somewhere reads a page in words; programs, and the page itself, read JSON."""

import base64
import hashlib
import re
from collections.abc import Iterator

import pytest

from .running import Server, running_server

BROWSER = {
    "Accept": "text/html,application/xhtml+xml,*/*;q=0.8",
    "Accept-Language": "de-DE,de;q=0.9",
    "Sec-Fetch-Dest": "document",
}


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It answers five requests, and then for a long time no more."""
    folder = tmp_path_factory.mktemp("busy")
    with running_server(folder, requests_burst="5", requests_per_second="0.001") as running:
        yield running


def test_too_many_requests_are_answered_in_words(busy: Server) -> None:
    with busy.http() as http:
        for _ in range(6):
            http.get("/api/games")
        for path in ("/", "/table/aB3_-x", "/api/games"):
            answer = http.get(path, headers=BROWSER)
            assert answer.status_code == 429 and answer.headers["content-type"] == "text/html; charset=utf-8"
            assert '<html lang="de">' in answer.text and "Anfragen" in answer.text and "{" not in body(answer.text)
            assert '<a href="">Noch einmal versuchen</a>' in answer.text
        told = http.get("/api/games")
        assert told.status_code == 429 and told.json()["text"]["de"] in answer.text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("words")) as running:
        yield running


def body(page: str) -> str:
    return re.sub("<style>.*</style>", "", page)


def test_what_is_not_there_is_a_page_for_a_browser_and_json_for_a_program(server: Server) -> None:
    with server.http() as http:
        for path in ("/nowhere", "/api/tables/none", "/api/nowhere"):
            page = http.get(path, headers=BROWSER)
            assert page.status_code == 404 and page.text.startswith("<!doctype html>")
            told = http.get(path, headers={"Accept-Language": "de"})
            assert told.status_code == 404 and told.json()["message"] in page.text.replace("&quot;", '"')
        assert http.post("/api/tables", json={}, headers=BROWSER).headers["content-type"] == "application/json"


def test_nothing_somebody_wrote_into_the_address_becomes_part_of_the_page(server: Server) -> None:
    with server.http() as http:
        page = http.get("/api/games/fuersten/modes/duell?seats=<script>alert(1)</script>", headers=BROWSER)
        assert page.status_code == 400 and "<script" not in page.text


def test_the_policy_allows_this_style_and_no_other(server: Server) -> None:
    with server.http() as http:
        page = http.get("/nowhere", headers=BROWSER)
    style = re.search("<style>(.*)</style>", page.text)
    assert style is not None
    hash = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{hash}';" in page.headers["content-security-policy"]
