"""The bots that think ahead: with what their seat sees, within their budget, and better than those that do not."""

import random
import time
from typing import Any

import pytest

from tafelrunde import hints, make_bot, new_table
from tafelrunde.bots import Budget, UnknownBot, advise, read_bot
from tafelrunde.bots.search import Search, Style
from tafelrunde.kernel import BadInput, Choice, Table, registry
from tafelrunde.lab.arena import play
from tafelrunde.lab.lineup import Lineup

EVERY_MODE = [(game.id, mode) for game in registry.games() for mode in game.modes]


def table_of(game: str, mode: str, seed: str) -> Table[Any, Any]:
    return new_table(game, mode, seed, options=dict(registry.game(game).modes[mode].usual))


def search(game: Any, style: Style | None = None) -> Search:
    return Search(game, "hard", random.Random(1), style or Style())


def at_a_main_question(table: Table[Any, Any], decisions: int) -> Choice:
    """Some way into the game, at a question that can be thought about and has several answers."""
    bots = [make_bot("greedy", table.game, seat) for seat in range(len(table.seats))]
    table.drive(bots, decisions)
    while len(table.choice.options) < 4 or not can_be_thought_about(table):
        table.drive(bots, 1)
    return table.choice


def can_be_thought_about(table: Table[Any, Any]) -> bool:
    return bool(search(table.game).think(table.choice, table.view(table.choice.seat), Budget(trials=1)))


def before_the_winning_choice(game: str, mode: str, seed: str) -> Table[Any, Any]:
    """The table as it was when the winner of a greedy game made the last choice that could be thought about."""
    table = table_of(game, mode, seed)
    bots = [make_bot("greedy", table.game, seat) for seat in range(len(table.seats))]
    last: dict[int, Table[Any, Any]] = {}
    while not table.over:
        if len(table.choice.options) > 1 and can_be_thought_about(table):
            last[table.choice.seat] = table.clone()
        table.drive(bots, 1)
    assert table.result is not None
    return last[table.result.winners[0]]


# names and budgets


def test_a_budget_stands_behind_the_name() -> None:
    assert read_bot("hard") == ("hard", None)
    assert read_bot("hard@200ms") == ("hard", Budget(milliseconds=200))
    assert read_bot("medium@48") == ("medium", Budget(trials=48))


