"""Bytes that come without end, too slowly, or are never read: none of it fills the server, and others are still served.

Everything here comes over bare sockets to a real server, whose memory is watched.
"""

import contextlib
import json
import re
import resource
import socket
import time
from collections.abc import Callable, Iterator

import pytest

from .attackers import GO_ON, PING, PONG, TEXT, UPGRADE, Weight, dial, dial_socket, frame, hung_up, pour, request, told
from .running import Server, open_table, running_server

MUCH = 64 * 2**20  # bytes that somebody tries to fill the server with
LITTLE = 32.0  # MiB that it may cost meanwhile
PATIENCE = 20.0  # seconds for what takes one or two where nothing else runs
HEADER_BYTES, PATH_BYTES, HEADER_LINES = 16_384, 4096, 100
UPLOAD = request("/api/tables", "Transfer-Encoding: chunked", method="POST")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The usual bounds for bytes, but little patience."""
    settings = {"messages_per_second": "20", "messages_burst": "60", "unread_bytes": "400000"}
    settings |= {"header_seconds": "1", "body_seconds": "4", "send_seconds": "1", "connections_per_peer": "5"}
    with running_server(tmp_path_factory.mktemp("transport"), **settings) as running:
        yield running


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As many messages as anybody likes, but little that is kept of them."""
    settings = {"message_pieces": "8", "unread_bytes": "300000", "send_seconds": "3", "bodies_bytes": "8000000"}
    with running_server(tmp_path_factory.mktemp("small"), **settings) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return str(open_table(server, game="fuersten", seats=["me", "open"])[0]["id"])


@pytest.fixture(autouse=True)
def others_are_served(server: Server) -> Iterator[None]:
    """And nobody fills the log either."""
    before = len(server.log_text())
    yield
    with server.http() as http:
        assert http.get("/health", timeout=PATIENCE).status_code == 200
    assert server.log_text()[before:] == ""


def turned_away(server: Server, limit: str) -> float:
    with server.http() as http:
        found = re.search(rf'turned_away_total{{limit="{limit}"}} (\S+)', http.get("/metrics").text)
    return 0.0 if found is None else float(found[1])


@contextlib.contextmanager
def counted(server: Server, limit: str) -> Iterator[None]:
    before = turned_away(server, limit)
    yield
    assert turned_away(server, limit) > before, limit


def wait_until(come: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not come():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.1)


def status_of(server: Server, address: str = "127.0.0.1") -> int:
    """Of the answer to somebody who comes from this address and asks for what is not there."""
    with dial(server, address) as client:
        client.sendall(request("/api/nowhere"))
        return told(client)[0]


# headers and bodies


