"""Whether anybody is told what they must not know: real tables, and every byte that was sent, checked afterwards.

`python -m tests.server.leaks --games 500` plays so many games of every mode at a server of its own and ends with 1 and
the offending message at the first leak. Every seat and a spectator has a client that keeps all it is sent; clients
choose from that alone. When a game is over its record says everything, and each message is held against

- the kernel: an update must be, byte for byte, what the record's table tells that seat at that moment;
- lists of where cards lie hidden, written down here from the rules and not taken from the kernel's views;
- the secrets of the others: tokens, invitations, and the seed;
- hands that might have been: who is not asked must be told the same whatever a seat that may react holds.
"""

import argparse
import asyncio
import hashlib
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop

from tafelrunde import catalogue  # noqa: F401  registers the games
from tafelrunde.bots import make_bot
from tafelrunde.games.fuersten.data import CARDS as PRINCES_CARDS
from tafelrunde.games.fuersten.data import MODES as PRINCES_MODES
from tafelrunde.games.fuersten.data import SEBASTIAN
from tafelrunde.games.karthedis.data import CARDS as MARKET_CARDS
from tafelrunde.kernel import Chance, Choice, Game, Option, Record, Shuffle, Table, parse_record, registry
from tafelrunde.kernel.record import written

from .running import Player, Server, running_server

MODES = (
    ("fuersten", "intro"),
    ("fuersten", "gold"),
    ("fuersten", "wirren"),
    ("fuersten", "fortschritt"),
    ("fuersten", "duell"),
    ("karthedis", "classic"),
    ("karthedis", "draft"),
    ("karthedis", "deckbau"),
)
MARKET_SEATS = (2, 3, 4, 5)
AT_ONCE = 20  # tables at the same time
LONGEST = 600.0  # seconds for one game

BY_LOT = 0.1  # how often a client does not do what looks best
HELLO_AGAIN = 0.01  # … asks to be told again what has happened since some moment
TURN_PASSING = 0.005  # … begins or ceases to let reactions pass

Fields = Mapping[str, Any]
encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """Somebody was told something else than what they may know."""

    def __init__(self, client: "Client", what: str, message: bytes) -> None:
        super().__init__(f"{client.called}: {what}\n{message.decode(errors='replace')}")


# who plays


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

    def __init__(self, server: Server, table: "Opened", seat: int | None, token: str | None, seed: str) -> None:
        super().__init__(server.address, table.id, token)
        self.number = seat
        self.name = None if seat is None else table.names[seat]
        self.called = f"{table.game.id} {table.mode} {table.id}, {self.name or 'spectator'}"
        self.messages: list[bytes] = []
        self.heads: list[Head] = []
        self.bodies: list[bytes] = []  # what came by HTTP
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
            self.messages.append(message)
            heard = read_heard(message)
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
        if self._passes and choice["passing"] is not None:
            self._waiting = id  # that answers the question, too
        await self.send({"type": "passing", "id": id, "on": self._passes})

    def _new_id(self) -> str:
        return f"{self.name}.{len(self.moves) + len(self.turns)}.{self._rng.getrandbits(32):x}"

    def _pick(self, heard: Heard) -> Option:
        asked = heard.choice
        assert asked is not None and self.number is not None, "a spectator is asked"
        choice = Choice(self.number, asked["prompt"], map(self._parsed, asked["options"]), asked["about"])
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


async def play_game(server: Server, http: httpx.AsyncClient, opened: Opened, decks: list[str], seed: str) -> str:
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
    first = await _sits(server, opened, 0, answer["token"], body, seed)
    watching = Client(server, opened, None, None, f"{seed}/watching")
    await watching.connect()
    tasks = [asyncio.create_task(client.play()) for client in (first, watching)]
    for number, name in enumerate(others, 1):
        bearer = {"Authorization": f"Bearer {first.token}"}
        invited = await _post(http, f"/api/tables/{opened.id}/invitations", {"seat": name}, bearer)
        secret = msgspec.json.decode(invited)["invitation"]
        opened.secrets.append(secret)
        sits = {"invitation": secret, "name": f"name of {name}", "options": {"deck": decks[number]} if decks else {}}
        body = await _post(http, f"/api/tables/{opened.id}/sit", sits)
        client = await _sits(server, opened, number, msgspec.json.decode(body)["token"], body, seed)
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


