"""The game as the kernel knows it."""

from collections.abc import Collection, Mapping
from typing import Any

from ...kernel import BadInput, Choice, Grammar, Mode, Option, Reason, Result, Rules, Setting, Table, Term
from ...kernel.game import Json, Lot, fixed_setting
from ...kernel.shown import Catalogue
from ..chronicle import Chronicle, Legend
from . import cards  # noqa: F401  registers what cards do
from .catalogue import catalogue
from .chronicle import chronicle, legend
from .data import CARDS, CARDS_ARE_BROKEN, DATA_HASH, MODES, OWN_CARDS, SEATS
from .determinize import determinize
from .draw import draw
from .evaluate import appraise
from .names import POINT_NAMES, VOCABULARY, card_text, spell
from .position import describe, read_position
from .prospects import prospects
from .refuse import refuse
from .saved import from_json, to_json
from .setup import start
from .state import NOBODY, OVER, State
from .turn import play
from .view import View, view
from .words import GRAMMAR

RULES_VERSION = "1"


class Fuersten:
    """Die Fürsten von Catan."""

    id = "fuersten"
    name: Mapping[str, str] = {"de": "Die Fürsten von Catan", "en": "The Rivals for Catan"}
    modes: Mapping[str, Mode] = {mode.id: Mode(mode.id, mode.name, SEATS) for mode in MODES.values()}
    grammar: Grammar = GRAMMAR
    rules_version = RULES_VERSION
    main_prompts = ("action", "roll", "arrange")
    turn_rules = ("F-040", "F-044")
    data_hash = DATA_HASH
    own_cards = OWN_CARDS

    def terms(self, _mode: str, _seats: int | None) -> tuple[Term, ...]:
        return ()

    def agree(self, mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
        if CARDS_ARE_BROKEN:
            raise BadInput(CARDS_ARE_BROKEN)
        return fixed_setting(self.modes[mode], seats, options)

    def fits(self, setting: Setting, state: State) -> bool:
        return state.mode.id == setting.mode

    def start(self, setting: Setting) -> State:
        return start(setting.mode)

    def rules(self, state: State) -> Rules[None]:
        return play(state)

    def result(self, state: State) -> Result | None:
        if state.phase != OVER:
            return None
        return Result((), "dead") if state.winner == NOBODY else Result((state.winner,), "points")

    def rounds(self, state: State) -> int:
        return (state.turn + 1) // 2

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def refuse(self, state: State, choice: Choice, option: Option) -> Reason | None:
        return refuse(state, choice, option)

    def draw(self, view: View, language: str = "en", colour: bool = False) -> str:
        return draw(view, language, colour)

    def spell(self, word: str, language: str) -> str:
        return spell(word, language)

    @property
    def vocabulary(self) -> Collection[str]:
        return VOCABULARY

    @property
    def glossary(self) -> Collection[str]:
        return CARDS

    def card_text(self, card: str, language: str) -> str:
        return card_text(card, language)

    def appraise(self, view: View, choice: Choice) -> list[float]:
        return appraise(view, choice)

    def legend(self) -> Legend:
        return legend()

    def chronicle(self, table: Table[State, View]) -> Chronicle:
        return chronicle(table)

    def catalogue(self) -> Catalogue:
        return catalogue()

    @property
    def measure(self) -> Mapping[str, str]:
        return {language: names["vp"] for language, names in POINT_NAMES.items()}

    def score(self, view: View) -> dict[str, int]:
        return {prince["seat"]: prince["points"]["victory"] for prince in view["princes"]}

    def turn(self, view: View) -> int:
        return view["turn"]

    def target(self, view: View) -> int | None:
        return view["target"]

    def determinize(self, view: View, shuffle: Lot, _choice: Choice | None = None) -> State | None:
        """The table as it may be for all a seat knows: what it does not see is dealt by lot."""
        return determinize(view, shuffle)

    @property
    def foresight(self) -> int:
        """To the beginning of the own next turn: what the other does in between belongs to a choice."""
        return 2

    def turns(self, state: State) -> int:
        return state.turn

    def prospects(self, state: State) -> tuple[float, float]:
        return prospects(state)

    def to_json(self, state: State) -> Json:
        return to_json(state)

    def from_json(self, data: Json) -> State:
        return from_json(data)

    def read_position(self, mode: str, document: Mapping[str, Any], seats: int | None = None) -> State:
        self.agree(mode, seats, {})
        return read_position(mode, document)

    def describe(self, state: State) -> dict[str, Any]:
        return describe(state)


FUERSTEN = Fuersten()
