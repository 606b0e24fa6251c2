"""The table as text, at most 80 columns wide, from the viewer's side."""

from collections.abc import Mapping

from ..layout import WIDTH, Paint, painter, wrapped
from .data import CARDS, SEATS
from .names import POINT_NAMES, figures_text, spell
from .view import PrinceView, RegionView, View

ROOM_FOR_NAMES = 12
STORED = ("○○○", "●○○", "●●○", "●●●")
LABELS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "turn": "turn",
        "victory": "points",
        "hand": "hand",
        "roads": "roads",
        "settlements": "settlements",
        "cities": "cities",
        "regions": "regions",
        "stacks": "draw stacks",
        "events": "events",
        "discard": "discards",
        "dice": "dice",
        "won": "has won",
        "looking": "you look at",
        "new": "new regions",
        "open": "open stack",
        "lying": "cards",
        "under": "{card} underneath",
        "basis": "Basic",
        "gold": "Gold",
        "wirren": "Turmoil",
        "fortschritt": "Progress",
    },
    "de": {
        "turn": "Zug",
        "victory": "Siegpunkte",
        "hand": "Hand",
        "roads": "Straßen",
        "settlements": "Siedlungen",
        "cities": "Städte",
        "regions": "Landschaften",
        "stacks": "Nachziehstapel",
        "events": "Ereignisse",
        "discard": "Ablage",
        "dice": "Würfel",
        "won": "hat gewonnen",
        "looking": "du siehst",
        "new": "neue Landschaften",
        "open": "offener Stapel",
        "lying": "Karten",
        "under": "{card} darunter",
        "basis": "Basis",
        "gold": "Gold",
        "wirren": "Wirren",
        "fortschritt": "Fortschritt",
    },
}
INK = {
    "holz": "32",
    "lehm": "31",
    "erz": "37",
    "getreide": "33",
    "wolle": "92",
    "gold": "93",
    "red": "1;31",
    "blue": "1;34",
    "card": "36",
    "faint": "2",
    "bold": "1",
}


def draw(view: View, language: str = "en", colour: bool = False) -> str:
    """The other prince above, the middle, the own prince below, the hand at the edge."""
    paint = painter(INK, colour)
    own = SEATS.index(view["seat"]) if view["seat"] in SEATS else 0
    lines = [
        *_prince(view, view["princes"][1 - own], language, paint),
        "",
        *_middle(view, language, paint),
        "",
        *_prince(view, view["princes"][own], language, paint),
    ]
    for prince in (view["princes"][1 - own], view["princes"][own]):
        if prince["hand"] is not None:
            lines += ["", *_hand(prince, language, paint)]
    if view["looked_at"] is not None:
        names = [f"{place}. {spell(card, language)}" for place, card in enumerate(view["looked_at"], 1)]
        lines += wrapped(f"{LABELS[language]['looking']}: ", names)
    if view["winner"] is not None:
        lines += ["", paint(f"{spell(view['winner'], language)} {LABELS[language]['won']}!", view["winner"])]
    return "\n".join(lines)


