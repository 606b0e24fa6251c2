"""The rules on one page: every sentence stands on rules that exist, and its example shows one of them."""

import re
from typing import Any

import pytest

from tafelrunde.books.guide import BrokenGuide, Chapter, Guide, Point, guide, read_guide
from tafelrunde.books.marks import Piece
from tafelrunde.books.messages import LANGUAGES
from tafelrunde.books.rulebook import Rule, rulebook
from tafelrunde.books.sealed import Sealed
from tafelrunde.kernel import registry
from tafelrunde.scenarios import library, read_scenario

from ..kernel.toy import TOY

GAMES = ("fuersten", "karthedis", "kartenspiel")
# chapters of the rules that nobody needs in order to begin
LOOKED_UP = {"fuersten": {"contents"}, "karthedis": set(), "kartenspiel": set()}
# rules may hold in a group of modes
GROUPS = {"theme": {"gold", "wirren", "fortschritt"}}
WORDS = range(450, 900)  # of a page in one mode: to be read in a few minutes


def points(game: str) -> list[tuple[Chapter, Point]]:
    return [(chapter, point) for chapter in guide(game).chapters for point in chapter.points]


def modes_of_point(game: str, chapter: Chapter, point: Point) -> set[str]:
    everywhere = set(registry.game(game).modes)
    return set(chapter.modes or everywhere) & set(point.modes or everywhere)


def modes_of_rule(game: str, rule: Rule) -> set[str]:
    if "all" in rule.modes:
        return set(registry.game(game).modes)
    return {mode for name in rule.modes for mode in GROUPS.get(name, {name})}


@pytest.mark.parametrize("game", GAMES)
def test_every_example_exists_and_shows_a_rule_of_its_sentence_in_a_mode_it_holds_in(game: str) -> None:
    examples = [(chapter, point) for chapter, point in points(game) if point.example]
    assert len(examples) > 30
    for chapter, point in examples:
        scenario = read_scenario(library() / game / f"{point.example}.toml")
        assert set(scenario.rules) & set(point.rules), point.example
        if point.modes or chapter.modes:
            assert scenario.mode in modes_of_point(game, chapter, point), point.example


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_the_text_has_an_example(game: str) -> None:
    """Lines of tables may do without."""
    assert [point.plain("en") for _, point in points(game) if not point.mark and not point.example] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_holds_wherever_its_sentence_does(game: str) -> None:
    book = rulebook(game).rules
    for chapter, point in points(game):
        here = modes_of_point(game, chapter, point)
        assert here, f"{point.plain('en')} is shown in no mode"
        for rule in point.rules:
            assert modes_of_rule(game, book[rule]) >= here, f"{rule}: {point.plain('en')}"


