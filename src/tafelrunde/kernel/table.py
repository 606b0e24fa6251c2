"""The table: a driven game that can be written down, saved and taken up again."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from . import registry
from .ask import Chance, Shuffle
from .dealer import SeededDealer
from .driver import Driver, Forgotten
from .game import Game, State
from .json_data import Json
from .reason import Refused
from .record import GOING_ON, REQUIRED, Answer, Chose, Dealt, Line, Record, RecordError, make_record, read_line, written
from .undo import NO_UNDO, NOBODY

S = TypeVar("S", bound=State)
V = TypeVar("V")

DUMP_FORMAT: Final = 1
# what rules may stumble over in a state that no game can reach
DAMAGE: Final = (KeyError, IndexError, TypeError, AttributeError, AssertionError)
OWN_TAGS: Final = (*REQUIRED, "Seats", "Options", "Seed", "Position")


class Table(Driver[S, V]):
    """A game in progress.

    Make one with `tafelrunde.new_table`. `choice` is what is asked, `choose` answers it, `view` shows it with a seat's
    eyes, `undo`, `clone`, `dump` and `record` do what they say.
    """

    def __str__(self) -> str:
        """The table as text, from the side of the seat to act."""
        choices = self.choices
        return self.game.words.sketch(self.view(choices[0].seat if choices else None), "en", False)

    def __repr__(self) -> str:
        asked = ", ".join(f"{self.seats[choice.seat]}: {choice.prompt}" for choice in self.choices)
        return f"<Table {self.game.id} {self.mode}, {len(self.answers)} answers, {asked or self.result_text()}>"

    def __reduce__(self) -> "tuple[Callable[[str, Any], Table[Any, Any]], tuple[str, Json]]":
        """Tables can be pickled, to be sent to other processes: what is sent is the dump."""
        return _loaded, (self.game.id, self.dump())

    # saving

    def dump(self, anchor: "Json | None" = None) -> Json:
        """The table as JSON data: the state at an anchor, and all answers. `load` is the inverse.

        The log of events is not part of it: a loaded table tells what happens from then on. A record has it all.
        Who dumps a table often and has `anchor` as JSON data already says so.
        """
        base = self._oldest_needed()
        return {
            "format": DUMP_FORMAT,
            **self._rules_tags(),
            "tags": dict(self.tags),
            "seats": len(self.seats),
            "options": dict(self.setting.options),
            "seed": self.seed,
            "dealt_by_hand": self._dealer is None,
            "position": self._position,
            "anchor": self.game.to_json(base.anchor) if anchor is None else anchor,
            "anchored_at": base.anchored_at,
            "undo_from": base.answers,
            "no_undo": self._undo.why_not,
            "passing": sorted(self._passing),
            "forgotten": list(self.forgotten),
            "answers": [str(written(answer, self.seats)) for answer in self.answers],
        }

    @property
    def anchor(self) -> S:
        """The state from which a dump goes on: the same object until the table goes on from another one."""
        return self._oldest_needed().anchor

    @classmethod
    def load(cls, game: Game[S, V], data: Mapping[str, Any]) -> "Table[S, V]":
        """The table that `dump` described. Raises ValueError if the data is damaged, or its cards are not known.

        The rules version is not compared: the anchored state is what lets running games outlive a fix of the rules.
        A game that can still be played by the rules of that version goes on with them.
        """
        try:
            if data["format"] != DUMP_FORMAT or data["Game"] != game.id:
                raise ValueError(f"this is no saved table of {game.id} in format {DUMP_FORMAT}")
            _check_types(data)
            game = with_cards(game, data["Cards"], "table was saved")
            if data["position"] is not None:
                game.from_json(data["position"])
            lines = [read_line(text, number) for number, text in enumerate(data["answers"], 1)]
            anchor = game.from_json(data["anchor"])
            table: Table[S, V] = cls(
                game,
                data["Mode"],
                seats=data["seats"],
                options=data["options"],
                rules=data["Rules"] if data["Rules"] in game.earlier_rules else "",
                seed=data["seed"],
                position=anchor,
                deal_by_hand=True,
            )
            table._position = data["position"]
            table.tags = _checked_tags(data["tags"])
            anchored_at, undo_from = data["anchored_at"], data["undo_from"]
            past = [table._answer_of(line) for line in lines[:anchored_at]]
            table.answers[:0] = past
            table._anchored_at = anchored_at
            table.forgotten = Forgotten(*data.get("forgotten", (0, 0)))
            table._dealt += table.forgotten.dealt
            table._dealt += sum(type(answer) is Dealt for answer in past)
            table.events.clear()
            for line in lines[anchored_at:]:
                table.repeat(line)
                if len(table.answers) <= undo_from:
                    table._undo.seat = NOBODY
            table._undo.why_not = data["no_undo"]
            table._passing = {table._seat(seat) for seat in data.get("passing", ())}
            if not data["dealt_by_hand"]:
                table.go_on_with_dealer()
        except (RecordError, RecursionError, Refused, *DAMAGE) as error:
            raise ValueError(f"the saved table is damaged: {type(error).__name__} {error}") from error
        return table

    # records

    def record(self, tags: Mapping[str, object] | None = None) -> Record:
        """The game so far, to be written down. `tags` are added to the header (players, date …)."""
        if self.forgotten.answers:
            raise ValueError("this table has let go of its past (forget_past) and cannot write its record")
        more = _checked_tags({**self.tags, **(tags or {})})
        header = {**self._rules_tags(), "Seats": " ".join(self.seats), "Seed": self.seed, **more}
        if self.setting.options:
            header["Options"] = json.dumps(self.setting.options, separators=(",", ":"), sort_keys=True)
        if self._position is not None:
            header["Position"] = json.dumps(self._position, separators=(",", ":"), sort_keys=True)
        return make_record(header, self.answers, self.seats, self.result_text())

    def _rules_tags(self) -> dict[str, str]:
        return {
            "Game": self.game.id,
            "Mode": self.mode,
            "Rules": self.setting.rules,
            "Cards": self.game.data_hash,
        }

    def result_text(self) -> str:
        """How the game ended, as records say it; `*` while it goes on."""
        result = self.result
        if result is None:
            return GOING_ON
        return f"{' '.join(self.seats[seat] for seat in result.winners) or 'nobody'} ({result.how})"

    def _answer_of(self, line: Line) -> Answer:
        """An answer of the past, which is kept but not played again."""
        if line.who is None:
            return Dealt(line.kind, tuple(line.text.split()) if " " in line.text else line.text)
        return Chose(self._seat(line.who), self._parsed(line.text))

    def repeat(self, line: Line) -> None:
        """Gives an answer again that was written down. Raises RecordError if it does not fit."""
        ask = self._ask
        if line.who is None and not (isinstance(ask, Chance | Shuffle) and ask.kind == line.kind):
            raise RecordError(f"line {line.number}: chance ({line.kind}) is not asked here")
        try:
            if line.who is None:
                self.deal(line.text)
            else:
                self.choose(line.text, line.who)
        except (Refused, ValueError) as refused:
            raise RecordError(f"line {line.number}: {refused}") from refused
        except DAMAGE as error:
            raise RecordError(f"line {line.number}: the record is damaged ({type(error).__name__})") from error

    def go_on_with_dealer(self) -> None:
        """A table that was dealt by hand goes on with a dealer."""
        self._dealer = SeededDealer(self.seed)
        if isinstance(self._ask, Chance | Shuffle):
            self._deal_on()


def _checked_tags(tags: Mapping[Any, Any]) -> dict[str, str]:
    """Tags that a record can have besides its own. Raises ValueError for others."""
    checked = {str(name): str(value) for name, value in tags.items()}
    for name, value in checked.items():
        if name in OWN_TAGS or not name.isidentifier():
            raise ValueError(f"a record cannot have a tag of yours called {name!r}")
        if not value.isprintable():
            raise ValueError(f"a tag of a record is one line of text, not {value!r}")
    return checked


def _check_types(data: Mapping[str, Any]) -> None:
    wanted = {
        "seed": str,
        "seats": int,
        "options": dict,
        "answers": list,
        "dealt_by_hand": bool,
        "anchored_at": int,
        "undo_from": int,
        "tags": dict,
        "Cards": str,
    }
    for key, kind in wanted.items():
        if type(data[key]) is not kind:
            raise ValueError(f"the saved table is damaged: {key}")
    if data["no_undo"] not in NO_UNDO or not 0 <= data["anchored_at"] <= data["undo_from"] <= len(data["answers"]):
        raise ValueError("the saved table is damaged: what can be undone")


def with_cards(game: Game[S, V], cards: str, what: str) -> Game[S, V]:
    """The game in the edition with these cards. Raises ValueError if there is none."""
    if cards == game.data_hash:
        return game
    if cards not in game.editions:
        raise ValueError(f"the {what} with other card data ({cards}) than this program has ({game.data_hash})")
    return game.editions[cards]


def _loaded(game: str, data: Any) -> Table[Any, Any]:
    return Table.load(registry.game(game), data)
