"""Rules about the frame of the game that play alone cannot show."""

import pytest

from tafelrunde import load_record, new_table
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.abilities import EINSATZ
from tafelrunde.games.karthedis.cards_in_play import draw
from tafelrunde.games.karthedis.data import SET
from tafelrunde.games.karthedis.position import read_position
from tafelrunde.kernel import Choice, Table

from .walks import KarthedisTable, walked


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


@pytest.mark.rule("KA-190")
def test_a_pick_stays_when_the_next_cards_were_seen() -> None:
    """When cards were passed on, and when new packs were opened: a seat that has new cards before it undoes nothing."""
    table = new_table("karthedis", "draft", seats=3, seed=5)
    met = set()
    while table.choices[0].prompt == "draft":
        seen = [table.view(seat)["pack"] for seat in range(3)]
        for choice in table.choices:
            table.choose(choice.options[0], choice.seat)
            anything_new = [table.view(seat)["pack"] for seat in range(3)] != seen
            assert table.undoable == (None if choice.seat == 2 else choice.seat), (seen, table.undoable)
            met.add((choice.seat, anything_new, len(choice.options)))
    assert {(2, True, 5), (2, True, 1), (0, False, 5)} <= met


@pytest.mark.rule("KA-105", "KA-135")
def test_everybody_sees_what_the_winner_has_won_without_any_claim() -> None:
    for seed in range(6):
        table = walked(seed, 20_000)
        winner = table.state.winners[0]
        for seat in (*range(len(table.seats)), None):
            view = table.view(seat)
            assert view["winners"] == [table.seats[winner]]
            assert view["players"][winner]["won"] == list(table.state.players[winner].won)


@pytest.mark.rule("KA-102")
def test_a_hand_shown_at_the_end_is_open_to_all_and_stands_in_the_record() -> None:
    table = next(table for seed in range(9) if (table := walked(seed, 20_000)).offers)
    before, result = table.record().text(), table.result
    seat = table.offers[0].seat
    looker = (seat + 1) % len(table.seats)
    assert table.view(looker)["players"][seat]["hand"] is None
    assert load_record(before).record().text() == before  # nobody has to
    twin = table.clone()
    loaded: KarthedisTable = Table.load(KARTHEDIS, table.dump())  # type: ignore[arg-type]
    for shown in (table, loaded):
        shown.choose("show hand", seat)
        for viewer in (looker, None):
            assert shown.view(viewer)["players"][seat]["hand"] == list(shown.state.players[seat].hand)
        assert all(p["hand"] is None for p in shown.view(None)["players"] if p["seat"] != shown.seats[seat])
        assert shown.over and shown.result == result
    assert table.told(looker)[-1]["kind"] == "hand-shown"
    assert twin.view(looker)["players"][seat]["hand"] is None and twin.offers
    text = table.record().text()
    assert text.endswith(f"{table.seats[seat]}: show hand\n")
    assert load_record(text).view(looker) == table.view(looker)
    assert Table.load(KARTHEDIS, table.dump()).view(looker) == table.view(looker)  # type: ignore[arg-type]


@pytest.mark.rule("KA-148", "KA-181")
def test_a_game_of_before_goes_on_by_the_rules_it_began_with() -> None:
    """By the first version a card with Intervenieren could be called, and no repeated position ended a game."""
    position = {
        "phase": "opening",
        "p1": {"hand": ["durchschlagbewahrerin"], "pile": ["seliger_prokurist"]},
        "p2": {"hand": ["blinkzeichengeber"]},
    }
    for rules, rounds in (("1", 200), ("2", 3)):
        s = read_position("classic", position, 2, {})
        s.rules = rules
        table: KarthedisTable = Table(KARTHEDIS, "classic", seats=2, position=s, rules=rules, seed=1)
        while not table.over and table.state.round < 200:
            options = [str(option) for option in table.choice.options]
            calls = [option for option in options if option.startswith("call")]
            assert ("call blinkzeichengeber" in calls) <= (rules == "1")
            called = calls[:1] if table.choice.prompt == "call" else ["done"] if "done" in options else []
            table.choose((called or options)[0])
        assert table.state.round == rounds and table.over == (rules == "2")
        text = table.record().text()
        assert f'[Rules "{rules}"]' in text and load_record(text).record().text() == text
        assert Table.load(KARTHEDIS, table.dump()).setting.rules == rules  # type: ignore[arg-type]


@pytest.mark.rule("KA-153")
def test_who_draws_is_asked_whoever_made_him_draw() -> None:
    """No card of our set makes an opponent draw; the rule is kept for sets that do."""
    card = next(card for card in SET.cards.values() if EINSATZ in card.by_keyword)
    s = KARTHEDIS.scenarios.read("classic", {"turn": "p1", "p3": {"deck": [card.id]}}, 3)
    ask = next(draw(s, 2, 1))
    assert isinstance(ask, Choice)
    assert (ask.seat, ask.prompt) == (2, "einsatz")
    assert f"use {card.id}" in map(str, ask.options)
