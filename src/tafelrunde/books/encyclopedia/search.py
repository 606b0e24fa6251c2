"""Finding articles: by number, or by words as people type them, without umlauts, in the plural, with a wrong letter."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from ..messages import LANGUAGES
from .book import Article, Encyclopedia, encyclopedia, plain

# what stands at the end of a word when there are several of it, or somebody has it: the longest first
ENDINGS: Final = ("innen", "ern", "en", "er", "es", "em", "e", "n", "s")
SHORTEST: Final = 4  # letters a word keeps when its ending goes
MIXED_UP: Final = 0.8  # so much of two words must be the same when a letter is wrong
WORD: Final = re.compile(r"[^\W_]+")
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})

# how much it tells that a word was found there
TITLE, CARD, VERDICT, REST = 8, 6, 3, 1


def folded(text: str) -> str:
    """As it is compared: small letters, umlauts written out, without other marks on letters."""
    plain_letters = unicodedata.normalize("NFD", text.lower().translate(UMLAUTS))
    return "".join(letter for letter in plain_letters if not unicodedata.combining(letter))


def stem(word: str) -> str:
    """A word without the ending that says how many there are, and without umlauts: „Städte" is found by „Stadt"."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            word = word[: -len(ending)]
            break
    return word.replace("ae", "a").replace("oe", "o").replace("ue", "u")


def stems(text: str) -> list[str]:
    return [stem(word) for word in WORD.findall(folded(text))]


@cache
def _weighed() -> dict[str, dict[str, int]]:
    """Of every article its words, and how much each tells."""
    book = encyclopedia()
    return {article.id: _words_of(book, article) for article in book.articles.values()}


def _words_of(book: Encyclopedia, article: Article) -> dict[str, int]:
    found: dict[str, int] = {}

    def add(texts: Iterable[str], worth: int) -> None:
        for text in texts:
            for word in stems(text):
                found[word] = max(found.get(word, 0), worth)

    for language in LANGUAGES:
        add([article.title[language]], TITLE)
        add((book.cards[card][language] for card in article.cards), CARD)
        verdict, *rest = article.texts(language)
        add([plain(verdict)], VERDICT)
        add(map(plain, rest), REST)
    return found


def search(words: Sequence[str]) -> list[Article]:
    """The articles with one of these numbers, or that speak of all the words, those that tell most of them first."""
    book = encyclopedia()
    numbers = {id.lower(): article for id, article in book.articles.items()}
    if words and all(word.lower() in numbers for word in words):
        return [numbers[word.lower()] for word in dict.fromkeys(words)]
    wanted = list(dict.fromkeys(stems(" ".join(words))))
    if not wanted:
        return []
    return _best(book, [_alike(word) for word in wanted])


def _best(book: Encyclopedia, wanted: Sequence[dict[str, float]]) -> list[Article]:
    scores: dict[str, float] = {}
    for id, words in _weighed().items():
        worth = [
            max((words[one] * like for one, like in alike.items() if one in words), default=0.0) for alike in wanted
        ]
        if all(worth):
            scores[id] = sum(worth)
    order = list(book.articles)
    return [book.articles[id] for id in sorted(scores, key=lambda id: (-scores[id], order.index(id)))]


def _alike(word: str) -> dict[str, float]:
    """The words of the book that may be meant, and how surely: the same, a beginning or part of it, or a slip."""
    vocabulary = _vocabulary()
    found = {one: 1.0 if one == word else 0.7 if one.startswith(word) else 0.5 for one in vocabulary if word in one}
    if found:
        return found
    return {one: like * 0.5 for one in vocabulary if (like := _same(word, one)) >= MIXED_UP}


@cache
def _vocabulary() -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for words in _weighed().values() for word in words))


def _same(one: str, other: str) -> float:
    if abs(len(one) - len(other)) > 2 or min(len(one), len(other)) < SHORTEST:
        return 0.0
    return SequenceMatcher(None, one, other).ratio()
