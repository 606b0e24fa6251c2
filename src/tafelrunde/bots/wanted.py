"""What bots want from a game, or one sentence that says it is not there."""

from typing import Any

from ..kernel import BadInput, Game
from ..kernel.thinking import Foresight, Thinking


def judgement(game: Game[Any, Any], bot: str) -> Thinking[Any, Any]:
    """For a bot that goes by what options are worth. Raises BadInput if the game does not say."""
    if game.thinking is None:
        raise BadInput(f"{game.id} has no appraisal for the bot {bot!r}; use 'random'")
    return game.thinking


def foresight(game: Game[Any, Any], bot: str) -> Foresight[Any, Any]:
    """For a bot that thinks ahead. Raises BadInput if that is not possible in the game."""
    ahead = None if game.thinking is None else game.thinking.ahead
    if ahead is None:
        raise BadInput(f"the bot {bot!r} cannot think ahead in {game.id}; use 'greedy' or 'random'")
    return ahead