@pytest.mark.parametrize(
    ("begin", "more", "limit", "status"),
    [
        (b"GET /", b"a", "path_bytes", 414),
        (b"GET /?", b"a=b&", "path_bytes", 414),
        (b"GET / HTTP/1.1\r\nX: ", b"a", "header_bytes", 431),
        (b"GET / HTTP/1.1\r\n", b"a", "header_bytes", 431),
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n", "header_lines", 431),
        (UPLOAD + b"1\r\nx\r\n0\r\n", b"x: y\r\n", "header_bytes", 431),
        (UPLOAD + b"1\r\nx\r\n0\r\nx: ", b"y", "header_bytes", 431),
        (UPLOAD, b"1\r\nx\r\n", "body_pieces", 413),
    ],
)
def test_no_part_of_a_request_is_read_without_end(server, begin, more, limit, status):
    with counted(server, limit), dial(server) as client:
        client.sendall(begin + more * (80_000 // len(more)))
        answer = told(client)
        assert (answer[0], answer[2]["type"], answer[2]["error"]) == (status, "error", "too-long")
        assert answer[2]["message"] == answer[2]["text"]["en"] != answer[2]["text"]["de"]
        assert answer[1]["connection"] == "close" and answer[1]["x-content-type-options"] == "nosniff"
        assert hung_up(client, PATIENCE)
    weight = Weight(server)
    with dial(server) as client:
        client.sendall(begin)
        pour(client, more, 3, MUCH)
        assert weight.gained() < LITTLE


def test_a_request_up_to_the_bounds_is_answered(server):
    with dial(server) as client:
        lines = [f"X-{number}: y" for number in range(HEADER_LINES - 2)]
        long = f"X: {'y' * (HEADER_BYTES - 4000)}"
        client.sendall(request("/health?" + "a" * (PATH_BYTES - 8)))
        client.sendall(request("/health", *lines))
        client.sendall(request("/health", long))
        got = b""
        while got.count(b"HTTP/1.1 200 OK") < 3:
            got += client.recv(65_536)


def test_a_header_may_come_in_small_pieces(server):
    with dial(server) as client:
        for letter in request("/api/nowhere"):
            client.send(bytes([letter]))
        assert told(client)[0] == 404


def test_a_body_that_nobody_reads_is_not_read_for_ever(server):
    with counted(server, "body_bytes"), dial(server) as client:
        client.sendall(request("/nowhere", f"Content-Length: {MUCH}", method="POST"))
        weight = Weight(server)
        assert pour(client, b"x" * 1000, 3, MUCH) < MUCH
        assert weight.gained() < LITTLE


def test_unfinished_bodies_are_not_kept_in_any_number(small):
    with contextlib.ExitStack() as open_ones:
        weight, clients = Weight(small), []
        with counted(small, "bodies_bytes"):
            for _ in range(60):
                client = open_ones.enter_context(dial(small))
                client.sendall(request("/api/records", "Content-Length: 1000000", method="POST") + b" " * 900_000)
                clients.append(client)
        status, _, problem = told(clients[0])
        assert (status, problem["error"]) == (503, "no-room")
        clients[-1].sendall(b" " * 100_000)
        assert told(clients[-1])[0] == 400  # it was read to the end
        assert weight.gained() < LITTLE


def test_what_is_no_http_is_answered_in_one_sentence(server):
    with dial(server) as client:
        client.sendall(b"\x16\x03\x01 what?\r\n\r\n")
        status, _, problem = told(client)
    assert (status, problem["error"]) == (400, "unreadable")


def test_requests_sent_ahead_are_answered_in_order_but_only_a_few_wait(server):
    with dial(server) as client:
        client.sendall(b"".join(request(f"/api/nowhere/{number}", "Accept: */*") for number in range(10)))
        got = b""
        while got.count(b"HTTP/1.1 404") < 10:
            got += client.recv(65_536)
    weight = Weight(server)
    with counted(server, "waiting_requests"), contextlib.ExitStack() as open_ones:
        for _ in range(10):
            client = open_ones.enter_context(dial(server))
            pour(client, request("/api/games"), 0.5, 2**20)
    assert weight.gained() < LITTLE


# frames


def closing(on: socket.socket) -> tuple[dict[str, str], int]:
    """The last message and the code with which the server closes."""
    got, more = b"", b"more"
    on.settimeout(PATIENCE)
    with contextlib.suppress(TimeoutError):
        while more and got[-4:-2] != b"\x88\x02":
            got += (more := on.recv(65_536))
    text, close = got[:-4], got[-4:]
    assert close[:2] == b"\x88\x02", got[-100:]
    return json.loads(text[text.rindex(b'{"type":"error"') :]), int.from_bytes(close[2:], "big")


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", frame(PING, b"x" * 125)),
        (b"", frame(PONG)),
        (frame(TEXT, last=False), frame(GO_ON, last=False)),
        (b"", frame(TEXT, last=False) + frame(GO_ON)),
    ],
    ids=["pings", "pongs", "pieces", "messages in pieces"],
)
def test_every_frame_counts_as_a_message(server, table, first, more):
    with counted(server, "messages"), dial_socket(server, table) as client:
        client.sendall(first + more * 200)
        problem, code = closing(client)
        assert (problem["error"], code) == ("too-many", 1008)
    weight = Weight(server)
    with dial_socket(server, table) as client:
        client.sendall(first)
        pour(client, more, 3, MUCH)
        assert weight.gained() < LITTLE
        assert hung_up(client, PATIENCE)


def test_a_few_pings_are_answered(server, table):
    with dial_socket(server, table) as client:
        client.sendall(frame(PING, b"a") * 20 + frame(TEXT, b'{"type": "ping"}'))
        got = b""
        while b"pong" not in got:
            got += client.recv(65_536)
        assert got.startswith(b"\x8a\x01a" * 20)


def test_a_message_comes_in_so_many_pieces(small):
    table = open_table(small, game="fuersten", seats=["me", "open"])[0]["id"]
    with counted(small, "message_pieces"), dial_socket(small, table) as client:
        pieces = [frame(GO_ON, letter.encode(), last=False) for letter in '"ping"']
        client.sendall(b"".join([frame(TEXT, b'{"type":', last=False), *pieces, frame(GO_ON, b"}")]))
        assert b"pong" in client.recv(1000)
        client.sendall(frame(TEXT, last=False) + frame(GO_ON, last=False) * 8)
        problem, code = closing(client)
        assert (problem["error"], code) == ("too-long", 1009)


