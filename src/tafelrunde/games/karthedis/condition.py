"""The victory condition: as a text, as a value, whether it is met, and how much is lacking (KA-210 to KA-215).

A condition is met by any one of its alternatives, an alternative by all of its parts: `distinct 3 and same 2 or
nebelsalz 4`. Each part looks at everything a player has won, so one resource can count for several parts.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from ...kernel import NotAgreed, Reason
from .data import RESOURCES, SET

Part = tuple[str, int]  # so many that are all different, so many of any one kind, or so many of a kind that is named
Alternative = tuple[Part, ...]
Condition = tuple[Alternative, ...]
Won = tuple[str, ...]

DISTINCT: Final = "distinct"
SAME: Final = "same"
PRESETS: Final[Mapping[str, Condition]] = {  # KA-213 to KA-215
    "standard": (((DISTINCT, 5),), ((DISTINCT, 3), (SAME, 3))),  # four to five rounds
    "quick": (((DISTINCT, 3),), ((SAME, 2),)),
    "distinct3": (((DISTINCT, 3),),),
    "same2": (((SAME, 2),),),
    "long": (((DISTINCT, 5),),),
    "same3": (((SAME, 3),),),
}
LONGEST: Final = 400
_OTHER_WORDS: Final[Mapping[str, str]] = {
    "different": DISTINCT,
    "verschiedene": DISTINCT,
    "equal": SAME,
    "gleiche": SAME,
}


# as a text


def read_condition(text: str, copies: int) -> Condition:
    """KA-210, KA-215: the name of a preset, or any combination with `and` and `or`.

    Raises NotAgreed if it cannot be read, or if so many copies of the game can never meet it. A player who wins every
    resource there is meets all parts that can be met at all, so it is enough to look at each part.
    """
    if len(text) > LONGEST:
        raise _no_condition(f"{text[:40]}…")
    condition = PRESETS.get(text) or _parsed(text)
    for alternative in condition:
        for kind, number in alternative:
            most = most_of(kind, copies)
            if not 1 <= number <= most:
                raise NotAgreed(
                    f"`{kind} {number}` cannot be met: with this set it goes from 1 to {most} (KA-215)",
                    Reason("impossible-condition", ("KA-215",), kind=kind, number=number, most=most),
                )
    return condition


def most_of(kind: str, copies: int) -> int:
    """The most that a part can ask for."""
    if kind == DISTINCT:
        return len(RESOURCES)
    named = SET.resources.get(kind)
    return copies * (max(r.copies for r in SET.resources.values()) if named is None else named.copies)


@lru_cache(maxsize=1000)
def _parsed(text: str) -> Condition:
    alternatives = [
        re.split(r"\s+(?:and|und)\s+", part) for part in re.split(r"\s+(?:or|oder)\s+", text.strip().lower())
    ]
    return tuple(dict.fromkeys(_alternative(parts) for parts in alternatives))


def _alternative(parts: list[str]) -> Alternative:
    """Of two parts about the same kind only the harder one matters."""
    found: dict[str, int] = {}
    for part in parts:
        kind, number = _part(part)
        found[kind] = max(number, found.get(kind, number))
    return tuple(found.items())


def _part(text: str) -> Part:
    """`distinct 3`, `3 distinct`, `2 nebelsalz`, or a resource by its name in either language."""
    match = re.fullmatch(r"(?P<kind>.+?)\s+(?P<number>\d{1,3})", text) or re.fullmatch(
        r"(?P<number>\d{1,3})\s+(?P<kind>.+)", text
    )
    kind = _kind_called(match["kind"]) if match is not None else None
    if match is None or kind is None:
        raise _no_condition(text)
    return kind, int(match["number"])


def _kind_called(word: str) -> str | None:
    if word in (DISTINCT, SAME) or word in RESOURCES:
        return word
    if word in _OTHER_WORDS:
        return _OTHER_WORDS[word]
    named = (r.id for r in SET.resources.values() if word in [name.lower() for name in r.name.values()])
    return next(named, None)


def _no_condition(text: str) -> NotAgreed:
    return NotAgreed(
        f"{text!r} is no victory condition; say for example `distinct 3 or same 2`, `2 same and 3 distinct`, "
        f"`2 {RESOURCES[0]}`, or one of {', '.join(PRESETS)}",
        Reason("no-condition", ("KA-210",), text=text),
    )


def write_condition(condition: Condition) -> str:
    """The one text of a condition, which `read_condition` reads back."""
    return " or ".join([" and ".join([f"{kind} {number}" for kind, number in parts]) for parts in condition])


def same_condition(one: Condition, other: Condition) -> bool:
    """Whether both ask for the same: alternatives, and the parts of each, stand in no order."""
    return {frozenset(parts) for parts in one} == {frozenset(parts) for parts in other}


# how far a player is


def is_met(condition: Condition, won: Won) -> bool:
    """KA-100, KA-214: all parts of one of the alternatives."""
    if not won:
        return False
    return any(all(_has(kind, won) >= number for kind, number in parts) for parts in condition)


def _has(kind: str, won: Won) -> int:
    if kind == DISTINCT:
        return len(set(won))
    if kind == SAME:
        return max([won.count(resource) for resource in won])
    return won.count(kind)


def lacking(condition: Condition, won: Won) -> int:
    """How many resources more it takes at least, by the nearest alternative."""
    return min([lacking_of(parts, won, resource) for parts in condition for resource in RESOURCES])


def lacking_of(parts: Alternative, won: Won, same: str) -> int:
    """How many more an alternative takes at least, if those of one kind (`same`) are to be of this one."""
    wanted: dict[str, int] = {}
    distinct = 0
    for kind, number in parts:
        if kind == DISTINCT:
            distinct = number
        else:
            resource = same if kind == SAME else kind
            wanted[resource] = max(number, wanted.get(resource, 0))
    kinds = set(won)
    more = 0
    for resource, number in wanted.items():
        more += max(0, number - won.count(resource))
        kinds.add(resource)
    return more + max(0, distinct - len(kinds))
