"""Every game as a PettingZoo environment in which the seats act in turn (AEC)."""

from collections.abc import Mapping
from typing import Any

import gymnasium
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from ..kernel.numbers import Actions, Layout
from .episode import MOST_DECISIONS, Episode, IllegalAction, Observation, rewards

RENDER_MODES = ("ansi", "human")
LOST_BY_ILLEGAL_ACTION = -1


class Environment(AECEnv):  # type: ignore[misc]
    """One game in one mode. The agents are the seats, by their names.

    An agent is asked whenever the rules ask its seat; in a draft, where all choose at once, one after the other, and
    nobody sees another's choice before all have made theirs. An illegal action raises IllegalAction.
    """

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.episode = episode = Episode(game, mode, seats, options, most_decisions)
        self.metadata = {
            "name": f"tafelrunde_{episode.game}_{episode.mode}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = list(episode.seats)
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(episode.seats)}
        self.action_spaces = {agent: episode.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: episode.observation_space() for agent in self.possible_agents}

    @property
    def actions(self) -> Actions:
        """What each action means."""
        return self.episode.actions

    @property
    def layout(self) -> Layout:
        """What each entry of an observation means."""
        return self.episode.layout

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's
        self.episode.begin(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.asked]

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to act: only agents whose game is over step with None")
        episode = self.episode
        episode.act(int(action))
        # rewards are nought until the game ends, so there is nothing to add up before
        over = episode.table.over
        if over or episode.truncated:
            self._end(over)
        else:
            self.agent_selection = self.possible_agents[episode.asked]

    def _end(self, over: bool) -> None:
        given = rewards(self.episode.table.result, len(self.possible_agents))
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text, with the eyes of the agent to act; once nobody is left, with a spectator's."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered: make the environment with render_mode='ansi' or 'human'")
            return None
        sketch = self.episode.sketch(self._seat[self.agent_selection] if self.agents else None)
        if self.render_mode == "ansi":
            return sketch
        print(sketch)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""


def env(game: str, mode: str | None = None, **more: Any) -> AECEnv:
    """The environment as PettingZoo wraps its own: it watches over the order of calls, and an illegal action ends the
    game with -1 for the agent that took it. `more` is what `raw_env` takes."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, mode, **more), illegal_reward=LOST_BY_ILLEGAL_ACTION)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def raw_env(game: str, mode: str | None = None, **more: Any) -> Environment:
    """The environment itself; `more` are the other arguments of `Environment`. An illegal action raises."""
    return Environment(game, mode, **more)
