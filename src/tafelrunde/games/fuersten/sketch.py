"""The table as text, at most 80 columns wide, from the viewer's side."""

from collections.abc import Mapping

from ..layout import painter
from ..realm.sketch import INK, Pen, sketch_prince, sketch_stacks, sketch_table
from .data import CITY, SEATS, SETS, SETTLEMENT
from .names import POINT_NAMES, figures_text, spell
from .view import PrinceView, View

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
        {"settlement": SETTLEMENT.name[language], "city": CITY.name[language]},
        {id: card_set.short[language] for id, card_set in SETS.items()},
    )
    own = SEATS.index(view["seat"]) if view["seat"] in SEATS else 0
    mine, other = view["princes"][own], view["princes"][1 - own]
    dice = [str(view["production"])] if view["production"] is not None else []
    dice += [pen.spell(word) for word in (view["event"], view["event_card"]) if word is not None]
    return sketch_table(
        pen,
        (mine, other),
        (_prince(pen, view, mine), _prince(pen, view, other)),
        _middle(pen, view),
        dice if view["production"] is not None else [],
        view["new_regions"],
        view["looked_at"],
        view["winner"],
    )


def _prince(pen: Pen, view: View, prince: PrinceView) -> list[str]:
    holders = (view["heldenstein"], view["handelsstein"])
    tokens = [token for token, holder in zip(TOKENS, holders, strict=True) if holder == prince["seat"]]
    shown = prince["points"]
    points = {
        "victory": shown["victory"],
        "strength": shown["strength"],
        "trade": shown["trade"],
        "skill": shown["skill"],
        "progress": shown["progress"],
    }
    return sketch_prince(pen, prince, points, view["target"], view["active"] == prince["seat"], tokens)


def _middle(pen: Pen, view: View) -> list[str]:
    label = pen.labels
    return [
        *([f"{label['turn']} {view['turn']}"] if view["turn"] else []),
        f"{label['roads']} {view['roads']}",
        f"{label['settlements']} {view['settlements']}",
        f"{label['regions']} {view['region_stack']}",
        f"{label['cities']} {view['cities']}",
        f"{label['stacks']} {sketch_stacks(view['stacks'], pen.backs)}",
        *(f"{label['open']} {stack['cards']} {pen.spell(stack['card'])}" for stack in view["open_stacks"]),
        f"{label['events']} {view['event_stack']}",
        f"{label['discard']} {view['discard']}",
    ]
