"""`tafelrunde encyclopedia`: reading the Encyclopedia of the old card game."""

import json
from typing import Any

import click

from ..books.encyclopedia.book import Article, Chapter, Encyclopedia, Texts, plain
from ..books.encyclopedia.book import encyclopedia as book
from ..books.encyclopedia.search import folded, search
from ..scenarios.articles import shown_articles
from .common import clear_errors, complain, json_option, language_option, wrapped

HEADINGS = {
    "en": {
        "why": "Why: ",
        "example": "Example: ",
        "see": "See also: ",
        "cards": "Cards: ",
        "since": "Holds since: ",
        "shown": "Show me: ",
    },
    "de": {
        "why": "Warum: ",
        "example": "Beispiel: ",
        "see": "Siehe auch: ",
        "cards": "Karten: ",
        "since": "Gilt seit: ",
        "shown": "Vorspielen: ",
    },
}
SINCE = {
    "en": {
        "all": "always",
        "original": "the base game of 1996",
        "turnierset1997": "the tournament set of 1997",
        "themensets1999": "the theme sets of 1999",
        "reform2003": "the reform of 2003",
    },
    "de": {
        "all": "jeher",
        "original": "dem Grundspiel von 1996",
        "turnierset1997": "dem Turnier-Set von 1997",
        "themensets1999": "den Themen-Sets von 1999",
        "reform2003": "der Reform von 2003",
    },
}
MOST = 20  # articles that a search shows


@click.command()
@click.argument("words", nargs=-1)
@json_option
@language_option
@clear_errors
def encyclopedia(words: tuple[str, ...], as_json: bool, language: str) -> None:
    """Read the Encyclopedia of the old card game: how its questions were decided.

    \b
    tafelrunde encyclopedia                 its chapters
    tafelrunde encyclopedia 112             the articles of a chapter
    tafelrunde encyclopedia 112.G.b         an article, or several
    tafelrunde encyclopedia card spion      the articles about a card
    tafelrunde encyclopedia register        cards, terms and abbreviations with their articles
    tafelrunde encyclopedia search WORDS    the articles that speak of something
    """
    whole = book()
    if not words:
        chapters = list(whole.chapters.values())
        _print([_chapter_json(one) for one in chapters], [_line(one, language) for one in chapters], as_json)
        return
    if len(words) == 1 and words[0] in whole.chapters:
        found = list(whole.chapters[words[0]].articles)
        _print([_article_json(one) for one in found], [_title(one, language) for one in found], as_json)
        return
    if words == ("register",):
        entries = _register(whole, language)
        told = [{"name": name, "articles": list(articles)} for name, articles in entries]
        _print(told, [wrapped("", f"{name}: {', '.join(articles)}") for name, articles in entries], as_json)
        return
    if words[0] in ("search", "card"):
        found = _found(whole, words[0], words[1:])
        shown = found[:MOST]
        lines = [_title(one, language) for one in shown]
        if len(found) > MOST:
            lines.append(f"… and {len(found) - MOST} more; say it with more words")
        _print([_article_json(one) for one in found], lines, as_json)
        return
    numbers = {id.lower(): id for id in whole.articles}
    if unknown := [word for word in words if word.lower() not in numbers]:
        complain(
            f"there is no article {unknown[0]!r}; to look for words: tafelrunde encyclopedia search {' '.join(words)}"
        )
    named = [whole.articles[numbers[word.lower()]] for word in dict.fromkeys(words)]
    _print([_article_json(one) for one in named], [_whole(whole, one, language) for one in named], as_json)


def _register(whole: Encyclopedia, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Cards and terms in the order of the alphabet; an abbreviation stands where its letters do."""
    cards = [(names[language], tuple(article.id for article in whole.about(id))) for id, names in whole.cards.items()]
    terms = [
        (f"{term.short} = {term.name[language]}" if term.short else term.name[language], term.articles)
        for term in whole.terms
    ]
    return sorted((entry for entry in cards + terms if entry[1]), key=lambda entry: folded(entry[0]))


def _found(whole: Encyclopedia, how: str, words: tuple[str, ...]) -> list[Article]:
    said = " ".join(words)
    if not said.strip():
        complain(f"say what to look for: tafelrunde encyclopedia {how} …")
    if how == "search":
        found = search(words)
    else:
        wanted = said.casefold()
        card = next(
            (id for id, names in whole.cards.items() if wanted in (id, *(name.casefold() for name in names.values()))),
            None,
        )
        if card is None:
            complain(f"there is no card {said!r}; to look for words: tafelrunde encyclopedia search {said}")
        found = whole.about(card)
    if not found:
        complain(f"no article speaks of {said!r}")
    return found


def _print(data: list[dict[str, Any]], lines: list[str], as_json: bool) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2) if as_json else "\n".join(lines))


def _line(chapter: Chapter, language: str) -> str:
    return wrapped(f"{chapter.id}  ", f"{chapter.title[language]} ({len(chapter.articles)})")


def _title(article: Article, language: str) -> str:
    return wrapped(f"{article.id}  ", article.title[language])


def _whole(whole: Encyclopedia, article: Article, language: str) -> str:
    """An article to read: the verdict first."""
    heading = HEADINGS[language]
    parts = [_title(article, language), _paragraphs("", plain(article.verdict[language]))]
    if article.reasons:
        parts.append(_paragraphs(heading["why"], plain(article.reasons[language])))
    parts += [_paragraphs(heading["example"], plain(example[language])) for example in article.examples]
    if article.cards:
        parts.append(_paragraphs(heading["cards"], ", ".join(whole.cards[card][language] for card in article.cards)))
    if article.see:
        parts.append(_paragraphs(heading["see"], ", ".join(article.see)))
    if shown := shown_articles().get(article.id):
        parts.append(_paragraphs(heading["shown"], ", ".join(f"{one.game}/{one.scenario}" for one in shown)))
    parts.append(_paragraphs(heading["since"], SINCE[language][article.since]))
    return "\n\n".join(parts) + "\n"


def _paragraphs(heading: str, text: str) -> str:
    first, *others = text.split("\n\n")
    return "\n\n".join([wrapped("  ", heading + " ".join(first.split())), *(wrapped("  ", other) for other in others)])


def _chapter_json(chapter: Chapter) -> dict[str, Any]:
    return {"id": chapter.id, "title": dict(chapter.title), "articles": [one.id for one in chapter.articles]}


def _article_json(article: Article) -> dict[str, Any]:
    def texts(pieces: Texts) -> dict[str, str]:
        return {language: plain(text) for language, text in pieces.items()}

    return {
        "id": article.id,
        "chapter": article.chapter,
        "title": dict(article.title),
        "kind": article.kind,
        "modes": list(article.modes),
        "since": article.since,
        "testable": article.testable,
        "cards": list(article.cards),
        "see": list(article.see),
        "verdict": texts(article.verdict),
        "reasons": texts(article.reasons),
        "examples": [texts(example) for example in article.examples],
        "shown": [f"{one.game}/{one.scenario}" for one in shown_articles().get(article.id, ())],
    }
