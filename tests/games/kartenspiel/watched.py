"""A table that is watched: at every choice it is asked whether all that the contract promises still holds.

What a game must keep is written in `tests/contract`, one test for each promise, along random games. Here the same is
looked at along a few moves from a position that somebody has put together.
"""

import json
import math
import random
from collections.abc import Sequence
from typing import Any

from tafelrunde.books.messages import LANGUAGES, Messages
from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.kartenspiel.words import GRAMMAR, QUESTIONS
from tafelrunde.kernel import Chance, Choice, Option, Reason, Refused, Shuffle, Table, parse_record
from tafelrunde.kernel.replay import replay

from ...random_moves import any_sentence
from .walks import KartenspielTable, check, hidden_changed

EYES = (0, 1, None)
SENTENCES = 4  # that are not offered, tried at one choice
LOCAL = 0.8  # how often a word of such a sentence is one of what lies on the table
FORMS = {form.name: form for form in GRAMMAR.forms}
WORDS = {language: Messages(GAME, language) for language in LANGUAGES}
Dealt = str | tuple[str, ...]


class Promise(AssertionError):
    """Something that was promised does not hold."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Promise(what)


class Watched:
    """A table at which chance is answered here, so that it can be told what to bring, and twins meet the same."""

    def __init__(self, table: KartenspielTable, rng: random.Random, care: float) -> None:
        self.table = table
        self.rng = rng
        self.care = care  # how often the dear checks are made
        self.fixed: dict[str, str] = {}  # what chance is to bring, by its kind, the next time it is asked
        self.answers = 0
        self._deal([])

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def choice(self) -> Choice:
        return self.table.choice

    def look(self) -> None:
        """What holds at every choice, and now and then what is dear to look at."""
        check(self.table.state)
        for seat in EYES:
            json.dumps(self.table.view(seat))
        if self.over:
            return
        _check_options(self.table)
        if self.rng.random() < self.care:
            self._look_closely()

    def choose(self, option: Option) -> None:
        """The option is chosen; now and then by twins, too, which must go on in the same way."""
        careful = self.rng.random() < self.care
        twins = self._twins(option) if careful else []
        dealt: list[Dealt] = []
        self.table.choose(option, self.choice.seat)
        self.answers += 1
        self._deal(dealt)
        for name, twin in twins:
            _deal_again(twin, dealt)
            expect(twin.dump() == self.table.dump(), f"{name} goes on in another way")
        self.look()

    def record_says_the_same(self) -> None:
        """What was played can be written down, read again, and leads to the same."""
        text = self.table.record().text()
        twin: Table[Any, Any] = replay(GAME, parse_record(text))
        if not self.over:  # what is replayed goes on with a dealer
            expect(twin.record().text() == text, "the record of a replayed record is another one")
        for seat in EYES:
            expect(_shown(twin, seat) == _shown(self.table, seat), f"after a replay {seat} sees something else")
            expect(twin.told(seat) == self.table.told(seat), f"after a replay {seat} is told something else")
        told = {json.dumps(event): event for seat in EYES for event in self.table.told(seat)}
        for words in WORDS.values():
            expect(all(words.event(event, self.table.seats) for event in told.values()), "an event is mute")

    # chance

    def _deal(self, dealt: list[Dealt]) -> None:
        """Answers for chance until somebody is asked, and writes down what it brought."""
        while isinstance(ask := self.table.ask, Chance | Shuffle):
            dealt.append(self._outcome(ask))
            self.table.deal(dealt[-1])

    def _outcome(self, ask: Chance | Shuffle) -> Dealt:
        if isinstance(ask, Shuffle):
            return tuple(self.rng.sample(ask.items, len(ask.items)))
        return self.fixed.pop(ask.kind, "") or self.rng.choice(ask.outcomes)

    # what is looked at now and then

    def _twins(self, option: Option) -> list[tuple[str, KartenspielTable]]:
        """A clone and a table taken up again, both with the option chosen; and undone where that may be."""
        seat = self.choice.seat
        loaded = Table.load(GAME, json.loads(json.dumps(self.table.dump())))
        twins = [("a clone", self.table.clone()), ("a table that was saved", loaded)]
        for name, twin in twins:
            same = [str(one) for one in twin.choice.options] == [str(one) for one in self.choice.options]
            expect(same, f"{name} is asked something else")
            twin.choose(str(option), seat)
        self._undo(option, seat)
        return twins

    def _undo(self, option: Option, seat: int) -> None:
        """What is undone never happened; what cannot be undone says so."""
        after = self.table.clone()
        after.choose(option, seat)
        if after.undoable != seat:
            try:
                after.undo(seat)
            except Refused:
                return
            raise Promise("something was undone that could not be")
        after.undo(seat)
        expect(after.record().text() == self.table.record().text(), "undoing keeps an answer")
        expect(after.choice.options == self.choice.options, "after undoing other options are there")
        for eye in EYES:
            expect(_shown(after, eye) == _shown(self.table, eye), f"after undoing {eye} sees something else")
            expect(after.told(eye) == self.table.told(eye), f"after undoing {eye} is told something else")

    def _look_closely(self) -> None:
        table, choice = self.table, self.choice
        sentences = [self._sentence(choice) for _ in range(SENTENCES)]
        for sentence in sentences:
            _check_refusal(table, choice, sentence)
        for words in WORDS.values():
            expect(bool(words.prompt(choice)), "a question is mute")
            expect(all(words.option(option) for option in choice.options), "an option is mute")
        for option in choice.options:
            expect(GRAMMAR.parse(str(option)) is option, f"{option} is not read as it is written")
        _check_worth(table, choice)
        if isinstance(table.ask, Choice) and table.ask.anchor:
            _check_json(table)
            for seat in (0, 1):
                self._look_behind(seat, sentences)
            self._imagine(choice)

    def _sentence(self, choice: Choice) -> Option:
        """Something that could be said: mostly an answer to the question, with words of what lies on the table."""
        answers = sorted(QUESTIONS.by_name[choice.prompt].answers)
        form = FORMS.get(self.rng.choice(answers)) if answers else None
        if form is None or self.rng.random() > LOCAL:
            return any_sentence(GRAMMAR, self.rng)
        here = words_on(self.table.state)
        words = []
        for slot in form.slots:
            every = form.vocabulary[slot]
            near = [word for word in here if word in every]
            words.append(self.rng.choice(near if near and self.rng.random() < LOCAL else list(every)))
        return form.said(*words)

    def _look_behind(self, seat: int, sentences: Sequence[Option]) -> None:
        """A seat is shown, offered and told nothing that depends on what it cannot see."""
        table = self.table
        state = hidden_changed(table.state, seat, self.rng)
        shown = json.dumps(GAME.view(state, seat)) == _shown(table, seat)
        expect(shown, f"{seat} sees what it cannot see")
        twin = _at(table, state)
        expect(twin.choice.seat == table.choice.seat, "who is asked depends on what is hidden")
        if seat == table.choice.seat:
            expect(twin.choice.prompt == table.choice.prompt, "what is asked depends on what is hidden")
            expect(twin.choice.options == table.choice.options, "options depend on what is hidden")
        for sentence in sentences:
            said = [repr(each.why_not(sentence, seat)) for each in (twin, table)]
            expect(said[0] == said[1], f"the refusal of {sentence} depends on what is hidden: {said}")

    def _imagine(self, choice: Choice) -> None:
        """What is imagined from a view looks like it."""
        assert GAME.thinking is not None and GAME.thinking.ahead is not None
        view = self.table.view(choice.seat)
        state = GAME.thinking.ahead.determinize(view, self.rng.shuffle, choice)
        if state is None:
            return
        expect(json.dumps(GAME.view(state, choice.seat)) == json.dumps(view), "what is imagined looks otherwise")
        expect({*_at(self.table, state).choice.options} == {*choice.options}, "what is imagined has other options")


def words_on(s: State) -> list[str]:
    """The cards and places that lie on the table or in hands."""
    words: dict[str, None] = {}
    for prince in s.princes:
        for card, site in (*prince.gives.lying, *prince.gives.guests):
            words[card] = words[site] = None
        words |= dict.fromkeys((*prince.hand, *prince.land(), *prince.roads()))
    return list(words)


def _shown(table: KartenspielTable, seat: int | None) -> str:
    return json.dumps(table.view(seat))


def _at(table: KartenspielTable, state: State) -> KartenspielTable:
    return Table(GAME, table.mode, options=table.setting.options, position=state, seed="elsewhere", deal_by_hand=True)


def _deal_again(table: KartenspielTable, dealt: Sequence[Dealt]) -> None:
    for outcome in dealt:
        table.deal(outcome)


def _check_options(table: KartenspielTable) -> None:
    choice = table.choice
    expect(bool(choice.options), "nothing is offered")
    expect(len(set(choice.options)) == len(choice.options), "an option is offered twice")
    expect(choice.passing is None or choice.passing in choice.options, "passing is not offered")
    for option in choice.options:
        reason = table.why_not(option, choice.seat)
        expect(reason is None, f"{option} is offered and refused: {reason}")


def _check_refusal(table: KartenspielTable, choice: Choice, sentence: Option) -> None:
    """What is not offered is refused, with a rule, and for a reason where it answers the question."""
    if sentence in choice.options:
        return
    reason = table.why_not(sentence, choice.seat)
    if not isinstance(reason, Reason):
        raise Promise(f"{sentence} is not offered, and not refused")
    expect(bool(reason.rules), f"{sentence} is refused without a rule: {reason}")
    for words in WORDS.values():
        expect(bool(words.reason(reason)), f"{sentence} is refused without words: {reason}")
    question = QUESTIONS.by_name[choice.prompt]
    answers = sentence.form.name in question.answers and QUESTIONS.refusal(question.name, sentence.form.name)
    vague = answers and reason.code == "not-asked-now"
    expect(not vague, f"{sentence} is not offered at {choice.prompt}, but its refusal has nothing against it")


def _check_worth(table: KartenspielTable, choice: Choice) -> None:
    assert GAME.thinking is not None
    worth = GAME.thinking.appraise(table.view(choice.seat), choice)
    expect(len(worth) == len(choice.options) and not any(map(math.isnan, worth)), "an option has no worth")


def _check_json(table: KartenspielTable) -> None:
    """A state is what its JSON says, and the rules ask again what they asked."""
    data = json.loads(json.dumps(GAME.to_json(table.state)))
    twin = GAME.from_json(data)
    expect(json.loads(json.dumps(GAME.to_json(twin))) == data, "a state read from JSON is written otherwise")
    for seat in EYES:
        expect(json.dumps(GAME.view(twin, seat)) == _shown(table, seat), f"read from JSON {seat} sees something else")
    expect(GAME.fits(table.setting, twin), "a state read from JSON does not fit its setting")
    again = _at(table, twin).choice
    same = (again.seat, again.prompt, again.about, again.options)
    choice = table.choice
    expect(same == (choice.seat, choice.prompt, choice.about, choice.options), "an anchor is asked otherwise again")
