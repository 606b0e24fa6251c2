"""A game that nobody can win any more ends without a winner."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.games.kartenspiel.data import CARDS
from tafelrunde.games.kartenspiel.ending import _plainly_reachable, _reachable, dead
from tafelrunde.games.kartenspiel.game import GAME
from tafelrunde.games.kartenspiel.modes import USUAL_THEME, usual_deal
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.games.kartenspiel.state import EXCHANGE, State
from tafelrunde.games.kartenspiel.turn import LOOK_FOR_DEAD_GAME
from tafelrunde.kernel import Result, Table

from ...contract.walks import WALKERS

ROW = ["city", "road", "city", "road", "city", "road", "settlement"]
ABOVE = ["wald-4", "goldfluss-6", "ackerland-1", "wald-1", "gebirge-4"]
BELOW = ["huegelland-5", "weideland-3", "gebirge-2", "huegelland-1", "ackerland-3"]
THEIRS = {
    "centre": ["city", "road", "city", "road", "city", "road", "city", "road", "settlement"],
    "above": ["wald-5", "goldfluss-1", "ackerland-2", "wald-6", "weideland-5", "goldfluss-3"],
    "below": ["huegelland-6", "weideland-4", "gebirge-3", "huegelland-2", "gebirge-5", "weideland-6"],
}
IN_PLAY = [card for card in CARDS.values() if card.back in ("grundspiel", "ritter_haendler")]


def everything_built(discard: list[str], theme: str = "", expansions: tuple[str, ...] = ()) -> State:
    position = {
        "discard": discard,
        "roads": 0,
        "settlements": 0,
        "cities": 0,
        "red": {"centre": ROW, "above": ABOVE, "below": BELOW, "expansions": list(expansions)},
        "blue": {**THEIRS, "expansions": list(expansions)},
    }
    return read_position("erweitert", "2003", usual_deal(theme or USUAL_THEME), position)


def counting() -> list[str]:
    """Every copy of the cards that count victory points, the one that brings cards back among them."""
    return [card.id for card in IN_PLAY if card.vp and card.kind == "building" for _ in range(card.copies)]


def test_nobody_can_win_when_all_that_counts_lies_among_the_discards() -> None:
    assert dead(everything_built(counting()))


def test_as_long_as_one_card_could_bring_the_others_back_the_game_goes_on() -> None:
    assert not dead(everything_built([card for card in counting() if not CARDS[card].fetches]))


def test_as_long_as_enough_points_are_left_the_game_goes_on() -> None:
    assert not dead(everything_built(counting()[:3]))


def test_tokens_that_nothing_can_win_any_more_are_not_counted() -> None:
    """Red lacks two points beside the Colossus: with the tokens they could be had, without a unit they cannot."""
    gone = [
        card.id
        for card in IN_PLAY
        if (card.vp or card.strength or card.musters or card.trade) and card.is_expansion and "koloss" not in card.id
        for _ in range(card.copies)
    ]
    assert dead(everything_built(gone))
    assert not dead(everything_built([card for card in gone if not CARDS[card].vp or CARDS[card].fetches]))


def test_a_unit_that_could_be_recovered_can_still_win_a_token() -> None:
    """With the Colossus blue lacks one point: knights and fleets lie among the discards, from where a card brings them
    back."""
    sets = ("grundspiel", "wissenschaft_fortschritt")
    gone = [
        card.id
        for card in CARDS.values()
        if card.back in sets and card.is_expansion and card.id not in ("der_koloss_von_catan", "universitaet")
        for _ in range(card.copies)
    ]
    universities = ("universitaet at 1-above",)
    assert not dead(everything_built(gone, "wissenschaft_fortschritt", universities))
    assert dead(everything_built([*gone, *["alte_wissenschaften"] * 2], "wissenschaft_fortschritt", universities))


def test_a_dead_game_ends_when_a_turn_does() -> None:
    state = everything_built(counting())
    state.turn, state.phase = LOOK_FOR_DEAD_GAME, EXCHANGE
    table = Table(GAME, "erweitert", position=state, seed="dead")
    table.choose("keep hand")
    assert table.result == Result((), "dead")


@settings(max_examples=12)
@given(seed=st.integers(0, 2**40))
def test_what_is_seen_at_a_glance_is_never_more_than_there_is(seed: int) -> None:
    """K-001, K-002: otherwise a game that nobody can win would go on."""
    looked_at = -1
    for table in WALKERS["kartenspiel"].walk(seed, 5000):
        s: State = table.state
        if s.settlements or s.turn == looked_at:
            continue
        looked_at = s.turn
        for seat in (0, 1):
            assert _plainly_reachable(s, seat) <= _reachable(s, seat)
