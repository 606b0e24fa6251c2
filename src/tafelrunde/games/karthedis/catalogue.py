"""The cards and facts of the game for anything that shows them."""

from typing import Final, TypedDict

from ...kernel.setting import Setting
from ...kernel.shown import CardEntry, Catalogue, Shapes
from .abilities import KEYWORDS
from .cards import DECK, MOST_VALUE, Card
from .condition import PRESETS, write_condition
from .data import CARDS, HAND, MOST_COPIES, MOST_SEATS, PACK, RETIRED, SET
from .decks import COPIES_IN_DECK
from .names import ability_text, effect_text
from .view import View

LANGUAGES: Final = ("de", "en")


class AbilityFacts(TypedDict):
    keyword: str
    text: dict[str, str]
    lasting: bool


class Facts(TypedDict):
    species: str
    value: int
    abilities: list[AbilityFacts]
    retired: bool  # of an earlier edition: shown at tables that were begun with it, dealt no more


class Named(TypedDict):
    id: str
    name: dict[str, str]


class ResourceFacts(TypedDict):
    id: str
    name: dict[str, str]
    copies: int


class DeckFacts(TypedDict):
    size: int
    copies: list[int]  # how many equal cards a table may agree on


class SeatFacts(TypedDict):
    fewest: int
    most: int
    most_copies_of_the_game: int


class Extra(TypedDict):
    set: Named
    species: list[Named]
    resources: list[ResourceFacts]
    keywords: list[str]
    most_value: int
    deck: DeckFacts
    hand: int
    pack: int
    seats: SeatFacts
    victory: dict[str, str]


def catalogue(_setting: Setting | None) -> Catalogue:
    return Catalogue(tuple(_entry(card) for card in CARDS.values()), _extra(), Shapes(View, Facts, Extra))


def _entry(card: Card) -> CardEntry:
    texts = {
        language: " ".join(ability_text(card, ability, language) for ability in card.abilities)
        for language in LANGUAGES
    }
    abilities = [
        AbilityFacts(
            keyword=ability.keyword,
            text={language: effect_text(card, ability, language) for language in LANGUAGES},
            lasting=ability.lasting,
        )
        for ability in card.abilities
    ]
    facts = Facts(species=card.species, value=card.value, abilities=abilities, retired=card.id in RETIRED)
    return CardEntry(card.id, "card", texts, facts, card.hyphenated, card.short)


def _extra() -> Extra:
    return Extra(
        set=Named(id=SET.id, name=dict(SET.name)),
        species=[Named(id=species.id, name=dict(species.name)) for species in SET.species.values()],
        resources=[
            ResourceFacts(id=resource.id, name=dict(resource.name), copies=resource.copies)
            for resource in SET.resources.values()
        ],
        keywords=list(KEYWORDS),
        most_value=MOST_VALUE,
        deck=DeckFacts(size=DECK, copies=[int(copies) for copies in COPIES_IN_DECK]),  # KA-200, KA-205
        hand=HAND,
        pack=PACK,
        seats=SeatFacts(fewest=2, most=MOST_SEATS, most_copies_of_the_game=MOST_COPIES),
        victory={name: write_condition(condition) for name, condition in PRESETS.items()},
    )
