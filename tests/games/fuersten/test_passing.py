"""A seat that has nothing to react with may pass without being asked; what it could use it is asked for."""

import json

import pytest

from tafelrunde import load_table
from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.state import State
from tafelrunde.games.fuersten.view import View
from tafelrunde.kernel import Table

BEFORE_A_FEUD = {
    "phase": "roll",
    "events": ["fehde", "bruderzwist"],
    "red": {"expansions": ["candamir at 1-above"]},
    "blue": {"expansions": ["markt at 1-above", "kloster at 2-above"], "hand": ["beutefahrt"]},
}


def table(hand: str = "beutefahrt") -> Table[State, View]:
    blue = {**BEFORE_A_FEUD["blue"], "hand": [hand]}  # type: ignore[dict-item]
    position = FUERSTEN.scenarios.read("wirren", {**BEFORE_A_FEUD, "blue": blue}, None)
    return Table(FUERSTEN, "wirren", seed="passing", position=position, deal_by_hand=True)


def roll_a_feud(table: Table[State, View]) -> None:
    for answer in ("roll dice", "1", "ereigniskarte"):
        table.answer(answer)


@pytest.mark.rule("F-244")
def test_the_question_is_asked_whether_or_not_the_hand_holds_sebastian() -> None:
    asked = []
    for hand in ("sebastian_der_wanderprediger", "beutefahrt"):
        twin = table(hand)
        roll_a_feud(twin)
        assert (twin.choice.seat, twin.choice.prompt) == (1, "sebastian")
        asked.append((json.dumps(twin.view("red")), json.dumps(twin.view(None)), twin.told("red")))
    assert asked[0] == asked[1]


def test_who_passes_automatically_is_not_asked_and_the_record_is_the_same() -> None:
    by_hand, by_itself = table(), table()
    by_itself.pass_automatically("blue")
    roll_a_feud(by_hand)
    assert by_hand.choice.prompt == "sebastian"
    by_hand.choose("pass")
    roll_a_feud(by_itself)
    assert by_itself.choice.prompt == by_hand.choice.prompt == "fehde-remove"
    assert by_itself.record().text() == by_hand.record().text()
    assert by_itself.told("red") == by_hand.told("red")


def test_it_can_be_said_while_the_question_is_open_and_taken_back() -> None:
    open_question = table()
    roll_a_feud(open_question)
    open_question.pass_automatically(1)
    assert open_question.choice.prompt == "fehde-remove"
    assert open_question.passes_automatically("blue") and not open_question.passes_automatically("red")
    other = table()
    other.pass_automatically("blue")
    other.pass_automatically("blue", on=False)
    roll_a_feud(other)
    assert other.choice.prompt == "sebastian"


@pytest.mark.rule("F-244")
def test_nobody_forgoes_a_card_that_could_be_used() -> None:
    holds = table("sebastian_der_wanderprediger")
    holds.pass_automatically("blue")
    roll_a_feud(holds)
    assert (holds.choice.seat, holds.choice.prompt, len(holds.choice.options)) == (1, "sebastian", 2)
    holds.pass_automatically("blue")  # said again while it is asked
    assert holds.choice.prompt == "sebastian"


def test_only_reactions_pass() -> None:
    """The own turn, and what has to be decided, is always asked."""
    both = table()
    both.pass_automatically("red")
    both.pass_automatically("blue")
    assert both.choice.prompt == "roll"
    roll_a_feud(both)
    assert (both.choice.seat, both.choice.prompt) == (1, "fehde-remove")


def test_saved_and_cloned_tables_keep_it() -> None:
    first = table()
    first.pass_automatically("blue")
    loaded = load_table(json.loads(json.dumps(first.dump())))
    for twin in (first.clone(), loaded):
        roll_a_feud(twin)
        assert twin.choice.prompt == "fehde-remove"
    clone = first.clone()
    clone.pass_automatically("blue", on=False)
    assert first.passes_automatically("blue")
