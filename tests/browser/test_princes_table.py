"""The princes' table at every size: what a player needs is on the screen, whole, and can be read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde import new_table
from tafelrunde.games.kartenspiel.modes import THEMES
from tafelrunde.kernel import Choice, Table
from tafelrunde.kernel.registry import game
from tafelrunde.scenarios import read_scenario
from tafelrunde.scenarios.run import start_scenario
from tafelrunde.server.live import choice_info
from tafelrunde.server.wire import encode

from .conftest import Visit
from .feeding import Feeding
from .measuring import cut, scrolls_sideways, small, spilt
from .visitor import Visitor

DESKTOPS = [(1440, 900), (1280, 720), (1024, 768)]
PHONES = [(390, 844), (360, 740), (844, 390)]
LEAST = 10.5  # pixels; what does not fit belongs to the closer look
ALWAYS = ".plaque, .options, .ways button, .hand, .race, .turn"
BUILT = ("building", "hero", "knight", "trade_ship", "fleet", "unit", "wizard", "spellbook", "dragon")

# stacks of which something else is hit; those that are scrolled out of sight are no matter
COVERED = """
() => [...document.querySelectorAll('.middle [data-keys^=stack]')].filter(stack => {
  const box = stack.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x < innerWidth && y < innerHeight && !stack.contains(document.elementFromPoint(x, y));
}).map(stack => stack.dataset.keys)
"""

# seven places, of which five are cities, with open roads at both ends: one more city, and the game would be over
CENTRE = ["road", "settlement", *["road", "city"] * 5, "road", "settlement", "road"]
POLITICAL = [*CENTRE[:3], "metropolis", *["road", "city"] * 2, *["road", "settlement"] * 3, "road"]
MAGIC = [*CENTRE[:3], "citadel", "road", "city", "road", "citadel", "road", "city", *["road", "settlement"] * 2, "road"]
LARGEST = {
    "fuersten": f"""
title = "The largest principality"
rules = ["F-022"]
game = "fuersten"
mode = "duell"

[position.red]
centre = {json.dumps(CENTRE)}
above = ["wald-2", "goldfluss-1", "ackerland-6", "gebirge-4", "wald-6", "weideland-5", "huegelland-5", "ackerland-1"]
below = [
  "huegelland-3", "weideland-4", "gebirge-5", "wald-4", "huegelland-1", "goldfluss-2", "gebirge-2", "weideland-6",
]
stock = {{ wald-2 = 2, huegelland-3 = 3, gebirge-5 = 3, ackerland-6 = 2, weideland-4 = 2, goldfluss-1 = 3 }}
expansions = [
  "holzfaellerlager at 2-above", "ziegelbrennerei at 2-above", "getreide_handelsschiff at 2-below",
  "lagerstaette at 2-below", "gemeindehaus at 3-below",
]
hand = ["kloster", "markt", "siglind", "erz_handelsschiff", "zollbruecke", "goldschmied", "umzug"]

[[step]]
asked = "red"
""",
    "kartenspiel": f"""
title = "The largest principality"
rules = ["K-001"]
game = "kartenspiel"
mode = "erweitert"
options = {{ sets = "wissenschaft_fortschritt" }}

[position]
actions_open = true

[position.red]
centre = {json.dumps([*CENTRE[:-4], "settlement", *CENTRE[-3:]])}
above = ["wald-4", "goldfluss-6", "ackerland-1", "gebirge-4", "wald-6", "weideland-5", "huegelland-2", "ackerland-3"]
below = [
  "huegelland-5", "weideland-3", "gebirge-2", "wald-1", "huegelland-1", "goldfluss-3", "gebirge-5", "weideland-6",
]
stock = {{ wald-4 = 2, huegelland-5 = 3, gebirge-2 = 3, ackerland-1 = 2, weideland-3 = 2, goldfluss-6 = 3 }}
expansions = [
  "saegewerk at 2-above", "baukran at 2-above", "gold_handelsflotte at 2-below",
  "kloster at 2-below", "eisengiesserei at 3-below",
]
hand = ["badhaus", "markt", "hagen_der_unheimliche", "schreibstube", "kanone", "dreifelderwirtschaft", "alchimist"]

[[step]]
asked = "red"
""",
    # with units at the regions of a metropolis, cards of the other among them, and what can lie beside and on stacks
    "kartenspiel: politics": f"""
title = "The largest principality"
rules = ["K-119"]
game = "kartenspiel"
mode = "erweitert"
options = {{ sets = "politik_intrige" }}

[position]
actions_open = true
bans = ["kirchenbann of blue on stack 2", "kirchenbann of red on discards"]
face_up = [1, 5]

