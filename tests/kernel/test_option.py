import math
from itertools import islice, product
from typing import Any

import pytest

import tafelrunde
from tafelrunde.kernel import Form, Grammar, Option, Reason, amounts, places, registry
from tafelrunde.kernel.option import LATELY_SAID


def grammar() -> Grammar:
    found = Grammar()
    found.form("build", "build {card} at {site}", card=("kloster", "markt"), site=("1-above", "1-below"))
    found.form("road", "build road {side}", side=("left", "right"))
    found.form("end", "end turn")
    return found


def test_a_sentence_parses_back_to_the_same_option() -> None:
    g = grammar()
    for text in ("build kloster at 1-above", "build road left", "end turn"):
        option = g.parse(text)
        assert isinstance(option, Option)
        assert str(option) == text
        assert g.parse(str(option)) is option


def test_case_and_blanks_do_not_matter() -> None:
    option = grammar().parse("  Build   KLOSTER at 1-above ")
    assert isinstance(option, Option)
    assert option.args == ("kloster", "1-above")


def test_an_unknown_word_is_named_with_the_nearest_known_one() -> None:
    assert grammar().parse("build klostr at 1-above") == Reason(
        "unknown-word", slot="card", word="klostr", near="kloster"
    )


def test_a_sentence_of_no_known_shape_is_answered_with_the_nearest_one() -> None:
    reason = grammar().parse("build a road left")
    assert isinstance(reason, Reason)
    assert reason.code == "not-understood"
    assert reason.params["near"] == "build road {side}"


def test_a_form_refuses_words_outside_its_vocabulary() -> None:
    form = Form("go", "go {side}", side=("left",))
    try:
        form("up")
    except ValueError as error:
        assert "'up' is no side" in str(error)
    else:
        raise AssertionError("accepted")


def test_what_means_the_same_is_the_same_option() -> None:
    swap = Form("swap", "swap {one} with {other}", lambda args: tuple(sorted(args)), one="ab", other="ab")
    assert swap("b", "a") is swap("a", "b") is swap.read("swap b with a")
    assert str(swap("b", "a")) == "swap a with b"


def test_a_form_and_its_vocabulary_must_fit() -> None:
    try:
        Form("go", "go {side}", place=("left",))
    except ValueError as error:
        assert "slots" in str(error)
    else:
        raise AssertionError("accepted")


def test_rules_meet_what_a_word_means_and_people_the_word() -> None:
    g = Grammar()
    give = g.form(
        "give", "give {amount} {good} to {seat}", amount=amounts((1, 2)), good=("salt",), seat={"ann": 0, "bob": 1}
    )
    draw = g.form("draw", "draw from stack {stack}", stack=places(3))
    assert give(2, "salt", 1) is g.parse("give 2 salt to bob") is give.said("2", "salt", "bob")
    assert give(2, "salt", 1).args == (2, "salt", 1)
    assert give(2, "salt", 1).words == ("2", "salt", "bob")
    assert draw(0).text == "draw from stack 1" and g.parse("draw from stack 3") is draw(2)
    assert g.parse("draw from stack 4") == Reason("unknown-word", slot="stack", word="4", near="")


@pytest.mark.parametrize("wrong", [("1",), (3,), (-1,), (None,)])
def test_a_word_in_place_of_its_meaning_is_refused(wrong: tuple[object]) -> None:
    draw = Form("draw", "draw from stack {stack}", stack=places(3))
    with pytest.raises(ValueError, match="is no stack"):
        draw(*wrong)


@pytest.mark.parametrize("wrong", ["0", "4", "x"])
def test_what_is_said_is_a_word_of_its_slot(wrong: str) -> None:
    with pytest.raises(ValueError, match="is no stack"):
        Form("draw", "draw from stack {stack}", stack=places(3)).said(wrong)


def test_what_is_only_said_is_not_kept_for_long() -> None:
    """Somebody may ask about every sentence of a game; there are millions."""
    g = Grammar()
    words = [f"w{number}" for number in range(100)]
    form = g.form("swap", "swap {one} with {other}", lambda pair: tuple(sorted(pair)), one=words, other=words)
    offered = form("w1", "w2")
    for one in words:
        for other in words:
            assert isinstance(g.parse(f"swap {one} with {other}"), Option)
    assert form.kept <= LATELY_SAID + 1
    assert g.parse("swap w2 with w1") is offered


def test_what_was_said_first_and_is_offered_then_is_the_same_option() -> None:
    g = Grammar()
    form = g.form("swap", "swap {one} with {other}", lambda pair: tuple(sorted(pair)), one="ab", other="ab")
    said = g.parse("swap b with a")
    assert said is g.parse("swap a with b") is form("b", "a") is form("a", "b") is g.parse("swap b with a")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_asking_about_very_many_sentences_does_not_fill_the_memory(game: Any) -> None:
    table = tafelrunde.new_table(game.id, seed=1)
    largest = max(game.grammar.forms, key=lambda form: math.prod(map(len, form.vocabulary.values())))
    before = sum(form.kept for form in game.grammar.forms)
    for words in islice(product(*[largest.vocabulary[slot] for slot in largest.slots]), 4 * LATELY_SAID):
        sentence = largest.sentence.format(**dict(zip(largest.slots, words, strict=True)))
        assert isinstance(table.why_not(sentence), Reason)
    assert sum(form.kept for form in game.grammar.forms) - before <= LATELY_SAID
