from tafelrunde.kernel import Form, Grammar, Option, Reason


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
