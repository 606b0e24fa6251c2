"""The table as text, at most 80 columns wide, from the viewer's side."""

from collections.abc import Mapping
from typing import Final

from ..layout import painter, wrapped
from ..realm.mode import ANY_BACK, NEUTRAL, TOGETHER
from ..realm.sketch import INK, Pen, sketch_prince, sketch_stacks, sketch_table
from .data import CITADEL, CITY, METROPOLIS, SEATS, SETS, SETTLEMENT
from .names import POINT_NAMES, figures_text, spell
from .view import PrinceView, View

LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "turn": "turn",
        "victory": "points",
        "hand": "hand",
        "roads": "roads",
        "settlements": "settlements",
        "cities": "cities",
        "citadels": "citadels",
        "open": "open",
        "face_up": "face up on",
        "more": "also",
        "regions": "regions",
        "stacks": "stacks",
        "events": "events",
        "discard": "discards",
        "dice": "dice",
        "won": "has won",
        "looking": "you look at",
        "new": "new regions",
        "lying": "cards",
        "under": "{card} underneath",
        "mixed": "Mixed",
        "together": "Tournament",
        "neutral": "Neutral",
    },
    "de": {
        "turn": "Zug",
        "victory": "Siegpunkte",
        "hand": "Hand",
        "roads": "Straßen",
        "settlements": "Siedlungen",
        "cities": "Städte",
        "citadels": "Zitadellen",
        "open": "offen",
        "face_up": "aufgedeckt auf",
        "more": "außerdem",
        "regions": "Landschaften",
        "stacks": "Stapel",
        "events": "Ereignisse",
        "discard": "Ablage",
        "dice": "Würfel",
        "won": "hat gewonnen",
        "looking": "du siehst",
        "new": "neue Landschaften",
        "lying": "Karten",
        "under": "{card} darunter",
        "mixed": "Gemischt",
        "together": "Turnier-Set",
        "neutral": "Neutral",
    },
}
KINDS_OF_POINTS: Final = ("strength", "tournament", "trade")
TOKENS: Final = ("ritterfigur", "muehlenstein")


def sketch(view: View, language: str = "en", colour: bool = False) -> str:
    """The other player above, the middle, the own principality below, the hand at the edge."""
    label = LABELS[language]
    pen = Pen(
        painter(INK, colour),
        label,
        {key: POINT_NAMES[language][key] for key in KINDS_OF_POINTS},
        lambda word: spell(word, language),
        lambda card: figures_text(card, language),
        {
            "settlement": SETTLEMENT.name[language],
            "city": CITY.name[language],
            "metropolis": METROPOLIS.name[language],
            "citadel": CITADEL.name[language],
        },
        _backs(language),
    )
    own = SEATS.index(view["seat"]) if view["seat"] in SEATS else 0
    mine, other = view["princes"][own], view["princes"][1 - own]
    middle = [
        *([f"{label['turn']} {view['turn']}"] if view["turn"] else []),
        f"{label['roads']} {view['roads']}",
        f"{label['settlements']} {view['settlements']}",
        f"{label['regions']} {view['region_stack']}",
        f"{label['cities']} {view['cities']}",
        *([f"{label['citadels']} {view['citadels']}"] if view["citadels"] else []),
        f"{label['stacks']} {sketch_stacks(view['stacks'], pen.backs)}",
        *(f"{label['open']} {stack['cards']} {pen.spell(stack['card'])}" for stack in view["open_stacks"]),
        *(
            f"{label['face_up']} {number} {pen.spell(stack['top'])}"
            for number, stack in enumerate(view["stacks"], 1)
            if "top" in stack
        ),
        *(
            f"{pen.spell(ban['card'])} ({pen.spell(ban['by'])}) {ban['stack'] or label['discard']}"
            for ban in view["bans"]
        ),
        f"{label['events']} {view['event_stack']}",
        f"{label['discard']} {view['discard']}",
    ]
    dice = [str(view["production"])] if view["production"] is not None else []
    dice += [pen.spell(word) for word in (view["event"], view["event_card"]) if word is not None]
    return sketch_table(
        pen,
        (mine, other),
        (_prince(pen, view, mine), _prince(pen, view, other)),
        middle,
        dice,
        view["new_regions"],
        view["looked_at"],
        view["winner"],
    )


def _backs(language: str) -> dict[str, str]:
    """What the draw stacks are called: by their set, or K-019: by whose they are."""
    label = LABELS[language]
    rows = {seat: spell(seat, language) for seat in SEATS} | {NEUTRAL: label["neutral"], ANY_BACK: label["mixed"]}
    rows[TOGETHER] = label["together"]
    return {**{id: card_set.short[language] for id, card_set in SETS.items()}, **rows}


def _prince(pen: Pen, view: View, prince: PrinceView) -> list[str]:
    holders = (view["ritterfigur"], view["muehlenstein"])
    tokens = [token for token, holder in zip(TOKENS, holders, strict=True) if holder == prince["seat"]]
    shown = prince["points"]
    points = {
        "victory": shown["victory"],
        "strength": shown["strength"],
        "tournament": shown["tournament"],
        "trade": shown["trade"],
    }
    drawn = sketch_prince(pen, prince, points, view["target"], view["active"] == prince["seat"], tokens)
    return drawn + _more(pen, prince)


def _more(pen: Pen, prince: PrinceView) -> list[str]:
    """What lies at regions and on roads, what lies on cards, what is counted and kept there, and what is shared."""
    at_regions = [
        (annex["card"], prince["above" if annex["row"] == "above" else "below"][annex["at"]]["region"])
        for annex in prince["annexes"]
    ]
    lying = [*at_regions, *((card["card"], card["site"]) for card in prince["on_roads"])]
    parts = [f"{pen.spell(site)} {pen.spell(card)}" for card, site in lying]
    parts += [f"{pen.spell(block['card'])} ← {pen.spell(block['by'])}" for block in prince["blocks"]]
    parts += [f"{pen.spell(counter['card'])} {counter['count']}" for counter in prince["counters"]]
    parts += [f"{pen.spell(kept['card'])} {kept['stored']} {pen.spell(kept['resource'])}" for kept in prince["kept"]]
    if prince["ally"] is not None:
        parts.append(f"→ {pen.spell(prince['ally']['card'])}")
    return wrapped(f"{pen.labels['more']}: ", parts, " · ") if parts else []
