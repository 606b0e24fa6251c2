"""The caravan: everybody plays the cards of their hand, one after the other, and who plays the last one has won.

What lies in the chest is sealed until people agree to play with an open one: nobody may hear of the phoenix before.
"""

from collections.abc import Mapping
from typing import TypedDict

from tafelrunde.kernel import (
    BadInput,
    Choice,
    Event,
    EventKind,
    Game,
    Grammar,
    Json,
    Mode,
    Option,
    Question,
    Reason,
    Result,
    Rules,
    Setting,
    Term,
    Words,
)
from tafelrunde.kernel.shown import CardEntry, Catalogue, Shapes, Showing

CAMEL, LANTERN, PHOENIX = "camel", "lantern", "phoenix"
NAMES = {
    "de": {CAMEL: "Kamel", LANTERN: "Laterne", PHOENIX: "Phönix", "samarkand": "Samarkand", "xian": "Xi’an"},
    "en": {CAMEL: "Camel", LANTERN: "Lantern", PHOENIX: "Phoenix", "samarkand": "Samarkand", "xian": "Xi’an"},
}
PRINTED = {LANTERN: {"en": "Lan\u00adtern"}}
SHORT = {CAMEL: {"de": "Tier"}}
ROUTES = {"silk": ("samarkand", "xian", "kashgar"), "amber": ("venice", "vienna", "danzig")}
MODES = {"short": Mode("short", {"de": "Kurz", "en": "Short"}, ROUTES["silk"][:2], 2, 3)}
OPEN, SEALED = "open", "sealed"

GRAMMAR = Grammar()
PLAY = GRAMMAR.form("play", "play {card}", card=(CAMEL, LANTERN, PHOENIX))
PLAYED = EventKind("played", ("card",))
WHAT_TO_PLAY = Question("play", ("C-1",), (PLAY,))


def terms(_mode: str, _seats: int | None) -> tuple[Term, ...]:
    return (
        Term("route", {"de": "Weg", "en": "Route"}, tuple(ROUTES), "silk"),
        Term("chest", {"de": "Truhe", "en": "Chest"}, (SEALED, OPEN), SEALED, unsaid=SEALED),
        Term("motto", {"de": "Motto", "en": "Motto"}, free=True, unsaid="none"),
        Term("omen", {"de": "Omen", "en": "Omen"}, free=True, by_seat=True),
    )


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    """What is not said about the chest and the motto is left out."""
    names = ROUTES[options.get("route", "silk")][: 2 if seats is None else seats]
    known = {"route", "chest", "motto", *(f"omen_{name}" for name in names)}
    if len(names) < 2 or set(options) - known:
        raise BadInput(f"a caravan is 2 or 3 cities with {', '.join(sorted(known))}")
    unsaid = {("chest", SEALED), ("motto", "none")}
    kept = {name: value for name, value in options.items() if (name, value) not in unsaid}
    return Setting(mode, names, {"route": "silk", **kept})


def sealed(setting: Setting | None) -> tuple[str, ...]:
    return () if setting is not None and setting.options.get("chest") == OPEN else (PHOENIX,)


class State:
    __slots__ = ("hands", "names", "news", "seat")

    def __init__(self, names: tuple[str, ...], hands: list[tuple[str, ...]], seat: int = 0) -> None:
        self.news: list[Event] = []
        self.names = names
        self.hands = hands
        self.seat = seat

    def copy(self) -> "State":
        return State(self.names, self.hands.copy(), self.seat)


def start(setting: Setting) -> State:
    cards = (CAMEL, LANTERN, *(() if sealed(setting) else (PHOENIX,)))
    return State(setting.seats, [cards for _ in setting.seats])


def rules(s: State) -> Rules[None]:
    while any(s.hands):
        answer: Option = yield Choice(s.seat, WHAT_TO_PLAY, [PLAY(card) for card in s.hands[s.seat]], anchor=True)
        s.hands[s.seat] = tuple(card for card in s.hands[s.seat] if card != answer.args[0])
        s.news.append(Event(PLAYED, s.seat, answer.args))
        s.seat = (s.seat + 1) % len(s.hands)


def from_json(data: Json) -> State:
    if not isinstance(data, list):
        raise ValueError("this is no state of a caravan")
    names, hands, seat = data
    return State(tuple(names), [tuple(hand) for hand in hands], seat)


class View(TypedDict):
    mode: str
    hands: dict[str, list[str] | int]


def view(s: State, seat: int | None) -> View:
    shown = {s.names[number]: list(hand) if number == seat else len(hand) for number, hand in enumerate(s.hands)}
    return {"mode": "short", "hands": shown}


class Extra(TypedDict):
    treasures: list[str]


def catalogue(setting: Setting | None) -> Catalogue:
    cards = tuple(
        CardEntry(
            card,
            "card",
            {language: f"{NAMES[language][card]}!" for language in NAMES},
            {},
            PRINTED.get(card, {}),
            SHORT.get(card, {}),
        )
        for card in (CAMEL, LANTERN, PHOENIX)
    )
    return Catalogue(cards, {"treasures": [] if sealed(setting) else [PHOENIX]}, Shapes(View, dict, Extra))


GAME: Game[State, View] = Game(
    id="caravan",
    name={"de": "Karawane", "en": "Caravan"},
    package=__package__,
    modes=MODES,
    rules_version="1",
    data_hash="caravan",
    grammar=GRAMMAR,
    main_prompts=("play",),
    turn_rules=("C-1",),
    agree=agree,
    terms=terms,
    sealed=sealed,
    start=start,
    fits=lambda setting, state: state.names == setting.seats,
    rules=rules,
    result=lambda state: None if any(state.hands) else Result((len(state.hands) - 1,), "last card"),
    rounds=lambda _state: 1,
    view=view,
    refuse=lambda _state, _choice, option: Reason("played-already", ("C-1",), card=option.args[0]),
    to_json=lambda state: [list(state.names), [list(hand) for hand in state.hands], state.seat],
    from_json=from_json,
    words=Words(
        spell=lambda word, language: NAMES[language].get(word, word),
        vocabulary=tuple(NAMES["en"]),
        glossary=(CAMEL, LANTERN, PHOENIX),
        card_text=lambda card, language: f"{NAMES[language][card]}!",
        sketch=lambda view, _language, _colour: str(view["hands"]),
    ),
    page=Showing(catalogue),
)
