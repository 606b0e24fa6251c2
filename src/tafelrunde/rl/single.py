"""One seat against bots, as a Gymnasium environment."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots import check_bot, make_bot
from ..kernel import BadInput, Player, registry
from ..kernel.numbers import Actions, Layout
from .aec import LOST_BY_ILLEGAL_ACTION, RENDER_MODES
from .episode import MOST_DECISIONS, Episode, IllegalAction, Observation, rewards


class Single(gymnasium.Env[Any, Any]):
    """One seat (by number or name) is the agent's, bots play the others: one bot for all of them, or one for each.

    A step is a choice of the agent and everything that follows until it is asked again. The reward comes at the end. An
    illegal action loses the game at once: -1, and `info["illegal"]` says why it was illegal.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  as Gymnasium wants it

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "greedy",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.episode = episode = Episode(game, mode, seats, options, most_decisions)
        self.render_mode = render_mode
        self.seat = _seat_number(seat, episode.seats)
        self._bot_names = _opponents(opponents, len(episode.seats) - 1)
        self._bots: dict[int, Player[Any]] = {}
        self.observation_space = episode.observation_space()
        self.action_space = episode.action_space()

    @property
    def actions(self) -> Actions:
        """What each action means."""
        return self.episode.actions

    @property
    def layout(self) -> Layout:
        """What each entry of an observation means."""
        return self.episode.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        while True:
            self.episode.begin(seed)
            table = self.episode.table
            others = (seat for seat in range(len(table.seats)) if seat != self.seat)
            self._bots = {
                seat: make_bot(name, table.game, f"{table.seed}/{seat}")
                for seat, name in zip(others, self._bot_names, strict=True)
            }
            self._let_bots_play()
            if not (table.over or self.episode.truncated):
                return self.episode.observe(self.seat), {}
            seed = None  # over before the agent had a say: the next game

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        try:
            episode.act(int(action))
        except IllegalAction as illegal:
            return episode.observe(self.seat), float(LOST_BY_ILLEGAL_ACTION), True, False, {"illegal": str(illegal)}
        self._let_bots_play()
        reward = rewards(episode.table.result, len(episode.seats))[self.seat]
        return episode.observe(self.seat), reward, episode.table.over, episode.truncated, {}

    def _let_bots_play(self) -> None:
        episode = self.episode
        table = episode.table
        while not (table.over or episode.truncated):
            choice = table.choice
            if choice.seat == self.seat:
                return
            episode.choose(self._bots[choice.seat].pick(choice, partial(table.view, choice.seat)), choice.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, where a learner asks for them apart from the observation."""
        return self.episode.observe(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, with the eyes of the agent's seat."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered: make the environment with render_mode='ansi' or 'human'")
            return None
        sketch = self.episode.sketch(self.seat)
        if self.render_mode == "ansi":
            return sketch
        print(sketch)
        return None


def single(game: str, mode: str | None = None, **more: Any) -> Single:
    """One seat against bots; `more` are the other arguments of `Single`."""
    return Single(game, mode, **more)


def environment_id(game: str, mode: str) -> str:
    """The name under which `gymnasium.make` knows a game and mode: tafelrunde/GAME-MODE-v0."""
    return f"tafelrunde/{game}-{mode}-v0"


def register_all() -> None:
    """Tells Gymnasium of every game and mode."""
    for game in registry.games():
        for mode in game.modes:
            gymnasium.register(
                environment_id(game.id, mode),
                entry_point="tafelrunde.rl.single:Single",
                kwargs={"game": game.id, "mode": mode},
            )


def _seat_number(seat: int | str, seats: Sequence[str]) -> int:
    if isinstance(seat, str) and seat in seats:
        return seats.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(seats):
        return seat
    raise BadInput(f"there is no seat {seat!r}; there is: {', '.join(seats)}")


def _opponents(opponents: str | Sequence[str], seats: int) -> list[str]:
    names = [opponents] * seats if isinstance(opponents, str) else list(opponents)
    if len(names) != seats:
        raise BadInput(f"{seats} opponents sit at this table, but {len(names)} bots are named")
    for name in names:
        check_bot(name)
    return names
