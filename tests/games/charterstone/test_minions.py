"""Minions (C-228, C-231)."""

import pytest

from tafelrunde.games.charterstone.data import MINIONS
from tafelrunde.games.charterstone.state import State
from tafelrunde.kernel import Refused

from .village import having, said, stock, village

BASIC = "kuerbisbeet_im_beiboot"
OTHER_BASIC = "kohlebunker_der_alten_barkasse"
CRAB = "winkerkrabbe"  # 1 point when placed, 1 when visited


def crabs(s: State, number: int = 1) -> None:
    s.minions = ((CRAB, MINIONS[CRAB].figures - number),)
    having(s, minions=((CRAB, ""),) * number)


def test_a_minion_uses_a_building_of_the_own_district() -> None:
    """C-228: and brings what its kind brings."""
    table = village(change=crabs)
    assert [text for text in said(table) if "minion" in text] == [f"place minion {CRAB} at {BASIC}"]
    table.choose(f"place minion {CRAB} at {BASIC}")
    table.choose("take all")
    player = table.state.players[0]
    assert (player.stock["pumpkin"], player.vp, player.workers) == (1, 1, ("", ""))
    assert player.minions == ((CRAB, BASIC),)


@pytest.mark.parametrize(
    ("building", "worker"), [(OTHER_BASIC, ""), (BASIC, BASIC)], ids=["another district", "somebody is there"]
)
def test_where_a_minion_cannot_go(building: str, worker: str) -> None:
    table = village(change=lambda s: (crabs(s), having(s, 1, workers=(worker, "")))[0])
    with pytest.raises(Refused, match="C-228"):
        table.choose(f"place minion {CRAB} at {building}")


def test_who_visits_a_minion_does_not_send_it_away() -> None:
    """C-228: its owner gains something, but not from an own worker."""

    def waiting(s: State) -> None:
        crabs(s)
        having(s, minions=((CRAB, BASIC),))

    own = village(change=waiting)
    own.choose(f"place worker at {BASIC}")
    own.choose("take all")
    assert own.state.players[0].vp == 0
    table = village(change=lambda s: (waiting(s), setattr(s, "first", 1), setattr(s, "active", 1))[0])
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    owner = table.state.players[0]
    assert (owner.vp, owner.minions) == (1, ((CRAB, BASIC),))


def test_minions_come_back_with_the_workers() -> None:
    """C-228; C-067: one that is out there is enough."""
    table = village(change=lambda s: (crabs(s), having(s, minions=((CRAB, BASIC),)))[0])
    table.choose("take back workers")
    assert table.state.players[0].minions == ((CRAB, ""),)


def test_a_crate_brings_a_kind_of_minions() -> None:
    """C-235: six of them, and the opener takes one."""
    table = village(change=lambda s: having(s, coins=4, cards=("crate-31",)))
    table.choose("place worker at charterstone")
    table.choose("open crate 31")
    assert said(table) == ["take minion schlickwuehler"]
    table.choose("take minion schlickwuehler")
    assert table.state.minions == (("schlickwuehler", 5),)
    assert table.state.players[0].minions == (("schlickwuehler", ""),)
    assert "minions" in table.state.rules


def test_minions_are_delivered_when_their_row_is_open() -> None:
    """C-231: they go back; the row has five columns."""

    def two(s: State) -> None:
        crabs(s, 2)

    closed = village(change=two)
    with pytest.raises(Refused, match="cannot-deliver"):
        closed.choose("place worker at wolkenhafen")
    table = village(change=lambda s: (two(s), setattr(s, "rules", ("minions",)))[0])
    table.choose("place worker at wolkenhafen")
    assert said(table) == [f"deliver minion column {column}" for column in (1, 2, 3)]
    table.choose("deliver minion column 2")
    table.choose(f"return minion {CRAB}")
    table.choose(f"return minion {CRAB}")
    player = table.state.players[0]
    assert (player.vp, player.minions) == (4, ())
    assert table.state.minions == ((CRAB, 6),)


def test_nothing_is_built_over_a_minion() -> None:
    """C-210."""

    def guarded(s: State) -> None:
        crabs(s)
        plots = s.plots["violet"]
        s.plots["violet"] = (plots[0], ("laternenschnitzerei",), *plots[2:])
        s.rules = ("overbuilding",)
        having(s, minions=((CRAB, "laternenschnitzerei"),), cards=("kompostorgel",))
        having(s, stock=stock(pumpkin=1, clay=2, iron=1))

    table = village(change=guarded)
    table.choose("place worker at zeppelin")
    assert "build kompostorgel on plot 2" not in said(table)
    assert "build kompostorgel on plot 3" in said(table)
