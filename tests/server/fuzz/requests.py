"""The requests that are sent over HTTP, one function for each kind."""

import gzip
import json

from tafelrunde.server import wire

from ..limits import BODY_BYTES, COOKIE
from .material import (
    ADDRESSES,
    BROKEN_HTTP,
    CONTENT_TYPES,
    ELSEWHERE,
    HOSTS,
    METHODS,
    PATHS,
    mutated,
    random_text,
    spell,
)
from .records import damaged
from .worker import Worker, kind


@kind("http-types", 12)
async def _types(worker: Worker, kind: str) -> None:
    await worker.to_route(kind, worker.author.spoilt)


@kind("http-valid", 12)
async def _valid(worker: Worker, kind: str) -> None:
    """Every route with every kind of token, mostly a wrong one."""
    await worker.to_route(kind, worker.author.valid)


@kind("http-bytes", 2)
async def _bytes(worker: Worker, kind: str) -> None:
    bodies = [b"", b"\x00", b"null", b"[]", b"{}", b"\xff\xfe", b"\xef\xbb\xbf{}", worker.rng.randbytes(200), b'"x"']
    await worker.to_route(kind, lambda _form, _table: worker.rng.choice(bodies))


@kind("http-nesting", 1)
async def _nesting(worker: Worker, kind: str) -> None:
    deep = worker.rng.choice([200, 1100, 5000, 50_000])
    heap = worker.rng.choice(["[" * deep, f"{'[' * deep}{']' * deep}", '{"a":' * deep, f'{{"x":{"[" * deep}'])
    await worker.to_route(kind, lambda _form, _table: heap.encode())


@kind("http-content-type", 2)
async def _content_type(worker: Worker, kind: str) -> None:
    accept = worker.rng.choice([None, "text/html", "x", ";q"])
    more = {"Content_Type": worker.turns.next("content types", CONTENT_TYPES), "Accept": accept}
    await worker.to_route(kind, worker.author.valid, **more)


@kind("http-encoded", 1)
async def _encoded(worker: Worker, kind: str) -> None:
    """Bodies that claim to be packed, and are, or are not."""
    bomb = gzip.compress(b'{"game": "' + b" " * 5_000_000 + b'"}')
    body = worker.rng.choice([bomb, gzip.compress(b'{"game": "fuersten"}'), b"{}", b"\x1f\x8b\x08"])
    encoding = worker.rng.choice(["gzip", "deflate", "br", "gzip, gzip", "identity", "x"])
    await worker.to_route(kind, lambda _form, _table: body, Content_Encoding=encoding)


@kind("http-oversized", 1)
async def _oversized(worker: Worker, kind: str) -> None:
    size = BODY_BYTES + worker.rng.choice([1, 100_000])
    path = worker.rng.choice(["/api/tables", "/api/records"])
    body = b'{"record": "' + b"x" * size + b'"}'
    worker.http.close()
    status, _ = await worker.request(kind, "POST", path, body)
    worker.http.close()
    if status != 413:
        worker.fuzzer.find(f"{kind}: a body over the limit was answered with {status}", path)


@kind("http-elsewhere", 4)
async def _elsewhere(worker: Worker, kind: str) -> None:
    method, path, form = worker.turns.next("elsewhere", ELSEWHERE)
    body = b"" if form is None else worker.author.spoilt(form, await worker.table())
    await worker.request(kind, method, path, body)


@kind("http-new-table", 1)
async def _new_table(worker: Worker, kind: str) -> None:
    """Tables of all kinds of wishes, most of which cannot be fulfilled."""
    body = worker.author.valid(wire.NewTable, await worker.table())
    await worker.request(kind, "POST", "/api/tables", body)


@kind("http-methods", 2)
async def _methods(worker: Worker, kind: str) -> None:
    table = worker.rng.choice(worker.fuzzer.watched)
    _, path, _ = worker.route(table)
    method = worker.turns.next("methods", METHODS)
    await worker.request(kind, method, worker.rng.choice([path, "/api/tables", "/health", "/schema"]), b"", table=table)


@kind("http-paths", 4)
async def _paths(worker: Worker, kind: str) -> None:
    table = worker.rng.choice(worker.fuzzer.watched)
    path = (
        worker.turns.next("paths", PATHS).format(id=table.id)
        if worker.rng.random() < 0.8
        else f"/{random_text(worker.rng)}"
    )
    await worker.request(kind, worker.rng.choice(["GET", "GET", "POST"]), path.replace(" ", "%20"), b"", table=table)


@kind("http-query", 3)
async def _query(worker: Worker, kind: str) -> None:
    table = await worker.table()
    seat = worker.rng.choice([*table.names, "", "%00", "x" * 17, "x" * 5000, "%ff", "red&seat=blue", "null", "[]"])
    since = worker.rng.choice(["0", "1", "-1", "", "x", "1.0", "1e3", "9" * 30, "2147483648", "%00", "1&since=2"])
    token = worker.token(table)
    path = worker.rng.choice([f"view?seat={seat}&since={since}", f"view?since={since}", f"replay/1?seat={seat}"])
    path = f"/api/tables/{table.id}/{path}"
    await worker.request(kind, "GET", path, table=table, **worker.credentials(token))


