"""A trade that is offered is told from the offer to the answer, whichever of the two makes it."""

import pytest

from tafelrunde.games.kartenspiel.game import GAME
from tafelrunde.games.kartenspiel.modes import BASE_DEAL
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.kernel import Table


@pytest.mark.parametrize(("answer", "told"), [("accept offer", "accepted"), ("decline offer", "declined")])
def test_an_offer_of_the_second_prince_is_told_with_its_answer(answer: str, told: str) -> None:
    position = {"turn": "blue", "blue": {"stock": {"wald-5": 1}}, "red": {"stock": {"gebirge-2": 1}}}
    table = Table(GAME, "grund", position=read_position("grund", "2003", BASE_DEAL, position), seed="offer")
    table.choose("offer a trade")
    reason = table.why_not("offer 2 holz")
    assert reason is not None and (reason.code, reason.rules) == ("too-few", ("K-089",))
    table.choose("offer 1 holz")
    table.choose("ask for 1 erz")
    table.choose(answer)
    assert [(event.kind.name, event.seat) for event in table.events[:2]] == [("offered", 1), (told, 0)]
