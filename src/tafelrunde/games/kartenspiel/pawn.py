"""Buildings in pawn: a card lies on them until their owner pays for them once more (K-171)."""

from dataclasses import replace

from ...kernel import Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.build import pay_for, refuse_price
from ..realm.cards import Card
from ..realm.expansions import unblock
from ..realm.removal import refuse_lying
from ..realm.stores import in_detail
from .state import State
from .words import QUESTIONS, REDEEM


def pawned_by(s: State, me: int, card: str, site: str) -> str:
    """The card to which a building was pawned, if it was."""
    blocks = s.princes[me].blocks
    return next((by for lying, at, by in blocks if (lying, at) == (card, site) and s.cards[by].pawns), "")


def pawned(s: State, me: int, card: str, site: str) -> int:
    """How many of the equal buildings on a site are in pawn."""
    return sum([(lying, at) == (card, site) and s.cards[by].pawns for lying, at, by in s.princes[me].blocks])


def redeem_options(s: State, me: int) -> list[Option]:
    """Every building in pawn that can be paid for."""
    in_pawn = [(card, site) for card, site, by in s.princes[me].blocks if s.cards[by].pawns]
    return [REDEEM(*lying) for lying in dict.fromkeys(in_pawn) if _refuse_payment(s, me, lying[0]) is None]


def _refuse_payment(s: State, me: int, card: str) -> Reason | None:
    return refuse_price(s, s.princes[me], _as_price(s, card), colonies=True)


def _as_price(s: State, card: str) -> Card:
    """K-128: what was a condition when it was built is none any more; only the price is paid again."""
    facts = s.cards[card]
    return replace(facts, needs_wizards_together=0) if facts.needs_wizards_together else facts


@QUESTIONS.refuses(REDEEM)
def refuse_redeeming(s: State, me: int, card: str, site: str) -> Reason | None:
    """K-171: for its price, whatever else lies on it."""
    if reason := refuse_lying(s, me, card, site, "K-171"):
        return reason
    if not pawned_by(s, me, card, site):
        return Reason("not-pawned", ("K-171",), card=card)
    reason = _refuse_payment(s, me, card)
    return in_detail(reason, s.princes[me], s.cards[card].cost, "K-171", colonies=True)


def redeem(s: State, me: int, card: str, site: str) -> Rules[None]:
    """K-171: the building is paid for, and what lay on it goes to the discards."""
    yield from pay_for(s, me, _as_price(s, card), colonies=True)
    unblock(s, me, card, site, pawned_by(s, me, card, site))
    weigh_advantages(s)