def _prince(view: View, prince: PrinceView, language: str, paint: Paint) -> list[str]:
    places = len(prince["places"])
    cell = min(15, WIDTH // (2 * places + 1))
    return [
        *_points_line(view, prince, language, paint),
        *_row(prince["above"], prince["sites_above"], prince["places"], cell, language, paint),
        _centre(prince, cell, language, paint),
        *_row(prince["below"], prince["sites_below"], prince["places"], cell, language, paint),
        *(_sites(prince, language) if cell < ROOM_FOR_NAMES else []),
    ]


def _sites(prince: PrinceView, language: str) -> list[str]:
    """What lies where, in full, for a row so long that its cards show only their first letters."""
    parts = [
        f"{number} {spell(row, language)} {', '.join(spell(card, language) for card in cards)}"
        for row, sites in (("above", prince["sites_above"]), ("below", prince["sites_below"]))
        for number, cards in enumerate(sites, 1)
        if cards
    ]
    return wrapped(f"{LABELS[language]['lying']}: ", parts, " · ") if parts else []


def _points_line(view: View, prince: PrinceView, language: str, paint: Paint) -> list[str]:
    label = LABELS[language]
    points = prince["points"]
    marker = "▶ " if view["active"] == prince["seat"] else "  "
    parts = [
        f"{label['victory']} {points['victory']}/{view['target']}",
        *(f"{POINT_NAMES[language][key]} {points[key]}" for key in ("strength", "trade", "skill", "progress")),
        f"{label['hand']} {prince['hand_size']}",
    ]
    if view["heldenstein"] == prince["seat"]:
        parts.append(spell("heldenstein", language))
    if view["handelsstein"] == prince["seat"]:
        parts.append(spell("handelsstein", language))
    parts += [f"{spell(annex['card'], language)} {STORED[annex['stored']]}" for annex in prince["annexes"]]
    if prince["covered"] is not None:
        parts.append(label["under"].format(card=spell(prince["covered"], language)))
    name = spell(prince["seat"], language)
    first, *more = wrapped(f"{marker}{name}: ", parts, "  ")
    return [paint(first[: len(marker) + len(name)], prince["seat"]) + first[len(marker) + len(name) :], *more]


def _row(
    regions: list[RegionView],
    sites: list[list[str]],
    places: list[str],
    cell: int,
    language: str,
    paint: Paint,
) -> list[str]:
    """Two lines: region and store, first and second card of a site."""
    first, second = "", ""
    for gap, region in enumerate(regions):
        name = CARDS[region["region"].partition("-")[0]].name[language]
        first += paint(_fit(f"{region['number']} {name}", cell), region["resource"])
        second += paint(_fit(STORED[region["stored"]], cell), region["resource"])
        if gap < len(sites):
            cards = [spell(card, language) for card in sites[gap]]
            room = 2 if places[gap] == "city" else 1
            cards += ["·"] * (room - len(cards)) + [""] * (2 - room)
            first += paint(_fit(cards[0], cell), "card" if cards[0] != "·" else "faint")
            second += paint(_fit(cards[1], cell), "card" if cards[1] != "·" else "faint")
    return [first.rstrip(), second.rstrip()]


def _centre(prince: PrinceView, cell: int, language: str, paint: Paint) -> str:
    road = "═" * (cell - 1) + " "
    line = road if prince["road_left"] else " " * cell
    for at, place in enumerate(prince["places"]):
        name = CARDS["stadt" if place == "city" else "siedlung"].name[language]
        label = f"[{at + 1}] {name}"
        if len(label) >= cell:
            label = f"[{at + 1}]{'■' if place == 'city' else '□'}"
        line += paint(_fit(label, cell), "bold" if place == "city" else prince["seat"])
        last = at == len(prince["places"]) - 1
        line += road if not last or prince["road_right"] else ""
    return line.rstrip()


def _middle(view: View, language: str, paint: Paint) -> list[str]:
    label = LABELS[language]
    parts = [
        *([f"{label['turn']} {view['turn']}"] if view["turn"] else []),
        f"{label['roads']} {view['roads']}",
        f"{label['settlements']} {view['settlements']}",
        f"{label['regions']} {view['region_stack']}",
        f"{label['cities']} {view['cities']}",
        f"{label['stacks']} {_stacks(view, label)}",
        *_open_stack(view, language),
        f"{label['events']} {view['event_stack']}",
        f"{label['discard']} {view['discard']}",
    ]
    lines = [paint(line, "faint") for line in wrapped("── ", parts, " · ")]
    if view["production"] is not None:
        rolled = f"── {label['dice']}: {view['production']}"
        if view["event"] is not None:
            rolled += f" · {spell(view['event'], language)}"
        if view["event_card"] is not None:
            rolled += f" · {spell(view['event_card'], language)}"
        lines.append(rolled)
    if view["new_regions"]:
        lines.append(f"── {label['new']}: {', '.join(spell(region, language) for region in view['new_regions'])}")
    return lines


def _stacks(view: View, label: Mapping[str, str]) -> str:
    """How many cards each draw stack has, by back where there is more than one."""
    backs = list(dict.fromkeys(stack["back"] for stack in view["stacks"]))
    sizes = {back: " ".join(str(s["cards"]) for s in view["stacks"] if s["back"] == back) for back in backs}
    return sizes[backs[0]] if len(backs) == 1 else ", ".join(f"{label[back]} {sizes[back]}" for back in backs)


def _open_stack(view: View, language: str) -> list[str]:
    stack = view["open_stack"]
    return [f"{LABELS[language]['open']} {stack['cards']} {spell(stack['card'], language)}"] if stack else []


def _hand(prince: PrinceView, language: str, paint: Paint) -> list[str]:
    assert prince["hand"] is not None
    heading = f"{LABELS[language]['hand']} ({spell(prince['seat'], language)}): "
    shown = []
    for card in prince["hand"]:
        figures = figures_text(card, language)
        shown.append(spell(card, language) + (f" ({figures})" if figures else ""))
    return [paint(line, "card") for line in wrapped(heading, shown or ["–"], " · ")]


def _fit(text: str, width: int) -> str:
    """Cut or filled to the width, with a blank at the end."""
    return (text if len(text) < width else text[: width - 2] + ".").ljust(width)
