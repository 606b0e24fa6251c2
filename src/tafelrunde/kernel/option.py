"""Options: what a seat may choose, as one canonical text that parses back.

A game declares its sentences as `Form`s in a `Grammar`: `build {card} at {site}`. Calling a form gives the
interned `Option`; the grammar reads any sentence of the game back, legal now or not. That text is the
notation of records, scenarios, bug reports and the wire.

What fills a slot is a word to people, and may be something else to the rules: `draw from stack 1` is about the first of
the stacks, `choose p2` about a seat. A slot that is given a mapping says what each of its words means, and rules meet
nothing but the meaning.
"""

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from .reason import Reason

LONGEST: Final = 200  # no sentence of any game is as long
LATELY_SAID: Final = 2000  # options of a form that were said, but never offered


class Option:
    """One thing a seat may choose. Interned by its form: equal options are the same object.

    `args` are what the rules are told, `words` what people read, `text` the whole sentence.
    """

    __slots__ = ("args", "form", "text", "words")

    def __init__(self, form: "Form", args: "Args", words: "Words", text: str) -> None:
        self.form = form
        self.args = args
        self.words = words
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"


Words = tuple[str, ...]
Args = tuple[Any, ...]  # a word, unless its slot gives it another meaning


def places(number: int) -> Mapping[str, int]:
    """A slot for one of so many places: people count from 1, rules from 0."""
    return {str(place + 1): place for place in range(number)}


def amounts(numbers: Iterable[int]) -> Mapping[str, int]:
    """A slot for a number."""
    return {str(number): number for number in numbers}


class Form:
    """A sentence with slots. Each slot is filled with one word of its vocabulary, which may say what the words mean.

    Where several fillings mean the same ("swap a with b", "swap b with a"), `canonical` gives the one that stands for
    all of them. A `rare` form is legal at almost any time and almost never sensible, like tearing down the own house:
    a bot that plays at random should rarely say it, or it never gets anywhere. `rules` are those that say when it
    can be said, for an answer to somebody who says it at another time.
    """

    __slots__ = (
        "_canonical",
        "_known",
        "_lately_said",
        "_pattern",
        "_word_for",
        "name",
        "rare",
        "rules",
        "sentence",
        "slots",
        "vocabulary",
    )

    def __init__(
        self,
        name: str,
        sentence: str,
        canonical: Callable[[Args], Args] | None = None,
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
        self._known: dict[Args, Option] = {}
        self._lately_said: dict[Args, Option] = {}
        self._word_for: dict[str, dict[Any, str]] = {
            slot: {meaning: word for word, meaning in words.items()}
            for slot, words in vocabulary.items()
            if isinstance(words, Mapping)
        }
        self._canonical = canonical
        self.rare = rare
        self.rules = rules

    def __call__(self, *args: Any) -> Option:
        option = self._known.get(args)
        if option is None:
            option = self._lately_said.pop(args, None)
            if option is None:
                option = self._made(args)
            self._known[args] = option
        return option

    def each(self, args: Iterable[Any]) -> list[Option]:
        """The options of a sentence with one slot, filled with each of these in turn."""
        known = self._known
        options: list[Option] = []
        for arg in args:
            option = known.get((arg,))
            options.append(self(arg) if option is None else option)
        return options

    def said(self, *words: str) -> Option:
        """The option with these words. Raises ValueError if one of them is not of its slot."""
        return self(*[self._meaning(slot, word) for slot, word in zip(self.slots, words, strict=True)])

    def _made(self, args: Args) -> Option:
        words: dict[str, str] = {}
        for slot, arg in zip(self.slots, args, strict=True):
            word = self._word_for[slot].get(arg) if slot in self._word_for else arg
            if word is None or word not in self.vocabulary[slot]:
                raise ValueError(f"{arg!r} is no {slot} (form {self.sentence!r})")
            words[slot] = word
        if self._canonical is not None and self._canonical(args) != args:
            return self(*self._canonical(args))
        return Option(self, args, tuple(words.values()), self.sentence.format(**words))

    def _meaning(self, slot: str, word: str) -> Any:
        """What a word means to the rules."""
        words = self.vocabulary[slot]
        if word not in words:
            raise ValueError(f"{word!r} is no {slot} (form {self.sentence!r})")
        return words[word] if isinstance(words, Mapping) else word

    def read(self, text: str, sealed: Collection[str] = ()) -> "Option | Reason | None":
        """The option, or which word is not known (or sealed), or None if the sentence has another shape."""
        match = self._pattern.fullmatch(text)
        if match is None:
            return None
        said = match.groups()
        for slot, word in zip(self.slots, said, strict=True):
            words = self.vocabulary[slot]
            if word not in words or word in sealed:
                near = difflib.get_close_matches(word, [known for known in words if known not in sealed], n=1)
                return Reason("unknown-word", slot=slot, word=word, near=near[0] if near else "")
        return self._understood(tuple([self._meaning(slot, word) for slot, word in zip(self.slots, said, strict=True)]))

    def _understood(self, args: Args) -> Option:
        """What somebody says. There are millions of sentences that no rule will ever offer, so they are not kept for
        long; one that the rules offer in the meantime is the same object."""
        option = self._known.get(args)
        if option is not None:
            return option
        if self._canonical is not None:
            args = self._canonical(args)
            option = self._known.get(args)
        if option is None:
            option = self._lately_said.get(args)
        if option is None:
            option = self._made(args)
            if len(self._lately_said) >= LATELY_SAID:
                del self._lately_said[next(iter(self._lately_said))]
            self._lately_said[args] = option
        return option

    @property
    def kept(self) -> int:
        """How many options are held in memory."""
        return len(self._known) + len(self._lately_said)

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
        canonical: Callable[[Args], Args] | None = None,
        rare: bool = False,
        rules: tuple[str, ...] = (),
        **vocabulary: Collection[str],
    ) -> Form:
        form = Form(name, sentence, canonical, rare, rules, **vocabulary)
        self.forms.append(form)
        return form

    def parse(self, text: str, sealed: Collection[str] = ()) -> Option | Reason:
        """The option a text stands for, or why it is no sentence of this game, where sealed words are none of it."""
        text = " ".join(text.lower().split())
        if len(text) > LONGEST:
            return Reason("not-understood", text=text[:LONGEST] + "…", near="")
        unknown: list[Reason] = []
        for form in self.forms:
            found = form.read(text, sealed)
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
