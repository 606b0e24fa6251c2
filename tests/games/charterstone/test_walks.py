"""Properties over random games."""

import json

import pytest

from tafelrunde.kernel import Table
from tafelrunde.kernel.record import parse_record
from tafelrunde.kernel.replay import replay

from .walks import CHARTERSTONE, check, walk, walked


@pytest.mark.parametrize("seed", range(60))
def test_random_games_end_and_nothing_is_lost_on_the_way(seed: int) -> None:
    for steps, table in enumerate(walk(seed)):
        if steps % 7 == 0 or table.over:
            check(table.state)
    assert table.over
    assert table.result is not None
    best = max(player.vp for player in table.state.players)
    assert [table.state.players[seat].vp for seat in table.result.winners] == [best] * len(table.result.winners)


@pytest.mark.parametrize("seed", range(5))
def test_everything_offered_is_accepted_and_nothing_else(seed: int) -> None:
    for steps in (5, 40, 90):
        table = walked(seed, steps)
        assert not table.over
        for option in table.choice.options:
            assert table.why_not(option.text) is None
            twin = table.clone()
            twin.choose(option.text)
        offered = {option.text for option in table.choice.options}
        for building in ("zeppelin", "charterstone", "tribuene", "markt", "wolkenhafen"):
            text = f"place worker at {building}"
            reason = table.why_not(text)
            assert (reason is None) == (text in offered)
            assert reason is None or reason.rules


@pytest.mark.parametrize("seed", range(5))
def test_a_clone_and_a_saved_table_go_on_alike(seed: int) -> None:
    table = walked(seed, 50)
    assert not table.over
    saved = Table.load(CHARTERSTONE, json.loads(json.dumps(table.dump())))
    twin = table.clone()
    for _ in range(60):
        if table.over:
            break
        answer = table.choice.options[-1].text
        for one in (table, twin, saved):
            one.choose(answer)
        assert table.view(0) == twin.view(0) == saved.view(0)


def test_a_record_replays_exactly() -> None:
    table = walked(3, 400)
    text = table.record().text()
    assert "place worker at" in text
    again = replay(CHARTERSTONE, parse_record(text))
    assert again.view(None) == table.view(None)
    assert again.record().text() == text


@pytest.mark.parametrize("seed", range(5))
def test_the_view_tells_nothing_of_the_order_of_decks(seed: int) -> None:
    table = walked(seed, 30)
    s = table.state
    turned = s.copy()
    turned.deck, turned.objective_deck = s.deck[::-1], s.objective_deck[::-1]
    turned.automa_deck = s.automa_deck[::-1]
    for seat in (None, 0, 1):
        assert CHARTERSTONE.view(turned, seat) == CHARTERSTONE.view(s, seat)


def test_a_sketch_is_no_wider_than_a_terminal() -> None:
    for language in ("de", "en"):
        for steps in (3, 200):
            text = CHARTERSTONE.words.sketch(walked(4, steps).view(0), language, False)
            assert max(map(len, text.splitlines())) <= 80
