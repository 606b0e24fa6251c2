"""What there is in the village: board, buildings, crates, cards and objectives, read from TOML."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, Final

Goods = tuple[tuple[str, int], ...]

_FOLDER: Final = files(__package__) / "content"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


_VILLAGE: Final = _read("village")
_BOARD: Final = _VILLAGE["board"]
_QUOTA: Final = _VILLAGE["quota"]
_SUPPLY: Final = _VILLAGE["supply"]

# ---- figures

COINS: Final[int] = _SUPPLY["coins"]  # C-010
TOKENS_EACH: Final[int] = _SUPPLY["resource_tokens_each"]
INFLUENCE: Final[int] = _SUPPLY["influence_per_player"]  # C-020
WORKERS: Final[int] = _SUPPLY["workers_per_player"]
START_COINS: Final[int] = _SUPPLY["start_coins_game_1"]  # C-017
MAT_CARDS: Final[int] = _SUPPLY["mat_cards"]  # C-011
OPEN_OBJECTIVES: Final[int] = _SUPPLY["objectives_revealed"]  # C-012
PLOTS: Final[int] = _BOARD["plots_per_district"]  # C-150
PROGRESS_START: Final[dict[int, int]] = {
    int(players): space for players, space in _BOARD["progress_start"].items()
}  # C-013
PROGRESS_END: Final[int] = _BOARD["progress_end"]
REPUTATION_ICONS: Final[frozenset[int]] = frozenset(_BOARD["progress_reputation_icons"])
INCOME_ICONS: Final[frozenset[int]] = frozenset(_BOARD["progress_income_icons"])
REPUTATION_SPACES: Final[dict[int, int]] = {
    int(players): spaces for players, spaces in _BOARD["reputation_spaces"].items()
}  # C-106
REPUTATION_REWARDS: Final[tuple[int, ...]] = tuple(_BOARD["reputation_rewards"])  # C-104
FEWEST, MOST = min(PROGRESS_START), max(PROGRESS_START)
QUOTA_ROWS: Final[tuple[str, ...]] = tuple(_QUOTA["rows"])  # C-094
QUOTA_AMOUNTS: Final[tuple[int, ...]] = tuple(_QUOTA["amounts"])  # C-091
QUOTA_BONUSES: Final[tuple[str, ...]] = tuple(_QUOTA["bonuses"])  # C-092, C-096
EXTRA_ROWS: Final[tuple[str, ...]] = tuple(_QUOTA["extra_rows"])  # C-231: each opens with a part of the chronicle
EXTRA_AMOUNTS: Final[tuple[int, ...]] = tuple(_QUOTA["extra_amounts"])
EXTRA_BONUSES: Final[tuple[str, ...]] = tuple(_QUOTA["extra_bonuses"])
OPENED_BY: Final[dict[str, str]] = dict(_QUOTA["extra_row_opens_with"])

# ---- things


@dataclass(frozen=True, slots=True)
class Per:
    """Gained once for each of what is counted, at most so often."""

    counted: str
    gain: Goods
    most: int


@dataclass(frozen=True, slots=True)
class Building:
    """A building, or the card with which it is built. Those of the Commons belong to no district."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    number: int = 0
    district: str = ""
    kind: str = "commons"  # commons, basic, plain, over, income
    build: Goods = ()  # the four resources that it costs to build (C-161)
    crate: int = 0  # the crate on its card
    cost: Goods = ()
    gain: Goods = ()
    choices: tuple[Goods, ...] = ()  # one of them besides
    per: "Per | None" = None  # and something for each of what is counted
    action: str = ""  # what it lets its user do before that
    modifier: str = ""  # what is different for the rest of the turn
    rebate: int = 0  # so many resources or pieces fewer for that
    income: Goods = ()  # at every income, for who has influence on it
    value: int = 0  # at the end of the campaign
    enters: str = "start"


@dataclass(frozen=True, slots=True)
class Bonus:
    """An assistant or a persona: what its owner gains, and when. Some personas do nothing (C-212)."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    number: int
    district: str
    when: str
    gain: Goods
    rebate: int  # resources that its owner does not pay when building
    enters: str


@dataclass(frozen=True, slots=True)
class Guest:
    """What a guest pays at every income: both, or one of the two (C-230)."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    number: int
    rewards: tuple[Goods, Goods]


@dataclass(frozen=True, slots=True)
class Item:
    """Finished for its price, once, for what it brings (C-230)."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    number: int
    cost: Goods
    gain: Goods


@dataclass(frozen=True, slots=True)
class Minion:
    """A kind of minions: what its owner gains when one is placed, and when somebody visits it (C-228)."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    district: str
    figures: int
    placed: Goods
    visited: Goods


