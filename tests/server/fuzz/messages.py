"""The messages that are sent over WebSockets, one function for each kind."""

import json
import struct
from typing import Any

from websockets.exceptions import InvalidStatus, WebSocketException

from tafelrunde.server import wire

from ..limits import COOKIE, MESSAGE_BYTES
from .connections import HUNG_UP, Line, dial
from .material import JUNK, NO_UTF8, PATHS, random_text, spell
from .stage import Playground, Watched
from .worker import Worker, kind

FORMS = wire.from_client()


@kind("ws-bytes")
async def _bytes(worker: Worker, kind: str) -> None:
    size = worker.rng.choice([0, 1, 2, 10, 100, 1000, 15_000])
    await worker.tell(kind, await worker.line(), [worker.rng.randbytes(size)])


@kind("ws-broken-utf8", 1)
async def _broken_utf8(worker: Worker, kind: str) -> None:
    text = worker.rng.choice(NO_UTF8)
    line = await worker.line()
    if worker.rng.random() < 0.5:
        await worker.tell(kind, line, [(b'{"type": "chat", "text": "' + text + b'"}',)], closing=(1007,))
    else:
        await worker.tell(kind, line, [b'{"type": "chat", "text": "' + text + b'"}'])


@kind("ws-text")
async def _text(worker: Worker, kind: str) -> None:
    texts = [random_text(worker.rng), json.dumps(worker.rng.choice(JUNK)), "", "\x00", "null", "[]", "{}", '"hello"']
    await worker.tell(kind, await worker.line(), worker.rng.sample(texts, 4))


