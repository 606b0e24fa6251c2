"""A scenario move by move, to watch it, stop anywhere, and try something else.

A step of the file may make several moves and check many things. Here each move is a beat of its own, each refusal one
more, and what is checked belongs to the beat after which it is checked.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel import Chance, Reason, Refused, Shuffle, Table
from .model import UNDO, Scenario, Step
from .run import deal_scripted, make_move, start_scenario, why_not


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happens: a seat's move (or `undo`), one that is refused, or (without a move) chance and checks."""

    step: int  # of the file, from 0
    seat: str | None = None
    move: str | None = None
    refused: bool = False
    expects: tuple[str, ...] = ()
    note: Mapping[str, str] = field(default_factory=dict)

    @property
    def undo(self) -> bool:
        return self.move == UNDO


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a walk has come to."""

    table: Table[Any, Any]
    told: int  # how many events there were before the last beat or move
    refused: Reason | None


def beats(scenario: Scenario) -> tuple[Beat, ...]:
    return tuple(beat for at, step in enumerate(scenario.steps) for beat in _beats_of(at, step))


def _beats_of(at: int, step: Step) -> Iterator[Beat]:
    checks = tuple(_checks(step))
    for seat, move in step.do[:-1]:
        yield Beat(at, seat, move)
    if step.do:
        yield Beat(at, *step.do[-1], expects=checks, note=step.note)
    elif step.chance or checks or not step.refused:
        yield Beat(at, expects=checks, note=step.note)
    for refusal in step.refused:
        because = ", ".join(refusal.because) or refusal.code
        params = (f"refused: {name} = {value}" for name, value in refusal.params.items())
        yield Beat(at, refusal.seat, refusal.move, True, (f"refused: {because}", *params))


def _checks(step: Step) -> Iterator[str]:
    """What a step checks, a short line for each."""
    if step.asked is not None:
        yield f"asked: {step.asked}"
    if step.prompt is not None:
        yield f"question: {step.prompt}"
    if step.options is not None:
        yield f"options: {'; '.join(step.options)}"
    if step.offered:
        yield f"offered: {'; '.join(step.offered)}"
    if step.not_offered:
        yield f"not offered: {'; '.join(step.not_offered)}"
    for disagreement in step.not_agreed:
        yield f"refused: {', '.join(disagreement.because) or disagreement.code}"
    yield from _expected(step.expect, ())
    for seat, words in step.sees.items():
        yield f"{seat} sees: {', '.join(words)}"
    for seat, words in step.hidden.items():
        yield f"hidden from {seat}: {', '.join(words)}"


def _expected(found: Any, path: tuple[str, ...]) -> Iterator[str]:
    if isinstance(found, Mapping) and found:
        for key, value in found.items():
            yield from _expected(value, (*path, str(key)))
    elif path:
        yield f"{'.'.join(path)} = {json.dumps(found, ensure_ascii=False, default=str)}"


def walk(scenario: Scenario, many: int, own: Sequence[tuple[str, str]] = ()) -> Shown:
    """The table after the first `many` beats and then the visitor's own moves, for which chance is always the same.

    Raises Refused if one of the own moves but the last is not allowed; that the last is not is what is shown.
    """
    table = start_scenario(scenario)
    told, refused, step = 0, None, -1
    chance: list[str] = []
    for beat in beats(scenario)[:many]:
        told, refused = len(table.events), None
        if beat.step != step:
            step, chance = beat.step, list(scenario.steps[beat.step].chance)
            deal_scripted(table, chance)
        if beat.seat is None or beat.move is None:
            continue
        if beat.refused:
            refused = why_not(table, beat.seat, beat.move)
        else:
            make_move(table, beat.seat, beat.move)
            deal_scripted(table, chance)
    if own:
        told, refused = _own_moves(table, own)
    return Shown(table, told, refused)


def _own_moves(table: Table[Any, Any], own: Sequence[tuple[str, str]]) -> tuple[int, Reason | None]:
    told = len(table.events)
    table.go_on_with_dealer()
    for seat, move in own[:-1]:
        make_move(table, seat, move)
        told = len(table.events)
    seat, move = own[-1]
    try:
        make_move(table, seat, move)
    except Refused as refused:
        return told, refused.reason
    return told, None


def awaits_chance(table: Table[Any, Any]) -> bool:
    """Whether the script stops before a throw or a shuffle that it deals only in its next step."""
    return isinstance(table.ask, Chance | Shuffle)
