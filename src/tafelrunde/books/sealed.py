"""What nobody at a table may hear of yet: its words, and every text that names one of them."""

import re
from collections.abc import Collection, Iterable
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from ..kernel import Game
from .messages import LANGUAGES
from .rulebook import Rule


class Sealed:
    """Some words of a game that are sealed, by id and by name."""

    def __init__(self, game: Game[Any, Any], words: Collection[str]) -> None:
        self.words = frozenset(words)
        names = {game.words.spell(word, language) for word in self.words for language in LANGUAGES}
        written = sorted({*self.words, *names} - {""}, key=lambda name: (-len(name), name))
        self._written = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, written))})(?!\w)", re.IGNORECASE)

    def __bool__(self) -> bool:
        return bool(self.words)

    def named_in(self, texts: Iterable[str]) -> bool:
        """Whether one of these texts names something sealed."""
        return bool(self.words) and any(self._written.search(text) for text in texts)

    def hides(self, rule: Rule) -> bool:
        """Whether a rule is about something sealed, or mentions it."""
        return rule.card in self.words or self.named_in([*rule.text.values(), *rule.why.values()])

    def without(self, source: str) -> str:
        """A message file without the messages, and the comments, that name something sealed."""
        if not self.words:
            return source
        file, serialize = FluentParser().parse(source), FluentSerializer().serialize_entry
        file.body = [
            entry for entry in file.body if isinstance(entry, Message | Term) and not self.named_in([serialize(entry)])
        ]
        return FluentSerializer().serialize(file)
