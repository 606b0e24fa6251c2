"""What is told of what happens."""

from collections.abc import Callable, Sequence

import pytest

from tafelrunde.games.charterstone.data import AUTOMA_CARDS as CARDS
from tafelrunde.games.charterstone.data import MINIONS, at_the_start
from tafelrunde.games.charterstone.state import State

from .village import having, stock, village

BASIC = "kuerbisbeet_im_beiboot"
CRAB = "winkerkrabbe"


def builder(s: State) -> None:
    having(s, cards=("suppenkueche_siebter_loeffel",), stock=stock(pumpkin=2, coal=1, clay=1))


def opener(s: State) -> None:
    having(s, coins=4, cards=("crate-1",))


def buyer(s: State) -> None:
    having(s, coins=1, stock=stock(wood=1))
    having(s, 1, workers=("markt", ""))


def guard(s: State) -> None:
    s.minions = ((CRAB, MINIONS[CRAB].figures - 1),)
    having(s, minions=((CRAB, ""),))


TOLD: list[tuple[str, Callable[[State], object], Sequence[str], str]] = [
    (
        "building",
        builder,
        ("place worker at zeppelin", "build suppenkueche_siebter_loeffel on plot 3", "take reputation"),
        "placed zeppelin | paid influence 3 | paid pumpkin 2 | paid coal 1 | paid clay 1 | "
        "built suppenkueche_siebter_loeffel 3 | progress 13 | reputation 1 | gained vp 5",
    ),
    (
        "opening a crate",
        opener,
        ("place worker at charterstone", "open crate 1", "decline reputation"),
        "placed charterstone | paid influence 2 | paid coin 4 | archived crate-1 | "
        "opened 1 ('suppenkueche_siebter_loeffel', 'laternenschnitzerei') ('mutter_kelle',) | progress 13 | "
        "gained vp 5",
    ),
    (
        "a card of the market, and who stood there",
        buyer,
        ("place worker at markt", "pay wood", "take all", "take kistenfluesterer"),
        "bumped markt | placed markt | paid coin 1 | paid wood 1 | took-card kistenfluesterer | refilled lobhudler",
    ),
    (
        "scoring an objective",
        lambda s: having(s, coins=6),
        ("place worker at tribuene", "score klingelnde_stiefel", "decline reputation"),
        "placed tribuene | scored klingelnde_stiefel | progress 13 | gained vp 5",
    ),
    (
        "a delivery",
        lambda s: having(s, coins=2),
        ("place worker at wolkenhafen", "deliver coin column 2"),
        "placed wolkenhafen | delivered coin 2 | paid coin 2 | gained vp 1 | gained vp 3",
    ),
    (
        "a minion",
        guard,
        (f"place minion {CRAB} at {BASIC}", "take all"),
        f"minion-placed {CRAB} {BASIC} | gained pumpkin 1 | gained vp 1",
    ),
    (
        "a treasure and an item",
        lambda s: having(s, cards=("goldene_graete", "stiefelorgel"), stock=stock(wood=1, clay=1)),
        ("play treasure goldene_graete", "finish item stiefelorgel", "decline reputation"),
        "discarded goldene_graete | played goldene_graete | gained vp 5 | discarded stiefelorgel | "
        "finished stiefelorgel | paid wood 1 | paid clay 1 | gained vp 3",
    ),
    (
        "taking back",
        lambda s: having(s, workers=("markt", "zeppelin")),
        ("take back workers",),
        "taken-back 2",
    ),
]


@pytest.mark.parametrize(("about", "change", "answers", "told"), TOLD, ids=[about for about, *_ in TOLD])
def test_what_is_told(about: str, change: Callable[[State], None], answers: Sequence[str], told: str) -> None:
    table = village(change=change)
    before = len(table.events)
    for answer in answers:
        table.choose(answer)
    happened = [" ".join([event.kind.name, *map(str, event.told)]) for event in table.events[before:]]
    assert " | ".join(happened) == told


def test_what_an_automa_does_is_told() -> None:
    def stacked(s: State) -> None:
        s.automa_deck = ("tusch", *(card for card in at_the_start(CARDS) if card != "tusch"))

    table = village(2, 1, stacked)
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    told = [" ".join([event.kind.name, *map(str, event.told)]) for event in table.events]
    assert told[-5:] == ["automa-drew tusch", "placed tribuene", "gained vp 2", "reputation 1", "turn 2"]
