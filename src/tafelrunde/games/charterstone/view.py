"""What a seat may see. Everything lies open but the order of the decks (C-034)."""

from typing import TypedDict

from .data import COMMONS, RING
from .quota import ALL_ROWS, amounts, bonuses
from .reputation import spaces
from .state import NOBODY, Phase, Player, Row, State, open_rows


class MinionView(TypedDict):
    kind: str
    at: str | None  # None: in its owner's supply


class PlayerView(TypedDict):
    seat: str
    automa: bool
    level: int
    influence: int
    spent: int
    coins: int
    stock: dict[str, int]
    vp: int
    workers: list[str | None]  # where each of them stands; None: in the supply
    cards: list[str]
    persona: str
    chest: list[str]
    scored: list[str]
    private: list[str]  # objectives that nobody else can score
    minions: list[MinionView]


class PlotView(TypedDict):
    buildings: list[str]  # one on the other, the latest last
    workers: list[str]  # the seats whose workers stand there
    tokens: list[str]  # the seats with influence on an income building


class DistrictView(TypedDict):
    district: str
    active: bool
    plots: list[PlotView]


class CommonsView(TypedDict):
    building: str
    workers: list[str]


class SpaceView(TypedDict):
    pieces: int
    bonus: str
    seat: str | None


class RowView(TypedDict):
    row: str
    spaces: list[SpaceView]


class ObjectiveView(TypedDict):
    objective: str
    scored: list[str]


class View(TypedDict):
    mode: str
    seat: str | None
    phase: Phase
    round: int
    active: str | None
    first: str | None
    progress: int
    last_round: bool
    coins: int
    stock: dict[str, int]
    mat: list[str]
    deck: int
    discard: list[str]
    objectives: list[ObjectiveView]
    objective_deck: int
    automa_deck: int
    automa_discard: list[str]
    commons: list[CommonsView]
    districts: list[DistrictView]
    quota: list[RowView]
    reputation: list[str]
    reputation_spaces: int
    rules: list[str]
    crates: list[int]
    archive: list[str]
    players: list[PlayerView]
    minions: dict[str, int]  # of each kind so many are in the supply
    finished: list[str]  # whether an item or a treasure was used in this turn
    modifiers: list[str]
    winners: list[str]


def view(s: State, seat: int | None) -> View:
    seats = [player.district for player in s.players]
    return {
        "mode": s.mode,
        "seat": None if seat is None else seats[seat],
        "phase": s.phase,
        "round": s.round,
        "active": None if s.active == NOBODY else seats[s.active],
        "first": None if s.first == NOBODY else seats[s.first],
        "progress": s.progress,
        "last_round": s.last_round,
        "coins": s.coins,
        "stock": dict(s.stock),
        "mat": list(s.mat),
        "deck": len(s.deck),
        "discard": list(s.discard),
        "objectives": [
            {"objective": objective, "scored": [player.district for player in s.players if objective in player.scored]}
            for objective in s.open_objectives
        ],
        "objective_deck": len(s.objective_deck),
        "automa_deck": len(s.automa_deck),
        "automa_discard": list(s.automa_discard),
        "commons": [{"building": building, "workers": _standing(s, building)} for building in COMMONS],
        "districts": [
            {
                "district": district,
                "active": district in seats,
                "plots": [_plot_view(s, plot) for plot in s.plots[district]],
            }
            for district in RING
        ],
        "quota": [
            {
                "row": row,
                "spaces": [
                    {"pieces": pieces, "bonus": bonus, "seat": None if owner == NOBODY else seats[owner]}
                    for pieces, bonus, owner in zip(amounts(row), bonuses(row), owners, strict=True)
                ],
            }
            for row, owners in zip(ALL_ROWS, s.quota, strict=True)
            if row in open_rows(s)
        ],
        "reputation": [seats[owner] for owner in s.reputation],
        "reputation_spaces": spaces(s),
        "rules": list(s.rules),
        "crates": list(s.crates),
        "archive": list(s.archive),
        "players": [player_view(player) for player in s.players],
        "minions": dict(s.minions),
        "finished": list(s.finished),
        "modifiers": list(s.modifiers),
        "winners": [seats[winner] for winner in s.winners],
    }


def _plot_view(s: State, plot: Row) -> PlotView:
    if not plot:
        return {"buildings": [], "workers": [], "tokens": []}
    tokens = [s.players[owner].district for building, owner in s.income if building == plot[-1]]
    return {"buildings": list(plot), "workers": _standing(s, plot[-1]), "tokens": tokens}


def _standing(s: State, building: str) -> list[str]:
    return [player.district for player in s.players if building in player.workers]


def player_view(player: Player) -> PlayerView:
    return {
        "seat": player.district,
        "automa": player.automa,
        "level": player.level,
        "influence": player.influence,
        "spent": player.spent,
        "coins": player.coins,
        "stock": dict(player.stock),
        "vp": player.vp,
        "workers": [at or None for at in player.workers],
        "cards": list(player.cards),
        "persona": player.persona,
        "chest": list(player.chest),
        "scored": list(player.scored),
        "private": list(player.private),
        "minions": [{"kind": kind, "at": at or None} for kind, at in player.minions],
    }
