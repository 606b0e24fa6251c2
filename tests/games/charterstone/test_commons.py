"""What is done at the Commons: building, crates, objectives, deliveries, reputation, assistants."""

import pytest

from tafelrunde.games.charterstone.state import State
from tafelrunde.kernel import Refused

from .village import having, said, stock, village

SOUP = "suppenkueche_siebter_loeffel"  # two pumpkins, a coal, a clay; crate 7
CARVERY = "laternenschnitzerei"


def builder(s: State) -> None:
    having(s, cards=(SOUP,), stock=stock(pumpkin=2, coal=1, clay=1, iron=1))


def test_a_building_costs_influence_and_its_four_resources() -> None:
    """C-070: 5 points; C-116: the token moves on; C-051: the card with its crate is kept."""
    table = village(change=builder)
    table.choose("place worker at zeppelin")
    assert said(table) == [f"build {SOUP} on plot {plot}" for plot in range(2, 7)]
    table.choose(f"build {SOUP} on plot 4")
    table.choose("decline reputation")
    player = table.state.players[0]
    assert (player.vp, player.influence, player.spent) == (5, 9, 3)
    assert player.stock == stock(iron=1)
    assert player.cards == ("crate-7",)
    assert table.state.plots["violet"][3] == (SOUP,)
    assert table.state.progress == 13


def test_a_building_without_a_crate_goes_to_the_archive() -> None:
    """C-052."""
    table = village(change=lambda s: having(s, cards=("kompostorgel",), stock=stock(pumpkin=1, clay=2, iron=1)))
    table.choose("place worker at zeppelin")
    table.choose("build kompostorgel on plot 2")
    table.choose("decline reputation")
    assert table.state.players[0].cards == ()
    assert table.state.archive == ("kompostorgel",)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda s: having(s, cards=(SOUP,), stock=stock(pumpkin=1, coal=1, clay=1, iron=4)), "C-070"),
        (lambda s: having(s, stock=stock(pumpkin=2, coal=1, clay=1)), "C-070"),
        (lambda s: (builder(s), having(s, influence=2, spent=10))[0], "C-064"),
    ],
    ids=["a resource is lacking", "no building card", "too little influence"],
)
def test_who_cannot_build_may_not_use_the_zeppelin(change: object, rule: str) -> None:
    table = village(change=change)  # type: ignore[arg-type]
    with pytest.raises(Refused, match=rule):
        table.choose("place worker at zeppelin")


def test_nothing_is_built_on_a_taken_plot() -> None:
    """C-210: the basic building lies on the first one."""
    table = village(change=builder)
    table.choose("place worker at zeppelin")
    with pytest.raises(Refused, match="C-210"):
        table.choose(f"build {SOUP} on plot 1")


def test_a_crate_brings_buildings_and_a_persona() -> None:
    """C-071, C-080 to C-082, C-206: for 2 influence and 4 coins, 5 points; the empty card goes to the archive."""
    table = village(change=lambda s: having(s, coins=4, cards=("crate-1",)))
    table.choose("place worker at charterstone")
    table.choose("open crate 1")
    table.choose("decline reputation")
    player = table.state.players[0]
    assert (player.vp, player.coins, player.influence) == (5, 0, 10)
    assert player.cards == (SOUP, CARVERY)
    assert player.chest == ("mutter_kelle",)
    assert table.state.archive == ("crate-1",)
    assert table.state.rules == ("building_cards", "personas")
    assert table.state.progress == 13


def test_new_objectives_are_shuffled_in() -> None:
    """C-085: those of crate 8 come into the deck, not onto the table."""
    table = village(change=lambda s: having(s, coins=4, cards=("crate-8",)))
    table.choose("place worker at charterstone")
    table.choose("open crate 8")
    assert "dreifach_beklatscht" in table.state.objective_deck
    assert "dreifach_beklatscht" not in table.state.open_objectives


def test_objectives_come_with_a_part_of_the_chronicle_once() -> None:
    """The first crate of all opens the part about building cards, which has an objective of its own."""
    table = village(change=lambda s: having(s, coins=8, cards=("crate-1", "crate-2")))
    table.choose("place worker at charterstone")
    table.choose("open crate 1")
    table.choose("decline reputation")
    assert len(table.state.objective_deck) == 3
    assert "plaene_in_der_schublade" in table.state.objective_deck
    table.choose("place worker at kuerbisbeet_im_beiboot")
    table.choose("take all")
    table.choose("place worker at charterstone")
    table.choose("open crate 2")
    assert len(table.state.objective_deck) == 3