[position.red]
centre = {json.dumps(POLITICAL)}
above = ["wald-4", "goldfluss-6", "ackerland-1", "gebirge-4", "wald-6", "weideland-5", "huegelland-2", "ackerland-3"]
below = [
  "huegelland-5", "weideland-3", "gebirge-2", "wald-1", "huegelland-1", "goldfluss-3", "gebirge-5", "weideland-6",
]
stock = {{ wald-4 = 2, huegelland-5 = 3, gebirge-2 = 3, ackerland-1 = 2, weideland-3 = 2, goldfluss-6 = 3 }}
expansions = [
  "kirche at 2-above", "bordell at 2-below", "geheimbund at 3-above", "saegewerk at 3-below",
  "hagen_der_unheimliche at goldfluss-6", "gold_handelsflotte at weideland-3", "gesandtschaft at 1-above",
]
ally = "rathaus at 1-above"
hand = ["badhaus", "markt", "konrad_der_schnelle", "haus_der_republik", "diplomat", "archivar", "alchimist"]

[position.blue]
centre = ["city", "road", "settlement"]
expansions = ["rathaus at 1-above"]

[[step]]
asked = "red"
""",
    # with citadels, wizards of different power (one of them charged), books (one of them used), a dragon and a witch
    "kartenspiel: magic": f"""
title = "The largest principality"
rules = ["K-187"]
game = "kartenspiel"
mode = "erweitert"
options = {{ sets = "zauberer_drachen", target = "17" }}

[position]
actions_open = true
charged = ["hor at weideland-3"]
cast = ["red magisches_auge at 2-above"]
banished = ["tanz_der_einhoerner"]

[position.red]
centre = {json.dumps(MAGIC)}
above = ["wald-4", "goldfluss-6", "ackerland-1", "gebirge-4", "wald-6", "weideland-5", "huegelland-2", "ackerland-3"]
below = [
  "huegelland-5", "weideland-3", "gebirge-2", "wald-1", "huegelland-1", "goldfluss-3", "gebirge-5", "weideland-6",
]
stock = {{ wald-4 = 2, huegelland-5 = 3, gebirge-2 = 3, ackerland-1 = 2, weideland-3 = 2, goldfluss-6 = 3 }}
expansions = [
  "ari at goldfluss-6", "arsa at ackerland-1", "hor at weideland-3", "ira at gebirge-4", "zauberbund at huegelland-1",
  "magisches_auge at 2-above", "zaubertrank at 2-above", "zauberkueche at 2-below", "zaubermuehle at 4-below",
  "ismai_der_gruene_drache at 4-above", "stein_der_weisen at 4-above", "hueter_des_schicksals at 4-below",
  "kloster at 3-above", "karl_der_starke at 3-below",
]
blocks = ["kloster at 3-above under hexe"]
forces = ["zaubertrank"]
hand = ["hafli", "urgon_der_rote_drache", "zeitrad", "duell_der_zauberer", "hexe", "landzauber", "wirbelsturm"]

[position.red.counters]
"ari at goldfluss-6" = 3
"hor at weideland-3" = 2
"ira at gebirge-4" = 1
"zauberbund at huegelland-1" = 2

[position.blue]
centre = ["citadel", "road", "city"]
expansions = ["ossa at huegelland-6", "zeitsprung at 1-above", "zauberveto at 1-below"]

