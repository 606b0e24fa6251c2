"""Limits, foreign pages, headers, what never stands in the log, and what is said when the server cannot start."""

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .running import Player, Server, open_table, running_server
from .services import free_port
from .test_tables import play_on

MESSAGE_BYTES = 16_384
BODY_BYTES = 1_048_576
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


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("limits"), chat_letters="40", chat_per_minute="5") as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows very little. Each test comes from an address of its own, as told by a trusted proxy."""
    few = {"messages_per_second": "1", "messages_burst": "5", "requests_per_second": "1", "requests_burst": "6"}
    few |= {"connections_per_address": "3", "tables_per_address": "2", "origins": "https://a.example, http://b.example"}
    with running_server(tmp_path_factory.mktemp("strict"), **few) as running:
        yield running


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 60))


def from_address(server: Server, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, headers={"X-Forwarded-For": address}, timeout=30)


async def connect(server: Server, table: str, **headers: str) -> Any:
    """A WebSocket with these headers (`X_Forwarded_For`)."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await websockets.connect(url, additional_headers=named, compression=None, open_timeout=20, proxy=None)


async def turned_away(server: Server, table: str, **headers: str) -> int | None:
    """The status or the code with which a connection is refused; None if it is not."""
    try:
        opened = await connect(server, table, **headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    try:
        await opened.send('{"type": "ping"}')
        await opened.recv()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    await opened.close()
    return None


async def closing_code(socket: Any) -> int:
    """Reads until the server closes."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return int(closed.rcvd.code)


# size


@pytest.mark.parametrize("binary", [False, True])
def test_a_message_may_be_as_long_as_the_limit_and_not_longer(server, binary):
    async def talk() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:random"])
        player = await Player(server.address, table["id"], token).connect()
        await player.until("update")
        longest = '{"type": "why-not", "move": "x"}'.replace("x", "x" * (MESSAGE_BYTES - 31))
        assert len(longest) == MESSAGE_BYTES
        await player.socket.send(longest.encode() if binary else longest)
        assert (await player.until("error"))["error"] == "unreadable"
        await player.socket.send(f"{longest} ".encode() if binary else f"{longest} ")
        assert await closing_code(player.socket) == 1009

    run(talk())


def test_a_message_in_pieces_may_not_be_longer_either(server):
    async def talk() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:random"])
        player = await Player(server.address, table["id"], token).connect()
        await player.until("update")
        with pytest.raises(ConnectionClosed):
            await player.socket.send("x" * 1000 for _ in range(100))
            await player.socket.wait_closed()
            await player.socket.recv()
        # the server hangs up while we are still sending, and then its last word may not reach us
        assert player.socket.close_code in (1009, 1006)

    run(talk())


@pytest.mark.parametrize("pieces", [False, True])
def test_a_body_may_not_be_longer_than_the_limit(server, pieces):
    body = b'{"record": "' + b"x" * BODY_BYTES + b'"}'
    with server.http() as http:
        answer = http.post("/api/records", content=iter([body[:500_000], body[500_000:]]) if pieces else body)
        assert (answer.status_code, answer.json()["type"]) == (413, "error")
        assert http.get("/health").status_code == 200


# how often


def test_too_many_messages_end_the_connection(strict):
    async def talk() -> None:
        with from_address(strict, "10.1.0.1") as http:
            table = http.post("/api/tables", json={"game": "fuersten", "seats": ["me", "open"]}).json()["table"]["id"]
        opened = await connect(strict, table, X_Forwarded_For="10.1.0.1")
        for _ in range(12):
            await opened.send('{"type": "ping"}')
        received = []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                received.append(json.loads(await asyncio.wait_for(opened.recv(), 10)))
        assert 5 <= len([message for message in received if message["type"] == "pong"]) <= 7
        assert received[-1]["error"] == "too-many"
        assert closed.value.rcvd.code == 1008
        # others are not affected, and who comes back is let in
        again = await connect(strict, table, X_Forwarded_For="10.1.0.1")
        await again.send('{"type": "ping"}')
        assert json.loads(await again.recv()) == {"type": "pong"}
        await again.close()

    run(talk())


def test_too_many_requests_are_turned_away_for_a_while(strict):
    with from_address(strict, "10.2.0.1") as http:
        answers = [http.get("/api/games") for _ in range(12)]
        codes = [answer.status_code for answer in answers]
        assert codes[:6] == [200] * 6 and codes[-1] == 429
        last = answers[-1]
        assert last.json()["error"] == "too-many" and int(last.headers["retry-after"]) >= 1
        assert [http.get("/health").status_code for _ in range(12)] == [200] * 12
        assert http.get("/api/games").status_code == 429
    with from_address(strict, "10.2.0.2") as another:
        assert another.get("/api/games").status_code == 200


def test_looking_for_what_is_not_there_counts_as_well(strict):
    with from_address(strict, "10.2.0.3") as http:
        codes = [http.get(f"/nowhere/{number}").status_code for number in range(12)]
        assert codes[0] == 404 and codes[-1] == 429


def test_only_a_trusted_proxy_is_believed_about_addresses(tmp_path):
    with running_server(tmp_path, requests_per_second="1", requests_burst="4", trusted_proxies="10.9.9.9") as running:
        codes = []
        for number in range(10):
            with from_address(running, f"10.3.0.{number}") as http:
                codes.append(http.get("/api/games").status_code)
    assert codes[-1] == 429


def test_an_address_has_so_many_connections_at_once(strict):
    async def talk() -> None:
        with from_address(strict, "10.4.0.1") as http:
            table = http.post("/api/tables", json={"game": "fuersten", "seats": ["me", "open"]}).json()["table"]["id"]
        here = {"X_Forwarded_For": "10.4.0.1"}
        opened = [await connect(strict, table, **here) for _ in range(3)]
        assert await turned_away(strict, table, **here) in (403, 429, 503, 1013)
        assert await turned_away(strict, table, X_Forwarded_For="10.4.0.2") is None
        await opened.pop().close()
        await asyncio.sleep(0.3)
        assert await turned_away(strict, table, **here) is None
        for connection in opened:
            await connection.close()

    run(talk())


def test_an_address_may_open_so_many_tables(strict):
    wish = {"game": "fuersten", "seats": ["me", "open"]}
    with from_address(strict, "10.5.0.1") as http:
        answers = [http.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["error"] == "too-many" and int(answers[-1].headers["retry-after"]) >= 1
        uploaded = http.post("/api/records", json={"record": "x"})
        assert uploaded.status_code == 429  # a replay is a table, too
    with from_address(strict, "10.5.0.2") as another:
        assert another.post("/api/tables", json=wish).status_code == 201


# chat


def test_chat_is_short_and_not_too_frequent(server):
    async def talk() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "me"])
        player = await Player(server.address, table["id"], token, "red").connect()
        await player.until("update")
        for text in ("x" * 41, "\x00", "a\u202eb", " \n ", "\x1b[31m"):
            await player.send({"type": "chat", "text": text})
            assert (await player.until("error"))["error"] == "bad-chat", text
        await player.close()
        table, token = open_table(server, game="fuersten", seats=["me", "me"])
        player = await Player(server.address, table["id"], token, "red").connect()
        await player.until("update")
        for number in range(8):
            await player.send({"type": "chat", "text": f"{'x' * 38}{number}"})
        await player.send({"type": "ping"})
        await player.until("pong")  # the connection stays open
        said = [message for message in player.others if message["type"] == "chat"]
        refused = [message["error"] for message in player.others if message["type"] == "error"]
        assert (len(said), refused) == (5, ["too-many"] * 3)
        with server.http(token) as http:
            path = f"/api/tables/{table['id']}/chat"
            too_often = http.post(path, json={"text": "x", "seat": "red"})
            assert too_often.status_code == 429 and "retry-after" in too_often.headers
            assert http.post(path, json={"text": "x", "seat": "blue"}).status_code == 201  # each seat for itself
            assert http.post(path, json={"text": "y" * 41, "seat": "blue"}).status_code == 422
            assert len(http.get(path).json()["lines"]) == 6
        await player.close()

    run(talk())


# foreign pages


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_gets_no_connection(server, origin):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    cookie = f"tafelrunde_seat={token}"
    assert run(turned_away(server, table["id"], Origin=origin, Cookie=cookie)) in (403, 1008)


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE"])
def test_a_page_of_another_site_moves_nothing(server, origin, method):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    path = f"/api/tables/{table['id']}"
    target = {"POST": f"{path}/invitations", "PATCH": f"{path}/seats/red", "DELETE": path}[method]
    with server.http() as http:
        headers = {"Origin": origin, "Cookie": f"tafelrunde_seat={token}", "Content-Type": "text/plain"}
        answer = http.request(method, target, content='{"name": "Eve"}', headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")
        assert "access-control-allow-origin" not in answer.headers
        assert http.get(path).json() == {**table, "mine": [], "owner": False}
    if method == "POST":
        opened = httpx.post(f"{server.address}/api/tables", json={"game": "fuersten"}, headers={"Origin": origin})
        assert opened.status_code == 403


def test_our_own_pages_and_agreed_ones_are_let_in(server, strict):
    table, token = open_table(server, game="fuersten", seats=["me", "open"])
    assert run(turned_away(server, table["id"], Origin=server.address, Cookie=f"tafelrunde_seat={token}")) is None
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


# the log


def test_no_secret_stands_in_the_log(tmp_path):
    with running_server(tmp_path, messages_burst="200", messages_per_second="0") as running:
        secrets = run(_play_with_secrets(running))
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            seeds = [seed for (seed,) in database.execute("select seed from tables")]
            hashes = [hash for (hash,) in database.execute("select token_hash from holders")]
        assert running.stop() == 0
        log = running.log_text()
    assert len(secrets) == 6 and len(seeds) == 2 and len(hashes) >= 4
    for secret in [*secrets, *seeds, *hashes]:
        assert secret not in log
    assert '"ready"' in log and "Traceback" not in log
    assert not [line for line in log.splitlines() if json.loads(line)["level"] in ("error", "critical")]


async def _play_with_secrets(running: Server) -> list[str]:
    """Two tables with invitations, moves, mistakes and a connection that is thrown out: all tokens and invitations."""
    secrets: list[str] = []
    for game in ("fuersten", "karthedis"):
        table, owner = open_table(running, game=game, seats=["me", "open"])
        path = f"/api/tables/{table['id']}"
        with running.http(owner) as http:
            invitation = http.post(f"{path}/invitations", json={}).json()["invitation"]
        with running.http() as http:
            other = http.post(f"{path}/sit", json={"invitation": invitation}).json()["token"]
            assert http.post(f"{path}/sit", json={"invitation": invitation}).status_code in (403, 409)
            for content in (b"{", b"[" * 50_000, b"\xff", b'{"x": 1}'):
                headers = {"Cookie": f"tafelrunde_seat={other}"}
                assert http.post(f"{path}/moves", content=content, headers=headers).status_code == 400
            assert http.get(f"{path}?token={other}").status_code == 200
            assert http.get(f"/{other}").status_code == 404
        players = [await Player(running.address, table["id"], token).connect() for token in (owner, other)]
        for player in players:
            await player.until("update")
        await play_on(players, 10)
        for player in players:
            await player.socket.send(b"\xff", text=True)  # no text at all
            assert await closing_code(player.socket) == 1007
        flood = await Player(running.address, table["id"], other).connect()
        for _ in range(250):
            await flood.send({"type": "ping"})
        assert await closing_code(flood.socket) == 1008
        secrets += [owner, other, invitation]
    return secrets


FAILING = """
import structlog
from tafelrunde.server.logs import set_up_logs

def fails(token):
    headers = {"authorization": f"Bearer {token}"}
    raise ValueError("no")

set_up_logs()
try:
    fails("a-secret-of-" + "somebody")
except ValueError:
    structlog.get_logger().exception("message failed")
"""


def test_not_even_a_failure_writes_down_what_was_in_hand():
    """A failure is noted with where it happened, but not with the values of variables: tokens may be among them."""
    told = subprocess.run([sys.executable, "-c", FAILING], capture_output=True, text=True, timeout=60, check=True)
    assert "message failed" in told.stderr and "ValueError" in told.stderr and "fails" in told.stderr
    assert "a-secret-of-somebody" not in told.stderr


def test_nor_does_it_on_a_terminal():
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen([sys.executable, "-c", FAILING], stderr=theirs)
    os.close(theirs)
    told = b""
    with suppress(OSError):  # which says that nobody is at the terminal any more
        while part := os.read(ours, 65536):
            told += part
    os.close(ours)
    assert process.wait(60) == 0
    assert b"message failed" in told and b"ValueError" in told
    assert b"a-secret-of-somebody" not in told


# what cannot start


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tafelrunde", "serve", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, env={**os.environ, **environment}, check=False
    )


def complaint(told: subprocess.CompletedProcess[str]) -> str:
    """The one line on stderr with which a program ends that could not start."""
    assert told.returncode == 2, told
    assert told.stdout == ""
    lines = told.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("tafelrunde: "), told.stderr
    assert "Traceback" not in told.stderr and "Error:" not in told.stderr
    return lines[0]


def at(folder: Path) -> tuple[str, ...]:
    return ("--port", "0", "--database", f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")


def test_a_port_in_use_is_named(tmp_path):
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = listening.getsockname()[1]
        told = complaint(serve("--port", str(port), *at(tmp_path)[2:]))
    assert f"127.0.0.1:{port}" in told and "--port" in told
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_host_that_is_not_ours_is_named(tmp_path):
    assert "192.0.2.1" in complaint(serve("--host", "192.0.2.1", *at(tmp_path)))
    assert "no.such.host.invalid" in complaint(serve("--host", "no.such.host.invalid", *at(tmp_path)))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    with running_server(tmp_path) as running:
        assert running.stop() == 0
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    told = complaint(serve(*at(tmp_path)))
    assert "9999" in told and "newer" in told
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("select version_num from alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize("content", [b"no database at all, just a text\n" * 50, b"SQLite format 3\x00x"])
def test_a_file_that_is_no_database_is_left_alone(tmp_path, content):
    (tmp_path / "tables.sqlite").write_bytes(content)
    assert "tables.sqlite" in complaint(serve(*at(tmp_path)))
    assert (tmp_path / "tables.sqlite").read_bytes() == content


def test_a_folder_that_is_not_there_is_named(tmp_path):
    assert "nowhere" in complaint(serve(*at(tmp_path / "nowhere")))


@pytest.mark.parametrize("scheme", ["redis", "postgresql", "postgresql+asyncpg"])
def test_channels_that_do_not_answer_are_named_without_their_password(tmp_path, scheme):
    port = free_port()
    told = complaint(serve("--channels", f"{scheme}://user:s3cret@127.0.0.1:{port}/0", *at(tmp_path)))
    assert f"127.0.0.1:{port}" in told and "s3cret" not in told


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg"])
def test_a_database_that_does_not_answer_is_named_without_its_password(scheme):
    port = free_port()
    told = complaint(serve("--port", "0", "--database", f"{scheme}://user:s3cret@127.0.0.1:{port}/tables"))
    assert f"127.0.0.1:{port}" in told and "s3cret" not in told


def test_several_workers_need_channels(tmp_path):
    told = complaint(serve("--workers", "2", *at(tmp_path)))
    assert "--channels" in told
    assert "--channels" in complaint(serve(*at(tmp_path), TAFELRUNDE_WORKERS="2"))


@pytest.mark.parametrize(
    "option",
    [
        ("--database", "nonsense"),
        ("--database", "://"),
        ("--database", "mysql://user@host/name"),
        ("--database", "postgresql://user@host:port/name"),
        ("--database", "postgresql+psycopg://user@host/name"),
        ("--database", "sqlite+aiosqlite:///"),
        ("--channels", "nonsense"),
        ("--channels", "ftp://127.0.0.1/0"),
        ("--channels", "redis://127.0.0.1:port/0"),
        ("--channels", "redis://[::1"),
        ("--channels", "postgresql://user@host:port/name"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused(tmp_path, option):
    rest = at(tmp_path)[:2] if option[0] == "--database" else at(tmp_path)
    complaint(serve(*option, *rest))


@pytest.mark.parametrize("setting", ["PORT", "BOT_SECONDS"])
def test_a_setting_that_is_no_number_is_named(tmp_path, setting):
    arguments = at(tmp_path)[2:] if setting == "PORT" else at(tmp_path)
    assert f"TAFELRUNDE_{setting}" in complaint(serve(*arguments, **{f"TAFELRUNDE_{setting}": "many"}))
