"""Who plays what: nothing is left open, and what cannot be played is refused."""

import pickle

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.lab.lineup import Lineup


def test_what_is_left_open_is_filled_in() -> None:
    assert Lineup.of("fuersten", bots=["greedy"]) == Lineup("fuersten", "intro", ("red", "blue"), {}, ("greedy",) * 2)
    three = Lineup.of("karthedis", bots=["easy", "random", "greedy"], seats=3)
    assert three == Lineup(
        "karthedis", "classic", ("p1", "p2", "p3"), {"victory": "distinct 3 or same 2"}, ("easy", "random", "greedy")
    )


def test_the_same_asked_for_in_other_words_is_the_same() -> None:
    quick = Lineup.of("karthedis", "classic", ["greedy"] * 4, 4, {"victory": "quick"})
    assert quick == Lineup.of("karthedis", bots=["greedy"])
    again = Lineup.of(quick.game, quick.mode, quick.bots, len(quick.seats), quick.options)
    assert again == quick == pickle.loads(pickle.dumps(quick))


@pytest.mark.parametrize(
    ("mode", "bots", "seats", "options", "said"),
    [
        ("night", ["greedy"], None, {}, "no mode 'night'"),
        (None, ["deep"], None, {}, "there is no bot 'deep'"),
        (None, ["greedy"] * 3, None, {}, "karthedis has 4 seats .p1, p2, p3, p4., but 3 bots are named"),
        (None, [], None, {}, "but 0 bots are named"),
        (None, ["greedy"], 99, {}, "for 2 to 36 players"),
        (None, ["greedy"], None, {"colour": "red"}, "no option 'colour'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    mode: str | None, bots: list[str], seats: int | None, options: dict[str, str], said: str
) -> None:
    with pytest.raises(BadInput, match=said):
        Lineup.of("karthedis", mode, bots, seats, options)


def test_everybody_sits_everywhere_when_it_is_turned_round() -> None:
    lineup = Lineup.of("karthedis", bots=["easy", "random", "greedy"], seats=3)
    turned = [lineup.turned(by) for by in range(3)]
    assert turned[0] == lineup and turned[1].bots == ("random", "greedy", "easy")
    for seat in range(3):
        assert {other.bots[seat] for other in turned} == {"easy", "random", "greedy"}
