"""The tables that are fuzzed: watched ones, at which nothing may change, and playgrounds, at which everything may."""

import json
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from tafelrunde.games.karthedis import workshop
from tafelrunde.kernel import Option, registry
from tafelrunde.server import schema, wire

from ..playing import sensible
from ..running import Player, Server, open_table, sit
from .records import sound_records

LONG_CLOCK = {"kind": "bank", "seconds": 5_000_000}
HIDDEN = ("hand", "pack", "drafted", "removed", "looked_at")  # where views keep what is one seat's own


@dataclass
class Watched:
    """A table at which nothing may change, with all its secrets: the fuzzer knows them in order to recognise them."""

    id: str
    game: str
    names: list[str]
    status: str
    tokens: dict[str, list[str]] = field(default_factory=dict)  # token: its seats
    invitation: str | None = None
    seq: int = 0
    floor: int = 0  # moves with an earlier number are stale for every seat
    made: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # the seat and its move
    shown: dict[str | None, dict[str, Any]] = field(default_factory=dict)  # by seat: the update it was shown
    spectators: bool = True

    def harmless(self, token: str | None, message: Any) -> bool:
        """Whether a message that can be read cannot change anything when it comes with this token."""
        seats = self.tokens.get(token or "")
        if seats is None:
            return True
        match message:
            case wire.Hello() | wire.Attend() | wire.AskHint() | wire.WhyNot() | wire.Ping() | wire.Consent():
                return True  # nobody has asked for consent here
            case wire.Move(id=id, seq=seq, move=move):
                if self.status != "running" or not self.floor <= seq <= self.seq or not self._legal(seats, move):
                    return True
                # an id that was used is answered with what was made under it, however legal the move is now
                return len(seats) == 1 and any(seat == seats[0] and made["id"] == id for seat, made in self.made)
            case wire.Undo(seq=seq):
                return self.status != "running" or seq != self.seq
        return False

    def _legal(self, seats: Iterable[str], text: str) -> bool:
        option = registry.game(self.game).grammar.parse(text)
        if not isinstance(option, Option):
            return False
        choices = [self.shown[seat]["choice"] for seat in seats]
        return any(choice is not None and option.text in choice["options"] for choice in choices)

    def private(self, seats: Iterable[str]) -> set[str]:
        """Words that only other seats may know: what is in their hands and nowhere in what these seats are shown."""
        own = json.dumps([self.shown.get(seat) for seat in [None, *seats]])
        words: set[str] = set()
        for seat, shown in self.shown.items():
            if seat is not None and seat not in seats:
                words |= set(_hidden_words(shown["view"]))
        return {word for word in words if f'"{word}"' not in own}


def _hidden_words(view: Any) -> Iterable[str]:
    if isinstance(view, dict):
        for name, value in view.items():
            if name in HIDDEN and isinstance(value, list):
                yield from (word for word in value if isinstance(word, str))
            else:
                yield from _hidden_words(value)
    elif isinstance(view, list):
        for part in view:
            yield from _hidden_words(part)


@dataclass
class Playground:
    """A table of a worker's own: whatever happens there is allowed to happen."""

    id: str
    game: str
    names: list[str]
    tokens: dict[str, list[str]]
    seq: int = 1
    made: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    invitation: str | None = None
    shown: dict[str | None, dict[str, Any]] = field(default_factory=dict)
    spectators: bool = True

    def harmless(self, token: str | None, message: Any) -> bool:
        return True

    def private(self, seats: Iterable[str]) -> set[str]:
        return set()


AnyTable = Watched | Playground


