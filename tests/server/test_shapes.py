"""What games send to a page has the types they say it has: the page's own types are made from those."""

import msgspec
import pytest

from tafelrunde import new_table
from tafelrunde.bots import make_bot
from tafelrunde.kernel import registry
from tafelrunde.kernel.shown import Catalogue

GAMES = [game.id for game in registry.games() if game.page is not None]


def catalogue_of(game: str) -> Catalogue:
    page = registry.game(game).page
    assert page is not None
    return page.catalogue(None)


def same_after_reading(value: object, shape: type) -> bool:
    """Whether nothing is missing, nothing has another type, and nothing is there that the type does not name."""
    sent = msgspec.json.encode(value)
    read = msgspec.json.encode(msgspec.json.decode(sent, type=shape))
    return bool(msgspec.json.decode(read) == msgspec.json.decode(sent))


@pytest.mark.parametrize("game", GAMES)
def test_cards_and_facts_have_their_types(game: str) -> None:
    told = catalogue_of(game)
    for card in told.cards:
        assert same_after_reading(card.facts, told.shapes.facts), card.id
    assert same_after_reading(told.extra, told.shapes.extra)


@pytest.mark.parametrize("game, mode", [(game, mode) for game in GAMES for mode in registry.game(game).modes])
def test_views_have_their_type(game: str, mode: str) -> None:
    table = new_table(game, mode, seed=7, options=registry.game(game).modes[mode].usual)
    bots = [make_bot("random", table.game, seat) for seat in range(len(table.seats))]
    shape = catalogue_of(game).shapes.view
    for _ in range(30):
        for seat in (None, *range(len(table.seats))):
            assert same_after_reading(table.view(seat), shape)
        if table.over:
            break
        table.drive(bots, most=10)


def test_a_wrong_shape_would_be_found() -> None:
    shape = msgspec.defstruct("Shape", [("value", int)])
    assert not same_after_reading({"value": 1, "more": 2}, shape)
    with pytest.raises(msgspec.ValidationError):
        same_after_reading({"value": "1"}, shape)
