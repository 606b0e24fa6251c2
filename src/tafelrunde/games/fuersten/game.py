"""Die Fürsten von Catan as a value: what the game is and what it can."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel import BadInput, Choice, Game, Mode, Result, Setting
from ...kernel.ask import NOTHING
from ...kernel.game import Words
from ...kernel.position import Positions
from ...kernel.puzzling import Puzzling
from ...kernel.setting import fixed_setting
from ...kernel.shown import Scores, Showing
from ...kernel.study import Study
from ...kernel.thinking import Foresight, Shuffler, Thinking
from ..realm.regions import ALL_REGIONS
from ..realm.state import NOBODY
from . import cards  # noqa: F401  registers what cards do
from .catalogue import catalogue
from .chronicle import chronicle, legend
from .data import CARDS, CARDS_ARE_BROKEN, DATA_HASH, OWN_CARDS, SEATS, all_regions
from .determinize import determinize
from .evaluate import appraise
from .luck import LUCK
from .modes import MODES
from .names import POINT_NAMES, VOCABULARY, card_text, spell
from .numbers import FuerstenEncoder
from .position import UNORDERED, describe, read_position
from .prospects import prospects
from .saved import from_json, to_json
from .setup import start
from .sketch import sketch
from .state import OVER, State
from .turn import whole_game
from .view import View, view
from .why_not import refuse
from .words import GRAMMAR

RULES_VERSION: Final = "1"
GAME_MODES: Final[Mapping[str, Mode]] = {mode.id: Mode(mode.id, mode.name, SEATS) for mode in MODES.values()}


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    if CARDS_ARE_BROKEN:
        raise BadInput(CARDS_ARE_BROKEN)
    return fixed_setting(GAME_MODES[mode], seats, options)


def result(state: State) -> Result | None:
    if state.phase != OVER:
        return None
    return Result((), "dead") if state.winner == NOBODY else Result((state.winner,), "points")


def imagine(view: View, shuffle: Shuffler, _choice: Choice | None) -> State | None:
    """The view alone says what is asked: questions in the middle of something are not imagined."""
    return determinize(view, shuffle)


def read_agreed_position(
    mode: str, document: Mapping[str, Any], seats: int | None, options: Mapping[str, str] = NOTHING
) -> State:
    agree(mode, seats, options)
    return read_position(mode, document)


GAME: Final[Game[State, View]] = Game(
    id="fuersten",
    name={"de": "Die Fürsten von Catan", "en": "The Rivals for Catan"},
    package=__package__,
    place=1,
    modes=GAME_MODES,
    rules_version=RULES_VERSION,
    data_hash=DATA_HASH,
    grammar=GRAMMAR,
    main_prompts=("action", "roll", "arrange"),
    turn_rules=("F-040", "F-044"),
    agree=agree,
    start=lambda setting: start(setting.mode),
    fits=lambda setting, state: state.mode.id == setting.mode,
    rules=whole_game,
    result=result,
    rounds=lambda state: (state.turn + 1) // 2,
    view=view,
    refuse=refuse,
    to_json=to_json,
    from_json=from_json,
    words=Words(spell, VOCABULARY, CARDS, card_text, sketch),
    thinking=Thinking(
        appraise,
        # to the beginning of the own next turn: what the other does in between belongs to a choice
        Foresight(imagine, prospects, turns=lambda state: state.turn, turns_ahead=2),
    ),
    # which region pays or stores, and which cards are drawn when a turn ends
    puzzling=Puzzling(
        turn=lambda state: state.turn,
        minor=frozenset({"pay", "store", "give", "draw", "put", "exchange", "replace", "search", "take-card"}),
        dull=frozenset(
            {"not-in-hand", "no-such-place", "not-there", "not-your-region", "not-in-open-stack", "same-resource"}
        ),
    ),
    scenarios=Positions(read_agreed_position, describe, UNORDERED, nowhere=frozenset(ALL_REGIONS) - {*all_regions()}),
    lab=Study(legend, chronicle, own_cards=OWN_CARDS),
    luck=LUCK,
    page=Showing(
        catalogue,
        Scores(
            measure={language: names["vp"] for language, names in POINT_NAMES.items()},
            score=lambda view: {prince["seat"]: prince["points"]["victory"] for prince in view["princes"]},
            turn=lambda view: view["turn"],
            target=lambda view: view["target"],
        ),
    ),
    numbers=FuerstenEncoder,
)
