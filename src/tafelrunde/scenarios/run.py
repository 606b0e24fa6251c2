"""Plays a scenario and says whether it holds."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..kernel import BadInput, Chance, Choice, Event, NotAgreed, Reason, Refused, Shuffle, Table
from ..kernel.position import PositionError
from .edition import game_of
from .model import UNDO, Disagreement, Refusal, Scenario, Step


@dataclass(frozen=True, slots=True)
class Failure:
    """A scenario does not hold."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class DoesNotHold(Exception):
    """What a script does or expects is not so; `key` says where in its step."""

    def __init__(self, key: tuple[str | int, ...], message: str) -> None:
        super().__init__(message)
        self.key = key


def start_scenario(scenario: Scenario) -> Table[Any, Any]:
    """The table at the scenario's position. Raises Broken if the position is impossible."""
    game = game_of(scenario.source, scenario.game, scenario.mode)
    position = None
    if scenario.position is not None:
        if game.scenarios is None:
            raise scenario.broken(("position",), f"{game.id} cannot read positions")
        try:
            position = game.scenarios.read(scenario.mode, scenario.position, scenario.seats, scenario.options)
        except PositionError as error:
            raise scenario.broken(("position", *error.path), str(error)) from error
    return Table(
        game,
        scenario.mode,
        seats=scenario.seats,
        options=scenario.options,
        seed="scenario",
        position=position,
        deal_by_hand=True,
    )


def run_scenario(scenario: Scenario) -> Failure | None:
    """None if every step holds. Raises Broken if the file itself is wrong."""
    table = start_scenario(scenario)
    taken_back: list[Event] = []
    for at, step in enumerate(scenario.steps):
        try:
            taken_back += _play_step(table, step)
            _check(scenario, table, step, at, taken_back)
        except DoesNotHold as failed:
            return Failure(scenario.file, scenario.line_of("step", at, *failed.key), f"step {at + 1}: {failed}")
    return _left_open(scenario, table)


def _left_open(scenario: Scenario, table: Table[Any, Any]) -> Failure | None:
    """A script that ends in the middle of something has left a choice unscripted."""
    ask = table.ask
    if ask is None or scenario.steps[-1].leaves_open or (isinstance(ask, Choice) and ask.anchor):
        return None
    what = f"{ask.kind} is left to chance" if isinstance(ask, Chance | Shuffle) else f"{_asked(table)} is not answered"
    line = scenario.line_of("step", len(scenario.steps) - 1)
    return Failure(scenario.file, line, f"the script ends, but {what}")


# playing


def _play_step(table: Table[Any, Any], step: Step) -> list[Event]:
    """Makes the moves of a step, dealing its chance in order; returns the events of those taken back."""
    chance = list(step.chance)
    taken_back: list[Event] = []
    deal_scripted(table, chance)
    for number, (seat, move) in enumerate(step.do):
        if isinstance(table.ask, Chance | Shuffle):
            raise DoesNotHold(("chance",), f"{table.ask.kind} must be thrown, but the step gives no chance for it")
        told = list(table.events)
        try:
            make_move(table, seat, move)
        except Refused as refused:
            raise DoesNotHold(
                ("do", number), f"'{seat}: {move}' was refused: {refused.reason} ({_asked(table)} is asked)"
            ) from refused
        taken_back += told[len(table.events) :]
        deal_scripted(table, chance)
    if chance:
        raise DoesNotHold(("chance",), f"nothing asks for the chance {chance[0]!r}")
    return taken_back


def make_move(table: Table[Any, Any], seat: str, move: str) -> None:
    """A seat's move, or taking its last one back. Raises Refused."""
    if move == UNDO:
        table.undo(seat)
    else:
        table.choose(move, seat)


def why_not(table: Table[Any, Any], seat: str, move: str) -> Reason | None:
    """Why a seat cannot make a move now, or not take its last one back; None if it can."""
    if move != UNDO:
        return table.why_not(move, seat)
    try:
        table.clone().undo(seat)
    except Refused as refused:
        return refused.reason
    return None


def deal_scripted(table: Table[Any, Any], chance: list[str]) -> None:
    """Answers for chance with what the script has for it, as far as that goes.

    A shuffle that is not scripted leaves the order as it is.
    """
    while isinstance(table.ask, Chance | Shuffle):
        ask = table.ask
        if isinstance(ask, Shuffle) and not (chance and chance[0].startswith(f"{ask.kind}: ")):
            table.deal(tuple(ask.items))
            continue
        if not chance:
            return
        outcome = chance.pop(0).removeprefix(f"{ask.kind}: ")
        try:
            table.deal(outcome)
        except Refused as refused:
            raise DoesNotHold(("chance",), f"{outcome!r} is no result of {ask.kind}: {refused.reason}") from refused


def _asked(table: Table[Any, Any]) -> str:
    choices = table.choices
    if not choices:
        return "nobody"
    return f"{table.seats[choices[0].seat]}'s choice '{choices[0].prompt}'"


# checking


