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
from .modes import MODES, USUAL_THEME, mode_with, theme_of, themes_of
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
SETS: Final = "sets"


def terms(mode: str, _seats: int | None) -> tuple[Term, ...]:
    edition = Term(EDITION, {"de": "Regelstand", "en": "Edition of the rules"}, editions_of(mode), NEWEST)
    themes = themes_of(mode)
    if not themes:
        return (edition,)
    return (Term(SETS, {"de": "Themen-Set", "en": "Theme set"}, themes, USUAL_THEME, unsaid=USUAL_THEME), edition)


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    if seats not in (None, len(SEATS)):
        raise BadInput(f"this game has {len(SEATS)} seats ({', '.join(SEATS)}), not {seats}")
    known = [term.id for term in terms(mode, seats)]
    for option in options:
        if option not in known:
            raise BadInput(f"this mode has no option {option!r}; it has {' and '.join(map(repr, known))}")
    variant = variant_of(mode, options.get(EDITION, NEWEST))
    theme = theme_of(mode_with(mode, options.get(SETS, "")))
    return Setting(mode, SEATS, _options(variant.edition, theme))


def agreed(state: State) -> dict[str, str]:
    """The options with which a game is played."""
    return _options(state.variant.edition, theme_of(state.mode))


def _options(edition: str, theme: str) -> dict[str, str]:
    """The usual set goes without saying."""
    return {EDITION: edition, **({} if theme in ("", USUAL_THEME) else {SETS: theme})}


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
    return read_position(mode, setting.options[EDITION], setting.options.get(SETS, ""), document)


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
    start=lambda setting: start(setting.mode, setting.options[EDITION], setting.options.get(SETS, "")),
    fits=lambda setting, state: state.mode.id == setting.mode and agreed(state) == setting.options,
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
            agreed=agreed,
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
