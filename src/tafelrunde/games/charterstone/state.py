"""What lies on the table. What is built there is kept by district, apart from who plays: it outlives a game."""

from typing import Final, Literal, TypeAlias, get_args

from ...kernel import Event
from ...kernel.rows import replaced
from .data import (
    BUILDINGS,
    COINS,
    COMMONS,
    EXTRA_AMOUNTS,
    EXTRA_ROWS,
    INFLUENCE,
    OPENED_BY,
    PLOTS,
    PROGRESS_START,
    QUOTA_AMOUNTS,
    QUOTA_ROWS,
    RESOURCES,
    RING,
    TOKENS_EACH,
    WORKERS,
    original_persona,
)

Phase: TypeAlias = Literal["prepare", "found", "turn", "over"]
PREPARE: Final = "prepare"
FOUND: Final = "found"
TURN: Final = "turn"
OVER: Final = "over"
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Row = tuple[str, ...]
Plots = tuple[Row, ...]  # on each plot what was built there, the latest last
IN_SUPPLY: Final = ""  # where a worker is who is on no building
NOBODY: Final = -1


class Player:
    """What one district has; changed by way of `changed` alone, since tables share it until then.

    `spent` are the influence tokens in the general supply that come back (C-026), those on the board are counted where
    they lie. `workers` says of each where it stands. `cards` lie open (C-034): assistants, building cards, empty ones.
    `chest` are the personas that wait for later games, `private` the objectives that nobody else can score. `minions`
    says of each of which kind it is and where it stands.
    """

    __slots__ = (
        "automa",
        "cards",
        "chest",
        "coins",
        "district",
        "influence",
        "level",
        "minions",
        "persona",
        "private",
        "scored",
        "spent",
        "stock",
        "vp",
        "workers",
    )

    district: str
    automa: bool
    level: int
    influence: int
    spent: int
    coins: int
    stock: dict[str, int]
    vp: int
    workers: Row
    cards: Row
    persona: str
    chest: Row
    scored: Row
    private: Row
    minions: tuple[tuple[str, str], ...]

    def copy(self) -> "Player":
        twin = Player()
        twin.district = self.district
        twin.automa = self.automa
        twin.level = self.level
        twin.influence = self.influence
        twin.spent = self.spent
        twin.coins = self.coins
        twin.stock = self.stock.copy()
        twin.vp = self.vp
        twin.workers = self.workers
        twin.cards = self.cards
        twin.persona = self.persona
        twin.chest = self.chest
        twin.scored = self.scored
        twin.private = self.private
        twin.minions = self.minions
        return twin


class State:
    """One game. `plots` are those of every district; `coins` and `stock` the general supply, `mat` the open advancement
    cards, `open_objectives` those that can be scored.

    `quota` says for each row of the quota table who has a token on which column, `reputation` who has put a token on
    the track, in order. `rules` are the parts of the chronicle that were unlocked, `crates` those that were opened.
    `begun` says that the player at turn has been through what comes before the action, `last_round` that the token has
    reached the end. `here` is the building that is just being used, `finished` are the items and treasures that were
    used in this turn, `modifiers` what treasures have changed for the rest of it. `income` says who has influence on
    which income building, `minions` how many of each kind that is in the village are in the supply.
    """

    __slots__ = (
        "active",
        "archive",
        "automa_deck",
        "automa_discard",
        "begun",
        "coins",
        "crates",
        "deck",
        "discard",
        "finished",
        "first",
        "here",
        "income",
        "last_round",
        "mat",
        "minions",
        "mode",
        "modifiers",
        "news",
        "objective_deck",
        "open_objectives",
        "phase",
        "players",
        "plots",
        "progress",
        "quota",
        "reputation",
        "round",
        "rules",
        "stock",
        "winners",
    )

    news: list[Event]
    mode: str
    phase: Phase
    players: list[Player]
    plots: dict[str, Plots]
    rules: Row
    crates: tuple[int, ...]
    archive: Row
    coins: int
    stock: dict[str, int]
    deck: Row
    discard: Row
    mat: Row
    objective_deck: Row
    open_objectives: Row
    automa_deck: Row
    automa_discard: Row
    quota: tuple[tuple[int, ...], ...]
    reputation: tuple[int, ...]
    progress: int
    first: int
    active: int
    round: int
    begun: bool
    last_round: bool
    here: str
    finished: Row
    modifiers: Row
    income: tuple[tuple[str, int], ...]
    minions: tuple[tuple[str, int], ...]
    winners: tuple[int, ...]

    def copy(self) -> "State":
        twin = State()
        twin.news = []
        twin.mode = self.mode
        twin.phase = self.phase
        twin.players = self.players.copy()
        twin.plots = self.plots.copy()
        twin.rules = self.rules
        twin.crates = self.crates
        twin.archive = self.archive
        twin.coins = self.coins
        twin.stock = self.stock.copy()
        twin.deck = self.deck
        twin.discard = self.discard
        twin.mat = self.mat
        twin.objective_deck = self.objective_deck
        twin.open_objectives = self.open_objectives
        twin.automa_deck = self.automa_deck
        twin.automa_discard = self.automa_discard
        twin.quota = self.quota
        twin.reputation = self.reputation
        twin.progress = self.progress
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.begun = self.begun
        twin.last_round = self.last_round
        twin.here = self.here
        twin.finished = self.finished
        twin.modifiers = self.modifiers
        twin.income = self.income
        twin.minions = self.minions
        twin.winners = self.winners
        return twin


