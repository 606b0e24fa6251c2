"""Rules about the frame of the game that play alone cannot show."""

import pytest

from tafelrunde import new_table
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.abilities import EINSATZ
from tafelrunde.games.karthedis.cards_in_play import draw
from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.kernel import Choice

from .walks import walked


@pytest.mark.rule("KA-004")
def test_as_many_sit_down_as_is_recommended_unless_somebody_says_otherwise() -> None:
    for mode in KARTHEDIS.modes:
        assert 3 <= len(KARTHEDIS.modes[mode].seats) <= 6


@pytest.mark.rule("KA-194", "KA-203")
def test_what_is_for_experienced_players_has_to_be_asked_for() -> None:
    assert next(iter(KARTHEDIS.modes)) == new_table("karthedis", seed=1).mode == "classic"


@pytest.mark.rule("KA-015", "KA-212")
def test_the_agreed_condition_is_open_to_all_and_stands_in_the_record() -> None:
    table = new_table("karthedis", seed=1, seats=3, options={"victory": "distinct 4 or same 3"})
    assert {table.view(seat)["victory"] for seat in (0, 1, 2, None)} == {"distinct 4 or same 3"}
    assert "distinct 4 or same 3" in table.record().text()


@pytest.mark.rule("KA-102", "KA-105", "KA-135")
def test_everybody_sees_what_the_winner_has_won_without_any_claim() -> None:
    for seed in range(6):
        table = walked(seed, 20_000)
        winner = table.state.winners[0]
        for seat in (*range(len(table.seats)), None):
            view = table.view(seat)
            assert view["winners"] == [table.seats[winner]]
            assert view["players"][winner]["won"] == list(table.state.players[winner].won)


@pytest.mark.rule("KA-153")
def test_who_draws_is_asked_whoever_made_him_draw() -> None:
    """No card of our set makes an opponent draw; the rule is kept for sets that do."""
    card = next(card for card in CARDS.values() if EINSATZ in card.by_keyword)
    s = KARTHEDIS.scenarios.read("classic", {"turn": "p1", "p3": {"deck": [card.id]}}, 3)
    ask = next(draw(s, 2, 1))
    assert isinstance(ask, Choice)
    assert (ask.seat, ask.prompt) == (2, "einsatz")
    assert f"use {card.id}" in map(str, ask.options)