def _check(scenario: Scenario, table: Table[Any, Any], step: Step, at: int, taken_back: list[Event]) -> None:
    asks_of_choice = step.leaves_open or step.offered or step.not_offered or step.refused
    if asks_of_choice and isinstance(table.ask, Chance | Shuffle):
        raise DoesNotHold((), f"{table.ask.kind} must be thrown first; give it as chance")
    _check_choice(table, step)
    for number, refusal in enumerate(step.refused):
        _check_refusal(table, refusal, ("refused", number))
    for number, disagreement in enumerate(step.not_agreed):
        _check_disagreement(scenario, disagreement, ("not_agreed", number))
    if step.expect:
        positions = table.game.scenarios
        if positions is None:
            raise scenario.broken(("step", at, "expect"), f"{table.game.id} cannot describe positions")
        described = positions.describe(table.state)
        _compare(scenario, step.expect, described, ("step", at, "expect"), positions.unordered)
    for seat, words in step.sees.items():
        text = _what_reached(table, seat, taken_back)
        for number, word in enumerate(words):
            if not _mentions(text, word):
                raise DoesNotHold(("sees", seat, number), f"{seat} should see {word!r}, but does not")
    for seat, words in step.hidden.items():
        text = _what_reached(table, seat, taken_back)
        for number, word in enumerate(words):
            if _mentions(text, word):
                raise DoesNotHold(("hidden", seat, number), f"{word!r} should be hidden from {seat}, but is seen")


def _check_choice(table: Table[Any, Any], step: Step) -> None:
    choices = table.choices
    asked = [table.seats[choice.seat] for choice in choices] or ["nobody"]
    if step.asked is not None and step.asked not in asked:
        raise DoesNotHold(("asked",), f"{step.asked} should be asked, but it is {_asked(table)}")
    if not choices:
        if step.prompt or step.options is not None or step.offered:
            raise DoesNotHold((), "the game is over, nobody is asked anything")
        return
    choice = table.choice
    if step.prompt is not None and choice.prompt != step.prompt:
        raise DoesNotHold(("prompt",), f"'{step.prompt}' should be asked, but it is {_asked(table)}")
    offered = [option.text for option in choice.options]
    if step.options is not None and sorted(step.options) != sorted(offered):
        missing = sorted(set(step.options) - set(offered))
        surplus = sorted(set(offered) - set(step.options))
        raise DoesNotHold(("options",), f"the options differ: not offered {missing}, offered too {surplus}")
    for at, option in enumerate(step.offered):
        if option not in offered:
            raise DoesNotHold(("offered", at), f"{option!r} is not offered: {table.why_not(option)}")
    for at, option in enumerate(step.not_offered):
        if option in offered:
            raise DoesNotHold(("not_offered", at), f"{option!r} is offered")


def _check_refusal(table: Table[Any, Any], refusal: Refusal, key: tuple[str | int, ...]) -> None:
    said = f"'{refusal.seat}: {refusal.move}'"
    reason = why_not(table, refusal.seat, refusal.move)
    if reason is None:
        raise DoesNotHold(key, f"{said} should be refused, but is allowed")
    _check_grounds(said, reason, refusal.because, refusal.code, key)
    for name, value in refusal.params.items():
        if str(reason.params.get(name)) != str(value):
            raise DoesNotHold(
                (*key, name), f"{said} should be refused with {name} = {str(value)!r}, but it is: {reason}"
            )


def _check_grounds(said: str, reason: Reason, because: tuple[str, ...], code: str, key: tuple[str | int, ...]) -> None:
    lacking = [rule for rule in because if rule not in reason.rules]
    if lacking:
        raise DoesNotHold(key, f"{said} should be refused because of {lacking[0]}, but it is: {reason}")
    if code and reason.code != code:
        raise DoesNotHold(key, f"{said} should be refused with {code}, but it is: {reason}")


def _check_disagreement(scenario: Scenario, found: Disagreement, key: tuple[str | int, ...]) -> None:
    """A game of this mode cannot begin with these options."""
    said = "a game with these options"
    game = game_of(scenario.source, scenario.game, scenario.mode)
    try:
        game.agree(scenario.mode, scenario.seats, found.options)
    except NotAgreed as error:
        _check_grounds(said, error.reason, found.because, found.code, key)
    except BadInput as error:
        raise DoesNotHold(key, f"{said} should be refused because of a rule, but it is: {error}") from error
    else:
        raise DoesNotHold(key, f"{said} should be refused, but is allowed")


def _compare(
    scenario: Scenario, expected: Any, found: Any, path: tuple[str | int, ...], unordered: tuple[str, ...]
) -> None:
    """Tables are compared by the keys they name, everything else as a whole. What cannot be compared is a mistake.

    An empty table names nothing, and says so: there must be nothing in it.
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        there = {key: value for key, value in found.items() if value}
        if not expected and there:
            name = ".".join(str(part) for part in path[3:])
            raise DoesNotHold(path[2:], f"{name} should be empty, but has {there}")
        for key, value in expected.items():
            if key not in found:
                raise scenario.broken((*path, key), f"there is nothing called {key!r}; there is: {', '.join(found)}")
            _compare(scenario, value, found[key], (*path, key), unordered)
        return
    if type(expected) is not type(found):
        raise scenario.broken(path, f"{expected!r} can never be what is expected here; now it is {found!r}")
    if path[-1] in unordered and isinstance(expected, list):
        same = Counter(map(str, expected)) == Counter(map(str, found))
    else:
        same = expected == found
    if not same:
        where = ".".join(map(str, path[3:]))
        raise DoesNotHold(path[2:], f"{where} should be {expected!r}, but is {found!r}")


def _what_reached(table: Table[Any, Any], seat: str, taken_back: list[Event]) -> str:
    """Everything that reaches a seat: its view with what it remembers, what it was told, and its own options.

    What it was told of a move that was taken back it has been told all the same.
    """
    eyes = None if seat == "spectator" else seat
    number = None if eyes is None else table.seats.index(eyes)
    told = [*table.told(eyes), *(event.seen_by(number) for event in taken_back)]
    own = [choice for choice in table.choices if choice.seat == number]
    options = [option.text for choice in own for option in choice.options]
    return json.dumps([table.view(eyes), told, options])


def _mentions(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None