def test_an_objective_is_scored_once_by_everybody_who_fulfils_it() -> None:
    """C-072, C-086 to C-089: 1 influence, which stays there; 5 points."""

    def both_are_rich(s: State) -> None:
        having(s, coins=6)
        having(s, 1, coins=6)

    table = village(change=both_are_rich)
    table.choose("place worker at tribuene")
    assert said(table) == ["score klingelnde_stiefel"]
    table.choose("score klingelnde_stiefel")
    table.choose("decline reputation")
    player = table.state.players[0]
    assert (player.vp, player.influence, player.spent, player.coins) == (5, 11, 0, 6)
    table.choose("place worker at tribuene")
    table.choose("score klingelnde_stiefel")
    table.choose("place worker at kuerbisbeet_im_beiboot")
    table.choose("take all")
    table.choose("take back workers")
    with pytest.raises(Refused, match="C-072"):
        table.choose("place worker at tribuene")
    assert table.state.progress == 14


def test_an_objective_that_is_not_fulfilled_cannot_be_scored() -> None:
    """C-086, C-089."""
    table = village(change=lambda s: having(s, coins=5))
    with pytest.raises(Refused, match="C-072"):
        table.choose("place worker at tribuene")


def test_a_delivery_takes_pieces_of_one_kind_for_a_free_space() -> None:
    """C-090 to C-093, C-095, C-098: different resources; 3 points, and 1 of the second column; the influence stays."""
    table = village(change=lambda s: having(s, stock=stock(coal=1, wood=1)))
    table.choose("place worker at wolkenhafen")
    assert said(table) == [f"deliver resource column {column}" for column in (1, 2, 3)]
    table.choose("deliver resource column 2")
    table.choose("pay coal")
    table.choose("pay wood")
    player = table.state.players[0]
    assert (player.vp, player.influence, player.spent) == (4, 11, 0)
    assert table.state.quota[0] == (-1, 0, -1, -1, -1, -1)
    assert player.stock == stock()


def test_a_taken_space_and_too_few_pieces_are_refused() -> None:
    def first_is_taken(s: State) -> None:
        s.quota = (s.quota[0], (1, -1, -1, -1, -1, -1), *s.quota[2:])
        having(s, 1, influence=11)
        having(s, coins=2)

    table = village(change=first_is_taken)
    table.choose("place worker at wolkenhafen")
    with pytest.raises(Refused, match="space-is-taken"):
        table.choose("deliver coin column 1")
    with pytest.raises(Refused, match=r"too-few-to-deliver.*C-091"):
        table.choose("deliver coin column 4")
    table.choose("deliver coin column 3")
    assert table.state.players[0].coins == 0


def test_the_reputation_of_a_space_costs_another_influence() -> None:
    """C-096, C-099, C-101: column 5."""
    table = village(change=lambda s: having(s, coins=3))
    table.choose("place worker at wolkenhafen")
    table.choose("deliver coin column 5")
    table.choose("take reputation")
    assert table.state.players[0].influence == 10
    assert table.state.reputation == (0,)


def test_there_is_no_reputation_beyond_the_last_space() -> None:
    """C-103: six spaces for two players."""

    def full(s: State) -> None:
        s.reputation = (1,) * 6
        having(s, 1, influence=6)
        having(s, coins=3)

    table = village(change=full)
    table.choose("place worker at wolkenhafen")
    table.choose("deliver coin column 5")
    assert table.choice.prompt == "turn"
    assert table.state.reputation == (1,) * 6


def test_reputation_is_ranked_in_the_end() -> None:
    """C-104, C-105: two at the top get 10 each, the next 7; nobody gets anything without a token."""

    def near_the_end(s: State) -> None:
        s.progress = 17
        s.last_round = True
        s.reputation = (0, 0, 1, 1, 2)
        having(s, influence=10)
        having(s, 1, influence=10)
        having(s, 2, influence=11)

    table = village(4, change=near_the_end)
    for _ in range(4):
        table.choose("place worker at kuerbisbeet_im_beiboot")
        table.choose("take all")
    assert table.over
    assert [player.vp for player in table.state.players] == [10, 10, 7, 0]
    assert table.result is not None
    assert table.result.winners == (0, 1)


def test_assistants_add_up() -> None:
    """C-040, C-043: one for the market, one for deliveries."""
    table = village(
        change=lambda s: (
            setattr(s, "mat", s.mat[:2]),
            setattr(s, "deck", ()),
            having(s, cards=("feilscherin", "muenzputzer"), coins=1, stock=stock(wood=1, clay=1)),
        )[0]
    )
    table.choose("place worker at markt")
    table.choose("pay wood")
    table.choose("take all")
    table.choose(f"take {table.state.mat[0]}")
    assert table.state.players[0].vp == 2
    table.choose("place worker at kuerbisbeet_im_beiboot")
    table.choose("take all")
    table.choose("place worker at schatzamt")
    table.choose("pay clay")
    table.choose("take all")
    assert table.state.players[0].vp == 3


def test_progress_offers_reputation_on_its_icon() -> None:
    """C-117: space 13 with two players; C-115: they begin on 12."""
    table = village(change=builder)
    assert table.state.progress == 12
    table.choose("place worker at zeppelin")
    table.choose(f"build {SOUP} on plot 2")
    assert said(table) == ["take reputation", "decline reputation"]
    table.choose("take reputation")
    assert table.state.reputation == (0,)
