"""What words mean: names of cards in moves, what a card does, which rules speak of something, what can be typed."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ..books.rulebook import Rule, rulebook
from ..kernel import Choice, Form, Game, Option
from .texts import TEXTS

FEW = 3
LONGEST_EXAMPLE = 24


class Explainer:
    """The words of one game, told in one language and understood in all."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.game = game
        self.language = language

    def in_ids(self, text: str) -> str:
        """A move in which cards, regions and resources may go by the names that are shown."""
        said = f" {' '.join(text.lower().split())} "
        for name, id in self._names:
            said = said.replace(f" {name} ", f" {id} ")
        return said.strip()

    @cached_property
    def _names(self) -> list[tuple[str, str]]:
        """Names in both languages and the ids they stand for, the longest first."""
        words = {word for form in self.game.grammar.forms for words in form.vocabulary.values() for word in words}
        names = {(self.game.words.spell(word, language).lower(), word) for word in words for language in TEXTS}
        return sorted(names - {(word, word) for word in words}, key=lambda pair: -len(pair[0]))

    def cards(self, word: str) -> list[str]:
        """What a card does: by its id or name, whole or only the beginning."""
        words = self.game.words
        word = word.lower().replace(" ", "_")
        called = {
            id: {id, *(words.spell(id, language).lower().replace(" ", "_") for language in TEXTS)}
            for id in words.glossary
        }
        exact = [id for id, names in called.items() if word in names]
        begun = [id for id, names in called.items() if any(name.startswith(word) for name in names)]
        texts = (f"  {words.spell(id, self.language)}: {words.card_text(id, self.language)}" for id in exact or begun)
        return list(dict.fromkeys(texts))[:FEW]  # a card that lies in several sets is told once

    def rules(self, words: str) -> list[str]:
        """A few rules that speak of it."""
        found: list[Rule] = rulebook(self.game.id).find(words.split())[:FEW]
        return [f"  {rule.id}: {rule.text[self.language]}" for rule in found]

    def examples(self, choice: Choice) -> dict[str, str]:
        """What to try, in the words of this game: a card, a rule, a move that is not possible now."""
        found = {
            "card": self._card(choice),
            "rule": next(iter(rulebook(self.game.id).rules), ""),
            "move": next(self._not_offered(choice), choice.options[0]).text,
        }
        return {what: example for what, example in found.items() if example}

    def _card(self, choice: Choice) -> str:
        """A card that can be used now, or else any, by its name; a short one."""
        words = self.game.words
        in_question = [word for option in choice.options for word in option.words if word in words.glossary]
        names = {words.spell(card, self.language) for card in in_question or words.glossary}
        return min(names, key=lambda name: (len(name), name), default="")

    def _not_offered(self, choice: Choice) -> Iterator[Option]:
        for form in self.game.grammar.forms:
            option = _filled_in(form)
            if option not in choice.options and len(option.text) <= LONGEST_EXAMPLE:
                yield option


def _filled_in(form: Form) -> Option:
    return form.said(*(next(iter(form.vocabulary[slot])) for slot in form.slots))
