"""The scenario format, read from TOML. Every mistake is reported with line and key."""

import difflib
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..books.rulebook import rulebook
from ..kernel import BadInput, Game, Grammar, Reason, registry
from .locate import line_of

KeyPath = tuple[str | int, ...]

TOP_KEYS = ("title", "rules", "game", "mode", "seats", "options", "position", "step", "note")
STEP_KEYS = (
    "do",
    "chance",
    "asked",
    "prompt",
    "options",
    "offered",
    "not_offered",
    "refused",
    "expect",
    "sees",
    "hidden",
    "note",
)
REFUSED_KEYS = ("move", "because", "code")


class Broken(ValueError):
    """A scenario file cannot be understood. The message names file, line and key."""

    def __init__(self, file: str, line: int, key: str, message: str) -> None:
        super().__init__(f"{file}:{line}: {key + ': ' if key else ''}{message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that must be refused because of some rules (and, if given, with this reason code)."""

    seat: str
    move: str
    because: tuple[str, ...]
    code: str


@dataclass(frozen=True, slots=True)
class Step:
    """Moves and chance first, then what must hold."""

    do: tuple[tuple[str, str], ...]
    chance: tuple[str, ...]
    asked: str | None
    prompt: str | None
    options: tuple[str, ...] | None
    offered: tuple[str, ...]
    not_offered: tuple[str, ...]
    refused: tuple[Refusal, ...]
    expect: Mapping[str, Any]
    sees: Mapping[str, tuple[str, ...]]
    hidden: Mapping[str, tuple[str, ...]]
    note: Mapping[str, str]

    @property
    def leaves_open(self) -> bool:
        """Whether the step says what is asked next, so that ending here is no oversight."""
        return self.asked is not None or self.prompt is not None or self.options is not None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A ruling that can be played."""

    file: str
    source: str
    title: Mapping[str, str]
    rules: tuple[str, ...]
    game: str
    mode: str
    seats: int
    options: Mapping[str, str]
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    note: Mapping[str, str]

    def broken(self, path: KeyPath, message: str) -> Broken:
        return Broken(self.file, line_of(self.source, path), _shown(path), message)

    def line_of(self, *path: str | int) -> int:
        return line_of(self.source, path)


def read_scenario(path: Path) -> Scenario:
    """Reads one file. Raises Broken."""
    try:
        source = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Broken(str(path), 1, "", f"cannot be read: {error}") from error
    return parse_scenario(source, str(path))


def parse_scenario(source: str, file: str = "scenario") -> Scenario:
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        line = _line_in_message(str(error), source)
        raise Broken(file, line, "", f"this is no TOML: {error}") from error
    except (ValueError, RecursionError) as error:  # numbers of a thousand digits, brackets nested as deep
        raise Broken(file, 1, "", "this is no TOML a person would write") from error
    return _Reader(source, file).scenario(data)


class _Reader:
    def __init__(self, source: str, file: str) -> None:
        self.source = source
        self.file = file
        self.rules: Collection[str] = ()

    def fail(self, path: KeyPath, message: str) -> Broken:
        return Broken(self.file, line_of(self.source, path), _shown(path), message)

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        self.known(data, TOP_KEYS, ())
        for key in ("title", "rules", "game", "step"):
            if key not in data:
                raise self.fail((), f"the key '{key}' is missing")
        game_id = self.text(data, "game", ())
        try:
            game = registry.game(game_id)
            mode = self.text(data, "mode", ()) if "mode" in data else next(iter(game.modes))
        except registry.UnknownGame as error:
            raise self.fail(("game",), str(error)) from error
        if mode not in game.modes:
            raise self.fail(("mode",), f"{game_id} has no mode {mode!r}; it has: {', '.join(game.modes)}")
        self.rules = rulebook(game_id).rules
        rules = self.rule_ids(data, "rules", ())
        if not rules:
            raise self.fail(("rules",), "a scenario names at least one rule")
        position = data.get("position")
        if position is not None and not isinstance(position, Mapping):
            raise self.fail(("position",), "the position is a table")
        steps = data["step"]
        if not isinstance(steps, list) or not steps or not all(isinstance(step, Mapping) for step in steps):
            raise self.fail(("step",), "steps are written as [[step]] tables, at least one")
        seats = self.seats(data, game, mode)
        return Scenario(
            file=self.file,
            source=self.source,
            title=self.prose(data, "title", ()),
            rules=rules,
            game=game_id,
            mode=mode,
            seats=len(seats),
            options=data.get("options", {}),
            position=position,
            steps=tuple(self.step(step, ("step", at), seats, game.grammar) for at, step in enumerate(steps)),
            note=self.prose(data, "note", ()),
        )

    def seats(self, data: Mapping[str, Any], game: Game[Any, Any], mode: str) -> tuple[str, ...]:
        """The names of the seats: as many as the scenario says, or as the game usually has."""
        number, options = data.get("seats"), data.get("options", {})
        if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
            raise self.fail(("seats",), f"seats is a number, not {number!r}")
        if not isinstance(options, Mapping) or not all(isinstance(value, str) for value in options.values()):
            raise self.fail(("options",), "options is a table of texts")
        try:
            return game.agree(mode, number, options).seats
        except BadInput as error:
            raise self.fail(("options" if options else "seats",), str(error)) from error

    def prose(self, data: Mapping[str, Any], key: str, path: KeyPath) -> Mapping[str, str]:
        """A text for people by language; one that does not say its language is English."""
        found = data.get(key, {})
        if isinstance(found, str):
            found = {"en": found}
        if isinstance(found, Mapping) and set(found) <= {"de", "en"} and (found or key not in data):
            return {language: self.text(found, language, (*path, key)) for language in found}
        raise self.fail((*path, key), f"the {key} is a text, or a table of texts by language (de, en)")

    def step(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str], grammar: Grammar) -> Step:
        self.known(data, STEP_KEYS, path)
        if "do" not in data and not (set(data) - {"note"}):
            raise self.fail(path, "the step neither does nor checks anything")
        moves = [data["do"]] if isinstance(data.get("do"), str) else data.get("do", [])
        expect = data.get("expect", {})
        if not isinstance(expect, Mapping):
            raise self.fail((*path, "expect"), "what is expected is a table")
        return Step(
            do=tuple(
                self.move(move, (*path, "do", at), seats)
                for at, move in enumerate(self.texts({"do": moves}, "do", path))
            ),
            chance=self.texts(data, "chance", path),
            asked=self.seat(data, "asked", path, (*seats, "nobody")) if "asked" in data else None,
            prompt=self.text(data, "prompt", path) if "prompt" in data else None,
            options=self.moves(data, "options", path, grammar) if "options" in data else None,
            offered=self.moves(data, "offered", path, grammar),
            not_offered=self.moves(data, "not_offered", path, grammar),
            refused=self.refusals(data, path, seats),
            expect=expect,
            sees=self.by_seat(data, "sees", path, seats),
            hidden=self.by_seat(data, "hidden", path, seats),
            note=self.prose(data, "note", path),
        )

    def move(self, text: str, path: KeyPath, seats: Sequence[str]) -> tuple[str, str]:
        seat, colon, move = text.partition(":")
        if not colon or seat.strip() not in seats:
            raise self.fail(path, f"{text!r} does not say who moves, as in '{seats[0]}: end turn'")
        return seat.strip(), move.strip()

    def moves(self, data: Mapping[str, Any], key: str, path: KeyPath, grammar: Grammar) -> tuple[str, ...]:
        """Options as they are offered; what is no sentence of the game would make the check worthless."""
        moves = []
        for at, text in enumerate(self.texts(data, key, path)):
            parsed = grammar.parse(text)
            if isinstance(parsed, Reason):
                raise self.fail((*path, key, at), f"{text!r} is no move of this game: {parsed}")
            moves.append(parsed.text)
        return tuple(moves)

    def refusals(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> tuple[Refusal, ...]:
        found = data.get("refused", [])
        if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
            raise self.fail((*path, "refused"), 'write refused = [{ move = "red: end turn", because = ["F-040"] }]')
        refusals = []
        for at, item in enumerate(found):
            here = (*path, "refused", at)
            self.known(item, REFUSED_KEYS, here)
            seat, move = self.move(self.text(item, "move", here), (*here, "move"), seats)
            because = item.get("because", [])
            because = self.rule_ids({"because": [because] if isinstance(because, str) else because}, "because", here)
            code = self.text(item, "code", here) if "code" in item else ""
            if not because and not code:
                raise self.fail(here, "a refusal names its rule (because) or its code")
            refusals.append(Refusal(seat, move, because, code))
        return tuple(refusals)

    def by_seat(
        self, data: Mapping[str, Any], key: str, path: KeyPath, seats: Sequence[str]
    ) -> Mapping[str, tuple[str, ...]]:
        found = data.get(key, {})
        if not isinstance(found, Mapping):
            raise self.fail((*path, key), f"{key} is a table of seats and words")
        for seat in found:
            if seat not in (*seats, "spectator"):
                raise self.fail((*path, key, seat), f"there is no seat {seat!r}")
        words = {seat: self.texts(found, seat, (*path, key)) for seat in found}
        for seat, texts in words.items():
            if "" in texts:
                raise self.fail((*path, key, seat), "an empty word is seen everywhere and nowhere")
        return words

    def rule_ids(self, data: Mapping[str, Any], key: str, path: KeyPath) -> tuple[str, ...]:
        ids = self.texts(data, key, path)
        for at, id in enumerate(ids):
            if id not in self.rules:
                raise self.fail((*path, key, at), f"there is no rule {id!r} in this game")
        return ids

    def seat(self, data: Mapping[str, Any], key: str, path: KeyPath, seats: Sequence[str]) -> str:
        seat = self.text(data, key, path)
        if seat not in seats:
            raise self.fail((*path, key), f"{seat!r} is not one of {', '.join(seats)}")
        return seat

    def text(self, data: Mapping[str, Any], key: str, path: KeyPath) -> str:
        found = data.get(key)
        if not isinstance(found, str) or not found.strip():
            raise self.fail((*path, key), f"{key} is a text")
        return found

    def texts(self, data: Mapping[str, Any], key: str, path: KeyPath) -> tuple[str, ...]:
        found = data.get(key, [])
        if not isinstance(found, list):
            raise self.fail((*path, key), f"{key} is a list of texts")
        for at, item in enumerate(found):
            if not isinstance(item, str):
                raise self.fail((*path, key, at), f"expected a text, not {item!r}")
        return tuple(found)

    def known(self, data: Mapping[str, Any], keys: Sequence[str], path: KeyPath) -> None:
        for key in data:
            if key not in keys:
                near = difflib.get_close_matches(key, keys, n=1)
                hint = f"; did you mean {near[0]!r}?" if near else f"; there is: {', '.join(keys)}"
                raise self.fail((*path, key), f"unknown key{hint}")


def _shown(path: KeyPath) -> str:
    shown = ""
    for part in path:
        shown += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if shown else str(part)
    return shown


def _line_in_message(message: str, source: str) -> int:
    _, _, after = message.partition("(at line ")
    number = after.partition(",")[0]
    return int(number) if number.isdigit() else len(source.splitlines()) or 1
