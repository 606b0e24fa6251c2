"""The cards and facts of the game for anything that shows them."""

from functools import cache
from typing import Final, NotRequired, TypedDict, cast

from ...kernel.setting import Setting
from ...kernel.shown import CardEntry, Catalogue, Shapes
from ..realm.cards import DEEDS, Card
from ..realm.catalogue import RegionFacts, facts_of, region_facts
from ..realm.mode import Mode
from ..realm.prince import MOST_PLACES, SIDES
from ..realm.regions import RESOURCES, STORAGE
from .characters import characters, characters_for
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE, SETS
from .decks import EVENTS, pool
from .modes import DECK, MODES, SETS_OF_DECKS, SPECIAL_CARDS, Deal, deck_deal, themes_of
from .names import POINT_NAMES
from .sample_decks import editions_of_sample, sample_decks
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
    before_1999: NotRequired[list[tuple[str, int]]]
    shields: NotRequired[list[str]]
    shield_reach: NotRequired[str]
    needs_token: NotRequired[str]
    tournament_only: NotRequired[bool]
    cheapens: NotRequired[str]
    cheapens_from: NotRequired[int]
    lies_at: NotRequired[str]
    foreign: NotRequired[bool]
    expelled_by_strength: NotRequired[int]
    expelled_by_trade: NotRequired[int]
    watches: NotRequired[bool]
    weakens: NotRequired[str]
    enriches: NotRequired[int]
    robbers_spare: NotRequired[int]
    cheapens_cards: NotRequired[list[str]]
    cheapens_before_2003: NotRequired[list[str]]
    shields_kind: NotRequired[str]
    shields_from: NotRequired[int]
    pays_for_actions: NotRequired[int]
    counts_to: NotRequired[int]
    keeps: NotRequired[list[str]]
    room: NotRequired[int]
    prize: NotRequired[int]
    needs_champion: NotRequired[bool]
    tournament_is_die: NotRequired[bool]
    needs_counters: NotRequired[int]
    borrows_ships: NotRequired[bool]
    needs_ship: NotRequired[bool]
    lights: NotRequired[bool]
    silences: NotRequired[bool]
    year_end: NotRequired[int]
    feeds: NotRequired[list[str]]
    city_before_2003: NotRequired[bool]
    colony: NotRequired[bool]
    loaded_by: NotRequired[str]
    coins: NotRequired[bool]
    two_sided: NotRequired[int]
    vp_counted: NotRequired[int]
    harvest_any: NotRequired[int]
    quells: NotRequired[list[str]]
    taxes_actions: NotRequired[int]
    needs_since_2003: NotRequired[bool]
    at_city: NotRequired[bool]
    power: NotRequired[int]
    spell: NotRequired[int]
    start_power: NotRequired[int]
    links: NotRequired[bool]
    needs_citadels: NotRequired[int]
    needs_wizards: NotRequired[int]
    needs_wizards_together: NotRequired[int]
    at_metropolis: NotRequired[bool]
    without_citadel: NotRequired[bool]
    keeps_peace: NotRequired[bool]
    against_cards: NotRequired[bool]
    spy_proof: NotRequired[bool]
    doubles_knights: NotRequired[bool]
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


class SampleInfo(TypedDict):
    id: str
    name: dict[str, str]
    text: dict[str, str]
    list: str
    editions: list[str]  # in which it can be played


class DeckFacts(TypedDict):
    size: int  # cards besides the events
    events: int
    pools: dict[str, dict[str, int]]  # by edition, with all its sets, how often each card can be in a deck
    # by edition, and by what can be agreed besides, how often the cards that it changes can be
    specials: dict[str, dict[str, dict[str, int]]]
    samples: list[SampleInfo]
    characters: list[SampleInfo]


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
    deck: DeckFacts


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
        deck=_deck_facts(),
    )


@cache
def _deck_facts() -> DeckFacts:
    deals = {edition: deck_deal(edition) for edition in SETS_OF_DECKS}
    return DeckFacts(
        size=DECK,
        events=EVENTS,
        pools={edition: dict(pool(deal)) for edition, deal in deals.items()},
        specials={
            edition: {special: _changed(deal, special) for special in SPECIAL_CARDS[edition]}
            for edition, deal in deals.items()
        },
        samples=[
            SampleInfo(
                id=sample.id,
                name=dict(sample.name),
                text=dict(sample.text),
                list=sample.list,
                editions=list(editions_of_sample(sample)),
            )
            for sample in sample_decks()
        ],
        characters=[
            SampleInfo(
                id=character.id,
                name=dict(character.name),
                text=dict(character.text),
                list=character.list,
                editions=[edition for edition, deal in deals.items() if character.id in characters_for(deal)],
            )
            for character in characters().values()
        ],
    )


def _changed(deal: Deal, special: str) -> dict[str, int]:
    """Which cards can be in a deck more often, or only, if something special is agreed."""
    without, with_it = pool(deal), pool(deal._replace(special=(special,)))
    return {card: copies for card, copies in with_it.items() if copies != without.get(card, 0)}


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
