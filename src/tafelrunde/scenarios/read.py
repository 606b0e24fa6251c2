"""Reads a scenario from TOML. Every mistake is reported with line and key."""

import difflib
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..books.encyclopedia.book import encyclopedia
from ..books.rulebook import rulebook
from ..kernel import BadInput, Game, Reason, registry
from ..kernel.reason import Param
from .edition import game_of
from .locate import line_of
from .model import UNDO, Broken, Disagreement, KeyPath, Refusal, Scenario, Step, shown
from .words import Words, words_of

TOP_KEYS = ("title", "rules", "articles", "game", "mode", "seats", "options", "position", "step", "note")
STEP_KEYS = (
    "do",
    "chance",
    "asked",
    "prompt",
    "options",
    "offered",
    "not_offered",
    "refused",
    "not_agreed",
    "expect",
    "sees",
    "hidden",
    "note",
)
REFUSED_KEYS = ("move", "because", "code")
DISAGREED_KEYS = ("options", "because", "code")


def read_scenario(path: Path) -> Scenario:
    """Reads one file. Raises Broken."""
    return parse_scenario(source_of(path), str(path))


def source_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Broken(str(path), 1, "", f"cannot be read: {error}") from error


def parse_scenario(source: str, file: str = "scenario") -> Scenario:
    return Reader(source, file).scenario(parse_toml(source, file))


def parse_toml(source: str, file: str) -> Mapping[str, Any]:
    """What a file says, before anybody looks at its keys."""
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        line = _line_in_message(str(error), source)
        raise Broken(file, line, "", f"this is no TOML: {error}") from error
    except (ValueError, RecursionError) as error:  # numbers of a thousand digits, brackets nested as deep
        raise Broken(file, 1, "", "this is no TOML a person would write") from error