@dataclass(frozen=True, slots=True)
class Objective:
    """A condition that can be scored once by everybody: something counted, at least or at most so much."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    counted: str
    least: int
    most: int
    enters: str


@dataclass(frozen=True, slots=True)
class Crate:
    """What comes out of a crate."""

    number: int
    name: Mapping[str, str]
    district: str
    kind: str
    buildings: tuple[str, ...]
    personas: tuple[str, ...]
    objectives: tuple[str, ...]
    rules: tuple[str, ...]
    family: str  # the kind of cards that come into the deck
    minion: str  # the kind of minions that come into the supply
    opener_gain: Goods


@dataclass(frozen=True, slots=True)
class District:
    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    resource: str
    basic: str
    start_crate: int


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """Where an Automa places a worker, what it gains, and what it does there. `level` points: as many as its level."""

    id: str
    name: Mapping[str, str]
    number: int
    place: str
    own: bool  # of places in a district: its own, else one for which the die is thrown
    highest: bool
    rank: int
    from_a: bool
    vp: int  # 0: its level
    bonus: tuple[str, ...]
    enters: str


ANY_NUMBER: Final = 10_000


def _texts(raw: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    return {language: raw.get(f"{prefix}{language}", "") for language in ("de", "en")}


def _goods(raw: Mapping[str, Any], key: str) -> Goods:
    return tuple(raw.get(key, {}).items())


def _building(raw: Mapping[str, Any], kind: str) -> Building:
    per = raw.get("per")
    return Building(
        id=raw["id"],
        name=_texts(raw),
        text=_texts(raw, "text_"),
        number=raw.get("number", 0),
        district=raw.get("district", ""),
        kind=raw.get("kind", kind),
        build=_goods(raw, "build"),
        crate=raw.get("crate", 0),
        cost=_goods(raw, "cost"),
        gain=_goods(raw, "gain"),
        choices=tuple([tuple(gain.items()) for gain in raw.get("gain_choice", ())]),
        per=None if per is None else Per(per["count"], _goods(per, "gain"), per["max"]),
        action=raw.get("action", ""),
        modifier=raw.get("modifier", ""),
        rebate=raw.get("rebate", 0),
        income=_goods(raw, "income"),
        value=raw.get("value", 0),
        enters=raw.get("enters", "start"),
    )


def _bonus(raw: Mapping[str, Any]) -> Bonus:
    return Bonus(
        id=raw["id"],
        name=_texts(raw),
        text=_texts(raw, "text_"),
        number=raw.get("number", 0),
        district=raw.get("district", ""),
        when=raw.get("when", ""),
        gain=_goods(raw, "gain"),
        rebate=raw.get("rebate", 0),
        enters=raw.get("enters", "start"),
    )


def _objective(raw: Mapping[str, Any]) -> Objective:
    condition = raw["condition"]
    return Objective(
        raw["id"],
        _texts(raw),
        _texts(raw, "text_"),
        condition["count"],
        condition.get("at_least", 0),
        condition.get("at_most", ANY_NUMBER),
        raw["enters"],
    )


def _crate(raw: Mapping[str, Any]) -> Crate:
    lists = {key: tuple(raw.get(key, ())) for key in ("buildings", "personas", "objectives", "rules")}
    return Crate(
        number=raw["number"],
        name=_texts(raw),
        district=raw["district"],
        kind=raw["type"],
        family=raw.get("family", ""),
        minion=raw.get("minion", ""),
        opener_gain=_goods(raw, "opener_gain"),
        **lists,
    )


def _guest(raw: Mapping[str, Any]) -> Guest:
    rewards = (_goods(raw, "reward_a"), _goods(raw, "reward_b"))
    return Guest(raw["id"], _texts(raw), _texts(raw, "text_"), raw["number"], rewards)


def _minion(raw: Mapping[str, Any]) -> Minion:
    bonuses = _goods(raw, "placed"), _goods(raw, "visited")
    return Minion(raw["id"], _texts(raw), _texts(raw, "text_"), raw["district"], raw["figures"], *bonuses)


def _item(raw: Mapping[str, Any]) -> Item:
    return Item(raw["id"], _texts(raw), _texts(raw, "text_"), raw["number"], _goods(raw, "cost"), _goods(raw, "gain"))


def _automa_card(raw: Mapping[str, Any]) -> AutomaCard:
    pick = raw.get("pick", {})
    return AutomaCard(
        id=raw["id"],
        name=_texts(raw),
        number=raw["number"],
        place=raw["place"],
        own=raw.get("district") == "own",
        highest=pick.get("value") == "highest",
        rank=pick.get("rank", 0),
        from_a=pick.get("tie") == "az",
        vp=0 if raw["vp"] == "level" else raw["vp"],
        bonus=tuple(raw["bonus"]),
        enters=raw["enters"],
    )


def _district(raw: Mapping[str, Any]) -> District:
    return District(raw["id"], _texts(raw), _texts(raw, "text_"), raw["resource"], raw["basic"], raw["start_crate"])


RESOURCES: Final[tuple[str, ...]] = tuple(raw["id"] for raw in _VILLAGE["resource"])
DISTRICTS: Final[dict[str, District]] = {raw["id"]: _district(raw) for raw in _VILLAGE["district"]}
RING: Final[tuple[str, ...]] = tuple(_BOARD["district_ring"])  # in the order in which they lie around the Commons
COMMONS: Final[tuple[str, ...]] = tuple(raw["id"] for raw in _VILLAGE["commons"])
BUILDINGS: Final[dict[str, Building]] = {
    raw["id"]: _building(raw, kind)
    for kind, found in (
        ("commons", _VILLAGE["commons"]),
        ("basic", _VILLAGE["basic"]),
        ("plain", _read("buildings")["building"]),
    )
    for raw in found
}
ASSISTANTS: Final[dict[str, Bonus]] = {raw["id"]: _bonus(raw) for raw in _read("assistants")["assistant"]}
FRIENDS: Final[dict[str, Bonus]] = {raw["id"]: _bonus(raw) for raw in _read("friends")["friend"]}
GUESTS: Final[dict[str, Guest]] = {raw["id"]: _guest(raw) for raw in _read("guests")["guest"]}
ITEMS: Final[dict[str, Item]] = {raw["id"]: _item(raw) for raw in _read("items")["item"]}
# treasures are like buildings that are used without a worker, and once
TREASURES: Final[dict[str, Building]] = {
    raw["id"]: _building(raw, "treasure") for raw in _read("treasures")["treasure"]
}
MINIONS: Final[dict[str, Minion]] = {raw["id"]: _minion(raw) for raw in _read("minions")["minion"]}
PERSONAS: Final[dict[str, Bonus]] = {raw["id"]: _bonus(raw) for raw in _read("personas")["persona"]}
OBJECTIVES: Final[dict[str, Objective]] = {raw["id"]: _objective(raw) for raw in _read("objectives")["objective"]}
CRATES: Final[dict[int, Crate]] = {raw["number"]: _crate(raw) for raw in _read("crates")["crate"]}
AUTOMA_CARDS: Final[dict[str, AutomaCard]] = {raw["id"]: _automa_card(raw) for raw in _read("automa")["automa"]}

ZEPPELIN: Final = "zeppelin"
CHARTERSTONE: Final = "charterstone"
GRANDSTAND: Final = "tribuene"
TREASURY: Final = "schatzamt"
MARKET: Final = "markt"
CLOUD_PORT: Final = "wolkenhafen"

# an empty building card is told by the crate on it: it may come from a district in which nobody plays
EMPTY_CARDS: Final[dict[str, int]] = {f"crate-{number}": number for number in CRATES}


# by the good that brings one, the cards of a kind; crates bring whole families of them into the deck
CARD_KINDS: Final[dict[str, Mapping[str, Bonus | Guest | Item | Building]]] = {
    "assistant": ASSISTANTS,
    "friend": FRIENDS,
    "guest": GUESTS,
    "item": ITEMS,
    "treasure": TREASURES,
}
FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    f"{kind}s": tuple(cards) for kind, cards in CARD_KINDS.items() if kind != "assistant"
}
CARD_NUMBERS: Final[dict[str, int]] = {
    **EMPTY_CARDS,
    **{id: building.number for id, building in BUILDINGS.items() if building.build},
    **{id: card.number for cards in (ASSISTANTS, FRIENDS) for id, card in cards.items()},
    **{id: guest.number for id, guest in GUESTS.items()},
    **{id: item.number for id, item in ITEMS.items()},
    **{id: treasure.number for id, treasure in TREASURES.items()},
}


def empty_card(crate: int) -> str:
    return f"crate-{crate}"


def original_persona(district: str) -> str:
    return next(id for id, persona in PERSONAS.items() if persona.district == district and persona.enters == "start")


def at_the_start(things: Mapping[str, Any]) -> tuple[str, ...]:
    """Those that are in the first game from the beginning."""
    return tuple(id for id, thing in things.items() if thing.enters == "start")


def objectives_with(rule: str) -> tuple[str, ...]:
    """Those that come with a part of the chronicle, out of whichever crate."""
    return tuple(id for id, objective in OBJECTIVES.items() if objective.enters == f"rule {rule}")


def fingerprint() -> str:
    """Changes when a figure changes that play depends on; a better wording leaves it alone."""
    facts: list[Any] = [_VILLAGE["supply"], _BOARD, _QUOTA]
    for things in (BUILDINGS, TREASURES, ASSISTANTS, FRIENDS, GUESTS, ITEMS, MINIONS, PERSONAS, OBJECTIVES):
        facts += [replace(thing, name={}, text={}) for thing in things.values()]
    facts += [replace(card, name={}) for card in AUTOMA_CARDS.values()]
    facts += [replace(crate, name={}) for crate in CRATES.values()]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]
