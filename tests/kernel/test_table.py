import copy
import pickle
from dataclasses import replace

import pytest

from tafelrunde.kernel import Chance, Form, Reason, Refused, Shuffle, Table, parse_record, registry
from tafelrunde.kernel.replay import replay

from .toy import CARDS, TOY


def walk() -> Table:  # type: ignore[type-arg]
    return Table(TOY, "plain", seed=1)


def test_a_choice_is_made_by_text_or_by_option() -> None:
    table = walk()
    table.choose("step left")
    table.choose(table.choice.options[0])
    assert table.state.paces == [2, 0, 0]


def test_what_is_illegal_is_refused_with_a_reason_and_changes_nothing() -> None:
    table = walk()
    before = table.dump()
    for move, code in (("bid 2", "not-asked-now"), ("fly", "not-understood"), ("step up", "unknown-word")):
        with pytest.raises(Refused) as refused:
            table.choose(move)
        assert refused.value.reason.code == code
        reason = table.why_not(move)
        assert reason is not None and reason.code == code
    with pytest.raises(Refused) as refused:
        table.choose("step left", seat=2)
    assert refused.value.reason.code == "not-your-turn"
    assert table.dump() == before
    assert table.why_not("step left") is None


def test_choices_made_together_stay_hidden_until_all_are_in() -> None:
    table = walk()
    for _ in range(3):
        table.choose("stop")
    assert [choice.seat for choice in table.choices] == [0, 1, 2]
    table.choose("bid 3", seat=2)
    table.choose("bid 1", seat=0)
    assert table.view(1)["bids"] == []
    assert not table.told(1)
    assert [choice.seat for choice in table.choices] == [1]
    with pytest.raises(Refused):
        table.choose("bid 1", seat=2)
    for twin in (table.clone(), Table.load(TOY, table.dump())):  # type: ignore[arg-type]
        twin.choose("bid 2", seat=1)
        assert twin.state.bids == ("1", "2", "3")
        assert twin.over
        assert not table.over
    table.choose("bid 2", seat=1)
    assert table.view(1)["bids"] == ["1", "2", "3"]


def test_after_the_end_nothing_can_be_chosen() -> None:
    table = walk()
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.choose(move)
    assert table.over and table.result is not None
    with pytest.raises(Refused) as refused:
        table.choose("stop")
    assert refused.value.reason.code == "game-over"


def test_chance_is_never_asked_twice() -> None:
    """A clone meets the same luck, and what was dealt stays dealt."""
    table = walk()
    twin = table.clone()
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.choose(move)
        twin.choose(move)
    assert table.result == twin.result
    assert table.record().text() == twin.record().text()


# dealing by hand


def test_without_a_dealer_chance_waits() -> None:
    table = Table(TOY, "plain", deal_by_hand=True)
    assert isinstance(table.ask, Shuffle)
    with pytest.raises(Refused) as refused:
        table.deal("ace ace ace ace ace ace")
    assert refused.value.reason.code == "impossible-shuffle"
    table.answer("flag eagle dagger crown bishop ace")
    table.choose("draw")
    assert table.state.hands[0] == ("flag",)
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.answer(move)
    assert isinstance(table.ask, Chance)
    with pytest.raises(Refused) as refused:
        table.deal("9")
    assert refused.value.reason.code == "impossible-outcome"
    table.answer("2")
    assert table.result is not None and table.result.winners == (1,)


# undo


def test_undo_takes_single_choices_back() -> None:
    table = walk()
    start = table.dump()
    table.choose("step left")
    table.choose("step right")
    table.choose("step left")  # answers the second question of the step
    assert table.state.paces == [3, 0, 0]
    table.undo()
    assert table.choice.prompt == "again"
    table.undo()
    assert table.state.paces == [1, 0, 0]
    table.undo()
    assert table.dump() == start
    assert not table.events
    with pytest.raises(Refused):
        table.undo()


def test_undo_ends_where_something_was_revealed() -> None:
    table = walk()
    table.choose("step left")
    table.choose("draw")
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "undo-revealed"
    table.choose("step left")
    table.undo()  # what came after can be taken back
    assert table.state.hands[0]
    with pytest.raises(Refused):
        table.undo()


def test_undo_ends_where_another_seat_acted() -> None:
    table = walk()
    table.choose("step left")
    table.choose("stop")
    assert table.undoable == 0
    table.choose("step left", seat=1)
    assert table.undoable == 1
    with pytest.raises(Refused) as refused:
        table.undo(seat=0)
    assert refused.value.reason.code == "undo-other-seat"
    table.undo(seat=1)
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "undo-other-seat"


