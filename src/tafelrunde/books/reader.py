"""What readers of books share: they know where they are, to say so when something is wrong."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any

from .marks import BrokenMark, Piece, pieces
from .messages import LANGUAGES


class Reader(ABC):
    """Reads the data of a book, whose own reader says what marked words are called."""

    def __init__(self, book: str, broken: type[ValueError]) -> None:
        self._book = book
        self._broken = broken
        self._where = ""

    @abstractmethod
    def _name(self, word: str, language: str) -> str:
        """What a marked word is called; one that means nothing is refused."""

    def _pieces(self, text: str, language: str) -> Iterator[Piece]:
        """A text cut up at its marks."""
        try:
            yield from pieces(text, lambda word: self._name(word, language))
        except BrokenMark as error:
            raise self._wrong(str(error)) from error

    def _in_every_language(self, texts: Mapping[str, str], what: str) -> Mapping[str, str]:
        for language in LANGUAGES:
            if not texts.get(language, "").strip():
                raise self._wrong(f"{what}: the text in {language!r} is missing")
        return dict(texts)

    def _only(self, raw: Mapping[str, Any], *keys: str) -> None:
        if unknown := set(raw) - set(keys):
            raise self._wrong(f"{', '.join(sorted(unknown))} means nothing here; known are: {', '.join(keys)}")

    def _wrong(self, what: str) -> ValueError:
        return self._broken(f"{self._book}, {self._where}: {what}")
