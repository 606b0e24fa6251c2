"""The modes of the game, with what can be agreed about theme sets, stacks and points.

Each is one value that says what it switches; what editions switch is in `variants`.
"""

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from ...kernel.errors import BadInput
from ..realm.box import Box
from ..realm.cards import Card
from ..realm.hooks import Hooks
from ..realm.mode import ANY_BACK, EVERYBODY, NEUTRAL, TOGETHER, Mode, draw_cards
from ..realm.prince import CITY as CITY_PLACE
from ..realm.prince import PLACE_POINTS, ROAD_SPOTS
from ..realm.regions import ALL_REGIONS
from ..realm.words import Sentences
from .citations import CITES
from .data import CARDS, CITADEL, CITY, HAND, ROAD, SEATS, SETTLEMENT
from .variants import ERWEITERT, FIRST_TOURNAMENT, GRUND, NEWEST, TURNIER

BASE: Final = "grundspiel"
KNIGHTS_AND_TRADERS: Final = "ritter_haendler"
SCIENCE_AND_PROGRESS: Final = "wissenschaft_fortschritt"
POLITICS_AND_INTRIGUE: Final = "politik_intrige"
TRADE_AND_CHANGE: Final = "handel_wandel"
WIZARDS_AND_DRAGONS: Final = "zauberer_drachen"
BARBARIANS_AND_MERCHANTS: Final = "barbaren_handelsherren"
CARDS_OF_2002: Final = "turnierkarten_t2002"
YEARLY_CARDS: Final = "sonderkarten"
# K-015: by theme set, the cards that lie open beside the stacks
OPEN_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    KNIGHTS_AND_TRADERS: (),
    SCIENCE_AND_PROGRESS: ("universitaet",),
    POLITICS_AND_INTRIGUE: ("kirche", "rathaus"),
    TRADE_AND_CHANGE: ("handelskontor",),
    WIZARDS_AND_DRAGONS: (),
    BARBARIANS_AND_MERCHANTS: ("hafen",),
}
DISPLAYED: Final = tuple(card for cards in OPEN_CARDS.values() for card in cards)
THEMES: Final = tuple(OPEN_CARDS)
USUAL_THEME: Final = KNIGHTS_AND_TRADERS
BASE_STACKS: Final = 4  # K-012
THEME_STACKS: Final = 2  # K-012, K-021: for each theme set
STACKS_OF_BASE_GAME: Final = 5  # K-011
STACKS_OF_1997: Final = 3  # K-003: of the tournament set
MOST_STACKS: Final = BASE_STACKS + THEME_STACKS * len(THEMES)
# how the cards lie: each set in its own stacks (K-021), all shuffled together (K-022), split between the players,
# with a row for both (K-019), or those that each has brought before him (K-013)
Layout: TypeAlias = Literal["rows", "mixed", "split", "brought"]
ROWS: Final = "rows"
MIXED: Final = "mixed"
SPLIT: Final = "split"
BROUGHT: Final = "brought"
LAYOUTS: Final[tuple[Layout, ...]] = (ROWS, MIXED, SPLIT)
DECK: Final = 33  # K-013: the cards of a deck, without the events
DECK_STACKS: Final = 4  # of each player in the tournament game
STACKS_IN_ROW: Final = 3  # K-019 says nothing of it
TARGET: Final = 13  # K-002
TARGET_FOR_EACH_SET: Final = 2  # K-023: for each theme set after the first
JOIN: Final = "+"
AS_PROPOSED: Final = "usual"  # the points that `usual_target` proposes
ALL: Final = "all"  # of the cards of the own share
KNIGHT_TOKEN: Final = "ritterfigur"
MILL_TOKEN: Final = "muehlenstein"

_HOOKS: Final[Hooks[Any]] = Hooks()
BOX: Final = Box(
    CARDS,
    Sentences(CARDS.values(), MOST_STACKS, DISPLAYED, (*ALL_REGIONS, *ROAD_SPOTS)),
    CITES,
    _HOOKS,
    SEATS,
    tokens=(KNIGHT_TOKEN, MILL_TOKEN),
    centre=(ROAD.id, SETTLEMENT.id, CITY.id),
)


