"""Why something is refused: a value, never prose."""

from collections.abc import Mapping

from .errors import BadInput

Param = str | int


class Reason:
    """Why a move is refused.

    `code` names the message in the message files, `rules` the rule ids that forbid the move, `params` what
    the message fills in. Prose in German and English is made from these by the layers above.
    """

    __slots__ = ("code", "params", "rules")

    def __init__(self, code: str, rules: tuple[str, ...] = (), **params: Param) -> None:
        self.code = code
        self.rules = rules
        self.params: Mapping[str, Param] = params

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.code, self.rules, self.params) == (other.code, other.rules, other.params)

    def __hash__(self) -> int:
        return hash((self.code, self.rules))

    def __str__(self) -> str:
        """A terse form for programmers: `cannot-afford (missing: 1 erz) [F-065]`."""
        filled = ", ".join(f"{key}: {value}" for key, value in self.params.items())
        return self.code + (f" ({filled})" if filled else "") + (f" [{', '.join(self.rules)}]" if self.rules else "")

    def __repr__(self) -> str:
        return f"<Reason {self}>"


class Refused(Exception):
    """A move was refused; nothing changed. `reason` says why."""

    def __init__(self, reason: Reason, move: str = "") -> None:
        super().__init__(f"{move}: {reason}" if move else str(reason))
        self.reason = reason
        self.move = move


class NotAgreed(BadInput):
    """What is to be agreed on breaks a rule. The message is for the command line, `reason` for all languages."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason
