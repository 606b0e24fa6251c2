"""The table: drives a game's rules, keeps the record, knows what may be undone."""

import json
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from .ask import Ask, Chance, Choice, Rules, Shuffle, Together
from .dealer import Dealer, SeededDealer
from .event import Event
from .game import Game, Json, Result, State
from .option import Option
from .reason import Reason, Refused
from .record import GOING_ON, Answer, Chose, Dealt, Line, Record, RecordError, make_record, read_line, written

S = TypeVar("S", bound=State)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

DUMP_FORMAT = 1
NOBODY = -1


class Player(Protocol[V_contra]):
    """Who answers for a seat. Gets the choice and a way to look at the table with that seat's eyes."""

    def pick(self, choice: Choice, look: "Callable[[], V_contra]") -> Option: ...


class _Position(NamedTuple, Generic[S]):
    """Where the table can go back to: an anchored state and how many answers and events there were."""

    anchor: S
    anchored_at: int
    answers: int
    events: int
    ask: Ask | None
    early: dict[int, Option]


class Table(Generic[S, V]):
    """A game in progress.

    Make one with `tafelrunde.new_table`. `choice` is what is asked, `choose` answers it. With a dealer (the usual
    case) chance answers itself; without one the table stops at every chance and waits for `deal`.
    """

    def __init__(
        self,
        game: Game[S, V],
        mode: str,
        *,
        seed: int | str | None = None,
        dealer: Dealer | None = None,
        position: S | None = None,
        deal_by_hand: bool = False,
    ) -> None:
        if mode not in game.modes:
            raise ValueError(f"{game.id} has no mode {mode!r}; it has: {', '.join(game.modes)}")
        self.game = game
        self.mode = mode
        self.seats = game.modes[mode].seats
        self.seed = str(seed) if seed is not None else secrets.token_hex(16)
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self._dealer: Dealer | None = None if deal_by_hand else dealer or SeededDealer(self.seed)
        self._position: Json = None if position is None else game.to_json(position)
        self._anchor: S = (game.start(mode) if position is None else position).copy()
        self._anchored_at = 0
        self._dealt = 0
        self._early: dict[int, Option] = {}
        self._no_undo = "undo-nothing"
        self._undo_seat = NOBODY
        self._state: S = self._anchor.copy()
        self._rules: Rules[None] | None = game.rules(self._state)
        self._ask: Ask | None = None
        self._undo_base = self._here()
        self._run(None)

    # what is asked

    @property
    def state(self) -> S:
        """The state now. Look, do not touch: change it only by answering."""
        if self._rules is None and self._ask is not None:
            self._revive()
        return self._state

    @property
    def ask(self) -> Ask | None:
        """What the rules wait for; None when the game is over."""
        return self._ask

    @property
    def choice(self) -> Choice:
        """The choice to be made now (of several at once: that of the first seat still to answer)."""
        ask = self._ask
        if type(ask) is Choice:
            return ask
        if type(ask) is Together:
            return next(choice for choice in ask.choices if choice.seat not in self._early)
        raise Refused(Reason("game-over") if ask is None else Reason("chance-first"))

    @property
    def choices(self) -> Sequence[Choice]:
        """All choices that seats can make now."""
        ask = self._ask
        if type(ask) is Choice:
            return (ask,)
        if type(ask) is Together:
            return [choice for choice in ask.choices if choice.seat not in self._early]
        return ()

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self._ask is None else None

    # answering

    def choose(self, move: str | Option, seat: int | None = None) -> None:
        """Makes a choice. Anything illegal raises `Refused` with its reason, and nothing changes."""
        ask = self._ask
        choice = ask if type(ask) is Choice and (seat is None or seat == ask.seat) else self._choice_of(seat, move)
        option = move if type(move) is Option else self._parsed(str(move))
        if option not in choice.options:
            raise Refused(self._why_refused(choice, option), option.text)
        if self._rules is None:
            self._revive()
        seat = choice.seat
        if seat != self._undo_seat:
            self._begin_undoable(seat)
        self.answers.append(Chose(seat, option))
        if type(ask) is Together:
            self._early[seat] = option
            if len(self._early) < len(ask.choices):
                return
            agreed, self._early = self._early, {}
            self._run(agreed)
        else:
            self._run(option)

    def deal(self, outcome: str | Sequence[str]) -> None:
        """Answers for chance, at a table that is dealt by hand."""
        ask = self._ask
        if not isinstance(ask, Chance | Shuffle):
            raise Refused(Reason("no-chance-now"), str(outcome))
        if isinstance(ask, Chance):
            if outcome not in ask.outcomes:
                raise Refused(
                    Reason("impossible-outcome", kind=ask.kind, possible=" ".join(dict.fromkeys(ask.outcomes))),
                    str(outcome),
                )
            dealt: str | tuple[str, ...] = str(outcome)
        else:
            dealt = tuple(outcome.split() if isinstance(outcome, str) else outcome)
            if sorted(dealt) != sorted(ask.items):
                raise Refused(Reason("impossible-shuffle", kind=ask.kind), " ".join(dealt))
        if self._rules is None:
            self._revive()
        self._forget_undo("undo-chance")
        self.answers.append(Dealt(ask.kind, dealt))
        self._dealt += 1
        self._run(dealt)

    def answer(self, text: str, seat: int | None = None) -> None:
        """Answers whatever is asked, from its text: a seat's choice or, dealt by hand, chance."""
        if isinstance(self._ask, Chance | Shuffle):
            self.deal(text)
        else:
            self.choose(text, seat)

    def drive(self, players: Sequence[Player[V]], most: int | None = None) -> Result | None:
        """Lets players answer until the game is over, or `most` more choices were made."""
        looks = [partial(self.view, seat) for seat in range(len(self.seats))]
        left = sys.maxsize if most is None else most
        while self._ask is not None and left:
            choice = self.choice
            seat = choice.seat
            self.choose(players[seat].pick(choice, looks[seat]), seat)
            left -= 1
        return self.result

    def why_not(self, move: str | Option, seat: int | None = None) -> Reason | None:
        """Why a move a person could think of cannot be made now; None if it can."""
        try:
            choice = self._choice_of(seat, move)
            option = move if type(move) is Option else self._parsed(str(move))
        except Refused as refused:
            return refused.reason
        return None if option in choice.options else self._why_refused(choice, option)

    # looking

    def view(self, seat: int | None) -> V:
        """What a seat (None: a spectator) may see, ready for JSON."""
        return self.game.view(self.state, seat)

    def told(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events since a moment (an index into `events`) as a seat may know them."""
        return [event.seen_by(seat) for event in self.events[since:]]

    def __str__(self) -> str:
        choices = self.choices
        return self.game.draw(self.view(choices[0].seat if choices else None))

    # going back, going elsewhere

    def undo(self, seat: int | None = None) -> None:
        """Takes the last choice back.

        Allowed only while nothing was revealed, no chance was answered and no other seat acted since.
        """
        if self._undo_seat == NOBODY:
            raise Refused(Reason(self._no_undo))
        if seat is not None and seat != self._undo_seat:
            raise Refused(Reason("undo-other-seat"))
        # back to where the undoable choices began, and all of them but the last again: nothing hidden is involved
        base, kept, no_undo = self._undo_base, self.answers[self._undo_base.answers : -1], self._no_undo
        del self.answers[base.answers :]
        del self.events[base.events :]
        self._anchor, self._anchored_at, self._ask, self._early = (
            base.anchor,
            base.anchored_at,
            base.ask,
            dict(base.early),
        )
        self._rules = None
        self._undo_seat = NOBODY
        for answer in kept:
            assert isinstance(answer, Chose)
            self.choose(answer.option, answer.seat)
        self._no_undo = no_undo

    @property
    def undoable(self) -> int | None:
        """The seat that may undo its last choice, or None."""
        return None if self._undo_seat == NOBODY else self._undo_seat

    def clone(self) -> "Table[S, V]":
        """An independent table in the same position; it meets the same luck if it asks for the same."""
        twin: Table[S, V] = object.__new__(Table)
        twin.game = self.game
        twin.mode = self.mode
        twin.seats = self.seats
        twin.seed = self.seed
        twin.answers = self.answers.copy()
        twin.events = self.events.copy()
        twin._dealer = self._dealer
        twin._position = self._position
        # anchored states are never changed, only copied: both tables may hold the same one
        twin._anchor = self._anchor
        twin._anchored_at = self._anchored_at
        twin._dealt = self._dealt
        twin._early = self._early.copy()
        twin._undo_seat = self._undo_seat
        twin._undo_base = self._undo_base
        twin._no_undo = self._no_undo
        twin._state = self._anchor if self._ask is not None else self._state
        twin._rules = None
        twin._ask = self._ask
        return twin

    def dump(self) -> Json:
        """The table as JSON data: the state at an anchor and the answers since. `load` is the inverse."""
        base = self._here() if self._undo_seat == NOBODY else self._undo_base
        return {
            "format": DUMP_FORMAT,
            **self._tags(),
            "seed": self.seed,
            "dealt_by_hand": self._dealer is None,
            "position": self._position,
            "anchor": self.game.to_json(base.anchor),
            "anchored_at": base.anchored_at,
            "undo_from": base.answers,
            "no_undo": self._no_undo,
            "answers": [str(written(answer, self.seats)) for answer in self.answers],
        }

    @classmethod
    def load(cls, game: Game[S, V], data: Mapping[str, Any]) -> "Table[S, V]":
        """The table that `dump` described. Raises ValueError if the data is damaged."""
        try:
            if data["format"] != DUMP_FORMAT or data["Game"] != game.id:
                raise ValueError(f"this is no saved table of {game.id} in format {DUMP_FORMAT}")
            lines = [read_line(text, number) for number, text in enumerate(data["answers"], 1)]
            table: Table[S, V] = cls(
                game,
                data["Mode"],
                seed=data["seed"],
                position=game.from_json(data["anchor"]),
                deal_by_hand=True,
            )
            table._position = data["position"]
            anchored_at, undo_from = int(data["anchored_at"]), int(data["undo_from"])
            past = [table._answer_of(line) for line in lines[:anchored_at]]
            table.answers[:0] = past
            table._anchored_at = anchored_at
            table._dealt += sum(type(answer) is Dealt for answer in past)
            table.events.clear()
            for line in lines[anchored_at:]:
                table._repeat(line)
                if len(table.answers) <= undo_from:
                    table._undo_seat = NOBODY
            table._no_undo = str(data["no_undo"])
            if not data["dealt_by_hand"]:
                table._dealer = SeededDealer(table.seed)
        except (KeyError, TypeError, AttributeError, IndexError, RecordError, Refused) as error:
            raise ValueError(f"the saved table is damaged: {type(error).__name__} {error}") from error
        return table

    # records

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The game so far, to be written down. `tags` are added to the header (players, date …)."""
        header = {**self._tags(), "Seats": " ".join(self.seats), "Seed": self.seed, **(tags or {})}
        if self._position is not None:
            header["Position"] = json.dumps(self._position, separators=(",", ":"), sort_keys=True)
        return make_record(header, self.answers, self.seats, self._result_text())

    @classmethod
    def replay(cls, game: Game[S, V], record: Record) -> "Table[S, V]":
        """Plays a record again, answer by answer. Raises RecordError naming the line that does not fit."""
        tags = record.tags
        if tags["Rules"] != game.rules_version:
            raise RecordError(
                f"the record was played with rules version {tags['Rules']} of {game.id}, "
                f"this program has version {game.rules_version}; replay it with a program of that version"
            )
        if tags["Cards"] != game.data_hash:
            raise RecordError(
                f"the record was played with other card data ({tags['Cards']}) than this program has ({game.data_hash})"
            )
        position = None
        if "Position" in tags:
            try:
                position = game.from_json(json.loads(tags["Position"]))
            except ValueError as error:
                raise RecordError(f"the tag [Position] is damaged: {error}") from error
        if tags["Mode"] not in game.modes:
            raise RecordError(f"{game.id} has no mode {tags['Mode']!r}; it has: {', '.join(game.modes)}")
        seed = tags.get("Seed")
        table: Table[S, V] = cls(game, tags["Mode"], seed=seed, position=position, deal_by_hand=True)
        for line in record.lines:
            table._repeat(line)
        if table._result_text() != tags["Result"]:
            raise RecordError(
                f"the record is damaged: it announces the result {tags['Result']!r}, "
                f"but its answers lead to {table._result_text()!r}"
            )
        table._dealer = SeededDealer(table.seed)
        if isinstance(table._ask, Chance | Shuffle):
            table._deal_on()
        return table

    def _tags(self) -> dict[str, str]:
        return {
            "Game": self.game.id,
            "Mode": self.mode,
            "Rules": self.game.rules_version,
            "Cards": self.game.data_hash,
        }

    def _result_text(self) -> str:
        result = self.result
        if result is None:
            return GOING_ON
        return " ".join(self.seats[seat] for seat in result.winners) + f" ({result.how})"

    def _answer_of(self, line: Line) -> Answer:
        """An answer of the past, which is kept but not played again."""
        if line.who is None:
            return Dealt(line.kind, tuple(line.text.split()) if " " in line.text else line.text)
        return Chose(self.seats.index(line.who), self._parsed(line.text))

    def _repeat(self, line: Line) -> None:
        ask = self._ask
        try:
            if line.who is not None:
                if line.who not in self.seats:
                    raise RecordError(f"line {line.number}: there is no seat {line.who!r} at this table")
                self.choose(line.text, self.seats.index(line.who))
            elif isinstance(ask, Chance | Shuffle) and ask.kind == line.kind:
                self.deal(line.text)
            else:
                raise RecordError(f"line {line.number}: chance ({line.kind}) is not asked here")
        except Refused as refused:
            raise RecordError(f"line {line.number}: {refused}") from refused

    # driving

    def _run(self, value: object) -> None:
        """Sends an answer to the rules and lets the dealer speak until a seat is asked."""
        rules = self._rules
        assert rules is not None
        try:
            ask = rules.send(value)
            if type(ask) is not Choice and self._dealer is not None and isinstance(ask, Chance | Shuffle):
                self._forget_undo("undo-chance")
                while isinstance(ask, Chance | Shuffle):
                    ask = rules.send(self._dealt_by_dealer(ask))
        except StopIteration:
            self._ask = None
            self._forget_undo("game-over")
            self._listen()
            return
        self._ask = ask
        self._listen()
        if (type(ask) is Choice or type(ask) is Together) and ask.anchor:
            self._anchor = self._state.copy()
            self._anchored_at = len(self.answers)

    def _listen(self) -> None:
        """Takes what the rules told; whatever revealed something ends the right to undo."""
        news = self._state.news
        for event in news:
            if event.kind.reveals:
                self._forget_undo("undo-revealed")
                break
        self.events += news
        news.clear()

    def _dealt_by_dealer(self, ask: Chance | Shuffle) -> str | tuple[str, ...]:
        assert self._dealer is not None
        outcome: str | tuple[str, ...]
        if type(ask) is Chance:
            outcome = self._dealer.pick(ask.outcomes, self._dealt)
        else:
            assert isinstance(ask, Shuffle)
            outcome = self._dealer.shuffle(ask.items, self._dealt)
        self.answers.append(Dealt(ask.kind, outcome))
        self._dealt += 1
        return outcome

    def _deal_on(self) -> None:
        """A table that was dealt by hand goes on with its dealer."""
        assert isinstance(self._ask, Chance | Shuffle)
        if self._rules is None:
            self._revive()
        self._run(self._dealt_by_dealer(self._ask))

    def _revive(self) -> None:
        """Starts the rules at the last anchor and feeds them the answers since."""
        state = self._anchor.copy()
        rules = self.game.rules(state)
        ask = next(rules)
        early: dict[int, Option] = {}
        for answer in self.answers[self._anchored_at :]:
            if type(answer) is Dealt:
                ask = rules.send(answer.outcome)
                continue
            assert isinstance(answer, Chose)
            if type(ask) is Together:
                early[answer.seat] = answer.option
                if len(early) == len(ask.choices):
                    ask = rules.send(early)
                    early = {}
            else:
                ask = rules.send(answer.option)
        state.news.clear()
        self._state, self._rules = state, rules

    def _here(self) -> _Position[S]:
        return _Position(
            self._anchor, self._anchored_at, len(self.answers), len(self.events), self._ask, dict(self._early)
        )

    def _begin_undoable(self, seat: int) -> None:
        """From here on this seat can take its choices back, and no other seat can."""
        if self._undo_seat != NOBODY:
            self._no_undo = "undo-other-seat"
        self._undo_seat = seat
        self._undo_base = self._here()

    def _forget_undo(self, why: str) -> None:
        self._undo_seat = NOBODY
        self._no_undo = why

    # understanding moves

    def _choice_of(self, seat: int | None, move: str | Option) -> Choice:
        ask = self._ask
        if type(ask) is Choice and (seat is None or seat == ask.seat):
            return ask
        if seat is None:
            return self.choice
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        raise Refused(Reason("game-over") if self.over else Reason("not-your-turn", self.game.turn_rules), str(move))

    def _parsed(self, text: str) -> Option:
        parsed = self.game.grammar.parse(text)
        if isinstance(parsed, Reason):
            raise Refused(parsed, text)
        return parsed

    def _why_refused(self, choice: Choice, option: Option) -> Reason:
        reason = self.game.refuse(self.state, choice, option)
        return reason if reason is not None else Reason("not-asked-now", prompt=choice.prompt)
