"""How large, how many and how often: messages, requests, connections, tables, chat."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from .limits import BODY_BYTES, MESSAGE_BYTES, closing_code, connect, from_address, turned_away
from .playing import run
from .running import Player, Server, open_table, running_server

SECONDS = 60.0  # within which every conversation here is over


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("limits"), chat_letters="40", chat_per_minute="5") as running:
        yield running


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

    run(talk(), SECONDS)


def test_a_message_in_pieces_may_not_be_longer_either(server):
    async def talk() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:random"])
        player = await Player(server.address, table["id"], token).connect()
        await player.until("update")
        with pytest.raises(ConnectionClosed):
            await player.socket.send("x" * 1000 for _ in range(100))
            await player.socket.wait_closed()
            while True:  # what was told before it hung up may lie there still
                await player.socket.recv()
        # the server hangs up while we are still sending, and then its last word may not reach us
        assert player.socket.close_code in (1009, 1006)

    run(talk(), SECONDS)


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

    run(talk(), SECONDS)


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
    with running_server(tmp_path, requests_per_second="0", requests_burst="4", trusted_proxies="10.9.9.9") as running:
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
        for _ in range(30):
            await asyncio.sleep(0.3)
            if (away := await turned_away(strict, table, **here)) is None:
                break
        assert away is None
        for connection in opened:
            await connection.close()

    run(talk(), SECONDS)


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

    run(talk(), SECONDS)
