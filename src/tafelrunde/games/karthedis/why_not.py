"""Why a sentence is not among the options. Each refusal stands beside its rule; here they are looked up."""

from . import turn  # noqa: F401  in which, and in what it imports, all questions are declared
from .questions import QUESTIONS

__all__ = ["QUESTIONS", "refuse"]

refuse = QUESTIONS.why_not
