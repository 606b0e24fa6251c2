"""What the terminal does in every game: help, and answering where there is nothing to decide."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import new_table
from tafelrunde.books.messages import messages
from tafelrunde.books.rulebook import rulebook
from tafelrunde.bots import make_bot
from tafelrunde.kernel import Table, registry
from tafelrunde.scenarios import library, read_scenario
from tafelrunde.scenarios.run import start_scenario
from tafelrunde.terminal import Terminal
from tafelrunde.terminal.session import Quit

GAMES = ("fuersten", "karthedis")


class Keyboard:
    """Somebody who types lines, with what was asked and told meanwhile."""

    def __init__(self, lines: Iterator[str], watch: Callable[[], None] = lambda: None) -> None:
        self.lines = lines
        self.watch = watch
        self.told: list[str] = []

    def ask(self, _prompt: str) -> str:
        self.watch()
        try:
            return next(self.lines)
        except StopIteration:
            raise Quit from None

    def sit_down(self, table: Table[Any, Any], keep: Path, language: str = "en") -> str:
        """One person at the first seat, bots elsewhere. Returns all that was shown."""
        bots = {seat: make_bot("greedy", table.game, seat) for seat in range(1, len(table.seats))}
        words = messages(table.game.id, language)
        Terminal(table, bots, words, keep / "x.record", False, self.ask, self.told.append).run()
        return "\n".join(self.told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_help_speaks_of_the_game_that_is_played(game: str, language: str, tmp_path: Path) -> None:
    shown = Keyboard(iter(["?", "why"])).sit_down(new_table(game, seed=3), tmp_path, language)
    help = shown.splitlines()
    rule = next(line.split()[1] for line in help if line.startswith("  rule "))
    assert rule in rulebook(game).rules
    words = registry.game(game).words
    names = {words.spell(card, language) for card in words.glossary}
    cards = [found[1] for line in help if (found := re.match(r"  \? ([^\d\s].*?)  ", line))]
    assert len(cards) == 1 and cards[0] in names
    why = [line.split("why ")[1] for line in help if "why " in line]
    assert len(why) == 2
    example = why[1]
    grammar = registry.game(game).grammar
    assert grammar.parse(example).text == example  # type: ignore[union-attr]
    assert max(len(line) for line in help if ".record" not in line) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_every_command_of_the_help_works(game: str, tmp_path: Path) -> None:
    table = new_table(game, seed=3)
    first = Keyboard(iter(["?"])).sit_down(table, tmp_path).splitlines()
    at = first.index("Type the number of an option, or a move in words:")
    said = [line.strip().split("  ")[0] for line in first[at + 2 : at + 13]]
    assert said[0] == "?" and said[-1] == "quit"
    typed = [line.replace("FILE", str(tmp_path / "y")) for line in said]
    again = Keyboard(iter(typed)).sit_down(new_table(game, seed=3), tmp_path)
    assert "Nothing is known" not in again and "There is no rule" not in again
    assert "This move is possible now." not in again
    assert (tmp_path / "y").is_file()


def lines_of(first: str, then: str) -> Iterator[str]:
    yield first
    while True:
        yield then


@pytest.mark.rule("KA-146", "KA-149", "KA-156")
@pytest.mark.parametrize("game", GAMES)
def test_with_auto_nobody_is_asked_what_has_one_answer_and_everybody_the_rest(game: str, tmp_path: Path) -> None:
    """Whoever could use a card is asked, although passing is possible, too."""
    asked: list[tuple[str, int]] = []
    for seed in range(3):
        table = new_table(game, seed=seed)
        first = len(asked)
        watch = lambda table=table: asked.append((table.choice.prompt, len(table.choice.options)))  # type: ignore[misc]  # noqa: E731
        shown = Keyboard(lines_of("auto", "1"), watch).sit_down(table, tmp_path)
        assert "questions with only one answer are answered for you" in " ".join(shown.split())
        assert table.over
        del asked[first]  # the question at which auto was said
    assert all(options > 1 for _, options in asked)
    if game == "karthedis":
        assert {"spekulieren", "einsatz"} <= {prompt for prompt, _ in asked}


def test_without_auto_everything_is_asked(tmp_path: Path) -> None:
    table = new_table("karthedis", seed=3)
    single: list[str] = []
    watch = lambda: single.extend([table.choice.prompt] * (len(table.choice.options) == 1))  # noqa: E731
    Keyboard(iter(["auto", "auto", *["1"] * 400]), watch).sit_down(table, tmp_path)
    assert "einsatz" in single


def test_undo_takes_back_what_was_answered_automatically(tmp_path: Path) -> None:
    """The road leaves nothing to do but end the turn, so the hand is asked about at once; undo brings the road back."""
    scenario = read_scenario(library() / "fuersten" / "f-041-building-and-trading-can-be-taken-back.toml")
    table = start_scenario(scenario)
    prompts: list[str] = []
    keyboard = Keyboard(
        iter(["auto", "trade 3 wolle for erz", "build road left", "undo", "build road right"]),
        lambda: prompts.append(table.choice.prompt),
    )
    keyboard.sit_down(table, tmp_path)
    assert prompts == ["action", "action", "action", "draw", "action", "draw"]
    assert table.state.princes[0].road_right and not table.state.princes[0].road_left
