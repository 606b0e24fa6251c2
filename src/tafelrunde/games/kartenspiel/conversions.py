"""Knights who can be used once as an action card (K-166, K-181)."""

from typing import Final

from ...kernel import Event, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.discards import discard
from ..realm.events import DISCARDED, PLAYED
from ..realm.expansions import remove
from ..realm.play import carry_out, refuse_effect
from ..realm.prince import without
from ..realm.stores import in_detail, pay_resource, refuse_cost, sources, spend_from
from .functions import as_often_as_wished
from .peace import no_attacks
from .state import State

PRICE: Final = (("gold", 1),)


def converts(title: str) -> None:
    """A knight who is used as the action card that his facts name (`acts_as`)."""
    as_often_as_wished(title, refuse_conversion)(convert)


def refuse_conversion(s: State, me: int, card: str, _site: str) -> Reason | None:
    """K-166: not in the turn in which he was laid; then for 1 gold, if the action card could be played (K-090)."""
    if card in s.fresh:
        return Reason("too-fresh", ("K-166",), card=card)
    prince = s.princes[me]
    if reason := in_detail(refuse_cost(prince, PRICE, colonies=True), prince, PRICE, "K-181"):
        return reason
    # 101.D.d: before 2003 he is no action card in this
    except_for = None if s.variant.peace_for_all else no_attacks
    return refuse_effect(_paid(s, me), me, s.cards[card].acts_as, except_for)


def _paid(s: State, me: int) -> State:
    """The table as it is when the price is paid: that gold can neither be given nor take up room any more."""
    after = s.copy()
    prince = after.princes[me]
    spend_from(after, me, "gold", sources(prince, "gold", colonies=True)[0])
    return after


def convert(s: State, me: int, card: str, site: str) -> Rules[None]:
    """K-149, K-181: he is an action card while he is used, and goes to the discards as a knight."""
    yield from pay_resource(s, me, "gold", 1, colonies=True)
    remove(s, me, card, site)
    weigh_advantages(s)
    s.playing += (card,)
    s.news.append(Event(PLAYED, me, (card,)))
    yield from carry_out(s, me, card, s.cards[card].acts_as)
    if card in s.playing:
        s.playing = without(s.playing, card)
        discard(s, me, card)
        s.news.append(Event(DISCARDED, me, (card,)))
