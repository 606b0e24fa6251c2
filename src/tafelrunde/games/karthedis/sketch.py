"""The table as text, at most 80 columns wide, from the viewer's side."""

from collections import Counter
from collections.abc import Mapping

from ..layout import Paint, painter, wrapped
from .abilities import ABBERUFEN
from .data import CARDS
from .names import card_text, spell
from .view import BidView, PlayerView, View

LABELS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "round": "round",
        "leader": "market leader",
        "victory": "to win",
        "left": "resources left",
        "hand": "hand",
        "deck": "deck",
        "pile": "recalled",
        "removed": "removed",
        "won": "won",
        "open": "open",
        "passed": "passed",
        "done": "done",
        "taken": "taken",
        "down": "face down",
        "pack": "choose from",
        "drafted": "your cards so far",
        "looking": "top of your deck",
        "wins": "has won",
        "total": "total",
    },
    "de": {
        "round": "Runde",
        "leader": "Marktführer",
        "victory": "zum Sieg",
        "left": "Ressourcen übrig",
        "hand": "Hand",
        "deck": "Deck",
        "pile": "abberufen",
        "removed": "entfernt",
        "won": "erhandelt",
        "open": "offen",
        "passed": "gepasst",
        "done": "fertig",
        "taken": "vergeben",
        "down": "verdeckt",
        "pack": "zur Wahl",
        "drafted": "deine Karten bisher",
        "looking": "oben auf deinem Deck",
        "wins": "hat gewonnen",
        "total": "gesamt",
    },
}
CONDITION = {
    "en": {"distinct": "different", "same": "of a kind", "and": "and", "or": "or"},
    "de": {"distinct": "verschiedene", "same": "gleiche", "and": "und", "or": "oder"},
}
INK = {"leader": "1;33", "own": "1;36", "faint": "2", "card": "36", "resource": "1;32"}


def sketch(view: View, language: str = "en", colour: bool = False) -> str:
    """The display with its bids, every seat, the own hand."""
    paint = painter(INK, colour)
    label = LABELS[language]
    parts = [
        f"{label['victory']}: {condition_text(view['victory'], language)}",
        f"{label['left']} {view['resource_deck']}",
    ]
    if view["round"]:
        parts = [f"{label['round']} {view['round']}", f"{label['leader']} {spell(view['leader'], language)}", *parts]
    lines = [paint(line, "faint") for line in wrapped("── ", parts, " · ")]
    for number, slot in enumerate(view["display"], 1):
        name = spell(slot["resource"], language) if slot["resource"] else f"({label['taken']})"
        bids = [_bid(bid, language) for bid in slot["bids"]]
        totals = [f"{spell(seat, language)} {label['total']} {total}" for seat, total in slot["totals"].items()]
        first, *more = wrapped(f" [{number}] {name:<16}", [*bids, *totals] or ["–"], " · ", 22)
        lines += [first[:4] + paint(first[4:21], "resource") + first[21:], *more]
    lines.append("")
    for player in view["players"]:
        lines += _player(view, player, language, paint)
    own = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
    if own is not None and own["hand"] is not None and view["round"]:
        lines += ["", *(paint(line, "card") for line in _cards_told(label["hand"], own["hand"], language))]
    for player in view["players"]:
        if player["hand"] is not None and player is not own:
            lines += ["", *_cards(f"{spell(player['seat'], language)}, {label['hand']}: ", player["hand"], language)]
    if own is not None and own["removed"]:
        lines += _cards(f"{label['removed']}: ", own["removed"], language)
    if view["pack"] is not None:
        lines += _cards_told(label["pack"], view["pack"], language)
    if view["drafted"] is not None:
        lines += _cards(f"{label['drafted']}: ", view["drafted"], language)
    if view["looked_at"] is not None:
        lines += _cards_told(label["looking"], view["looked_at"], language)
    lines += [f"{spell(winner, language)} {label['wins']}!" for winner in view["winners"]]
    return "\n".join(lines)


def condition_text(victory: str, language: str) -> str:
    """`distinct 3 and same 2 or nebelsalz 4` in words."""
    words = CONDITION[language]

    def part(text: str) -> str:
        kind, number = text.split()
        return f"{number} {words.get(kind) or spell(kind, language)}"

    alternatives = (map(part, parts.split(" and ")) for parts in victory.split(" or "))
    return f" {words['or']} ".join(f" {words['and']} ".join(parts) for parts in alternatives)


def _bid(bid: BidView, language: str) -> str:
    owner = spell(bid["owner"], language)
    if bid["card"] is None:
        return f"{owner} #{bid['number']} {LABELS[language]['down']}"
    marks = ("*" if bid["shielded"] else "") + ("+" if bid["edge"] else "") + ("" if bid["up"] else "?")
    return f"{owner} #{bid['number']} {spell(bid['card'], language)} {bid['value']}{marks}"


def _player(view: View, player: PlayerView, language: str, paint: Paint) -> list[str]:
    label = LABELS[language]
    leads = view["round"] and player["seat"] == view["leader"]
    marker = "▶ " if player["seat"] == view["in_turn"] else "★ " if leads else "  "
    won = ", ".join(spell(resource, language) for resource in player["won"]) or "–"
    parts = [
        f"{label['hand']} {player['hand_size']}",
        f"{label['deck']} {player['deck']}",
        f"{label['pile']} {len(player['pile'])}{_at_work(player, language)}",
        f"{label['removed']} {player['removed_size'] + len(player['lost'])}",
        f"{label['won']}: {won}",
    ]
    if player["laid"]:
        parts.append(f"{label['open']}: {', '.join(spell(card, language) for card in player['laid'])}")
    parts += [label["passed"]] * player["passed"] + [label["done"]] * player["done"]
    name = spell(player["seat"], language)
    first, *more = wrapped(f"{marker}{name}: ", parts, "  ")
    ink = "own" if player["seat"] == view["seat"] else "leader" if leads else "faint"
    return [paint(first[: len(marker) + len(name)], ink) + first[len(marker) + len(name) :], *more]


def _at_work(player: PlayerView, language: str) -> str:
    """The cards of a recall pile that still do something (KA-142)."""
    cards = [card for card in player["pile"] if any(a.lasting for a in CARDS[card].by_keyword.get(ABBERUFEN, ()))]
    return f" ({', '.join(spell(card, language) for card in cards)})" if cards else ""


def _cards_told(heading: str, cards: list[str], language: str) -> list[str]:
    """Cards to choose from, a line for each (two of a kind share it): species, trade value and what it does."""
    lines = [f"{heading}:" if cards else f"{heading}: –"]
    for card, times in Counter(cards).items():
        often = f"{times}x " if times > 1 else ""
        lines += wrapped(f"  {often}{spell(card, language)}: ", [card_text(card, language)], indent=6)
    return lines


def _cards(heading: str, cards: list[str], language: str) -> list[str]:
    """Each card with its trade value and its keywords."""
    shown = []
    for card in cards:
        keywords = [spell(keyword, language) for keyword in CARDS[card].by_keyword]
        shown.append(f"{spell(card, language)} ({', '.join([str(CARDS[card].value), *keywords])})")
    return wrapped(heading, shown or ["–"], " · ")
