"""The rules of a game as data: every id with its text in German and English."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ..kernel import registry


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in our words. `open` rules are readings of what the sources leave open; `why` gives the reason."""

    id: str
    section: str
    modes: tuple[str, ...]
    text: Mapping[str, str]
    open: bool
    why: Mapping[str, str]
    card: str
    words: str  # everything a search can find it by


@dataclass(frozen=True, slots=True)
class Rulebook:
    sections: Mapping[str, Section]
    rules: Mapping[str, Rule]

    def find(self, words: Sequence[str]) -> list[Rule]:
        """The rules with one of these ids, or whose text or card, in any language, holds all the words."""
        ids = [word.upper() for word in words]
        if ids and all(id in self.rules for id in ids):
            return [self.rules[id] for id in dict.fromkeys(ids)]
        wanted = " ".join(words).lower().split()
        return [rule for rule in self.rules.values() if all(word in rule.words for word in wanted)]


@cache
def rulebook(game: str) -> Rulebook:
    data = tomllib.loads((files(registry.game(game).package) / "rules.toml").read_text(encoding="utf-8"))
    sections = {raw["id"]: Section(raw["id"], raw["title"]) for raw in data["section"]}
    rules = {
        raw["id"]: Rule(
            id=raw["id"],
            section=raw["section"],
            modes=tuple(raw["modes"]),
            text={"de": raw["de"], "en": raw["en"]},
            open=raw.get("open", False),
            why=raw.get("why", {}),
            card=raw.get("card", ""),
            words=" ".join([raw["id"], raw["de"], raw["en"], *_card_names(game, raw.get("card", ""))]).lower(),
        )
        for raw in data["rule"]
    }
    return Rulebook(sections, rules)


def _card_names(game: str, card: str) -> list[str]:
    return [registry.game(game).words.spell(card, language) for language in ("de", "en")] if card else []
