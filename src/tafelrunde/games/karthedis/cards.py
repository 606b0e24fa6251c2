"""Card sets, read from TOML. A user can replace the set; a broken one is refused with file, card and key."""

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from ...kernel.errors import BadInput
from ..hyphens import Hyphens, is_short_name, printed, read_hyphens
from .abilities import ABBERUFEN, EFFECTS, INTERVENIEREN, KEYWORDS, WORDS, Ability

KINDS_OF_RESOURCE: Final = 5  # KA-005
SPECIES: Final = 12  # KA-204
DECK: Final = 20  # KA-014
SPECIES_KEYS: Final = ("id", "name", "primary", "secondary", "rival")
CARD_KEYS: Final = ("id", "species", "name", "short", "value", "abilities")
ABILITY_KEYS: Final = ("keyword", "effect", "amount", "cost", "to", "target", "per", "lasting")
MOST_VALUE: Final = 9
DRAWING: Final = ("draw", "cycle", "refine")


@dataclass(frozen=True, slots=True)
class Card:
    """A player card. `by_keyword` sorts its abilities by what sets them off."""

    id: str
    species: str
    name: Mapping[str, str]
    value: int
    abilities: tuple[Ability, ...] = ()
    by_keyword: dict[str, tuple[Ability, ...]] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)  # for small tiles, with soft hyphens
    hyphenated: Mapping[str, str] = field(default_factory=dict)  # the name with soft hyphens


@dataclass(frozen=True, slots=True)
class Named:
    """A kind of resource (of which there are so many cards) or a species."""

    id: str
    name: Mapping[str, str]
    copies: int = 0


@dataclass(frozen=True, slots=True)
class CardSet:
    """Everything one copy of the game holds; `rivals` says which other species a species cannot stand."""

    id: str
    name: Mapping[str, str]
    resources: Mapping[str, Named]
    species: Mapping[str, Named]
    cards: Mapping[str, Card]
    rivals: Mapping[str, str]
    fingerprint: str


