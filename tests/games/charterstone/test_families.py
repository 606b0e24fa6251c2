"""What crates bring into the village: friends, guests, items, treasures, income, private objectives, overbuilding
(C-210, C-227, C-230)."""

import pytest

from tafelrunde.games.charterstone.data import FRIENDS, GUESTS
from tafelrunde.games.charterstone.state import State
from tafelrunde.kernel import Refused

from .village import having, said, stock, village

BASIC = "kuerbisbeet_im_beiboot"
MARKET_OF_BLACK = "schlotmarkt"  # a coal for two coins
INCOME = "harzzapferei"  # of green: an influence and a wood, 2 points, a resource at every income
FRIEND = "fraeulein_schlacke"  # of black: 1 point


def black_market(s: State) -> None:
    s.plots["black"] = (s.plots["black"][0], (MARKET_OF_BLACK,), *s.plots["black"][2:])


def resin(s: State) -> None:
    s.plots["green"] = (s.plots["green"][0], (INCOME,), *s.plots["green"][2:])


def test_a_crate_shuffles_its_family_into_the_deck() -> None:
    """C-031: twelve friends; the opener takes one that lies open, if there is one."""

    def rich(s: State) -> None:
        having(s, coins=4, cards=("crate-7",))
        s.mat, s.deck = s.mat[:3], ()

    table = village(change=rich)
    table.choose("place worker at charterstone")
    table.choose("open crate 7")
    lying = {*table.state.deck, *table.state.mat, *table.state.players[0].cards}
    assert set(FRIENDS) <= lying
    assert table.choice.prompt == "take-card"
    assert set(said(table)) == {f"take {card}" for card in table.state.mat if card in FRIENDS}


def test_a_friend_helps_at_the_buildings_of_the_district() -> None:
    """C-230: but not at the basic one, nor elsewhere."""

    def befriended(s: State) -> None:
        black_market(s)
        having(s, cards=(FRIEND,), stock=stock(coal=1))

    table = village(change=befriended)
    table.choose(f"place worker at {MARKET_OF_BLACK}")
    table.choose("take all")
    assert table.state.players[0].vp == 1
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    table.choose("place worker at kohlebunker_der_alten_barkasse")
    table.choose("take all")
    assert table.state.players[0].vp == 1


def test_a_friend_looks_at_where_a_building_stands() -> None:
    """A card of violet that was built in black is a building of black."""

    def abroad(s: State) -> None:
        s.plots["black"] = (s.plots["black"][0], ("kompostorgel",), *s.plots["black"][2:])
        having(s, cards=(FRIEND, "gundel_gurgel"))

    table = village(change=abroad)
    table.choose("place worker at kompostorgel")
    table.choose("take all")
    assert table.state.players[0].vp == 1


def test_another_worker_comes_back_not_the_one_just_placed() -> None:
    carousel = "kettenkarussell"  # for a resource a worker and a coin

    def fair(s: State) -> None:
        s.plots["blue"] = (s.plots["blue"][0], (carousel,), *s.plots["blue"][2:])
        having(s, workers=("markt", ""), stock=stock(wood=1))

    table = village(change=fair)
    table.choose(f"place worker at {carousel}")
    table.choose("pay wood")
    table.choose("take all")
    assert said(table) == ["fetch worker from markt"]
    table.choose("fetch worker from markt")
    assert sorted(table.state.players[0].workers) == ["", carousel]


def test_influence_stays_on_an_income_building() -> None:
    """C-227: and nobody has two tokens on one."""

    def there(s: State) -> None:
        resin(s)
        having(s, stock=stock(wood=2))

    table = village(change=there)
    table.choose(f"place worker at {INCOME}")
    player = table.state.players[0]
    assert (player.vp, player.influence, player.spent, player.stock["wood"]) == (2, 11, 0, 1)
    assert table.state.income == ((INCOME, 0),)
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    with pytest.raises(Refused, match="C-227"):
        table.choose(f"place worker at {INCOME}")


def about_to_pay(s: State) -> None:
    """The token enters space 14, which has an icon, since violet has no influence left in its supply."""
    resin(s)
    s.progress = 13
    having(s, influence=0, spent=12)
    having(s, 1, influence=11)
    s.income = ((INCOME, 1),)


def test_income_pays_only_when_it_is_unlocked() -> None:
    """C-110."""
    table = village(change=about_to_pay)
    assert table.choice.prompt == "turn"
    assert table.state.progress == 14


