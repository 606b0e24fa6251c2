"""The numbers of actions: every legal option has one, no two share one, and it reads back."""

import pytest

from tafelrunde.games.fuersten import words as say
from tafelrunde.games.kartenspiel import words as say_in_kartenspiel
from tafelrunde.kernel import BadInput, Option, registry
from tafelrunde.kernel.numbers import Actions
from tafelrunde.rl.encoder import encoder

from ..kernel.toy import TOY
from .numbering import check_game, check_names
from .settings import every_setting

GAMES = {"fuersten": 20, "karthedis": 100, "kartenspiel": 16}


@every_setting
def test_numbers_and_sentences_say_the_same(game: str, mode: str, seats: int) -> None:
    check_names(game, encoder(game, mode, seats).actions)


@every_setting
def test_every_option_of_random_games_has_a_number_of_its_own(game: str, mode: str, seats: int) -> None:
    assert sum(check_game(game, mode, seats, seed) for seed in range(GAMES[game])) > 1000


@pytest.mark.parametrize(
    ("game", "mode"), [("fuersten", "duell"), ("kartenspiel", "erweitert"), ("kartenspiel", "turnier")]
)
def test_the_sections_cover_all_numbers(game: str, mode: str) -> None:
    actions = encoder(game, mode, 2).actions
    ends = 0
    for section in actions.sections:
        assert section.first == ends
        ends += section.size
    assert ends == len(actions)


def test_what_can_never_be_legal_has_no_number() -> None:
    actions = encoder("fuersten", "intro", 2).actions
    with pytest.raises(BadInput, match="`demolish kloster at 1-above` has no number in this mode"):
        actions.number(say.DEMOLISH("kloster", "1-above"), None)


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("grund", "demolish kloster at 1-above"),  # K-114
        ("grund", "name kloster at 1-above"),  # only an event of Ritter & Händler asks for it
        ("grund", "give wald-1 for wald-6"),
        ("grund", "build palast at 1-above"),
        ("grund", "swap wald-4 with wald-5"),  # one is red's, the other blue's
        ("grund", "swap wald-1 with wald-6"),  # both lie in the stack while regions are arranged
        ("erweitert", "steal kloster"),  # K-107
        ("erweitert", "remove bauernheer at 1-above"),  # K-185
        ("turnier", "put away kloster"),  # K-020: only in the small tournament
    ],
)
def test_what_a_mode_of_the_kartenspiel_never_allows_has_no_number(mode: str, sentence: str) -> None:
    option = say_in_kartenspiel.GRAMMAR.parse(sentence)
    assert isinstance(option, Option)
    with pytest.raises(BadInput, match=f"`{sentence}` has no number in this mode"):
        encoder("kartenspiel", mode, 2).actions.number(option, None)


def test_a_sentence_cannot_have_two_numbers() -> None:
    with pytest.raises(ValueError, match="numbered twice"):
        Actions([say.ROLL_DICE(), say.END_TURN(), say.ROLL_DICE()])


def test_a_game_that_has_no_numbers_is_refused_with_those_that_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, TOY.id, TOY)
    with pytest.raises(
        BadInput, match=r"toy cannot be put into numbers yet; these can: fuersten, karthedis, kartenspiel$"
    ):
        encoder(TOY.id, "plain", 3)