def not_for_tournaments(card: Card) -> int:
    """Cards that only the tournament game knows stay in the box."""
    return 0 if card.tournament_only else card.copies


class Deal(NamedTuple):
    """What is agreed about the cards and the points: the theme sets in play, how they lie, how many points win, and,
    of cards that come from no set, which can be in a deck.

    Of the small tournament, how many cards of his share each player keeps (0: all). The theme sets are `of_1997` where
    they are still the two halves of the tournament set, each as it was then.
    """

    themes: tuple[str, ...]
    layout: str
    target: int
    special: tuple[str, ...] = ()
    kept: int = 0
    of_1997: bool = False


@cache
def _extended(deal: Deal) -> Mode:
    """The base cards and those of the theme sets."""
    rows = deal.layout == ROWS
    return Mode(
        id=ERWEITERT,
        name={"de": "Erweitertes Grundspiel", "en": "Extended Game"},
        box=BOX,
        target=deal.target,
        backs=_backs(deal),
        owners=(0,) * STACKS_IN_ROW + (1,) * STACKS_IN_ROW + (EVERYBODY,) * STACKS_IN_ROW
        if deal.layout == SPLIT
        else (),
        kept=deal.kept,
        sets=(BASE, *deal.themes),
        copies_of=not_for_tournaments,
        # K-019: both have their share of them; K-022: without any sorting nothing is laid open
        open_cards=tuple(card for theme in deal.themes for card in OPEN_CARDS[theme]) if rows else (),
        open_cards_return=True,  # K-016
        has_magic=WIZARDS_AND_DRAGONS in deal.themes,
        advantage=1,
        trader_needs_city=True,
        mints_freely=True,
        mixes_backs=True,
        dealt_by=_dealt_by(deal),
        opened_by=("K-015",),
    )


def _backs(deal: Deal) -> tuple[str, ...]:
    if deal.layout == SPLIT:
        return tuple(row for row in (*SEATS, NEUTRAL) for _ in range(STACKS_IN_ROW))
    if deal.layout == MIXED:
        return (ANY_BACK,) * (BASE_STACKS + THEME_STACKS * len(deal.themes))
    return (BASE,) * BASE_STACKS + tuple(theme for theme in deal.themes for _ in range(THEME_STACKS))


def _dealt_by(deal: Deal) -> tuple[str, ...]:
    if deal.layout == SPLIT:
        return ("K-019",)
    if deal.layout == MIXED:
        return ("K-022",)
    return ("K-012",) if len(deal.themes) == 1 else ("K-012", "K-021")


@cache
def _beginners(deal: Deal) -> Mode:
    """K-003: the base game, and the tournament set of 1997 as it came."""
    return Mode(
        id=ERWEITERT,
        name={"de": "Turnierspiel für Einsteiger", "en": "Tournament Game for Beginners"},
        box=BOX,
        target=deal.target,
        backs=(BASE,) * STACKS_OF_BASE_GAME + (TOGETHER,) * STACKS_OF_1997,
        together=deal.themes,
        sets=(BASE, *deal.themes),
        copies_of=_for_beginners,
        open_cards=OPEN_IN_1997,
        open_cards_return=True,
        advantage=1,
        trader_needs_city=True,
        mints_freely=True,
        mixes_backs=True,
        dealt_by=("K-003",),
        opened_by=("K-003", "K-015"),
    )


def _for_beginners(card: Card) -> int:
    """K-003: of the events of the tournament set one Überfall, and everything else that was in it in 1997."""
    if card.id in NOT_YET_IN_1997 or (card.kind == "event" and card.back != BASE):
        return 1 if card.id == RAID else 0
    return not_for_tournaments(card)


