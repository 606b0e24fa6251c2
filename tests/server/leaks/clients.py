"""Who plays: clients that keep every byte and choose from that alone, and a game from its opening to its record."""

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
import msgspec

from tafelrunde.bots import make_bot
from tafelrunde.kernel import Choice, Game, Option, Question

from ..running import Player

LONGEST = 600.0  # seconds for one game

BY_LOT = 0.1  # how often a client does not do what looks best
HELLO_AGAIN = 0.01  # … asks to be told again what has happened since some moment
TURN_PASSING = 0.005  # … begins or ceases to let reactions pass


class Leak(AssertionError):
    """Somebody was told something else than what they may know."""

    def __init__(self, client: "Client", what: str, message: bytes) -> None:
        super().__init__(f"{client.called}: {what}\n{message.decode(errors='replace')}")


class Heard(msgspec.Struct):
    """What a client needs of a message to go on."""

    type: str
    seq: int = 0
    ack: str | None = None
    view: msgspec.Raw = msgspec.Raw()
    choice: dict[str, Any] | None = None
    over: Any = None


class Head(NamedTuple):
    """What is looked up again in a message when it is checked."""

    type: str
    seq: int
    ack: str | None


read_heard = msgspec.json.Decoder(Heard).decode


class Client(Player):
    """Somebody at a table, or watching it, who keeps every byte and plays by what was received and nothing else."""

    def __init__(self, address: str, table: "Opened", seat: int | None, token: str | None, seed: str) -> None:
        super().__init__(address, table.id, token)
        self.number = seat
        self.name = None if seat is None else table.names[seat]
        self.called = f"{table.game.id} {table.mode} {table.id}, {self.name or 'spectator'}"
        self.messages: list[bytes] = []
        self.heads: list[Head] = []
        self.bodies: list[bytes] = []  # what came by HTTP
        self.attended: list[bytes] = []  # who is here: it has nothing to do with the game, and may come at any time
        self.moves: dict[str, str] = {}  # by id
        self.turns: dict[str, bool] = {}  # by id: from now on reactions pass, or no longer
        self.hellos: list[int] = [0]
        self._parsed = parser(table.game)
        self._rng = random.Random(seed)
        self._bots = [make_bot(name, table.game, f"{seed}/{name}") for name in ("greedy", "random")]
        self._waiting: str | None = None
        self._passes = False

    async def play(self) -> None:
        """Until the game is over and nothing more is to come."""
        while True:
            message = await self.socket.recv(decode=False)
            heard = read_heard(message)
            if heard.type == "attended":
                self.attended.append(message)
                continue
            self.messages.append(message)
            self.heads.append(Head(heard.type, heard.seq, heard.ack))
            if heard.type == "update":
                try:
                    await self._go_on(heard)
                except (LookupError, ValueError, TypeError, AssertionError) as error:
                    raise Leak(self, f"nobody can go on with this ({error!r})", message) from error
            elif heard.type == "pong":
                return
            elif heard.type not in ("table", "accepted"):
                raise Leak(self, "nobody has asked for this", message)

    async def _go_on(self, heard: Heard) -> None:
        if heard.ack is not None and heard.ack == self._waiting:
            self._waiting = None
        if heard.over is not None:
            await self.send({"type": "ping"})  # whatever was asked for before is answered before
            return
        lot = self._rng.random()
        if lot < HELLO_AGAIN:
            self.hellos.append(self._rng.randint(0, heard.seq))
            await self.send({"type": "hello", "seq": self.hellos[-1]})
        elif heard.choice is None or self._waiting is not None:
            return
        elif lot < HELLO_AGAIN + TURN_PASSING:
            await self._turn_passing(heard.choice)
        else:
            id = self._new_id()
            self.moves[id] = self._pick(heard).text
            self._waiting = id
            await self.send({"type": "move", "id": id, "seq": heard.seq, "move": self.moves[id]})

    async def _turn_passing(self, choice: dict[str, Any]) -> None:
        id = self._new_id()
        self._passes = self.turns[id] = not self._passes
        if self._passes and choice["passing"] is not None and len(choice["options"]) == 1:
            self._waiting = id  # that answers the question, too
        await self.send({"type": "passing", "id": id, "on": self._passes})

    def _new_id(self) -> str:
        return f"{self.name}.{len(self.moves) + len(self.turns)}.{self._rng.getrandbits(32):x}"

    def _pick(self, heard: Heard) -> Option:
        asked = heard.choice
        assert asked is not None and self.number is not None, "a spectator is asked"
        choice = Choice(self.number, Question(asked["prompt"]), map(self._parsed, asked["options"]), asked["about"])
        bot = self._bots[self._rng.random() < BY_LOT]
        return bot.pick(choice, lambda: msgspec.json.decode(heard.view))


