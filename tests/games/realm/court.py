"""A made-up game on a principality: twelve cards of nobody's box, two princes called north and south."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tafelrunde.games.realm import expansions
from tafelrunde.games.realm.advantages import weigh_advantages
from tafelrunde.games.realm.box import Box
from tafelrunde.games.realm.cards import Card, read_cards
from tafelrunde.games.realm.hooks import Hooks
from tafelrunde.games.realm.mode import Mode, every_copy
from tafelrunde.games.realm.prince import SETTLEMENT, Prince, new_prince
from tafelrunde.games.realm.questions import REALM
from tafelrunde.games.realm.state import Realm
from tafelrunde.games.realm.words import Sentences
from tafelrunde.kernel import Choice, Grammar, Option, Questions, Rules

CARDS_TOML = """
set = "court"
name = { de = "Hof", en = "Court" }

[[card]]
id = "weg"
kind = "centre"
copies = 5
cost = { lehm = 1 }

[[card]]
id = "dorf"
kind = "centre"
copies = 6
cost = { holz = 1 }
vp = 1

[[card]]
id = "burg"
kind = "centre"
copies = 2
cost = { erz = 2 }
vp = 2

[[card]]
id = "teich"
kind = "building"
copies = 3
placement = "settlement"
cost = { holz = 1 }
boosts = "holz"

[[card]]
id = "turm"
kind = "building"
copies = 2
placement = "city"
once = true
cost = { erz = 1 }
vp = 1
progress = 1
needs = ["teich"]
needs_rules = ["C-7"]

[[card]]
id = "dach"
kind = "building"
copies = 1
placement = "cover"
covers = "teich"
cost = { lehm = 1 }

[[card]]
id = "kahn"
kind = "trade_ship"
copies = 4
placement = "settlement"
trades = "wolle"
trade = 2

[[card]]
id = "galeone"
kind = "trade_ship"
copies = 1
placement = "settlement"
trades = "neighbours"
trade = 1

[[card]]
id = "recke"
kind = "hero"
copies = 4
placement = "settlement"
cost = { erz = 1, wolle = 1 }
strength = 2

[[card]]
id = "muenze"
kind = "building"
copies = 1
placement = "settlement"
mints = true
cheapens = "hero"
search_cost = 1

[[card]]
id = "truhe"
kind = "region_expansion"
copies = 1
placement = "region"
stores = "gold"

[[card]]
id = "gunst"
kind = "action"
copies = 2
timing = "action"

[[card]]
id = "spaeher"
kind = "action"
copies = 1
timing = "with_settlement"
"""
WORDED = 'name = { de = "X", en = "X" }\ntext = { de = "", en = "" }\n'


def court_cards() -> dict[str, Card]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "court.toml"
        file.write_text(CARDS_TOML.replace("[[card]]\n", f"[[card]]\n{WORDED}"), encoding="utf-8")
        return read_cards([file])


class Cites(dict[str, tuple[str, ...]]):
    """Every refusal cites a rule called after it: what realm says must come from the game's own book."""

    def __missing__(self, key: str) -> tuple[str, ...]:
        return (f"C {key}",)


Court = Realm  # the made-up game adds nothing to the state
HOOKS: Hooks[Court] = Hooks()
HEARD: list[int] = []  # what cards have said since the last table was made
CARDS = court_cards()
SAY = Sentences(CARDS.values(), stacks=2, open_cards=("turm",))
BOX = Box(CARDS, SAY, Cites(), HOOKS, ("north", "south"), tokens=("shield", "coin"), centre=("weg", "dorf", "burg"))
GRAMMAR = Grammar()
QUESTIONS = Questions()
QUESTIONS.include(REALM, {name: (f"C ask {name}",) for name in REALM.by_name})


def mode(**switched: Any) -> Mode:
    return Mode(
        **{
            "id": "court",
            "name": {"de": "Hof", "en": "Court"},
            "box": BOX,
            "target": 5,
            "backs": ("court", "court"),
            "sets": ("court",),
            "copies_of": every_copy,
            "dealt_by": ("C-1",),
            "opened_by": ("C-2",),
            **switched,
        }
    )


@HOOKS.action("gunst")
def gunst(_s: Court, _me: int) -> Rules[None]:
    HEARD.append(1)
    yield from ()


def principality(seat: int) -> Prince:
    """Two settlements and six regions; the two princes differ in the numbers."""
    n = seat * 3
    prince = new_prince(
        (f"wald-{n + 1}", f"gebirge-{n + 2}", f"weideland-{n + 3}"),
        (f"huegelland-{n + 1}", f"ackerland-{n + 2}", f"goldfluss-{n + 3}"),
        (SETTLEMENT, SETTLEMENT),
    )
    prince.count_stock()
    return prince


def court(
    stock: Mapping[str, int] | None = None,
    theirs: Mapping[str, int] | None = None,
    *,
    lying: Mapping[str, str] | None = None,
    their_lying: Mapping[str, str] | None = None,
    hand: tuple[str, ...] = (),
    **switched: Any,
) -> Court:
    """A table in the turn of north: what lies in the regions and, by site, on the sites."""
    s = Realm()
    HEARD.clear()
    s.clear(mode(**switched), [principality(0), principality(1)])
    s.turn = 1
    s.production = 1
    s.roads, s.settlements, s.cities = 3, 2, 2
    s.region_stack = ("wald-3", "gebirge-4", "ackerland-1", "weideland-2")
    s.stacks = (("teich", "kahn", "gunst"), ("recke", "turm"))
    for prince, stored, cards in zip(s.princes, (stock, theirs), (lying, their_lying), strict=True):
        prince.stock.update(stored or {})
        prince.count_stock()
        expansions.refresh(s, prince)
        for site, card in (cards or {}).items():
            expansions.place(s, s.princes.index(prince), card, site)
    s.princes[0].hand = hand
    weigh_advantages(s)
    s.news.clear()
    return s


def answer(rules: Rules[Any], *texts: str) -> Any:
    """Drives rules through their questions; the question they stop at, or what they return."""
    replies = list(texts)
    try:
        ask = next(rules)
        while replies or not isinstance(ask, Choice):
            # a shuffle leaves everything as it was
            ask = rules.send(_option(ask, replies.pop(0)) if isinstance(ask, Choice) else ask.items)
    except StopIteration as end:
        assert not replies
        return end.value
    return ask


def _option(choice: Choice, text: str) -> Option:
    found = [option for option in choice.options if option.text == text]
    assert found, f"{text!r} is not one of {[option.text for option in choice.options]}"
    return found[0]


def texts(options: Any) -> list[str]:
    return [option.text for option in options]


def told(s: Realm) -> list[str]:
    return [event.kind.name for event in s.news]
