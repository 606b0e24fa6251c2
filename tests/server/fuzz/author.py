"""Who writes the messages: right ones, and ones with something wrong about them."""

import random
import string
from typing import Any

import msgspec

from tafelrunde.kernel import registry

from ..turns import Turns
from .material import JUNK, MARK, NAMES, RAW, mutated, random_text, spell
from .stage import AnyTable, Playground


class Author:
    """Writes for one worker, from whose random generator and turns everything is drawn."""

    def __init__(self, rng: random.Random, turns: Turns, records: list[str]) -> None:
        self._rng = rng
        self._turns = turns
        self._records = records

    def new_id(self) -> str:
        return f"{self._rng.getrandbits(60):x}"

    def sample(self, name: str, table: AnyTable) -> Any:
        """A value that could stand in a field of this name."""
        rng = self._rng
        games = [game.id for game in registry.games()]
        known = {
            "id": lambda: rng.choice([self.new_id(), *([rng.choice(table.made)[1]["id"]] if table.made else [])]),
            "seq": lambda: rng.choice([0, 1, table.seq, table.seq, table.seq - 1, table.seq + 1, 2**31 - 1]),
            "move": lambda: self.move_text(table),
            "at": lambda: rng.choice([*table.names, "p9"]),
            "seat": lambda: rng.choice([*table.names, None, "spectator", "p9"]),
            "text": lambda: random_text(rng) or "?",
            "game": lambda: rng.choice(games),
            "mode": lambda: rng.choice([None, *registry.game(rng.choice(games)).modes]),
            "seats": lambda: [rng.choice(["me", "open", "bot:random"]) for _ in range(rng.randrange(5))],
            "options": lambda: rng.choice([{}, {"victory": "quick"}, {"decks": "random"}, {"deck": "x"}]),
            "clock": lambda: rng.choice([None, {"kind": "bank", "seconds": 60, "increment": 1}]),
            "on_timeout": lambda: rng.choice(["lose", "bot:greedy"]),
            "name": lambda: rng.choice(NAMES),
            "invitation": lambda: self.invitation(table),
            "who": lambda: rng.choice(["open", "bot:greedy", None]),
            "record": lambda: rng.choice(self._records),
        }
        return known[name]() if name in known else rng.random() < 0.5

    def move_text(self, table: AnyTable) -> str:
        """What is asked of any seat, sentences of any game with any words, or anything."""
        rng = self._rng
        options = [
            option
            for shown in table.shown.values()
            if shown.get("choice") is not None
            for option in shown["choice"]["options"]
        ]
        match rng.randrange(6):
            case 0 | 1 if options:
                return rng.choice(options)
            case 2 | 3:
                form = rng.choice(registry.game(rng.choice([table.game, "karthedis"])).grammar.forms)
                words = {slot: rng.choice(sorted(form.vocabulary[slot])) for slot in form.slots}
                return form.sentence.format(**words)
            case 4 if options:
                return mutated(rng, rng.choice(options).encode()).decode("utf-8", "replace")[:200] or "x"
        return random_text(rng, 200) or "x"

    def invitation(self, table: AnyTable) -> str:
        """Never the right one of a watched table."""
        rng = self._rng
        guess = "".join(rng.choice(string.ascii_letters) for _ in range(22))
        if isinstance(table, Playground):
            return table.invitation or guess
        right = table.invitation or guess
        return rng.choice([guess, right[::-1] if right[::-1] != right else guess, right[:21], f"{right[:21]}!"])

    def filled(self, form: Any, table: AnyTable) -> dict[str, Any]:
        """A message of a type, with all its required fields and some of the others."""
        tag = form.__struct_config__.tag
        message: dict[str, Any] = {} if tag is None else {"type": tag}
        for part in msgspec.structs.fields(form):
            if part.required or self._rng.random() < 0.4:
                message[part.name] = self.sample(part.name, table)
        return message

    def valid(self, form: Any, table: AnyTable) -> bytes:
        """A message of a type in which nothing is wrong but whose it is, or when it comes."""
        return spell(self.filled(form, table)).encode()

    def spoilt(self, form: Any, table: AnyTable) -> bytes:
        """A message of a type with something wrong about it."""
        rng = self._rng
        message = self.filled(form, table)
        raw = None
        match self._turns.next("ways to spoil", range(7)):
            case 0 | 1 | 2:  # a wrong value in any field
                name = self._some_field(form, message)
                message[name] = self._turns.next("junk", JUNK)
            case 3:  # … that is no JSON
                name = self._some_field(form, message)
                message[name], raw = MARK, self._turns.next("raw", RAW)
            case 4:  # an unknown field, in front or behind
                more = {rng.choice(["x", "", "Seat", "token", "__proto__", "constructor", "é"]): rng.choice(JUNK)}
                message = {**more, **message} if rng.random() < 0.5 else {**message, **more}
            case 5 if message:  # a field is missing
                del message[rng.choice(list(message))]
            case _:
                return mutated(rng, spell(message).encode())
        if rng.random() < 0.05:  # the same key twice
            text = spell(message, raw)
            return f"{text[:-1]}, {text[1:]}".encode()
        return spell(message, raw, rng.random() < 0.5).encode("utf-8", "replace")

    def _some_field(self, form: Any, message: dict[str, Any]) -> str:
        names = [*message, *form.__struct_fields__]
        return str(self._rng.choice(names)) if names else "x"
