"""Card facts, read from TOML. What a card does beyond these facts is a function registered under its title."""

import hashlib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from importlib.resources.abc import Traversable
from typing import Any

from .regions import RESOURCES

Cost = tuple[tuple[str, int], ...]
KINDS = ("centre", "region", "action", "event", "building", "hero", "trade_ship")
EXPANSIONS = ("building", "hero", "trade_ship")


@dataclass(frozen=True, slots=True)
class Card:
    """One card as printed.

    `id` tells cards with different backs apart; `title` is what the rules mean when they speak of "the same card",
    and the name its behaviour is registered under.
    """

    id: str
    title: str
    back: str
    kind: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    copies: int
    duel: int = 0
    cost: Cost = ()
    vp: int = 0
    trade: int = 0
    strength: int = 0
    skill: int = 0
    progress: int = 0
    once: bool = False
    placement: str = ""
    boosts: str = ""
    trades: str = ""
    search_cost: int = -1
    shelters: bool = False
    harvest_gold: int = 0
    timing: str = ""
    nature: str = ""
    resource: str = ""
    numbers: Mapping[str, int | list[int]] | None = None
    stack: int = 0
    start: int = 0
    rules: tuple[str, ...] = ()
    provenance: str = "printed"
    is_expansion: bool = False


NOT_PLAYED_WITH = ("name", "text", "rules", "provenance", "is_expansion")  # wording, and what follows from kind
KEYS = {field.name for field in fields(Card)} - {"title", "back", "is_expansion"}


def read_cards(source: Traversable) -> dict[str, Card]:
    """The cards of one set. Raises ValueError naming file, card and key if the data is wrong."""
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    back = data["set"]
    return {raw["id"]: _card(raw, back, source.name) for raw in data["card"]}


def fingerprint(cards: Iterable[Card]) -> str:
    """Changes when a figure changes that play depends on; a better wording leaves it, and old records, alone."""
    facts = [
        [getattr(card, field.name) for field in fields(Card) if field.name not in NOT_PLAYED_WITH]
        for card in sorted(cards, key=lambda card: card.id)
    ]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:12]


def _card(raw: dict[str, Any], back: str, file: str) -> Card:
    where = f"{file}, card {raw.get('id', '?')!r}"
    unknown = sorted(set(raw) - KEYS)
    if unknown:
        raise ValueError(f"{where}: unknown key {unknown[0]!r}")
    if raw.get("kind") not in KINDS:
        raise ValueError(f"{where}, key 'kind': {raw.get('kind')!r} is none of {', '.join(KINDS)}")
    strange = sorted(set(raw.get("cost", {})) - set(RESOURCES))
    if strange:
        raise ValueError(f"{where}, key 'cost': {strange[0]!r} is no resource")
    return Card(
        **{
            **raw,
            "title": raw["id"],
            "is_expansion": raw["kind"] in EXPANSIONS,
            "back": back,
            "cost": tuple(raw.get("cost", {}).items()),
            "rules": tuple(raw.get("rules", ())),
        }
    )
