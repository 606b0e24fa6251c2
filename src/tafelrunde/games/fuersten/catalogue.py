"""The cards and facts of the game for anything that shows them."""

from typing import Final, NotRequired, TypedDict, cast

from ...kernel.setting import Setting
from ...kernel.shown import CardEntry, Catalogue, Shapes
from ..realm.cards import DEEDS, Card
from ..realm.catalogue import RegionFacts, facts_of, region_facts
from ..realm.mode import Mode, open_copies
from ..realm.prince import MOST_PLACES, SIDES
from ..realm.regions import RESOURCES, STORAGE
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE, SETS
from .modes import MODES
from .names import POINT_NAMES
from .view import View

ALWAYS: Final = (
    "title",
    "back",
    "copies",
    "cost",
    "vp",
    "strength",
    "trade",
    "skill",
    "progress",
    "placement",
    "once",
)
ELSEWHERE: Final = ("id", "kind", "name", "hyphenated", "short", "text", "why", "price", *DEEDS)


class Facts(TypedDict):
    """What every card has, and of the rest what this one has."""

    title: str
    back: str
    set: str
    copies: int
    cost: list[tuple[str, int]]
    vp: int
    strength: int
    trade: int
    skill: int
    progress: int
    placement: str
    once: bool
    duel: NotRequired[int]
    boosts: NotRequired[str]
    trades: NotRequired[str]
    search_cost: NotRequired[int]
    shelters: NotRequired[bool]
    harvest_gold: NotRequired[int]
    needs: NotRequired[list[str]]
    needs_progress: NotRequired[int]
    needs_warrior: NotRequired[bool]
    fleet: NotRequired[int]
    raises: NotRequired[list[str]]
    guards: NotRequired[list[int]]
    calms: NotRequired[list[int]]
    cheapens: NotRequired[str]
    timing: NotRequired[str]
    nature: NotRequired[str]
    resource: NotRequired[str]
    numbers: NotRequired[dict[str, int | list[int]]]
    stack: NotRequired[int]
    start: NotRequired[int]
    rules: NotRequired[list[str]]
    provenance: NotRequired[str]
    is_expansion: NotRequired[bool]
    is_hand_card: NotRequired[bool]


class ModeExtra(TypedDict):
    name: dict[str, str]
    target: int
    backs: list[str]
    sets: list[str]
    theme: bool
    open_card: str | None
    open_copies: int
    half_moons_sleep: bool


class Extra(TypedDict):
    regions: dict[str, RegionFacts]
    region_expansions: dict[str, str]
    resources: list[str]
    storage: int
    places: int
    sides: list[str]
    event_die: list[str]
    production_die: list[int]
    points: dict[str, dict[str, str]]
    backs: dict[str, dict[str, str]]
    modes: dict[str, ModeExtra]


def catalogue(_setting: Setting | None) -> Catalogue:
    return Catalogue(tuple(_entry(card) for card in CARDS.values()), _extra(), Shapes(View, Facts, Extra))


def _entry(card: Card) -> CardEntry:
    facts = cast(Facts, facts_of(card, ALWAYS, ELSEWHERE))
    return CardEntry(card.id, card.kind, card.text, facts, card.hyphenated, card.short)


def _extra() -> Extra:
    return Extra(
        regions=region_facts(),
        region_expansions={card.id: card.stores for card in CARDS.values() if card.stores},
        resources=list(RESOURCES),
        storage=STORAGE,
        places=MOST_PLACES,
        sides=list(SIDES),
        event_die=list(EVENT_DIE),
        production_die=[int(face) for face in PRODUCTION_DIE],
        points={language: dict(names) for language, names in POINT_NAMES.items()},
        backs={id: dict(card_set.name) for id, card_set in SETS.items()},
        modes={mode.id: _mode(mode) for mode in MODES.values()},
    )


def _mode(mode: Mode) -> ModeExtra:
    return ModeExtra(
        name=dict(mode.name),
        target=mode.target,
        backs=list(mode.backs),
        sets=list(mode.sets),
        theme=mode.may_demolish,
        open_card=next(iter(mode.open_cards), None),
        open_copies=sum(open_copies(mode, card) for card in mode.open_cards),
        half_moons_sleep=mode.half_moon_events > 0,
    )
