"""The closed vocabulary of abilities: which keyword may do what, and with which figures.

A card's ability is data. What it does is the function of its effect in `effects.py`, and its text is made from the same
data in `names.py`, so that text and behaviour cannot drift apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ABBERUFEN: Final = "abberufen"
AUFRUF: Final = "aufruf"
EINSATZ: Final = "einsatz"
EXPERTISE: Final = "expertise"
INTERVENIEREN: Final = "intervenieren"
SPEKULIEREN: Final = "spekulieren"
KEYWORDS: Final = (ABBERUFEN, AUFRUF, EINSATZ, EXPERTISE, INTERVENIEREN, SPEKULIEREN)


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card: what sets it off, and what it does."""

    keyword: str
    effect: str
    amount: int = 1
    cost: int = 0
    to: str = ""
    target: str = ""
    per: str = ""
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class EffectFacts:
    """Which keywords an effect goes with, and which figures it takes."""

    keywords: tuple[str, ...]
    keys: tuple[str, ...] = ()
    lasting: bool = False


AT_ANY_TIME: Final = (SPEKULIEREN, EINSATZ, AUFRUF, ABBERUFEN, INTERVENIEREN)
WHILE_IT_LIES: Final = (AUFRUF, ABBERUFEN)

EFFECTS: Final[Mapping[str, EffectFacts]] = {
    "draw": EffectFacts(AT_ANY_TIME, ("amount",)),
    "cycle": EffectFacts(AT_ANY_TIME, ("amount", "cost")),
    "sift": EffectFacts(AT_ANY_TIME, ("amount",)),
    "retrieve": EffectFacts(AT_ANY_TIME, ("to",)),
    "refine": EffectFacts(AT_ANY_TIME, ("amount",)),
    "reclaim": EffectFacts(AT_ANY_TIME),
    "wipe": EffectFacts(AT_ANY_TIME, ("target",)),
    "tax": EffectFacts(AT_ANY_TIME),
    "mill": EffectFacts(AT_ANY_TIME, ("amount", "target")),
    "redraw": EffectFacts(AT_ANY_TIME),
    "exchange": EffectFacts(AT_ANY_TIME),
    "banish": EffectFacts(AT_ANY_TIME),
    "peek": EffectFacts((INTERVENIEREN,)),
    "reroute": EffectFacts((INTERVENIEREN,)),
    "withdraw": EffectFacts((INTERVENIEREN,)),
    "gain": EffectFacts((EXPERTISE,), ("amount",)),
    "double": EffectFacts((EXPERTISE,)),
    "gain_per": EffectFacts((EXPERTISE,), ("amount", "per")),
    "weaken": EffectFacts((EXPERTISE,), ("amount",)),
    "halve": EffectFacts((EXPERTISE,)),
    "support": EffectFacts((EXPERTISE,), ("amount",)),
    "unchallenged": EffectFacts((EXPERTISE,), ("amount",)),
    "shift": EffectFacts((EXPERTISE,)),
    "edge": EffectFacts((EXPERTISE,)),
    "shield": EffectFacts((EXPERTISE,)),
    "echo": EffectFacts((EXPERTISE,)),
    "aura_total": EffectFacts(WHILE_IT_LIES, ("amount",), lasting=True),
    "aura_species": EffectFacts(WHILE_IT_LIES, ("amount",), lasting=True),
    "aura_edge": EffectFacts(WHILE_IT_LIES, lasting=True),
    "aura_drain": EffectFacts(WHILE_IT_LIES, ("amount",), lasting=True),
    "aura_feud": EffectFacts(WHILE_IT_LIES, ("amount",), lasting=True),
    "aura_pass": EffectFacts(WHILE_IT_LIES, ("amount",), lasting=True),
}
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "to": ("hand", "deck"),
    "target": ("own", "any"),
    "per": ("species", "pile", "rivals", "won", "behind"),
}
