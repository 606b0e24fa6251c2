"""Written positions: impossible ones are refused where the mistake is, and what is agreed holds in them."""

from typing import Any

import pytest

from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.games.karthedis.decks import write_deck
from tafelrunde.kernel.position import PositionError

CARD, OTHER = "ecksteher", "sparkuh"
DISPLAY = ["nebelsalz", "", "echoglas"]
DECK = list(CARDS)[:20]
IN_NO_LIST = list(CARDS)[30]

IMPOSSIBLE: list[tuple[dict[str, Any], tuple[str | int, ...], str]] = [
    ({"busy": "no"}, ("busy",), "true or false, not 'no'"),
    ({"p1": {"passed": "no"}}, ("p1", "passed"), "true or false, not 'no'"),
    ({"p2": {"done": 0}}, ("p2", "done"), "true or false, not 0"),
    ({"p2": {"begun": []}}, ("p2", "begun"), "true or false, not []"),
    ({"victory": 3}, ("victory",), "victory is a text, not 3"),
    ({"victory": "best of three"}, ("victory",), "no victory condition"),
    ({"round": True}, ("round",), "a number from 1"),
    ({"leader": ["p1"]}, ("leader",), "not one of p1, p2"),
    ({"p1": {"won": ["nebelsalt"]}}, ("p1", "won", 0), "did you mean 'nebelsalz'"),
    ({"p1": {"won": [""]}}, ("p1", "won", 0), "no resource ''"),
    ({"resource_deck": [""]}, ("resource_deck", 0), "no resource ''"),
    ({"p1": {"won": ["nebelsalz"] * 40}}, ("p1", "won", 10), "only 10 'nebelsalz'"),
    ({"p1": {"hand": [CARD]}, "p2": {"pile": [OTHER, CARD]}}, ("p2", "pile", 1), f"{CARD!r} only once"),
    ({"bids": [f"p1: {CARD} on 1"], "p2": {"hand": [CARD]}}, ("p2", "hand", 0), f"{CARD!r} only once"),
    ({"display": DISPLAY, "bids": [f"p1: {CARD} on 2"]}, ("bids", 0), "place 2 is empty"),
    ({"bids": [f"p1: {CARD} on 4"]}, ("bids", 0), "is no bid"),
    ({"bids": [f"p1: {CARD} on \u00b2"]}, ("bids", 0), "is no bid"),
    ({"phase": "call", "bids": [f"p1: {CARD} on 1"]}, ("bids", 0), "no bids lie on the table"),
]


def read(document: dict[str, Any], mode: str = "classic", **options: str) -> dict[str, Any]:
    return KARTHEDIS.scenarios.describe(KARTHEDIS.scenarios.read(mode, document, 2, options))


@pytest.mark.parametrize(("document", "path", "message"), IMPOSSIBLE)
def test_an_impossible_position(document: dict[str, Any], path: tuple[str | int, ...], message: str) -> None:
    with pytest.raises(PositionError) as error:
        read(document)
    assert message in str(error.value)
    assert error.value.path == path


@pytest.mark.rule("KA-084", "KA-115")
@pytest.mark.parametrize("phase", ["second-call", "recall"])
def test_after_the_awards_bids_lie_open_where_a_resource_was(phase: str) -> None:
    document = {"phase": phase, "display": DISPLAY, "bids": [f"p1: {CARD} on 2"]}
    s = KARTHEDIS.scenarios.read("classic", document, 2)
    assert [bid.up for bids in s.bids for bid in bids] == [True]


@pytest.mark.rule("KA-080")
def test_who_has_turned_up_the_bids_has_them_open() -> None:
    bids = [f"p1: {CARD} on 1", f"p2: {OTHER} on 1"]
    s = KARTHEDIS.scenarios.read("classic", {"phase": "reveal", "turn": "p2", "bids": bids}, 2)
    assert [bid.up for bids in s.bids for bid in bids] == [True, False]


# what is agreed


@pytest.mark.rule("KA-015")
def test_the_agreed_condition_holds_in_a_position() -> None:
    assert read({}, victory="distinct 4")["victory"] == "distinct 4"
    assert read({"victory": "distinct 4"}, victory="distinct 4")["victory"] == "distinct 4"
    assert read({"victory": "same3"}, victory="same 3")["victory"] == "same 3"
    assert read({"victory": "long"})["victory"] == "distinct 5"
    one, other = "same 2 and distinct 3 or nebelsalz 4", "nebelsalz 4 or distinct 3 and same 2"
    assert read({"victory": one}, victory=other)["victory"] == one  # the parts of a condition stand in no order
    with pytest.raises(PositionError, match="the options say"):
        read({"victory": "same 2 and distinct 3"}, victory="same 2 or distinct 3")
    with pytest.raises(PositionError, match="the options say 'distinct 4'"):
        read({"victory": "distinct 3"}, victory="distinct 4")


@pytest.mark.rule("KA-010", "KA-025")
def test_where_the_first_leader_is_random_any_seat_may_lead() -> None:
    assert read({}, leader="random")["leader"] == "p1"
    assert read({"leader": "p2", "round": 3}, leader="random")["leader"] == "p2"


def test_the_agreed_leader_leads_the_first_round() -> None:
    assert read({}, leader="p2")["leader"] == "p2"
    assert read({"round": 2}, leader="p2")["leader"] == "p1"
    with pytest.raises(PositionError, match="so p2 leads round 3"):
        read({"leader": "p1", "round": 3}, leader="p2")


@pytest.mark.rule("KA-200", "KA-205")
def test_each_player_builds_a_deck_from_a_full_copy() -> None:
    both = {"p1": {"hand": [CARD]}, "p2": {"hand": [CARD]}}
    assert read(both, "deckbau")["p2"]["hand"] == [CARD]
    with pytest.raises(PositionError, match="only once"):
        read(both)
    twice = {"p1": {"hand": [CARD], "pile": [CARD]}}
    assert read(twice, "deckbau", deck_copies="2")["p1"]["pile"] == [CARD]
    with pytest.raises(PositionError, match="in a deck only once") as error:
        read(twice, "deckbau")
    assert error.value.path == ("p1", "pile", 0)


@pytest.mark.rule("KA-200")
def test_who_brings_a_deck_list_has_no_other_cards() -> None:
    deck = write_deck(tuple(DECK))
    assert (
        read({"p1": {"hand": DECK[:5]}, "p2": {"hand": [IN_NO_LIST]}}, "deckbau", deck_p1=deck)["p1"]["hand_size"] == 5
    )
    with pytest.raises(PositionError, match="not in the deck list of p1"):
        read({"p1": {"hand": [IN_NO_LIST]}}, "deckbau", deck_p1=deck)
    s = KARTHEDIS.scenarios.read("deckbau", {"p1": {"deck": DECK[:2]}}, 2, {"deck_p1": deck})
    memory = [KARTHEDIS.view(s, seat)["memory"] for seat in (0, 1)]
    assert [known and known["deck"] for known in memory] == [sorted(DECK[:2]), None]
