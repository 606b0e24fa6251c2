"""A tiny game with everything the kernel knows: shuffles, dice, choices, secret draws, choices made together."""

from collections.abc import Mapping

from tafelrunde.kernel import (
    Chance,
    Choice,
    Event,
    EventKind,
    Grammar,
    Mode,
    Option,
    Reason,
    Result,
    Rules,
    Setting,
    Shuffle,
    Term,
    Together,
)
from tafelrunde.kernel.game import Json, fixed_setting

CARDS = ("ace", "bishop", "crown", "dagger", "eagle", "flag")
SEATS = ("ann", "bob", "cid")

GRAMMAR = Grammar()
STEP = GRAMMAR.form("step", "step {where}", where=("left", "right"))
DRAW = GRAMMAR.form("draw", "draw")
BID = GRAMMAR.form("bid", "bid {number}", number=("1", "2", "3"))
STOP = GRAMMAR.form("stop", "stop")

STEPPED = EventKind("stepped", ("where",))
DREW = EventKind("drew", (), secret=("card",), reveals=True)
BIDS = EventKind("bids", ("bids",))


class ToyState:
    __slots__ = ("bids", "deck", "hands", "news", "paces", "phase", "seat")

    def __init__(self) -> None:
        self.news: list[Event] = []
        self.phase = "shuffle"
        self.deck: tuple[str, ...] = ()
        self.hands: list[tuple[str, ...]] = [(), (), ()]
        self.paces = [0, 0, 0]
        self.bids: tuple[str, ...] = ()
        self.seat = 0

    def copy(self) -> "ToyState":
        twin = ToyState()
        twin.phase, twin.deck, twin.bids, twin.seat = self.phase, self.deck, self.bids, self.seat
        twin.hands, twin.paces = self.hands.copy(), self.paces.copy()
        return twin


class Toy:
    """Each seat steps as often as it likes and may draw; then all bid at once; a die decides who wins."""

    id = "toy"
    name: Mapping[str, str] = {"de": "Spielzeug", "en": "Toy"}
    modes: Mapping[str, Mode] = {"plain": Mode("plain", {"de": "Schlicht", "en": "Plain"}, SEATS)}
    grammar = GRAMMAR
    rules_version = "1"
    main_prompts = ("walk",)
    turn_rules = ("T-1",)
    data_hash = "toy"

    def terms(self, _mode: str, _seats: int | None) -> tuple[Term, ...]:
        return ()

    def agree(self, mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
        return fixed_setting(self.modes[mode], seats, options)

    def fits(self, setting: Setting, state: ToyState) -> bool:
        return len(state.paces) == len(setting.seats)

    def start(self, setting: Setting) -> ToyState:
        return ToyState()

    def rules(self, s: ToyState) -> Rules[None]:
        if s.phase == "shuffle":
            s.deck = yield Shuffle("deck", CARDS)
            s.phase = "walk"
        while s.phase == "walk":
            me = s.seat
            answer: Option = yield Choice(me, "walk", [STEP("left"), STEP("right"), DRAW(), STOP()], anchor=True)
            if answer.form is STEP:
                s.paces[me] += 1
                s.news.append(Event(STEPPED, me, answer.args))
                if answer.args[0] == "right":  # a second question without an anchor
                    second: Option = yield Choice(me, "again", [STEP("left"), STOP()])
                    s.paces[me] += second.form is STEP
            elif answer.form is DRAW and s.deck:
                card, s.deck = s.deck[0], s.deck[1:]
                s.hands[me] += (card,)
                s.news.append(Event(DREW, me, (), (card,), me))
            elif answer.form is STOP:
                s.seat += 1
                if s.seat == len(SEATS):
                    s.phase = "bid"
        if s.phase == "bid":
            choices = [Choice(seat, "bid", [BID("1"), BID("2"), BID("3")]) for seat in range(len(SEATS))]
            bids: dict[int, Option] = yield Together(choices, anchor=True)
            s.bids = tuple(bids[seat].args[0] for seat in range(len(SEATS)))
            s.news.append(Event(BIDS, None, (s.bids,)))
            number: str = yield Chance("die", ("1", "2", "3"))
            s.seat = int(number) - 1
            s.phase = "over"

    def result(self, s: ToyState) -> Result | None:
        return Result((s.seat,), "die") if s.phase == "over" else None

    def rounds(self, s: ToyState) -> int:
        return 1

    def view(self, s: ToyState, seat: int | None) -> Json:
        return {
            "phase": s.phase,
            "deck": len(s.deck),
            "paces": list(s.paces),
            "bids": list(s.bids),
            "hands": [list(hand) if owner == seat else len(hand) for owner, hand in enumerate(s.hands)],
        }

    def refuse(self, s: ToyState, choice: Choice, option: Option) -> Reason | None:
        return None

    def draw(self, view: Json, language: str = "en", colour: bool = False) -> str:
        return str(view)

    def spell(self, word: str, language: str) -> str:
        return word

    vocabulary = ()
    glossary = ()

    def card_text(self, card: str, language: str) -> str:
        return ""

    def to_json(self, s: ToyState) -> Json:
        return [s.phase, list(s.deck), [list(hand) for hand in s.hands], list(s.paces), list(s.bids), s.seat]

    def from_json(self, data: Json) -> ToyState:
        s = ToyState()
        if not isinstance(data, list):
            raise ValueError("the saved table is damaged: this is no state of the toy")
        s.phase, deck, hands, paces, bids, s.seat = data
        s.deck, s.bids = tuple(deck), tuple(bids)
        s.hands, s.paces = [tuple(hand) for hand in hands], list(paces)
        return s


TOY = Toy()
