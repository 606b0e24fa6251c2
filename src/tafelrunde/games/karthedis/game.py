"""The game as the kernel knows it."""

from collections.abc import Collection, Mapping
from typing import Any

from ...kernel import Choice, Grammar, Mode, Option, Reason, Result, Rules, Setting, Table, Term
from ...kernel.game import Json, Lot
from ...kernel.shown import Catalogue
from ..chronicle import Chronicle, Legend
from .catalogue import catalogue
from .chronicle import chronicle, legend
from .data import CARDS, FREE, MODE_NAMES, MOST_SEATS, OWN_SET, SEAT_NAMES, SET, USUAL_SEATS
from .determinize import determinize
from .draw import draw
from .evaluate import appraise
from .names import VOCABULARY, card_text, spell
from .position import describe, read_position
from .prospects import prospects
from .refuse import refuse
from .saved import from_json, to_json
from .setup import agree, start, terms
from .state import OVER, PHASES, State
from .survey import Survey
from .turn import play
from .view import View, view
from .words import GRAMMAR
from .workshop import check_set, random_deck, write_deck

RULES_VERSION = "1"


class Karthedis:
    """Karthedis – Future Market."""

    id = "karthedis"
    name: Mapping[str, str] = {"de": "Karthedis – Future Market", "en": "Karthedis – Future Market"}
    modes: Mapping[str, Mode] = {
        id: Mode(id, name, SEAT_NAMES[:USUAL_SEATS], 2, MOST_SEATS, {"decks": "random"} if id == FREE else {})
        for id, name in MODE_NAMES.items()
    }
    grammar: Grammar = GRAMMAR
    rules_version = RULES_VERSION
    main_prompts = ("draft", "spekulieren", "call", "trade", "second-call")
    turn_rules = ("KA-024", "KA-027")
    data_hash = SET.fingerprint
    own_cards = OWN_SET

    def terms(self, mode: str, seats: int | None) -> tuple[Term, ...]:
        return terms(mode, seats)

    def agree(self, mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
        return agree(mode, seats, options)

    def fits(self, setting: Setting, state: State) -> bool:
        return state.mode == setting.mode and state.seats == len(setting.seats)

    def start(self, setting: Setting) -> State:
        return start(setting)

    def rules(self, state: State) -> Rules[None]:
        return play(state)

    def result(self, state: State) -> Result | None:
        return Result(state.winners, state.won_by) if state.phase == OVER else None

    def rounds(self, state: State) -> int:
        return state.round

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

    def survey(self) -> Survey:
        return Survey()

    def legend(self) -> Legend:
        return legend()

    def chronicle(self, table: Table[State, View]) -> Chronicle:
        return chronicle(table)

    def catalogue(self) -> Catalogue:
        return catalogue()

    @property
    def measure(self) -> Mapping[str, str]:
        return {"de": "gewonnene Ressourcen", "en": "resources won"}

    def score(self, view: View) -> dict[str, int]:
        return {player["seat"]: len(player["won"]) for player in view["players"]}

    def turn(self, view: View) -> int:
        return view["round"]

    def target(self, view: View) -> int | None:  # noqa: ARG002  conditions ask for kinds of resources, not for a sum
        return None

    def suggest(self, mode: str, term: str, seed: str | None) -> str | None:
        if mode != FREE or term != "deck":
            return None
        check_set()
        return write_deck(random_deck(seed))

    def determinize(self, view: View, shuffle: Lot, choice: Choice | None = None) -> State | None:
        """The table as it may be for all a seat knows: what it does not see is dealt by lot.

        With the `choice` it is asked, the rules ask just that again; None in the midst of something.
        """
        return determinize(view, shuffle, choice)

    @property
    def foresight(self) -> int:
        """None: `prospects` foresees how bids will turn out, and games of greedy play are no better a guess."""
        return 0

    def turns(self, state: State) -> int:
        """A phase of a round counts as a turn: in each, everybody has one."""
        return state.round * len(PHASES) + PHASES.index(state.phase)

    def prospects(self, state: State) -> tuple[float, ...]:
        """Each seat's share of a win, from everything that lies on the table."""
        return prospects(state)

    def to_json(self, state: State) -> Json:
        return to_json(state)

    def from_json(self, data: Json) -> State:
        return from_json(data)

    def read_position(self, mode: str, document: Mapping[str, Any], seats: int | None = None) -> State:
        return read_position(mode, document, USUAL_SEATS if seats is None else seats)

    def describe(self, state: State) -> dict[str, Any]:
        return describe(state)


KARTHEDIS = Karthedis()
