"""Reading single keys of a position that a person wrote; what is wrong is said with the path to it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ..kernel.position import PositionError

Path = tuple[str | int, ...]
Document = Mapping[str, Any]
W = TypeVar("W", bound=str)


def known(document: Document, keys: Sequence[str], path: Path) -> None:
    for key in document:
        if key not in keys:
            raise PositionError((*path, key), f"unknown key {key!r}", keys, key)


def one_of(document: Document, key: str, words: Sequence[W], default: W) -> W:
    word = document.get(key, default)
    for known_word in words:
        if word == known_word:
            return known_word
    raise PositionError((key,), f"{word!r} is not one of {', '.join(words)}")


def number(document: Document, key: str, least: int, most: int, default: int, path: Path = ()) -> int:
    found = document.get(key, default)
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise PositionError((*path, key), f"{key} is a number from {least} to {most}, not {found!r}")
    return found


def flag(document: Document, key: str, path: Path, default: bool) -> bool:
    found = document.get(key, default)
    if not isinstance(found, bool):
        raise PositionError((*path, key), f"{key} is true or false, not {found!r}")
    return found


def text(document: Document, key: str, path: Path, default: str) -> str:
    found = document.get(key, default)
    if not isinstance(found, str):
        raise PositionError((*path, key), f"{key} is a text, not {found!r}")
    return found


def list_of(document: Mapping[Any, Any], key: str | int, path: Path) -> list[Any]:
    found = document.get(key, [])
    if not isinstance(found, list):
        raise PositionError((*path, key), f"expected a list, not {found!r}")
    return found


def strings(document: Mapping[Any, Any], key: str | int, path: Path) -> list[str]:
    found = list_of(document, key, path)
    for at, item in enumerate(found):
        if not isinstance(item, str):
            raise PositionError((*path, key, at), f"expected a text, not {item!r}")
    return found
