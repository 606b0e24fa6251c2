"""What is agreed before a game, and what cannot be."""

import random
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.books.rulebook import rulebook
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.condition import is_met, lacking, read_condition, write_condition
from tafelrunde.games.karthedis.data import RESOURCES, SET
from tafelrunde.games.karthedis.prospects import prospects
from tafelrunde.games.karthedis.setup import read_deck, write_deck
from tafelrunde.kernel import BadInput, Table

from .walks import deck_lists


@pytest.mark.rule("KA-210", "KA-213", "KA-214", "KA-215")
@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("quick", "distinct 3 or same 2"),
        ("standard", "distinct 5 or distinct 3 and same 3"),
        ("long", "distinct 5"),
        ("same3", "same 3"),
        ("distinct 4 or same 3 or same 3", "distinct 4 or same 3"),
        ("Same 10", "same 10"),
        ("2 same and 3 distinct", "same 2 and distinct 3"),
        ("same 2 and same 3 and distinct 2", "same 3 and distinct 2"),
        ("2 nebelsalz", "nebelsalz 2"),
        ("2 Nebelsalz und 1 Echoglas oder 4 verschiedene", "nebelsalz 2 and echoglas 1 or distinct 4"),
        ("3 distinct  and 2 same or distinct 5 or echoglas 4 and 2 same", None),
    ],
)
def test_conditions_are_alternatives_of_several_parts(text: str, condition: str | None) -> None:
    found = read_condition(text, 1)
    written = write_condition(found)
    if condition is not None:
        assert written == condition
    assert read_condition(written, 1) == found
    assert write_condition(read_condition(written, 1)) == written


@pytest.mark.rule("KA-100", "KA-210", "KA-214")
@pytest.mark.parametrize(
    ("text", "met", "not_met"),
    [
        ("same 2 and distinct 3", "n n e w", "n e w t g"),
        ("same 2 and distinct 3", "n n n e w", "n n n e e"),
        ("nebelsalz 2", "n n", "e e n"),
        ("nebelsalz 1 and echoglas 1", "n e", "n n w t g"),
        ("distinct 4 and same 3 or windwachs 3", "w w w", "n n n e t"),
        ("distinct 4 and same 3 or windwachs 3", "n n n e t g", "n e t g w w"),
    ],
)
def test_all_parts_of_one_alternative_have_to_be_met(text: str, met: str, not_met: str) -> None:
    kinds = {kind[0]: kind for kind in RESOURCES}
    condition = read_condition(text, 1)
    assert is_met(condition, tuple(kinds[letter] for letter in met.split()))
    assert not is_met(condition, tuple(kinds[letter] for letter in not_met.split()))


def random_condition(rng: random.Random) -> str:
    kinds = ("distinct", "same", *RESOURCES)
    parts = lambda: " and ".join(f"{rng.choice(kinds)} {rng.randint(1, 4)}" for _ in range(rng.randint(1, 3)))  # noqa: E731
    return " or ".join(parts() for _ in range(rng.randint(1, 3)))


def test_what_is_lacking_is_the_least_that_meets_the_condition() -> None:
    rng = random.Random(5)
    for _ in range(150):
        condition = read_condition(random_condition(rng), 1)
        won = tuple(rng.choices(RESOURCES, k=rng.randint(0, 4)))
        lacks = lacking(condition, won)
        for more in range(min(lacks + 1, 5)):
            meets = any(is_met(condition, won + added) for added in combinations_with_replacement(RESOURCES, more))
            assert meets == (more >= lacks), (condition, won, lacks, more)


@pytest.mark.parametrize("victory", ["same 2 and distinct 4", "nebelsalz 2 or echoglas 1 and same 3", "2 nebelsalz"])
def test_bots_play_for_any_condition(victory: str) -> None:
    """Some games run dry before; bots that did not know what they want would hardly win one."""
    games = [finished(seed, seats=3, options={"victory": victory}) for seed in range(24)]
    assert sum(table.result is not None and table.result.how != "standstill" for table in games) >= 12
    assert all(sum(prospects(table.state)) == 1 for table in games)


