"""What can go wrong for somebody at the table, as one sentence that says what to do, in German and English."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..books.messages import LANGUAGES, messages, shortened
from ..bots import BOTS, UnknownBot, bots_for
from ..kernel import BadInput, NotAgreed, Reason, registry
from ..kernel.registry import UnknownGame
from .wire import Problem, ReasonInfo

Param = str | int


class Trouble(Exception):
    """A request that cannot be fulfilled: an HTTP status, a code for programs, a sentence for people.

    The sentence is the message named like the code (`messages/*.ftl`), or like `sentence` where a code has several.
    """

    def __init__(
        self,
        status: int,
        error: str,
        sentence: str = "",
        /,
        *,
        seq: int | None = None,
        reason: ReasonInfo | None = None,
        headers: Mapping[str, str] | None = None,
        **params: Param,
    ) -> None:
        self.status = status
        self.error = error
        self.seq = seq
        self.reason = reason
        self.headers = dict(headers or {})
        self.params = {name: shortened(value) for name, value in params.items()}
        if seq is not None:
            self.params["seq"] = seq
        if reason is not None:
            self.text = reason.text
        else:
            self.text = {language: _say(sentence or error, language, self.params) for language in LANGUAGES}
        super().__init__(self.text["en"])

    def problem(self, language: str, id: str | None = None) -> Problem:
        return Problem(self.error, self.text[language], self.text, self.params, id, self.seq, self.reason)


def _say(sentence: str, language: str, params: Mapping[str, Param]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(sentence).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, dict(params))
    if errors:
        raise KeyError(f"{sentence} in {language}: {errors[0]}")
    return str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    source = files("tafelrunde.server") / "messages" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def reason_info(game: str, reason: Reason) -> ReasonInfo:
    params: dict[str, Any] = {name: shortened(value) for name, value in reason.params.items()}
    texts = {language: messages(game, language).reason(reason) for language in LANGUAGES}
    return ReasonInfo(reason.code, list(reason.rules), params, texts)


def refusal(game: str, reason: Reason, seq: int | None = None) -> Trouble:
    """A move that the rules do not allow."""
    return Trouble(422, "refused", seq=seq, reason=reason_info(game, reason))


def bad_input(error: BadInput, game: str | None = None) -> Trouble:
    """What was asked for cannot be had; where a rule of the game forbids it, that rule is the reason."""
    match error:
        case NotAgreed(reason=reason) if game is not None:
            return Trouble(422, "bad-input", reason=reason_info(game, reason))
        case UnknownGame():
            return Trouble(422, "bad-input", "bad-input-game")
        case UnknownBot():
            return Trouble(422, "bad-input", "bad-input-bot", bots=", ".join(_bots(game)))
        case _:
            return Trouble(422, "bad-input", why=str(error))


def _bots(game: str | None) -> tuple[str, ...]:
    return bots_for(registry.game(game)) if game is not None and registry.has(game) else BOTS


def no_table() -> Trouble:
    return Trouble(404, "no-table")


def not_yours() -> Trouble:
    return Trouble(403, "not-your-seat")


def stale(seq: int) -> Trouble:
    return Trouble(409, "stale", seq=seq)


class Overtaken(Trouble):
    """Of two workers the other one was first. What was meant may still be possible: try it again."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "stale", seq=seq)


def storage_down() -> Trouble:
    return Trouble(503, "storage", headers={"Retry-After": "3"})
