"""What games tell to the lab, checked against the tables themselves."""

from typing import Any

import pytest

from tafelrunde import new_table
from tafelrunde.bots import make_bot
from tafelrunde.games.realm.advantages import points
from tafelrunde.kernel import Table, registry
from tafelrunde.kernel.record import Chose


def played(
    game: str, mode: str, bot: str, seed: str, most: int | None = None, options: dict[str, str] | None = None
) -> Table[Any, Any]:
    table = new_table(game, mode, seed=seed, options=options or {})
    table.drive([make_bot(bot, table.game, f"{seed}/{seat}") for seat in range(len(table.seats))], most)
    return table


@pytest.mark.parametrize("bot", ["greedy", "random"])  # random ones demolish, swap and lose cards
@pytest.mark.parametrize(
    ("game", "mode"),
    [
        *(("fuersten", mode) for mode in ("intro", "gold", "wirren", "fortschritt", "duell")),
        *(("kartenspiel", mode) for mode in ("grund", "erweitert")),
    ],
)
def test_the_sources_of_princes_add_up_to_the_victory_points(game: str, mode: str, bot: str) -> None:
    for number in range(3):
        table = played(game, mode, bot, f"points/{number}")
        sources = table.game.lab.chronicle(table).sources
        assert [sum(of) for of in zip(*sources.values(), strict=True)] == [points(table.state, seat) for seat in (0, 1)]
        assert all(sum(sources[token]) <= 1 for token in table.state.box.tokens)


@pytest.mark.parametrize("sets", ["zauberer_drachen", "barbaren_handelsherren", "politik_intrige+zauberer_drachen"])
def test_points_of_citadels_and_of_what_is_counted_are_told(sets: str) -> None:
    for number in range(3):
        table = played("kartenspiel", "erweitert", "greedy", f"points/{number}", options={"sets": sets})
        sources = table.game.lab.chronicle(table).sources
        assert [sum(of) for of in zip(*sources.values(), strict=True)] == [points(table.state, seat) for seat in (0, 1)]
        assert sum(sources["citadels"]) >= sum(prince.places.count(4) for prince in table.state.princes)


@pytest.mark.parametrize(("mode", "bot"), [("classic", "greedy"), ("classic", "random"), ("draft", "greedy")])
def test_the_sources_of_karthedis_add_up_to_the_resources_won(mode: str, bot: str) -> None:
    for number in range(4):
        table = played("karthedis", mode, bot, f"points/{number}")
        told = table.game.lab.chronicle(table)
        won = [len(player.won) for player in table.state.players]
        assert [sum(of) for of in zip(*told.sources.values(), strict=True)] == pytest.approx(won)
        assert [sum(of) for of in zip(*told.decks.values(), strict=True)] == [20] * len(table.seats)


@pytest.mark.parametrize(
    ("game", "mode", "sentences"),
    [
        ("fuersten", "duell", ("build", "play")),
        ("kartenspiel", "erweitert", ("build", "play")),
        ("karthedis", "classic", ("bid", "call", "pass with", "intervene", "use", "opt out")),
    ],
)
def test_cards_played_are_those_the_seats_have_chosen(game: str, mode: str, sentences: tuple[str, ...]) -> None:
    """The answers of the record say the same as the events: as often, by the same seats, in the same order."""
    table = played(game, mode, "greedy", "cards")
    told = [(card.seat, card.card) for card in table.game.lab.chronicle(table).played]
    centre = {"road": "strasse", "settlement": "siedlung", "city": "stadt"}
    chosen = []
    for answer in table.answers:
        if type(answer) is Chose and answer.option.text.startswith(sentences):
            words = answer.option.text.split()
            known = [word for word in words if word in table.game.lab.legend().cards or word in centre]
            if known:
                chosen.append((answer.seat, centre.get(known[0], known[0])))
    assert told == chosen


def test_rounds_and_the_first_seat_are_told() -> None:
    table = played("fuersten", "intro", "greedy", "rounds")
    told = table.game.lab.chronicle(table)
    rounds = [card.round for card in told.played]
    assert rounds == sorted(rounds) and rounds[-1] <= table.game.rounds(table.state)
    first_turn = next(event for event in table.events if event.kind.name == "turn")
    assert told.first == first_turn.seat
    table = played("karthedis", "classic", "random", "rounds")
    assert max(card.round for card in table.game.lab.chronicle(table).played) == table.game.rounds(table.state)


def test_an_unfinished_game_can_be_told() -> None:
    for game in registry.games():
        assert game.lab is not None
        table = played(game.id, next(iter(game.modes)), "greedy", "short", most=30)
        assert not table.over
        assert game.lab.chronicle(table).first is not None


def test_a_legend_names_whatever_is_told() -> None:
    for game in registry.games():
        assert game.lab is not None
        legend = game.lab.legend()
        table = played(game.id, next(iter(game.modes)), "random", "legend")
        told = game.lab.chronicle(table)
        assert {card.card for card in told.played} <= legend.cards.keys()
        assert told.sources.keys() == legend.sources.keys()
        assert told.decks.keys() <= legend.groups.keys()
        assert {card.group for card in legend.cards.values()} <= legend.groups.keys()