@pytest.mark.rule("KA-215")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("distinct 6", "cannot be met: with this set it goes from 1 to 5"),
        ("same 11", "cannot be met: with this set it goes from 1 to 10"),
        ("distinct 0", "cannot be met"),
        ("three", "'three' is no victory condition"),
        ("distinct 3 and", "is no victory condition"),
        ("or same 2", "is no victory condition"),
        ("3 unobtainium", "'3 unobtainium' is no victory condition"),
        ("nebelsalz 11", "`nebelsalz 11` cannot be met: with this set it goes from 1 to 10"),
        ("distinct 3 or same 2 and distinct 6", "`distinct 6` cannot be met"),
        ("same 2 or " * 200 + "same 2", "is no victory condition"),
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
        ("deckbau", {"deck_copies": "21"}, "a number from 1 to 20"),
        ("deckbau", {"deck_copies": "0"}, "a number from 1 to 20"),
        ("deckbau", {"deck_copies": "many"}, "a number from 1 to 20"),
    ],
)
def test_options_that_do_not_fit_are_refused(mode: str, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        new_table("karthedis", mode, options=options)


@pytest.mark.rule("KA-200", "KA-201", "KA-202", "KA-205")
def test_a_deck_list_is_read_and_written() -> None:
    cards = sorted(SET.cards)[:20]
    text = "\n".join(
        [
            "# my deck",
            "",
            *cards[:18],
            f"  {SET.cards[cards[18]].name['de']}  ",
            SET.cards[cards[19]].name["en"].upper(),
        ]
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
    lists["deck_p2"] = "\n".join(change(sorted(SET.cards)[:20]))
    with pytest.raises(BadInput, match=message):
        new_table("karthedis", "deckbau", seats=3, options=lists)


@pytest.mark.rule("KA-010", "KA-011")
def test_who_leads_is_agreed_or_left_to_chance_since_nobody_knows_ages() -> None:
    for name in ("p1", "p3"):
        table = new_table("karthedis", seed=1, seats=3, options={"leader": name})
        assert table.view(None)["leader"] == name
        assert "leader:" not in table.record().text()
    with pytest.raises(BadInput, match="the first leader is one of p1, p2, p3, not 'p4'"):
        new_table("karthedis", seats=3, options={"leader": "p4"})
    for options in ({}, {"leader": "random"}):
        drawn = [new_table("karthedis", seed=seed, seats=3, options=options) for seed in range(40)]
        assert {table.view(None)["leader"] for table in drawn} == {"p1", "p2", "p3"}
        assert "* leader: p" in drawn[0].record().text()


@pytest.mark.rule("KA-011")
def test_the_rules_say_that_ages_are_not_known_and_the_terms_let_the_table_agree() -> None:
    rule = rulebook("karthedis").rules["KA-011"]
    assert "nobody's age" in rule.text["en"] and "kein Alter" in rule.text["de"]
    term = next(term for term in KARTHEDIS.terms("classic", 3) if term.id == "leader")
    assert term.values == ("random", "p1", "p2", "p3") and term.usual == "random"
    assert "oldest" in term.name["en"] and "ältesten" in term.name["de"]


def played(table: Table[Any, Any]) -> Table[Any, Any]:
    table.drive([make_bot("greedy", table.game, seat) for seat in range(len(table.seats))])
    return table


def finished(seed: int, **agreed: Any) -> Table[Any, Any]:
    return played(new_table("karthedis", seed=seed, **agreed))


@pytest.mark.rule("KA-012")
@pytest.mark.parametrize("seed", range(6))
def test_the_winner_of_the_last_game_leads_the_next_wherever_they_sit(seed: int) -> None:
    earlier = finished(seed, seats=3, options={"victory": "distinct 4", "leader": "p2"})
    (winner,) = earlier.result.winners  # type: ignore[union-attr]
    again = new_table("karthedis", seed=1, follows=earlier)
    assert again.view(None)["leader"] == earlier.seats[winner]
    assert "* leader:" not in again.record().text()
    places = ("p2", "p3", "p1")
    moved = new_table("karthedis", seed=1, follows=earlier, places=places)
    assert moved.view(None)["leader"] == places[winner]
    assert moved.setting.options == {"victory": "distinct 4", "leader": places[winner]}
    third = new_table("karthedis", seed=1, follows=played(moved))
    assert third.state.leader == moved.result.winners[0]  # type: ignore[union-attr]


@pytest.mark.rule("KA-012")
def test_if_the_winner_does_not_play_on_chance_decides_again() -> None:
    earlier = finished(3, seats=3, options={"leader": "p2"})
    (winner,) = earlier.result.winners  # type: ignore[union-attr]
    names = iter(("p1", "p2"))
    places = [None if seat == winner else next(names) for seat in range(3)]
    leaders = {new_table("karthedis", seed=s, follows=earlier, places=places).view(None)["leader"] for s in range(20)}
    assert leaders == {"p1", "p2"}


def test_decks_go_with_their_players() -> None:
    lists = deck_lists(2, random.Random(3))
    earlier = finished(1, mode="deckbau", seats=2, options=lists)
    again = new_table("karthedis", follows=earlier, places=("p2", "p1"))
    assert again.mode == "deckbau"
    assert again.setting.options["deck_p1"] == earlier.setting.options["deck_p2"]
    assert again.setting.options["deck_p2"] == earlier.setting.options["deck_p1"]


@pytest.mark.rule("KA-204")
def test_there_are_twelve_species() -> None:
    assert len({card.species for card in SET.cards.values()}) == 12


@pytest.mark.rule("KA-200", "KA-205")
def test_decks_by_lot_hold_twenty_cards_each_as_often_as_agreed() -> None:
    own = "\n".join(sorted(SET.cards)[:20])
    for allowed in ("1", "2", "5"):
        options = {"decks": "random", "deck_copies": allowed, "deck_p2": own}
        s = new_table("karthedis", "deckbau", seed=3, seats=3, options=options).state
        assert sorted(s.decks[1]) == sorted(SET.cards)[:20]
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
    cards = sorted(SET.cards)[:20]
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
