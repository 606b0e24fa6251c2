"""Tables opened and played beside the page, as any program could: nothing is drawn, and no browser is kept busy."""

import time
import uuid
from collections.abc import Callable
from typing import Any

import httpx

Told = dict[str, Any]


def client(address: str, token: str | None = None) -> httpx.Client:
    """Reads no certificates: nothing here is encrypted."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=address, headers=headers, timeout=30, verify=False, trust_env=False)


def opened(
    address: str, game: str, mode: str, seats: int = 2, options: dict[str, str] | None = None
) -> tuple[str, str]:
    """A table with computers on all other seats, and the token of the first seat."""
    bots = ["bot:greedy"] * (seats - 1)
    with client(address) as http:
        answer = http.post(
            "/api/tables", json={"game": game, "mode": mode, "seats": ["me", *bots], "options": options or {}}
        )
        assert answer.status_code == 201, answer.text
        return answer.json()["table"]["id"], answer.json()["token"]


def asked(http: httpx.Client, table: str) -> Told:
    """What the seat is told once it is asked something, or once the game is over."""
    while not ((told := http.get(f"/api/tables/{table}/view").json())["choice"] or told["over"]):
        time.sleep(0.02)
    return dict(told)


def advice(http: httpx.Client, table: str, told: Told) -> str:
    """What the bot would do without thinking ahead."""
    hint = http.post(f"/api/tables/{table}/hint", json={"milliseconds": 0}).json()
    return str(hint["options"][0]["move"] if hint.get("options") else told["choice"]["options"][0])


def move(http: httpx.Client, table: str, told: Told, chosen: str) -> None:
    http.post(f"/api/tables/{table}/moves", json={"id": uuid.uuid4().hex, "seq": told["seq"], "move": chosen})


def played(http: httpx.Client, table: str, enough: Callable[[Told], bool], moves: int) -> Told:
    """Moves as the bot would make them, so many at most, until what is told is enough or the game is over."""
    made = 0
    while not (enough(told := asked(http, table)) or told["over"] or made == moves):
        move(http, table, told, advice(http, table, told))
        made += 1
    return told
