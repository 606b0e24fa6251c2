"""Wizards and their power: what gives it, what it pays for, and who cannot spend it (K-188 to K-191)."""

from functools import cache
from itertools import combinations
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.cards import Card
from ..realm.expansions import set_counter
from ..realm.hooks import Toll
from ..realm.prince import Prince
from ..realm.removal import refuse_lying
from ..realm.stores import spend
from .events import POWER
from .hooks import HOOKS, forbids_playing, when_played
from .state import State
from .words import FEED, QUESTIONS, SPEND_POWER

Wizard = tuple[str, str]  # the card, and the region at which it lies
MOST_POWER: Final = 3
WHOSE_POWER: Final = QUESTIONS.question("power", rules=("K-190",), answers=(SPEND_POWER,))


def wizards_of(s: State, me: int) -> tuple[Wizard, ...]:
    """K-189: one that is bound to a wizard of the other counts like any."""
    return s.princes[me].gives.wizards


def _uncharged(s: State, me: int) -> tuple[Wizard, ...]:
    """K-190: who was charged in this turn of his cannot spend any power."""
    wizards = wizards_of(s, me)
    if not s.charged or me != s.active:
        return wizards
    return tuple([wizard for wizard in wizards if wizard not in s.charged])


def able(s: State, me: int) -> dict[Wizard, int]:
    """The wizards who can spend power, with how much they have."""
    prince = s.princes[me]
    return {wizard: power for wizard in _uncharged(s, me) if (power := prince.count(*wizard))}


def power_at_hand(s: State, me: int) -> int:
    """What all of them can pay together."""
    prince = s.princes[me]
    return sum([prince.count(card, region) for card, region in _uncharged(s, me)])


def refuse_power(s: State, me: int, amount: int, card: str, *rules: str) -> Reason | None:
    there = power_at_hand(s, me)
    return None if there >= amount else _too_little(card, amount, there, rules)


@cache
def _too_little(card: str, needed: int, stored: int, rules: tuple[str, ...]) -> Reason:
    """Made once: it is asked of every card of magic, before every move."""
    return Reason("too-little-power", ("K-190", *rules), card=card, needed=needed, stored=stored)


def pay_power(s: State, me: int, amount: int, card: str) -> Rules[None]:
    """Any of the wizards, in any split; their owner is asked where there is more than one way."""
    while amount:
        sources = able(s, me)
        if len(sources) == 1 or sum(sources.values()) == amount:
            for wizard, power in sources.items():
                change_power(s, me, wizard, -min(power, amount))
            return
        about = {"amount": str(amount), "card": card}
        answer: Option = yield Choice(me, WHOSE_POWER, [SPEND_POWER(*wizard) for wizard in sources], about)
        change_power(s, me, answer.args, -1)
        amount -= 1


@QUESTIONS.refuses(SPEND_POWER)
def refuse_spending(s: State, me: int, card: str, region: str) -> Reason | None:
    if (card, region) not in wizards_of(s, me):
        return refuse_lying(s, me, card, region, "K-190") or Reason("no-wizard", ("K-190",), card=card)
    if me == s.active and (card, region) in s.charged:
        return Reason("charged-this-turn", ("K-190",), card=card)
    return Reason("no-power-there", ("K-190",), card=card)


def change_power(s: State, me: int, wizard: Wizard, by: int) -> None:
    power = s.princes[me].count(*wizard) + by
    set_counter(s, me, *wizard, power)
    s.news.append(Event(POWER, me, (*wizard, power)))


def has_room(prince: Prince, wizard: Wizard) -> bool:
    return prince.count(*wizard) < MOST_POWER


# ---- what costs power


def _refuse_toll(s: State, me: int, card: Card) -> Reason | None:
    """K-190, K-198: power is a part of the price."""
    if card.needs_wizards_together:
        if _together(s, me):
            return None
        return Reason("needs-wizards-together", ("K-198",), card=card.id, needed=card.power)
    return refuse_power(s, me, card.power, card.id)


def _pay_toll(s: State, me: int, card: Card) -> Rules[None]:
    if not card.needs_wizards_together:
        yield from pay_power(s, me, card.power, card.id)
        return
    # K-198: all that the wizards at one citadel have; which ones, if there is a choice
    chosen: list[Wizard] = []
    while len(chosen) < card.needs_wizards_together:
        groups = [group for group in _together(s, me) if set(chosen) <= set(group)]
        left = dict.fromkeys(wizard for group in groups for wizard in group if wizard not in chosen)
        wizard = next(iter(left))
        if len(left) > card.needs_wizards_together - len(chosen):
            due = card.power - MOST_POWER * len(chosen)
            about = {"amount": str(due), "card": card.id}
            answer: Option = yield Choice(me, WHOSE_POWER, [SPEND_POWER(*each) for each in left], about)
            wizard = answer.args
        chosen.append(wizard)
    for wizard in chosen:
        change_power(s, me, wizard, -MOST_POWER)


def _together(s: State, me: int) -> list[tuple[Wizard, Wizard]]:
    """K-198: every two wizards at one citadel who have all the power there can be."""
    prince = s.princes[me]
    full = [wizard for wizard, power in able(s, me).items() if power == MOST_POWER]
    at = {wizard: set(prince.citadels_at(wizard[1])) for wizard in full}
    return [(one, other) for one, other in combinations(full, 2) if at[one] & at[other]]


HOOKS.toll = Toll(_refuse_toll, _pay_toll)


@forbids_playing
def _cannot_conjure(s: State, me: int, card_id: str) -> Reason | None:
    """K-190: an action card of magic needs wizards, and their power."""
    card = s.cards[card_id]
    if card.needs_wizards > len(wizards_of(s, me)):
        return Reason("needs-wizards", ("K-090",), card=card_id, needed=card.needs_wizards)
    return refuse_power(s, me, card.power, card_id) if card.power else None


@when_played
def _pay_for_magic(s: State, me: int, card: str) -> Rules[None]:
    """When it is laid open: whatever becomes of it afterwards, the power is gone."""
    if s.cards[card].power:
        yield from pay_power(s, me, s.cards[card].power, card)


# ---- feeding wizards


def feed_options(s: State, me: int) -> list[Option]:
    """Every wizard with room for power at whose region something lies."""
    prince = s.princes[me]
    return [
        FEED(card, region)
        for card, region in prince.gives.wizards
        if prince.stock[region] and refuse_feeding(s, me, card, region) is None
    ]


@QUESTIONS.refuses(FEED)
def refuse_feeding(s: State, me: int, card: str, region: str) -> Reason | None:
    """K-190: 1 resource of the region is 1 power, and nobody has more than 3."""
    if (card, region) not in wizards_of(s, me):
        return refuse_lying(s, me, card, region, "K-190") or Reason("no-wizard", ("K-190",), card=card)
    if not has_room(s.princes[me], (card, region)):
        return Reason("power-full", ("K-190",), card=card, most=MOST_POWER)
    if not s.princes[me].stock[region]:
        return Reason("too-few-there", ("K-190",), region=region, needed=1, stored=0)
    return None


def feed(s: State, me: int, card: str, region: str) -> Rules[None]:
    """K-190: at any time in the own turn; who has been fed neither casts nor pays any more in it."""
    spend(s, me, region)
    charge_wizard(s, me, (card, region))
    yield from ()


def charge_wizard(s: State, me: int, wizard: Wizard) -> None:
    change_power(s, me, wizard, 1)
    if wizard not in s.charged:
        s.charged += (wizard,)
