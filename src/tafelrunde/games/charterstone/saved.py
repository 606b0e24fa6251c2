"""The table as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ...kernel.json_data import Json
from .data import (
    AUTOMA_CARDS,
    BUILDINGS,
    CARD_NUMBERS,
    COINS,
    CRATES,
    DISTRICTS,
    FEWEST,
    INFLUENCE,
    MINIONS,
    MOST,
    OBJECTIVES,
    PERSONAS,
    PLOTS,
    PROGRESS_END,
    RESOURCES,
    RING,
    TOKENS_EACH,
    TREASURES,
    WORKERS,
)
from .extras import ITEM, TREASURE
from .placing import ONLY_PLACING
from .quota import ALL_ROWS, amounts
from .reputation import spaces
from .state import IN_SUPPLY, NOBODY, PHASES, Player, State, in_play, new_player, new_state, quota_tokens, top_buildings

MODIFIERS: Final = {ONLY_PLACING, *(treasure.modifier for treasure in TREASURES.values() if treasure.modifier)}
ROWS: Final = ("rules", "archive", "deck", "discard", "mat", "objective_deck", "open_objectives")
MORE_ROWS: Final = ("automa_deck", "automa_discard", "finished", "modifiers")
NUMBERS: Final = ("coins", "progress", "first", "active", "round")
FLAGS: Final = ("begun", "last_round")


def to_json(s: State) -> Json:
    return {
        "mode": s.mode,
        "phase": s.phase,
        "players": [_player_to_json(player) for player in s.players],
        "plots": {district: [list(plot) for plot in s.plots[district]] for district in RING},
        "stock": dict(s.stock),
        "crates": list(s.crates),
        "quota": [list(row) for row in s.quota],
        "reputation": list(s.reputation),
        "winners": list(s.winners),
        "income": [[building, owner] for building, owner in s.income],
        "minions": [[kind, left] for kind, left in s.minions],
        **{key: list(getattr(s, key)) for key in ROWS + MORE_ROWS},
        **{key: getattr(s, key) for key in NUMBERS + FLAGS},
    }


def _player_to_json(player: Player) -> Json:
    return {
        "district": player.district,
        "automa": player.automa,
        "level": player.level,
        "influence": player.influence,
        "spent": player.spent,
        "coins": player.coins,
        "stock": dict(player.stock),
        "vp": player.vp,
        "workers": list(player.workers),
        "cards": list(player.cards),
        "persona": player.persona,
        "chest": list(player.chest),
        "scored": list(player.scored),
        "private": list(player.private),
        "minions": [[kind, at] for kind, at in player.minions],
    }


class Impossible(ValueError):
    """A state that no game can reach."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Impossible(f"this is no possible state of the game: {what}")


