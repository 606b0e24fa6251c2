"""The numbers of actions: every legal option has one, no two share one, and it reads back."""

import pytest

from tafelrunde.games.fuersten import words as say
from tafelrunde.kernel import BadInput, registry
from tafelrunde.kernel.numbers import Actions
from tafelrunde.rl.encoder import encoder

from ..kernel.toy import TOY
from .numbering import check_game, check_names
from .settings import every_setting

GAMES = {"fuersten": 20, "karthedis": 100}


@every_setting
def test_numbers_and_sentences_say_the_same(game: str, mode: str, seats: int) -> None:
    check_names(game, encoder(game, mode, seats).actions)


@every_setting
def test_every_option_of_random_games_has_a_number_of_its_own(game: str, mode: str, seats: int) -> None:
    assert sum(check_game(game, mode, seats, seed) for seed in range(GAMES[game])) > 1000


def test_the_sections_cover_all_numbers() -> None:
    actions = encoder("fuersten", "duell", 2).actions
    ends = 0
    for section in actions.sections:
        assert section.first == ends
        ends += section.size
    assert ends == len(actions)


def test_what_can_never_be_legal_has_no_number() -> None:
    actions = encoder("fuersten", "intro", 2).actions
    with pytest.raises(BadInput, match="`demolish kloster at 1-above` has no number in this mode"):
        actions.number(say.DEMOLISH("kloster", "1-above"), None)


def test_a_sentence_cannot_have_two_numbers() -> None:
    with pytest.raises(ValueError, match="numbered twice"):
        Actions([say.ROLL_DICE(), say.END_TURN(), say.ROLL_DICE()])


def test_a_game_that_has_no_numbers_is_refused_with_those_that_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, TOY.id, TOY)
    with pytest.raises(BadInput, match="toy cannot be put into numbers yet; these can: fuersten, karthedis"):
        encoder(TOY.id, "plain", 3)