[[step]]
asked = "red"
""",
}

# with every theme set there are 16 draw stacks, and five kinds of buildings lie open
EVERY_SET = "+".join(THEMES)
LARGEST["kartenspiel: every set"] = LARGEST["kartenspiel: politics"].replace(
    'sets = "politik_intrige"', f'sets = "{EVERY_SET}"'
)
# in the small tournament a row for each and one for both, and what was put away: as much as lies in one row
LARGEST["kartenspiel: small tournament"] = LARGEST["kartenspiel"].replace(
    'sets = "wissenschaft_fortschritt"', 'sets = "wissenschaft_fortschritt", layout = "split", kept = "16"'
)
# with decks of their own each prince has four stacks and a pile of discards
LARGEST["kartenspiel: tournament"] = (
    LARGEST["kartenspiel: politics"]
    .replace('mode = "erweitert"', 'mode = "turnier"')
    .replace(
        'options = { sets = "politik_intrige" }\n\n[position]',
        '[position]\nstacks = [["theater"], ["hafen"], ["medicus"], [], ["kanone"], ["markt"], ["hafen"], ["burg"]]\n'
        'discard = { red = ["wirtshaus"], blue = ["vogtei", "bischof"] }',
    )
)


def game_of(position: str) -> str:
    return position.partition(":")[0]


def sit_down(visitor: Visitor, of: str, table: "Table[Any, Any]") -> None:
    """At a table of this mode; what it shows is fed to it."""
    mode = table.setting.mode
    visitor.sit_down(game_of(of), mode, options={"decks": "sample"} if mode == "turnier" else None)


@pytest.fixture(scope="module")
def largest(tmp_path_factory: pytest.TempPathFactory) -> "dict[str, Table[Any, Any]]":
    folder = tmp_path_factory.mktemp("largest")
    tables = {}
    for of, text in LARGEST.items():
        file = Path(folder) / f"{len(tables)}.toml"
        file.write_text(text, encoding="utf-8")
        tables[of] = start_scenario(read_scenario(file))
    return tables


@pytest.mark.parametrize("of", list(LARGEST))
@pytest.mark.parametrize("size", DESKTOPS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_needed_is_on_the_screen(
    visit: Visit, size: tuple[int, int], of: str, largest: "dict[str, Table[Any, Any]]"
) -> None:
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    sit_down(visitor, of, largest[of])
    feeding.show_table(largest[of])
    expect(visitor.page.locator(".principality").first).to_be_visible()
    for selector in (ALWAYS, ".principality [data-thing]", ".middle [data-thing]", ".hand [data-thing]"):
        assert cut(visitor, selector) == []
    assert small(visitor, ".board", LEAST) == []
    assert visitor.page.locator(".thing.lit").count() > 5
    assert not scrolls_sideways(visitor)
    # the board stands still when a card is picked up and the list changes
    before = places(visitor.page)
    visitor.page.locator(".hand .thing.lit").first.click()
    assert places(visitor.page) == before


@pytest.mark.parametrize("size", [*DESKTOPS, (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hand_that_is_shown_covers_no_stack(visit: Visit, size: tuple[int, int]) -> None:
    """In a conflict a card of that hand goes under a stack, which is the next thing to be chosen."""
    visitor = visit(size=size)
    page = visitor.go("/scenario/kartenspiel/119.P.a-konflikt-both-cards-under-one-stack")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".tray li.card")).to_have_count(3)
    assert page.locator(".middle [data-keys^=stack]").count() == 5
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("of", list(LARGEST))
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phone_shows_the_other_side_small_and_hides_nothing(
    visit: Visit, size: tuple[int, int], of: str, largest: "dict[str, Table[Any, Any]]"
) -> None:
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    sit_down(visitor, of, largest[of])
    feeding.show_table(largest[of])
    page = visitor.page
    assert cut(visitor, ".standing li, .standing .count") == []  # all resources and points, without a swipe
    small_one = page.locator(".far button.look")
    expect(small_one).to_have_attribute("aria-expanded", "false")
    assert cut(visitor, ".race, .ways button, .standing, .miniature .principality") == []
    assert not scrolls_sideways(visitor)
    small_one.click()
    expect(small_one).to_have_attribute("aria-expanded", "true")
    assert not scrolls_sideways(visitor)


@pytest.mark.parametrize(("of", "mode"), [("fuersten", "duell"), ("kartenspiel", "erweitert")])
def test_no_name_is_broken_or_spilt_in_any_tile(visit: Visit, of: str, mode: str) -> None:
    """Every expansion in both languages, on tiles of three kinds: roomy, usual, slim."""
    page = game(of).page
    assert page is not None
    entries = [card for card in page.catalogue(None).cards if card.facts.get("is_expansion", True)]
    cards = [card.id for card in entries if card.kind in BUILT]
    assert len(cards) > 40
    start = new_table(of, mode, seed=1)
    for language in ("de-DE", "en-GB"):
        visitor = visit(size=(1440, 900), language=language)
        feeding = Feeding(visitor)
        visitor.sit_down(of, mode)
        for places_, city in ((2, False), (4, True), (7, True)):
            room = places_ * (4 if city else 2)
            for first in range(0, len(cards), room):
                feeding.show(filled(start, cards[first : first + room], places_, city))
                assert spilt(visitor, ".near .tile .name", ".tile") == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_trade_that_is_offered_lies_on_the_table(visit: Visit, size: tuple[int, int]) -> None:
    """And a card of which no source gives everything says so at a closer look."""
    table = new_table("kartenspiel", "grund", seed=3)
    asked = play_until_offered(table)
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    visitor.sit_down("kartenspiel", "grund")
    view = json.loads(encode(table.view(0)))
    near = next(prince for prince in view["princes"] if prince["seat"] == view["seat"])
    near["hand"][0] = "falk_der_schoene"
    feeding.show(view, json.loads(encode(choice_info(asked))), json.loads(encode(table.told(0))))
    page = visitor.page
    expect(page.locator(".tray .offered .goods")).to_have_count(2)
    assert cut(visitor, ".offered, .ways button") == []
    expect(page.locator(".ways button")).to_have_text([re.compile("Angebot annehmen"), re.compile("Angebot ablehnen")])
    page.locator(".hand .thing").first.focus()
    page.keyboard.press("i")
    expect(page.locator("[data-part=reconstructed]")).to_contain_text("Von uns ergänzt: Name.")


def play_until_offered(table: "Table[Any, Any]") -> Choice:
    """Gives the question that the first prince has to answer then."""
    wanted = ("offer a trade", "offer ", "ask for ", "decline", "end ", "roll", "keep")
    for _ in range(400):
        choice = table.choice
        if choice.prompt == "offered" and choice.seat == 0:
            return choice
        options = [option.text for option in choice.options]
        table.choose(next((one for start in wanted for one in options if one.startswith(start)), options[0]))
    raise AssertionError("nobody offered anything")


def filled(table: "Table[Any, Any]", cards: list[str], places_: int, city: bool) -> dict[str, Any]:
    """A view with so many places and these cards at their sites, whether the rules allow it or not."""
    view: dict[str, Any] = json.loads(encode(table.view(0)))
    prince = next(prince for prince in view["princes"] if prince["seat"] == "red")
    prince["places"] = ["city" if city else "settlement"] * places_
    regions = [*prince["above"], *prince["below"]] * places_
    prince["above"] = regions[: places_ + 1]
    prince["below"] = regions[: places_ + 1]
    each = 2 if city else 1
    sites = [cards[at : at + each] for at in range(0, len(cards), each)]
    sites += [[] for _ in range(2 * places_ - len(sites))]
    prince["sites_above"], prince["sites_below"] = sites[:places_], sites[places_ : 2 * places_]
    return view


def places(page: Any) -> Any:
    """Where everything on the board lies that does not move when it is chosen."""
    boxes = "all => all.map(one => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.width]; })"
    return page.locator(".principality, .middle, .hand").evaluate_all(boxes)


# what is asked after these moves, and the things on the table that answer it
MAGIC_ASKS = {
    "feeding": ([], ["built:arsa@ackerland-1", "supply:zitadelle", "place:1"]),
    "paying": (["cast hueter_"], ["built:ari@goldfluss-6", "built:zauberbund@huegelland-1"]),
    "striking": (
        ["build wirbelsturm ", "cast wirbelsturm ", *["spend power of ari "] * 2],
        ["place:their-1", "place:their-2"],
    ),
    "foreseeing": (["cast hueter_", *["spend power of ari "] * 2], ["next:baumeister", "under:buergerkrieg"]),
}


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_magic_asks_is_answered_on_the_table(visit: Visit, size: tuple[int, int], tmp_path: Path) -> None:
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    visitor.sit_down("kartenspiel", "erweitert")
    file = tmp_path / "magic.toml"
    # with the stone nobody may attack
    file.write_text(LARGEST["kartenspiel: magic"].replace('"stein_der_weisen at 4-above", ', ""), encoding="utf-8")
    for moves, things in MAGIC_ASKS.values():
        table = start_scenario(read_scenario(file))
        for start in moves:
            options = [option.text for option in table.choice.options]
            table.choose(next(option for option in options if option.startswith(start)))
        feeding.show_table(table)
        for thing in things:
            lit = visitor.page.locator(f'.thing.lit[data-keys~="{thing}"]')
            expect(lit.first).to_be_attached()
        if size[0] > 600:
            assert cut(visitor, ".tray .thing.lit") == []


def test_power_and_rest_are_told(visit: Visit, largest: "dict[str, Table[Any, Any]]") -> None:
    """To those who do not see the stars: whose power it is, who rests, which book was used, what a spell costs."""
    visitor = visit(language="en-GB")
    feeding = Feeding(visitor)
    visitor.sit_down("kartenspiel", "erweitert")
    feeding.show_table(largest["kartenspiel: magic"])
    page = visitor.page

    def told(thing: str) -> Any:
        return page.locator(f'[data-keys~="{thing}"] > .sr').first

    expect(told("built:ari@goldfluss-6")).to_contain_text("3 of 3 magic power")
    expect(told("built:arsa@ackerland-1")).to_contain_text("no magic power")
    expect(told("built:hor@weideland-3")).to_contain_text("rests until the end of this turn")
    expect(told("built:magisches_auge@2-above")).to_contain_text("used already this turn")
    expect(told("built:zaubertrank@2-above")).to_contain_text("casting costs 2 magic power")
    expect(told("built:kloster@3-above")).to_contain_text("does not work: Witch lies on it")
    expect(told("hand:urgon_der_rote_drache")).to_contain_text("3 magic power")
    expect(page.locator(".pile.event .sr")).to_contain_text("out of the game: Dance of the Unicorns")
    expect(page.locator("[data-part=points] [aria-label*='Magic Potion is at work']")).to_be_visible()
