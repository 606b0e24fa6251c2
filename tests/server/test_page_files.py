"""The built page: what is served at which address, how long it is kept, and what cannot be reached."""

import gzip
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .running import Server, running_server

INDEX = b"<!doctype html><title>Tafelrunde</title>"
SCRIPT = b"console.log('Guten Abend');" * 100


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    built = folder / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(INDEX)
    (built / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (built / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    (built / "assets" / "app-3c4d.css").write_bytes(b"body{}")
    (built / "assets" / "font-5e6f.woff2").write_bytes(b"wOF2")
    (built / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "secret.txt").write_bytes(b"nobody's business")
    return built


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("page-files"), page=str(page)) as running:
        yield running


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[Any]:
    with server.http() as client:
        yield client


PLACES = ("/", "/lobby", "/about", "/new", "/new/karthedis", "/decks", "/decks/mine", "/table/aB3_-x", "/replay/x/12")
PLACES += (
    "/art",
    "/rules",
    "/rules/fuersten/F-030",
    "/scenario/fuersten/f-030",
    "/table/",
    "/learn",
    "/learn/fuersten/first-game",
)


@pytest.mark.parametrize("path", PLACES)
def test_the_page_is_at_all_its_addresses(http, path):
    answer = http.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    for part in ("script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = http.head(path)
    assert (head.status_code, head.content) == (200, b"") and head.headers["content-length"] == str(len(INDEX))


def test_assets_are_kept_for_ever_and_compressed_as_wanted(http):
    path = "/assets/app-1a2b.js"
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT and "content-encoding" not in plain.headers
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    squeezed = http.get(path, headers={"Accept-Encoding": "gzip, deflate"})
    assert squeezed.content == SCRIPT and squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.headers["vary"] == "Accept-Encoding" and squeezed.headers["etag"] != plain.headers["etag"]
    with http.stream("GET", path, headers={"Accept-Encoding": "gzip, br"}) as brotli:
        assert brotli.headers["content-encoding"] == "br" and b"".join(brotli.iter_raw()) == b"as brotli"
    assert http.get("/assets/app-3c4d.css").headers["content-type"] == "text/css; charset=utf-8"
    assert http.get("/assets/font-5e6f.woff2").headers["content-type"] == "font/woff2"
    icon = http.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml" and icon.headers["cache-control"] == "no-cache"


def test_nothing_else_can_be_reached(server, http):
    for path in (
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/....//secret.txt",
        "/assets//etc/passwd",
        "/assets/app-1a2b.js.gz",
        "/assets/",
        "/assets",
        "/secret.txt",
        "/nowhere",
        "/index.html/x",
        "/api",
        "/api/nowhere",
        "/api/table/x",
    ):
        answer = http.get(path)
        assert answer.status_code == 404 and answer.json()["type"] == "error", path
    # as the bytes come, without a client that tidies paths up
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET /assets/../../secret.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        received = b"".join(iter(lambda: raw.recv(65536), b""))
    assert b" 404 " in received.splitlines()[0] and b"business" not in received
    assert http.post("/").status_code == 405


def test_a_page_that_was_not_built_says_so(tmp_path):
    with running_server(tmp_path, page=str(tmp_path / "nothing")) as running, running.http() as http:
        for path in ("/", "/table/x"):
            answer = http.get(path)
            assert answer.status_code == 503 and "make setup" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "content-security-policy" in answer.headers
        assert http.get("/assets/app.js").status_code == 404
        assert http.get("/api/games").status_code == 200


# a browser


def opened(tmp_path: Path, **environment: str) -> tuple[str, str]:
    """What a server that is told to open its page says, and what its browser was given."""
    browser, note = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" > {note}\n', "utf-8")
    browser.chmod(0o755)
    server = Server(tmp_path)
    server.arguments = ["--open"]
    server.start({"BROWSER": f"{browser} %s", **environment})
    try:
        until = time.monotonic() + (30 if environment.get("DISPLAY") else 1)
        while not note.exists() and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.2)
        return server.log_text(), note.read_text("utf-8") if note.exists() else ""
    finally:
        assert server.stop() == 0


@pytest.mark.skipif(os.name == "nt", reason="the browser of this test is a shell script")
def test_the_browser_is_opened_where_there_is_a_screen(tmp_path):
    said, given = opened(tmp_path, DISPLAY=":99", WAYLAND_DISPLAY="")
    address = given.strip()
    assert address.startswith("http://127.0.0.1:") and f"Tafelrunde: {address}\n" in said


def test_without_a_screen_only_the_address_is_told(tmp_path):
    said, given = opened(tmp_path, DISPLAY="", WAYLAND_DISPLAY="")
    assert given == "" and said.count("Tafelrunde: http://127.0.0.1:") == 1 and "Traceback" not in said
