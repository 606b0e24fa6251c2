"""What can go wrong for somebody at the table, as one sentence that says what to do."""

from collections.abc import Mapping
from typing import Any

from ..books.messages import LANGUAGES, messages
from ..kernel import BadInput, NotAgreed, Reason
from .wire import Problem, ReasonInfo


class Trouble(Exception):
    """A request that cannot be fulfilled: an HTTP status, a code for programs, a sentence for people."""

    def __init__(
        self,
        status: int,
        error: str,
        message: str,
        *,
        seq: int | None = None,
        reason: ReasonInfo | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.seq = seq
        self.reason = reason
        self.headers = dict(headers or {})

    def problem(self, id: str | None = None) -> Problem:
        return Problem(self.error, self.message, id, self.seq, self.reason)


def reason_info(game: str, reason: Reason) -> ReasonInfo:
    params: dict[str, Any] = dict(reason.params)
    texts = {language: messages(game, language).reason(reason) for language in LANGUAGES}
    return ReasonInfo(reason.code, list(reason.rules), params, texts)


def refusal(game: str, reason: Reason, seq: int | None = None) -> Trouble:
    """A move that the rules do not allow."""
    info = reason_info(game, reason)
    return Trouble(422, "refused", info.text["en"], seq=seq, reason=info)


def bad_input(error: BadInput, game: str | None = None) -> Trouble:
    """What was asked for cannot be had; where a rule of the game forbids it, that rule is the reason."""
    reason = reason_info(game, error.reason) if game is not None and isinstance(error, NotAgreed) else None
    return Trouble(422, "bad-input", sentence(error), reason=reason)


def sentence(error: BadInput) -> str:
    message = str(error)
    return f"{message[0].upper()}{message[1:]}."


def no_table() -> Trouble:
    return Trouble(404, "no-table", "There is no such table, or no longer; ask for a new link or look into the lobby.")


def not_yours() -> Trouble:
    return Trouble(403, "not-your-seat", "This seat is not yours; sit down first, or open your own link to it.")


def stale(seq: int) -> Trouble:
    return Trouble(409, "stale", f"The table has moved on to answer {seq}; look at it again before you move.", seq=seq)


def storage_down() -> Trouble:
    return Trouble(
        503,
        "storage",
        "The server cannot write at the moment, so nothing was changed; send it again in a few seconds.",
        headers={"Retry-After": "3"},
    )
