"""Turns: placing, bumping, paying, taking back (C-018 to C-069, C-115 to C-128)."""

import pytest

from tafelrunde.games.charterstone.data import PROGRESS_END
from tafelrunde.games.charterstone.state import State, changed
from tafelrunde.kernel import Refused

from .village import having, said, stock, village

BASIC = "kuerbisbeet_im_beiboot"
OTHER_BASIC = "kohlebunker_der_alten_barkasse"


def test_a_worker_is_placed_and_the_building_used_at_once() -> None:
    """C-060, C-062."""
    table = village()
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    red = table.state.players[0]
    assert red.workers == (BASIC, "")
    assert red.stock["pumpkin"] == 1
    assert table.choice.seat == 1


def test_without_a_worker_left_all_are_taken_back() -> None:
    """C-060: both of them."""
    table = village(change=lambda s: having(s, workers=(BASIC, OTHER_BASIC)))
    assert said(table) == ["take back workers"]
    table.choose("take back workers")
    assert table.state.players[0].workers == ("", "")


def test_nothing_is_taken_back_from_an_empty_board() -> None:
    """C-067."""
    table = village()
    assert "take back workers" not in said(table)
    with pytest.raises(Refused, match="C-067"):
        table.choose("take back workers")


def test_whoever_stands_there_goes_home() -> None:
    """C-063: a worker of the other, and an own one."""
    table = village(change=lambda s: having(s, 1, workers=(BASIC, "")))
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    assert table.state.players[1].workers == ("", "")
    own = village(change=lambda s: having(s, workers=(BASIC, "")))
    own.choose(f"place worker at {BASIC}")
    own.choose("take all")
    assert sorted(own.state.players[0].workers) == ["", BASIC]


def test_who_cannot_pay_is_refused_before_anybody_is_bumped() -> None:
    """C-064, C-068."""
    table = village(change=lambda s: having(s, 1, workers=("schatzamt", "")))
    with pytest.raises(Refused, match=r"missing: 1 resource.*C-064"):
        table.choose("place worker at schatzamt")
    assert table.state.players[1].workers == ("schatzamt", "")


def test_a_part_of_the_benefit_can_be_declined() -> None:
    """C-065."""
    table = village()
    table.choose(f"place worker at {BASIC}")
    table.choose("decline pumpkin")
    assert table.state.players[0].stock["pumpkin"] == 0


def test_the_supply_gives_what_it_has_left() -> None:
    """C-066, C-069: all twelve pumpkins are with the other."""
    table = village(change=lambda s: having(s, 1, stock=stock(pumpkin=12)))
    table.choose(f"place worker at {BASIC}")
    assert table.state.players[0].stock["pumpkin"] == 0
    assert table.choice.seat == 1


def test_the_treasury_changes_a_resource_for_a_coin() -> None:
    """C-073."""
    table = village(change=lambda s: having(s, stock=stock(coal=1, iron=1)))
    table.choose("place worker at schatzamt")
    assert said(table) == ["pay coal", "pay iron"]
    table.choose("pay iron")
    table.choose("take all")
    player = table.state.players[0]
    assert (player.coins, player.stock["iron"], player.stock["coal"]) == (1, 0, 1)


def test_the_market_sells_face_up_cards_only() -> None:
    """C-074, C-075: for a resource and a coin; C-033: the mat is refilled."""
    table = village(change=lambda s: having(s, coins=1, stock=stock(wood=1)))
    mat, deck = table.state.mat, table.state.deck
    table.choose("place worker at markt")
    table.choose("pay wood")
    table.choose("take all")
    assert said(table) == [f"take {card}" for card in mat]
    with pytest.raises(Refused, match="C-075"):
        table.choose(f"take {deck[0]}")
    table.choose(f"take {mat[2]}")
    assert table.state.players[0].cards == (mat[2],)
    assert len(table.state.mat) == 5
    assert deck[0] in table.state.mat


def test_without_influence_the_token_moves_first() -> None:
    """C-023, C-118: every turn; C-128: and the turn is still played."""

    def spent(s: State) -> None:
        having(s, influence=0, spent=12)

    table = village(change=spent)
    assert table.state.progress == 13
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    assert table.state.progress == 13
    table.choose(f"place worker at {OTHER_BASIC}")
    table.choose("take all")
    assert table.state.progress == 14
    assert table.choice.seat == 0


def at_the_brink(s: State) -> None:
    s.progress = PROGRESS_END - 1
    having(s, influence=0, spent=12)


def test_the_last_round_is_played_to_its_end() -> None:
    """C-125: the first player ends it, the second still has a turn; C-121: the token stays."""
    table = village(change=at_the_brink)
    assert table.state.progress == PROGRESS_END
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    assert not table.over
    table.choose(f"place worker at {OTHER_BASIC}")
    table.choose("take all")
    assert table.over


def test_tied_players_all_win() -> None:
    """C-126, C-127."""
    table = village(change=lambda s: (at_the_brink(s), having(s, vp=7), having(s, 1, vp=7))[0])
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    table.choose(f"place worker at {OTHER_BASIC}")
    table.choose("take all")
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_turns_go_clockwise_from_the_first_player() -> None:
    """C-018."""

    def second_begins(s: State) -> None:
        s.first = s.active = 1

    table = village(3, change=second_begins)
    order = []
    for _ in range(4):
        order.append(table.choice.seat)
        table.choose(f"place worker at {BASIC}")
        table.choose("take all")
    assert order == [1, 2, 0, 1]
    assert table.state.round == 2


def test_changes_of_a_copy_leave_the_table_alone() -> None:
    s = village().state
    twin = s.copy()
    changed(twin, 0).vp = 5
    twin.plots["violet"] = ((),) * 6
    assert s.players[0].vp == 0
    assert s.plots["violet"][0] == (BASIC,)
