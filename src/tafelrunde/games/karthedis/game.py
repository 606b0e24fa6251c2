"""Karthedis – Future Market as a value: what the game is and what it can."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ...kernel import Game, Mode, Result
from ...kernel.ask import NOTHING
from ...kernel.decks import DeckLists
from ...kernel.game import Words
from ...kernel.position import Positions
from ...kernel.puzzling import Puzzling
from ...kernel.shown import Scores, Showing
from ...kernel.study import Study
from ...kernel.thinking import Foresight, Thinking
from .catalogue import catalogue
from .chronicle import chronicle, legend
from .data import (
    CARDS,
    EARLIER_RULES,
    EDITIONS,
    FREE,
    MODE_NAMES,
    MOST_SEATS,
    NOW,
    OWN_SET,
    RETIRED,
    RULES,
    SEAT_NAMES,
    USUAL_SEATS,
)
from .determinize import determinize
from .evaluate import appraise
from .luck import LUCK
from .names import VOCABULARY, card_text, spell
from .numbers import KarthedisEncoder
from .position import UNORDERED, describe, read_position
from .prospects import prospects
from .saved import from_json, to_json
from .setup import agree, follow, start, terms
from .sketch import sketch
from .state import OVER, PHASES, State
from .survey import Survey
from .turn import whole_game
from .view import View, view
from .why_not import refuse
from .words import GRAMMAR
from .workshop import check_set_file, random_deck_list, shown_deck


def read_usual_position(
    mode: str, document: Mapping[str, Any], seats: int | None, options: Mapping[str, str] = NOTHING, edition: str = NOW
) -> State:
    return read_position(mode, document, USUAL_SEATS if seats is None else seats, options, edition)


def _game(edition: str, editions: "Mapping[str, Game[State, View]]") -> Game[State, View]:
    """The game with the cards of one edition of the set."""
    return Game(
        id="karthedis",
        name={"de": "Karthedis – Future Market", "en": "Karthedis – Future Market"},
        package=__package__,
        place=2,
        modes={
            id: Mode(id, name, SEAT_NAMES[:USUAL_SEATS], 2, MOST_SEATS, {"decks": "random"} if id == FREE else {})
            for id, name in MODE_NAMES.items()
        },
        rules_version=RULES,
        earlier_rules=EARLIER_RULES,
        data_hash=edition,
        editions=editions,
        retired=RETIRED,
        grammar=GRAMMAR,
        main_prompts=("draft", "spekulieren", "call", "trade", "second-call"),
        turn_rules=("KA-024", "KA-027"),
        agree=partial(agree, edition=edition),
        terms=terms,
        start=partial(start, edition=edition),
        follow=follow,
        fits=lambda setting, state: state.mode == setting.mode and state.seats == len(setting.seats),
        rules=whole_game,
        result=lambda state: Result(state.winners, state.won_by) if state.phase == OVER else None,
        rounds=lambda state: state.round,
        view=view,
        refuse=refuse,
        to_json=partial(to_json, edition=edition),
        from_json=partial(from_json, edition=edition),
        words=Words(spell, VOCABULARY, CARDS if edition == NOW else EDITIONS[edition].cards, card_text, sketch),
        thinking=Thinking(
            appraise,
            Foresight(
                partial(determinize, edition=edition),
                prospects,
                # a phase of a round counts as a turn: in each, everybody has one
                turns=lambda state: state.round * len(PHASES) + PHASES.index(state.phase),
                # `prospects` foresees how bids will turn out, and games of greedy play are no better a guess
                turns_ahead=0,
            ),
        ),
        puzzling=Puzzling(turn=lambda state: state.round, dull=frozenset({"not-in-hand", "cannot-be-chosen"})),
        scenarios=Positions(partial(read_usual_position, edition=edition), describe, UNORDERED),
        lab=Study(legend, chronicle, own_cards=OWN_SET, check_cards=check_set_file, survey=Survey),
        luck=LUCK,
        page=Showing(
            catalogue,
            Scores(
                measure={"de": "gewonnene Ressourcen", "en": "resources won"},
                score=lambda view: {player["seat"]: len(player["won"]) for player in view["players"]},
                turn=lambda view: view["round"],
                target=lambda _view: None,  # conditions ask for kinds of resources, not for a sum
            ),
        ),
        numbers=KarthedisEncoder,
        decks=DeckLists("deck", (FREE,), shown_deck, random_deck_list),
    )


GAME: Final[Game[State, View]] = _game(NOW, {edition: _game(edition, {}) for edition in EDITIONS if edition != NOW})
