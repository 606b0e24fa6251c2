"""Who plays what: a game, how it is played, and a bot for each seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import make_bot, read_bot
from ..kernel import BadInput, Player, Table, registry


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays what. Nothing is left open: `options` are all that the game has, `bots` are one for each seat."""

    game: str
    mode: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    bots: tuple[str, ...]

    @classmethod
    def of(
        cls,
        game: str,
        mode: str | None = None,
        bots: Sequence[str] = ("random",),
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> "Lineup":
        """What somebody asks for, with everything that is left open filled in: the game's first mode, its usual number
        of seats, one bot for all seats, the options of the game. Raises BadInput if it cannot be played."""
        found = registry.game(game, mode)
        setting = found.agree(next(iter(found.modes)) if mode is None else mode, seats, options or {})
        named = tuple(bots) * len(setting.seats) if len(bots) == 1 else tuple(bots)
        for bot in named:
            read_bot(bot)
        if len(named) != len(setting.seats):
            raise BadInput(
                f"{found.id} has {len(setting.seats)} seats ({', '.join(setting.seats)}), but {len(named)} bots are "
                "named"
            )
        return cls(found.id, setting.mode, setting.seats, dict(setting.options), named)

    def table(self, seed: str) -> Table[Any, Any]:
        """A table for it at which nothing has been played yet."""
        return Table(
            registry.game(self.game, self.mode), self.mode, seats=len(self.seats), options=self.options, seed=seed
        )

    def players(self, seed: str) -> list[Player[Any]]:
        """The bots, seat by seat. What a bot does at random depends on the seed and on its seat."""
        game = registry.game(self.game, self.mode)
        return [make_bot(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(self.bots)]

    def turned(self, by: int) -> "Lineup":
        """The same with every bot so many seats further back; those who sit in the first seats go to the last."""
        return Lineup(self.game, self.mode, self.seats, self.options, self.bots[by:] + self.bots[:by])