def test_undo_ends_where_all_have_chosen_at_once() -> None:
    table = by_hand()
    for move in ("stop", "stop", "stop", "bid 1", "bid 2"):
        table.choose(move)
    assert table.undoable == 1  # nobody knows of it yet
    table.undo()
    table.choose("bid 3", seat=1)
    table.choose("bid 1", seat=2)  # the last one now sees what the others have bid
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "undo-revealed" and table.undoable is None


def test_undo_ends_where_chance_spoke() -> None:
    table = walk()
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.choose(move)
    with pytest.raises(Refused):
        table.undo()


def test_undo_survives_saving_and_cloning() -> None:
    table = walk()
    start = table.dump()
    table.choose("step left")
    table.choose("step right")
    for twin in (table.clone(), Table.load(TOY, table.dump())):  # type: ignore[arg-type]
        twin.undo()
        twin.undo()
        assert twin.dump() == start


def test_a_damaged_save_is_refused() -> None:
    data = dict(walk().dump())  # type: ignore[arg-type]
    for key, value in (("answers", ["ann: fly"]), ("anchor", None), ("format", 99), ("answers", 3)):
        with pytest.raises(ValueError, match="saved table"):
            Table.load(TOY, {**data, key: value})


def test_a_table_saved_with_other_cards_is_refused() -> None:
    data = dict(walk().dump())  # type: ignore[arg-type]
    assert data["Cards"] == TOY.data_hash
    with pytest.raises(ValueError, match=r"^the table was saved with other card data \(old\) than this program has"):
        Table.load(TOY, {**data, "Cards": "old"})
    with pytest.raises(ValueError, match="Cards"):
        Table.load(TOY, {**data, "Cards": None})


def test_a_table_saved_with_cards_of_before_goes_on_with_them() -> None:
    before = replace(TOY, data_hash="old")
    now = replace(TOY, editions={"old": before})
    table = Table(before, "plain", seed="old")
    table.choose("step left")
    for again in (Table.load(now, table.dump()), replay(now, table.record())):  # type: ignore[arg-type]
        assert again.game is before
        assert again.dump() == table.dump() and again.record().text() == table.record().text()


# events


def test_an_event_tells_each_seat_its_part() -> None:
    table = walk()
    table.choose("draw")
    assert table.told(0) == [{"kind": "drew", "seat": 0, "card": table.state.hands[0][0]}]
    assert table.told(1) == table.told(None) == [{"kind": "drew", "seat": 0}]


# seats and other tables


def test_a_seat_is_meant_by_number_or_name() -> None:
    table = walk()
    table.choose("draw", seat="ann")
    assert table.view("ann") == table.view(0) != table.view("bob")
    assert table.told("ann") == table.told(0)
    reason = table.why_not("stop", "bob")
    assert reason is not None and reason.code == "not-your-turn" and reason.rules == ("T-1",)


@pytest.mark.parametrize("seat", [-1, 3, "eve", True, "0"])
def test_there_is_no_other_seat(seat: object) -> None:
    table = walk()
    table.choose("step left")
    for call in (
        table.view,
        table.told,
        table.undo,
        lambda s: table.choose("stop", s),
        lambda s: table.why_not("x", s),
    ):
        with pytest.raises(ValueError, match="there is no seat"):
            call(seat)  # type: ignore[arg-type]


def test_an_option_of_another_game_is_not_understood() -> None:
    strange = Form("draw", "draw {what}", what=("blood",))("blood")
    reason = walk().why_not(strange)
    assert reason is not None and reason.code == "not-understood"


def test_options_cannot_be_changed_from_outside() -> None:
    assert isinstance(walk().choice.options, tuple)


def test_a_seed_is_one_line() -> None:
    for seed in ("", "a\nb", "\udcff"):
        with pytest.raises(ValueError, match="seed"):
            Table(TOY, "plain", seed=seed)


def test_drive_wants_a_player_for_each_seat() -> None:
    with pytest.raises(ValueError, match="3 seats, but 1 players"):
        walk().drive([None])  # type: ignore[list-item]


def test_copies_are_clones() -> None:
    table = walk()
    for twin in (copy.copy(table), copy.deepcopy(table)):
        twin.choose("draw")
        assert not table.state.hands[0] and twin.state.hands[0]


