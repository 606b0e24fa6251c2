"""Whether a seat can win before its turn ends, whatever luck, hidden cards and the others bring.

A seat does not know how the table lies: what it sees fits many *worlds*. A plan must win in every one of them, and
where it sees the same it must do the same. So a step of a plan is tried in all worlds at once, with every outcome of
chance and every answer of the others; what the seat can then tell apart by its view is gone on with separately.

A proof in the one world that is there (`worlds=1`) is quick, and says whether a win is possible at all.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..kernel import BadInput, Chance, Choice, Game, Option, Shuffle, Table, Together
from ..kernel.puzzling import Puzzling
from .position import AnyTable

NODES: Final = 4000
MOST_MOVES: Final = 8
MOST_WORLDS: Final = 300  # that one step may lead to
FEW: Final = 3  # worlds: fewer say nothing about what a seat cannot see


class OutOfPatience(Exception):
    """It takes too long to find out."""


def puzzling_of(game: Game[Any, Any]) -> Puzzling[Any]:
    """How a game wants to be looked at; one that says nothing is counted in turns as the bots count them."""
    if game.puzzling is not None:
        return game.puzzling
    if game.thinking is None or game.thinking.ahead is None:
        raise BadInput(f"{game.id} has no bot that thinks ahead, so there are no puzzles of it")
    return Puzzling(game.thinking.ahead.turns)


class Proof:
    """About one seat and the turn in which it is asked. What was found out is kept for the next question."""

    def __init__(
        self, table: AnyTable, nodes: int = NODES, worlds: int = 1, seed: str = "", moves: int = MOST_MOVES
    ) -> None:
        """`moves` are how many choices a plan may have, minor ones not counted."""
        thinking = table.game.thinking
        assert thinking is not None
        self._game = table.game
        self._seat = table.choice.seat
        puzzling = puzzling_of(table.game)
        self._turn = puzzling.turn
        self._minor = puzzling.minor
        self._now = self._turn(table.state)
        self._appraise = thinking.appraise
        self._foresight = thinking.ahead
        self._left = nodes
        self._many = worlds
        self._rng = random.Random(seed)
        self._moves = moves
        self._known: dict[tuple[str, int], bool] = {}

    # All of these take a table that is dealt by hand.

    def wins_with(self, table: AnyTable, option: Option) -> bool:
        """Whether the seat that is asked wins in this turn after choosing this. Raises OutOfPatience."""
        choice = self._asked(table)
        counts = choice is not None and choice.prompt in self._game.main_prompts
        return self._wins_after(self._worlds([table]), option, self._moves - counts)

    def wins(self, table: AnyTable) -> bool:
        """Whether the seat wins in this turn, wherever the table stands. Raises OutOfPatience."""
        return self._wins([table], self._moves)

    def first_moves(self, table: AnyTable) -> dict[Option, bool]:
        """Of every option that is not rare, whether it wins. Raises OutOfPatience."""
        return {option: self.wins_with(table, option) for option in sensible(table.choice)}

    def plausible(self, table: AnyTable) -> list[Option]:
        """What a plan would try where the seat is asked."""
        choice = self._asked(table)
        return [] if choice is None else self._worth_a_try(table, choice)

    # worlds

    def _worlds(self, tables: list[AnyTable]) -> list[AnyTable]:
        """As many worlds as are wanted, where the seat's view alone says what there may be."""
        if self._many == 1 or len(tables) >= FEW or self._foresight is None:
            return tables
        choice = self._asked(tables[0])
        if choice is None:
            return tables
        view, worlds = tables[0].view(self._seat), list(tables)
        for _ in range(self._many - len(tables)):
            state = self._foresight.determinize(view, self._rng.shuffle, choice)
            if state is None:
                break
            table = Table(
                self._game,
                tables[0].mode,
                seats=len(tables[0].seats),
                options=tables[0].setting.options,
                position=state,
                deal_by_hand=True,
                seed="0",
            )
            asked = self._asked(table)
            if asked is not None and set(asked.options) == set(choice.options):
                worlds.append(table)
        return worlds

    def _asked(self, table: AnyTable) -> Choice | None:
        return next((choice for choice in table.choices if choice.seat == self._seat), None)

    # plans

    def _wins_after(self, worlds: Sequence[AnyTable], option: Option, moves: int) -> bool:
        after = []
        for world in worlds:
            self._count()
            table = world.clone()
            table.choose(option, self._seat)
            after.append(table)
        return self._wins(after, moves)

    def _wins(self, tables: list[AnyTable], moves: int) -> bool:
        """Whether a plan wins in all of these, which the seat may be able to tell apart."""
        asked: list[AnyTable] = []
        for table in tables:
            for world in self._until_asked(table):
                if world is None:
                    return False
                asked.append(world)
                if len(asked) > MOST_WORLDS:
                    raise OutOfPatience
        return all(self._has_winning_option(group, moves) for group in self._told_apart(asked))

    def _has_winning_option(self, worlds: list[AnyTable], moves: int) -> bool:
        choice = self._asked(worlds[0])
        assert choice is not None
        counts = choice.prompt in self._game.main_prompts
        if counts and moves == 0:
            return False
        position = _position(worlds[0]) if len(worlds) == 1 and self._many == 1 else None
        if position is not None and (position, moves) in self._known:
            return self._known[position, moves]
        worlds = self._worlds(worlds)
        options = self._worth_a_try(worlds[0], choice)
        found = any(self._wins_after(worlds, option, moves - counts) for option in options)
        if position is not None:
            self._known[position, moves] = found
        return found

    def _worth_a_try(self, table: AnyTable, choice: Choice) -> list[Option]:
        """At the questions of a turn everything. At minor ones, and while something takes effect that has just been
        revealed, what looks best: no plan was made for it."""
        if choice.prompt not in self._minor and (
            choice.prompt in self._game.main_prompts or table.undoable == self._seat
        ):
            return sensible(choice)
        worth = self._appraise(table.view(self._seat), choice)
        return [choice.options[max(range(len(worth)), key=worth.__getitem__)]]

    def _until_asked(self, table: AnyTable) -> Iterator[AnyTable | None]:
        """Every table at which the seat is asked next, or None for one at which it has not won and cannot any more."""
        while True:
            if table.over:
                if table.result is None or self._seat not in table.result.winners:
                    yield None
                return
            if self._turn(table.state) > self._now:
                yield None
                return
            ask = table.ask
            if isinstance(ask, Chance):
                for outcome in dict.fromkeys(ask.outcomes):
                    yield from self._until_asked(self._dealt(table, outcome))
                return
            if isinstance(ask, Shuffle):
                for order in _orders(ask.items):
                    yield from self._until_asked(self._dealt(table, order))
                return
            mine = self._asked(table)
            if mine is not None and len(mine.options) > 1:
                yield table
                return
            choice = mine or table.choice
            if len(choice.options) > 1:
                for option in choice.options:
                    self._count()
                    other = table.clone()
                    other.choose(option, choice.seat)
                    yield from self._until_asked(other)
                return
            table = table.clone()
            table.choose(choice.options[0], choice.seat)

    def _dealt(self, table: AnyTable, outcome: str | Sequence[str]) -> AnyTable:
        self._count()
        dealt = table.clone()
        dealt.deal(outcome)
        return dealt

    def _told_apart(self, worlds: list[AnyTable]) -> list[list[AnyTable]]:
        """Worlds that look the same to the seat stay together."""
        if len(worlds) < 2:
            return [worlds] if worlds else []
        groups: dict[str, list[AnyTable]] = {}
        for world in worlds:
            choice = self._asked(world)
            options = [] if choice is None else [option.text for option in choice.options]
            seen = json.dumps([world.view(self._seat), options], sort_keys=True)
            groups.setdefault(seen, []).append(world)
        return list(groups.values())

    def _count(self) -> None:
        self._left -= 1
        if self._left < 0:
            raise OutOfPatience


def sensible(choice: Choice) -> list[Option]:
    """Options that somebody looking for a win would think of."""
    return [option for option in choice.options if not option.form.rare]


def _position(table: AnyTable) -> str | None:
    """A table at which the state says everything, in one text."""
    ask = table.ask
    if not isinstance(ask, Choice | Together) or not ask.anchor:
        return None
    return json.dumps(table.game.to_json(table.state), sort_keys=True)


def _orders(items: Sequence[str]) -> list[tuple[str, ...]]:
    """Some of the orders there are: as it is, from behind, and turned by half."""
    half = len(items) // 2
    return list(dict.fromkeys([tuple(items), tuple(reversed(items)), (*items[half:], *items[:half])]))
