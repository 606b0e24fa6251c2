"""The questions of a game, and why an answer is refused: a look-up that every game shares.

A refusal stands beside the rule that makes it, registered for the sentence it refuses. A question at which a sentence
means something of its own has a refusal of its own:

    @QUESTIONS.refuses(BUILD_ROAD)
    def refuse_road(s: State, me: int, side: str) -> Reason | None: ...

    @QUESTIONS.refuses(SEARCH, START_STACK)
    def refuse_start_stack(s: State, me: int, stack: str) -> Reason | None: ...
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from .ask import Choice
from .option import Form, Option
from .question import Question, name_of
from .reason import Reason

# takes the state, the seat that is asked (or its choice) and the words of the sentence
Refusal: TypeAlias = Callable[..., Reason | None]
R = TypeVar("R", bound=Refusal)


class Questions:
    """The questions of a game, and its refusals.

    What several games have in common declares its questions without rules and names its sentences, since each game
    fills their slots with cards of its own; a game includes them with the rules of its own rule book.

    `otherwise` is the code of the refusal for a sentence that answers the question, is not offered, and about which no
    registered refusal has anything to say; without it such a sentence is "not asked now".
    """

    def __init__(self, otherwise: str = "") -> None:
        self._otherwise = otherwise
        self._questions: dict[str, Question] = {}
        self._refusals: dict[tuple[str, str], tuple[Refusal, bool]] = {}
        self._included: list[Questions] = []

    def question(self, name: str, rules: tuple[str, ...] = (), answers: Iterable[Form | str] = ()) -> Question:
        """Declares a question. Raises ValueError if there is one of this name."""
        if name in self._questions:
            raise ValueError(f"there are two questions {name!r}")
        question = self._questions[name] = Question(name, rules, answers)
        return question

    def refuses(self, form: Form | str, *questions: Question) -> Callable[[R], R]:
        """Registers a function of the state, the seat and the words: why the seat may not say this.

        For answers to some questions, or, where none is named, for all that have no refusal of their own.
        """
        return self._registering(form, questions, with_choice=False)

    def refuses_answer(self, form: Form | str, *questions: Question) -> Callable[[R], R]:
        """The same for a function that wants the choice in place of the seat, to see what was asked about."""
        return self._registering(form, questions, with_choice=True)

    def _registering(self, form: Form | str, questions: tuple[Question, ...], with_choice: bool) -> Callable[[R], R]:
        asked = [question.name for question in questions] or [""]

        def register(refusal: R) -> R:
            for name in asked:
                self._refusals[name, name_of(form)] = (refusal, with_choice)
            return refusal

        return register

    def include(self, common: "Questions", rules: Mapping[str, tuple[str, ...]]) -> None:
        """Takes over the questions of what several games have in common, with the rules of this game."""
        for name, question in common.by_name.items():
            self.question(name, rules[name], question.answers)
        self._included.append(common)

    @property
    def by_name(self) -> Mapping[str, Question]:
        return self._questions

    def refusal(self, question: str, form: str) -> tuple[Refusal, bool] | None:
        """The most particular refusal there is: of this question, of this game, of what it includes."""
        for name in (question, ""):
            for book in [self, *self._included]:
                found = book._refusals.get((name, form))
                if found is not None:
                    return found
        return None

    def why_not(self, state: Any, choice: Choice, option: Option) -> Reason | None:
        """Why an option is not among those of a choice, as precise as the rules know it; None if it is."""
        if option in choice.options:
            return None
        question, form = self._questions[choice.prompt], option.form
        if form.name in question.answers:
            found = self.refusal(question.name, form.name)
            if found is not None:
                refusal, with_choice = found
                reason = refusal(state, choice if with_choice else choice.seat, *option.args)
                if reason is not None:
                    return reason
            if self._otherwise:
                return Reason(self._otherwise, question.rules)
        rules = tuple(dict.fromkeys((*form.rules, *question.rules)))
        return Reason("not-asked-now", rules, prompt=question.name, **choice.about)