@cache
def _tournament(deal: Deal) -> Mode:
    """K-013, K-014: each plays with a deck of his own, built from the cards of these sets."""
    backs = [BASE, *deal.themes]
    backs += [CARDS_OF_2002] if T2002 in deal.special else []
    backs += [YEARLY_CARDS] if any(special in YEARLY_CARD for special in deal.special) else []
    return Mode(
        id=TURNIER,
        name={"de": "Turnierspiel", "en": "Tournament Game"},
        box=BOX,
        target=deal.target,
        backs=tuple(seat for seat in SEATS for _ in range(DECK_STACKS)),
        owners=tuple(seat for seat in range(len(SEATS)) for _ in range(DECK_STACKS)),
        sets=tuple(backs),
        copies_of=partial(_of_both_players, deal),
        deck_size=DECK,
        own_discards=True,
        has_magic=WIZARDS_AND_DRAGONS in deal.themes,
        advantage=1,
        trader_needs_city=True,
        mints_freely=True,
        mixes_backs=True,
        dealt_by=("K-013",),
        opened_by=("K-013",),  # what lies open with a set is in the decks here
    )


def _of_both_players(deal: Deal, card: Card) -> int:
    return len(SEATS) * copies_of_one_player(deal, card)


def copies_of_one_player(deal: Deal, card: Card) -> int:
    """How many of a card each player has who owns one base game, one of each set, and the special cards agreed on."""
    if card.back == YEARLY_CARDS:
        return card.copies if card.id in map(YEARLY_CARD.get, deal.special) else 0
    if card.back == CARDS_OF_2002:
        return card.copies if T2002 in deal.special else 0
    if deal.of_1997 and card.id in NOT_YET_IN_1997:
        return 0
    return card.copies if card.back == BASE or card.back in deal.themes else 0


BASE_GAME: Final = Mode(
    id=GRUND,
    name={"de": "Grundspiel", "en": "Base Game"},
    box=BOX,
    target=12,  # K-001
    backs=(BASE,) * STACKS_OF_BASE_GAME,
    sets=(BASE,),
    copies_of=not_for_tournaments,
    may_demolish=False,  # K-114
    advantage=1,  # K-162
    trader_needs_city=True,  # K-161
    mints_freely=True,  # K-170
    mixes_backs=True,  # K-154
    dealt_by=("K-011",),
    opened_by=("K-015",),
)
BASE_DEAL: Final = Deal((), ROWS, BASE_GAME.target)


def usual_target(themes: tuple[str, ...]) -> int:
    """K-002, K-023: the points that win if nothing else is agreed."""
    return TARGET + TARGET_FOR_EACH_SET * (len(themes) - 1)


def highest_target(themes: tuple[str, ...]) -> int:
    """K-023: half of the points there are, so that one of the two has them when all are given out.

    Counted as in 106.A.b: all settlements and cities, the points of all buildings, and both tokens.
    """
    sets = (BASE, *themes)
    left = SETTLEMENT.copies - CITY.stack  # settlements that no city covers; a citadel makes one worth 2
    citadels = min(left, CITADEL.stack) if CITADEL.back in sets else 0
    places = CITY.stack * PLACE_POINTS[CITY_PLACE] + left + citadels
    buildings = sum((card.vp + card.vp_counted) * card.copies for card in CARDS.values() if _counts(card, sets))
    return (places + buildings + len(BOX.tokens) + 1) // 2


def _counts(card: Card, sets: tuple[str, ...]) -> bool:
    return card.kind == "building" and card.back in sets


def usual_deal(*themes: str) -> Deal:
    """These theme sets in rows, for the usual number of points."""
    return Deal(themes, ROWS, usual_target(themes))


# by edition, the sets from which decks are built. The tournament set of 1997 holds the cards of what became two sets,
# but for those that came with these
OF_1997: Final = (KNIGHTS_AND_TRADERS, SCIENCE_AND_PROGRESS)
NOT_YET_IN_1997: Final = ("bauernheer", "handelsakademie")
OPEN_IN_1997: Final = OPEN_CARDS[SCIENCE_AND_PROGRESS]
RAID: Final = "ueberfall"
BEGINNERS_DEAL: Final = Deal(OF_1997, ROWS, BASE_GAME.target, of_1997=True)  # K-003
SETS_OF_DECKS: Final[Mapping[str, tuple[str, ...]]] = {
    "1997": OF_1997,
    "1999": tuple(theme for theme in THEMES if theme != BARBARIANS_AND_MERCHANTS),
    "2003": THEMES,
}
# K-018: by edition, the cards of no set that can be agreed on; those of 2002 were legal only before the reform
T2002: Final = "t2002"
SPECIAL_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "1997": (),
    "1999": (T2002, "johanna_2002"),
    "2003": ("guido",),
}
YEARLY_CARD: Final[Mapping[str, str]] = {
    "johanna_2002": "johanna_sonderkarte_2002",
    "guido": "guido_der_grosse_diplomat",
}


