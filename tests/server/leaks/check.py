"""The check of one game: every message that anybody was sent, held against the record."""

import asyncio
import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from tafelrunde.kernel import Chance, Record, Shuffle, Table
from tafelrunde.kernel.record import written
from tafelrunde.kernel.replay import table_before

from .clients import Client, Leak, Opened, parser
from .hands import with_another_hand
from .places import PLACES, SECRETLY, SHOWN, WORD
from .seen import WITNESSES, Witness
from .updates import encode, ending, read_json, read_update, written_update


class Reading:
    """What one client has received, read once from the beginning."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.at = 0
        self.seq: int | None = None
        self.news: bytes | None = None  # the last update because somebody had answered
        self.shown: set[bytes] = set()
        self.hellos = iter(client.hellos[1:])  # the first is answered by the first update

    def peek(self, ahead: int = 0) -> bytes | None:
        messages = self.client.messages
        return messages[self.at + ahead] if self.at + ahead < len(messages) else None

    def leak(self, what: str) -> Leak:
        return Leak(self.client, what, self.peek() or b"(nothing more came)")


@dataclass
class Figures:
    """What was played and checked."""

    games: int = 0
    moves: int = 0
    messages: int = 0
    bytes: int = 0
    reactions: int = 0  # questions that were put again to another hand, and shown to the others
    alike: int = 0  # … at which no other hand was possible

    def add(self, other: "Figures") -> None:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Checker:
    """One game, played again from its record beside what everybody was told of it."""

    def __init__(self, opened: Opened, record: Record, seed: str) -> None:
        self.opened = opened
        self.record = record
        self.table: Table[Any, Any] = table_before(opened.game, record)
        self.readings = [Reading(client) for client in opened.clients]
        self.ends = [0]  # how many events there were after each answer
        self.made: list[tuple[int, str] | None] = [None, None]  # by answer: which seat's message it was
        self.places = PLACES[opened.game.id]
        self.witness: Witness = WITNESSES[opened.game.id](self.table.setting.options, opened.names)
        self.hidden: dict[int | None, set[bytes]] = {}
        self.before: dict[int | None, set[bytes]] = {}
        self.figures = Figures(games=1)
        self._parsed = parser(opened.game)
        self._rng = random.Random(f"{seed}/hands")
        self._commitment = hashlib.sha256(f"tafelrunde:{record.tags['Seed']}".encode()).hexdigest()
        self._card_ids = {card.encode() for card in opened.game.words.glossary}

    async def check(self) -> Figures:
        """Raises Leak at the first message that is not as it must be."""
        self._secrets()
        self._attendance()
        self._who_made_what()
        for seq in range(1, len(self.made)):
            self._answer(seq)
            self.ends.append(len(self.table.events))
            self._look_around()
            for reading in self.readings:
                self._read(reading, seq)
            self._other_hands(seq)
            if seq % 8 == 0:
                await asyncio.sleep(0)  # the other tables go on meanwhile
        if not self.table.over or len(self.table.answers) != len(self.record.lines):
            raise self.readings[0].leak("the record goes on behind the last update")
        for answer, line in zip(self.table.answers, self.record.lines, strict=True):
            if str(written(answer, self.table.seats)) != str(line):
                raise self.readings[0].leak(f"the record has {str(line)!r} where nothing else passed automatically")
        for reading in self.readings:
            if reading.peek() is not None or reading.seq != len(self.made) - 1:
                raise reading.leak("something came after the end, or something did not come")
        return self.figures

    def _secrets(self) -> None:
        """Nobody's secrets, nor the seed, are in anything that was sent to somebody else; later not even the own."""
        seed = self.record.tags["Seed"].encode()
        secrets = [secret.encode() for secret in self.opened.secrets]
        for client in self.opened.clients:
            own = b"" if client.token is None else client.token.encode()
            told = client.messages + client.attended
            self.figures.messages += len(told)
            self.figures.bytes += sum(map(len, told))
            for body in client.bodies:
                if seed in body or any(secret in body for secret in secrets if secret != own):
                    raise Leak(client, "a secret of somebody else", body)
                seated = read_json(body)
                if set(seated) != {"table", "token", "seats"} or seated["seats"] != [client.name]:
                    raise Leak(client, "wrong in the answer to sitting down", body)
                self._check_table(client, seated["table"], body.replace(own, b""))
            everything = b"\n".join(told)
            for secret in (seed, *secrets):
                if secret in everything:
                    raise Leak(client, "a secret", next(m for m in told if secret in m))

    def _attendance(self) -> None:
        """Who is here, by seat, and nothing else. Nobody looks away: they are here, have not come yet, or have left."""
        for client in self.opened.clients:
            if not client.attended:
                raise Leak(client, "they were not told who is here", b"")
            for message in client.attended:
                seats = read_json(message).get("seats", {})
                told = [(name, seats[name]) for name in self.opened.names if name in seats]
                if message != encode({"type": "attended", "seats": dict(told)}):
                    raise Leak(client, "this does not say who is here, or says more than that", message)
                if not {state for _, state in told} <= {"here", "gone"}:
                    raise Leak(client, "nobody has looked away", message)

    def _who_made_what(self) -> None:
        """By its own acknowledgements each client says which of its messages became which answer."""
        made: dict[int, tuple[int, str]] = {}
        for client in self.opened.clients[:-1]:
            assert client.number is not None
            left = {*client.moves, *client.turns}
            for head in client.heads:
                if head.ack is not None and head.ack in left:  # the first time; who asks for the past is told again
                    left.discard(head.ack)
                    made[head.seq] = (client.number, head.ack)
        for seq in range(2, len(made) + 2):
            if seq not in made:
                raise self.readings[0].leak(f"nobody has made answer {seq}")
            self.made.append(made[seq])
        self.figures.moves += len(made)

    def _answer(self, seq: int) -> None:
        """The next answer: what somebody chose, and all that chance and automatic passes answered to it."""
        table, lines = self.table, self.record.lines
        made = self.made[seq]
        if made is not None:
            seat, id = made
            client = self.opened.clients[seat]
            if id in client.turns:
                table.pass_automatically(seat)
            else:
                line = lines[len(table.answers)]
                if (line.who, line.text) != (client.name, client.moves[id]):
                    raise self.readings[seat].leak(f"answer {seq} is {str(line)!r}, not {client.moves[id]!r}")
                table.choose(self._parsed(line.text), seat)
        while isinstance(table.ask, Chance | Shuffle):
            table.deal(lines[len(table.answers)].text)

    def _look_around(self) -> None:
        state = self.opened.game.to_json(self.table.state)
        self.witness.happened(self.table.events[self.ends[-2] :], state)
        places = self.places(state)
        self.before = self.hidden
        self.hidden = {client.number: places.hidden_from(client.number) for client in self.opened.clients}

    # one client's messages after one answer

    def _read(self, reading: Reading, seq: int) -> None:
        """All that came to a client after this answer and before the next."""
        while (message := reading.peek()) is not None:
            head = reading.client.heads[reading.at]
            if head.type == "update":
                if head.seq > seq and head.seq == (reading.seq or head.seq - 1) + 1:
                    return
                self._read_update(reading, head.seq, seq, message)
            elif head.type == "table":
                self._read_table(reading.client, read_json(message), message)
            elif head.type == "accepted":
                self._read_accepted(reading, seq, message)
            elif message != b'{"type":"pong"}' or not self.table.over:
                raise reading.leak("nobody has asked for this")
            reading.at += 1

    def _read_update(self, reading: Reading, found: int, seq: int, message: bytes) -> None:
        client = reading.client
        if found != seq or reading.seq not in (None, seq, seq - 1):
            raise reading.leak(f"an update for answer {found} after one for {reading.seq}, when {seq} was the last")
        following = reading.peek(1)
        if reading.seq is None:
            since = 0
            if seq > 1 and client.number != len(self.opened.names) - 1:  # only who sat down last can have come late
                raise reading.leak("the beginning was not told")
        elif reading.seq < seq:
            since = seq - 1
            reading.news = message
        elif following is not None and client.heads[reading.at + 1].type == "accepted":
            # the client has changed whether reactions pass: others are not told of it
            id = read_json(following)["id"]
            reading.news = None
            self.table.pass_automatically(client.name or "", client.turns[id])
            since = seq
        else:
            since = next(reading.hellos, -1)
            if since < 0:
                raise reading.leak("nobody has asked for this again")
        own = [made[1] for made in self.made[since + 1 : seq + 1] if made is not None and made[0] == client.number]
        first = self.ends[since]
        told = self.table.told(client.number, first)
        wanted = written_update(self.table, client.number, seq, first, told, own[-1] if own else None)
        if message != wanted:
            self._compare(reading, message, wanted)
        self._nothing_hidden(reading, message, news=since == seq - 1)
        reading.seq = seq

    def _compare(self, reading: Reading, message: bytes, wanted: bytes) -> None:
        """Other bytes may still say the same; if they do not, the fields that differ are named."""
        found, right = read_json(message), read_json(wanted)
        if found != right:
            different = [name for name in {**found, **right} if found.get(name, wanted) != right.get(name, wanted)]
            raise Leak(
                reading.client,
                f"wrong in an update: {', '.join(different)}; it should be\n{wanted.decode()}\nbut it is",
                message,
            )

    def _nothing_hidden(self, reading: Reading, message: bytes, news: bool) -> None:
        """Nothing that lies hidden is named, whatever the kernel thinks of it."""
        client = reading.client
        try:
            update = read_update(message)
        except msgspec.MsgspecError as error:
            raise reading.leak(f"this is no update: {error}") from error
        hidden = self.hidden[client.number]
        view = read_json(update.view)
        for wrong in self.witness.wrong(view, client.number):
            raise reading.leak(f"{wrong} should be hidden: the seat has not seen it go there, or it is not there")
        named = hidden.intersection(WORD.findall(encode(view)))
        if update.choice is not None:
            named |= hidden.intersection(WORD.findall(update.choice.options) + WORD.findall(update.choice.about))
        if named:
            raise reading.leak(f"{b', '.join(named).decode()} should be hidden")
        secretly = SECRETLY[self.opened.game.id]
        if news:  # what is told to all lay openly before, lies openly now, or was shown
            shown = [encode(event) for event in update.events if event["kind"] in SHOWN]
            reading.shown.update(*map(WORD.findall, shown))
            hidden = (hidden & self.before.get(client.number, hidden)) - reading.shown
        for event in update.events:
            if event["kind"] in secretly:
                if event["seat"] != client.number and ("card" in event or "cards" in event):
                    raise reading.leak(f"the card of the event {event['kind']!r} should be hidden")
            elif news:
                still = hidden.intersection(WORD.findall(encode(event)))
                if still:
                    raise reading.leak(f"{b', '.join(still).decode()} in the event {event['kind']!r} should be hidden")

    def _read_accepted(self, reading: Reading, seq: int, message: bytes) -> None:
        """Only what the client has sent itself, and only what no update acknowledges already."""
        id = read_json(message).get("id")
        wanted = {"type": "accepted", "id": id, "seq": seq, "repeated": False}
        if id not in reading.client.turns or read_json(message) != wanted:
            raise reading.leak("this acknowledges nothing the client has sent")

    def _read_table(self, client: Client, found: Any, message: bytes) -> None:
        """What everybody may know of a table, and which seat is the asker's own."""
        if set(found) != {"type", "table"}:
            raise Leak(client, "unknown fields", message)
        self._check_table(client, found["table"], message)

    def _check_table(self, client: Client, table: Any, message: bytes) -> None:
        opened = self.opened
        over = table.get("over")
        wanted = {
            "id": opened.id,
            "game": opened.game.id,
            "mode": opened.mode,
            "public": False,
            "spectators": True,
            "chat": True,
            "hints": False,  # people play each other
            "created": opened.created,
            "options": opened.options,
            "clock": None,
            "on_timeout": "lose",
            "commitment": self._commitment,
            "rules_version": opened.game.rules_version,
            "undo_asked": None,
            "rematch": None,
            "over": ending(self.table) if over is not None else None,
            "mine": [] if client.name is None else [client.name],
            "owner": client.number == 0,
            "muted": [],
            "follows": None,
            "follows_commitment": None,
            "own_rules": False,
            "seat_asked": None,
            "published": False,
            "publish_agreed": [],
            "turn": None,
            "status": "over" if over is not None else table.get("status"),
            "version": table.get("version"),
            "seats": [_seat(name, sits) for name, sits in zip(opened.names, table.get("seats", ()), strict=True)],
        }
        if table != wanted:
            raise Leak(client, f"wrong in a table: it should be\n{encode(wanted).decode()}\nbut it is", message)
        if type(table["version"]) is not int or table["status"] not in ("open", "running", "over"):
            raise Leak(client, "wrong in a table", message)
        if named := self._card_ids.intersection(WORD.findall(message)):
            raise Leak(client, f"{b', '.join(named).decode()} is no business of a table", message)

    # what others might have held

    def _other_hands(self, seq: int) -> None:
        """Where a seat may react, everybody else must have been told the same as if it held other cards."""
        for choice in self.table.choices:
            if choice.passing is None:
                continue
            other = with_another_hand(self.table, choice.seat, self._rng)
            if other is None:
                self.figures.alike += 1
                continue
            self.figures.reactions += 1
            for reading in self.readings:
                seat, message = reading.client.number, reading.news
                if seat == choice.seat or reading.seq != seq or message is None:
                    continue
                first = self.ends[seq - 1]
                made = self.made[seq]
                ack = made[1] if made is not None and made[0] == seat else None
                wanted = written_update(other, seat, seq, first, self.table.told(seat, first), ack)
                if message != wanted:
                    self._compare(reading, message, wanted)


def _seat(name: str, sits: Any) -> Mapping[str, Any]:
    if sits.get("who") == "open":
        return {"seat": name, "who": "open", "name": "", "out": False, "offered": False}
    return {"seat": name, "who": "person", "name": f"name of {name}", "out": False, "offered": False}
