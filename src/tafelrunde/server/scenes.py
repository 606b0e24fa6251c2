"""Scenarios to look at and to play with. Nothing is kept of what visitors try: each request plays it from the start."""

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..books.sealed import Sealed
from ..kernel import Refused, Table, registry
from ..scenarios import Broken, Scenario, library, read_scenario, scenario_files
from ..scenarios.run import start_scenario
from ..scenarios.walk import Shown, awaits_chance, beats, walk
from .live import choice_info
from .settings import whole
from .sketches import sketched
from .trouble import Trouble, reason_info, refusal
from .wire import Over, PlayScenario, ScenarioBeat, ScenarioInfo, ScenarioStep, Sketch, encode

KEPT = 64
SPECTATOR = "spectator"


@cache
def _files(game: str) -> dict[str, Path]:
    """Every scenario by the stem of its file. A game that cannot take up positions has none."""
    if registry.game(game).scenarios is None:
        return {}
    return {file.stem: file for file in scenario_files([library() / game])}


def all_of(game: str) -> dict[str, Scenario]:
    """Every scenario of a game that can be read; one that cannot is a matter for `tafelrunde scenario run`."""
    found = {}
    for id in _files(game):
        try:
            found[id] = _read(game, id)
        except Broken:
            continue
    return found


def exists(game: str, id: str) -> bool:
    return id in _files(game)


def source(game: str, id: str) -> str:
    """A scenario as it is written, with its name: everything it could tell."""
    return f"{id}\n{_files(game)[id].read_text(encoding='utf-8')}"


def scenario_called(game: str, id: str) -> Scenario:
    if id not in _files(game) or is_sealed(game, id):
        raise Trouble(404, "no-scenario", game=game)
    try:
        return _read_again(game, id)
    except Broken as error:
        raise _broken() from error


@lru_cache(KEPT)
def is_sealed(game: str, id: str) -> bool:
    """Whether it tells of something that people without a table may not hear of."""
    sealed = Sealed(registry.game(game), registry.game(game).sealed(None))
    return bool(sealed) and sealed.named_in([source(game, id)])


def _broken() -> Trouble:
    return Trouble(409, "broken-scenario")


def _read(game: str, id: str) -> Scenario:
    return read_scenario(_files(game)[id])


_read_again = lru_cache(KEPT)(_read)


def describe(game: str, id: str) -> ScenarioInfo:
    scenario = scenario_called(game, id)
    table = start_scenario(scenario)
    return ScenarioInfo(
        id,
        game,
        dict(scenario.title),
        list(scenario.rules),
        dict(scenario.note) or None,
        scenario.mode,
        list(table.seats),
        [
            ScenarioBeat(
                number,
                None if beat.move is None else f"{beat.seat}: {beat.move}",
                beat.seat,
                None if beat.undo else beat.move,
                beat.refused,
                list(beat.expects),
                dict(beat.note) or None,
                beat.undo,
            )
            for number, beat in enumerate(beats(scenario), 1)
        ],
        dict(whole(table.game, table.setting).options),
    )


def play(game: str, id: str, wish: PlayScenario) -> ScenarioStep:
    """The scenario after some steps and the visitor's moves, which are refused as at any table."""
    scenario = scenario_called(game, id)
    return _step(game, _walked(game, scenario, wish), wish, len(beats(scenario)))


def sketch(game: str, id: str, wish: PlayScenario) -> Sketch:
    table = _walked(game, scenario_called(game, id), wish).table
    return sketched(table, _eyes(table, wish.seat, [table.seats[choice.seat] for choice in table.choices]))


def _walked(game: str, scenario: Scenario, wish: PlayScenario) -> Shown:
    of = len(beats(scenario))
    if wish.step > of:
        raise Trouble(404, "no-such-step", steps=of)
    own = [_said(text) for text in wish.moves]
    try:
        return walk(scenario, wish.step, own)
    except Refused as refused:
        raise refusal(game, refused.reason) from refused
    except Broken as error:
        raise _broken() from error
    except ValueError as error:
        raise _no_seat(start_scenario(scenario).seats) from error


def _said(text: str) -> tuple[str, str]:
    seat, colon, move = text.partition(":")
    if not colon:
        raise Trouble(422, "bad-input", "bad-input-scenario-move")
    return seat.strip(), move.strip()


def _step(game: str, shown: Shown, wish: PlayScenario, of: int) -> ScenarioStep:
    table = shown.table
    asked = [table.seats[choice.seat] for choice in table.choices]
    eyes = _eyes(table, wish.seat, asked)
    chooser = eyes if eyes in asked else asked[0] if asked else None
    choice = next((choice for choice in table.choices if table.seats[choice.seat] == chooser), None)
    result = table.result
    return ScenarioStep(
        wish.step,
        of,
        eyes,
        msgspec.Raw(encode(table.view(eyes))),
        [msgspec.Raw(encode(event)) for event in table.told(eyes, shown.told)],
        asked,
        chooser,
        None if choice is None else choice_info(choice),
        None if shown.refused is None else reason_info(game, shown.refused),
        awaits_chance(table),
        None if result is None else Over([table.seats[winner] for winner in result.winners], result.how),
    )


def _eyes(table: "Table[Any, Any]", wanted: str | None, asked: list[str]) -> str | None:
    """A scenario has no secrets: anybody may look with any seat's eyes."""
    if wanted == SPECTATOR:
        return None
    if wanted is None:
        return asked[0] if asked else None
    if wanted not in table.seats:
        raise _no_seat(table.seats)
    return wanted


def _no_seat(seats: Sequence[str]) -> Trouble:
    return Trouble(422, "bad-input", "bad-input-scenario-seat", seats=", ".join(seats))
