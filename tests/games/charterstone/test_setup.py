"""Setting the first game up (C-010 to C-018, C-150 to C-155)."""

import pytest

from tafelrunde.games.charterstone.data import ASSISTANTS, DISTRICTS, EMPTY_CARDS, RING, at_the_start, empty_card
from tafelrunde.games.charterstone.game import CHARTERSTONE
from tafelrunde.kernel import BadInput, Table

from .village import said


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_lies_there_at_the_start(seats: int) -> None:
    table = Table(CHARTERSTONE, "first", seats=seats, seed=seats)
    s = table.state
    active, inactive = RING[:seats], RING[seats:]
    assert s.progress == {2: 12, 3: 9, 4: 6, 5: 3, 6: 0}[seats]  # C-013
    assert s.coins == 36 - 4 * seats  # C-010, C-017
    assert s.stock == dict.fromkeys(s.stock, 12)
    assert len(s.mat) == 5  # C-011
    assert len(s.open_objectives) == 3  # C-012
    assert len(s.objective_deck) == 2  # C-155
    mixed = {empty_card(DISTRICTS[district].start_crate) for district in inactive}
    assert {*s.mat, *s.deck} == {*at_the_start(ASSISTANTS), *mixed}  # C-153, C-154
    for player in s.players:  # C-016
        assert (player.influence, player.vp, player.coins, player.workers) == (12, 0, 4, ("", ""))
        assert player.cards == (empty_card(DISTRICTS[player.district].start_crate),)
    assert [district for district in RING if s.plots[district][0]] == list(inactive)
    assert set(active) == {player.district for player in s.players}


def test_everybody_settles_on_a_plot_of_choice() -> None:
    """C-152: from the first player on."""
    table = Table(CHARTERSTONE, "first", seats=3, seed=1)
    first = table.choice.seat
    assert said(table) == [f"place basic on plot {plot}" for plot in range(1, 7)]
    for _ in range(3):
        table.choose("place basic on plot 5")
    s = table.state
    assert all(s.plots[district][4] == (DISTRICTS[district].basic,) for district in RING[:3])
    assert table.choice.prompt == "turn"
    assert table.choice.seat == first


def test_an_automa_owns_nothing() -> None:
    """C-304."""
    s = Table(CHARTERSTONE, "first", seats=3, options={"automas": "2", "level": "3"}, seed=1).state
    assert [(player.automa, player.coins, player.cards == (), player.level) for player in s.players] == [
        (False, 4, False, 0),
        (True, 0, True, 3),
        (True, 0, True, 3),
    ]
    # the crates of their districts are among the advancement cards, as those of districts in which nobody plays (C-300)
    assert {card for card in (*s.mat, *s.deck) if card in EMPTY_CARDS} == {f"crate-{n}" for n in (2, 3, 4, 5, 6)}


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "2 to 6 districts"),
        (7, {}, "2 to 6 districts"),
        (3, {"automas": "3"}, "0 to 2 Automas"),
        (3, {"level": "9"}, "level of 1 to 6"),
        (3, {"dragons": "1"}, "no option 'dragons'"),
    ],
)
def test_what_cannot_be_agreed_is_refused(seats: int, options: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Table(CHARTERSTONE, "first", seats=seats, options=options)
