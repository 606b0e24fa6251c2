"""Thinking ahead on tables as they may be: the search behind `medium` and `hard`.

What a seat does not see is dealt at random, again and again; each such *world* is a table on which the seat is asked
just what it is asked. At the root the promising options are tried in the same worlds with the same luck, so that they
differ by what they are worth and not by the throws, and the worse half is dropped time after time (sequential halving).
Below an option grows a tree that all worlds share (an information-set tree): what comes next is picked by what turned
out well for the seat whose turn it is, and by how good it looks (PUCT). Dice and cards are not branches of the tree but
fall differently in every world. Where the tree ends, everybody goes on greedily for a while; then the game says what
the position is worth, to each seat (max-n).
"""

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import Choice, Game, Option, Table
from .wanted import foresight, judgement


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one choice: so many trials (with the same seed, the same choice), or milliseconds."""

    trials: int = 0
    milliseconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Style:
    """How to think. `tree`: not only the next choice is thought about, but what may follow."""

    candidates: int = 12
    tree: bool = True
    curiosity: float = 0.3  # weight of what looks good, or was rarely tried, against what turned out well
    warmth: float = 3.0  # how far appraisals must lie apart to make a difference to what is tried


@dataclass(frozen=True, slots=True)
class Opinion:
    """What was found out about one option: the share of a win it promises, and how many trials say so. `shares` are
    those of all seats."""

    option: Option
    chance: float
    trials: int
    shares: tuple[float, ...] = ()


class Edge:
    """An option in the tree: how often it was tried, how often it could have been, what came of it for its seat."""

    __slots__ = ("_node", "available", "prior", "trials", "worth")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.trials = 0
        self.available = 0
        self.worth = 0.0
        self._node: Node | None = None

    def below(self) -> "Node":
        """What is known of what may follow."""
        if self._node is None:
            self._node = Node()
        return self._node


# After the same choices different worlds may ask different questions: each has its own edges.
Question = tuple[int, str]


class Node:
    __slots__ = ("questions",)

    def __init__(self) -> None:
        self.questions: dict[Question, dict[Option, Edge]] = {}


MOST_CHOICES = 400  # of one trial
PIECE = 4  # decisions between two looks at the clock of the game
WORST = -1e9  # an appraisal below says: not this


class Search:
    """Thinks for one seat of one game."""

    def __init__(self, game: Game[Any, Any], bot: str, rng: random.Random, style: Style) -> None:
        """Raises BadInput, naming the bot, if the game cannot be thought ahead in."""
        self._game = game
        self._appraise = judgement(game, bot).appraise
        self._ahead = foresight(game, bot)
        self._rng = rng
        self._style = style
        self._seats = 0

    def think(self, choice: Choice, view: Any, budget: Budget, about: Option | None = None) -> list[Opinion]:
        """The options that were tried, best first; none where the table cannot be imagined. What the question is
        `about` is tried to the end, however bad it looks."""
        first = self._imagine(choice, view)
        if first is None:
            return []
        worth = self._appraise(view, choice)
        order = sorted(range(len(worth)), key=lambda at: -worth[at])
        left = [choice.options[at] for at in order[: self._style.candidates] if worth[at] > WORST]
        if about is not None and about not in left:
            left.append(about)
        found = {option: Edge(0.0) for option in left}
        shared = {option: [0.0] * self._seats for option in left}
        clock = _Clock(budget)
        cuts = max(1, (len(left) - 1).bit_length())
        done = 0
        world: Table[Any, Any] | None = first
        while left and world is not None:
            for option in left:
                shares = self._try(world, option, choice.seat, found[option])
                shared[option] = [sum(both) for both in zip(shared[option], shares, strict=True)]
                clock.trials += 1
            if len(left) > 1 and clock.spent() >= (done + 1) / cuts:
                left.sort(key=lambda option: -_mean(found[option]))
                del left[(len(left) + 1) // 2 :]
                if about is not None and about not in left:
                    left.append(about)
                done += 1
            if len(left) <= 1 or clock.spent() >= 1.0:
                break
            world = self._imagine(choice, view)
        opinions = [
            Opinion(option, _mean(edge), edge.trials, _means(shared[option], edge.trials))
            for option, edge in found.items()
        ]
        return sorted(opinions, key=lambda opinion: (-opinion.trials, -opinion.chance))

    def compare(self, choice: Choice, view: Any, one: Option, other: Option, worlds: int) -> list[tuple[float, float]]:
        """The shares of a win that two options brought, each pair in the same world with the same luck; none where the
        table cannot be imagined."""
        edges = Edge(0.0), Edge(0.0)
        pairs: list[tuple[float, float]] = []
        for _ in range(worlds):
            world = self._imagine(choice, view)
            if world is None:
                break
            first = self._try(world, one, choice.seat, edges[0])
            second = self._try(world, other, choice.seat, edges[1])
            pairs.append((first[choice.seat], second[choice.seat]))
        return pairs

    # one world

    def _imagine(self, choice: Choice, view: Any) -> Table[Any, Any] | None:
        """A table on which this seat is asked the same; None where such a table cannot be set up."""
        state = self._ahead.determinize(view, self._rng.shuffle, choice)
        if state is None:
            return None
        if not self._seats:
            self._seats = len(self._ahead.prospects(state))
        mode = self._game.modes[view["mode"]]
        options = mode.usual if self._ahead.agreed is None else self._ahead.agreed(state)
        seed = f"{self._rng.getrandbits(64):x}"
        table = Table(self._game, mode.id, seats=self._seats, options=options, position=state, seed=seed)
        asked = next((one for one in table.choices if one.seat == choice.seat), None)
        if asked is None or set(asked.options) != set(choice.options):
            return None
        return table

    def _try(self, world: Table[Any, Any], option: Option, seat: int, root: Edge) -> Sequence[float]:
        """What became of an option in a world, for each seat."""
        table = world.clone()
        table.choose(option, seat)
        path: list[tuple[Edge, int]] = [(root, seat)]
        if self._style.tree:
            self._walk(table, root.below(), path)
        shares = self._outcome(table)
        for edge, chooser in path:
            edge.trials += 1
            edge.worth += shares[chooser]
        return shares

    def _walk(self, table: Table[Any, Any], node: Node, path: list[tuple[Edge, int]]) -> None:
        """Down the tree to a question it does not know yet, which it then knows."""
        for _ in range(MOST_CHOICES):
            if table.over:
                return
            choice = table.choice
            if len(choice.options) == 1:
                table.choose(choice.options[0], choice.seat)
                continue
            question = (choice.seat, choice.prompt)
            edges = node.questions.get(question)
            if edges is None:
                node.questions[question] = self._edges(table, choice)
                return
            if not edges.keys() >= set(choice.options):
                for option, edge in self._edges(table, choice).items():
                    edges.setdefault(option, edge)
            option, edge = self._pick(edges, choice.options)
            path.append((edge, choice.seat))
            table.choose(option, choice.seat)
            node = edge.below()

    def _edges(self, table: Table[Any, Any], choice: Choice) -> dict[Option, Edge]:
        worth = self._appraise(table.view(choice.seat), choice)
        best = max(worth)
        powers = [math.exp(max(-30.0, (value - best) / self._style.warmth)) for value in worth]
        whole = sum(powers)
        return {option: Edge(power / whole) for option, power in zip(choice.options, powers, strict=True)}

    def _pick(self, edges: dict[Option, Edge], options: Sequence[Option]) -> tuple[Option, Edge]:
        """PUCT over the options there are in this world. What was never tried is taken to be as good as the rest."""
        trials, worth = 0, 0.0
        for option in options:
            edge = edges[option]
            edge.available += 1
            trials += edge.trials
            worth += edge.worth
        usual = worth / trials if trials else 0.5
        best, chosen = -1.0, options[0]
        for option in options:
            edge = edges[option]
            mean = edge.worth / edge.trials if edge.trials else usual
            urge = self._style.curiosity * edge.prior * math.sqrt(edge.available) / (1 + edge.trials)
            if mean + urge > best:
                best, chosen = mean + urge, option
        return chosen, edges[chosen]

    def _outcome(self, table: Table[Any, Any]) -> Sequence[float]:
        """What became of it, for each seat."""
        if self._ahead.turns_ahead and not table.over:
            self._play_on(table)
        result = table.result
        if result is None:
            return self._ahead.prospects(table.state)
        winners = result.winners or range(len(table.seats))
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(table.seats))]

    def _play_on(self, table: Table[Any, Any]) -> None:
        until = self._ahead.turns(table.state) + self._ahead.turns_ahead
        for _ in range(MOST_CHOICES):
            if table.over or self._ahead.turns(table.state) >= until:
                return
            choice = table.choice
            options = choice.options
            if len(options) == 1:
                table.choose(options[0], choice.seat)
                continue
            worth = self._appraise(table.view(choice.seat), choice)
            table.choose(options[max(range(len(worth)), key=worth.__getitem__)], choice.seat)


class _Clock:
    """How much of the budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._begun = time.monotonic()
        self.trials = 0

    def spent(self) -> float:
        if self._budget.milliseconds:
            return (time.monotonic() - self._begun) * 1000 / self._budget.milliseconds
        return self.trials / self._budget.trials


def _mean(edge: Edge) -> float:
    return edge.worth / edge.trials if edge.trials else 0.0


def _means(sums: Sequence[float], trials: int) -> tuple[float, ...]:
    return tuple(value / trials for value in sums) if trials else ()
