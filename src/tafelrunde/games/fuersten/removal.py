"""Placed expansions that leave a principality: demolished by their owner, or lost to the other prince or an event."""

from collections.abc import Sequence
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.expansions import remove
from ..realm.prince import SITES
from ..realm.stores import take
from .data import CARDS, copies
from .events import DISCARDED
from .hand import put_under_openly, puts
from .state import State, weigh_advantages
from .words import DEMOLISH

IRMGARD: Final = "irmgard_bewahrerin_des_lichts"
MUENZSTAETTE: Final = "muenzstaette"
DEMOLITIONS: Final = {
    (card.id, site): DEMOLISH(card.id, site) for card in CARDS.values() if card.is_expansion for site in SITES
}


def demolition_options(s: State, me: int) -> Sequence[Option]:
    """F-142 to F-145: every own building and unit, whether or not sites are free, but not in the introductory game."""
    if not s.mode.theme:
        return ()
    gives = s.princes[me].gives
    options = gives.memo.get(DEMOLISH.name)
    if options is None:
        options = gives.memo[DEMOLISH.name] = tuple(DEMOLITIONS[lying] for lying in dict.fromkeys(gives.lying))
    return options


def refuse_demolition(s: State, me: int, card: str, site: str) -> Reason | None:
    if not s.mode.theme:
        return Reason("no-demolition", ("F-145",))
    if s.cards[card].kind == "region_expansion":
        return Reason("stays-for-good", ("F-144",), card=card)
    return refuse_lying(s, me, card, site, "F-142")


def refuse_lying(s: State, owner: int, card: str, site: str, rule: str) -> Reason | None:
    """F-200: only what lies there, uncovered, can be meant."""
    if (card, site) in s.princes[owner].gives.lying:
        return None
    rules = (rule, "F-200", "F-285") if card == s.princes[owner].covered else (rule,)
    return Reason("not-there", rules, card=card, site=site)


def demolish(s: State, me: int, card: str, site: str) -> None:
    """F-142, F-146, F-147: free of charge, onto the discard pile."""
    if s.cards[card].title == MUENZSTAETTE and s.minted and copies(s.mode, s.cards[card]) > 1:
        # of two equal ones it is the used one that goes; a single one could be fetched back and built again
        s.minted -= 1
    discard_expansion(s, me, card, site)


def discard_expansion(s: State, owner: int, card: str, site: str) -> None:
    remove(s, owner, card, site)
    s.discard += (card,)
    s.news.append(Event(DISCARDED, owner, (card,)))
    weigh_advantages(s)


def lose_expansion(s: State, owner: int, lost: Option, anchor: bool = False) -> Rules[None]:
    """F-148, F-240: the owner puts the card under a stack of its back, of his choice."""
    card, site = lost.args
    under = puts(s.mode, card)
    answer = under[0]
    if len(under) > 1:
        answer = yield Choice(owner, "put-removed", under, {"card": card}, anchor=anchor)
    remove(s, owner, card, site)
    put_under_openly(s, owner, card, int(answer.args[1]) - 1)
    weigh_advantages(s)
    yield from console(s, owner)


def console(s: State, owner: int) -> Rules[None]:
    """F-255, F-257: Irmgard brings 1 resource for a card its owner had to remove."""
    if IRMGARD in s.princes[owner].gives.built:
        yield from take(s, owner, "irmgard")