def test_tables_can_be_sent_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "toy", TOY)
    table = walk()
    table.choose("step left")
    twin = pickle.loads(pickle.dumps(table))
    assert twin.dump() == table.dump()
    twin.undo()
    assert repr(twin) == "<Table toy plain, 1 answers, ann: walk>"


# dealing by hand, undo and clones at the edges


def by_hand() -> Table:  # type: ignore[type-arg]
    table = Table(TOY, "plain", deal_by_hand=True, seed=1)
    table.deal(" ".join(CARDS))
    return table


def test_what_was_dealt_by_hand_cannot_be_undone() -> None:
    table = by_hand()
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        table.choose(move)
    assert table.undoable is None  # the die is not thrown yet, but all bids are known
    table.deal("1")
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "game-over"
    table = by_hand()
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "undo-chance"


def test_nothing_can_be_dealt_when_chance_is_not_asked() -> None:
    with pytest.raises(Refused) as refused:
        walk().deal("1")
    assert refused.value.reason.code == "no-chance-now"


def test_a_loaded_table_is_still_dealt_by_hand() -> None:
    table = by_hand()
    twin = Table.load(TOY, table.dump())  # type: ignore[arg-type]
    for move in ("stop", "stop", "stop", "bid 1", "bid 1", "bid 1"):
        twin.choose(move)
    assert isinstance(twin.ask, Chance)


def test_a_clone_tells_its_own_story() -> None:
    table = walk()
    table.choose("step left")
    told = table.told(0)
    twin = table.clone()
    twin.choose("draw")
    twin.tags["Place"] = "elsewhere"
    assert table.told(0) == told and len(twin.told(0)) == 2
    assert not table.tags


def test_told_since_a_moment() -> None:
    table = walk()
    table.choose("step left")
    seen = len(table.events)
    table.choose("draw")
    assert [event["kind"] for event in table.told(0, seen)] == ["drew"]


def test_an_early_answer_can_be_taken_back_and_changed() -> None:
    table = walk()
    for _ in range(3):
        table.choose("stop")
    table.choose("bid 3", seat=2)
    table.undo(2)
    assert [choice.seat for choice in table.choices] == [0, 1, 2]
    table.choose("bid 1", seat=0)
    table.choose("bid 2", seat=2)
    table.undo(2)
    assert [choice.seat for choice in table.choices] == [1, 2]
    table.choose("bid 1", seat=2)
    table.choose("bid 3", seat=1)
    assert table.state.bids == ("1", "3", "1")


def test_drive_makes_as_many_choices_as_it_is_told() -> None:
    class First:
        def pick(self, choice, look):  # type: ignore[no-untyped-def]
            return choice.options[0]

    table = walk()
    before = len(table.answers)
    assert table.drive([First()] * 3, 3) is None
    assert len(table.answers) == before + 3
    table.drive([First()] * 3, 0)
    assert len(table.answers) == before + 3


def test_a_table_can_begin_in_a_given_position() -> None:
    state = walk().state.copy()
    state.paces = [5, 0, 0]
    table = Table(TOY, "plain", position=state, seed=1)
    table.choose("step left")
    assert state.paces == [5, 0, 0]  # the caller's state is not touched
    for source in (table, table.clone()):
        twin = replay(TOY, parse_record(source.record().text()))
        assert twin.state.paces == [6, 0, 0]
        assert twin.record().text() == table.record().text()


def test_reasons_with_other_rules_are_other_reasons() -> None:
    assert Reason("x", ("A",)) != Reason("x", ("B",))
    assert Reason("x", ("A",), n=1) != Reason("x", ("A",), n=2)
    assert Reason("x", ("A",), n=1) == Reason("x", ("A",), n=1)


def test_a_text_that_is_too_long_is_not_cut_into_a_move() -> None:
    table = walk()
    with pytest.raises(Refused, match="not-understood"):
        table.choose("stop" + " " * 3 + "x" * 300)
    assert table.why_not("stop" + " and " * 100) is not None


@pytest.mark.parametrize("seat", [0.0, 1.0, b"ann", True])
def test_only_a_number_or_a_name_is_a_seat(seat: object) -> None:
    """Compiled, the kernel refuses what is of no type it knows before it looks at it."""
    table = walk()
    with pytest.raises((ValueError, TypeError), match=r"no seat|object expected"):
        table.choose("stop", seat)  # type: ignore[arg-type]
    assert table.choice.prompt == "walk"