def new_state(mode: str, districts: Row, automas: int = 0, level: int = 2) -> State:
    """A game in the first village, in which nothing has happened yet. The last districts are those of Automas."""
    s = State()
    s.news = []
    s.mode = mode
    s.phase = PREPARE
    people = len(districts) - automas
    s.players = [new_player(district, number >= people, level) for number, district in enumerate(districts)]
    s.plots = dict.fromkeys(RING, ((),) * PLOTS)
    s.rules = ()
    s.crates = ()
    s.archive = ()
    s.coins = COINS
    s.stock = dict.fromkeys(RESOURCES, TOKENS_EACH)
    s.deck = s.discard = s.mat = ()
    s.objective_deck = s.open_objectives = ()
    s.automa_deck = s.automa_discard = ()
    s.quota = ((NOBODY,) * len(QUOTA_AMOUNTS),) * len(QUOTA_ROWS) + ((NOBODY,) * len(EXTRA_AMOUNTS),) * len(EXTRA_ROWS)
    s.reputation = ()
    s.progress = PROGRESS_START[len(districts)]
    s.first = s.active = NOBODY
    s.round = 0
    s.begun = s.last_round = False
    s.here = ""
    s.finished = s.modifiers = s.income = s.minions = ()
    s.winners = ()
    return s


def new_player(district: str, automa: bool, level: int) -> Player:
    player = Player()
    player.district = district
    player.automa = automa
    player.level = level if automa else 0
    player.influence = INFLUENCE
    player.spent = 0
    player.coins = 0
    player.stock = dict.fromkeys(RESOURCES, 0)
    player.vp = 0
    player.workers = (IN_SUPPLY,) * WORKERS
    player.cards = ()
    player.persona = original_persona(district)
    player.chest = ()
    player.scored = player.private = player.minions = ()
    return player


def changed(s: State, seat: int) -> Player:
    """What a seat has, to be changed now. It is a copy, since other tables may share what was there before."""
    player = s.players[seat] = s.players[seat].copy()
    return player


def without(cards: Row, card: str) -> Row:
    """The cards, one copy of `card` less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def top_buildings(s: State, district: str) -> list[str]:
    """C-210: of buildings on one plot the latest counts."""
    return [plot[-1] for plot in s.plots[district] if plot]


def district_of(s: State, building: str) -> str:
    """Where a building stands: its card may have come from another district. Those of the Commons stand in none."""
    return next((district for district in RING if building in top_buildings(s, district)), "")


def in_play(s: State) -> list[str]:
    """Every building on which a worker can stand."""
    return [*COMMONS, *(building for district in RING for building in top_buildings(s, district))]


def standing_at(s: State) -> list[str]:
    """Where workers and minions are; those in a supply are told as well."""
    workers = [at for player in s.players for at in player.workers]
    return workers + [at for player in s.players for _, at in player.minions]


def set_plot(s: State, district: str, plot: int, buildings: Row) -> None:
    s.plots[district] = replaced(s.plots[district], plot, buildings)


def free_plots(s: State, district: str) -> list[int]:
    return [number for number, plot in enumerate(s.plots[district]) if not plot]


def quota_tokens(s: State, seat: int) -> int:
    """C-091: the own tokens on the quota table."""
    return sum([row.count(seat) for row in s.quota])


def open_rows(s: State) -> tuple[str, ...]:
    """C-094; C-231: two more when their part of the chronicle is open."""
    return QUOTA_ROWS + tuple([row for row in EXTRA_ROWS if OPENED_BY[row] in s.rules])


def building_cards(player: Player) -> list[str]:
    """The own cards with which a building can be built."""
    return [card for card in player.cards if card in BUILDINGS]
