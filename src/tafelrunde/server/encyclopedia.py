"""The Encyclopedia as documents: its contents, its chapters, and what a search finds. Made once, then kept."""

from functools import cache

from ..books.encyclopedia.book import Article, Texts, encyclopedia
from ..books.encyclopedia.search import search
from ..scenarios.articles import shown_articles
from ..version import __version__
from .books import JSON
from .documents import Document
from .trouble import Trouble
from .wire import (
    ArticleInfo,
    ArticlesFound,
    ArticleTitle,
    ChapterInfo,
    EncyclopediaChapter,
    EncyclopediaInfo,
    GuidePiece,
    RegisterEntry,
    ShownBy,
    encode,
)


@cache
def contents() -> Document:
    book = encyclopedia()
    named = {card for article in book.articles.values() for card in article.cards} | {
        piece.word for article in book.articles.values() for text in article.texts("en") for piece in text
    }
    made = EncyclopediaInfo(
        [
            EncyclopediaChapter(chapter.id, dict(chapter.title), [_title(article) for article in chapter.articles])
            for chapter in book.chapters.values()
        ],
        {card: dict(names) for card, names in book.cards.items() if card in named},
        [RegisterEntry(dict(term.name), term.short or None, list(term.articles)) for term in book.terms],
    )
    return Document(encode(made), JSON, __version__)


@cache
def _chapter(id: str) -> Document:
    chapter = encyclopedia().chapters[id]
    made = ChapterInfo(chapter.id, dict(chapter.title), [_article(article) for article in chapter.articles])
    return Document(encode(made), JSON, __version__)


def chapter(id: str) -> Document:
    if id not in encyclopedia().chapters:
        raise Trouble(404, "no-chapter")
    return _chapter(id)


def found(words: str) -> ArticlesFound:
    return ArticlesFound([article.id for article in search(words.split())])


def _title(article: Article) -> ArticleTitle:
    return ArticleTitle(article.id, dict(article.title), article.kind, article.testable, list(article.cards))


def _article(article: Article) -> ArticleInfo:
    return ArticleInfo(
        article.id,
        dict(article.title),
        article.kind,
        list(article.modes),
        article.since,
        article.testable,
        list(article.cards),
        list(article.see),
        _pieces(article.verdict),
        _pieces(article.reasons),
        [_pieces(example) for example in article.examples],
        [ShownBy(one.game, one.scenario, dict(one.title)) for one in shown_articles().get(article.id, ())],
    )


def _pieces(texts: Texts) -> dict[str, list[GuidePiece]]:
    return {
        language: [GuidePiece(piece.text, piece.word or None) for piece in pieces] for language, pieces in texts.items()
    }