async def _sits(server: Server, opened: Opened, number: int, token: str, body: bytes, seed: str) -> Client:
    client = Client(server, opened, number, token, f"{seed}/{number}")
    client.bodies.append(body)
    opened.secrets.append(token)
    opened.clients.append(client)
    await client.connect()
    return client


async def _post(http: httpx.AsyncClient, path: str, body: Fields, headers: Mapping[str, str] | None = None) -> bytes:
    answer = await http.post(path, json=body, headers=headers)
    assert answer.status_code == 201, answer.text
    return answer.content


# what an update must be


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The closed list of what is in a choice. A prompt may be called as a card is, and says nothing about where one
    lies."""

    prompt: str
    about: msgspec.Raw
    options: msgspec.Raw
    passing: str | None


class Update(msgspec.Struct, forbid_unknown_fields=True):
    """The closed list of what is in an update."""

    type: str
    seq: int
    events_from: int
    events: list[dict[str, Any]]
    view: msgspec.Raw
    choice: Asked | None
    waiting_for: list[str]
    may_undo: bool
    passing: bool
    seat: str | None
    ack: str | None
    clock: None
    over: dict[str, Any] | None


read_update = msgspec.json.Decoder(Update).decode
read_json = msgspec.json.Decoder().decode


def written_update(
    table: "Table[Any, Any]", seat: int | None, seq: int, first: int, told: list[dict[str, Any]], ack: str | None
) -> bytes:
    """What the kernel's table shows a seat, in the form of the protocol."""
    own = None
    for choice in table.choices:
        if seat is not None and choice.seat == seat:
            own = {
                "prompt": choice.prompt,
                "about": dict(choice.about),
                "options": [option.text for option in choice.options],
                "passing": None if choice.passing is None else choice.passing.text,
            }
    return encode(
        {
            "type": "update",
            "seq": seq,
            "events_from": first,
            "events": told,
            "view": table.view(seat),
            "choice": own,
            "waiting_for": [table.seats[choice.seat] for choice in table.choices],
            "may_undo": seat is not None and table.undoable == seat,
            "passing": seat is not None and table.passes_automatically(seat),
            "seat": None if seat is None else table.seats[seat],
            "ack": ack,
            "clock": None,
            "over": _over(table),
        }
    )


def _over(table: "Table[Any, Any]") -> Fields | None:
    result = table.result
    return None if result is None else {"winners": [table.seats[seat] for seat in result.winners], "how": result.how}


# where cards lie hidden


