"""What may you not do: sentences somebody could think of, of which one is refused, or only one is allowed.

They are made of words that this seat was offered in this game, or has in its hand: so each of them made sense at some
moment, and the rules say why it does not now.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

from ..kernel import Choice, Form, Option, Reason
from .model import FORBIDDEN, Puzzle, Refusal, name_of
from .position import AnyTable, is_position, record_of
from .prove import puzzling_of

SENTENCES: Final = 5
MOST_SAID: Final = 400  # sentences of one form that are thought of
TEACHES_NOTHING: Final = frozenset({"not-asked-now", "not-understood", "unknown-word", "not-your-turn", "game-over"})


class Words:
    """What a seat could say: the words of what it was offered, by the place they have in a sentence."""

    def __init__(self) -> None:
        self._words: dict[tuple[str, str], dict[str, None]] = defaultdict(dict)
        self._forms: dict[str, set[Form]] = defaultdict(set)

    def hear(self, choice: Choice) -> None:
        """Takes in what is offered."""
        for option in choice.options:
            form = option.form
            self._forms[choice.prompt].add(form)
            for slot, word in zip(form.slots, option.words, strict=True):
                self._words[form.name, slot][word] = None

    def sentences(self, prompt: str, hand: set[str], rng: random.Random) -> Iterator[str]:
        """Sentences for a question, of forms that were an answer to it in this game."""
        for form in sorted(self._forms[prompt], key=lambda form: form.name):
            fillings = [self._fillings(form, slot, hand) for slot in form.slots]
            said = [form.sentence.format(**dict(zip(form.slots, words, strict=True))) for words in product(*fillings)]
            rng.shuffle(said)
            yield from said[:MOST_SAID]

    def _fillings(self, form: Form, slot: str, hand: set[str]) -> list[str]:
        heard = self._words[form.name, slot]
        return [*heard, *sorted(word for word in hand if word in form.vocabulary[slot] and word not in heard)]


def own_secrets(table: AnyTable, seat: int) -> set[str]:
    """Words that this seat sees and a spectator does not: its hand, mostly."""
    return _words_in(table.view(seat)) - _words_in(table.view(None))


def _words_in(found: Any) -> set[str]:
    if isinstance(found, str):
        return {found}
    if isinstance(found, dict):
        return {word for value in found.values() for word in _words_in(value)}
    if isinstance(found, list | tuple):
        return {word for value in found for word in _words_in(value)}
    return set()


def refused(table: AnyTable, words: Words, rng: random.Random) -> dict[str, list[tuple[str, Reason]]]:
    """What is refused here for reasons that teach something, by the reason."""
    choice = table.choice
    dull = puzzling_of(table.game).dull | TEACHES_NOTHING
    found: dict[str, list[tuple[str, Reason]]] = defaultdict(list)
    for sentence in words.sentences(choice.prompt, own_secrets(table, choice.seat), rng):
        parsed = table.game.grammar.parse(sentence)
        if not isinstance(parsed, Option) or parsed in choice.options or parsed.text != sentence:
            continue
        reason = table.why_not(parsed, choice.seat)
        if reason is not None and reason.rules and reason.code not in dull:
            found[reason.code].append((sentence, reason))
    return found


def look(table: AnyTable, words: Words, origin: str) -> list[Puzzle]:
    """The puzzles at this table, one for each reason of a refusal. Grades come later, when it is known how often each
    reason is met."""
    if not is_position(table) or len(table.choice.options) < SENTENCES:
        return []
    rng = random.Random(origin)
    reasons = refused(table, words, rng)
    found = []
    for code in sorted(reasons):
        sentence, reason = rng.choice(reasons[code])
        puzzle = _one_refused(table, sentence, reason, rng)
        others = [rng.choice(reasons[other]) for other in sorted(reasons) if other != code]
        if len(others) >= 2 and rng.random() < 0.3:
            puzzle = _one_allowed(table, [(sentence, reason), *others], rng)
        if puzzle is not None:
            found.append(_placed(table, origin, puzzle))
    return found


def _one_refused(table: AnyTable, sentence: str, reason: Reason, rng: random.Random) -> Puzzle | None:
    """Sentences like it first: what is told apart by its first word is no question."""
    parsed = table.game.grammar.parse(sentence)
    assert isinstance(parsed, Option)
    allowed = _spread(table.choice.options, parsed.form, rng)[: SENTENCES - 1]
    if len(allowed) < SENTENCES - 2:
        return None
    sentences = [sentence, *(option.text for option in allowed)]
    rng.shuffle(sentences)
    alike = sum(option.form is parsed.form for option in allowed)
    return _unplaced(sentence, sentences, False, (Refusal.of(sentence, reason),), alike)


def _one_allowed(table: AnyTable, reasons: Sequence[tuple[str, Reason]], rng: random.Random) -> Puzzle | None:
    wrong = list(reasons[: SENTENCES - 1])
    forms = [table.game.grammar.parse(sentence).form for sentence, _ in wrong]  # type: ignore[union-attr]
    allowed = _spread(table.choice.options, rng.choice(forms), rng)
    if len(wrong) < SENTENCES - 2 or not allowed or not allowed[0].form.slots:
        return None
    answer = allowed[0]
    sentences = [answer.text, *(sentence for sentence, _ in wrong)]
    rng.shuffle(sentences)
    refusals = tuple(Refusal.of(sentence, reason) for sentence, reason in wrong)
    return _unplaced(answer.text, sentences, True, refusals, forms.count(answer.form))


def _spread(options: Sequence[Option], like: Form, rng: random.Random) -> list[Option]:
    """Options to stand beside a sentence of a form: two of the same form, then of all forms in turn; one without any
    word to fill in ("end turn") at most, and one of a rare form."""
    mixed = rng.sample(list(options), len(options))
    rare = [option for option in mixed if option.form.rare]
    mixed = [option for option in mixed if not option.form.rare] + (rare[:1] if not like.rare else rare)
    same = [option for option in mixed if option.form is like][:2]
    turns: dict[Form, int] = defaultdict(int)
    rest: list[tuple[int, int, Option]] = []
    for at, option in enumerate(mixed):
        if option not in same and option.form.slots:
            rest.append((turns[option.form], at, option))
            turns[option.form] += 1
    bare = [option for option in mixed if not option.form.slots][:1]
    return [*same, *(option for _, _, option in sorted(rest, key=lambda found: found[:2])), *bare]


def _unplaced(
    answer: str, sentences: Sequence[str], one_allowed: bool, refusals: tuple[Refusal, ...], alike: int
) -> Puzzle:
    return Puzzle(
        id="",
        kind=FORBIDDEN,
        grade=1,
        seat="",
        record="",
        solution=(answer,),
        sentences=tuple(sentences),
        one_allowed=one_allowed,
        refusals=refusals,
        facts={"alike": alike},
    )


def _placed(table: AnyTable, origin: str, puzzle: Puzzle) -> Puzzle:
    record = record_of(table)
    return Puzzle(
        id=name_of(FORBIDDEN, record, puzzle.solution),
        kind=FORBIDDEN,
        grade=puzzle.grade,
        seat=table.seats[table.choice.seat],
        record=record,
        solution=puzzle.solution,
        sentences=puzzle.sentences,
        one_allowed=puzzle.one_allowed,
        refusals=puzzle.refusals,
        origin=origin,
        facts=puzzle.facts,
    )
