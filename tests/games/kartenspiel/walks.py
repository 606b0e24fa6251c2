"""Random walks through the game, and what must hold at every step of them.

Points, rates and limits are counted here once more, card by card from the fact file, apart from how the rules count.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.data import CARDS, all_regions
from tafelrunde.games.kartenspiel.modes import mode_with, theme_of, themes_of
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.kartenspiel.variants import VARIANTS
from tafelrunde.games.kartenspiel.view import View
from tafelrunde.games.realm.advantages import hand_limit, points
from tafelrunde.games.realm.mode import Mode, event_cards, hand_cards
from tafelrunde.games.realm.prince import Prince
from tafelrunde.games.realm.state import NOBODY
from tafelrunde.kernel import Table

from ..realm.walking import check_memory, check_stores, hidden_changed

__all__ = ["KartenspielTable", "check", "hidden_changed", "new"]

KartenspielTable = Table[State, View]

FACTS: dict[str, dict[str, Any]] = {
    fact["id"]: fact
    for fact in tomllib.loads((Path(__file__).parents[2] / "facts" / "kartenspiel.toml").read_text(encoding="utf-8"))[
        "card"
    ]
}
DOUBLED = ("markt", "handelskontor", "haendlerzunft")


AGREED = [
    (mode, {"edition": edition, **({"sets": theme} if theme else {})})
    for mode, edition in VARIANTS
    for theme in themes_of(mode) or ("",)
]


def new(seed: int) -> KartenspielTable:
    """Seeds in a row take every mode in every edition and with every theme set in turn."""
    mode, options = AGREED[seed % len(AGREED)]
    return Table(GAME, mode, options=options, seed=seed)


@cache
def _box(mode: Mode) -> list[str]:
    return sorted(hand_cards(mode))


@cache
def _events(mode: Mode) -> list[str]:
    return sorted(event_cards(mode))


REGIONS = sorted(all_regions())


def check_conserved(s: State) -> None:
    """No card is lost, none appears."""
    lying = [card for prince in s.princes for card, _, _ in prince.expansions()]
    hands = [card for prince in s.princes for card in prince.hand]
    stacks = [card for stack in s.stacks for card in stack]
    displayed = [s.mode.open_card] * s.open_stack
    assert sorted([*lying, *hands, *stacks, *displayed, *s.discard, *s.playing]) == _box(s.mode)
    # K-016: what lies open never comes anywhere but into a principality
    assert s.mode.open_card not in [*hands, *stacks, *s.discard]
    assert sorted([*s.event_stack, *([s.event_card] if s.event_card else [])]) == _events(s.mode)
    regions = [region for prince in s.princes for row in prince.regions for region in row]
    assert sorted([*regions, *s.region_stack, *s.new_regions]) == REGIONS
    assert s.cities + sum(prince.places.count(2) for prince in s.princes) == 7
    # while its regions are being laid, a settlement is paid for but not yet in the row
    assert 9 - s.settlements - sum(len(prince.places) for prince in s.princes) in (0, 1)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    assert s.roads + roads == 9


def lying(prince: Prince) -> list[str]:
    """The titles of what lies in a principality."""
    return [CARDS[card].title for card, _, _ in prince.expansions()]


def strength(prince: Prince) -> int:
    """K-162, K-084: printed points, one more for each knight with a Schmiede, grain beside each Bauernheer."""
    cards = lying(prince)
    knights = sum(FACTS[card]["kind"] == "unit-knight" for card in cards)
    total = sum(FACTS[card].get("strength", 0) for card in cards) + knights * cards.count("schmiede")
    for card, row, at in prince.expansions():
        if CARDS[card].title == "bauernheer":
            beside = prince.regions[row][at : at + 2]
            total += sum(prince.stock[region] for region in beside if region.startswith("ackerland"))
    return total


def tournament(prince: Prince) -> int:
    cards = lying(prince)
    knights = sum(FACTS[card]["kind"] == "unit-knight" for card in cards)
    return sum(FACTS[card].get("tournament", 0) for card in cards) + knights * cards.count("turnierplatz")


def trade(prince: Prince) -> int:
    """K-161: printed points, those of some buildings twice, one more for each trade fleet with a Hafen; K-085: and all
    gold with a Handelsakademie."""
    cards = lying(prince)
    total = sum(FACTS[card].get("trade", 0) for card in cards)
    if "grosser_hafen" in cards:
        total += sum(FACTS[card]["trade"] for card in cards if card in DOUBLED)
    if "hafen" in cards:
        total += sum(FACTS[card]["kind"] == "unit-tradefleet" for card in cards)
    gold = sum(stored for region, stored in prince.stock.items() if region.startswith("goldfluss"))
    return total + gold * cards.count("handelsakademie")


def check_points(s: State) -> None:
    """The right holder of each token or none; victory points, tournament points and hand limits card by card."""
    red, blue = s.princes
    assert s.hero == _holder(strength(red), strength(blue))
    trader = _holder(trade(red), trade(blue))
    assert s.trader == (trader if trader != NOBODY and 2 in s.princes[trader].places else NOBODY)
    for seat, prince in enumerate(s.princes):
        cards = lying(prince)
        printed = sum(prince.places) + sum(FACTS[card].get("vp", 0) for card in cards)
        assert points(s, seat) == printed + (s.hero == seat) + (s.trader == seat)
        assert prince.gives.tournament == tournament(prince)
        # K-135: before 2003 the Universität gave one more
        learned = cards.count("universitaet") if s.variant.edition != "2003" else 0
        assert hand_limit(s, seat) == 3 + sum(FACTS[card].get("hand", 0) for card in cards) + learned
        assert cards.count("universitaet") <= 1


def _holder(red: int, blue: int) -> int:
    return NOBODY if red == blue else 0 if red > blue else 1


def check(s: State) -> None:
    """What must hold at every choice."""
    check_conserved(s)
    check_stores(s)
    check_points(s)
    check_memory(s)
    assert s.mode is mode_with(s.variant.mode, theme_of(s.mode))