@kind("http-headers", 3)
async def _headers(worker: Worker, kind: str) -> None:
    """Foreign origins, forged cookies and tokens, forged addresses."""
    rng = worker.rng
    table = rng.choice(worker.fuzzer.watched)
    own = rng.choice(list(table.tokens))
    foreign = rng.choice(["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1", "é", " "])
    method, path, form = worker.route(table)
    body = b"" if form is None else worker.author.valid(form, table)
    cookies = [f"{COOKIE}={own[1:]}", f"{COOKIE}", "=;=;", f"x={own}", '"', "\xff", f"{COOKIE}=%00"]
    bearers = ["Bearer", f"Bearer {own[:-1]}", f"Basic {own}", "Bearer é", own, "\x7f", "Bearer " * 900]
    forged: dict[str, str] = rng.choice(
        [
            {"Origin": foreign, "Authorization": f"Bearer {own}"},
            {"Cookie": rng.choice(cookies)},
            {"Authorization": rng.choice(bearers)},
            {"X-Forwarded-For": worker.turns.next("addresses", ADDRESSES)},
            {"X-Forwarded-Proto": rng.choice(["https", "ws", "javascript", "", "x" * 100])},
            {"X-Forwarded-Host": "evil.example", "Forwarded": "for=1.2.3.4;host=evil.example"},
            {"X-HTTP-Method-Override": "DELETE"},
            {"Accept-Language": "x" * 4000, "Range": "bytes=0-1,5-9,-1", "If-None-Match": "*"},
            {"Upgrade-Insecure-Requests": "é"},
        ]
    )
    if "Origin" in forged and method == "GET":
        forged.pop("Authorization")
    status, _ = await worker.request(kind, method, path, body, table=table, **forged)
    if "Origin" in forged and method != "GET" and status not in (400, 403, 404, 405):
        worker.fuzzer.find(f"{kind}: a foreign origin was answered with {status}", method, path, forged)


@kind("http-hosts", 1)
async def _hosts(worker: Worker, kind: str) -> None:
    host = worker.turns.next("hosts", HOSTS)
    body = b'{"game": "fuersten"}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    worker.count(kind)
    await _check_blurt(worker, kind, head.encode() + body)


@kind("http-broken", 1)
async def _broken(worker: Worker, kind: str) -> None:
    request = worker.turns.next("broken HTTP", BROKEN_HTTP)
    if worker.rng.random() < 0.4:
        request = mutated(worker.rng, request[:600])
    worker.count(kind)
    await _check_blurt(worker, kind, request)


async def _check_blurt(worker: Worker, kind: str, request: bytes) -> None:
    received = await worker.http.blurt(request)
    status = received[9:12].decode("latin-1")
    worker.fuzzer.answered[f"http {status}" if status else "http (hung up)"] += 1
    if status.startswith("5"):
        worker.fuzzer.find(f"{kind}: status {status}", request, received)
    worker.fuzzer.check_words(kind, request, received.decode("latin-1"))


@kind("http-invitations", 1)
async def _invitations(worker: Worker, kind: str) -> None:
    """Twice with the same invitation, with an earlier one, with one of another table."""
    opened = await worker.call("POST", "/api/tables", {"game": "fuersten", "seats": ["open", "open"]})
    table, token = opened["table"]["id"], opened["token"]
    path = f"/api/tables/{table}/invitations"
    earlier, valid, other = [
        (await worker.call("POST", path, {"seat": seat}, token))["invitation"] for seat in ("red", "red", "blue")
    ]
    foreign = worker.rng.choice([watched.invitation for watched in worker.fuzzer.watched if watched.invitation])
    sit = f"/api/tables/{table}/sit"
    wrong = [(earlier, 403), (foreign, 403), (valid[:-1], 400)]
    for invitation, wanted in [*wrong, (valid, 201), (valid, 403), (other, 201), (other, 403)]:
        # a right one is exchanged for a token, so nothing of it is secret any more
        status, _ = await worker.request(kind, "POST", sit, spell({"invitation": invitation}).encode())
        if status != wanted:
            worker.fuzzer.find(f"{kind}: {status} instead of {wanted}", invitation == valid, invitation == other)


@kind("http-records", 3)
async def _records(worker: Worker, kind: str) -> None:
    """Records with damage of all kinds, for a replay."""
    rng = worker.rng
    record = damaged(worker.turns.next("records", worker.fuzzer.records), rng)
    status, found = await worker.request(kind, "POST", "/api/records", json.dumps({"record": record}).encode())
    if status == 201:
        worker.fuzzer.keep_secret(found["token"])
        table, seats = found["table"]["id"], [seat["seat"] for seat in found["table"]["seats"]]
        for number in (0, rng.randrange(60), -1):
            path = f"/api/tables/{table}/replay/{number}{rng.choice(['', f'?seat={rng.choice(seats)}'])}"
            await worker.request(kind, "GET", path)
        await worker.request(kind, "GET", f"/api/tables/{table}/record")
        await worker.request(kind, "GET", f"/api/tables/{table}/view")


@kind("http-replay", 2)
async def _replay(worker: Worker, kind: str) -> None:
    table = worker.rng.choice([watched for watched in worker.fuzzer.watched if watched.status in ("over", "replay")])
    number = worker.rng.choice([0, 1, 7, 30, 31, 32, 60, 1000, -1, -0, 2**31, 2**63, 10**30, "9" * 5000, "0x1", "١"])
    seat = worker.rng.choice(["", "?seat=red", "?seat=blue", "?seat=p1", "?seat=", f"?seat={'x' * 20}"])
    await worker.request(kind, "GET", f"/api/tables/{table.id}/replay/{number}{seat}", table=table)
