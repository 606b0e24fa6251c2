"""Charterstone as a value: its rules and its words. It is not yet among the games that can be chosen: its rules text,
its messages and its face are still to come."""

from typing import Final

from ...kernel import Game, Result
from ...kernel.game import Words
from .agreement import MODES, agree, fits, start, terms
from .data import fingerprint
from .names import VOCABULARY, spell
from .saved import from_json, to_json
from .sketch import sketch
from .state import OVER, State
from .turn import whole_game
from .view import View, view
from .words import GRAMMAR, QUESTIONS

CHARTERSTONE: Final[Game[State, View]] = Game(
    id="charterstone",
    name={"de": "Charterstone: Ebbing", "en": "Charterstone: Ebbing"},
    package=__package__,
    place=4,
    modes=MODES,
    rules_version="1",
    data_hash=fingerprint(),
    grammar=GRAMMAR,
    main_prompts=("turn",),
    turn_rules=("C-018", "C-060"),
    agree=agree,
    terms=terms,
    start=start,
    fits=fits,
    rules=whole_game,
    result=lambda s: Result(s.winners, "points") if s.phase == OVER else None,
    rounds=lambda s: s.round,
    view=view,
    refuse=QUESTIONS.why_not,
    to_json=to_json,
    from_json=from_json,
    words=Words(spell, VOCABULARY, (), lambda _card, _language: "", sketch),
)