async def make_watched(
    server: Server, rng: random.Random, moves: int, floor: int | None = None, **wish: Any
) -> Watched:
    """A table that people have played at for a while, waiting for somebody who will never answer."""
    opened, owner = open_table(server, **{"hints": True, **wish})
    names = [seat["seat"] for seat in opened["seats"]]
    watched = Watched(opened["id"], opened["game"], names, "running", spectators=opened["spectators"])
    watched.tokens[owner] = list(opened["mine"])
    for seat in opened["seats"]:
        if seat["who"] == "open":
            watched.tokens[sit(server, opened["id"], owner, seat=seat["seat"])] = [seat["seat"]]
    players = {
        seat: await Player(server.address, watched.id, token, seat).connect()
        for token, seats in watched.tokens.items()
        for seat in seats
    }
    for player in players.values():
        await player.until("update")
    for _ in range(moves):
        asked = await _somebody_asked(players)
        if asked is None:
            break
        move = {
            "id": f"{rng.getrandbits(64):x}",
            "seq": asked.update["seq"],
            "move": rng.choice(sensible(asked.options)),
        }
        await asked.send({"type": "move", **move})
        await asked.until("update", ack=move["id"])
        watched.made.append((str(asked.seat), move))
    asked = await _somebody_asked(players)
    for player in players.values():
        await player.close()
    if asked is None:  # it is over already, so another one
        return await make_watched(server, rng, moves // 2, floor, **wish)
    watched.seq = max(player.update["seq"] for player in players.values())
    watched.floor = watched.seq if floor is None else floor
    return watched


async def _somebody_asked(players: Mapping[str, Player]) -> Player | None:
    """The next person to answer, when all have been told everything and no bot is asked."""
    while True:
        seq = max(player.update["seq"] for player in players.values())
        for player in players.values():
            while player.update["seq"] < seq:
                await player.receive()
        first = next(iter(players.values()))
        if first.update["over"] is not None:
            return None
        if all(seat in players for seat in first.update["waiting_for"]):
            return next(player for player in players.values() if player.options)
        await first.receive()


async def set_stage(server: Server, rng: random.Random) -> tuple[list[Watched], list[str]]:
    """Running tables of both games with people, bots and spectators, open ones, a finished one, a replay; and the
    records that are to be damaged."""
    pair = ["me", "open"]
    closed = {"hints": False, "spectators": False, "clock": LONG_CLOCK}
    watched = [
        await make_watched(server, rng, 60, game="fuersten", mode="duell", seats=pair, name="Anna"),
        await make_watched(server, rng, 12, game="fuersten", mode="intro", seats=["me", "bot:greedy"]),
        await make_watched(server, rng, 30, game="fuersten", mode="wirren", seats=["me", "me"]),
        await make_watched(server, rng, 25, game="karthedis", seats=["me", "open", "open", "bot:greedy"]),
        await make_watched(server, rng, 7, floor=0, game="karthedis", mode="draft", seats=["me", "open", "open"]),
        await make_watched(server, rng, 20, game="karthedis", seats=pair, **closed),
    ]
    decks = [workshop.write_deck(workshop.random_deck(f"{rng.random()}")) for _ in range(2)]
    for wish in (
        {"game": "fuersten", "seats": pair},
        {"game": "karthedis", "mode": "deckbau", "seats": pair, "options": {"deck_p1": decks[0]}},
    ):
        opened, owner = open_table(server, **wish)
        names = [seat["seat"] for seat in opened["seats"]]
        waiting = Watched(opened["id"], opened["game"], names, "open", {owner: list(opened["mine"])})
        with server.http(owner) as http:
            waiting.invitation = http.post(f"/api/tables/{waiting.id}/invitations", json={}).json()["invitation"]
        watched.append(waiting)
    finished = await make_watched(server, rng, 30, game="fuersten", mode="gold", seats=pair)
    with server.http(next(iter(finished.tokens))) as http:
        ended = http.post(f"/api/tables/{finished.id}/resign", json={"id": "enough"})
        assert ended.status_code == 200, ended.text
        record = http.get(f"/api/tables/{finished.id}/record").text
        uploaded = http.post("/api/records", json={"record": record}).json()
    finished.status, finished.seq = "over", finished.seq + 1
    replay = Watched(uploaded["table"]["id"], "fuersten", finished.names, "replay", {uploaded["token"]: []})
    watched += [finished, replay]
    return watched, [record, *sound_records()]


async def rows_of(database: str, ids: Iterable[str] | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """What the database has about tables (None: about all of them), by the name of its own tables."""
    engine = create_async_engine(database)
    found: dict[str, list[tuple[Any, ...]]] = {}
    try:
        async with engine.connect() as connection:
            for table in (schema.tables, schema.seats, schema.holders, schema.answers, schema.chat):
                key = table.c.id if table is schema.tables else table.c.table_id
                query = select(table).order_by(*table.primary_key.columns)
                if ids is not None:
                    query = query.where(key.in_(list(ids)))
                found[table.name] = [tuple(row) for row in await connection.execute(query)]
    finally:
        await engine.dispose()
    return found


async def look(server: Server, watched: list[Watched]) -> dict[str, Any]:
    """Everything that everybody at the watched tables can see, and what the database has of them."""
    seen: dict[str, Any] = dict(await rows_of(server.database, [table.id for table in watched]))
    for table in watched:
        with server.http() as http:
            for token, seats in {**table.tokens, "": []}.items():
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                info = http.get(f"/api/tables/{table.id}", headers=headers)
                seen[f"{table.id} {token}"] = info.json()
                for seat in [None, *seats]:
                    params = {"since": 0} if seat is None else {"since": 0, "seat": seat}
                    view = http.get(f"/api/tables/{table.id}/view", headers=headers, params=params).json()
                    view.pop("clock", None)  # time goes on
                    seen[f"{table.id} {token} {seat}"] = view
                    if view["type"] == "update":
                        table.shown[view["seat"]] = view
    return seen
