"""Prose in German and English, made from reasons, events, prompts and options by the games' message files."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from ..kernel import Choice, Game, Option, Reason, Refused, registry

LANGUAGES = ("en", "de")

# values that are shown, or chosen by, as they were written
AS_WRITTEN = ("slot", "kind", "word", "near", "text", "how")

LONGEST_QUOTE = 300  # letters of what somebody has written
LONGEST_PART = 900  # letters of anything: Fluent refuses to fill in more than 1,000


def message_source(game: Game[Any, Any], language: str) -> str:
    """The message file of a game, after what every game says alike and this one does not say in its own way."""
    source = files(game.package) / "messages" / f"{language}.ftl"
    own = source.read_text(encoding="utf-8") if source.is_file() else ""  # then its sentences speak for themselves
    said = {entry.id.name for entry in FluentParser().parse(own).body if isinstance(entry, Message)}
    common = FluentParser().parse((files(__package__) / "common" / f"{language}.ftl").read_text(encoding="utf-8"))
    common.body = [entry for entry in common.body if isinstance(entry, Message) and entry.id.name not in said]
    return f"{FluentSerializer().serialize(common)}\n{own}"


class _Variables(Visitor):
    """Gathers what a message is filled in with."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  the visitor's own way of naming
        self.found.add(node.id.name)


class Messages:
    """The messages of one game in one language."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no messages in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        written = FluentResource(message_source(game, language))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(written)
        self._written = {entry.id.name: entry for entry in written.body if isinstance(entry, Message)}

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def ids(self, kind: str) -> list[str]:
        """Everything of a kind (`prompt`, `reason` …) that there is a message for, without what only varies another."""
        found = [id.removeprefix(f"{kind}-") for id in self._written if id.startswith(f"{kind}-")]
        return [id for id in found if id.removesuffix("-near") == id or id.removesuffix("-near") not in found]

    def variables(self, kind: str) -> set[str]:
        """The names of everything that messages of a kind are filled in with."""
        named = _Variables()
        for id, message in self._written.items():
            if id.startswith(f"{kind}-"):
                named.visit(message)
        return named.found

    def format(self, id: str, values: Mapping[str, Any]) -> str:
        """A message filled in; ids of the game among the values become names."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            raise KeyError(f"there is no message {id!r} for {self.game.id} in {self.language}")
        named = {
            name: shortened(value) if name in AS_WRITTEN else shortened(self._named(value), LONGEST_PART)
            for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise KeyError(f"message {id!r} in {self.language}: {errors[0]}")
        return str(text)

    def _named(self, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return ", ".join(str(self._named(part)) for part in value)
        if isinstance(value, str):
            return int(value) if value.isdecimal() and len(value) < 10 else self.game.words.spell(value, self.language)
        return value

    def reason(self, reason: Reason) -> str:
        """A refusal as a sentence, with its rule ids."""
        id = f"reason-{reason.code}"
        values = dict(reason.params)
        if "prompt" in values:
            values["prompt"] = self.format(f"prompt-{values['prompt']}", values)
        if values.get("near") and self.has(f"{id}-near"):
            id += "-near"
        text = self.format(id, values)
        return f"{text} [{', '.join(reason.rules)}]" if reason.rules else text

    def prompt(self, choice: Choice) -> str:
        return self.format(f"prompt-{choice.prompt}", choice.about)

    def option(self, option: Option) -> str:
        return self.format(f"option-{option.form.name}", dict(zip(option.form.slots, option.words, strict=True)))

    def event(self, event: Mapping[str, Any], seats: Sequence[str] = ()) -> str:
        """An event, as a seat may know it, as a line of the log; `seats` are the names of the table's seats."""
        id = f"event-{event['kind']}"
        seat = event["seat"]
        values = {name: value for name, value in event.items() if name not in ("kind", "seat")}
        if seat is None:
            id += "-nobody"
        else:
            values["seat"] = (seats or next(iter(self.game.modes.values())).seats)[seat]
        if ("card" in values or "cards" in values) and self.has(f"{id}-secret"):
            id += "-secret"
        return self.format(id, values)


def shortened(value: Any, longest: int = LONGEST_QUOTE) -> Any:
    """What somebody has sent is quoted, but not at any length."""
    return f"{value[:longest]}…" if isinstance(value, str) and len(value) > longest else value


@cache
def messages(game: str, language: str = "en") -> Messages:
    return Messages(registry.game(game), language)


def explain(refused: Reason | Refused, game: str, language: str = "en") -> str:
    """Why something was refused, as one sentence."""
    reason = refused.reason if isinstance(refused, Refused) else refused
    return messages(game, language).reason(reason)
