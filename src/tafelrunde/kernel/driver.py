"""The driver: keeps a game's rules going, answer by answer."""

import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from .ask import Afterwards, Ask, Chance, Choice, Rules, Shuffle, Together
from .dealer import Dealer, SeededDealer, checked_seed
from .event import Event
from .game import Game, Result, State
from .json_data import Json
from .option import Option
from .reason import Reason, Refused
from .record import Answer, Chose, Dealt
from .setting import Setting
from .undo import NOBODY, Moment, Undo

S = TypeVar("S", bound=State)
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

NO_OPTIONS: Final[Mapping[str, str]] = {}
NOTHING_EARLY: Final[dict[int, Option]] = {}


class Player(Protocol[V_contra]):
    """Who answers for a seat. Gets the choice and a way to look at the table with that seat's eyes."""

    def pick(self, choice: Choice, look: "Callable[[], V_contra]") -> Option: ...


class Forgotten(NamedTuple):
    """How many answers, and how many of them chance's, a table once had and has let go."""

    answers: int
    dealt: int


class Driver(Generic[S, V]):
    """Drives the rules of one game. A seat is meant by its number or its name.

    With a dealer (the usual case) chance answers itself; without one the driver stops at every chance and waits for
    `deal`.
    """

    def __init__(
        self,
        game: Game[S, V],
        mode: str,
        *,
        seats: int | None = None,
        options: Mapping[str, str] = NO_OPTIONS,
        seed: int | str | None = None,
        dealer: Dealer | None = None,
        position: S | None = None,
        deal_by_hand: bool = False,
        rules: str = "",
        twin_of: Self | None = None,
    ) -> None:
        if twin_of is not None:
            self._be_twin_of(twin_of)
            return
        if mode not in game.modes:
            raise ValueError(f"{game.id} has no mode {mode!r}; it has: {', '.join(game.modes)}")
        self.game = game
        agreed = game.agree(mode, seats, options)
        self.setting = Setting(agreed.mode, agreed.seats, agreed.options, rules or game.rules_version)
        if position is not None and not game.fits(self.setting, position):
            raise ValueError("this position is one of another mode, or of other seats")
        self.mode = mode
        self.seats = self.setting.seats
        self.seed = checked_seed(seed) if seed is not None else secrets.token_hex(16)
        self.tags: dict[str, str] = {}  # what a record of this table says besides: players, date …
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self._dealer: Dealer | None = None if deal_by_hand else dealer or SeededDealer(self.seed)
        self._position: Json = None if position is None else game.to_json(position)
        self._anchor: S = (game.start(self.setting) if position is None else position).copy()
        self._anchored_at = 0
        self._dealt = 0
        self.forgotten = Forgotten(0, 0)
        self._early: dict[int, Option] = {}
        self._passing: set[int] = set()  # seats that pass automatically
        self._state: S = self._anchor.copy()
        self._news: list[Event] = self._state.news  # kept at hand: a state's attributes are looked up by name
        self._rules: Rules[None] | None = game.rules(self._state)
        self._ask: Ask | None = None
        self._offer: Afterwards | None = None
        self._undo: Undo[S] = Undo(self._here())
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
    def offers(self) -> Sequence[Choice]:
        """What seats may still say when the game is over. Nobody has to, and nobody is waited for."""
        return () if self._offer is None else self._offer.choices

    @property
    def dealt(self) -> int:
        """How many answers chance has given."""
        return self._dealt

    @property
    def over(self) -> bool:
        return self._ask is None

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state) if self._ask is None else None

    # answering

    def choose(self, move: str | Option, seat: int | str | None = None) -> None:
        """Makes a choice. Anything illegal raises `Refused` with its reason, and nothing changes.

        Without a seat it is the choice of the seat that is asked; a caller that answers for others must name their
        seat, here and in `why_not`, or one seat learns from refusals what another holds. (For `view` and `told` None
        is a spectator.)
        """
        ask = self._ask
        if type(ask) is Choice and (seat is None or (type(seat) is int and seat == ask.seat)):
            choice = ask
        else:
            choice = self._choice_of(seat, move)
        option = move if type(move) is Option else self._parsed(str(move))
        if option not in choice.options:
            raise Refused(self._why_refused(choice, option), option.text)
        if self._rules is None:
            self._revive()
        me = choice.seat
        undo = self._undo
        if me != undo.seat:
            undo.begin(me, self._here())
        self.answers.append(Chose(me, option))
        if type(ask) is Together:
            self._early[me] = option
            if len(self._early) < len(ask.choices):
                return
            agreed, self._early = self._early, {}
            if len(agreed) > 1:  # what follows from all answers tells the last seat something about the others'
                undo.end("undo-revealed")
            self._run(agreed)
        elif ask is None:
            self._run({me: option})
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
        self._undo.end("undo-chance")
        self.answers.append(Dealt(ask.kind, dealt))
        self._dealt += 1
        self._run(dealt)

    def answer(self, text: str, seat: int | str | None = None) -> None:
        """Answers whatever is asked, from its text: a seat's choice or, dealt by hand, chance."""
        if isinstance(self._ask, Chance | Shuffle):
            self.deal(text)
        else:
            self.choose(text, seat)

    def drive(self, players: Sequence[Player[V]], most: int | None = None) -> Result | None:
        """Lets players answer until the game is over, or `most` more choices were made."""
        if len(players) != len(self.seats):
            raise ValueError(f"there are {len(self.seats)} seats, but {len(players)} players")
        looks = [partial(self.view, seat) for seat in range(len(self.seats))]
        left = sys.maxsize if most is None else most
        while self._ask is not None and left > 0:
            ask = self._ask
            choice = ask if type(ask) is Choice else self.choice
            seat = choice.seat
            self.choose(players[seat].pick(choice, looks[seat]), seat)
            left -= 1
        return self.result

    def pass_automatically(self, seat: int | str, on: bool = True) -> None:
        """From now on a seat that has nothing to react with passes without being asked, until it says otherwise.

        Questions for reactions are asked of everybody who might react, so that being asked does not tell what a hand
        holds. A seat for which passing is the only answer can spare everybody the wait, at the price that an answer
        which comes at once tells them so. Nothing that could be used is forgone: then the seat is asked. What is passed
        in this way is recorded like any other choice.
        """
        number = self._seat(seat)
        if not on:
            self._passing.discard(number)
            return
        self._passing.add(number)
        self._pass_if_wanted()

    def passes_automatically(self, seat: int | str) -> bool:
        return self._seat(seat) in self._passing

    def why_not(self, move: str | Option, seat: int | str | None = None) -> Reason | None:
        """Why a move a person could think of cannot be made now; None if it can."""
        try:
            choice = self._choice_of(seat, move)
            option = move if type(move) is Option else self._parsed(str(move))
        except Refused as refused:
            return refused.reason
        return None if option in choice.options else self._why_refused(choice, option)

    # looking

    def view(self, seat: int | str | None) -> V:
        """What a seat (None: a spectator) may see, ready for JSON."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def told(self, seat: int | str | None, since: int = 0) -> list[dict[str, Any]]:
        """The events since a moment (an index into `events`) as a seat (None: a spectator) may know them.

        An undo takes the events of the undone choice out again.
        """
        number = None if seat is None else self._seat(seat)
        return [event.seen_by(number) for event in self.events[since:]]

    # going back, going elsewhere

    def undo(self, seat: int | str | None = None) -> None:
        """Takes the last choice back.

        Allowed only while nothing was revealed, no chance was answered and no other seat acted since.
        """
        undo = self._undo
        reason = undo.refuse(None if seat is None else self._seat(seat))
        if reason is not None:
            raise Refused(reason)
        # back to where the undoable choices began, and all of them but the last again: nothing hidden is involved
        kept, why_not = self.answers[undo.back_to.answers : -1], undo.why_not
        self._go_back_to(undo.back_to)
        undo.seat = NOBODY
        for answer in kept:
            assert isinstance(answer, Chose)
            self.choose(answer.option, answer.seat)
        undo.why_not = why_not

    def _go_back_to(self, moment: Moment[S]) -> None:
        del self.answers[moment.answers :]
        del self.events[moment.events :]
        self._anchor, self._anchored_at = moment.anchor, moment.anchored_at
        self._ask, self._early = moment.ask, dict(moment.early)
        self._rules = None

    @property
    def undoable(self) -> int | None:
        """The seat that may undo its last choice, or None."""
        return None if self._undo.seat == NOBODY else self._undo.seat

    def forget_past(self) -> None:
        """Lets go of all answers and events that neither going on nor undoing needs.

        For callers that keep them elsewhere and have many tables open. Such a table cannot write its record any more.
        """
        base = self._oldest_needed()
        gone = base.anchored_at
        dealt = sum(type(answer) is Dealt for answer in self.answers[:gone])
        self.forgotten = Forgotten(self.forgotten.answers + gone, self.forgotten.dealt + dealt)
        del self.answers[:gone]
        del self.events[: base.events]
        self._anchored_at -= gone
        self._undo.back_to = Moment(base.anchor, 0, base.answers - gone, 0, base.ask, base.early)

    def clone(self) -> Self:
        """An independent table in the same position; it meets the same luck if it asks for the same."""
        return type(self)(self.game, self.mode, twin_of=self)

    def _be_twin_of(self, other: Self) -> None:
        self.game = other.game
        self.mode = other.mode
        self.setting = other.setting
        self.seats = other.seats
        self.seed = other.seed
        self.tags = other.tags.copy()
        self.answers = other.answers.copy()
        self.events = other.events.copy()
        self._dealer = other._dealer
        self._position = other._position
        # anchored states are never changed, only copied: both tables may hold the same one
        self._anchor = other._anchor
        self._anchored_at = other._anchored_at
        self._dealt = other._dealt
        self.forgotten = other.forgotten
        self._early = other._early.copy()
        self._passing = other._passing.copy()
        self._undo = other._undo.copy()
        self._state = other._anchor if other._ask is not None else other._state
        self._news = []
        self._rules = None
        self._ask = other._ask
        self._offer = other._offer
        if other._offer is not None:  # what is said afterwards changes a state that is shared otherwise
            self._state = other._state.copy()

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.clone()

    # driving

    def _run(self, value: object) -> None:
        """Sends an answer to the rules and lets the dealer speak until a seat is asked."""
        rules = self._rules
        assert rules is not None
        try:
            ask = rules.send(value)
            if type(ask) is not Choice and self._dealer is not None and (type(ask) is Chance or type(ask) is Shuffle):
                self._undo.end("undo-chance")
                while type(ask) is Chance or type(ask) is Shuffle:
                    ask = rules.send(self._dealt_by_dealer(ask))
        except StopIteration:
            self._end(None)
            return
        self._ask = ask
        if self._news:
            self._listen()
        if type(ask) is Choice or type(ask) is Together:
            if ask.anchor:
                self._anchor = self._state.copy()
                self._anchored_at = len(self.answers)
            if self._passing:
                self._pass_if_wanted()
        elif type(ask) is Afterwards:
            self._end(ask)

    def _end(self, offer: Afterwards | None) -> None:
        self._ask = None
        self._offer = offer
        self._undo.end("game-over")
        self._listen()

    def _pass_if_wanted(self) -> None:
        ask = self._ask
        if type(ask) is Choice and ask.passing is not None and ask.seat in self._passing:
            only = ask.only_answer
            if only is not None:
                self.choose(only, ask.seat)

    def _listen(self) -> None:
        """Takes what the rules told; whatever revealed something ends the right to undo."""
        news = self._news
        for event in news:
            if event.kind.reveals:
                self._undo.end("undo-revealed")
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
            elif type(ask) is Afterwards:
                ask = rules.send({answer.seat: answer.option})
            else:
                ask = rules.send(answer.option)
        state.news.clear()
        self._state, self._news, self._rules = state, state.news, rules

    def _here(self) -> Moment[S]:
        return Moment(
            self._anchor,
            self._anchored_at,
            len(self.answers),
            len(self.events),
            self._ask,
            self._early.copy() if self._early else NOTHING_EARLY,
        )

    def _oldest_needed(self) -> Moment[S]:
        """Where to go on from, and to undo from: what was before is needed for neither."""
        return self._here() if self._undo.seat == NOBODY else self._undo.back_to

    # understanding moves

    def _seat(self, seat: int | str) -> int:
        """The number of a seat that is meant by number or name. Raises ValueError if there is none."""
        if isinstance(seat, str) and seat in self.seats:
            return self.seats.index(seat)
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self.seats):
            return seat
        raise ValueError(f"there is no seat {seat!r}; there is: {', '.join(self.seats)}")

    def _choice_of(self, seat: int | str | None, move: str | Option) -> Choice:
        if seat is None:
            return self._offer.choices[0] if self._offer is not None else self.choice
        number = self._seat(seat)
        for choice in self.offers or self.choices:
            if choice.seat == number:
                return choice
        raise Refused(Reason("game-over") if self.over else Reason("not-your-turn", self.game.turn_rules), str(move))

    def _parsed(self, text: str) -> Option:
        parsed = self.game.grammar.parse(text, self.game.sealed(self.setting))
        if isinstance(parsed, Reason):
            raise Refused(parsed, text)
        return parsed

    def _why_refused(self, choice: Choice, option: Option) -> Reason:
        if option.form not in self.game.grammar.forms:
            return Reason("not-understood", text=option.text, near="")
        if self._ask is None:
            return Reason("game-over")
        reason = self.game.refuse(self.state, choice, option)
        return reason if reason is not None else Reason("not-asked-now", prompt=choice.prompt)
