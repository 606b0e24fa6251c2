"""What never stands in the log: tokens, invitations, seeds, and what was in hand when something failed."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress

import pytest

from .limits import COOKIE, closing_code
from .playing import play_on, run
from .running import Player, Server, open_table, running_server


def test_no_secret_stands_in_the_log(tmp_path):
    with running_server(tmp_path, messages_burst="200", messages_per_second="0") as running:
        secrets = run(_play_with_secrets(running), 60)
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
                headers = {"Cookie": f"{COOKIE}={other}"}
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
    try:
        int(token)
    except ValueError as error:
        raise ValueError(f"no: {token}") from error

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


MARK = "zzqx"
TOO_LONG = [
    {"mode": "deckbau", "brought": {"deck": f"{MARK} " * 700}},
    {"mode": "deckbau", "options": {"deck_p1": f"{MARK} " * 700}},
    {"mode": "classic", "options": {"victory": f"{MARK} 3 or " * 300}},
    {"mode": "classic", "options": {"leader": MARK * 900}},
    {"mode": "classic", "options": {MARK * 900: "yes"}},
    {"mode": "classic", "seats": ["me", f"bot:{MARK}"]},
]


def test_what_is_too_long_is_refused_with_a_sentence_and_stands_in_no_log(server: Server) -> None:
    with server.http() as http:
        for wish in TOO_LONG:
            answer = http.post("/api/tables", json={"game": "karthedis", "seats": ["me", "bot:random"], **wish})
            assert answer.status_code == 422, answer.text
            for sentence in answer.json()["text"].values():
                assert 10 < len(sentence) < 1000
            reason = answer.json()["reason"]
            assert reason is None or all(len(str(value)) <= 301 for value in reason["params"].values())
    assert MARK not in server.log_text()
