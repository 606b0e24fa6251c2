"""A principality as text, at most 80 columns wide."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..layout import WIDTH, Paint, wrapped
from .view import PrinceSeen, RegionView, StackView

ROOM_FOR_NAMES = 12
MARKS = {"settlement": "□", "city": "■", "metropolis": "▣", "citadel": "◈"}
STORED = ("○○○", "●○○", "●●○", "●●●")
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


@dataclass(frozen=True, slots=True)
class Pen:
    """Who draws: in which colours, and what a game calls things in the language of the viewer.

    `labels` are words of the drawing, `points` the kinds of points a prince has beside victory points, `spell` names
    cards, regions and seats, `figures` says what a card costs and counts, `backs` names draw stacks.
    """

    paint: Paint
    labels: Mapping[str, str]
    points: Mapping[str, str]
    spell: Callable[[str], str]
    figures: Callable[[str], str]
    places: Mapping[str, str]  # by the word of the view
    backs: Mapping[str, str]


def sketch_table(
    pen: Pen,
    princes: tuple[PrinceSeen, PrinceSeen],
    drawn: tuple[list[str], list[str]],
    middle: list[str],
    dice: list[str],
    new_regions: list[str],
    looked_at: list[str] | None,
    winner: str | None,
) -> str:
    """The other prince above, the middle, the own prince below, hands at the edge; the own prince comes first."""
    (mine, other), (own_lines, other_lines) = princes, drawn
    lines = [*other_lines, "", *_middle(pen, middle, dice, new_regions), "", *own_lines]
    for prince in (other, mine):
        if prince["hand"] is not None:
            lines += ["", *sketch_hand(pen, prince)]
    if looked_at is not None:
        names = [f"{place}. {pen.spell(card)}" for place, card in enumerate(looked_at, 1)]
        lines += wrapped(f"{pen.labels['looking']}: ", names)
    if winner is not None:
        lines += ["", pen.paint(f"{pen.spell(winner)} {pen.labels['won']}!", winner)]
    return "\n".join(lines)


def _middle(pen: Pen, parts: list[str], dice: list[str], new_regions: list[str]) -> list[str]:
    """What lies between the princes, what was thrown, and regions that are being laid."""
    lines = [pen.paint(line, "faint") for line in wrapped("── ", parts, " · ")]
    if dice:
        lines.append(f"── {pen.labels['dice']}: {' · '.join(dice)}")
    if new_regions:
        lines.append(f"── {pen.labels['new']}: {', '.join(map(pen.spell, new_regions))}")
    return lines


def sketch_prince(
    pen: Pen, prince: PrinceSeen, points: Mapping[str, int], target: int, active: bool, tokens: list[str]
) -> list[str]:
    """Points and tokens, then the row of regions and sites above, the centre row, the row below."""
    cell = min(15, WIDTH // (2 * len(prince["places"]) + 1))
    return [
        *_points_line(pen, prince, points, target, active, tokens),
        *_row(pen, prince["above"], prince["sites_above"], prince["places"], cell),
        _centre(pen, prince, cell),
        *_row(pen, prince["below"], prince["sites_below"], prince["places"], cell),
        *(_sites(pen, prince) if cell < ROOM_FOR_NAMES else []),
    ]


def _sites(pen: Pen, prince: PrinceSeen) -> list[str]:
    """What lies where, in full, for a row so long that its cards show only their first letters."""
    parts = [
        f"{number} {pen.spell(row)} {', '.join(map(pen.spell, cards))}"
        for row, sites in (("above", prince["sites_above"]), ("below", prince["sites_below"]))
        for number, cards in enumerate(sites, 1)
        if cards
    ]
    return wrapped(f"{pen.labels['lying']}: ", parts, " · ") if parts else []


def _points_line(
    pen: Pen, prince: PrinceSeen, points: Mapping[str, int], target: int, active: bool, tokens: list[str]
) -> list[str]:
    marker = "▶ " if active else "  "
    parts = [
        f"{pen.labels['victory']} {points['victory']}/{target}",
        *(f"{name} {points[key]}" for key, name in pen.points.items()),
        f"{pen.labels['hand']} {prince['hand_size']}",
        *map(pen.spell, tokens),
    ]
    parts += [
        f"{pen.spell(annex['card'])} {STORED[annex['stored']]}" for annex in prince["annexes"] if annex["resource"]
    ]
    if prince["covered"] is not None:
        parts.append(pen.labels["under"].format(card=pen.spell(prince["covered"])))
    name = pen.spell(prince["seat"])
    first, *more = wrapped(f"{marker}{name}: ", parts, "  ")
    return [pen.paint(first[: len(marker) + len(name)], prince["seat"]) + first[len(marker) + len(name) :], *more]


def _row(pen: Pen, regions: list[RegionView], sites: list[list[str]], places: list[str], cell: int) -> list[str]:
    """Two lines: region and store, first and second card of a site."""
    paint = pen.paint
    first, second = "", ""
    for gap, region in enumerate(regions):
        name = pen.spell(region["region"].partition("-")[0])
        first += paint(_fit(f"{region['number']} {name}", cell), region["resource"])
        second += paint(_fit(STORED[region["stored"]], cell), region["resource"])
        if gap < len(sites):
            cards = [pen.spell(card) for card in sites[gap]]
            room = 1 if places[gap] == "settlement" else 2
            cards += ["·"] * (room - len(cards)) + [""] * (2 - room)
            first += paint(_fit(cards[0], cell), "card" if cards[0] != "·" else "faint")
            second += paint(_fit(cards[1], cell), "card" if cards[1] != "·" else "faint")
    return [first.rstrip(), second.rstrip()]


def _centre(pen: Pen, prince: PrinceSeen, cell: int) -> str:
    road = "═" * (cell - 1) + " "
    line = road if prince["road_left"] else " " * cell
    for at, place in enumerate(prince["places"]):
        label = f"[{at + 1}] {pen.places[place]}"
        if len(label) >= cell:
            label = f"[{at + 1}]{MARKS[place]}"
        line += pen.paint(_fit(label, cell), prince["seat"] if place == "settlement" else "bold")
        last = at == len(prince["places"]) - 1
        line += road if not last or prince["road_right"] else ""
    return line.rstrip()


def sketch_stacks(stacks: list[StackView], names: Mapping[str, str]) -> str:
    """How many cards each draw stack has, by back where there is more than one."""
    backs = list(dict.fromkeys(stack["back"] for stack in stacks))
    sizes = {back: " ".join(str(s["cards"]) for s in stacks if s["back"] == back) for back in backs}
    return sizes[backs[0]] if len(backs) == 1 else ", ".join(f"{names[back]} {sizes[back]}" for back in backs)


def sketch_hand(pen: Pen, prince: PrinceSeen) -> list[str]:
    assert prince["hand"] is not None
    heading = f"{pen.labels['hand']} ({pen.spell(prince['seat'])}): "
    shown = []
    for card in prince["hand"]:
        figures = pen.figures(card)
        shown.append(pen.spell(card) + (f" ({figures})" if figures else ""))
    return [pen.paint(line, "card") for line in wrapped(heading, shown or ["–"], " · ")]


def _fit(text: str, width: int) -> str:
    """Cut or filled to the width, with a blank at the end."""
    return (text if len(text) < width else text[: width - 2] + ".").ljust(width)
