"""One door: every action is a message and a function, and comes in over HTTP and the WebSocket alike."""

import inspect
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.server import actions, wire
from tafelrunde.server.door import HANDLERS, by_seat

from .playing import run, two_players
from .running import Player, Server, open_table, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("door")) as running:
        yield running


def test_every_message_type_has_exactly_one_function():
    messages = [kind for kind in wire.from_client() if issubclass(kind, wire.Action)]
    assert messages and set(HANDLERS) == set(messages)
    functions = [handler.run for handler in HANDLERS.values()]
    assert len(set(functions)) == len(functions)
    assert all(inspect.getmodule(function).__name__.startswith(f"{actions.__name__}.") for function in functions)
    with pytest.raises(ValueError, match="Move has a function already"):
        by_seat(wire.Move)(HANDLERS[wire.Move].run)


def test_every_message_type_has_a_name_and_an_address_of_its_own():
    names = Counter(kind.__struct_config__.tag for kind in wire.from_client())
    addresses = Counter((handler.method, handler.path) for handler in HANDLERS.values())
    assert set(names.values()) == {1} and set(addresses.values()) == {1}


def test_every_answer_has_a_type_over_the_socket():
    told = [handler.answer for handler in HANDLERS.values() if handler.answer is not type(None)]
    assert {wire.TOLD.get(kind, kind).__struct_config__.tag for kind in told} >= {"accepted", "seated", "why-not"}
    assert all(wire.TOLD.get(kind, kind).__struct_config__.tag for kind in told)


def test_a_new_action_takes_a_message_type_and_a_function(tmp_path: Path):
    """`waving` defines nothing else, and it can be done over both transports and stands in the document."""

    async def play(server: Server) -> None:
        red, blue, table = await two_players(server)
        with server.http(red.token) as http:
            path = f"/api/tables/{table}/wave"
            waved = {"type": "waved", "seat": "red", "to": "blue"}
            assert http.post(path, json={"to": "blue"}).json() == waved
            assert http.post(path, json={"type": "wave", "to": "blue", "seat": "red"}).json() == waved
            refused = [{}, {"to": "blue", "how": "kindly"}, {"type": "move", "to": "blue"}]
            assert [http.post(path, json=body).status_code for body in refused] == [400, 400, 400]
            assert http.post(path, json={"to": "green"}).json()["error"] == "no-such-seat"
            assert http.post(path, json={"to": "red", "seat": "blue"}).json()["error"] == "not-your-seat"
            body = http.get("/schema").json()["paths"]["/api/tables/{table}/wave"]["post"]["requestBody"]
            assert body["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Wave"}
        await blue.send({"type": "wave", "to": "red"})
        assert await blue.until("waved") == {"type": "waved", "seat": "blue", "to": "red"}
        await blue.send({"type": "wave", "to": "red", "seat": "red"})
        assert (await blue.until("error"))["error"] == "not-your-seat"
        await blue.send({"type": "wave"})
        assert (await blue.until("error"))["error"] == "unreadable"
        watcher = await Player(server.address, table, None).connect()
        await watcher.send({"type": "wave", "to": "red"})
        assert (await watcher.until("error"))["error"] == "not-your-seat"

    server = Server(tmp_path)
    server.module = "tests.server.waving"
    server.start()
    try:
        run(play(server))
    finally:
        server.stop()


