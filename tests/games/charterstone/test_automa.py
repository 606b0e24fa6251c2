"""Automas play by cards and are asked nothing (C-300 to C-308)."""

from collections.abc import Callable

import pytest

from tafelrunde.games.charterstone.data import AUTOMA_CARDS, at_the_start
from tafelrunde.games.charterstone.state import State

from .village import having, village
from .walks import VillageTable

BASIC = "kuerbisbeet_im_beiboot"


def after_its_turn(card: str, change: Callable[[State], None] = lambda _s: None) -> VillageTable:
    """A person has played; then the Automa of black has drawn this card."""

    def stacked(s: State) -> None:
        others = tuple(other for other in at_the_start(AUTOMA_CARDS) if other != card)
        s.automa_deck = (card, *others)
        change(s)

    table = village(2, 1, stacked)
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    return table


def test_it_gains_its_level_where_the_card_says_so() -> None:
    """C-302."""
    table = after_its_turn("heimvorteil")
    automa = table.state.players[1]
    assert automa.vp == 2
    assert automa.workers == ("kohlebunker_der_alten_barkasse", "")
    assert table.choice.seat == 0


def test_it_puts_a_token_on_the_track_without_being_asked() -> None:
    """C-305."""
    table = after_its_turn("tusch")
    assert table.state.players[1].workers == ("tribuene", "")
    assert table.state.reputation == (1,)
    assert table.state.players[1].influence == 11


def test_it_fills_the_quota_table_from_the_left() -> None:
    """C-305: column by column, from top to bottom; no reward."""

    def one_is_taken(s: State) -> None:
        s.quota = ((0, -1, -1, -1, -1, -1), *s.quota[1:])
        having(s, influence=11)

    table = after_its_turn("rede_mit_zahlen", one_is_taken)
    assert table.state.quota[1][0] == 1
    assert table.state.players[1].vp == 2


def test_it_opens_the_lowest_crate_of_the_mat() -> None:
    """C-305: its buildings go into the deck; the token moves on, without reputation for it."""

    def two_crates(s: State) -> None:
        s.mat = ("crate-5", "crate-3", *s.mat[2:])
        s.deck = (*s.deck, "kistenfluesterer", "zehenspitzen_polierin")

    table = after_its_turn("deckel_auf", two_crates)
    s = table.state
    assert s.crates == (3,)
    assert s.archive == ("crate-3",)
    assert {"saegewerk_sanfte_saege", "mastkorbcafe"} <= {*s.deck, *s.mat}
    assert s.players[1].chest == ("tove_die_zimmerin",)
    assert s.players[1].cards == ()
    assert (s.progress, s.reputation) == (13, ())
    assert s.players[1].vp == 3


def test_without_a_crate_only_the_points_remain() -> None:
    """C-305: and nothing moves."""
    table = after_its_turn("deckel_auf")
    assert table.state.players[1].vp == 3
    assert table.state.progress == 12


def test_it_builds_the_lowest_numbered_card_of_the_mat() -> None:
    """C-305: on its lowest free plot, whatever its district; the crate goes back into the deck."""

    def two_buildings(s: State) -> None:
        s.mat = ("seepferdmuehle", "kruemelboerse", *s.mat[2:])
        s.deck = (*s.deck, "kistenfluesterer", "zehenspitzen_polierin")

    table = after_its_turn("richtfest", two_buildings)
    s = table.state
    assert s.plots["black"][1] == ("kruemelboerse",)
    assert "crate-47" in {*s.deck, *s.mat}
    assert (s.players[1].vp, s.progress) == (4, 13)


def test_it_builds_nothing_that_goes_over_another_building() -> None:
    """C-210: the town hall needs one beneath."""
    over = "rathaus_im_riesenkuerbis"
    table = after_its_turn("richtfest", lambda s: setattr(s, "mat", (over, *s.mat[1:])))
    assert table.state.plots["black"][1:] == ((),) * 5
    assert over in table.state.mat
    assert table.state.progress == 12


def test_it_visits_minions_like_anybody() -> None:
    """C-228: it counts as a player, and their owner gains something."""

    def guarded(s: State) -> None:
        s.minions = (("winkerkrabbe", 5),)
        having(s, minions=(("winkerkrabbe", BASIC),))
        s.automa_deck = ("neugier",)

    for seed in range(40):  # until its die shows violet
        table = village(2, 1, guarded, seed)
        table.choose("place worker at kohlebunker_der_alten_barkasse")
        table.choose("take all")
        if BASIC in table.state.players[1].workers:
            assert table.state.players[0].vp == 1
            return
    raise AssertionError("the die has never shown violet")


def test_it_clears_the_two_highest_numbers_away() -> None:
    """C-301."""
    table = after_its_turn("ausverkauf")
    assert set(table.state.discard) <= {"frachtbrieftraeger", "uhrenaufzieherin"}
    assert len(table.state.mat) == 5


def test_it_takes_its_workers_back() -> None:
    """C-302: when none is left; no card is drawn."""
    table = after_its_turn("tusch", lambda s: having(s, 1, workers=("markt", "zeppelin")))
    assert table.state.players[1].workers == ("", "")
    assert table.state.automa_deck[0] == "tusch"


@pytest.mark.parametrize("card", [card for card, facts in AUTOMA_CARDS.items() if facts.enters == "start"])
def test_every_card_can_be_played(card: str) -> None:
    table = after_its_turn(card)
    assert table.choice.seat == 0
    assert card in table.state.automa_discard
