"""What is played in a run: everything that must be equal for games to be counted together."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from ..kernel import BadInput, registry
from ..kernel.study import CardLegend, Legend
from .lineup import Lineup

WORDS = {
    "game": "game",
    "mode": "mode",
    "seats": "seats",
    "options": "options",
    "bots": "bots",
    "rules": "rules version",
    "cards": "card data",
}


@dataclass(frozen=True, slots=True)
class Run:
    """Who plays what, by which version of the rules and with which cards (the hash of their figures)."""

    lineup: Lineup
    rules: str
    cards: str

    def value(self, key: str) -> str:
        """One part of the description as a text."""
        found = self.json()[key]
        if isinstance(found, Mapping):
            return ", ".join(f"{name}={value}" for name, value in sorted(found.items())) or "none"
        return ", ".join(found) if isinstance(found, tuple) else str(found)

    def differences(self, other: "Run") -> list[str]:
        """Which parts of the description differ."""
        ours, theirs = self.json(), other.json()
        return [key for key in WORDS if ours[key] != theirs[key]]

    def difference(self, other: "Run", here: str, there: str) -> str:
        """The first of them, with both values and where they are: `rules version '1' in a, '2' in b`."""
        key = self.differences(other)[0]
        return f"{WORDS[key]} {self.value(key)!r} {here}, {other.value(key)!r} {there}"

    def json(self) -> dict[str, Any]:
        return {**asdict(self.lineup), "rules": self.rules, "cards": self.cards}

    @classmethod
    def read(cls, data: Any) -> "Run":
        """Raises ValueError if the data is no description of a run."""
        if not isinstance(data, dict) or set(data) != set(WORDS):
            raise ValueError("no description of a run")
        lineup = Lineup(
            game=str(data["game"]),
            mode=str(data["mode"]),
            seats=tuple(map(str, data["seats"])),
            options={str(name): str(value) for name, value in dict(data["options"]).items()},
            bots=tuple(map(str, data["bots"])),
        )
        return cls(lineup, rules=str(data["rules"]), cards=str(data["cards"]))


@dataclass(frozen=True, slots=True)
class Described:
    run: Run
    legend: Legend


def describe(lineup: Lineup) -> Described:
    """A run of it here, with the cards of this process. Raises BadInput if the game tells nothing to the lab."""
    game = registry.game(lineup.game)
    if game.lab is None:
        raise BadInput(f"{game.id} does not tell its games to the lab yet; simulate it without --out")
    return Described(Run(lineup, game.rules_version, game.data_hash), game.lab.legend())


def check_here(run: Run) -> None:
    """Whether this process plays by the rules and with the cards of the run. Raises BadInput otherwise."""
    game = registry.game(run.lineup.game, run.lineup.mode)
    for key, here in (("rules", game.rules_version), ("cards", game.data_hash)):
        if here != run.value(key):
            raise BadInput(
                f"the {WORDS[key]} of {game.id} is {here!r} where it is to be played, but the run has "
                f"{run.value(key)!r}; "
                "every machine needs the same tafelrunde and the same cards"
            )


def legend_json(legend: Legend) -> dict[str, Any]:
    return {**legend._asdict(), "cards": {id: card._asdict() for id, card in legend.cards.items()}}


def read_legend(data: Any) -> Legend:
    """Raises ValueError or TypeError if the data is no legend."""
    cards = {id: CardLegend(**card) for id, card in data["cards"].items()}
    return Legend(**{**data, "cards": cards})


def as_text(options: Mapping[str, str]) -> str:
    return json.dumps(dict(options), separators=(",", ":"), sort_keys=True, ensure_ascii=False)
