"""The options of the main questions are those that a second program works out from the fact file (`referee`)."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from tafelrunde import make_bot
from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.modes import LAYOUTS, THEMES
from tafelrunde.games.realm.cards import Card
from tafelrunde.kernel import Choice, Option

from ...random_moves import pick
from .drafts import EVERY_SET, MODE, Draft, Unfit, options_of
from .referee import FACTS, FORMS, STORES, differences, title_of
from .walks import KartenspielTable

EDITIONS: Final = ("2003", "1999")
STEPS: Final = 150  # of a random walk
SUITS: Final = 3  # positions for each card
AFTER: Final = 3  # answers that follow in each
MOST: Final = 400  # answers of a greedy game
BUILT_OR_PLAYED: Final = [
    title
    for title, fact in FACTS.items()
    if fact["kind"] not in ("event", "center", "region") and {"grundspiel", *THEMES} & {*fact["sets"]}
]


def look(table: KartenspielTable) -> None:
    """Exactly what must be, and nothing that may not be, is among the options of a main question."""
    choice = table.choice
    if choice.prompt in FORMS:
        offered = [(option.form.name, str(option)) for option in choice.options]
        assert differences(choice.prompt, table.view(choice.seat), offered) == []


def walk(table: KartenspielTable, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if table.result is not None:
            return
        look(table)
        table.choose(pick(table.choice, rng))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_random_walks_with_a_single_set(theme: str, edition: str) -> None:
    table = KartenspielTable(GAME, MODE, options={"sets": theme, "edition": edition}, seed=7)
    walk(table, random.Random(7), STEPS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_random_walks_with_all_sets(layout: str, edition: str) -> None:
    table = KartenspielTable(GAME, MODE, options=options_of(edition, layout), seed=11)
    walk(table, random.Random(11), 2 * STEPS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(SUITS))
def test_positions_put_together_for_each_card(number: int, edition: str) -> None:
    """Rich realms, in which a card is held or lies with most of what it needs; full hands, bans, charged wizards."""
    layout = LAYOUTS[number % len(LAYOUTS)]
    found = Counter[bool]()
    for title in BUILT_OR_PLAYED:
        rng = random.Random(f"{title} {number} {edition}")
        document = drafted(title, edition, layout, rng)
        found[document is not None] += 1
        if document is not None:
            walk(set_up(document, options_of(edition, layout)), rng, AFTER)
    assert found[True] > 9 * found[False]


def set_up(document: dict[str, Any], options: dict[str, str]) -> KartenspielTable:
    position = GAME.scenarios.read(MODE, document, None, options)
    return KartenspielTable(GAME, MODE, options=options, seed=1, position=position)


def drafted(title: str, edition: str, layout: str, rng: random.Random) -> dict[str, Any] | None:
    for attempt in range(5):
        draft = Draft(edition, layout, rng)
        try:
            prepare(draft, title, attempt)
        except (Unfit, IndexError):  # not everything found a place, or a card to take
            continue
        return reachable(draft.document())
    return None


def reachable(document: dict[str, Any]) -> dict[str, Any]:
    """K-151: a Geheimbund joins no card that needs something of its own."""
    for seat in ("red", "blue"):
        if title_of(document[seat].get("ally", "").partition(" at ")[0]) in (*STORES, "brauerei"):
            del document[seat]["ally"]
    return document


def prepare(draft: Draft, title: str, attempt: int) -> None:
    rng = draft.rng
    draft.settle(citadels=rng.sample((0, 1), rng.randint(0, 1)), without_citadel=())
    card = next(card for card in draft.cards.values() if card.title == title)
    if card.is_expansion and rng.random() < 0.4:
        draft.lay(title, 0)
    else:
        draft.hold(title, 0)
    draft.equip(card, 0, attempt)
    for seat in (0, 1):
        maybe(rng, 0.3, partial(draft.lay_any, seat, is_building_at_home))
        own = [each for each in draft.lying[seat] if is_building_at_home(draft.cards[each[0]])]
        maybe(rng, 0.2, partial(draft.cover, seat, *rng.choice(own or [("", "")])))
    draft.fill()
    add_circumstances(draft)


def is_building_at_home(card: Card) -> bool:
    return card.kind == "building" and not card.foreign


def add_circumstances(draft: Draft) -> None:
    rng = draft.rng
    for seat in (0, 1):
        for _ in range(6):
            maybe(rng, 0.8, partial(draft.hold, rng.choice(BUILT_OR_PLAYED), seat))
        maybe(rng, 0.2, partial(draft.level, seat, full=rng.random() < 0.4))
    draft.more |= {"actions_open": rng.random() < 0.85, "actions_played": rng.choice((0, 0, 0, 1, 2))}
    draft.more["phase"] = rng.choice(("action",) * 6 + ("roll",))
    wizards = [f"{id} at {spot}" for id, spot in draft.lying[0] if draft.cards[id].kind == "wizard"]
    draft.more["charged"] = [each for each in wizards if rng.random() < 0.2]
    maybe(rng, 0.3, partial(ban, draft))


def ban(draft: Draft) -> None:
    """K-160: the other's ban lies on a stack, or on the discards."""
    card = draft.one_of("kirchenbann")
    draft.left[card] -= 1
    draft.more["bans"] = [f"{card} of blue on {draft.rng.choice(('discards', 'stack 1', 'stack 7'))}"]


def maybe(rng: random.Random, chance: float, change: Callable[[], object]) -> None:
    if rng.random() < chance:
        try:
            change()
        except (Unfit, KeyError):  # it cannot be
            return


class Watcher:
    """Plays like a greedy bot, now and then at random, and has every main question looked at."""

    def __init__(self, table: KartenspielTable, seed: int) -> None:
        self.table = table
        self.bot = make_bot("greedy", GAME, seed)
        self.rng = random.Random(seed)

    def pick(self, choice: Choice, view: Callable[[], Any]) -> Option:
        look(self.table)
        return self.rng.choice(choice.options) if self.rng.random() < 0.05 else self.bot.pick(choice, view)


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_games(edition: str) -> None:
    table = KartenspielTable(GAME, MODE, options={"sets": EVERY_SET, "edition": edition}, seed=3)
    table.drive([Watcher(table, 1), Watcher(table, 2)], most=MOST)


def test_the_referee_finds_what_is_wrong() -> None:
    """A sentence that is left out or put in is noticed."""
    stock = {"wald-4": 1, "huegelland-5": 2}
    document = {"red": {"centre": ["settlement", "road", "city"], "stock": stock, "hand": ["mission", "burg"]}}
    table = set_up(document, options_of("2003", "rows"))
    offered = [(option.form.name, str(option)) for option in table.choice.options]
    view = table.view(0)
    assert differences("action", view, offered) == []
    assert differences("action", view, offered[1:]) == [f"missing: {offered[0][1]}"]
    assert differences("action", view, [*offered, ("build", "build burg at 1-above")]) == [
        "wrong: build burg at 1-above"
    ]
