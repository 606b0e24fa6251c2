from typing import Any

import pytest

from tafelrunde import new_table
from tafelrunde.bots import UnknownBot, make_bot
from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.kernel import Table
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate

MODES = tuple(new_table("fuersten", seed=1).game.modes)


@pytest.mark.parametrize("mode", MODES)
def test_greedy_beats_random_from_either_seat(mode: str) -> None:
    for bots, seat in ((("greedy", "random"), "red"), (("random", "greedy"), "blue")):
        result = simulate(Lineup.of("fuersten", mode, bots), 15, seed=1)
        assert result.finished == 15
        assert result.wins[seat] >= 14


def test_the_same_seed_gives_the_same_game() -> None:
    texts = set()
    for _ in range(2):
        table = new_table("fuersten", seed=5)
        table.drive([make_bot("greedy", table.game, f"5/{seat}") for seat in (0, 1)])
        texts.add(table.record().text())
    assert len(texts) == 1


def test_a_bot_gets_its_own_view_and_nothing_else() -> None:
    """The look a bot is given shows its own hand and not the other's."""
    table = new_table("fuersten", seed=5)
    seen = []

    class Curious:
        def __init__(self, seat: int) -> None:
            self.inner = make_bot("greedy", table.game, seat)
            self.seat = seat

        def pick(self, choice, look):  # type: ignore[no-untyped-def]
            view = look()
            seen.append(view["princes"][1 - self.seat]["hand"] is None or view["event_card"] == "bruderzwist")
            assert view["princes"][self.seat]["hand"] is not None
            return self.inner.pick(choice, look)

    table.drive([Curious(0), Curious(1)])
    assert len(seen) > 50 and all(seen)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_finish_every_mode_against_themselves(mode: str, bot: str) -> None:
    assert simulate(Lineup.of("fuersten", mode, [bot]), 40, seed=2).finished == 40


def picks(mode: str, position: dict[str, Any]) -> str:
    """What greedy would do in a position."""
    table = Table(FUERSTEN, mode, position=FUERSTEN.scenarios.read(mode, position, None), seed=1)
    bot = make_bot("greedy", FUERSTEN, 1)
    return bot.pick(table.choice, lambda: table.view(table.choice.seat)).text


CITY_AND_PLENTY = {
    "centre": ["city", "road", "settlement"],
    "stock": {"wald-2": 3, "huegelland-3": 2, "gebirge-5": 2, "ackerland-6": 1, "weideland-4": 2, "goldfluss-1": 2},
}


@pytest.mark.parametrize(
    ("mode", "red", "expected"),
    [
        # a victory point before a plain building
        ("duell", {"hand": ["geldverleiher", "lagerstaette"]}, "build geldverleiher"),
        # the condition of the cards in the hand, from the open stack
        ("wirren", {"hand": ["bogenschuetze", "feuerteufel", "webstube"]}, "build open spelunke"),
        ("gold", {"hand": ["stapelhaus", "handelsmeister"]}, "build open haendlergilde"),
        # a green card leaves the sites of cities to red ones
        ("wirren", {"hand": ["spaehturm"], "stock": {"wald-2": 1, "ackerland-6": 1}}, "build spaehturm at 2"),
        # a ship that makes the advantage
        (
            "duell",
            {
                "hand": ["woll_handelsschiff", "lagerstaette"],
                "expansions": ["salzspeicher at 1-above", "zollbruecke at 2-above"],
            },
            "build woll_handelsschiff",
        ),
        # what is useless makes room for a point, and only then
        (
            "wirren",
            {
                "hand": ["kapelle_1_3"],
                "stock": {"huegelland-3": 1, "ackerland-6": 1, "gebirge-5": 2},
                "expansions": [
                    *("webstube at 1-above", "lagerstaette at 1-above", "inga at 1-below", "kloster at 1-below"),
                    *("harald at 2-above", "markt at 2-below"),
                ],
            },
            "demolish",
        ),
    ],
)
def test_greedy_values_what_the_mode_values(mode: str, red: dict[str, Any], expected: str) -> None:
    assert picks(mode, {"red": {**CITY_AND_PLENTY, **red}}).startswith(expected)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is: random, easy, greedy"):
        make_bot("deep", new_table("fuersten", seed=1).game)


def test_random_seldom_tears_down_but_is_able_to() -> None:
    position = {"red": {"expansions": ["markt at 1-above", "kloster at 2-above"], "stock": {}}}
    table = Table(FUERSTEN, "gold", position=FUERSTEN.scenarios.read("gold", position, None), seed=1)
    assert sorted(map(str, table.choice.options)) == [
        "demolish kloster at 2-above",
        "demolish markt at 1-above",
        "end turn",
    ]
    bot = make_bot("random", FUERSTEN, 1)
    torn_down = sum(bot.pick(table.choice, lambda: None).form.rare for _ in range(20_000))
    assert 50 < torn_down < 500


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_greedy_beats_random_at_any_number_of_seats(seats: int) -> None:
    """In Karthedis: alone among random ones it wins far more than its share."""
    for number in (0, seats - 1):
        bots = ["random"] * seats
        bots[number] = "greedy"
        result = simulate(Lineup.of("karthedis", "classic", bots, seats), 40, seed=1)
        assert result.finished == 40
        assert result.wins[f"p{number + 1}"] > 40 * 2 / seats * (0.7 if seats == 2 else 1.0)


@pytest.mark.parametrize("mode", ["classic", "draft", "deckbau"])
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_bots_finish_every_set_up_of_karthedis(mode: str, seats: int) -> None:
    options = {"decks": "random"} if mode == "deckbau" else {}
    for bot in ("random", "greedy"):
        assert simulate(Lineup.of("karthedis", mode, [bot], seats, options), 6, seed=3).finished == 6
