"""The village as text, at most 80 columns wide."""

from collections.abc import Mapping
from typing import Final

from ..layout import Paint, painter, wrapped
from .names import spell
from .view import PlayerView, View

INK: Final = {"own": "1;36", "faint": "2", "building": "33", "card": "36"}
LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "round": "round",
        "progress": "progress",
        "end": "last round",
        "mat": "advancement mat",
        "objectives": "objectives",
        "quota": "quota table",
        "reputation": "reputation",
        "vp": "VP",
        "influence": "influence",
        "coins": "coins",
        "workers": "workers left",
        "cards": "cards",
        "wins": "has won",
        "automa": "Automa",
    },
    "de": {
        "round": "Runde",
        "progress": "Fortschritt",
        "end": "letzte Runde",
        "mat": "Ausbautableau",
        "objectives": "Ziele",
        "quota": "Abgabentabelle",
        "reputation": "Ansehen",
        "vp": "SP",
        "influence": "Einfluss",
        "coins": "Münzen",
        "workers": "Arbeiter übrig",
        "cards": "Karten",
        "wins": "hat gewonnen",
        "automa": "Automa",
    },
}


def sketch(view: View, language: str = "en", colour: bool = False) -> str:
    """Commons, districts, tables, and what everybody has."""
    paint = painter(INK, colour)
    label = LABELS[language]
    head = [f"{label['round']} {view['round']}", f"{label['progress']} {view['progress']}/17"]
    lines = [paint(line, "faint") for line in wrapped("── ", head + [label["end"]] * view["last_round"], " · ")]
    lines += wrapped("  ", [_building(c["building"], c["workers"], language) for c in view["commons"]], " · ")
    for district in view["districts"]:
        built = [
            _building(plot["buildings"][-1], plot["workers"], language)
            for plot in district["plots"]
            if plot["buildings"]
        ]
        name = spell(district["district"], language)
        lines += wrapped(f"{name:<16}", built or ["–"], " · ", 16)
    lines += wrapped(f"{label['mat']}: ", [spell(card, language) for card in view["mat"]] or ["–"], " · ")
    scored = [spell(one["objective"], language) + _in_brackets(one["scored"], language) for one in view["objectives"]]
    lines += wrapped(f"{label['objectives']}: ", scored or ["–"], " · ")
    for row in view["quota"]:
        spaces = [spell(space["seat"], language) if space["seat"] else str(space["pieces"]) for space in row["spaces"]]
        lines += wrapped(f"{label['quota']}, {spell(row['row'], language)}: ", spaces, " | ")
    track = [spell(seat, language) for seat in view["reputation"]]
    track += ["○"] * (view["reputation_spaces"] - len(track))
    lines += [*wrapped(f"{label['reputation']}: ", track, " "), ""]
    for player in view["players"]:
        lines += _player(view, player, language, paint)
    lines += [f"{spell(winner, language)} {label['wins']}!" for winner in view["winners"]]
    return "\n".join(lines)


def _building(building: str, workers: list[str], language: str) -> str:
    return spell(building, language) + _in_brackets(workers, language)


def _in_brackets(seats: list[str], language: str) -> str:
    return f" ({', '.join(spell(seat, language) for seat in seats)})" if seats else ""


def _player(view: View, player: PlayerView, language: str, paint: Paint) -> list[str]:
    label = LABELS[language]
    marker = "▶ " if player["seat"] == view["active"] else "  "
    name = spell(player["seat"], language) + (f" ({label['automa']} {player['level']})" if player["automa"] else "")
    goods = [f"{amount} {spell(resource, language)}" for resource, amount in player["stock"].items() if amount]
    parts = [
        f"{player['vp']} {label['vp']}",
        f"{label['influence']} {player['influence']}",
        f"{label['coins']} {player['coins']}",
        *goods,
        f"{label['workers']} {player['workers'].count(None)}",
    ]
    first, *more = wrapped(f"{marker}{name}: ", parts, "  ")
    lines = [paint(first, "own") if player["seat"] == view["seat"] else first, *more]
    if player["cards"]:
        lines += wrapped(f"    {label['cards']}: ", [spell(card, language) for card in player["cards"]], " · ")
    return lines
