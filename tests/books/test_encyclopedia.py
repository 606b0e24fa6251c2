"""The Encyclopedia: every article is there, in both languages, and can be found as people look for it."""

import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tafelrunde.books.encyclopedia.book import BrokenArticle, encyclopedia, is_rule, plain, read_encyclopedia
from tafelrunde.books.encyclopedia.search import search, stem
from tafelrunde.cli import main
from tafelrunde.scenarios.articles import articles_without_scenario, shown_articles
from tafelrunde.scenarios.files import library, scenario_files
from tafelrunde.scenarios.read import read_scenario

BOOK = encyclopedia()
LEDGER = {
    row["id"]: row
    for row in csv.DictReader((Path(__file__).parent / "articles.tsv").open(encoding="utf-8"), delimiter="\t")
}
EVERY_MODE = ("grund", "erweitert", "turnier")


def test_every_article_of_the_document_is_there_and_nothing_else() -> None:
    assert list(BOOK.articles) == list(LEDGER)
    assert len(BOOK.articles) == 241 and sum(article.testable for article in BOOK.articles.values()) == 213


def test_articles_say_where_and_since_when_they_hold() -> None:
    for id, row in LEDGER.items():
        article = BOOK.articles[id]
        modes = EVERY_MODE if row["modes"] == "all" else tuple(row["modes"].split(";"))
        assert (article.kind, article.since, article.modes) == (row["kind"], row["edition"], modes), id
        assert article.testable == (row["testable"] == "yes"), id


@pytest.mark.parametrize("language", ["de", "en"])
def test_articles_have_a_verdict_and_rulings_an_example_in_both_languages(language: str) -> None:
    other = {"de": "en", "en": "de"}[language]
    for article in BOOK.articles.values():
        assert len(plain(article.verdict[language])) > 30, article.id
        assert article.examples or not article.testable, article.id
        for text, in_the_other in zip(article.texts(language), article.texts(other), strict=True):
            assert plain(text) != plain(in_the_other), article.id


def test_texts_lead_to_what_an_article_is_about() -> None:
    """What a text names by a mark is among the article's cards, or led to, or is a card mentioned in passing."""
    for article in BOOK.articles.values():
        named = {piece.word for language in ("de", "en") for text in article.texts(language) for piece in text}
        assert article.id not in {*named, *article.see}, article.id
        rules = {word for word in {*named, *article.see} if is_rule(word)}
        assert all(rule[:2] in ("K-", "S-") for rule in rules), article.id


def test_both_languages_of_a_text_name_the_same_things() -> None:
    """Otherwise one of them says something that the other does not."""
    different = []
    for article in BOOK.articles.values():
        for german, english in zip(article.texts("de"), article.texts("en"), strict=True):
            de, en = ({piece.word for piece in text if piece.word} for text in (german, english))
            if de != en:
                different.append((article.id, sorted(de ^ en)))
    assert not different


def test_a_card_leads_to_its_articles() -> None:
    about = [article.id for article in BOOK.about("spion")]
    assert "112.S.a" in about and "101.A.a" not in about
    assert about == sorted(about, key=list(BOOK.articles).index)


def test_terms_and_abbreviations_lead_to_articles() -> None:
    by_name = {term.name["de"]: term for term in BOOK.terms}
    assert set(by_name["Ablagestapel"].articles) >= {"103.K.a", "103.K.b", "103.K.c", "112.S.c"}
    assert {term.short: term.name["en"] for term in BOOK.terms if term.short}["R&H"] == "Knights & Merchants"
    with pytest.raises(BrokenArticle, match="no article '999'"):
        read_encyclopedia([chapter()], NAMES, [{"de": "Nichts", "en": "Nothing", "at": ["999"]}])


# searching


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("112.g.b", "112.G.b"),
        ("Sudden Death", "102.B.Sudden Death"),
    ],
)
def test_some_searches_have_one_answer_that_comes_first(words: str, first: str) -> None:
    assert search([words] if words.startswith("112") else words.split())[0].id == first


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Kräuterhexe", "kraeuterhexe"),
        ("Kraeuterhexe", "kraeuterhexe"),
        ("krauterhexe", "kraeuterhexe"),
        ("Klöster", "kloster"),
        ("abbeys", "kloster"),
        ("Feuerteuffel", "feuerteufel"),
        ("Feuertefel", "feuerteufel"),
        ("arsonists", "feuerteufel"),
        ("Handelsflotten", "grosse_handelsflotte"),
        ("zitadellen", "zitadelle"),
    ],
)
def test_words_are_found_without_umlauts_in_the_plural_and_with_a_wrong_letter(typed: str, card: str) -> None:
    found = search([typed])
    assert found, typed
    assert card in found[0].cards or any(card in article.cards for article in found[:3]), [one.id for one in found[:3]]


def test_every_word_must_be_found() -> None:
    both = {article.id for article in search(["Feuerteufel", "Bischof"])}
    assert both < {article.id for article in search(["Feuerteufel"])}
    assert search(["Feuerteufel", "Quantencomputer"]) == []
    assert search([]) == search(["…"]) == []


def test_several_of_a_thing_are_that_thing() -> None:
    assert stem("kloester") == stem("kloster") and stem("staedte") == stem("stadt")


# what is wrong with an article is said


