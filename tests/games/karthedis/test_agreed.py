"""What is agreed before a game, and what cannot be."""

import random

import pytest

from tafelrunde import new_table
from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.games.karthedis.setup import read_condition, read_deck, write_condition, write_deck
from tafelrunde.kernel import BadInput

from .walks import deck_lists


@pytest.mark.rule("KA-210", "KA-213", "KA-214", "KA-215")
@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("quick", (("distinct", 3), ("same", 2))),
        ("long", (("distinct", 5),)),
        ("same3", (("same", 3),)),
        ("distinct 4 or same 3 or same 3", (("distinct", 4), ("same", 3))),
        ("Same 10", (("same", 10),)),
    ],
)
def test_conditions_are_alternatives(text: str, condition: tuple[tuple[str, int], ...]) -> None:
    found = read_condition(text, 1)
    assert found == condition
    assert read_condition(write_condition(found), 1) == found


@pytest.mark.rule("KA-215")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("distinct 6", "cannot be met: with this set it goes from 1 to 5"),
        ("same 11", "cannot be met: with this set it goes from 1 to 10"),
        ("distinct 0", "cannot be met"),
        ("three", "'three' is no victory condition"),
        ("distinct 3 and same 2", "is no victory condition"),
    ],
)
def test_conditions_that_cannot_be_met_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        new_table("karthedis", seed=1, options={"victory": text})


@pytest.mark.rule("KA-002", "KA-003", "KA-220")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (9, 1), (10, 2), (18, 2), (19, 3), (36, 4)])
def test_so_many_players_take_so_many_copies(seats: int, copies: int) -> None:
    table = new_table("karthedis", seed=1, seats=seats)
    assert (len(table.seats), table.state.copies, len(table.state.display)) == (seats, copies, seats + 1)


@pytest.mark.parametrize("seats", [0, 1, 37])
def test_too_few_or_too_many_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 36 players"):
        new_table("karthedis", seats=seats)


@pytest.mark.parametrize(
    ("mode", "options", "message"),
    [
        ("classic", {"colour": "red"}, "no option 'colour'"),
        ("classic", {"deck_copies": "2"}, "only for free deck building"),
        ("draft", {"decks": "random"}, "only for free deck building"),
        ("deckbau", {"decks": "mine"}, "decks can only be 'random'"),
        ("deckbau", {}, "p1 has no deck list"),
        ("deckbau", {"deck_copies": "3"}, "once or, if agreed, twice"),
    ],
)
def test_options_that_do_not_fit_are_refused(mode: str, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        new_table("karthedis", mode, options=options)


@pytest.mark.rule("KA-200", "KA-201", "KA-202", "KA-205")
def test_a_deck_list_is_read_and_written() -> None:
    cards = sorted(CARDS)[:20]
    text = "\n".join(
        ["# my deck", "", *cards[:18], f"  {CARDS[cards[18]].name['de']}  ", CARDS[cards[19]].name["en"].upper()]
    )
    deck = read_deck(text, 1, "p1")
    assert deck == tuple(cards)
    assert read_deck(write_deck(deck), 1, "p1") == deck
    twice = read_deck("\n".join(f"2 {card}" for card in cards[:10]), 2, "p1")
    assert read_deck(write_deck(twice), 2, "p1") == twice


@pytest.mark.rule("KA-200", "KA-205")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda cards: cards[:19], r"deck list of p2: a deck has 20 cards \(KA-200\), not 19"),
        (lambda cards: [*cards, cards[0]], r"deck list of p2, line 21: .* at most 1 time \(KA-205\)"),
        (lambda cards: [*cards[:4], "nobody", *cards[5:]], "deck list of p2, line 5: there is no card 'nobody'"),
        (lambda cards: ["2 " + cards[0], *cards[2:]], "line 1: .* at most 1 time"),
    ],
)
def test_a_wrong_deck_list_is_refused_with_its_line(change, message: str) -> None:  # type: ignore[no-untyped-def]
    lists = deck_lists(3, random.Random(1))
    lists["deck_p2"] = "\n".join(change(sorted(CARDS)[:20]))
    with pytest.raises(BadInput, match=message):
        new_table("karthedis", "deckbau", seats=3, options=lists)


@pytest.mark.rule("KA-010", "KA-012")
def test_who_won_the_last_game_can_lead_the_next() -> None:
    for name in ("p1", "p3"):
        table = new_table("karthedis", seed=1, seats=3, options={"leader": name})
        assert table.view(None)["leader"] == name
        assert "leader:" not in table.record().text()
    with pytest.raises(BadInput, match="the first leader is one of p1, p2, p3, not 'p4'"):
        new_table("karthedis", seats=3, options={"leader": "p4"})


@pytest.mark.rule("KA-011", "KA-012", "KA-204")
def test_the_leader_is_drawn_by_lot_and_there_are_twelve_species() -> None:
    leaders = {new_table("karthedis", seed=seed, seats=3).state.leader for seed in range(40)}
    assert leaders == {0, 1, 2}
    assert len({card.species for card in CARDS.values()}) == 12


@pytest.mark.rule("KA-200", "KA-205")
def test_decks_by_lot_hold_twenty_cards_each_as_often_as_agreed() -> None:
    own = "\n".join(sorted(CARDS)[:20])
    for allowed in ("1", "2"):
        options = {"decks": "random", "deck_copies": allowed, "deck_p2": own}
        s = new_table("karthedis", "deckbau", seed=3, seats=3, options=options).state
        assert sorted(s.decks[1]) == sorted(CARDS)[:20]
        for deck in s.decks:
            assert len(deck) == 20 and max(deck.count(card) for card in deck) <= int(allowed)
        assert s.decks[0] != s.decks[2]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0 {card}", "is named 0 times"),
        ("9" * 5000 + " {card}", "there is no card"),
        ("{card} # mine; all mine", ""),
        ("{card};", ""),
    ],
)
def test_odd_lines_of_a_deck_list(line: str, message: str) -> None:
    cards = sorted(CARDS)[:20]
    text = "\n".join([line.format(card=cards[0]), *cards[1:]])
    if message:
        with pytest.raises(BadInput, match=f"line 1: .*{message}"):
            read_deck(text, 1, "p1")
    else:
        assert read_deck(text, 1, "p1") == tuple(cards)


def test_seats_and_options_of_a_wrong_kind_are_refused() -> None:
    for seats, options in ((2.5, {}), (3, {"victory": 3})):
        with pytest.raises(BadInput, match="seats is a number, and options are texts"):
            new_table("karthedis", seats=seats, options=options)  # type: ignore[arg-type]