def from_json(data: Json) -> State:
    expect(isinstance(data, Mapping), "it is a table of values")
    assert isinstance(data, Mapping)
    try:
        s = _read(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise Impossible(f"this is no possible state of the game: {error!r}") from error
    _check(s)
    return s


def _read(data: Mapping[str, Any]) -> State:
    players = [_read_player(player) for player in data["players"]]
    expect(FEWEST <= len(players) <= MOST, "players")
    districts = tuple(player.district for player in players)
    expect(len(set(districts)) == len(districts) and set(districts) <= set(DISTRICTS), "districts")
    s = new_state(_text(data["mode"]), districts)
    s.players = players
    expect(data["phase"] in PHASES, "phase")
    s.phase = data["phase"]
    expect(set(data["plots"]) == set(RING), "plots")
    s.plots = {district: tuple(_row(plot) for plot in data["plots"][district]) for district in RING}
    s.stock = _stock(data["stock"])
    s.crates = tuple(_number(number) for number in data["crates"])
    s.quota = tuple(tuple(_number(owner) for owner in row) for row in data["quota"])
    s.reputation = tuple(_number(owner) for owner in data["reputation"])
    s.winners = tuple(_number(winner) for winner in data["winners"])
    s.income = tuple((_text(building), _number(owner)) for building, owner in data["income"])
    s.minions = tuple((_text(kind), _number(left)) for kind, left in data["minions"])
    for key in ROWS + MORE_ROWS:
        setattr(s, key, _row(data[key]))
    for key in NUMBERS:
        setattr(s, key, _number(data[key]))
    for key in FLAGS:
        expect(isinstance(data[key], bool), key)
        setattr(s, key, data[key])
    return s


def _read_player(data: Mapping[str, Any]) -> Player:
    district = data["district"]
    expect(district in DISTRICTS and isinstance(data["automa"], bool), "district")
    player = new_player(district, data["automa"], 0)
    for key in ("level", "influence", "spent", "coins", "vp"):
        number = _number(data[key])
        expect(number >= 0, key)
        setattr(player, key, number)
    player.stock = _stock(data["stock"])
    for key in ("workers", "cards", "chest", "scored", "private"):
        setattr(player, key, _row(data[key]))
    player.persona = _text(data["persona"])
    player.minions = tuple((_text(kind), _text(at)) for kind, at in data["minions"])
    return player


def _text(value: object) -> str:
    expect(isinstance(value, str), "a word")
    return str(value)


def _number(value: object) -> int:
    expect(isinstance(value, int) and not isinstance(value, bool), "a number")
    assert isinstance(value, int)
    return value


def _row(values: object) -> tuple[str, ...]:
    expect(isinstance(values, list | tuple), "a row")
    assert isinstance(values, list | tuple)
    return tuple(_text(value) for value in values)


def _stock(values: Mapping[str, Any]) -> dict[str, int]:
    expect(set(values) == set(RESOURCES), "stock")
    stock = {resource: _number(values[resource]) for resource in RESOURCES}
    expect(min(stock.values()) >= 0, "stock")
    return stock


def _check(s: State) -> None:
    seats = range(len(s.players))
    _check_village(s)
    _check_supply(s)
    _check_minions(s)
    seats_or_nobody = [NOBODY, *seats]
    expect(s.first in seats_or_nobody and s.active in seats_or_nobody, "whose turn it is")
    expect((s.first == NOBODY) == (s.active == NOBODY) == (s.phase == "prepare"), "whose turn it is")
    expect(0 <= s.progress <= PROGRESS_END and s.round >= 0, "progress")
    expect([len(row) for row in s.quota] == [len(amounts(row)) for row in ALL_ROWS], "quota")
    expect(all(owner in seats_or_nobody for row in s.quota for owner in row), "quota")
    expect(all(owner in seats for owner in s.reputation) and len(s.reputation) <= spaces(s), "reputation")
    expect(all(winner in seats for winner in s.winners) and bool(s.winners) == (s.phase == "over"), "winners")
    for seat in seats:
        _check_player(s, seat)


def _check_player(s: State, seat: int) -> None:
    player = s.players[seat]
    on_buildings = sum([owner == seat for _, owner in s.income])
    placed = quota_tokens(s, seat) + s.reputation.count(seat) + len(player.scored) + on_buildings
    expect(player.influence + player.spent + placed == INFLUENCE, "influence")
    expect(len(player.workers) == WORKERS, "workers")
    expect({player.persona, *player.chest} <= set(PERSONAS), "personas")
    expect(
        set(player.scored) <= {*s.open_objectives, *player.private} and len(set(player.scored)) == len(player.scored),
        "scored",
    )


def _check_minions(s: State) -> None:
    """C-228: as many of each kind as there are figures, and those on the board in buildings of their own district."""
    left = dict(s.minions)
    owned = Counter(kind for player in s.players for kind, _ in player.minions)
    expect(len(left) == len(s.minions) and set(left) <= set(MINIONS) and set(owned) <= set(left), "minions")
    expect(all(left[kind] >= 0 and left[kind] + owned[kind] == MINIONS[kind].figures for kind in left), "minions")
    for player in s.players:
        places = [at for _, at in player.minions if at != IN_SUPPLY]
        at_home = set(places) <= set(top_buildings(s, player.district))
        expect(at_home and len(set(places)) == len(places), "minions")


def _check_village(s: State) -> None:
    standing = [at for player in s.players for at in player.workers if at != IN_SUPPLY]
    expect(set(standing) <= set(in_play(s)), "workers")
    expect(max(Counter(standing).values(), default=0) <= 1, "workers")
    expect(all(len(s.plots[district]) == PLOTS for district in RING), "plots")
    lying = [id for district in RING for plot in s.plots[district] for id in plot]
    expect(all(id in BUILDINGS for id in lying) and len(set(lying)) == len(lying), "buildings")
    seats = range(len(s.players))
    lasting = all(building in lying and owner in seats for building, owner in s.income)
    expect(lasting and len(set(s.income)) == len(s.income), "income")
    expect(set(s.crates) <= set(CRATES) and len(set(s.crates)) == len(s.crates), "crates")


def _check_supply(s: State) -> None:
    expect(s.coins + sum(player.coins for player in s.players) == COINS and s.coins >= 0, "coins")
    for resource in RESOURCES:
        there = s.stock[resource] + sum(player.stock[resource] for player in s.players)
        expect(there == TOKENS_EACH, "resources")
    cards = [*s.deck, *s.discard, *s.mat, *(card for player in s.players for card in player.cards)]
    expect(set(cards) <= set(CARD_NUMBERS) and len(set(cards)) == len(cards), "cards")
    private = [objective for player in s.players for objective in player.private]
    objectives = [*s.objective_deck, *s.open_objectives, *private]
    expect(set(objectives) <= set(OBJECTIVES) and len(set(objectives)) == len(objectives), "objectives")
    automa = [*s.automa_deck, *s.automa_discard]
    expect(set(s.finished) <= {ITEM, TREASURE} and set(s.modifiers) <= MODIFIERS, "what was used in this turn")
    expect(set(automa) <= set(AUTOMA_CARDS) and len(set(automa)) == len(automa), "automa")