def test_many_small_messages_at_once_are_not_kept(server, table):
    weight = Weight(server)
    with contextlib.ExitStack() as open_ones:
        for _ in range(20):
            pour(open_ones.enter_context(dial_socket(server, table)), frame(TEXT, b"{}"), 0.3, 2**22)
    assert weight.gained() < LITTLE


# who does not read


def test_who_does_not_read_does_not_keep_the_server_from_stopping(tmp_path):
    with running_server(tmp_path) as running:
        table = open_table(running, game="fuersten", seats=["me", "me"])[0]["id"]
        with dial_socket(running, table) as player, dial_socket(running, table, window=4096) as other:
            other.sendall(frame(TEXT, b'{"type": "hello"}') * 100)
            player.sendall(frame(TEXT, b'{"type": "hello"}'))
            player.recv(100)
            assert running.stop() == 0
            player.settimeout(PATIENCE)
            got = b""
            while more := player.recv(65_536):
                got += more
            assert got.endswith(b"\x88\x02" + (1012).to_bytes(2, "big"))
        assert 'level": "error' not in running.log_text()


def test_a_player_who_does_not_read_is_let_go(small):
    """Says hello again and again, and is shown everything each time."""
    table = open_table(small, game="fuersten", seats=["me", "me"])[0]["id"]
    weight = Weight(small)
    with dial_socket(small, table, window=4096) as client:
        pour(client, frame(TEXT, b'{"type": "hello"}'), 1, 2**16)
        wait_until(lambda: turned_away(small, "unread_bytes") > 0)
        wait_until(lambda: turned_away(small, "send_seconds") > 0)
        assert weight.gained() < LITTLE
        assert hung_up(client, PATIENCE)


def test_a_visitor_who_does_not_read_is_let_go(server):
    weight = Weight(server)
    with counted(server, "send_seconds"), dial(server, window=4096) as client:
        client.sendall(request("/api/games/fuersten/rules") * 12)
        wait_until(lambda: turned_away(server, "send_seconds") > 0)
        assert weight.gained() < LITTLE
        assert hung_up(client, PATIENCE)


def test_a_visitor_who_reads_slowly_gets_everything(server):
    """Twice as long as somebody is waited for who takes nothing."""
    with server.http() as http:
        size = len(http.get("/api/games/fuersten/rules", headers={"Accept-Encoding": "identity"}).content)
    with dial(server, window=4096) as client:
        client.sendall(request("/api/games/fuersten/rules", "Connection: close"))
        got, end = 0, time.monotonic() + 2
        while more := client.recv(65_536 if time.monotonic() > end else 2000):
            got += len(more)
            if time.monotonic() < end:
                time.sleep(0.05)
    assert got > size


# who is slow


def test_a_header_has_to_come_in_time(server):
    with counted(server, "header_seconds"), dial(server) as client, dial(server) as silent:
        client.sendall(b"GET /health HTTP/1.1\r\n")
        begun, answered = time.monotonic(), b""
        client.settimeout(0.1)
        while not answered and time.monotonic() < begun + PATIENCE:
            client.sendall(b"x: y\r\n")
            with contextlib.suppress(TimeoutError):
                answered = client.recv(65_536)
        assert answered.startswith(b"HTTP/1.1 408") and b'"too-slow"' in answered
        assert time.monotonic() - begun > 0.9
        silent.settimeout(PATIENCE)
        assert silent.recv(100) == b""  # who has said nothing is told nothing


def test_a_later_header_has_to_come_in_time_as_well(server):
    with counted(server, "header_seconds"), dial(server) as client:
        for _ in range(2):
            client.sendall(request("/api/nowhere"))
            assert told(client)[0] == 404
            time.sleep(1.5)  # nobody is in a hurry between two requests
        client.sendall(b"\r\n")
        assert told(client)[0] == 408


@pytest.mark.parametrize("pieces", [False, True])
def test_a_body_has_to_come_in_time(server, pieces):
    length = "Transfer-Encoding: chunked" if pieces else "Content-Length: 1000"
    with counted(server, "body_seconds"), dial(server) as client:
        client.sendall(request("/api/tables", length, "Content-Type: application/json", method="POST"))
        client.sendall(b"1\r\n{\r\n" if pieces else b"{")
        status, _, problem = told(client)
        assert (status, problem["error"]) == (408, "too-slow")


