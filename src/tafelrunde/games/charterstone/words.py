"""Everything that can be said in this game."""

from typing import Final

from ...kernel import Grammar, Questions, places
from .data import (
    BUILDINGS,
    CARD_KINDS,
    CARD_NUMBERS,
    CRATES,
    EXTRA_ROWS,
    GUESTS,
    ITEMS,
    MINIONS,
    OBJECTIVES,
    PLOTS,
    QUOTA_AMOUNTS,
    QUOTA_ROWS,
    RESOURCES,
    TREASURES,
)

CARDS: Final = tuple(CARD_NUMBERS)
MOST_CHOICES: Final = max(len(building.choices) for building in BUILDINGS.values())
GOODS: Final = (
    *RESOURCES,
    "resource",
    "coin",
    "influence",
    "card",
    *CARD_KINDS,
    "private_objective",
    "minion",
    "worker",
)

GRAMMAR: Final = Grammar()
PLACE: Final = GRAMMAR.form("place", "place worker at {building}", rules=("C-060",), building=tuple(BUILDINGS))
TAKE_BACK: Final = GRAMMAR.form("take-back", "take back workers", rules=("C-060",))
PAY: Final = GRAMMAR.form("pay", "pay {resource}", resource=RESOURCES)
DISCARD: Final = GRAMMAR.form("discard", "discard {card}", card=CARDS)
BUILD: Final = GRAMMAR.form(
    "build", "build {card} on plot {plot}", rules=("C-070",), card=tuple(BUILDINGS), plot=places(PLOTS)
)
WAIVE: Final = GRAMMAR.form("waive", "waive {resource}", resource=RESOURCES)
OPEN: Final = GRAMMAR.form(
    "open", "open crate {number}", rules=("C-071",), number={str(number): number for number in CRATES}
)
SCORE: Final = GRAMMAR.form("score", "score {objective}", rules=("C-072",), objective=tuple(OBJECTIVES))
DELIVER: Final = GRAMMAR.form(
    "deliver",
    "deliver {row} column {column}",
    rules=("C-090",),
    row=QUOTA_ROWS + EXTRA_ROWS,
    column=places(len(QUOTA_AMOUNTS)),
)
TAKE_ALL: Final = GRAMMAR.form("take-all", "take all", rules=("C-065",))
DECLINE: Final = GRAMMAR.form("decline", "decline {good}", rare=True, rules=("C-065",), good=GOODS)
CHOOSE_BENEFIT: Final = GRAMMAR.form(
    "choose-benefit", "choose benefit {number}", rules=("C-065",), number=places(MOST_CHOICES)
)
GAIN: Final = GRAMMAR.form("gain", "gain {resource}", resource=RESOURCES)
TAKE: Final = GRAMMAR.form("take", "take {card}", rules=("C-032",), card=CARDS)
FETCH: Final = GRAMMAR.form("fetch", "fetch worker from {building}", building=tuple(BUILDINGS))
TAKE_REPUTATION: Final = GRAMMAR.form("take-reputation", "take reputation", rules=("C-101",))
DECLINE_REPUTATION: Final = GRAMMAR.form("decline-reputation", "decline reputation", rules=("C-097", "C-117"))
FINISH: Final = GRAMMAR.form("finish", "finish item {item}", rules=("C-230",), item=tuple(ITEMS))
PLAY: Final = GRAMMAR.form("play", "play treasure {treasure}", rules=("C-230",), treasure=tuple(TREASURES))
GUEST_PAYS: Final = GRAMMAR.form(
    "guest-pays", "guest {guest} pays {reward}", rules=("C-230",), guest=tuple(GUESTS), reward={"a": 0, "b": 1}
)
PLACE_MINION: Final = GRAMMAR.form(
    "place-minion",
    "place minion {kind} at {building}",
    rules=("C-228",),
    kind=tuple(MINIONS),
    building=tuple(id for id, building in BUILDINGS.items() if building.district),
)
TAKE_MINION: Final = GRAMMAR.form("take-minion", "take minion {kind}", rules=("C-228",), kind=tuple(MINIONS))
RETURN_MINION: Final = GRAMMAR.form("return-minion", "return minion {kind}", rules=("C-231",), kind=tuple(MINIONS))
PLACE_BASIC: Final = GRAMMAR.form("place-basic", "place basic on plot {plot}", rules=("C-152",), plot=places(PLOTS))

QUESTIONS: Final = Questions()
