"""What a mode switches, and what each edition of its rules switched: one value for each that can be played.

The rules changed with the tournament set of 1997, the theme sets of 1999 and the reform of 2003 (101.D.b to 101.D.d).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from ...kernel.errors import BadInput

Edition: TypeAlias = Literal["1996", "1997", "1999", "2003"]
Threshold: TypeAlias = Literal["none", "three-each", "three-each-once", "seven-together-once"]
GRUND: Final = "grund"
ERWEITERT: Final = "erweitert"
TURNIER: Final = "turnier"
EDITIONS: Final[tuple[Edition, ...]] = ("1996", "1997", "1999", "2003")
NEWEST: Final[Edition] = "2003"
FIRST_TOURNAMENT: Final[Edition] = "1997"


@dataclass(frozen=True, slots=True)
class Variant:
    """One mode in one edition.

    `threshold` is what must be reached before action cards may be played, `free_kinds` the kinds of them that are
    exempt, `free_cards` the cards. Robbers stay away for `robbers_rest` turns. A spy takes any card, or only units and
    actions; a civil war takes any fleet, or only trade fleets. An exchanged card comes from the stack under which the
    other went, or from any. Surplus cards of the own turn are given up at once, or when the turn ends.
    """

    mode: str
    edition: Edition
    threshold: Threshold
    free_kinds: tuple[str, ...]
    free_cards: tuple[str, ...]
    robbers_rest: int
    spy_takes_any: bool
    war_takes_any_fleet: bool
    same_stack: bool
    surplus_at_once: bool
    ally_founds_metropolis: bool  # a city can become one by a building whose functions are only shared
    council_returns: int  # cards that go back after a council meeting
    peace_for_all: bool  # where attacks are over, those against cards and by knights are over, too
    magic_stolen_freely: bool  # a spy takes magic cards whether or not there is a citadel


def _grund(edition: Edition, threshold: Threshold) -> Variant:
    """The base game: only the threshold ever changed (101.D.b)."""
    return Variant(
        mode=GRUND,
        edition=edition,
        threshold=threshold,
        free_kinds=(),
        free_cards=("kundschafter",),
        robbers_rest=0,
        spy_takes_any=True,
        war_takes_any_fleet=edition != NEWEST,
        same_stack=False,
        surplus_at_once=True,
        ally_founds_metropolis=True,
        council_returns=1,
        peace_for_all=True,
        magic_stolen_freely=True,
    )


def _erweitert(edition: Edition, threshold: Threshold, reformed: bool) -> Variant:
    """The extended game, which came with the theme sets of 1999 and was reformed in 2003."""
    return Variant(
        mode=ERWEITERT,
        edition=edition,
        threshold=threshold,
        free_kinds=("protection",) if reformed else (),
        free_cards=("kundschafter",),
        robbers_rest=4,
        spy_takes_any=False,
        war_takes_any_fleet=not reformed,
        same_stack=True,
        surplus_at_once=not reformed,
        ally_founds_metropolis=reformed,
        council_returns=1 if reformed else 2,
        peace_for_all=reformed,
        magic_stolen_freely=reformed,
    )


def _turnier(edition: Edition, threshold: Threshold, reformed: bool) -> Variant:
    """The tournament game, which came in 1997; the extended game took its rules over, and both changed together.

    K-043: that robbers rest in the first rounds came with the theme sets.
    """
    rest = 0 if edition == FIRST_TOURNAMENT else 4
    return replace(_erweitert(edition, threshold, reformed), mode=TURNIER, robbers_rest=rest)


def _beginners() -> Variant:
    """K-003: the tournament game of 1997 for those who have one base game; the extended game came of it."""
    return replace(_turnier(FIRST_TOURNAMENT, "three-each", reformed=False), mode=ERWEITERT)


VARIANTS: Final[Mapping[tuple[str, str], Variant]] = {
    (variant.mode, variant.edition): variant
    for variant in (
        _grund("1996", "none"),
        _grund("1997", "three-each"),
        _grund("1999", "three-each-once"),
        _grund("2003", "three-each-once"),
        _beginners(),
        _erweitert("1999", "three-each-once", reformed=False),
        _erweitert("2003", "seven-together-once", reformed=True),
        _turnier("1997", "three-each", reformed=False),
        _turnier("1999", "three-each-once", reformed=False),
        _turnier("2003", "seven-together-once", reformed=True),
    )
}


def editions_of(mode: str) -> tuple[str, ...]:
    """The editions in which a mode can be played."""
    return tuple(edition for of_mode, edition in VARIANTS if of_mode == mode)


def variant_of(mode: str, edition: str) -> Variant:
    if (mode, edition) not in VARIANTS:
        raise BadInput(
            f"{edition!r} is no edition of the mode {mode!r}; it is played in {', '.join(editions_of(mode))}"
        )
    return VARIANTS[mode, edition]
