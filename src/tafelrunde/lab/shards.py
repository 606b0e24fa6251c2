"""Shards: blocks of games of a run, played wherever there is room, as tables with one row per game and per card played.

What is in a row depends on the run, the seed and the number of the game, and on nothing else: not on who played the
shard, when, or beside whom.
"""

from dataclasses import dataclass
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]

from ..kernel import registry
from ..kernel.study import Chronicle
from .run import Run, as_text, check_here
from .simulate import Played, decisions, play_games

UNFINISHED = "unfinished"

CARDS = pa.schema(
    [
        pa.field("seed", pa.string()),
        pa.field("number", pa.int64()),
        pa.field("round", pa.int32()),
        pa.field("seat", pa.string()),
        pa.field("card", pa.string()),
        pa.field("how", pa.string()),
        pa.field("won", pa.bool_()),
    ]
)


@dataclass(frozen=True, slots=True)
class Order:
    """The games `first` to `last` of a seed."""

    run: Run
    seed: str
    first: int
    last: int

    @property
    def games(self) -> int:
        return self.last - self.first + 1


@dataclass(frozen=True, slots=True)
class Shard:
    """What was ordered, with its rows: `games` and `cards` are Arrow tables."""

    order: Order
    games: Any
    cards: Any


def play_shard(order: Order) -> Shard:
    """Plays what is ordered. Raises BadInput where the rules or the cards are others than those of the run."""
    check_here(order.run)
    study = registry.game(order.run.lineup.game).lab
    assert study is not None  # or the run could not have been described
    games: list[dict[str, Any]] = []
    cards: list[dict[str, Any]] = []
    for played in play_games(order.run.lineup, order.seed, range(order.first, order.last + 1)):
        told = study.chronicle(played.table)
        games.append(_game_row(order, played, told))
        cards += _card_rows(order, played, told)
    schema = games_schema(tuple(games[0]["sources"]), tuple(games[0]["decks"]))
    return Shard(order, pa.Table.from_pylist(games, schema), pa.Table.from_pylist(cards, CARDS))


def games_schema(sources: tuple[str, ...], decks: tuple[str, ...]) -> Any:
    """The columns of a game. What points come from and what decks are made of differs from game to game."""
    columns = [
        ("game", pa.string()),
        ("mode", pa.string()),
        ("seats", pa.list_(pa.string())),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("rules", pa.string()),
        ("cards", pa.string()),
        ("seed", pa.string()),
        ("number", pa.int64()),
        ("first", pa.string()),
        ("winners", pa.list_(pa.string())),
        ("how", pa.string()),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("points", pa.list_(pa.float64())),
    ]
    if sources:  # Parquet knows no columns with nothing in them
        columns.append(("sources", pa.struct([(source, pa.list_(pa.float64())) for source in sources])))
    if decks:
        columns.append(("decks", pa.struct([(group, pa.list_(pa.int32())) for group in decks])))
    return pa.schema(columns)


def _game_row(order: Order, played: Played, told: Chronicle) -> dict[str, Any]:
    run, lineup, table = order.run, order.run.lineup, played.table
    result = table.result
    return {
        "game": lineup.game,
        "mode": lineup.mode,
        "seats": lineup.seats,
        "options": as_text(lineup.options),
        "bots": lineup.bots,
        "rules": run.rules,
        "cards": run.cards,
        "seed": order.seed,
        "number": played.number,
        "first": None if told.first is None else lineup.seats[told.first],
        "winners": [lineup.seats[seat] for seat in (result.winners if result is not None else ())],
        "how": UNFINISHED if result is None else result.how,
        "rounds": table.game.rounds(table.state),
        "decisions": decisions(table),
        "points": [round(sum(by_seat), 6) for by_seat in zip(*told.sources.values(), strict=True)],
        "sources": dict(told.sources),
        "decks": dict(told.decks),
    }


def _card_rows(order: Order, played: Played, told: Chronicle) -> list[dict[str, Any]]:
    result = played.table.result
    winners = result.winners if result is not None else ()
    return [
        {
            "seed": order.seed,
            "number": played.number,
            "round": card.round,
            "seat": order.run.lineup.seats[card.seat],
            "card": card.card,
            "how": card.how,
            "won": card.seat in winners,
        }
        for card in told.played
    ]
