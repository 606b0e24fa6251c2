"""Questions as values, refusals beside their rules, and the look-up all games share."""

import pytest

from tafelrunde.kernel import Choice, Form, Option, Question, Questions, Reason

CUPS = ("red", "blue")
DRINK = Form("drink", "drink {cup}", cup=CUPS)
POUR = Form("pour", "pour into {cup}", cup=CUPS, rules=("T-9",))
LEAVE = Form("leave", "leave")


class Table:
    full = ("red",)


def book(otherwise: str = "") -> tuple[Questions, Question, Question]:
    questions = Questions(otherwise)
    thirst = questions.question("thirst", rules=("T-1",), answers=(DRINK, LEAVE))
    toast = questions.question("toast", rules=("T-2",), answers=(DRINK,))

    @questions.refuses(DRINK)
    def refuse_drink(table: Table, me: int, cup: str) -> Reason | None:
        return None if cup in table.full else Reason("empty", ("T-3",), cup=cup, seat=me)

    @questions.refuses_answer(DRINK, toast)
    def refuse_toast(_table: Table, choice: Choice, cup: str) -> Reason | None:
        return Reason("other-cup", ("T-4",), cup=choice.about["cup"]) if cup != choice.about["cup"] else None

    return questions, thirst, toast


def ask(question: Question, *options: Option, **about: str) -> Choice:
    return Choice(1, question, options, about)


def test_a_choice_carries_the_name_of_its_question() -> None:
    _, thirst, _ = book()
    assert ask(thirst).prompt == "thirst" == str(thirst)
    assert type(ask(thirst).prompt) is str


def test_what_is_offered_is_not_refused() -> None:
    questions, thirst, _ = book()
    assert questions.why_not(Table(), ask(thirst, DRINK("blue")), DRINK("blue")) is None


def test_the_refusal_of_the_sentence_is_found_with_seat_and_words() -> None:
    questions, thirst, _ = book()
    assert questions.why_not(Table(), ask(thirst), DRINK("blue")) == Reason("empty", ("T-3",), cup="blue", seat=1)


def test_a_question_with_a_refusal_of_its_own_goes_first() -> None:
    questions, _, toast = book()
    found = questions.why_not(Table(), ask(toast, cup="red"), DRINK("blue"))
    assert found == Reason("other-cup", ("T-4",), cup="red")


def test_what_answers_another_question_is_not_asked_now() -> None:
    questions, thirst, toast = book()
    found = questions.why_not(Table(), ask(toast, cup="red"), LEAVE())
    assert found == Reason("not-asked-now", ("T-2",), prompt="toast", cup="red")
    found = questions.why_not(Table(), ask(thirst), POUR("red"))
    assert found == Reason("not-asked-now", ("T-9", "T-1"), prompt="thirst")


@pytest.mark.parametrize("answer", [LEAVE(), DRINK("red")])
def test_what_no_refusal_speaks_of_is_told_what_is_asked(answer: Option) -> None:
    questions, thirst, _ = book()
    found = questions.why_not(Table(), ask(thirst), answer)
    assert found == Reason("not-asked-now", ("T-1",), prompt="thirst")


@pytest.mark.parametrize("answer", [LEAVE(), DRINK("red")])
def test_a_game_may_have_a_refusal_for_answers_no_other_speaks_of(answer: Option) -> None:
    questions, thirst, toast = book("not-offered")
    assert questions.why_not(Table(), ask(thirst), answer) == Reason("not-offered", ("T-1",))
    assert questions.why_not(Table(), ask(thirst), DRINK("blue")) == Reason("empty", ("T-3",), cup="blue", seat=1)
    found = questions.why_not(Table(), ask(toast), LEAVE())
    assert found == Reason("not-asked-now", ("T-2",), prompt="toast")


def test_two_questions_of_one_name_are_a_mistake() -> None:
    questions, _, _ = book()
    with pytest.raises(ValueError, match="two questions 'toast'"):
        questions.question("toast")


def test_games_share_questions_and_have_rules_and_refusals_of_their_own() -> None:
    common = Questions()
    common.question("thirst", answers=("drink",))

    @common.refuses("drink")
    def refuse_drink(_table: Table, _me: int, cup: str) -> Reason | None:
        return Reason("empty", cup=cup)

    one, other = Questions(), Questions()
    one.include(common, {"thirst": ("A-1",)})
    other.include(common, {"thirst": ("B-1",)})

    @other.refuses(DRINK)
    def refuse_otherwise(_table: Table, _me: int, cup: str) -> Reason | None:
        return Reason("poisoned", cup=cup)

    assert one.why_not(Table(), ask(one.by_name["thirst"]), LEAVE()).rules == ("A-1",)
    assert other.why_not(Table(), ask(other.by_name["thirst"]), LEAVE()).rules == ("B-1",)
    assert one.why_not(Table(), ask(one.by_name["thirst"]), DRINK("red")).code == "empty"
    assert other.why_not(Table(), ask(other.by_name["thirst"]), DRINK("red")).code == "poisoned"