def chapter(**changed: Any) -> dict[str, Any]:
    article: dict[str, Any] = {
        "id": "900.A.a",
        "title": {"de": "Frage", "en": "Question"},
        "kind": "rule",
        "modes": ["grund"],
        "since": "all",
        "testable": True,
        "cards": ["spion"],
        "see": ["K-001"],
        "verdict": {"de": "Der [[spion]] darf es.", "en": "The [[spion|spies]] may."},
        **changed,
    }
    return {"chapter": {"id": "900", "title": {"de": "Proben", "en": "Trials"}}, "article": [article]}


NAMES: Mapping[str, Mapping[str, str]] = {"spion": {"de": "Spion", "en": "Spy"}}


def test_a_name_is_put_where_a_card_is_marked() -> None:
    article = read_encyclopedia([chapter()], NAMES).articles["900.A.a"]
    assert plain(article.verdict["de"]) == "Der Spion darf es." and plain(article.verdict["en"]) == "The spies may."


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"cards": ["drache"]}, "no card 'drache'"),
        ({"see": ["112.X.y"]}, "no card, no article and no rule"),
        ({"verdict": {"de": "[[drache]]", "en": "x"}}, "no card, no article and no rule"),
        ({"verdict": {"de": "Der [[spion darf es.", "en": "x"}}, "not closed"),
        ({"verdict": {"de": "Nur deutsch.", "en": " "}}, "'en' is missing"),
        ({"kind": "rumour"}, "kind 'rumour'"),
        ({"since": "2050"}, "since '2050'"),
        ({"modes": ["solitaire"]}, "no mode 'solitaire'"),
        ({"verdikt": {}}, "verdikt means nothing here"),
        ({"id": "901.A.a"}, "does not belong to chapter 900"),
    ],
)
def test_a_broken_article_is_named_with_what_is_wrong(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(BrokenArticle, match=r"90[01]\.A\.a") as error:
        read_encyclopedia([chapter(**changed)], NAMES)
    assert said in str(error.value)


def test_no_article_comes_twice() -> None:
    twice = chapter()
    twice["article"] *= 2
    with pytest.raises(BrokenArticle, match="two of it"):
        read_encyclopedia([twice], NAMES)


# on the command line


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["encyclopedia", *words])


def test_chapters_articles_and_an_article_are_read() -> None:
    assert "112  Action cards" in run().output
    assert "112.G.b" in run("112").output
    told = run("112.g.b").output
    article = BOOK.articles["112.G.b"]
    assert article.title["en"] in told and "Example:" in told and "Arsonist" in told
    assert "Beispiel:" in run("112.G.b", "--language", "de").output


def test_search_and_cards_list_what_was_found() -> None:
    assert "112.S.a" in run("card", "Spy").output and "112.S.a" in run("card", "spion").output
    assert "112.G" in run("search", "feuerteuffel").output
    many = run("search", "spieler").output
    assert "more; say it with more words" in many


def test_the_register_is_in_the_order_of_the_alphabet() -> None:
    lines = run("register", "-l", "de").output.splitlines()
    starts = [line for line in lines if ": 1" in line]
    assert starts[0].startswith("Aberglaube") and any(line.startswith("R&H = Ritter & Händler: ") for line in starts)
    names = [line.split(":")[0] for line in starts]
    assert names.index("Färberei") < names.index("Feuerteufel") and names.index("Überfall") < names.index("Universität")


def test_programs_get_all_of_it() -> None:
    [told] = json.loads(run("112.G.b", "--json").output)
    assert told["id"] == "112.G.b" and "Feuerteufel" in told["verdict"]["de"] + told["title"]["de"]
    assert len(json.loads(run("--json").output)) == len(BOOK.chapters)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("112.Q.q",), "there is no article '112.Q.q'"),
        (("search", "Quantencomputer"), "no article speaks of 'Quantencomputer'"),
        (("card", "Quantencomputer"), "there is no card 'Quantencomputer'"),
        (("search",), "say what to look for"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(words: tuple[str, ...], said: str) -> None:
    told = run(*words)
    assert told.exit_code == 2 and said in told.stderr and len(told.stderr.splitlines()) == 1


# what can be played


def test_an_article_leads_to_the_scenarios_that_show_it() -> None:
    shown = shown_articles()
    assert [one.scenario for one in shown["119.R.a"]] and all(
        one.scenario.startswith("119.R.a") for one in shown["119.R.a"]
    )
    assert "119.R.a" not in articles_without_scenario() and "151.C.a" in articles_without_scenario()
    read = CliRunner().invoke(main, ["encyclopedia", "119.R.a"])
    assert f"kartenspiel/{shown['119.R.a'][0].scenario}" in " ".join(read.output.split())


def test_files_named_by_an_article_show_that_article() -> None:
    """102.B.Gebäude is written without its umlaut in the name of a file."""
    for file in scenario_files([library() / "kartenspiel"]):
        number = file.stem.partition("-")[0].replace("ae", "ä")
        if file.stem[0].isdigit():
            assert number in read_scenario(file).articles or file.stem.startswith("102.B."), file.name


def test_how_much_can_be_played_is_counted() -> None:
    counted = CliRunner().invoke(main, ["rules", "kartenspiel", "--articles", "--quiet"])
    there_are = sum(article.testable for article in encyclopedia().articles.values())
    missing = articles_without_scenario()
    assert counted.output.strip() == f"{there_are - len(missing)} of {there_are} articles that can be played are shown"