@pytest.mark.parametrize("text", ["hard@", "hard@ms", "hard@-5", "hard@0", "hard@1.5ms", "hard@10s", "hard@9999999ms"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="a budget is a number of trials, or of milliseconds"):
        read_bot(text)


def test_who_does_not_think_takes_no_budget() -> None:
    with pytest.raises(BadInput, match="greedy does not think ahead"):
        read_bot("greedy@200ms")
    with pytest.raises(UnknownBot, match="there is no bot 'harder'; there is: random, easy, greedy, medium, hard"):
        read_bot("harder@200ms")


# how they think


@pytest.mark.parametrize(("game", "mode"), EVERY_MODE)
@pytest.mark.parametrize("bot", ["medium@6", "hard@8"])
def test_they_play_every_mode(game: str, mode: str, bot: str) -> None:
    table = table_of(game, mode, f"{bot} {mode}")
    table.drive([make_bot(bot, table.game, seat) for seat in range(len(table.seats))], 40)
    assert len(table.answers) > 40


def test_the_same_seed_gives_the_same_choices() -> None:
    texts = set()
    for _ in range(2):
        table = new_table("fuersten", "duell", 5)
        table.drive([make_bot("hard@24", table.game, f"5/{seat}") for seat in (0, 1)], 30)
        texts.add(table.record().text())
    assert len(texts) == 1


@pytest.mark.parametrize("game", ["fuersten", "karthedis"])
def test_what_a_seat_cannot_see_makes_no_difference(game: str) -> None:
    """On a table where everything hidden lies elsewhere it thinks the very same."""
    table = table_of(game, next(iter(registry.game(game).modes)), "hidden")
    choice = at_a_main_question(table, 25)
    view = table.view(choice.seat)
    other = table.game.thinking.ahead.determinize(view, random.Random(7).shuffle, choice)
    elsewhere: Table[Any, Any] = Table(table.game, table.mode, seats=len(table.seats), position=other, seed=1)
    assert elsewhere.game.to_json(elsewhere.state) != table.game.to_json(table.state)
    told = [
        search(one.game).think(
            next(c for c in one.choices if c.seat == choice.seat), one.view(choice.seat), Budget(trials=40)
        )
        for one in (table, elsewhere)
    ]
    assert told[0] == told[1] and len(told[0]) > 1


@pytest.mark.parametrize("game", ["fuersten", "karthedis"])
def test_it_sees_that_the_game_can_be_won(game: str) -> None:
    """At the last choice of a greedy game the winner is all but sure of it, and hard does not let go."""
    sure = 0
    for seed in range(5):
        table = before_the_winning_choice(game, next(iter(registry.game(game).modes)), f"won {seed}")
        choice = table.choice
        table_after = table.clone()
        best = search(table.game).think(choice, table.view(choice.seat), Budget(trials=60))[0]
        table_after.choose(best.option, choice.seat)
        result = table_after.drive([make_bot("greedy", table.game, seat) for seat in range(len(table.seats))], 3)
        sure += best.chance > 0.9 or (result is not None and choice.seat in result.winners)
    assert sure >= 4


def test_the_trials_are_spent_on_what_looks_best() -> None:
    table = new_table("fuersten", "duell", "trials")
    choice = at_a_main_question(table, 60)
    opinions = search(table.game).think(choice, table.view(choice.seat), Budget(trials=120))
    trials = [opinion.trials for opinion in opinions]
    assert trials == sorted(trials, reverse=True) and trials[0] > 3 * trials[-1]
    assert 120 <= sum(trials) < 140
    assert all(0.0 <= opinion.chance <= 1.0 for opinion in opinions)


def test_what_is_asked_about_is_tried_to_the_end() -> None:
    table = new_table("fuersten", "intro", "about")
    choice = at_a_main_question(table, 30)
    worst = search(table.game).think(choice, table.view(choice.seat), Budget(trials=80))[-1].option
    opinions = search(table.game).think(choice, table.view(choice.seat), Budget(trials=80), worst)
    asked = next(opinion for opinion in opinions if opinion.option is worst)
    assert asked.trials == opinions[0].trials


def test_milliseconds_are_kept() -> None:
    table = new_table("fuersten", "intro", "clock")
    choice = at_a_main_question(table, 30)
    begun = time.monotonic()
    opinions = search(table.game).think(choice, table.view(choice.seat), Budget(milliseconds=150))
    assert 0.1 < time.monotonic() - begun < 1.5  # one more round of trials may be under way, on a busy machine
    assert sum(opinion.trials for opinion in opinions) > 10


def test_in_the_midst_of_something_they_play_like_greedy() -> None:
    table = new_table("fuersten", "intro", 3)
    assert table.choice.prompt == "start-hand"
    assert search(table.game).think(table.choice, table.view(table.choice.seat), Budget(trials=5)) == []
    picks = [
        make_bot(bot, table.game, 1).pick(table.choice, lambda: table.view(table.choice.seat))
        for bot in ("greedy", "hard@5")
    ]
    assert picks[0] is picks[1]


# how well they play


def test_medium_beats_greedy() -> None:
    """A few pairs only, always the same; the ladder in docs/bots.md has the figures."""
    outcome = play(Lineup.of("fuersten", "intro", ["medium@12", "greedy"]), 8, "short")
    assert outcome.share(0) >= 0.55


def test_hard_beats_three_greedy_ones() -> None:
    outcome = play(Lineup.of("karthedis", "classic", ["hard@40", "greedy", "greedy", "greedy"]), 4, "short")
    assert outcome.share(0) >= 0.35


# advice


def test_advice_has_a_chance_and_the_trials_behind_it() -> None:
    table = new_table("karthedis", "classic", "advice")
    choice = at_a_main_question(table, 12)
    best = advise(table.game, table.view(choice.seat), choice, 3, Budget(trials=60), 1)
    assert len(best) == 3 and best[0].trials > 0
    assert all(one.chance is not None and 0 <= one.chance <= 1 and 0 <= one.score <= 1 for one in best)
    assert {one.move for one in best} <= {option.text for option in choice.options}


def test_the_table_can_be_asked_for_hints() -> None:
    table = new_table("fuersten", "intro", "hints")
    choice = at_a_main_question(table, 30)
    name = table.seats[choice.seat]
    best = hints(table, budget="40", seed=1)
    assert best == hints(table, name, budget="40", seed=1) and best[0].trials > 0
    other = table.seats[1 - choice.seat]
    with pytest.raises(BadInput, match=f"nothing to advise: {name} is asked now"):
        hints(table, other)


def test_at_a_glance_there_is_no_chance_to_tell() -> None:
    table = new_table("fuersten", "intro", 3)
    best = advise(table.game, table.view(table.choice.seat), table.choice, 2, None)
    assert best[0].score == 1.0 and all(one.chance is None and one.trials == 0 for one in best)
