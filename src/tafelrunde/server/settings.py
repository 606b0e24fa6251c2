"""The setting of a table: one value, complete from the moment a table is opened, kept and sent as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..kernel import BadInput, Game, Setting
from ..kernel.setting import every_option


def settled(game: "Game[Any, Any]", mode: str, number: int, options: Mapping[str, str], still_to_come: bool) -> Setting:
    """Names of seats and every option, those that nobody has mentioned too. Raises BadInput if it cannot be played so.

    What each seat brings for itself is not asked for while somebody is still to come.
    """
    try:
        return whole(game, game.agree(mode, number, options))
    except BadInput:
        if not still_to_come or not any(term.by_seat for term in game.terms(mode, number)):
            raise
        usual = game.modes[mode].usual
        agreed = game.agree(mode, number, {**usual, **options})
        said = {name: text for name, text in agreed.options.items() if name in options or name not in usual}
        return whole(game, replace(agreed, options=said))


def whole(game: "Game[Any, Any]", setting: Setting) -> Setting:
    """The setting of a game that was begun, with the options that it leaves out."""
    terms = game.terms(setting.mode, len(setting.seats))
    return replace(setting, options=every_option(terms, setting.options))


def settled_before(game: "Game[Any, Any]", mode: str, number: int, options: Mapping[str, str]) -> Setting:
    """The setting of a table from a version that kept only what was asked for: the rest is what the game says now."""
    try:
        return settled(game, mode, number, options, still_to_come=True)
    except BadInput:  # nobody can play there any more, but it can be looked at
        usual = game.modes[mode].seats
        names = usual if len(usual) == number else tuple(f"p{seat}" for seat in range(1, number + 1))
        return Setting(mode, names, options)


def public_options(game: "Game[Any, Any]", setting: Setting) -> dict[str, str]:
    """What was agreed, without what each seat keeps to itself until the game shows it."""
    private = {
        term.option(name)
        for term in game.terms(setting.mode, len(setting.seats))
        if term.by_seat
        for name in setting.seats
    }
    return {name: value for name, value in setting.options.items() if name not in private}
