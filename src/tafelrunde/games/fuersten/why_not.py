"""Why a sentence is not among the options. Each refusal stands beside its rule; here they are looked up."""

from ..realm.questions import REALM
from . import cards, die_events, reactions, roll, setup, turn
from .citations import QUESTION_RULES
from .words import QUESTIONS

__all__ = ["QUESTIONS", "refuse"]

DECLARING = (cards, die_events, reactions, roll, setup, turn)  # the modules in which questions are declared

QUESTIONS.include(REALM, QUESTION_RULES)
refuse = QUESTIONS.why_not
