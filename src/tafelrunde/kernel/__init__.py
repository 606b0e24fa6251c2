"""The kernel: rules ask, the table answers.

It knows no game. A game's rules are a generator that yields an `Ask` whenever somebody must choose or
chance must speak; a `Table` drives the rules, keeps the record and decides what may be undone.
Standard library only.
"""

from .ask import Afterwards, Ask, Chance, Choice, Rules, Shuffle, Together, decide
from .dealer import Dealer, SeededDealer
from .driver import Player
from .errors import BadInput
from .event import Event, EventKind
from .game import Finished, Game, Result, State, Words
from .json_data import Json
from .option import Args, Form, Grammar, Option, amounts, places
from .question import Question
from .reason import NotAgreed, Reason, Refused
from .record import Record, RecordError, parse_record
from .setting import Mode, Setting, Term
from .table import Table
from .why_not import Questions

__all__ = [
    "Afterwards",
    "Args",
    "Ask",
    "BadInput",
    "Chance",
    "Choice",
    "Dealer",
    "Event",
    "EventKind",
    "Finished",
    "Form",
    "Game",
    "Grammar",
    "Json",
    "Mode",
    "NotAgreed",
    "Option",
    "Player",
    "Question",
    "Questions",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "Rules",
    "SeededDealer",
    "Setting",
    "Shuffle",
    "State",
    "Table",
    "Term",
    "Together",
    "Words",
    "amounts",
    "decide",
    "parse_record",
    "places",
]