def deck_deal(edition: str) -> Deal:
    """All sets of an edition, and none of the special cards."""
    return Deal(SETS_OF_DECKS[edition], BROUGHT, TARGET, of_1997=edition == FIRST_TOURNAMENT)


# by edition, with all special cards: in one or another of them is every card that can be in a deck
FULL_DECK_DEALS: Final = tuple(
    [deck_deal(edition)._replace(special=special) for edition, special in SPECIAL_CARDS.items()]
)
USUAL_DEALS: Final[Mapping[str, Deal]] = {
    GRUND: BASE_DEAL,
    ERWEITERT: usual_deal(USUAL_THEME),
    TURNIER: deck_deal(NEWEST),
}
# each mode as it is usually played
MODES: Final[Mapping[str, Mode]] = {
    GRUND: BASE_GAME,
    ERWEITERT: _extended(USUAL_DEALS[ERWEITERT]),
    TURNIER: _tournament(USUAL_DEALS[TURNIER]),
}
EVERY_MODE: Final = (
    BASE_GAME,
    *(_extended(usual_deal(theme)) for theme in THEMES),
    *map(_tournament, FULL_DECK_DEALS),
)


def themes_of(mode: str) -> tuple[str, ...]:
    """The theme sets with which a mode can be played."""
    return () if mode == GRUND else THEMES


def mode_with(mode: str, deal: Deal) -> Mode:
    """A mode with what is agreed about its cards; that it can be played so was seen to by `read_deal`."""
    if mode == TURNIER:
        return _tournament(deal)
    if mode == GRUND:
        return BASE_GAME
    return _beginners(deal) if deal.of_1997 else _extended(deal)


def deal_of(mode: Mode) -> Deal:
    """What was agreed about the cards of a game."""
    themes = tuple(theme for theme in THEMES if theme in mode.sets)
    of_1997 = themes == OF_1997 and not any(mode.copies_of(CARDS[card]) for card in NOT_YET_IN_1997)
    if mode.own_decks:
        known = [special for specials in SPECIAL_CARDS.values() for special in specials]
        special = tuple(special for special in known if _is_agreed(mode, special))
        return Deal(themes, BROUGHT, mode.target, special, of_1997=of_1997)
    layout = SPLIT if mode.owners else MIXED if ANY_BACK in mode.backs else ROWS
    return Deal(themes, layout, mode.target, kept=mode.kept, of_1997=of_1997)


def _is_agreed(mode: Mode, special: str) -> bool:
    if special == T2002:
        return CARDS_OF_2002 in mode.sets
    return YEARLY_CARDS in mode.sets and mode.copies_of(CARDS[YEARLY_CARD[special]]) > 0


def read_deal(
    mode: str, sets: str, layout: str, target: str, edition: str = NEWEST, special: str = "", kept: str = ""
) -> Deal:
    """What people have agreed, each as a text; what they leave out is as usual."""
    if mode not in MODES:
        raise BadInput(f"there is no mode {mode!r}")
    if mode == GRUND:
        return BASE_DEAL
    if mode == TURNIER:
        return _read_deck_deal(sets, layout, target, edition, special)
    if special:
        raise BadInput(f"special cards are agreed on only for the mode {TURNIER!r}")
    themes = _read_themes(mode, sets, themes_of(mode)) if sets else (USUAL_THEME,)
    if layout and layout not in LAYOUTS:
        raise BadInput(f"there is no layout {layout!r}; there are {', '.join(map(repr, LAYOUTS))}")
    if edition == FIRST_TOURNAMENT:
        return _read_beginners_deal(themes, layout, target, kept)
    deal = Deal(themes, layout or ROWS, _read_target(themes, target))
    return deal._replace(kept=_read_kept(deal, kept))


