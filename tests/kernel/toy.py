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
    Question,
    Result,
    Rules,
    Shuffle,
    Together,
)
from tafelrunde.kernel.game import Game, Words
from tafelrunde.kernel.json_data import Json
from tafelrunde.kernel.setting import fixed_setting

CARDS = ("ace", "bishop", "crown", "dagger", "eagle", "flag")
SEATS = ("ann", "bob", "cid")

GRAMMAR = Grammar()
STEP = GRAMMAR.form("step", "step {where}", where=("left", "right"))
DRAW = GRAMMAR.form("draw", "draw")
BID = GRAMMAR.form("bid", "bid {number}", number=("1", "2", "3"))
STOP = GRAMMAR.form("stop", "stop")

WALK = Question("walk", answers=(STEP, DRAW, STOP))
AGAIN = Question("again", answers=(STEP, STOP))
BIDDING = Question("bid", answers=(BID,))

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


def rules(s: ToyState) -> Rules[None]:
    """Each seat steps as often as it likes and may draw; then all bid at once; a die decides who wins."""
    if s.phase == "shuffle":
        s.deck = yield Shuffle("deck", CARDS)
        s.phase = "walk"
    while s.phase == "walk":
        me = s.seat
        answer: Option = yield Choice(me, WALK, [STEP("left"), STEP("right"), DRAW(), STOP()], anchor=True)
        if answer.form is STEP:
            s.paces[me] += 1
            s.news.append(Event(STEPPED, me, answer.args))
            if answer.args[0] == "right":  # a second question without an anchor
                second: Option = yield Choice(me, AGAIN, [STEP("left"), STOP()])
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
        choices = [Choice(seat, BIDDING, [BID("1"), BID("2"), BID("3")]) for seat in range(len(SEATS))]
        bids: dict[int, Option] = yield Together(choices, anchor=True)
        s.bids = tuple(bids[seat].args[0] for seat in range(len(SEATS)))
        s.news.append(Event(BIDS, None, (s.bids,)))
        number: str = yield Chance("die", ("1", "2", "3"))
        s.seat = int(number) - 1
        s.phase = "over"


def view(s: ToyState, seat: int | None) -> Json:
    return {
        "phase": s.phase,
        "deck": len(s.deck),
        "paces": list(s.paces),
        "bids": list(s.bids),
        "hands": [list(hand) if owner == seat else len(hand) for owner, hand in enumerate(s.hands)],
    }


def to_json(s: ToyState) -> Json:
    return [s.phase, list(s.deck), [list(hand) for hand in s.hands], list(s.paces), list(s.bids), s.seat]


def from_json(data: Json) -> ToyState:
    s = ToyState()
    if not isinstance(data, list):
        raise ValueError("the saved table is damaged: this is no state of the toy")
    s.phase, deck, hands, paces, bids, s.seat = data
    s.deck, s.bids = tuple(deck), tuple(bids)
    s.hands, s.paces = [tuple(hand) for hand in hands], list(paces)
    return s


MODES: Mapping[str, Mode] = {"plain": Mode("plain", {"de": "Schlicht", "en": "Plain"}, SEATS)}

TOY: Game[ToyState, Json] = Game(
    id="toy",
    name={"de": "Spielzeug", "en": "Toy"},
    package=__package__,
    modes=MODES,
    rules_version="1",
    data_hash="toy",
    grammar=GRAMMAR,
    main_prompts=("walk",),
    turn_rules=("T-1",),
    agree=lambda mode, seats, options: fixed_setting(MODES[mode], seats, options),
    start=lambda _setting: ToyState(),
    fits=lambda setting, state: len(state.paces) == len(setting.seats),
    rules=rules,
    result=lambda state: Result((state.seat,), "die") if state.phase == "over" else None,
    rounds=lambda _state: 1,
    view=view,
    refuse=lambda _state, _choice, _option: None,
    to_json=to_json,
    from_json=from_json,
    words=Words(
        spell=lambda word, _language: word,
        vocabulary=(),
        glossary=(),
        card_text=lambda _card, _language: "",
        sketch=lambda view, _language, _colour: str(view),
    ),
)