@dataclass
class Places:
    """Which cards lie where all can see them, where one seat can, and where nobody can."""

    seats: int
    openly: set[str] = field(default_factory=set)
    shut: set[str] = field(default_factory=set)
    own: list[set[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.own = [set() for _ in range(self.seats)]

    def hidden_from(self, seat: int | None) -> set[bytes]:
        """Cards that lie only where this seat (None: a spectator) cannot see them."""
        seen = self.openly if seat is None else self.openly | self.own[seat]
        return {card.encode() for card in self.shut.union(*self.own) - seen}


def places_of_princes(s: Any) -> Places:
    """F-026, F-030, F-069, F-100, F-191: hands, the faces of all stacks, and the discards below the top one."""
    found = Places(2)
    for seat, prince in enumerate(s["princes"]):
        for row in (*prince["sites"][0], *prince["sites"][1], *prince["regions"]):
            found.openly.update(row)
        found.openly.update([prince["covered"], *(annex[0] for annex in prince["annexes"])])
        found.own[seat].update(prince["hand"])
        if s["shown_to"] == 1 - seat:
            found.own[1 - seat].update(prince["hand"])
    found.openly.update([s["event_card"], PRINCES_MODES[s["mode"]].open_card])
    for row in (s["playing"], s["new_regions"], s["discard"][-1:]):
        found.openly.update(row)
    for row in (*s["stacks"], s["events"], s["region_stack"], s["discard"][:-1]):
        found.shut.update(row)
    if s["looker"] >= 0:
        looking = s["looking"]
        stack = s["region_stack"] if looking == -2 else s["discard"] if looking == -3 else s["stacks"][looking]
        found.own[s["looker"]].update(stack)
    return found


def places_of_the_market(s: Any) -> Places:
    """KA-021, KA-041, KA-053, KA-076, KA-135, KA-190: hands, decks, packs, what was passed with, bids face down."""
    found = Places(s["seats"])
    drafting = s["phase"] == "draft"
    for seat, player in enumerate(s["players"]):
        own = found.own[seat]
        for row in ("laid", "pile", "lost", "won"):
            found.openly.update(player[row])
        own.update([*player["hand"], *player["removed"], player["pass_card"]])
        (own if drafting else found.shut).update(player["deck"])
        if s["looker"] == seat:
            own.update(player["deck"][: s["looking"]])
    for number, pack in enumerate(s["packs"]):
        (found.own[number] if drafting and number < s["seats"] else found.shut).update(pack)
    for bids in s["bids"]:
        for owner, card, _value, _number, up, _shielded, _edge, seen_by in bids:
            for seat in (owner, *seen_by):
                found.own[seat].add(card)
            if up:
                found.openly.add(card)
    for row in (*s["decks"], s["resource_deck"]):
        found.shut.update(row)
    found.openly.update([*s["display"], *s["playing"]])
    return found


PLACES: Mapping[str, Callable[[Any], Places]] = {"fuersten": places_of_princes, "karthedis": places_of_the_market}
# events of which others learn that they happened, but not with which card
SECRETLY: Mapping[str, frozenset[str]] = {
    "fuersten": frozenset({"drew", "put", "taken-away", "took", "stole", "lost-card"}),
    "karthedis": frozenset({"drafted", "drew", "passed", "removed-pass", "bid-laid", "peeked", "reclaimed"}),
}
# by these all see a card, even if it lies hidden before and after: an event card that asks nobody is back in its stack
# when the update is made, discards lay on top once, what is shown goes back into the hand, what was called can be gone
SHOWN = frozenset({"event-card", "took-discard", "shown", "called", "recalled", "removed"})
WORD = re.compile(rb"[a-z0-9_-]+")


# hands that might have been


def another_hand_of_a_prince(s: Any, seat: int, _used: set[str], rng: random.Random) -> bool:
    """The seat's hand is exchanged for cards with the same backs from the draw stacks. Sebastian, whom the question is
    about, comes or goes if he can."""
    hand = s["princes"][seat]["hand"]
    had_him = SEBASTIAN in hand
    changed = False
    for at, card in enumerate(hand):
        back = PRINCES_CARDS[card].back
        there = [
            (stack, place)
            for stack in s["stacks"]
            for place, other in enumerate(stack)
            if PRINCES_CARDS[other].back == back and other != card and not (had_him and other == SEBASTIAN)
        ]
        if not there:
            continue
        wanted = [(stack, place) for stack, place in there if stack[place] == SEBASTIAN]
        stack, place = rng.choice(wanted or there)
        hand[at], stack[place] = stack[place], card
        changed = True
    return changed


def another_hand_at_the_market(s: Any, seat: int, used: set[str], rng: random.Random) -> bool:
    """The seat's hand is exchanged for cards of its deck, except those that were named in answers since."""
    player = s["players"][seat]
    deck = [place for place, card in enumerate(player["deck"]) if card not in used]
    rng.shuffle(deck)
    changed = False
    for at, card in enumerate(player["hand"]):
        if card in used or not deck:
            continue
        place = deck.pop()
        player["hand"][at], player["deck"][place] = player["deck"][place], card
        changed = True
    if s["phase"] == "opening":
        shown = [card for card in player["hand"] if card in used]
        ready = [card for card in player["hand"] if MARKET_CARDS[card].by_keyword.get("spekulieren")]
        player["opening"] = [card for card in ready if card not in shown or card in player["opening"]]
    return changed


OTHER_HANDS: Mapping[str, Callable[[Any, int, set[str], random.Random], bool]] = {
    "fuersten": another_hand_of_a_prince,
    "karthedis": another_hand_at_the_market,
}


def with_another_hand(table: "Table[Any, Any]", seat: int, rng: random.Random) -> "Table[Any, Any] | None":
    """The same table, but for what a seat has held since the last moment from which rules can go on. None if there is
    nothing to exchange, or if the answers since could not have been given with other cards."""
    data: dict[str, Any] = json.loads(json.dumps(table.dump()))
    since = data["anchored_at"]
    data["answers"] = data["answers"][since:]
    data["anchored_at"], data["undo_from"] = 0, data["undo_from"] - since
    used = {word for line in data["answers"] for word in line.split()}
    if not OTHER_HANDS[table.game.id](data["anchor"], seat, used, rng):
        return None
    try:
        return Table.load(table.game, data)
    except ValueError:
        return None


# checking


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
        self.table: Table[Any, Any] = Table.before(opened.game, record)
        self.readings = [Reading(client) for client in opened.clients]
        self.ends = [0]  # how many events there were after each answer
        self.made: list[tuple[int, str] | None] = [None, None]  # by answer: which seat's message it was
        self.places = PLACES[opened.game.id]
        self.hidden: dict[int | None, set[bytes]] = {}
        self.before: dict[int | None, set[bytes]] = {}
        self.figures = Figures(games=1)
        self._parsed = parser(opened.game)
        self._rng = random.Random(f"{seed}/hands")
        self._commitment = hashlib.sha256(f"tafelrunde:{record.tags['Seed']}".encode()).hexdigest()
        self._card_ids = {card.encode() for card in opened.game.glossary}

    async def check(self) -> Figures:
        """Raises Leak at the first message that is not as it must be."""
        self._secrets()
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
            self.figures.messages += len(client.messages)
            self.figures.bytes += sum(map(len, client.messages))
            for body in client.bodies:
                if seed in body or any(secret in body for secret in secrets if secret != own):
                    raise Leak(client, "a secret of somebody else", body)
                seated = read_json(body)
                if set(seated) != {"table", "token", "seats"} or seated["seats"] != [client.name]:
                    raise Leak(client, "wrong in the answer to sitting down", body)
                self._check_table(client, seated["table"], body.replace(own, b""))
            everything = b"\n".join(client.messages)
            for secret in (seed, *secrets):
                if secret in everything:
                    raise Leak(client, "a secret", next(m for m in client.messages if secret in m))

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
        places = self.places(self.opened.game.to_json(self.table.state))
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
        named = hidden.intersection(WORD.findall(update.view))
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
        """What everybody may know of a table, and which seat is one's own."""
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
            "created": opened.created,
            "options": opened.options,
            "clock": None,
            "on_timeout": "lose",
            "commitment": self._commitment,
            "rules_version": opened.game.rules_version,
            "undo_asked": None,
            "rematch": None,
            "over": _over(self.table) if over is not None else None,
            "mine": [] if client.name is None else [client.name],
            "owner": client.number == 0,
            "muted": [],
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


def _seat(name: str, sits: Any) -> Fields:
    if sits.get("who") == "open":
        return {"seat": name, "who": "open", "name": "", "out": False}
    return {"seat": name, "who": "person", "name": f"name of {name}", "out": False}


# many games


@asynccontextmanager
async def visitor(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody whom the server does not know again: each request is made by somebody else."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=server.address, timeout=60, cookies=nobody) as http:
        yield http


async def one_game(
    server: Server, http: httpx.AsyncClient, game: str, mode: str, seats: int, seed: str, own_decks: bool = False
) -> tuple[Opened, Record]:
    """A game that was played to its end, and its record."""
    found = registry.game(game, mode)
    decks = _own_decks(seats, seed) if own_decks else []
    options = {"decks": "random"} if mode == "deckbau" and not own_decks else {}
    names = found.agree(mode, seats, found.modes[mode].usual).seats
    opened = Opened(found, mode, names, options)
    return opened, parse_record(await play_game(server, http, opened, decks, seed))


async def _play_and_check(
    server: Server, game: str, mode: str, seats: int, games: int, seed: str, progress: Callable[[Figures], None]
) -> Figures:
    total = Figures()
    left = iter(range(games))
    async with visitor(server) as http:

        async def work() -> None:
            for number in left:
                own = f"{seed}/{game}/{mode}/{seats}/{number}"
                decks = mode == "deckbau" and number % 2 == 0
                opened, record = await one_game(server, http, game, mode, seats, own, decks)
                figures = await Checker(opened, record, own).check()
                total.add(figures)
                progress(figures)

        async with asyncio.TaskGroup() as group:
            for _ in range(min(AT_ONCE, games)):
                group.create_task(work())
    return total


def play_and_check(
    server: Server,
    game: str,
    mode: str,
    seats: int,
    games: int,
    seed: str,
    progress: Callable[[Figures], None] = lambda _figures: None,
) -> Figures:
    """Plays games of one kind, many at a time, and checks all that was sent. Raises Leak."""
    try:
        return uvloop.run(_play_and_check(server, game, mode, seats, games, seed, progress))
    except BaseExceptionGroup as group:
        leaks: BaseException | None = group.subgroup(Leak)
        while isinstance(leaks, BaseExceptionGroup):
            leaks = leaks.exceptions[0]
        if leaks is None:
            raise
        raise leaks from None


def _own_decks(seats: int, seed: str) -> list[str]:
    """A list of twenty cards for each seat."""
    rng = random.Random(seed)
    return ["\n".join(rng.sample(list(MARKET_CARDS), 20)) for _ in range(seats)]


def kinds(games: int) -> Iterator[tuple[str, str, int, int]]:
    """Every mode, that many games of it; where any number can sit down, with two to five."""
    for game, mode in MODES:
        if game == "karthedis":
            for nth, seats in enumerate(MARKET_SEATS):
                share = games // len(MARKET_SEATS) + (nth < games % len(MARKET_SEATS))
                if share:
                    yield game, mode, seats, share
        else:
            yield game, mode, 2, games


class Progress:
    """How far it has got, on one line."""

    def __init__(self, kind: str, games: int) -> None:
        self.kind, self.games = kind, games
        self.done = Figures()
        self.begun = time.perf_counter()

    def __call__(self, figures: Figures) -> None:
        self.done.add(figures)
        seconds = time.perf_counter() - self.begun
        sys.stderr.write(
            f"\r{self.kind}: {self.done.games} of {self.games} games, {self.done.games / seconds:.2f} a second, "
            f"{self.done.moves / seconds:.0f} moves a second, {self.done.reactions} reactions "
        )
        sys.stderr.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=500, help="of every mode")
    parser.add_argument("--seed", default=None, help="what clients choose; the server deals as it likes")
    parser.add_argument("--mode", action="append", help="only these modes")
    told = parser.parse_args()
    seed = told.seed or f"{time.time_ns()}"
    total = Figures()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), idle_seconds="5") as server:
        for game, mode, seats, games in kinds(told.games):
            if told.mode and mode not in told.mode:
                continue
            done = Progress(f"{game} {mode}, {seats} seats", games)
            try:
                total.add(play_and_check(server, game, mode, seats, games, seed, done))
            except Leak as leak:
                print(f"\nLEAK (--seed {seed})\n{leak}")
                sys.exit(1)
            sys.stderr.write("\n")
    print(f"no leak: {total}")


if __name__ == "__main__":
    main()