def test_the_same_message_goes_over_both(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        mover, other = (red, blue) if red.options else (blue, red)
        message = {"type": "move", "id": "m1", "seq": mover.update["seq"], "move": mover.options[0]}
        with server.http(mover.token) as http:
            made = http.post(f"/api/tables/{table}/moves", json=message).json()
        await mover.send(message)
        assert await mover.until("accepted") == {**made, "repeated": True}
        await other.send({"type": "why-not", "move": message["move"]})
        told = await other.until("why-not")
        with server.http(other.token) as http:
            answer = http.post(f"/api/tables/{table}/why-not", json={"move": message["move"]}).json()
        assert told == {"type": "why-not", **answer}

    run(play())


def test_seats_change_over_the_socket_as_over_http(server):
    async def play() -> None:
        table, owner = open_table(server, game="fuersten", seats=["me", "open"], name="Anna")
        host = await Player(server.address, table["id"], owner).connect()
        await host.until("table")
        await host.send({"type": "invite"})
        invited = await host.until("invitation")
        assert invited["seat"] == "blue" and invited["link"].endswith(invited["invitation"])
        guest = await Player(server.address, table["id"], None).connect()
        await guest.until("table")
        await guest.send({"type": "sit"})
        assert (await guest.until("error"))["error"] == "invitation-needed"
        await guest.send({"type": "sit", "invitation": invited["invitation"], "name": "Bert"})
        seated = await guest.until("seated")
        assert seated["seats"] == ["blue"] and seated["table"]["mine"] == ["blue"]
        await guest.send({"type": "hello"})
        assert (await guest.until("update", seat="blue"))["view"]
        await guest.send({"type": "seat", "name": "Berta"})
        await guest.until("table")
        while [seat["name"] for seat in host.table["seats"]] != ["Anna", "Berta"]:
            await host.receive()
        await guest.send({"type": "mute", "seat": "red"})
        while guest.table["muted"] != ["red"]:
            await guest.receive()
        await guest.send({"type": "seat", "seat": "red", "name": "Arne"})
        assert (await guest.until("error"))["error"] == "not-your-seat"
        await guest.send({"type": "resign", "id": "enough"})
        await guest.until("accepted")
        await host.send({"type": "rematch"})
        again = await host.until("seated")
        assert again["table"]["id"] != table["id"] and again["seats"] == ["blue"]
        await guest.send({"type": "stand"})
        assert (await guest.until("error"))["error"] == "over"  # a seat of a finished game is nothing to leave
        await guest.send({"type": "delete"})
        assert (await guest.until("error"))["error"] == "not-your-table"
        await host.send({"type": "delete"})
        await guest.until("gone")

    run(play())


def test_a_hot_seat_acts_for_each_of_its_seats_over_one_connection(server):
    async def play() -> None:
        table, owner = open_table(server, game="fuersten", seats=["me", "me"])
        both = await Player(server.address, table["id"], owner, "red").connect()
        await both.until("update")
        await both.send({"type": "chat", "text": "I am red"})
        assert (await both.until("chat"))["seat"] == "red"
        await both.send({"type": "chat", "text": "and I am blue", "seat": "blue"})
        assert (await both.until("chat"))["seat"] == "blue"
        await both.send({"type": "chat", "text": "and who is that?", "seat": "green"})
        assert (await both.until("error"))["error"] == "no-such-seat"

    run(play())


def test_old_messages_are_read_as_before(server):
    """As clients sent them before both transports read the same: no `type` over HTTP, no `seat` over the socket."""
    old: dict[str, Any] = {
        "moves": {"id": "1", "seq": 9999, "move": "end turn", "seat": "red"},
        "why-not": {"move": "end turn"},
        "hint": {"milliseconds": 0},
        "undo": {"id": "2", "seq": 9999},
        "consent": {"agree": True},
        "passing": {"id": "3", "on": True},
        "chat": {"text": "hello"},
        "mute": {"seat": "blue"},
        "stand": {},
    }
    table, owner = open_table(server, game="fuersten", seats=["me", "bot:random"])
    with server.http(owner) as http:
        told = {
            path: http.post(f"/api/tables/{table['id']}/{path}", json=body).status_code for path, body in old.items()
        }
        seated = http.post(f"/api/tables/{table['id']}/sit", json={"seat": "red"})
        assert seated.status_code == 201, seated.text  # the host, to the seat they have left
        assert http.patch(f"/api/tables/{table['id']}/seats/blue", json={"who": "bot:greedy"}).status_code == 200
    assert told.pop("hint") in (200, 409) and told.pop("moves") in (409, 422)
    assert told == {"why-not": 200, "undo": 409, "consent": 409, "passing": 200, "chat": 201, "mute": 200, "stand": 200}