def read_set(source: Traversable | Path) -> CardSet:
    """A card set. Raises BadInput naming file, card and key if it is wrong."""
    try:
        data = tomllib.loads(source.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{source.name} is no card set: {error}") from error
    reader = _Reader(source.name, read_hyphens(data, source.name))
    for key in data:
        if key not in ("id", "name", "hyphens", "resource", "species", "card"):
            raise BadInput(f"{source.name}: unknown key {key!r}")
    resources = {raw["id"]: raw for raw in reader.tables(data, "resource", ("id", "name", "copies"))}
    species = {raw["id"]: raw for raw in reader.tables(data, "species", SPECIES_KEYS)}
    if len(resources) != KINDS_OF_RESOURCE:
        raise BadInput(f"{source.name}: there are {KINDS_OF_RESOURCE} basic resources (KA-005), not {len(resources)}")
    if len(species) != SPECIES:
        raise BadInput(f"{source.name}: there are {SPECIES} species (KA-204), not {len(species)}")
    rivals = reader.rivals(species)
    cards: dict[str, Card] = {}
    for raw in reader.tables(data, "card", CARD_KEYS):
        card = reader.card(raw, species)
        if card.id in cards:
            raise BadInput(f"{source.name}, card {card.id!r}: there is such a card already")
        cards[card.id] = card
        if card.species not in rivals and any(ability.effect == "aura_feud" for ability in card.abilities):
            raise BadInput(f"{source.name}, card {card.id!r}: the species {card.species!r} has no rival to be named")
    if len(cards) < 2 * DECK:
        raise BadInput(f"{source.name}: two decks of {DECK} take at least {2 * DECK} cards, not {len(cards)}")
    named = {id: Named(id, raw["name"], raw["copies"]) for id, raw in resources.items()}
    return CardSet(
        id=reader.text(data, "id", "the set"),
        name=reader.names(data, "the set"),
        resources=named,
        species={id: Named(id, raw["name"]) for id, raw in species.items()},
        cards=cards,
        rivals=rivals,
        fingerprint=_fingerprint(cards, named, rivals),
    )


def read_edition_before(now: CardSet, source: Traversable) -> CardSet:
    """The set as it was: a few cards in the places of those that have replaced them."""
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    reader = _Reader(source.name, read_hyphens(data, source.name))
    before: dict[str, Card] = {}
    for raw in reader.tables(data, "card", (*CARD_KEYS, "replaced_by")):
        replaced = reader.text(raw, "replaced_by", f"card {raw['id']!r}")
        if replaced not in now.cards or replaced in before or raw["id"] in now.cards:
            raise BadInput(f"{source.name}, card {raw['id']!r}, key 'replaced_by': {replaced!r} is no card of today")
        before[replaced] = reader.card(raw, now.species)
    found = [before.get(card.id, card) for card in now.cards.values()]
    cards = {card.id: card for card in found}
    return replace(now, cards=cards, rivals={}, fingerprint=_fingerprint(cards, now.resources, {}))


def _fingerprint(cards: Mapping[str, Card], resources: Mapping[str, Named], rivals: Mapping[str, str]) -> str:
    """Of everything that matters to the rules; names do not."""
    facts = [(card.id, card.species, card.value, card.abilities) for card in cards.values()]
    kinds = [(resource.id, resource.copies) for resource in resources.values()]
    all_facts = repr((facts, kinds, dict(rivals)) if rivals else (facts, kinds))
    return hashlib.sha256(all_facts.encode()).hexdigest()[:12]


class _Reader:
    def __init__(self, file: str, hyphens: Hyphens) -> None:
        self.file = file
        self.hyphens = hyphens

    def tables(self, data: Mapping[str, Any], kind: str, keys: tuple[str, ...]) -> list[Mapping[str, Any]]:
        """The [[kind]] tables, each with an id and names and nothing unknown."""
        found = data.get(kind, [])
        if not isinstance(found, list) or not all(isinstance(raw, dict) for raw in found):
            raise BadInput(f"{self.file}: {kind} is written as [[{kind}]] tables")
        ids: list[str] = []
        for raw in found:
            id = self.text(raw, "id", f"a {kind}")
            if not id.isascii() or not id.replace("_", "").isalnum() or id != id.lower():
                raise BadInput(f"{self.file}, {kind} {id!r}, key 'id': an id is small letters, digits and _")
            for key in raw:
                if key not in keys:
                    raise BadInput(f"{self.file}, {kind} {id!r}: unknown key {key!r}")
            self.names(raw, f"{kind} {id!r}")
            if id in ids:
                raise BadInput(f"{self.file}, {kind} {id!r}: there is such a {kind} already")
            ids.append(id)
            if "copies" in keys:
                self.number(raw, "copies", 1, 100, f"{kind} {id!r}")
        return found

    def rivals(self, species: Mapping[str, Mapping[str, Any]]) -> Mapping[str, str]:
        """The species each one cannot stand, where the set names one."""
        found: dict[str, str] = {}
        for id, raw in species.items():
            if "rival" in raw:
                if raw["rival"] not in species or raw["rival"] == id:
                    raise BadInput(f"{self.file}, species {id!r}, key 'rival': another species, not {raw['rival']!r}")
                found[id] = raw["rival"]
        return found

    def card(self, raw: Mapping[str, Any], species: Mapping[str, Any]) -> Card:
        where = f"card {raw['id']!r}"
        if str(raw.get("species")) not in species:
            raise BadInput(f"{self.file}, {where}, key 'species': there is no species {raw.get('species')!r}")
        value = self.number(raw, "value", 0, MOST_VALUE, where)
        abilities = raw.get("abilities", [])
        if not isinstance(abilities, list) or not all(isinstance(ability, dict) for ability in abilities):
            raise BadInput(f"{self.file}, {where}, key 'abilities': a list of tables")
        found = tuple(self.ability(ability, where) for ability in abilities)
        self.no_endless_trade(found, where)
        by_keyword = {
            keyword: tuple(ability for ability in found if ability.keyword == keyword)
            for keyword in KEYWORDS
            if any(ability.keyword == keyword for ability in found)
        }
        if not is_short_name(raw.get("short", raw["name"])):
            raise BadInput(f"{self.file}, {where}, key 'short': a name by language, {{ de = …, en = … }}")
        names = printed(raw["name"], raw.get("short", {}), self.hyphens)
        return Card(raw["id"], raw["species"], raw["name"], value, found, by_keyword, names.short, names.full)

    def ability(self, raw: Mapping[str, Any], where: str) -> Ability:
        for key in raw:
            if key not in ABILITY_KEYS:
                raise BadInput(f"{self.file}, {where}: unknown key {key!r} in an ability")
        keyword, effect = str(raw.get("keyword")), str(raw.get("effect"))
        if keyword not in KEYWORDS:
            raise BadInput(f"{self.file}, {where}, key 'keyword': {keyword!r} is not one of {', '.join(KEYWORDS)}")
        if effect not in EFFECTS:
            raise BadInput(f"{self.file}, {where}, key 'effect': {effect!r} is not one of {', '.join(EFFECTS)}")
        facts = EFFECTS[effect]
        if keyword not in facts.keywords:
            raise BadInput(f"{self.file}, {where}, key 'effect': {effect!r} does not go with {keyword!r}")
        for key in set(raw) - {"keyword", "effect", "lasting", *facts.keys}:
            raise BadInput(f"{self.file}, {where}, key {key!r}: {effect!r} takes no such figure")
        if raw.get("lasting", False) is not facts.lasting:
            raise BadInput(
                f"{self.file}, {where}, key 'lasting': it must be {str(facts.lasting).lower()} for {effect!r}"
            )
        for key, words in WORDS.items():
            if key in facts.keys and raw.get(key) not in words:
                raise BadInput(f"{self.file}, {where}, key {key!r}: {raw.get(key)!r} is not one of {', '.join(words)}")
        if "amount" in raw:
            self.number(raw, "amount", 1, 9, where)
        if "cost" in facts.keys:
            self.number(raw, "cost", 1, 9, where)
        self.no_endless_draws(raw, where)
        return Ability(**raw)

    def no_endless_draws(self, raw: Mapping[str, Any], where: str) -> None:
        """An Einsatz draws at most one card more than it costs, so that chains of them run dry."""
        if raw["keyword"] != "einsatz":
            return
        drawn = raw.get("amount", 1) if raw["effect"] in DRAWING else 0
        if drawn > raw.get("cost", 0) + 1 or (raw["effect"] == "retrieve" and raw.get("to") == "hand"):
            raise BadInput(
                f"{self.file}, {where}: an ability with `einsatz` brings at most one card more than it costs"
            )

    def no_endless_trade(self, abilities: tuple[Ability, ...], where: str) -> None:
        """What intervening sets off must not bring as many cards back as it costs: a trading phase would never end.

        One card put back on the deck is allowed where the same card draws none.
        """
        if all(ability.keyword != INTERVENIEREN for ability in abilities):
            return
        set_off = [a for a in abilities if a.keyword in (INTERVENIEREN, ABBERUFEN) and not a.lasting]
        back = [ability for ability in set_off if ability.effect in ("retrieve", "reclaim")]
        draws = any(ability.effect in DRAWING for ability in set_off)
        if len(back) > 1 or any(a.effect == "reclaim" or a.to == "hand" for a in back) or (back and draws):
            raise BadInput(f"{self.file}, {where}: with `intervenieren` two such cards would fetch each other for ever")

    def names(self, raw: Mapping[str, Any], where: str) -> Mapping[str, str]:
        names = raw.get("name")
        both = isinstance(names, dict) and set(names) == {"de", "en"}
        if isinstance(names, dict) and both and all(isinstance(n, str) and n.strip() for n in names.values()):
            return names
        raise BadInput(f"{self.file}, {where}, key 'name': a name in German and in English, {{ de = …, en = … }}")

    def text(self, raw: Mapping[str, Any], key: str, where: str) -> str:
        if not isinstance(raw.get(key), str) or not raw[key]:
            raise BadInput(f"{self.file}, {where}, key {key!r}: a text is missing")
        return str(raw[key])

    def number(self, raw: Mapping[str, Any], key: str, least: int, most: int, where: str) -> int:
        number = raw.get(key)
        if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= most:
            raise BadInput(f"{self.file}, {where}, key {key!r}: a number from {least} to {most}, not {number!r}")
        return number
