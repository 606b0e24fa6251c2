"""What is agreed before a game begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .errors import BadInput


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play a game.

    `seats` are the names of the seats when nothing else is agreed; a game for any number of players says from how many
    to how many can sit down. `usual` are options to play with where nobody is there to agree on any.
    """

    id: str
    name: Mapping[str, str]
    seats: tuple[str, ...]
    fewest: int = 0
    most: int = 0
    usual: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Term:
    """Something that can be agreed before a game begins: an option of its setting, described for those who offer it.

    `values` are those to pick from, one or, joined by "+", `several`; where there are none, or the game is `free` to
    read more, it is a text. `usual` is
    what is proposed to people who sit down to play; it need not be what the game takes if nothing is said. If `agree`
    leaves the option out then, `unsaid` is the value that means the same. What each seat says for itself (`by_seat`) is
    the option `<id>_<seat>`, and the others must not see it before the game does.
    """

    id: str
    name: Mapping[str, str]
    values: tuple[str, ...] = ()
    usual: str = ""
    free: bool = False
    by_seat: bool = False
    unsaid: str = ""
    several: bool = False

    def option(self, seat: str) -> str:
        """The name of the option in which a seat says this."""
        return f"{self.id}_{seat}"


@dataclass(frozen=True, slots=True)
class Setting:
    """What is agreed before a game begins: the mode, who sits where, and the game's own options, each as a text.

    `rules` is the version of the rules it is played by: the table fills it in, with the present one unless it takes up
    a game of before.
    """

    mode: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    rules: str = ""


def every_option(terms: Sequence[Term], options: Mapping[str, str]) -> dict[str, str]:
    """What was agreed, with those options that say what they say by being left out."""
    return {**{term.id: term.unsaid for term in terms if term.unsaid}, **options}


def proposed_options(terms: Sequence[Term]) -> dict[str, str]:
    """What people play with who have no wishes of their own."""
    return {term.id: term.usual for term in terms if term.usual and not term.by_seat}


def fixed_setting(mode: Mode, seats: int | None, options: Mapping[str, str]) -> Setting:
    """For games in which nothing is to be agreed but the mode."""
    if seats is not None and seats != len(mode.seats):
        raise BadInput(f"this game has {len(mode.seats)} seats ({', '.join(mode.seats)}), not {seats}")
    if options:
        raise BadInput(f"this game has no option {next(iter(options))!r}; it has none at all")
    return Setting(mode.id, mode.seats, {})


def nothing_to_agree(_mode: str, _seats: int | None) -> tuple[Term, ...]:
    """The terms of a game in which nothing is agreed but the mode."""
    return ()