@kind("ws-nesting", 2)
async def _nesting(worker: Worker, kind: str) -> None:
    deep = worker.rng.choice([100, 900, 1100, 2000, 5000])
    shell = worker.rng.choice(['{{"x":{0},"type":"ping"}}', '{{"type":"ping","x":{0}}}', '{{"type":{0}}}', "{0}"])
    shell = worker.rng.choice([shell, '{{"type":"move","id":{0},"seq":1,"move":"x"}}'])
    heap = worker.rng.choice([f"{'[' * deep}{']' * deep}", "[" * deep, '{"a":' * (deep // 2), "[{}," * (deep // 2)])
    await worker.tell(kind, await worker.line(), [shell.format(heap)])


@kind("ws-types", 14)
async def _types(worker: Worker, kind: str) -> None:
    line = await worker.line()
    forms = [worker.turns.next("forms to spoil", FORMS) for _ in range(4)]
    messages = [worker.author.spoilt(form, line.table) for form in forms]
    texts = [_as_text(message) for message in messages]
    await worker.tell(kind, line, [text for text in texts if len(text) < MESSAGE_BYTES])


@kind("ws-valid", 6)
async def _valid(worker: Worker, kind: str) -> None:
    """Messages in which nothing is wrong but whose they are, or when they come."""
    line = await worker.line()
    forms = [worker.turns.next("valid forms", FORMS) for _ in range(3)]
    await worker.tell(kind, line, [spell(worker.author.filled(form, line.table)) for form in forms])


@kind("ws-long", 1)
async def _long(worker: Worker, kind: str) -> None:
    line = await worker.line()
    form = worker.turns.next("long forms", FORMS)
    message = worker.author.filled(form, line.table)
    message[worker.rng.choice([*message])] = worker.rng.choice(["x", "ä", "\x00", "🏰", "\\", '"']) * 1000
    await worker.tell(kind, line, [spell(message)])


@kind("ws-oversized", 1)
async def _oversized(worker: Worker, kind: str) -> None:
    size = worker.rng.choice([MESSAGE_BYTES + 1, 20_000, 70_000, 2_000_000])
    text = spell({"type": "chat", "text": "x" * size})
    line = await worker.line()
    await worker.tell(kind, line, [worker.rng.choice([text, text.encode()])], closing=(1009, HUNG_UP))


@kind("ws-hello")
async def _hello(worker: Worker, kind: str) -> None:
    """With the seats of others, and with numbers of answers that are still to come."""
    line = await worker.line()
    hello: dict[str, Any] = {"type": "hello"}
    if worker.rng.random() < 0.8:
        hello["seat"] = worker.rng.choice([*line.table.names, "spectator", "Red", "p1 ", "0"])
    if worker.rng.random() < 0.8:
        seq = line.table.seq
        hello["seq"] = worker.rng.choice([0, 1, seq, seq - 1, seq + 5, 2**31 - 1, -1])
    await worker.tell(kind, line, [spell(hello)])


@kind("ws-before-hello", 1)
async def _before_hello(worker: Worker, kind: str) -> None:
    table = await worker.table()
    line = await worker.line(table, worker.token(table), hello=False)
    forms = [form for form in FORMS if form not in (wire.Hello, wire.Ping)]
    form = worker.turns.next("forms before hello", forms)
    answers = await worker.tell(kind, line, [spell(worker.author.filled(form, table))])
    for answer in answers:
        if not isinstance(answer, wire.Problem | wire.Pong | wire.ChatLine):
            worker.fuzzer.find(f"{kind}: answered to somebody who has not said hello", answer)


@kind("ws-stale", 6)
async def _stale(worker: Worker, kind: str) -> None:
    """Moves that are legal, or would be for somebody else, and undoing, with numbers of the past and the future."""
    line = await worker.line()
    seq = line.table.seq
    wrong = worker.rng.sample([0, seq - 1, seq - 2, seq + 1, seq + 100, 2**31 - 1, 2**31, -1, -seq], 3)
    moves = [
        {"type": "move", "id": worker.author.new_id(), "seq": number, "move": worker.author.move_text(line.table)}
        for number in [*wrong, seq]
    ]
    undo = {"type": "undo", "id": worker.author.new_id(), "seq": wrong[0]}
    await worker.tell(kind, line, [spell(move) for move in [*moves, undo]])


@kind("ws-replayed", 6)
async def _replayed(worker: Worker, kind: str) -> None:
    """Moves that were made, again: as they were, with another text, by another seat."""
    line = await worker.line()
    if not line.table.made:
        return
    seat, made = worker.rng.choice(line.table.made)
    move = {"type": "move", **made}
    if worker.rng.random() < 0.6:
        move["move"] = worker.author.move_text(line.table)
    if worker.rng.random() < 0.5:
        move["seq"] = worker.rng.choice([0, line.table.seq, line.table.seq])
    own = [made for seat, made in line.table.made if line.seats == [seat]]
    choice = line.table.shown.get(line.seats[0], {}).get("choice") if own else None
    if choice is not None and worker.rng.random() < 0.5:  # an old id of this seat with what would be legal now
        seat, made = line.seats[0], worker.rng.choice(own[:10])
        move |= {"id": made["id"], "seq": line.table.seq, "move": worker.rng.choice(choice["options"])}
    message = spell(move)
    answers = await worker.tell(kind, line, [message])
    looking = line.seats[0] if len(line.seats) == 1 else None
    told = [answer for answer in answers if isinstance(answer, wire.Accepted)]
    if isinstance(line.table, Watched) and looking == seat and answers and line.table.status == "running":
        kinds = [type(answer).__name__ for answer in answers]
        early = any(isinstance(answer, wire.Problem) and answer.error == "hello-first" for answer in answers)
        if not any(answer.repeated for answer in told) and "Update" not in kinds and not early:
            worker.fuzzer.find(f"{kind}: a known id was not answered with its number", message, answers)
    elif isinstance(line.table, Watched) and looking is not None and looking != seat and told:
        worker.fuzzer.find(f"{kind}: the id of another seat's move was accepted", message, told)


@kind("ws-why-not", 6)
async def _why_not(worker: Worker, kind: str) -> None:
    line = await worker.line()
    asked = [spell({"type": "why-not", "move": worker.author.move_text(line.table)}) for _ in range(4)]
    await worker.tell(kind, line, asked)


@kind("ws-consent", 1)
async def _consent(worker: Worker, kind: str) -> None:
    line = await worker.line()
    await worker.tell(kind, line, [spell({"type": "consent", "agree": worker.rng.random() < 0.5})] * 2)


@kind("ws-undo-storm", 2)
async def _undo_storm(worker: Worker, kind: str) -> None:
    """Undo upon undo, with numbers and ids in all combinations; somebody may even agree."""
    ground = await worker.ground()
    line = await worker.line(ground, worker.rng.choice(list(ground.tokens)))
    storm: list[str] = []
    for _ in range(8):
        seq = ground.seq + worker.rng.choice([0, 0, 0, 1, -1])
        undo = {"type": "undo", "id": worker.author.sample("id", ground), "seq": seq}
        consent = {"type": "consent", "agree": worker.rng.random() < 0.7}
        storm.append(spell(worker.rng.choice([undo, undo, undo, consent])))
    await worker.tell(kind, line, storm)


@kind("ws-chat-flood", 1)
async def _chat_flood(worker: Worker, kind: str) -> None:
    ground = await worker.ground()
    line = await worker.line(ground, worker.rng.choice(list(ground.tokens)))
    texts = [random_text(worker.rng, 400) or "." for _ in range(10)]
    await worker.tell(kind, line, [spell({"type": "chat", "text": text}) for text in texts])


@kind("ws-play", 5)
async def _play(worker: Worker, kind: str) -> None:
    """Legal moves at the worker's own tables, so that the rest meets all kinds of positions."""
    ground = await worker.ground()
    token = worker.rng.choice(list(ground.tokens))
    line = next((line for line in worker.lines if line.table is ground and line.token == token), None)
    line = line or await worker.line(ground, token)
    for _ in range(6):
        choice = line.update.get("choice")
        if choice is None or worker.left <= 0 or line not in worker.lines:
            break
        option = worker.rng.choice(choice["options"])
        move = {"id": worker.author.new_id(), "seq": ground.seq, "move": option}
        ground.made.append((line.update["seat"], move))
        await worker.tell(kind, line, [spell({"type": "move", **move})])
    if worker.rng.random() < 0.05:
        ending = worker.rng.choice([{"type": "resign", "id": "r"}, {"type": "passing", "id": "p", "on": True}])
        await worker.tell(kind, line, [spell(ending)])


@kind("ws-deleted", 1)
async def _deleted(worker: Worker, kind: str) -> None:
    """Everything that can be said, at a table that was deleted a moment ago."""
    opened = await worker.call("POST", "/api/tables", {"game": "fuersten", "seats": ["me", "me"]})
    table, token = opened["table"]["id"], opened["token"]
    gone = Playground(table, "fuersten", opened["seats"], {token: opened["seats"]})
    line = await worker.line(gone, token)
    await worker.request(kind, "DELETE", f"/api/tables/{table}", Authorization=f"Bearer {token}")
    forms = [worker.turns.next("forms at a deleted table", FORMS) for _ in range(4)]
    answers = await worker.tell(kind, line, [spell(worker.author.filled(form, gone)) for form in forms])
    if not any(isinstance(answer, wire.Gone) for answer in answers):
        worker.fuzzer.find(f"{kind}: nobody said that the table is gone", answers)
    await worker.request(kind, "GET", f"/api/tables/{table}", Authorization=f"Bearer {token}")
    if line in worker.lines:
        worker.lines.remove(line)
        line.socket.transport.abort()


@kind("ws-connect", 2)
async def _connect(worker: Worker, kind: str) -> None:
    """Foreign origins, forged cookies, other paths: turned away, or taken for a stranger."""
    rng = worker.rng
    table = rng.choice(worker.fuzzer.watched)
    own, other = rng.choice(list(table.tokens)), rng.choice(rng.choice(worker.fuzzer.watched).names)
    origin = rng.choice(["http://evil.example", "null", "", "http://127.0.0.1", "file://", "é"])
    near = f"http://127.0.0.1:{worker.fuzzer.server.port}.evil.example"
    cookies = [f"{COOKIE}=", f"{COOKIE}={own[:-1]}", f"{COOKIE}; =;;", f'{COOKIE}="{other}', "\xff"]
    bearers = ["Bearer", "Bearer  ", f"Basic {own}", f"Bearer\t{own}", f"Bearer {own},x"]
    forged: dict[str, str] = rng.choice(
        [
            {"Origin": origin},
            {"Origin": near, "Authorization": f"Bearer {own}"},
            {"Cookie": rng.choice(cookies)},
            {"Authorization": rng.choice(bearers)},
            {"Sec-WebSocket-Protocol": rng.choice(["bearer", own[:-1], "a, b"])},
        ]
    )
    path = "/api/tables/{id}/socket" if rng.random() < 0.15 else worker.turns.next("paths to connect to", PATHS[:22])
    path = path.format(id=table.id)
    worker.count(kind)
    try:
        socket = await dial(worker.fuzzer.server, path, forged)
    except InvalidStatus as refused:
        worker.fuzzer.answered[f"ws handshake {refused.response.status_code}"] += 1
        if refused.response.status_code >= 500:
            worker.fuzzer.find(f"{kind}: status {refused.response.status_code}", path, forged)
        return
    except (UnicodeEncodeError, ValueError, WebSocketException):
        return
    if "Origin" in forged:
        worker.fuzzer.find(f"{kind}: a foreign origin was let in", forged)
    line = Line(table, own if forged.get("Authorization") == f"Bearer\t{own}" else None, [], socket)
    await worker.tell(kind, line, [spell({"type": "hello", "seat": rng.choice(table.names)})], closing=(4404,))
    socket.transport.abort()


@kind("ws-frames", 1)
async def _frames(worker: Worker, kind: str) -> None:
    """Frames that break the rules of WebSockets themselves."""
    rng = worker.rng
    table = rng.choice(worker.fuzzer.watched)
    hello = (
        f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    head = bytes([rng.randrange(256)])
    frames = rng.choice(
        [
            head + bytes([0x80 | 5]) + rng.randbytes(9),
            head + bytes([5]) + b"hello",
            b"\x81\xff" + struct.pack("!Q", rng.choice([2**63, 2**40, 2**64 - 1])) + rng.randbytes(20),
            b"\x81\xfe" + struct.pack("!H", 60_000) + rng.randbytes(100),
            b"\x88\x81" + rng.randbytes(5),
            b"\x88\x82" + b"\x00" * 4 + struct.pack("!H", rng.choice([0, 999, 1005, 1006, 1015, 5000])),
            b"\x89\xfe" + struct.pack("!H", 200) + rng.randbytes(204),
            b"\x01\x80" + b"\x00" * 4 + b"\x81\x80" + b"\x00" * 4,
            b"\x00\x80" + b"\x00" * 4,
            b"\x01\x80" + b"\x00" * 4 + b"\x00\x81\x00\x00\x00\x00{" * 2000 + b"\x80\x80" + b"\x00" * 4,
            rng.randbytes(rng.randrange(200)),
        ]
    )
    worker.count(kind)
    received = await worker.http.blurt(hello + frames)
    worker.fuzzer.answered[f"ws handshake {received[9:12].decode('latin-1')}"] += 1
    if received[9:10] == b"5":
        worker.fuzzer.find(f"{kind}: status 5xx", frames, received)
    worker.fuzzer.check_words(kind, frames, received.decode("latin-1"))


def _as_text(message: bytes) -> Any:
    """As text if it is one; what is no UTF-8 goes as a binary frame."""
    try:
        return message.decode()
    except UnicodeDecodeError:
        return message
