"""Why a sentence is not among the options. Each refusal stands beside its rule; here they are looked up."""

from ..realm.questions import REALM
from . import cards, turn  # noqa: F401  in which, and in what they import, all questions are declared
from .citations import QUESTION_RULES
from .words import QUESTIONS

__all__ = ["QUESTIONS", "refuse"]

QUESTIONS.include(REALM, QUESTION_RULES)
refuse = QUESTIONS.why_not
