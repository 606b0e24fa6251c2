"""What comes from outside is checked: no tampered state gets as far as the rules."""

import copy
import json
import random
from typing import Any

import pytest

from tafelrunde import RecordError, load_record, load_table
from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.kernel import Table

from .walks import walked_to_anchor

STRANGE: list[Any] = [None, -1, 2, 99, 1.5, True, "x", "", [], {}, ["x"], [["x", 1]], "julfest", "wald-2", "event"]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    data = copy.deepcopy(data)
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize("seed", range(10))
def test_a_tampered_state_is_refused_or_playable(seed: int) -> None:
    rng = random.Random(seed)
    state = json.loads(json.dumps(FUERSTEN.to_json(walked_to_anchor(seed, rng.randrange(600)).state)))
    refused = 0
    for path in places(state):
        for value in rng.sample(STRANGE, 3):
            tampered = changed(state, path, value)
            try:
                position = FUERSTEN.from_json(tampered)
            except ValueError as error:
                assert "state" in str(error)
                refused += 1
                continue
            table = Table(FUERSTEN, position.mode.id, position=position, seed=1)
            str(table)
            for _ in range(5):
                if not table.over:
                    table.choose(rng.choice(table.choice.options))
    assert refused > 300


def test_a_tampered_position_in_a_record_is_one_clear_error() -> None:
    table = walked_to_anchor(3, 200)
    text = Table(FUERSTEN, table.mode, position=table.state, seed=1).record().text()
    for old, new in (('\\"hand\\":[', '\\"hand\\":[\\"x\\",'), ('\\"turn\\":', '\\"turn\\":-'), ("{", "[")):
        assert old in text
        with pytest.raises(RecordError, match="Position"):
            load_record(text.replace(old, new, 1))
    with pytest.raises(RecordError, match="Position"):
        load_record(text.replace('[Position "', '[Position "' + "[" * 100_000, 1))


@pytest.mark.parametrize("data", [None, "x", [], {}, {"Game": "fuersten"}, {"Game": "chess"}])
def test_what_is_no_saved_table_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"saved table|no game"):
        load_table(data)


CRASHES = [
    {"events": []},
    {"phase": "event", "event": "ereigniskarte", "event_card": ""},
    {"phase": "event", "event": "raeuberueberfall", "event_card": ""},
    {"phase": "event", "event": "ereigniskarte", "event_card": "julfest"},
    {"region_stack": []},
    {"new_regions": ["wald-4", "wald-6"], "region_stack": []},
    {"phase": "start-hand"},
    {"phase": "shuffle"},
    {"playing": ["umzug"]},
    {"shown_to": 1},
    {"phase": "arrange"},
    {"struck": True},
    {"herald": True},
    {"open_stacks": [1]},
    {"phase": "over"},
    {"looking": 2},
]


@pytest.mark.parametrize("change", CRASHES)
def test_a_state_the_rules_cannot_be_entered_in_is_refused(change: dict[str, Any]) -> None:
    state = json.loads(json.dumps(FUERSTEN.to_json(walked_to_anchor(5, 100).state)))
    with pytest.raises(ValueError, match="possible state"):
        FUERSTEN.from_json({**state, **change})


@pytest.mark.parametrize(
    "change",
    [
        {"anchored_at": float("inf")},
        {"undo_from": -1},
        {"tags": {"Game": "x"}},
        {"tags": {"1": "x"}},
        {"position": 5},
        {"no_undo": "zzz"},
        {"seed": 5},
        {"answers": {}},
        {"dealt_by_hand": "x"},
    ],
)
def test_a_damaged_dump_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"saved table|tag|state"):
        load_table({**walked_to_anchor(3, 50).dump(), **change})  # type: ignore[dict-item]
