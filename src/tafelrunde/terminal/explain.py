"""What words mean: names of cards in moves, what a card does, which rules speak of something, what can be typed."""

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import Any

from ..books.rulebook import rulebook
from ..books.sealed import Sealed
from ..kernel import Choice, Form, Game, Option
from .texts import TEXTS

FEW = 3
LONGEST_EXAMPLE = 24


class Explainer:
    """The words of one game, told in one language and understood in all; those that are sealed are none of them."""

    def __init__(self, game: Game[Any, Any], language: str, sealed: Collection[str] = ()) -> None:
        self.game = game
        self.language = language
        self.sealed = Sealed(game, sealed)
        self.glossary = [id for id in game.words.glossary if id not in self.sealed.words]

    def in_ids(self, text: str) -> str:
        """A move in which cards, regions and resources may go by the names that are shown."""
        said = f" {' '.join(text.lower().split())} "
        for name, id in self._names:
            said = said.replace(f" {name} ", f" {id} ")
        return said.strip()

    @cached_property
    def _names(self) -> list[tuple[str, str]]:
        """Names in both languages and the ids they stand for, the longest first."""
        spoken = {word for form in self.game.grammar.forms for words in form.vocabulary.values() for word in words}
        words = spoken - self.sealed.words
        names = {(self.game.words.spell(word, language).lower(), word) for word in words for language in TEXTS}
        return sorted(names - {(word, word) for word in words}, key=lambda pair: -len(pair[0]))

    def cards(self, word: str) -> list[str]:
        """What a card does: by its id or name, whole or only the beginning."""
        words = self.game.words
        word = word.lower().replace(" ", "_")
        called = {
            id: {id, *(words.spell(id, language).lower().replace(" ", "_") for language in TEXTS)}
            for id in self.glossary
        }
        exact = [id for id, names in called.items() if word in names]
        begun = [id for id, names in called.items() if any(name.startswith(word) for name in names)]
        texts = (f"  {words.spell(id, self.language)}: {words.card_text(id, self.language)}" for id in exact or begun)
        return list(dict.fromkeys(texts))[:FEW]  # a card that lies in several sets is told once

    def rules(self, words: str) -> list[str]:
        """A few rules that speak of it."""
        found = [rule for rule in rulebook(self.game.id).find(words.split()) if not self.sealed.hides(rule)]
        return [f"  {rule.id}: {rule.text[self.language]}" for rule in found[:FEW]]

    def examples(self, choice: Choice) -> dict[str, str]:
        """What to try, in the words of this game: a card, a rule, a move that is not possible now."""
        book = rulebook(self.game.id).rules
        found = {
            "card": self._card(choice),
            "rule": next((id for id, rule in book.items() if not self.sealed.hides(rule)), ""),
            "move": next(self._not_offered(choice), choice.options[0]).text,
        }
        return {what: example for what, example in found.items() if example}

    def _card(self, choice: Choice) -> str:
        """A card that can be used now, or else any, by its name; a short one."""
        words = self.game.words
        in_question = [word for option in choice.options for word in option.words if word in self.glossary]
        names = {words.spell(card, self.language) for card in in_question or self.glossary}
        return min(names, key=lambda name: (len(name), name), default="")

    def _not_offered(self, choice: Choice) -> Iterator[Option]:
        for form in self.game.grammar.forms:
            option = self._filled_in(form)
            if option is not None and option not in choice.options and len(option.text) <= LONGEST_EXAMPLE:
                yield option

    def _filled_in(self, form: Form) -> Option | None:
        """An example of a sentence; None if all words for one of its slots are sealed."""
        words = [
            next((word for word in form.vocabulary[slot] if word not in self.sealed.words), "") for slot in form.slots
        ]
        return form.said(*words) if all(words) else None
