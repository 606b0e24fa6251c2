"""Options: what a seat may choose, as one canonical text that parses back.

A game declares its sentences as `Form`s in a `Grammar`: `build {card} at {site}`. Calling a form gives the
interned `Option`; the grammar reads any sentence of the game back, legal now or not. That text is the
notation of records, scenarios, bug reports and the wire.
"""

import difflib
import re
from collections.abc import Callable, Collection
from typing import Final

from .reason import Reason

LONGEST: Final = 200  # no sentence of any game is as long


class Option:
    """One thing a seat may choose. Interned by its form: equal options are the same object."""

    __slots__ = ("args", "form", "text")

    def __init__(self, form: "Form", args: tuple[str, ...], text: str) -> None:
        self.form = form
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"


Words = tuple[str, ...]


class Form:
    """A sentence with slots. Each slot is filled with one word of its vocabulary.

    Where several fillings mean the same ("swap a with b", "swap b with a"), `canonical` gives the one that stands for
    all of them. A `rare` form is legal at almost any time and almost never sensible, like tearing down the own house:
    a bot that plays at random should rarely say it, or it never gets anywhere. `rules` are those that say when it
    can be said, for an answer to somebody who says it at another time.
    """

    __slots__ = ("_canonical", "_known", "_pattern", "name", "rare", "rules", "sentence", "slots", "vocabulary")

    def __init__(
        self,
        name: str,
        sentence: str,
        canonical: Callable[[Words], Words] | None = None,
        rare: bool = False,
        rules: tuple[str, ...] = (),
        **vocabulary: Collection[str],
    ) -> None:
        self.name = name
        self.sentence = sentence
        self.slots: tuple[str, ...] = tuple(re.findall(r"\{(\w+)\}", sentence))
        if set(self.slots) != set(vocabulary):
            raise ValueError(f"form {sentence!r} has slots {self.slots}, but vocabulary for {sorted(vocabulary)}")
        self.vocabulary = vocabulary
        self._pattern = re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>\\S+)", re.escape(sentence)))
        self._known: dict[Words, Option] = {}
        self._canonical = canonical
        self.rare = rare
        self.rules = rules

    def __call__(self, *args: str) -> Option:
        option = self._known.get(args)
        if option is None:
            option = self._made(args)
            self._known[args] = option
        return option

    def _made(self, args: Words) -> Option:
        text = self._text(args)
        if self._canonical is not None and self._canonical(args) != args:
            return self(*self._canonical(args))
        return Option(self, args, text)

    def _text(self, args: tuple[str, ...]) -> str:
        for slot, word in zip(self.slots, args, strict=True):
            if word not in self.vocabulary[slot]:
                raise ValueError(f"{word!r} is no {slot} (form {self.sentence!r})")
        return self.sentence.format(**dict(zip(self.slots, args, strict=True)))

    def read(self, text: str) -> "Option | Reason | None":
        """The option, or which word is not known, or None if the sentence has another shape."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        args = match.groups()
        for slot, word in zip(self.slots, args, strict=True):
            words = self.vocabulary[slot]
            if word not in words:
                near = difflib.get_close_matches(word, words, n=1)
                return Reason("unknown-word", slot=slot, word=word, near=near[0] if near else "")
        return self(*args)

    def __repr__(self) -> str:
        return f"<Form {self.sentence!r}>"


class Grammar:
    """All sentences of a game."""

    def __init__(self) -> None:
        self.forms: list[Form] = []

    def form(
        self,
        name: str,
        sentence: str,
        canonical: Callable[[Words], Words] | None = None,
        rare: bool = False,
        rules: tuple[str, ...] = (),
        **vocabulary: Collection[str],
    ) -> Form:
        form = Form(name, sentence, canonical, rare, rules, **vocabulary)
        self.forms.append(form)
        return form

    def parse(self, text: str) -> Option | Reason:
        """The option a text stands for, or why it is no sentence of this game."""
        text = " ".join(text.lower().split())
        if len(text) > LONGEST:
            return Reason("not-understood", text=text[:LONGEST] + "…", near="")
        unknown: list[Reason] = []
        for form in self.forms:
            found = form.read(text)
            if isinstance(found, Option):
                return found
            if found is not None:
                unknown.append(found)
        if unknown:
            # several sentences share a shape: report the one whose word is nearest to a known one
            return next((reason for reason in unknown if reason.params["near"]), unknown[0])
        return Reason("not-understood", text=text, near=self._nearest(text))

    def _nearest(self, text: str) -> str:
        """The sentence whose words resemble the text most, so that the message can show how to say it."""
        sentences = [form.sentence for form in self.forms]
        near = difflib.get_close_matches(text, sentences, n=1, cutoff=0.4)
        return near[0] if near else ""
