"""What is agreed before a game: how many play, and how many of them are Automas."""

from collections.abc import Mapping
from typing import Final

from ...kernel import BadInput, Mode, Setting, Term
from .data import FEWEST, MOST, RING
from .state import State, new_state

FIRST_GAME: Final = "first"
MODES: Final[Mapping[str, Mode]] = {
    FIRST_GAME: Mode(FIRST_GAME, {"de": "Das erste Spiel", "en": "The first game"}, RING[:4], FEWEST, MOST)
}
AUTOMAS: Final = "automas"
LEVEL: Final = "level"
LEVELS: Final = tuple(str(level) for level in range(1, 7))
USUAL_LEVEL: Final = "2"  # C-300


def terms(_mode: str, seats: int | None) -> tuple[Term, ...]:
    most = (seats or MOST) - 1
    return (
        Term(
            AUTOMAS,
            {"de": "Automas auf den letzten Plätzen", "en": "Automas on the last seats"},
            tuple(str(number) for number in range(most + 1)),
            usual="0",
        ),
        Term(LEVEL, {"de": "Stufe der Automas", "en": "Level of the Automas"}, LEVELS, usual=USUAL_LEVEL),
    )


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    """C-300: an Automa is one of the players, and at least one of them is a person."""
    number = len(MODES[mode].seats) if seats is None else seats
    if not FEWEST <= number <= MOST:
        raise BadInput(f"{FEWEST} to {MOST} districts can play, Automas included, not {number}")
    for name in options:
        if name not in (AUTOMAS, LEVEL):
            raise BadInput(f"this game has no option {name!r}; it has {AUTOMAS!r} and {LEVEL!r}")
    automas = options.get(AUTOMAS, "0")
    if automas not in [str(some) for some in range(number)]:
        raise BadInput(f"with {number} districts there can be 0 to {number - 1} Automas, not {automas!r}")
    level = options.get(LEVEL, USUAL_LEVEL)
    if level not in LEVELS:
        raise BadInput(f"an Automa has a level of {LEVELS[0]} to {LEVELS[-1]}, not {level!r}")
    return Setting(mode, RING[:number], {AUTOMAS: automas, LEVEL: level})


def start(setting: Setting) -> State:
    return new_state(setting.mode, setting.seats, int(setting.options[AUTOMAS]), int(setting.options[LEVEL]))


def fits(setting: Setting, s: State) -> bool:
    """Whether a state can be one of a game with this setting."""
    automas = sum([player.automa for player in s.players])
    seats = tuple(player.district for player in s.players)
    return s.mode == setting.mode and seats == setting.seats and str(automas) == setting.options[AUTOMAS]