def test_who_asks_for_a_socket_the_wrong_way_is_not_waited_for(server, table):
    for more in ("Content-Length: 1000", "Transfer-Encoding: chunked"):
        with dial(server) as client:
            client.sendall(request(f"/api/tables/{table}/socket", *UPGRADE, more))
            assert hung_up(client, PATIENCE)
    with counted(server, "header_bytes"), dial(server) as client:
        client.sendall(request(f"/api/tables/{table}/socket", *UPGRADE, f"X: {'y' * 9000}"))
        client.settimeout(PATIENCE)
        assert client.recv(65_536).startswith(b"HTTP/1.1 431")
        assert hung_up(client, PATIENCE)
    with dial(server) as client:  # something else than a socket is not given, and the request answered
        client.sendall(request("/api/nowhere", "Connection: Upgrade", "Upgrade: h2c"))
        assert told(client)[0] == 404
        time.sleep(1.5)
        client.sendall(request("/api/nowhere"))
        assert told(client)[0] == 404


def test_a_body_that_comes_fast_enough_is_waited_for_but_not_for_ever(server):
    with dial(server) as client:
        client.sendall(request("/api/records", "Content-Length: 1000000", method="POST"))
        begun = time.monotonic()
        client.settimeout(0.1)
        answered = b""
        while not answered and time.monotonic() < begun + PATIENCE:
            client.sendall(b" " * 1000)
            with contextlib.suppress(TimeoutError):
                answered = client.recv(65_536)
        assert answered.startswith(b"HTTP/1.1 408")
        assert time.monotonic() - begun > 3.9


# how many


def test_a_machine_has_so_many_connections(server, table):
    with counted(server, "connections_per_peer"), contextlib.ExitStack() as open_ones:
        for _ in range(5):
            client = open_ones.enter_context(dial(server, "127.0.0.2"))
            client.sendall(request("/api/nowhere"))
            assert told(client)[0] == 404
        with dial(server, "127.0.0.2") as one_more:
            one_more.sendall(request())
            status, headers, problem = told(one_more)
            assert (status, problem["error"], headers["retry-after"]) == (429, "too-many", "5")
            assert "connections" in problem["text"]["en"]
        assert status_of(server, "127.0.0.3") == 404
        # a proxy speaks for many
        for _ in range(10):
            client = open_ones.enter_context(dial(server))
            client.sendall(request("/api/nowhere"))
            assert told(client)[0] == 404
    wait_until(lambda: status_of(server, "127.0.0.2") == 404)


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has few files to begin with, as under systemd."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (600, hard))
    try:
        with running_server(tmp_path_factory.mktemp("crowded"), connections="200") as running:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            yield running
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    "half", [b"", b"GET /health HTTP/1.1\r\nX: ", request("/api/tables", "Content-Length: 9", method="POST")]
)
def test_half_sent_requests_keep_nobody_out(crowded, half):
    table = open_table(crowded, game="fuersten", seats=["me", "open"])[0]["id"]
    with counted(crowded, "connections"), contextlib.ExitStack() as open_ones:
        player = open_ones.enter_context(dial_socket(crowded, table))
        for _ in range(1100):
            client = open_ones.enter_context(dial(crowded))
            with contextlib.suppress(OSError):
                client.sendall(half)
        time.sleep(0.5)
        seconds = []
        for _ in range(5):
            begun = time.monotonic()
            assert status_of(crowded) == 404
            seconds.append(time.monotonic() - begun)
        assert min(seconds) < 1
        player.sendall(frame(TEXT, b'{"type": "ping"}'))
        assert b"pong" in player.recv(100)  # who plays is not sent away


def test_those_between_two_requests_go_first_and_the_oldest_of_them(crowded):
    with contextlib.ExitStack() as open_ones:
        visitors = []
        for _ in range(195):
            client = open_ones.enter_context(dial(crowded))
            client.sendall(request("/api/nowhere"))
            assert told(client)[0] == 404
            visitors.append(client)
        halves = [open_ones.enter_context(dial(crowded)) for _ in range(20)]
        assert hung_up(visitors[10], PATIENCE)
        gone = [hung_up(client, 0.01) for client in visitors]
        assert all(gone[:10]) and not any(gone[50:])
        assert not any(hung_up(client, 0.01) for client in halves)


def test_a_full_server_says_so(tmp_path):
    with running_server(tmp_path, connections="3") as running:
        table = open_table(running, game="fuersten", seats=["me", "open"])[0]["id"]
        with contextlib.ExitStack() as open_ones:
            players = [open_ones.enter_context(dial_socket(running, table)) for _ in range(3)]
            with dial(running) as one_more:
                one_more.sendall(request())
                status, headers, problem = told(one_more)
                assert (status, problem["error"], headers["retry-after"]) == (503, "no-room", "5")
            players[0].close()
            wait_until(lambda: status_of(running) == 404)
