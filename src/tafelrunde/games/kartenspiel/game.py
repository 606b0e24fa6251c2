"""Das Siedler-Kartenspiel as a value: what the game is and what it can."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel import BadInput, Choice, Game, Mode, NotAgreed, Reason, Result, Setting
from ...kernel.ask import NOTHING
from ...kernel.decks import DeckLists
from ...kernel.game import Finished, Words
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
from .decks import write_deck
from .determinize import determinize
from .evaluate import appraise
from .luck import LUCK
from .modes import (
    ALL,
    AS_PROPOSED,
    BROUGHT,
    JOIN,
    LAYOUTS,
    MODES,
    ROWS,
    SETS_OF_DECKS,
    SPECIAL_CARDS,
    USUAL_THEME,
    Deal,
    deal_of,
    read_deal,
    themes_of,
    usual_target,
)
from .names import POINT_NAMES, VOCABULARY, card_text, spell
from .numbers import KartenspielEncoder
from .own_decks import (
    CHARACTERS,
    FORMS,
    FREE,
    RANDOM,
    SAMPLE,
    UNBROUGHT,
    lay_decks_down,
    read_agreed_deck,
    read_form,
    read_unbrought,
)
from .position import UNORDERED, describe, read_position
from .prospects import prospects
from .saved import from_json, to_json
from .setup import start
from .sketch import sketch
from .state import OVER, State
from .turn import whole_game
from .variants import NEWEST, TURNIER, editions_of, variant_of
from .view import View, view
from .why_not import refuse
from .words import GRAMMAR
from .workshop import random_deck_list, shown_deck

RULES_VERSION: Final = "1"
OWN_DECK: Final = "deck"
UNBROUGHT_DECKS: Final = "decks"
FORM: Final = "form"
SPECIAL: Final = "special"
EDITION: Final = "edition"
SETS: Final = "sets"
LAYOUT: Final = "layout"
KEPT: Final = "kept"
POINTS: Final = "target"
GAME_MODES: Final[Mapping[str, Mode]] = {
    mode.id: Mode(mode.id, mode.name, SEATS, usual={UNBROUGHT_DECKS: SAMPLE} if mode.own_decks else {})
    for mode in MODES.values()
}


def terms(mode: str, _seats: int | None) -> tuple[Term, ...]:
    edition = Term(EDITION, {"de": "Regelstand", "en": "Edition of the rules"}, editions_of(mode), NEWEST)
    themes = themes_of(mode)
    if mode == TURNIER:
        return (edition, *_terms_of_decks(themes))
    if not themes:
        return (edition,)
    return (
        Term(SETS, {"de": "Themen-Sets", "en": "Theme sets"}, themes, USUAL_THEME, unsaid=USUAL_THEME, several=True),
        Term(LAYOUT, {"de": "Stapel", "en": "Stacks"}, LAYOUTS, ROWS, unsaid=ROWS),
        Term(
            KEPT,
            {"de": "Eigene Karten im kleinen Turnier", "en": "Own cards in the small tournament"},
            (ALL,),
            ALL,
            free=True,
            unsaid=ALL,
        ),
        Term(
            POINTS,
            {"de": "Siegpunkte", "en": "Victory points"},
            (AS_PROPOSED,),
            AS_PROPOSED,
            free=True,
            unsaid=AS_PROPOSED,
        ),
        edition,
    )


def _terms_of_decks(themes: tuple[str, ...]) -> tuple[Term, ...]:
    special = tuple(dict.fromkeys(card for known in SPECIAL_CARDS.values() for card in known))
    return (
        Term(SETS, {"de": "Themen-Sets", "en": "Theme sets"}, themes, several=True),
        Term(SPECIAL, {"de": "Sonderkarten", "en": "Special cards"}, special, several=True),
        Term(UNBROUGHT_DECKS, {"de": "Decks, die niemand mitbringt", "en": "Decks that nobody brings"}, UNBROUGHT),
        Term(FORM, {"de": "Deckbau", "en": "Deck building"}, FORMS, FREE, unsaid=FREE),
        Term(OWN_DECK, {"de": "Eigenes Deck", "en": "Own deck"}, free=True, by_seat=True),
    )


def agree(mode: str, seats: int | None, options: Mapping[str, str]) -> Setting:
    if seats not in (None, len(SEATS)):
        raise BadInput(f"this game has {len(SEATS)} seats ({', '.join(SEATS)}), not {seats}")
    known = [name for term in terms(mode, seats) for name in (map(term.option, SEATS) if term.by_seat else (term.id,))]
    for option in options:
        if option not in known:
            raise BadInput(f"this mode has no option {option!r}; it has {' and '.join(map(repr, known))}")
    variant = variant_of(mode, options.get(EDITION, NEWEST))
    deal = _agreed_deal(mode, options)
    return Setting(mode, SEATS, _options(variant.edition, deal) | _decks(mode, deal, options))


def _agreed_deal(mode: str, options: Mapping[str, str]) -> Deal:
    sets, layout, target, special = [options.get(option, "") for option in (SETS, LAYOUT, POINTS, SPECIAL)]
    return read_deal(mode, sets, layout, target, options.get(EDITION, NEWEST), special, options.get(KEPT, ""))


def _decks(mode: str, deal: Deal, options: Mapping[str, str]) -> dict[str, str]:
    """K-013, K-014: a list for each seat, or the agreement about those who bring none."""
    if mode != TURNIER:
        return {}
    unbrought = read_unbrought(options.get(UNBROUGHT_DECKS, ""))
    form = read_form(options.get(FORM, ""), deal)
    agreed = {UNBROUGHT_DECKS: unbrought} if UNBROUGHT_DECKS in options else {}
    agreed |= {FORM: form} if form != FREE else {}
    for seat in SEATS:
        option = f"{OWN_DECK}_{seat}"
        if option in options:
            agreed[option] = write_deck(read_agreed_deck(options[option], deal, form, seat))
        elif not agreed.get(UNBROUGHT_DECKS):
            raise NotAgreed(
                f"{seat} has no deck list: give it as the option {option}, "
                f"or say {UNBROUGHT_DECKS}={SAMPLE} for a sample deck (K-013)",
                Reason("no-deck", ("K-013",), seat=seat),
            )
    return agreed


def start_agreed(setting: Setting) -> State:
    options = setting.options
    state = start(setting.mode, options[EDITION], _agreed_deal(setting.mode, options))
    if setting.mode == TURNIER:
        lists = {seat: options[f"{OWN_DECK}_{seat}"] for seat in SEATS if f"{OWN_DECK}_{seat}" in options}
        unbrought = CHARACTERS if FORM in options else options.get(UNBROUGHT_DECKS, "")
        lay_decks_down(state, lists, unbrought)
    return state


def follow(earlier: Finished[State]) -> Mapping[str, str]:
    """Lists of decks go with their players, wherever they sit now."""
    places = {f"{OWN_DECK}_{seat}": earlier.place_of(seat) for seat in SEATS}
    options = {}
    for option, value in earlier.setting.options.items():
        if option not in places:
            options[option] = value
        elif (place := places[option]) is not None:
            options[f"{OWN_DECK}_{place}"] = value
    return options


def fits(setting: Setting, state: State) -> bool:
    """Whose decks they are was seen to when the game began."""
    if state.mode.id != setting.mode:
        return False
    deal = _agreed_deal(setting.mode, setting.options)
    return (state.variant.edition, deal_of(state.mode)) == (setting.options[EDITION], deal)


def agreed(state: State) -> dict[str, str]:
    """The options with which a game is played, but for the decks themselves, which nobody else may know."""
    options = _options(state.variant.edition, deal_of(state.mode))
    if not state.mode.own_decks:
        return options
    if state.unbrought == CHARACTERS:
        return options | {UNBROUGHT_DECKS: RANDOM, FORM: CHARACTERS}
    return options | {UNBROUGHT_DECKS: state.unbrought or SAMPLE}


def _options(edition: str, deal: Deal) -> dict[str, str]:
    """The usual set, stacks and points go without saying."""
    options = {EDITION: edition}
    if deal.layout == BROUGHT:
        if deal.themes != SETS_OF_DECKS[edition]:
            options[SETS] = JOIN.join(deal.themes)
        if deal.special:
            options[SPECIAL] = JOIN.join(deal.special)
        return options
    if deal.of_1997:
        return options  # K-003: nothing else is open
    if deal.themes not in ((), (USUAL_THEME,)):
        options[SETS] = JOIN.join(deal.themes)
    if deal.layout != ROWS:
        options[LAYOUT] = deal.layout
    if deal.kept:
        options[KEPT] = str(deal.kept)
    if deal.themes and deal.target != usual_target(deal.themes):
        options[POINTS] = str(deal.target)
    return options


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
    return read_position(mode, setting.options[EDITION], _agreed_deal(mode, setting.options), document)


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
    start=start_agreed,
    fits=fits,
    follow=follow,
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
    decks=DeckLists(OWN_DECK, (TURNIER,), shown_deck, random_deck_list),
)
