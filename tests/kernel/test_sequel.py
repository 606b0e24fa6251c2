"""Tables that follow one another, and what may be said when a game is over."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tafelrunde.kernel import (
    Afterwards,
    BadInput,
    Choice,
    Finished,
    Option,
    Question,
    Refused,
    Rules,
    Setting,
    Table,
    parse_record,
)
from tafelrunde.kernel.replay import replay
from tafelrunde.kernel.sequel import next_options

from .toy import STOP, TOY, ToyState

LAST_WORD = Question("last-word", answers=(STOP,))


def last_words(s: ToyState) -> Rules[None]:
    """The toy, in which each seat may say something when it is over."""
    yield from TOY.rules(s)
    silent = [0, 1, 2]
    while silent:
        answer: dict[int, Option] = yield Afterwards([Choice(seat, LAST_WORD, [STOP()]) for seat in silent])
        for seat in answer:
            silent.remove(seat)
            s.paces[seat] += 100


def first_turn(earlier: Finished[ToyState]) -> Mapping[str, str]:
    return {**earlier.setting.options, "first": earlier.places[earlier.winners[0]] or "nobody"}


TALKATIVE = replace(
    TOY,
    rules=last_words,
    follow=first_turn,
    agree=lambda mode, _seats, options: Setting(mode, TOY.modes[mode].seats, options),
    earlier_rules=("0",),
)


def over() -> Table:  # type: ignore[type-arg]
    table = Table(TALKATIVE, "plain", seed=1, options={"length": "short"})
    for _ in range(3):
        table.choose("stop")
    for seat in range(3):
        table.choose("bid 1", seat)
    return table


def test_a_game_is_over_although_something_may_still_be_said() -> None:
    table = over()
    assert table.over and table.result is not None and not table.choices and table.ask is None
    assert [choice.seat for choice in table.offers] == [0, 1, 2]
    before, result = table.record().text(), table.result
    twin = table.clone()
    table.choose("stop", 1)
    assert table.over and table.result == result
    assert [choice.seat for choice in table.offers] == [0, 2]
    assert table.state.paces == [0, 100, 0] and twin.state.paces == [0, 0, 0]
    twin.choose("stop", 2)
    assert twin.state.paces == [0, 0, 100]
    with pytest.raises(Refused) as refused:
        table.choose("stop", 1)
    assert refused.value.reason.code == "game-over"
    with pytest.raises(Refused):
        table.undo()
    for text, said in ((before, False), (table.record().text(), True)):
        again = replay(TALKATIVE, parse_record(text))
        assert again.record().text() == text and again.result == result
        assert again.state.paces[1] == 100 * said
    loaded = Table.load(TALKATIVE, table.dump())  # type: ignore[arg-type]
    loaded.choose("stop", 0)
    assert loaded.state.paces == [100, 100, 0]


def test_the_next_table_takes_over_what_the_game_carries_on() -> None:
    table = over()
    winner = table.result.winners[0]  # type: ignore[union-attr]
    places = ("c", "a", "b")
    assert next_options(table, places) == {"length": "short", "first": places[winner]}
    assert next_options(table, places, winners=((winner + 1) % 3,))["first"] == places[(winner + 1) % 3]
    assert next_options(table, ("c", None, None), winners=(1,), options={}) == {"first": "nobody"}
    with pytest.raises(BadInput, match="each seat once"):
        next_options(table, ("a", "a", "b"))
    with pytest.raises(BadInput, match="whose game is over"):
        next_options(Table(TALKATIVE, "plain", seed=1), places)


def test_records_of_rules_that_are_still_known_replay_and_keep_their_version() -> None:
    text = over().record().text()
    assert '[Rules "1"]' in text
    old = text.replace('[Rules "1"]', '[Rules "0"]')
    table = replay(TALKATIVE, parse_record(old))
    assert table.setting.rules == "0" and table.record().text() == old
    assert Table.load(TALKATIVE, table.dump()).setting.rules == "0"  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="rules version 7"):
        replay(TALKATIVE, parse_record(text.replace('[Rules "1"]', '[Rules "7"]')))