def _read_beginners_deal(themes: tuple[str, ...], layout: str, target: str, kept: str) -> Deal:
    """K-003: nothing about it is open; the usual set stands for what is usual here, the whole tournament set."""
    if themes not in ((USUAL_THEME,), OF_1997):
        raise BadInput(
            f"in {FIRST_TOURNAMENT} there was only one set besides the base game: {JOIN.join(OF_1997)} (K-003)"
        )
    if layout not in ("", ROWS):
        raise BadInput(f"with the rules of {FIRST_TOURNAMENT} the cards lie in rows (K-003), not {layout!r}")
    if target not in ("", AS_PROPOSED, str(BEGINNERS_DEAL.target)):
        points = BEGINNERS_DEAL.target
        raise BadInput(
            f"with the rules of {FIRST_TOURNAMENT} a game is won with {points} points (K-003), not {target!r}"
        )
    _read_kept(BEGINNERS_DEAL, kept)
    return BEGINNERS_DEAL


def _read_kept(deal: Deal, kept: str) -> int:
    """K-020: how many cards each keeps; a starting hand can be taken from every stack even of the fewest."""
    if kept in ("", ALL):
        return 0
    if deal.layout != SPLIT:
        raise BadInput(f"only with the layout {SPLIT!r} cards can be put away before the game (K-020), so keep {ALL!r}")
    least, share = HAND * STACKS_IN_ROW, share_of_each(deal)
    for cards in range(least, share):
        if kept == str(cards):
            return cards
    raise BadInput(f"of {share} cards each player keeps {least} to {share - 1}, or {ALL!r} (K-020), not {kept!r}")


def share_of_each(deal: Deal) -> int:
    """K-019: how many cards each player has in the small tournament before he puts any away."""
    return len(draw_cards(_extended(deal), SEATS[0]))


def _read_deck_deal(sets: str, layout: str, target: str, edition: str, special: str) -> Deal:
    """K-002: the tournament game is always won with 13 points."""
    if layout not in ("", BROUGHT):
        raise BadInput(f"in the mode {TURNIER!r} every player has stacks of their own; there is no other layout")
    if target not in ("", AS_PROPOSED, str(TARGET)):
        raise BadInput(f"the mode {TURNIER!r} is won with {TARGET} points (K-002), not {target!r}")
    of_edition = SETS_OF_DECKS[edition]
    themes = _read_themes(TURNIER, sets, of_edition) if sets else of_edition
    of_1997 = edition == FIRST_TOURNAMENT
    if of_1997 and themes != of_edition:
        raise BadInput("the tournament set of 1997 was one set: its two halves are played together")
    agreed = special.split(JOIN) if special else []
    for card in agreed:
        if card not in SPECIAL_CARDS[edition]:
            known = ", ".join(SPECIAL_CARDS[edition]) or "none"
            raise BadInput(f"the special cards {card!r} are not legal in the edition {edition} (K-018); it has {known}")
    legal = tuple(card for card in SPECIAL_CARDS[edition] if card in agreed)
    return Deal(themes, BROUGHT, TARGET, legal, of_1997=of_1997)


def _read_themes(mode: str, sets: str, known: tuple[str, ...]) -> tuple[str, ...]:
    said = sets.split(JOIN)
    for theme in said:
        if theme not in known:
            raise BadInput(
                f"the mode {mode!r} is not played with the set {theme!r}; sets for it: {', '.join(known)} "
                f"(several are joined by {JOIN!r})"
            )
    return tuple(theme for theme in THEMES if theme in said)


def _read_target(themes: tuple[str, ...], target: str) -> int:
    if not target or target == AS_PROPOSED:
        return usual_target(themes)
    most = highest_target(themes)
    for points in range(TARGET, most + 1):
        if target == str(points):
            return points
    raise BadInput(f"with these sets a game is won with {TARGET} to {most} points, not {target!r}")
