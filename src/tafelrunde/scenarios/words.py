"""Which words of a game a scenario can use: a misspelt one would make a check worthless, and so breaks the file."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache

from ..books.messages import messages
from ..kernel import registry


@dataclass(frozen=True, slots=True)
class Words:
    """The questions a game can ask, the codes and parameters of its refusals, and what can be seen on its table."""

    prompts: Collection[str]
    codes: Collection[str]
    params: Collection[str]
    seen: Collection[str]


@cache
def words_of(game: str) -> Words:
    """Every question and every refusal has its message, and a message says what it is filled in with."""
    written, found = messages(game), registry.game(game)
    nowhere = () if found.scenarios is None else found.scenarios.nowhere
    return Words(
        prompts=frozenset(written.ids("prompt")),
        codes=frozenset(written.ids("reason")),
        params=frozenset(written.variables("reason")) | frozenset(written.variables("prompt")),
        seen=frozenset(found.words.vocabulary).difference(nowhere),
    )
