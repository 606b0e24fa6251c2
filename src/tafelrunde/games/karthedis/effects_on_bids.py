"""What abilities do to bids. One function for each word of the vocabulary; what cannot be done is left out (KA-156)."""

from collections.abc import Iterable
from typing import Final

from ...kernel import Event, Question, Rules, decide
from .abilities import EXPERTISE, Ability
from .cards_in_play import draw
from .carry_out import carry_out, effect
from .data import CARDS
from .effects import nothing
from .events import (
    BID_CHANGED,
    BID_HIDDEN_CHANGED,
    BID_MOVED,
    BID_WITHDRAWN,
    EDGED,
    PEEKED,
    SHIELDED,
)
from .questions import QUESTIONS
from .state import Bid, State, abilities, changed, find_bid, own_bids, put_bid, set_bids
from .words import CHOOSE_BID, MOVE_TO

MOST_COUNTED: Final = 4  # by what a player has gathered: cards in the recall pile, resources won


# face-down bids


WHAT_TO_PEEK_AT: Final = QUESTIONS.question("peek", rules=("KA-148",), answers=(CHOOSE_BID,))


@effect("peek")
def peek(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """A face-down bid of somebody else is looked at."""
    hidden = [bid for bids in s.bids for bid in bids if bid.owner != me and not bid.up]
    bid = yield from _bid(s, me, card, WHAT_TO_PEEK_AT, hidden)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        seen = bid.copy()
        seen.seen_by |= {me}
        put_bid(s, slot, seen)
        s.news.append(Event(PEEKED, me, (bid.number, slot + 1), (bid.card,), me))


WHAT_TO_REROUTE: Final = QUESTIONS.question("reroute", rules=("KA-148",), answers=(CHOOSE_BID,))


@effect("reroute")
def reroute(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An own face-down bid goes to another resource."""
    bid = yield from _bid(s, me, card, WHAT_TO_REROUTE, _own_hidden(s, me))
    if bid is not None:
        yield from _move(s, me, card, bid)


WHAT_TO_WITHDRAW: Final = QUESTIONS.question("withdraw", rules=("KA-148",), answers=(CHOOSE_BID,))


@effect("withdraw")
def withdraw(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An own face-down bid comes back into the hand."""
    bid = yield from _bid(s, me, card, WHAT_TO_WITHDRAW, _own_hidden(s, me))
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        set_bids(s, slot, tuple(other for other in s.bids[slot] if other.number != bid.number))
        changed(s, me).hand += (bid.card,)
        s.news.append(Event(BID_WITHDRAWN, me, (bid.number, slot + 1)))


def _own_hidden(s: State, me: int) -> list[Bid]:
    return [bid for _, bid in own_bids(s, me) if not bid.up]


def _bid(s: State, me: int, card: str, question: Question, bids: Iterable[Bid]) -> Rules[Bid | None]:
    """One of some bids. Where and whose they are is open, so a single one is not asked for."""
    found = sorted(bids, key=lambda bid: bid.number)
    if not found:
        nothing(s, me, card)
        return None
    answer = yield from decide(me, question, [CHOOSE_BID(bid.number) for bid in found])
    return next(bid for bid in found if bid.number == answer.args[0])


WHERE_TO_MOVE: Final = QUESTIONS.question("move", rules=("KA-148", "KA-081"), answers=(MOVE_TO,))


def _move(s: State, me: int, card: str, bid: Bid) -> Rules[None]:
    slot, _ = find_bid(s, bid.number)
    others = [other for other, resource in enumerate(s.display) if resource and other != slot]
    if not others:
        nothing(s, me, card)
        return
    answer = yield from decide(me, WHERE_TO_MOVE, [MOVE_TO(other) for other in others], {"number": str(bid.number)})
    to: int = answer.args[0]
    set_bids(s, slot, tuple(other for other in s.bids[slot] if other.number != bid.number))
    set_bids(s, to, (*s.bids[to], bid))
    s.news.append(Event(BID_MOVED, me, (bid.number, to + 1)))


# Expertise: `this` is the bid that was turned up last


def _this(s: State, me: int, card: str) -> tuple[int, Bid]:
    """KA-089: the bid being carried out is the last one its owner has turned up."""
    return next((slot, bid) for slot, bid in reversed(own_bids(s, me)) if bid.up and bid.card == card)


def _set_value(s: State, slot: int, bid: Bid, value: int) -> None:
    now = bid.copy()
    now.value = value
    put_bid(s, slot, now)
    if bid.up:
        s.news.append(Event(BID_CHANGED, bid.owner, (bid.number, slot + 1, value)))
    else:
        s.news.append(Event(BID_HIDDEN_CHANGED, bid.owner, (bid.number, slot + 1)))


@effect("gain")
def gain(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    _set_value(s, slot, bid, bid.value + ability.amount)
    yield from ()


@effect("double")
def double(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    _set_value(s, slot, bid, 2 * bid.value)
    yield from ()


@effect("gain_per")
def gain_per(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    others = [other for other in s.bids[slot] if other.number != bid.number]
    if ability.per == "species":
        count = sum(o.owner == me and o.up and CARDS[o.card].species == CARDS[card].species for o in others)
    elif ability.per == "rivals":
        count = sum(other.owner != me for other in others)
    elif ability.per == "behind":
        count = _behind(s, me)
    elif ability.per == "won":
        count = len(s.players[me].won)
    else:
        count = len(s.players[me].pile) // 2
    more = ability.amount * count
    _set_value(s, slot, bid, bid.value + (min(MOST_COUNTED, more) if ability.per in ("pile", "won") else more))
    yield from ()


def _behind(s: State, me: int) -> int:
    """KA-134: won resources are counted, nothing else. How many more the opponent has who has most of them."""
    most = max(len(player.won) for player in s.players)
    return most - len(s.players[me].won)


WHAT_TO_WEAKEN: Final = QUESTIONS.question("weaken", rules=("KA-081",), answers=(CHOOSE_BID,))


@effect("weaken")
def weaken(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    bid = yield from _rival_here(s, me, card, WHAT_TO_WEAKEN)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value - ability.amount)


WHAT_TO_HALVE: Final = QUESTIONS.question("halve", rules=("KA-081",), answers=(CHOOSE_BID,))


@effect("halve")
def halve(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    bid = yield from _rival_here(s, me, card, WHAT_TO_HALVE)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value // 2)


def _rival_here(s: State, me: int, card: str, question: Question) -> Rules[Bid | None]:
    slot, _ = _this(s, me, card)
    rivals = [bid for bid in s.bids[slot] if bid.owner != me and not bid.shielded]
    return (yield from _bid(s, me, card, question, rivals))


WHAT_TO_SUPPORT: Final = QUESTIONS.question("support", rules=("KA-081",), answers=(CHOOSE_BID,))


@effect("support")
def support(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    _, this = _this(s, me, card)
    others = [bid for _, bid in own_bids(s, me) if bid.number != this.number]
    bid = yield from _bid(s, me, card, WHAT_TO_SUPPORT, others)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value + ability.amount)


@effect("unchallenged")
def unchallenged(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """A reward for a resource that nobody else bids on now."""
    slot, _ = _this(s, me, card)
    if any(bid.owner != me for bid in s.bids[slot]):
        nothing(s, me, card)
        return
    yield from draw(s, me, ability.amount)


@effect("shift")
def shift(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    _, bid = _this(s, me, card)
    yield from _move(s, me, card, bid)


@effect("edge")
def edge(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    now = bid.copy()
    now.edge = True
    put_bid(s, slot, now)
    s.news.append(Event(EDGED, me, (bid.number, slot + 1)))
    yield from ()


@effect("shield")
def shield(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    now = bid.copy()
    now.shielded = True
    put_bid(s, slot, now)
    s.news.append(Event(SHIELDED, me, (bid.number, slot + 1)))
    yield from ()


WHAT_TO_ECHO: Final = QUESTIONS.question("echo", rules=("KA-081",), answers=(CHOOSE_BID,))


@effect("echo")
def echo(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """Carries out the Expertise of another own open bid as if it were printed here; an echo has none of its own."""
    _, this = _this(s, me, card)
    others = [
        bid
        for _, bid in own_bids(s, me)
        if bid.up and bid.number != this.number and any(a.effect != "echo" for a in abilities(bid.card, EXPERTISE))
    ]
    bid = yield from _bid(s, me, card, WHAT_TO_ECHO, others)
    if bid is not None:
        for ability in abilities(bid.card, EXPERTISE):
            if ability.effect != "echo":
                yield from carry_out(s, me, card, ability)


def _lasts(_s: State, _me: int, _card: str, _ability: Ability) -> Rules[None]:
    """What lasts is looked up where it counts."""
    yield from ()


for _name in ("aura_total", "aura_species", "aura_edge", "aura_drain", "aura_feud", "aura_pass"):
    effect(_name)(_lasts)
