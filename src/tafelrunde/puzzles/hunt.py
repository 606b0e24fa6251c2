"""Looking for puzzles in games that bots play. What is found in a game depends on its seed and number only."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ..bots import make_bot
from ..kernel import BadInput, Table, registry
from ..kernel.setting import Setting, proposed_options
from . import best, forbidden, win_now
from .forbidden import Words
from .model import BEST, FORBIDDEN, KINDS, WIN_NOW, Puzzle
from .position import AnyTable, is_position
from .prove import puzzling_of, sensible

MOST_CHOICES: Final = 5000
MOST_SEATS: Final = 4
LAST_TURNS: Final = 4  # a win in this turn is near the end of a game
POSITIONS: Final = {BEST: 14, FORBIDDEN: 2}  # of each game
# who plays: mistakes lead to positions that good play does not reach, among them wins nobody has seen
LINEUPS: Final = (("greedy",), ("greedy", "easy"), ("easy", "greedy"))


@dataclass(frozen=True, slots=True)
class Hunt:
    """What is looked for, and where. Games take turns with everything that is left open: modes, seats, bots."""

    game: str
    modes: tuple[str, ...]
    seats: tuple[int, ...]  # empty: as many as are usual in the mode, and fewer
    options: Mapping[str, tuple[str, ...]]
    kinds: tuple[str, ...]
    seed: str

    @classmethod
    def of(
        cls,
        game: str,
        modes: Sequence[str] = (),
        seats: Sequence[int] = (),
        options: Mapping[str, Sequence[str]] | None = None,
        kinds: Sequence[str] = (),
        seed: str = "0",
    ) -> "Hunt":
        """Raises BadInput if there is nothing to be found so."""
        found = registry.game(game)
        puzzling_of(found)
        for kind in kinds:
            if kind not in KINDS:
                raise BadInput(f"there are no puzzles of the kind {kind!r}; there is: {', '.join(KINDS)}")
        for mode in modes:
            registry.game(game, mode)
        told = {name: tuple(values) for name, values in (options or {}).items()}
        hunt = cls(found.id, tuple(modes) or tuple(found.modes), tuple(seats), told, tuple(kinds) or KINDS, seed)
        for number in range(len(hunt.modes) * 12):
            hunt.setting(number)
        return hunt

    @property
    def name(self) -> str:
        """Everything that what is found depends on."""
        options = ";".join(f"{name}={'|'.join(values)}" for name, values in sorted(self.options.items()))
        seats = ",".join(map(str, self.seats))
        return f"{self.game} {','.join(self.modes)} [{seats}] {options} {','.join(self.kinds)} {self.seed}"

    def setting(self, number: int) -> Setting:
        """What game number so and so is played like."""
        game = registry.game(self.game)
        mode = game.modes[self.modes[number % len(self.modes)]]
        turn = number // len(self.modes)
        many = self.seats or tuple(range(mode.fewest or len(mode.seats), min(mode.most or 2, MOST_SEATS) + 1))
        seats = many[turn % len(many)] if many else None
        told = {name: values[turn // max(len(many), 1) % len(values)] for name, values in self.options.items()}
        return game.agree(mode.id, seats, {**proposed_options(game.terms(mode.id, seats)), **mode.usual, **told})


def look_at(hunt: Hunt, number: int) -> tuple[int, list[Puzzle]]:
    """Plays one game and returns its number and what is found in it."""
    game = registry.game(hunt.game)
    setting = hunt.setting(number)
    seed = f"{hunt.seed}/{number}"
    table: AnyTable = Table(
        game, setting.mode, seats=len(setting.seats), options=setting.options, seed=f"puzzles/{seed}"
    )
    names = LINEUPS[number % len(LINEUPS)]
    bots = [make_bot(names[seat % len(names)], game, f"{seed}/{seat}") for seat in range(len(setting.seats))]
    passed = _play(table, bots)
    rng = random.Random(seed)
    found: list[Puzzle] = []
    if WIN_NOW in hunt.kinds:
        found += _hardest([win_now.look(moment.table, _origin(seed, moment)) for moment in _near_the_end(passed)])
    if BEST in hunt.kinds:
        for moment in _narrow(passed, POSITIONS[BEST], rng):
            puzzle = best.look(moment.table, _origin(seed, moment))
            found += [] if puzzle is None else [puzzle]
    if FORBIDDEN in hunt.kinds:
        for moment in _some(passed, POSITIONS[FORBIDDEN], rng):
            found += forbidden.look(moment.table, _heard(passed, moment), _origin(seed, moment))
    return number, found


@dataclass(frozen=True, slots=True)
class Moment:
    """A position that came up: after so many answers, in which turn, with whom to move."""

    table: AnyTable
    answers: int
    turn: int
    seat: int


def _play(table: AnyTable, bots: Sequence[Any]) -> list[Moment]:
    """Plays a game and keeps the positions at the main questions."""
    turn = puzzling_of(table.game).turn
    main = table.game.main_prompts
    passed: list[Moment] = []
    for _ in range(MOST_CHOICES):
        if table.over:
            break
        choice = table.choice
        if is_position(table) and choice.prompt in main and len(choice.options) > 2:
            passed.append(Moment(table.clone(), len(table.answers), turn(table.state), choice.seat))
        seat = choice.seat
        table.choose(bots[seat].pick(choice, lambda seat=seat: table.view(seat)), seat)
    return passed


def _near_the_end(passed: Sequence[Moment]) -> list[Moment]:
    """Of each of the last turns the first moment, one in the middle and the last: the same seat in the same turn."""
    turns: dict[tuple[int, int], list[Moment]] = {}
    for moment in passed:
        if len(sensible(moment.table.choice)) >= win_now.FEWEST_OPTIONS:
            turns.setdefault((moment.turn, moment.seat), []).append(moment)
    near = list(turns.values())[-LAST_TURNS:]
    return [moments[at] for moments in near for at in sorted({0, len(moments) // 2, len(moments) - 1})]


def _hardest(found: Sequence[Puzzle | None]) -> list[Puzzle]:
    """Positions of the same turn are one puzzle: that which asks most."""
    puzzles = [puzzle for puzzle in found if puzzle is not None]
    return [max(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.facts["moves"]))] if puzzles else []


def _some(passed: Sequence[Moment], many: int, rng: random.Random) -> list[Moment]:
    wide = [moment for moment in passed if len(moment.table.choice.options) >= best.FEWEST_OPTIONS]
    return sorted(rng.sample(wide, min(many, len(wide))), key=lambda moment: moment.answers)


def _narrow(passed: Sequence[Moment], many: int, rng: random.Random) -> list[Moment]:
    """Where there are few options, one is clearly best more often: among many, several lead to the same. And near the
    end more hangs on a move: half of them are of the last third of the game."""

    def narrowest(moments: Sequence[Moment], most: int) -> list[Moment]:
        mixed = rng.sample(moments, len(moments))
        return sorted(mixed, key=lambda moment: len(sensible(moment.table.choice)))[:most]

    wide = [moment for moment in passed if best.has_a_choice(moment.table)]
    late = wide[len(wide) * 2 // 3 :]
    chosen = narrowest(late, many // 2)
    return chosen + narrowest([moment for moment in wide if moment not in chosen], many - len(chosen))


def _heard(passed: Sequence[Moment], now: Moment) -> Words:
    """What the seat was offered up to now."""
    words = Words()
    for moment in passed:
        if moment.seat == now.seat and moment.answers <= now.answers:
            words.hear(moment.table.choice)
    return words


def _origin(seed: str, moment: Moment) -> str:
    return f"{seed}@{moment.answers}"