def test_income_pays_everybody_who_has_a_token() -> None:
    """C-227."""

    def unlocked(s: State) -> None:
        about_to_pay(s)
        s.rules = ("income",)

    table = village(change=unlocked)
    assert (table.choice.seat, table.choice.prompt) == (1, "gain")
    table.choose("gain iron")
    assert table.state.players[1].stock["iron"] == 1
    assert (table.choice.seat, table.choice.prompt) == (0, "turn")


def test_guests_pay_both_rewards_to_few_and_one_to_many() -> None:
    """C-230: both with two players, one of choice with four."""
    guest = "die_seiltaenzerin_auf_durchreise"
    assert GUESTS[guest].rewards == ((("coin", 1),), (("vp", 1),))

    def visited(s: State) -> None:
        s.progress = 13
        s.rules = ("income",)
        having(s, influence=0, spent=12, cards=(guest,))

    few = village(2, change=visited).state.players[0]
    assert (few.coins, few.vp) == (1, 1)
    many = village(4, change=visited)
    assert said(many) == [f"guest {guest} pays a", f"guest {guest} pays b"]
    many.choose(f"guest {guest} pays b")
    assert (many.state.players[0].coins, many.state.players[0].vp) == (0, 1)


def test_an_item_is_finished_once_before_the_action() -> None:
    """C-230: for its resources; then the turn goes on."""
    items = ("regenschirm_mit_dachfenster", "selbstruehrender_topf")
    table = village(change=lambda s: having(s, cards=items, stock=stock(wood=1, iron=1, coal=1, pumpkin=1)))
    table.choose(f"finish item {items[0]}")
    player = table.state.players[0]
    assert (player.vp, player.cards, player.stock["wood"]) == (4, items[1:], 0)
    assert table.state.discard == items[:1]
    assert table.choice.seat == 0
    with pytest.raises(Refused, match="once-a-turn"):
        table.choose(f"finish item {items[1]}")
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    assert table.choice.seat == 1
    assert table.state.finished == ()


def test_an_item_without_its_resources_is_refused() -> None:
    table = village(change=lambda s: having(s, cards=("regenschirm_mit_dachfenster",), stock=stock(wood=1)))
    with pytest.raises(Refused, match=r"1 iron.*C-230"):
        table.choose("finish item regenschirm_mit_dachfenster")


def test_a_treasure_works_at_once() -> None:
    """C-230."""
    table = village(change=lambda s: having(s, cards=("sack_voll_fremder_knoepfe",)))
    table.choose("play treasure sack_voll_fremder_knoepfe")
    table.choose("take all")
    assert table.state.players[0].coins == 3
    assert (table.choice.seat, table.choice.prompt) == (0, "turn")


def test_a_treasure_opens_a_crate_for_nothing() -> None:
    treasure = "generalschluessel_verbogen"
    table = village(change=lambda s: having(s, cards=(treasure, "crate-1")))
    table.choose(f"play treasure {treasure}")
    table.choose("open crate 1")
    table.choose("decline reputation")
    assert (table.state.players[0].vp, table.state.players[0].influence) == (5, 12)
    without = village(change=lambda s: having(s, cards=(treasure,)))
    with pytest.raises(Refused, match="C-071"):
        without.choose(f"play treasure {treasure}")


def test_a_free_cost_and_a_double_benefit_hold_for_the_turn() -> None:
    free = village(change=lambda s: (black_market(s), having(s, cards=("freibrief_mit_kaffeefleck",)))[0])
    assert f"place worker at {MARKET_OF_BLACK}" not in said(free)
    free.choose("play treasure freibrief_mit_kaffeefleck")
    free.choose(f"place worker at {MARKET_OF_BLACK}")
    free.choose("take all")
    assert free.state.players[0].coins == 2
    assert free.state.modifiers == ()
    twice = village(change=lambda s: having(s, cards=("das_doppelte_tablett",)))
    twice.choose("play treasure das_doppelte_tablett")
    twice.choose(f"place worker at {BASIC}")
    twice.choose("take all")
    assert twice.state.players[0].stock["pumpkin"] == 2


def test_without_influence_that_is_paid_to_the_supply() -> None:
    def rich(s: State) -> None:
        having(s, coins=4, influence=0, spent=12, cards=("unsichtbare_tinte", "crate-1"))
        s.progress = 17
        s.last_round = True

    table = village(change=rich)
    table.choose("play treasure unsichtbare_tinte")
    table.choose("place worker at charterstone")
    table.choose("open crate 1")
    assert table.state.players[0].vp == 5


