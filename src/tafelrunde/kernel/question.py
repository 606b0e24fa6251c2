"""Questions as values.

A question stands beside the rule that asks it, and says which rules are behind it and with which sentences it can be
answered:

    MEDICUS = QUESTIONS.question("medicus", rules=("F-276",), answers=(NAME,))
    ...
    answer: Option = yield Choice(me, MEDICUS, options)
"""

from collections.abc import Iterable

from .option import Form


def name_of(form: Form | str) -> str:
    return form if isinstance(form, str) else form.name


class Question:
    """Something a seat is asked. Its name is the prompt of the choice: in records, messages and on the wire."""

    __slots__ = ("answers", "name", "rules")

    def __init__(self, name: str, rules: tuple[str, ...] = (), answers: Iterable[Form | str] = ()) -> None:
        self.name = name
        self.rules = rules
        self.answers = frozenset([name_of(form) for form in answers])

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Question {self.name}>"
