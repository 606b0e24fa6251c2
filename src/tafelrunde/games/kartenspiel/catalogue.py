"""The cards and facts of the game for anything that shows them."""

from typing import Final, NotRequired, TypedDict, cast

from ...kernel.setting import Setting
from ...kernel.shown import CardEntry, Catalogue, Shapes
from ..realm.cards import DEEDS, Card
from ..realm.catalogue import RegionFacts, facts_of, region_facts
from ..realm.mode import Mode
from ..realm.prince import MOST_PLACES, SIDES
from ..realm.regions import RESOURCES, STORAGE
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE, SETS
from .modes import MODES, themes_of
from .names import POINT_NAMES
from .variants import editions_of
from .view import View

ALWAYS: Final = (
    "title",
    "back",
    "copies",
    "cost",
    "vp",
    "strength",
    "tournament",
    "trade",
    "hand",
    "placement",
    "unique",
)
ELSEWHERE: Final = ("id", "kind", "name", "hyphenated", "short", "text", "price", "duel", "once", *DEEDS)


class Facts(TypedDict):
    """What every card has, and of the rest what this one has."""

    title: str
    back: str
    set: str
    copies: int
    cost: list[tuple[str, int]]
    vp: int
    strength: int
    tournament: int
    trade: int
    hand: int
    placement: str
    unique: bool
    why: dict[str, str]
    boosts: NotRequired[str]
    trades: NotRequired[str]
    search_cost: NotRequired[int]
    shelters: NotRequired[bool]
    harvest_gold: NotRequired[int]
    raises: NotRequired[list[str]]
    doubles: NotRequired[list[str]]
    arms: NotRequired[str]
    drills: NotRequired[str]
    musters: NotRequired[str]
    hoards: NotRequired[str]
    foils: NotRequired[list[int]]
    needs: NotRequired[list[str]]
    prey_of: NotRequired[list[str]]
    before_2003: NotRequired[list[tuple[str, int]]]
    shields: NotRequired[list[str]]
    shield_reach: NotRequired[str]
    needs_token: NotRequired[str]
    tournament_only: NotRequired[bool]
    cheapens: NotRequired[str]
    cheapens_from: NotRequired[int]
    timing: NotRequired[str]
    nature: NotRequired[str]
    resource: NotRequired[str]
    numbers: NotRequired[dict[str, int | list[int]]]
    stack: NotRequired[int]
    start: NotRequired[int]
    rules: NotRequired[list[str]]
    provenance: NotRequired[str]
    reconstructed: NotRequired[list[str]]
    is_expansion: NotRequired[bool]
    is_hand_card: NotRequired[bool]


class ModeExtra(TypedDict):
    name: dict[str, str]
    target: int
    backs: list[str]
    sets: list[str]
    editions: list[str]
    themes: list[str]
    may_demolish: bool


class Extra(TypedDict):
    regions: dict[str, RegionFacts]
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
        sets=list(dict.fromkeys((*mode.sets, *themes_of(mode.id)))),
        themes=list(themes_of(mode.id)),
        editions=list(editions_of(mode.id)),
        may_demolish=mode.may_demolish,
    )