def test_another_worker_may_be_placed_at_once() -> None:
    treasure = "der_siebenmeilensocken_links"
    table = village(change=lambda s: having(s, cards=(treasure,)))
    table.choose(f"play treasure {treasure}")
    table.choose(f"place worker at {BASIC}")
    table.choose("take all")
    assert table.choice.seat == 0
    assert all(text.startswith("place worker at") for text in said(table))
    table.choose("place worker at kohlebunker_der_alten_barkasse")
    table.choose("take all")
    assert table.choice.seat == 1


def test_a_private_objective_is_for_one_alone() -> None:
    """C-230: it is drawn from the deck, and scored like any other."""
    treasure = "kassiber_vom_meeresgrund"

    def prepared(s: State) -> None:
        having(s, cards=(treasure,), coins=7)
        having(s, 1, coins=7)
        s.objective_deck = ("klingelnde_stiefel", "hochgekrempelte_aermel")
        s.open_objectives = ("gern_gesehene_fracht", "viele_haende", "einmal_alles_bitte")

    table = village(change=prepared)
    table.choose(f"play treasure {treasure}")
    table.choose("take all")
    assert table.state.players[0].private == ("klingelnde_stiefel", "hochgekrempelte_aermel")
    table.choose("place worker at tribuene")
    table.choose("score klingelnde_stiefel")
    table.choose("decline reputation")
    with pytest.raises(Refused, match="C-072"):
        table.choose("place worker at tribuene")


def test_building_over_a_building() -> None:
    """C-210: when that part of the chronicle is open, but never over the basic building, a worker or a token."""

    def crowded(s: State) -> None:
        resin(s)
        plots = s.plots["violet"]
        s.plots["violet"] = (plots[0], ("laternenschnitzerei",), ("kompostorgel",), *plots[3:])
        having(s, cards=("suppenkueche_siebter_loeffel",), stock=stock(pumpkin=2, coal=1, clay=1))
        having(s, 1, workers=("kompostorgel", ""))

    table = village(change=crowded)
    table.choose("place worker at zeppelin")
    assert said(table) == [f"build suppenkueche_siebter_loeffel on plot {plot}" for plot in (4, 5, 6)]
    later = village(change=lambda s: (crowded(s), setattr(s, "rules", ("overbuilding",)))[0])
    later.choose("place worker at zeppelin")
    assert said(later) == [f"build suppenkueche_siebter_loeffel on plot {plot}" for plot in (2, 4, 5, 6)]
    later.choose("build suppenkueche_siebter_loeffel on plot 2")
    assert later.state.plots["violet"][1] == ("laternenschnitzerei", "suppenkueche_siebter_loeffel")


def test_one_treasure_in_a_turn() -> None:
    """C-230."""
    table = village(change=lambda s: having(s, cards=("sack_voll_fremder_knoepfe", "goldene_graete")))
    table.choose("play treasure goldene_graete")
    with pytest.raises(Refused, match="once-a-turn"):
        table.choose("play treasure sack_voll_fremder_knoepfe")


def test_what_is_counted_brings_something_each() -> None:
    """A treasure for every building of the own district, a building for every friend, three at most."""
    house = village(change=lambda s: having(s, cards=("schatzkarte_zum_eigenen_haus",)))
    house.choose("play treasure schatzkarte_zum_eigenen_haus")
    assert house.state.players[0].vp == 1

    def many_friends(s: State) -> None:
        plots = s.plots["violet"]
        s.plots["violet"] = (plots[0], ("nachbarschaftsbank",), *plots[2:])
        having(s, cards=tuple(FRIENDS)[4:8], stock=stock(pumpkin=1))

    bench = village(change=many_friends)
    bench.choose("place worker at nachbarschaftsbank")
    assert bench.state.players[0].vp == 1 + 3 * 2


def test_one_of_several_benefits_is_chosen() -> None:
    def at_the_full_moon(s: State) -> None:
        plots = s.plots["violet"]
        s.plots["violet"] = (plots[0], ("vollmondtafel",), *plots[2:])
        having(s, stock=stock(pumpkin=1, coal=1))

    table = village(change=at_the_full_moon)
    table.choose("place worker at vollmondtafel")
    table.choose("pay coal")
    table.choose("pay pumpkin")
    assert said(table) == [f"choose benefit {number}" for number in (1, 2, 3)]
    table.choose("choose benefit 1")
    table.choose("take all")
    assert (table.state.players[0].coins, table.state.players[0].vp) == (2, 1)
