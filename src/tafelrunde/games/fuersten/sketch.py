"""The table as text, at most 80 columns wide, from the viewer's side."""

from collections.abc import Mapping

from ..layout import painter, wrapped
from ..realm.sketch import INK, Pen, sketch_hand, sketch_prince, sketch_stacks
from ..realm.view import PrinceView
from .data import CITY, SEATS, SETS, SETTLEMENT
from .names import POINT_NAMES, figures_text, spell
from .view import View

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
    },
}
KINDS_OF_POINTS = ("strength", "trade", "skill", "progress")
TOKENS = ("heldenstein", "handelsstein")


def sketch(view: View, language: str = "en", colour: bool = False) -> str:
    """The other prince above, the middle, the own prince below, the hand at the edge."""
    label = LABELS[language]
    pen = Pen(
        painter(INK, colour),
        label,
        {key: POINT_NAMES[language][key] for key in KINDS_OF_POINTS},
        lambda word: spell(word, language),
        lambda card: figures_text(card, language),
        SETTLEMENT.name[language],
        CITY.name[language],
        {id: card_set.short[language] for id, card_set in SETS.items()},
    )
    own = SEATS.index(view["seat"]) if view["seat"] in SEATS else 0
    mine, other = view["princes"][own], view["princes"][1 - own]
    lines = [*_prince(pen, view, other), "", *_middle(pen, view), "", *_prince(pen, view, mine)]
    for prince in (other, mine):
        if prince["hand"] is not None:
            lines += ["", *sketch_hand(pen, prince)]
    if view["looked_at"] is not None:
        names = [f"{place}. {pen.spell(card)}" for place, card in enumerate(view["looked_at"], 1)]
        lines += wrapped(f"{label['looking']}: ", names)
    if view["winner"] is not None:
        lines += ["", pen.paint(f"{pen.spell(view['winner'])} {label['won']}!", view["winner"])]
    return "\n".join(lines)


def _prince(pen: Pen, view: View, prince: PrinceView) -> list[str]:
    holders = (view["heldenstein"], view["handelsstein"])
    tokens = [token for token, holder in zip(TOKENS, holders, strict=True) if holder == prince["seat"]]
    return sketch_prince(pen, prince, view["target"], view["active"] == prince["seat"], tokens)


def _middle(pen: Pen, view: View) -> list[str]:
    label = pen.labels
    open_stack = view["open_stack"]
    parts = [
        *([f"{label['turn']} {view['turn']}"] if view["turn"] else []),
        f"{label['roads']} {view['roads']}",
        f"{label['settlements']} {view['settlements']}",
        f"{label['regions']} {view['region_stack']}",
        f"{label['cities']} {view['cities']}",
        f"{label['stacks']} {sketch_stacks(view['stacks'], pen.backs)}",
        *([f"{label['open']} {open_stack['cards']} {pen.spell(open_stack['card'])}"] if open_stack else []),
        f"{label['events']} {view['event_stack']}",
        f"{label['discard']} {view['discard']}",
    ]
    lines = [pen.paint(line, "faint") for line in wrapped("── ", parts, " · ")]
    if view["production"] is not None:
        rolled = f"── {label['dice']}: {view['production']}"
        if view["event"] is not None:
            rolled += f" · {pen.spell(view['event'])}"
        if view["event_card"] is not None:
            rolled += f" · {pen.spell(view['event_card'])}"
        lines.append(rolled)
    if view["new_regions"]:
        lines.append(f"── {label['new']}: {', '.join(map(pen.spell, view['new_regions']))}")
    return lines
