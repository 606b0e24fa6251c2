"""Who holds the tokens, and what they count."""

from tafelrunde.games.realm.advantages import hand_limit, points, weigh_advantages
from tafelrunde.games.realm.expansions import place, remove
from tafelrunde.games.realm.prince import CITY
from tafelrunde.games.realm.state import NOBODY

from .court import court, told

TWO_RECKEN = {"1-above": "recke", "1-below": "recke"}
TWO_KAEHNE = {"1-above": "kahn", "1-below": "kahn"}


def test_a_token_goes_to_who_has_enough_and_more() -> None:
    s = court(lying=TWO_RECKEN, their_lying={"1-above": "recke"})
    assert (s.hero, s.trader) == (0, NOBODY)
    assert points(s, 0) == 3 and points(s, 1) == 2


def test_nobody_holds_it_on_a_tie_or_with_too_few_points() -> None:
    assert court(lying={"1-above": "recke"}).hero == NOBODY
    s = court(lying=TWO_RECKEN, their_lying=TWO_RECKEN)
    assert s.hero == NOBODY


def test_it_moves_as_soon_as_points_change_and_that_is_told() -> None:
    s = court(lying=TWO_RECKEN)
    remove(s, 0, "recke", "1-above")
    weigh_advantages(s)
    place(s, 1, "recke", "1-above")
    place(s, 1, "recke", "2-above")
    weigh_advantages(s)
    assert s.hero == 1
    tokens = [event for event in s.news if event.kind.name == "token"]
    assert [(event.seat, event.told) for event in tokens] == [(None, ("shield",)), (1, ("shield",))]


def test_a_mode_says_how_many_points_it_takes() -> None:
    assert court(lying={"1-above": "recke"}, advantage=1).hero == 0


def test_a_mode_may_want_a_city_of_the_trader() -> None:
    s = court(lying=TWO_KAEHNE, trader_needs_city=True)
    assert s.trader == NOBODY
    s.princes[0].places = (CITY, *s.princes[0].places[1:])
    weigh_advantages(s)
    assert s.trader == 0 and told(s) == ["token"]


def test_progress_raises_the_limit_of_the_hand() -> None:
    s = court()
    assert hand_limit(s, 0) == 3
    s.princes[0].places = (CITY, *s.princes[0].places[1:])
    place(s, 0, "turm", "1-above")
    assert hand_limit(s, 0) == 4
