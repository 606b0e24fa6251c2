"""What holds in every game, whatever the seats do."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde import new_table
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.state import fulfils
from tafelrunde.games.karthedis.why_not import QUESTIONS
from tafelrunde.kernel import Refused, Table

from .walks import KarthedisTable, check, walk, walked

SEEDS = st.integers(0, 2**40)
STEPS = st.integers(0, 250)


@settings(max_examples=150)
@given(seed=SEEDS)
@pytest.mark.rule("KA-006", "KA-094", "KA-132", "KA-134", "KA-145", "KA-181")
def test_cards_and_resources_are_conserved_and_every_game_ends(seed: int) -> None:
    for table in walk(seed):
        s = table.state
        check(s)
    assert table.over
    result = table.result
    assert result is not None and len(result.winners) == 1
    assert (result.how in ("condition", "tie-break")) == fulfils(s, result.winners[0])


@settings(max_examples=60)
@given(seed=SEEDS)
@pytest.mark.rule("KA-076", "KA-080")
def test_no_face_down_bid_is_in_anybody_elses_view_or_news(seed: int) -> None:
    for table in walk(seed):
        s = table.state
        for bids in s.bids:
            for bid in bids:
                if bid.up:
                    continue
                for seat in (*range(s.seats), None):
                    if seat == bid.owner or seat in bid.seen_by:
                        continue
                    shown = [
                        b for slot in table.view(seat)["display"] for b in slot["bids"] if b["number"] == bid.number
                    ]
                    assert [(b["card"], b["value"]) for b in shown] == [(None, None)]
    for event in table.events:
        if event.kind.name in ("bid-laid", "passed", "removed-pass", "drafted"):
            for seat in (*range(s.seats), None):
                assert ("card" in event.seen_by(seat)) == (seat is not None and seat == event.seat)


def sentences(table: KarthedisTable, rng: random.Random) -> list[Any]:
    found = []
    for form in KARTHEDIS.grammar.forms:
        for _ in range(3):
            found.append(form.said(*(rng.choice(list(form.vocabulary[slot])) for slot in form.slots)))
    return found


@settings(max_examples=60)
@given(seed=SEEDS, luck=st.integers())
def test_every_refusal_names_rules_and_every_option_is_accepted(seed: int, luck: int) -> None:
    rng = random.Random(luck)
    for table in walk(seed, 400):
        if table.over or rng.random() > 0.15:
            continue
        choice = table.choice
        assert {option.form.name for option in choice.options} <= QUESTIONS.by_name[choice.prompt].answers
        for option in sentences(table, rng):
            reason = table.why_not(option, choice.seat)
            assert (reason is None) == (option in choice.options)
            if reason is not None:
                assert reason.rules
                before = len(table.answers)
                with pytest.raises(Refused):
                    table.choose(option, choice.seat)
                assert len(table.answers) == before
        for option in choice.options:
            assert KARTHEDIS.grammar.parse(option.text) is option
            assert table.why_not(option, choice.seat) is None


def test_a_saved_table_of_other_seats_or_another_mode_is_refused() -> None:
    dump: dict[str, Any] = dict(new_table("karthedis", seed=1, seats=3).dump())  # type: ignore[arg-type]
    for change in ({"seats": 2}, {"Mode": "draft"}):
        with pytest.raises(ValueError, match="another mode, or of other seats"):
            Table.load(KARTHEDIS, {**dump, **change})


def test_a_draft_with_damaged_packs_is_refused() -> None:
    table = walked(1, 7)  # the second set-up is the draft
    assert table.mode == "draft"
    state = json.loads(json.dumps(KARTHEDIS.to_json(table.state)))
    assert KARTHEDIS.from_json(state).packs == table.state.packs
    for at in range(len(state["packs"])):
        damaged = json.loads(json.dumps(state))
        damaged["packs"][at].pop()
        with pytest.raises(ValueError, match="packs"):
            KARTHEDIS.from_json(damaged)


def test_a_position_of_free_deck_building_can_be_saved() -> None:
    s = KARTHEDIS.scenarios.read("deckbau", {"p1": {"hand": ["tauzaehler"]}, "bids": ["p2: ecksteher on 1"]}, 2)
    table: KarthedisTable = Table(KARTHEDIS, "deckbau", seats=2, options={"decks": "random"}, position=s)
    twin: KarthedisTable = Table.load(KARTHEDIS, json.loads(json.dumps(table.dump())))
    assert twin.dump() == table.dump()
