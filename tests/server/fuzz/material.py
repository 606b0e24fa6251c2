"""What messages are made of: values that do not belong, texts that are no JSON, paths, headers, requests that are no
HTTP; and the routes of the server with what each expects."""

import json
import random
import string
from typing import Any

from tafelrunde.server import wire

ROUTES: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("DELETE", "", None),
    ("GET", "/view", None),
    ("POST", "/moves", wire.Move),
    ("POST", "/why-not", wire.WhyNot),
    ("POST", "/undo", wire.Undo),
    ("POST", "/consent", wire.Consent),
    ("POST", "/resign", wire.Resign),
    ("POST", "/passing", wire.Passing),
    ("GET", "/chat", None),
    ("POST", "/chat", wire.Say),
    ("POST", "/mute", wire.Mute),
    ("POST", "/stand", wire.Stand),
    ("POST", "/bring", wire.Bring),
    ("POST", "/sit", wire.Sit),
    ("POST", "/invitations", wire.Invite),
    ("PATCH", "/seats/{seat}", wire.ChangeSeat),
    ("POST", "/seat-consent", wire.ConsentToSeat),
    ("POST", "/rematch", None),
    ("POST", "/publish", None),
    ("GET", "/record", None),
    ("GET", "/replay/{number}", None),
    ("GET", "/analysis", None),
    ("GET", "/luck", None),
    ("POST", "/replay/{number}/play", wire.PlayOn),
]
ELSEWHERE: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", wire.NewTable),
    ("POST", "/api/records", wire.Upload),
    ("GET", "/api/games", None),
    ("GET", "/api/lobby", None),
    ("GET", "/health", None),
    ("GET", "/schema", None),
]
JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 255, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30),
    *(1.5, -0.0, 1e308, 5e-324, "", " ", "0", "1", "true", "null", "x", "x" * 17, "x" * 25, "x" * 65, "x" * 201),
    *("x" * 2001, "x" * 4001, "\x00", "a\x00b", "\n", "\x1b[31m", "\u202e", "\ufeff", "\u200b", "ß" * 24, "🏰" * 12),
    *("red", "blue", "p1", "p36", "me", "open", "bot:greedy", "bot:", "bot:hal", "person", "lose", "Red", "r\u0435d"),
    *("../..", "' or 1=1 --", "${x}", "{0}", "%s%n", "<script>alert(1)</script>", "deck_p1", "deck", "decks", "random"),
    *([], [[]], [None], ["me"] * 2, ["me"] * 40, ["open"] * 36, ["bot:random"] * 3, {}, {"": ""}, {"a": {"b": []}}),
    *({"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 2**40, "increment": -1}, {"deck": "x " * 1500}),
    {f"o{number}": "x" for number in range(70)},
]
RAW = [
    *("1e999", "-1e999", "NaN", "-Infinity", "9" * 400, f"-{'9' * 4000}", "1e-999", "01", "+1", "1.", ".5", "0x10"),
    *('"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', "'x'", "tru", "undefined", "", "{", "[1,]", "/**/1"),
    *(f"{'[' * 3000}{']' * 3000}", "[" * 6000, '{"a":' * 2500, f"{'[' * 500}{']' * 500}", f'{{"a":{"[" * 900}'),
]
SPLINTERS = [b'"', b"\\", b"{", b"}", b"[", b",", b":", b"\x00", b"-", b"e9", b"null"]
NO_UTF8 = [b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\xa1\xa1\xa1\xa1", b"\xc0\xaf", b"\xf4\x90\x80\x80"]
HOSTS = ["", "[", "[::", "a b", "x" * 3000, "evil.example", "127.0.0.1:99999", "é", "@", "[::1]:x"]
ADDRESSES = ["1.2.3.4", "::1", "x" * 3000, "127.0.0.1, 8.8.8.8", ",", "'", "[", "é"]
MARK = "@raw@"
NAMES = ["Anna", "Bert", "Clara", "Jürgen", "李", "a b", " ", "x" * 24]
PATHS = [
    *("/", "//", "/api", "/api/", "/api//tables", "/api/tables/", "/api/tables//view", "/api/tables/../health"),
    *("/api/tables/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/api/tables/..%2f..%2f", "/api/tables/%00"),
    *("/api/tables/%ff%fe/view", "/api/tables/%f0%9f%8f%b0", "/api/tables/a%0d%0aX-Forged:%201", "/API/TABLES"),
    *("/api/tables/{id}/", "/api/tables/{id}//view", "/api/tables/{id}/./view", "/api/tables/{id};x=1/view"),
    *("/api/tables/{id}%00/view", "/api/tables/{id}%20/view", "/api/tables/{id}/view/", "/api/tables/{id}/VIEW"),
    *("/api/tables/{id}/replay/x", "/api/tables/{id}/replay/1.5", "/api/tables/{id}/replay/1e3"),
    *("/api/tables/{id}/replay/%2b1", "/api/tables/{id}/replay/٣", "/api/tables/{id}/seats/"),
    *("/api/tables/{id}/seats/%00", "/api/tables/{id}/socket", "/schema/../health", "/schema/openapi.json"),
    *("/schema/x", "/metrics/x", "/static/../x", "/?", "/health?" + "a=b&" * 2000, "/health#x"),
    *("http://other.example/health", "*", "/%", "/%zz", "/~", "/.git/config"),
    "/api/tables/" + "x" * 8000,
]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "get", "QUERY"]
CONTENT_TYPES = [
    *("application/json", "application/json; charset=utf-16", "application/json; charset=x", "text/plain", "text/html"),
    *("application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x", "application/xml"),
    *("application/msgpack", "application/x-msgpack", "application/octet-stream", "", ";", "application/json, text/x"),
]
BROKEN_HTTP = [
    b"\r\n\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /health\r\n\r\n",
    b"GET /health HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\n y: folded\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\nX: \x00\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 5000000\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: AA\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /no HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: [::1]\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: [::1]\r\n\r\n",
]


def spell(value: Any, raw: str | None = None, ascii_only: bool = True) -> str:
    """JSON, with something that is no JSON in the place of the mark."""
    text = json.dumps(value, ensure_ascii=ascii_only)
    return text if raw is None else text.replace(f'"{MARK}"', raw)


def random_text(rng: random.Random, most: int = 60) -> str:
    letters = rng.choice([string.ascii_lowercase + " ", string.printable, "äöüßÄ€漢字🏰\u202e\x00\u0301 ", '{}[]":,\\'])
    return "".join(rng.choice(letters) for _ in range(rng.randrange(most)))


def mutated(rng: random.Random, data: bytes) -> bytes:
    """A few bytes flipped, lost, doubled, cut off or put in."""
    text = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        where = rng.randrange(len(text) + 1)
        match rng.randrange(6):
            case 0 if where < len(text):
                text[where] ^= 1 << rng.randrange(8)
            case 1:
                del text[where : where + rng.randint(1, 8)]
            case 2:
                text[where:where] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 4)))
            case 3:
                text[where:where] = text[max(0, where - rng.randint(1, 30)) : where]
            case 4:
                del text[where:]
            case _:
                text[where:where] = rng.choice(SPLINTERS)
    return bytes(text)
