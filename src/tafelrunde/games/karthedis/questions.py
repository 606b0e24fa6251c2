"""The questions of the game. Each is declared beside the rule that asks it, and so is why an answer is refused."""

from typing import Final

from ...kernel import Choice, Questions, Reason
from .state import State

QUESTIONS: Final = Questions(otherwise="cannot-be-chosen")


def rules_behind(choice: Choice) -> tuple[str, ...]:
    return QUESTIONS.by_name[choice.prompt].rules


def not_in_hand(s: State, choice: Choice, card: str) -> Reason | None:
    """Most sentences are about a hand card."""
    return None if card in s.players[choice.seat].hand else Reason("not-in-hand", rules_behind(choice), card=card)
