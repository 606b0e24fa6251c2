"""Das Siedler-Kartenspiel as a value: what the game is and what it can."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel import BadInput, Choice, Game, Mode, Result, Setting
from ...kernel.ask import NOTHING
from ...kernel.game import Words
from ...kernel.position import Positions
from ...kernel.setting import Term
from ...kernel.shown import Scores, Showing
from ...kernel.study import Study
from ...kernel.thinking import Foresight, Shuffler, Thinking
from ..realm.regions import ALL_REGIONS
from ..realm.state import NOBODY
from . import cards  # noqa: F401  registers what cards do
from .catalogue import catalogue
from .chronicle import chronicle, legend
from .data import CARDS, DATA_HASH, SEATS, all_regions
from .determinize import determinize
from .evaluate import appraise
from .luck import LUCK
from .modes import MODES
from .names import POINT_NAMES, VOCABULARY, card_text, spell
from .numbers import KartenspielEncoder
from .position import UNORDERED, describe, read_position
from .prospects import prospects
from .saved import from_json, to_json
from .setup import start
from .sketch import sketch
from .state import OVER, State
from .turn import whole_game
from .variants import NEWEST, editions_of, variant_of
from .view import View, view
from .why_not import refuse
from .words import GRAMMAR

RULES_VERSION: Final = "1"
GAME_MODES: Final[Mapping[str, Mode]] = {mode.id: Mode(mode.id, mode.name, SEATS) for mode in MODES.values()}
EDITION: Final = "edition"


def terms(mode: str, _seats: int | None) -> tuple[Term, ...]:
    return (Term(EDITION, {"de": "Regelstand", "en": "Edition of the rules"}, editions_of(mode), NEWEST),)


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    if seats not in (None, len(SEATS)):
        raise BadInput(f"this game has {len(SEATS)} seats ({', '.join(SEATS)}), not {seats}")
    for option in options:
        if option != EDITION:
            raise BadInput(f"this game has no option {option!r}; it has {EDITION!r}")
    variant = variant_of(mode, options.get(EDITION, NEWEST))
    return Setting(mode, SEATS, {EDITION: variant.edition})


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
    setting = agree(mode, seats, options)
    return read_position(mode, setting.options[EDITION], document)


GAME: Final[Game[State, View]] = Game(
    id="kartenspiel",
    name={"de": "Das Siedler-Kartenspiel", "en": "The Catan Card Game"},
    package=__package__,
    place=3,
    modes=GAME_MODES,
    rules_version=RULES_VERSION,
    data_hash=DATA_HASH,
    grammar=GRAMMAR,
    main_prompts=("action", "roll", "arrange"),
    turn_rules=("K-024", "K-025"),
    agree=agree,
    terms=terms,
    start=lambda setting: start(setting.mode, setting.options[EDITION]),
    fits=lambda setting, state: (state.mode.id, state.variant.edition) == (setting.mode, setting.options[EDITION]),
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
        Foresight(
            imagine,
            prospects,
            turns=lambda state: state.turn,
            turns_ahead=2,
            agreed=lambda state: {EDITION: state.variant.edition},
        ),
    ),
    scenarios=Positions(read_agreed_position, describe, UNORDERED, nowhere=frozenset(ALL_REGIONS) - {*all_regions()}),
    lab=Study(legend, chronicle),
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
    numbers=KartenspielEncoder,
)