_parsers: dict[str, Callable[[str], Option]] = {}


def parser(game: "Game[Any, Any]") -> Callable[[str], Option]:
    """Reads options of a game. The same few thousand sentences come again and again."""
    known: dict[str, Option] = {}

    def parse(text: str) -> Option:
        option = known.get(text)
        if option is None:
            found = game.grammar.parse(text)
            assert isinstance(found, Option), f"{text!r} is no sentence of {game.id}"
            option = known[text] = found
        return option

    return _parsers.setdefault(game.id, parse)


@dataclass
class Opened:
    """A table at the server, and what only this test knows about it."""

    game: "Game[Any, Any]"
    mode: str
    names: tuple[str, ...]
    options: dict[str, str]
    id: str = ""
    created: int = 0
    secrets: list[str] = field(default_factory=list)  # tokens and invitations
    clients: list[Client] = field(default_factory=list)  # in the order of seats, the spectator last


async def play_game(address: str, http: httpx.AsyncClient, opened: Opened, decks: list[str], seed: str) -> str:
    """One game from opening the table to downloading its record. Everybody looks on from when they have sat down."""
    owner, others = opened.names[0], opened.names[1:]
    brought = {f"deck_{owner}": decks[0]} if decks else {}
    wish = {
        "game": opened.game.id,
        "mode": opened.mode,
        "seats": ["me", *("open" for _ in others)],
        "options": {**opened.options, **brought},
        "name": f"name of {owner}",
    }
    body = await _post(http, "/api/tables", wish)
    answer = msgspec.json.decode(body)
    opened.id, opened.created = answer["table"]["id"], answer["table"]["created"]
    first = await _sits(address, opened, 0, answer["token"], body, seed)
    watching = Client(address, opened, None, None, f"{seed}/watching")
    await watching.connect()
    tasks = [asyncio.create_task(client.play()) for client in (first, watching)]
    for number, name in enumerate(others, 1):
        bearer = {"Authorization": f"Bearer {first.token}"}
        invited = await _post(http, f"/api/tables/{opened.id}/invitations", {"seat": name}, bearer)
        secret = msgspec.json.decode(invited)["invitation"]
        opened.secrets.append(secret)
        sits = {"invitation": secret, "name": f"name of {name}", "options": {"deck": decks[number]} if decks else {}}
        body = await _post(http, f"/api/tables/{opened.id}/sit", sits)
        client = await _sits(address, opened, number, msgspec.json.decode(body)["token"], body, seed)
        tasks.append(asyncio.create_task(client.play()))
    opened.clients.append(watching)
    try:
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        for client in opened.clients:
            await client.close()
    record = await http.get(f"/api/tables/{opened.id}/record")
    assert record.status_code == 200, record.text
    return record.text


async def _sits(address: str, opened: Opened, number: int, token: str, body: bytes, seed: str) -> Client:
    client = Client(address, opened, number, token, f"{seed}/{number}")
    client.bodies.append(body)
    opened.secrets.append(token)
    opened.clients.append(client)
    await client.connect()
    return client


async def _post(
    http: httpx.AsyncClient, path: str, body: Mapping[str, Any], headers: Mapping[str, str] | None = None
) -> bytes:
    answer = await http.post(path, json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.content
