"""Simulating into a folder: what is missing is played and kept, shard by shard."""

from collections.abc import Callable
from pathlib import Path

from ..kernel.dealer import checked_seed
from .folder import Folder
from .lineup import Lineup
from .run import describe
from .shards import play_shard
from .workers import Crew

SHARD = 100


def simulate_into(
    path: Path,
    lineup: Lineup,
    games: int,
    seed: int | str,
    crew: Crew,
    progress: Callable[[int, int], None] = lambda _kept, _wanted: None,
    block: int = SHARD,
) -> int:
    """Sees to it that a folder holds so many games of a seed, beside whatever it holds of the same run already. Returns
    how many of them are new.

    Raises BadInput, and changes nothing, if it cannot be played or the folder holds something else. What is finished
    is kept even if this is interrupted; the same call goes on from there. `progress` hears how many games are kept, of
    how many.
    """
    text = checked_seed(seed)
    (described,) = crew.each(describe, [lineup])
    folder = Folder(path)
    folder.begin(described)
    orders = folder.missing(described.run, text, games, block)
    fresh = sum(order.games for order in orders)
    kept = games - fresh
    progress(kept, games)
    for shard in crew.each(play_shard, orders):
        folder.keep(shard)
        kept += shard.order.games
        progress(kept, games)
    return fresh


def kept_games(path: Path, seed: int | str, games: int) -> int:
    """How many of the first so many games of a seed a folder holds, which may not have been begun."""
    folder = Folder(path)
    return len(folder.numbers(checked_seed(seed)).intersection(range(games))) if folder.begun else 0