@pytest.mark.parametrize("game", GAMES)
def test_each_chapter_of_the_rules_has_a_sentence_at_least(game: str) -> None:
    book = rulebook(game)
    named = {book.rules[rule].section for _, point in points(game) for rule in point.rules}
    assert named == set(book.sections) - LOOKED_UP[game]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_things(game: str) -> None:
    for _, point in points(game):
        german, english = ({piece.word for piece in point.text[language]} for language in ("de", "en"))
        assert german == english, point.plain("en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_page_in_the_first_mode(game: str, language: str) -> None:
    first = next(iter(registry.game(game).modes))
    told = [point.plain(language) for chapter in guide(game).within(first).chapters for point in chapter.points]
    assert len(" ".join(told).split()) in WORDS


@pytest.mark.parametrize("game", GAMES)
def test_every_mode_has_the_common_chapters_and_none_of_another_mode(game: str) -> None:
    whole = guide(game)
    common = [chapter.id for chapter in whole.chapters if not chapter.modes]
    for mode in registry.game(game).modes:
        page = whole.within(mode)
        assert [chapter.id for chapter in page.chapters if not chapter.modes] == common
        for part in (*page.chapters, *(point for chapter in page.chapters for point in chapter.points)):
            assert not part.modes or mode in part.modes


def test_ids_of_chapters_are_used_once() -> None:
    for game in GAMES:
        ids = [chapter.id for chapter in guide(game).chapters]
        assert len(ids) == len(set(ids))


# reading

GOOD = """
[words]
strength = { de = "Stärke", en = "strength" }

[[chapter]]
id = "aim"
title = { de = "Ziel", en = "Aim" }

[[chapter.point]]
de = "Drei [[holz]], zwei [[kloster|Klöster]] und [[strength]]."
en = "Three [[holz]], two [[kloster|Abbeys]] and [[strength]]."
rules = ["F-040"]

[[chapter.point]]
mark = "strength"
modes = ["duell"]
de = "für Helden"
en = "for heroes"
rules = ["F-108"]
example = "f-108-two-strength-points-are-too-few"
"""


def read(source: str) -> Guide:
    return read_guide(registry.game("fuersten"), source)


def test_marks_become_names_of_things_or_what_is_written_in_their_place() -> None:
    (chapter,) = read(GOOD).chapters
    sentence, line = chapter.points
    assert sentence.text["de"] == (
        Piece("Drei "), Piece("Holz", "holz"), Piece(", zwei "), Piece("Klöster", "kloster"), Piece(" und "),
        Piece("Stärke", "strength"), Piece("."),
    )  # fmt: skip
    assert sentence.plain("en") == "Three lumber, two Abbeys and strength."
    assert sentence.words == {"holz", "kloster", "strength"} and sentence.name == {}
    assert line.mark == "strength" and line.name == {"de": "Stärke", "en": "strength"} and line.words == {"strength"}
    assert line.example == "f-108-two-strength-points-are-too-few" and line.modes == ("duell",)


def test_a_game_that_brings_no_guide_has_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, TOY.id, TOY)
    assert guide(TOY.id) == Guide(())


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ('rules = ["F-040"]', 'rules = ["F-999"]', "chapter aim, point 1: there is no rule F-999"),
        ('rules = ["F-040"]', "", "chapter aim, point 1: no rule is named"),
        ("[[holz]], two", "[[hollz]], two", "point 1: 'hollz' is no word of the game; name it under [words]"),
        ("[[holz]], two", "[[holz], two", "point 1: a mark is not closed"),
        ('mark = "strength"', 'mark = "power"', "point 2: 'power' is no word of the game"),
        ('modes = ["duell"]', 'modes = ["duel"]', "point 2: there is no mode duel; there are: intro, gold"),
        ('en = "for heroes"', "", "point 2: text: the text in 'en' is missing"),
        ('en = "Aim"', 'en = " "', "chapter aim: title: the text in 'en' is missing"),
        ('id = "aim"', "", "chapter ?: an id of small letters is missing"),
        ("example =", "exmaple =", "point 2: exmaple means nothing here; known are:"),
        ("[[chapter]]\n", "[[chapters]]\n", "chapters means nothing here"),
        ("strength = {", "holz = {", "words: 'holz' already has a name in the game"),
        ("[words]", "[words", "the guide of fuersten is no TOML"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(written: str, instead: str, complaint: str) -> None:
    assert GOOD.count(written) >= 1
    broken = GOOD.replace("[[chapter.point]]", "[[chapters.point]]") if "chapters" in instead else GOOD
    with pytest.raises(BrokenGuide, match=re.escape(complaint)):
        read(broken.replace(written, instead))


def test_sealed_things_are_left_out_with_every_sentence_that_names_them() -> None:
    game = registry.game("fuersten")
    page = read(GOOD)
    assert page.without(game.id, Sealed(game, ())) is page
    # named in the text; by a mark alone, under another name; not at all
    (chapter,) = page.without(game.id, Sealed(game, ["holz"])).chapters
    assert [point.mark for point in chapter.points] == ["strength"]
    elsewhere = GOOD.replace("kloster|Klöster", "kloster|Häuser").replace("kloster|Abbeys", "kloster|houses")
    (chapter,) = read(elsewhere).without(game.id, Sealed(game, ["kloster"])).chapters
    assert [point.mark for point in chapter.points] == ["strength"]
    assert page.without(game.id, Sealed(game, ["austin"])).chapters[0].points == page.chapters[0].points


def test_sealed_rules_are_left_out_and_sentences_that_have_no_other() -> None:
    game: Any = registry.game("fuersten")
    book = rulebook("fuersten").rules
    sealed = Sealed(game, ["markt"])
    assert sealed.hides(book["F-181"]) and not sealed.hides(book["F-108"])
    both = read(GOOD.replace('rules = ["F-108"]', 'rules = ["F-181", "F-108"]')).without("fuersten", sealed)
    assert both.chapters[0].points[1].rules == ("F-108",)
    alone = read(GOOD.replace('rules = ["F-108"]', 'rules = ["F-181"]')).without("fuersten", sealed)
    assert len(alone.chapters[0].points) == 1