class Reader:
    """Reads one document about a game: what it is played with, and the moves, rules and texts in it."""

    def __init__(self, source: str, file: str) -> None:
        self.source = source
        self.file = file
        self.rules: Collection[str] = ()
        self.words: Words
        self.game: Game[Any, Any]

    def fail(self, path: KeyPath, message: str) -> Broken:
        return Broken(self.file, line_of(self.source, path), shown(path), message)

    def scenario(self, data: Mapping[str, Any]) -> Scenario:
        self.known(data, TOP_KEYS, ())
        self.needs(data, ("title", "rules", "game", "step"))
        start, seats = self.start(data)
        if not start.rules:
            raise self.fail(("rules",), "a scenario names at least one rule")
        return replace(
            start,
            steps=tuple(self.step(step, ("step", at), seats) for at, step in enumerate(self.steps(data))),
            note=self.prose(data, "note", ()),
        )

    def needs(self, data: Mapping[str, Any], keys: Sequence[str]) -> None:
        for key in keys:
            if key not in data:
                raise self.fail((), f"the key '{key}' is missing")

    def steps(self, data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        steps = data["step"]
        if not isinstance(steps, list) or not steps or not all(isinstance(step, Mapping) for step in steps):
            raise self.fail(("step",), "steps are written as [[step]] tables, at least one")
        return steps

    def start(self, data: Mapping[str, Any]) -> tuple[Scenario, tuple[str, ...]]:
        """Where it begins, without a step yet, and the names of the seats. The game and its words are known then."""
        game_id = self.text(data, "game", ())
        try:
            game = game_of(self.source, game_id)
            mode = self.text(data, "mode", ()) if "mode" in data else next(iter(game.modes))
        except registry.UnknownGame as error:
            raise self.fail(("game",), str(error)) from error
        if mode not in game.modes:
            raise self.fail(("mode",), f"{game_id} has no mode {mode!r}; it has: {', '.join(game.modes)}")
        self.game = game
        self.rules = rulebook(game_id).rules
        self.words = words_of(game_id)
        position = data.get("position")
        if position is not None and not isinstance(position, Mapping):
            raise self.fail(("position",), "the position is a table")
        rules = self.rule_ids(data, "rules", ())
        options = self.options(data, mode)
        seats = self.seats(data, mode, options)
        return Scenario(
            file=self.file,
            source=self.source,
            title=self.prose(data, "title", ()),
            rules=rules,
            articles=self.article_ids(data) if "articles" in data else (),
            game=game_id,
            mode=mode,
            seats=len(seats),
            options=options,
            position=position,
            steps=(),
            note={},
        ), seats

    def options(self, data: Mapping[str, Any], mode: str) -> Mapping[str, str]:
        """What is agreed. A position brings what a mode else wants to be told, such as decks."""
        options = self.option_table(data, ())
        return {**self.game.modes[mode].usual, **options} if "position" in data else options

    def option_table(self, data: Mapping[str, Any], path: KeyPath) -> Mapping[str, str]:
        options = data.get("options", {})
        if not isinstance(options, Mapping):
            raise self.fail((*path, "options"), "options is a table of texts")
        for key in options:
            if not isinstance(options[key], str):
                raise self.fail((*path, "options", key), f"{key} is a text, not {options[key]!r}")
        return options

    def seats(self, data: Mapping[str, Any], mode: str, options: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the seats: as many as the scenario says, or as the game usually has."""
        number = data.get("seats")
        if number is not None and (not isinstance(number, int) or isinstance(number, bool)):
            raise self.fail(("seats",), f"seats is a number, not {number!r}")
        try:
            return self.game.agree(mode, number, options).seats
        except BadInput as error:
            raise self.fail(("options" if "options" in data else "seats",), str(error)) from error

    def prose(self, data: Mapping[str, Any], key: str, path: KeyPath) -> Mapping[str, str]:
        """A text for people by language; one that does not say its language is English."""
        found = data.get(key, {})
        if isinstance(found, str):
            found = {"en": found}
        if isinstance(found, Mapping) and set(found) <= {"de", "en"} and (found or key not in data):
            return {language: self.text(found, language, (*path, key)) for language in found}
        raise self.fail((*path, key), f"the {key} is a text, or a table of texts by language (de, en)")

    def step(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> Step:
        self.known(data, STEP_KEYS, path)
        if "do" not in data and not (set(data) - {"note"}):
            raise self.fail(path, "the step neither does nor checks anything")
        expect = data.get("expect", {})
        if not isinstance(expect, Mapping):
            raise self.fail((*path, "expect"), "what is expected is a table")
        return Step(
            do=self.script(data, path, seats),
            chance=self.texts(data, "chance", path),
            asked=self.seat(data, "asked", path, (*seats, "nobody")) if "asked" in data else None,
            prompt=self.word(data, "prompt", path, self.words.prompts) if "prompt" in data else None,
            options=self.moves(data, "options", path) if "options" in data else None,
            offered=self.moves(data, "offered", path),
            not_offered=self.moves(data, "not_offered", path),
            refused=self.refusals(data, path, seats),
            not_agreed=self.disagreements(data, path),
            expect=expect,
            sees=self.by_seat(data, "sees", path, seats),
            hidden=self.by_seat(data, "hidden", path, seats),
            note=self.prose(data, "note", path),
        )

    def script(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """What seats do: moves of the game, or taking the last one back."""
        said = {"do": [data["do"]]} if isinstance(data.get("do"), str) else data
        script = []
        for at, text in enumerate(self.texts(said, "do", path)):
            here = (*path, "do", at)
            seat, move = self.move(text, here, seats)
            script.append((seat, move if move == UNDO else self.sentence(move, here)))
        return tuple(script)

    def move(self, text: str, path: KeyPath, seats: Sequence[str]) -> tuple[str, str]:
        seat, colon, move = text.partition(":")
        if not colon or seat.strip() not in seats:
            raise self.fail(path, f"{text!r} does not say who moves, as in '{seats[0]}: end turn'")
        return seat.strip(), move.strip()

    def moves(self, data: Mapping[str, Any], key: str, path: KeyPath) -> tuple[str, ...]:
        """Options as they are offered; what is no sentence of the game would make the check worthless."""
        return tuple(self.sentence(text, (*path, key, at)) for at, text in enumerate(self.texts(data, key, path)))

    def sentence(self, text: str, path: KeyPath) -> str:
        parsed = self.game.grammar.parse(text)
        if isinstance(parsed, Reason):
            raise self.fail(path, f"{text!r} is no move of this game: {parsed}")
        return parsed.text

    def refusals(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> tuple[Refusal, ...]:
        found = data.get("refused", [])
        if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
            raise self.fail((*path, "refused"), 'write refused = [{ move = "red: end turn", because = ["F-040"] }]')
        return tuple(self.refusal(item, (*path, "refused", at), seats) for at, item in enumerate(found))

    def refusal(self, item: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> Refusal:
        self.known(item, (*REFUSED_KEYS, *sorted(self.words.params)), path)
        seat, move = self.move(self.text(item, "move", path), (*path, "move"), seats)
        because, code = self.grounds(item, path)
        params = {key: self.param(item, key, path) for key in item if key not in REFUSED_KEYS}
        return Refusal(seat, move, because, code, params)

    def grounds(self, item: Mapping[str, Any], path: KeyPath) -> tuple[tuple[str, ...], str]:
        """The rules and the code of a refusal, or one of them."""
        because = item.get("because", [])
        because = self.rule_ids({"because": [because] if isinstance(because, str) else because}, "because", path)
        code = self.word(item, "code", path, self.words.codes) if "code" in item else ""
        if not because and not code:
            raise self.fail(path, "a refusal names its rule (because) or its code")
        return because, code

    def disagreements(self, data: Mapping[str, Any], path: KeyPath) -> tuple[Disagreement, ...]:
        found = data.get("not_agreed", [])
        if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
            raise self.fail((*path, "not_agreed"), 'write not_agreed = [{ options = { … }, because = ["K-013"] }]')
        return tuple(self.disagreement(item, (*path, "not_agreed", at)) for at, item in enumerate(found))

    def disagreement(self, item: Mapping[str, Any], path: KeyPath) -> Disagreement:
        self.known(item, DISAGREED_KEYS, path)
        return Disagreement(self.option_table(item, path), *self.grounds(item, path))

    def param(self, data: Mapping[str, Any], key: str, path: KeyPath) -> Param:
        found = data[key]
        if not isinstance(found, str | int) or isinstance(found, bool):
            raise self.fail((*path, key), f"{key} is a text or a number, not {found!r}")
        return found

    def by_seat(
        self, data: Mapping[str, Any], key: str, path: KeyPath, seats: Sequence[str]
    ) -> Mapping[str, tuple[str, ...]]:
        """Words of the game, or numbers, that somebody sees or does not see."""
        found = data.get(key, {})
        if not isinstance(found, Mapping):
            raise self.fail((*path, key), f"{key} is a table of seats and words")
        for seat in found:
            if seat not in (*seats, "spectator"):
                raise self.fail((*path, key, seat), f"there is no seat {seat!r}")
            for at, word in enumerate(self.texts(found, seat, (*path, key))):
                if word not in self.words.seen and not word.isdecimal():
                    raise self.unknown((*path, key, seat, at), "word", word, self.words.seen)
        return {seat: self.texts(found, seat, (*path, key)) for seat in found}

    def rule_ids(self, data: Mapping[str, Any], key: str, path: KeyPath) -> tuple[str, ...]:
        ids = self.texts(data, key, path)
        for at, id in enumerate(ids):
            if id not in self.rules:
                raise self.fail((*path, key, at), f"there is no rule {id!r} in this game")
        return ids

    def article_ids(self, data: Mapping[str, Any]) -> tuple[str, ...]:
        ids = self.texts(data, "articles", ())
        for at, id in enumerate(ids):
            if id not in encyclopedia().articles:
                raise self.fail(("articles", at), f"there is no article {id!r} in the Encyclopedia")
        return ids

    def seat(self, data: Mapping[str, Any], key: str, path: KeyPath, seats: Sequence[str]) -> str:
        seat = self.text(data, key, path)
        if seat not in seats:
            raise self.fail((*path, key), f"{seat!r} is not one of {', '.join(seats)}")
        return seat

    def word(self, data: Mapping[str, Any], key: str, path: KeyPath, words: Collection[str]) -> str:
        found = self.text(data, key, path)
        if words and found not in words:  # a game that says nothing in messages has none to compare with
            raise self.unknown((*path, key), key, found, words)
        return found

    def unknown(self, path: KeyPath, what: str, word: str, words: Collection[str]) -> Broken:
        near = difflib.get_close_matches(word, sorted(words), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        return self.fail(path, f"there is no {what} {word!r} in this game{hint}")

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


def _line_in_message(message: str, source: str) -> int:
    _, _, after = message.partition("(at line ")
    number = after.partition(",")[0]
    return int(number) if number.isdigit() else len(source.splitlines()) or 1
