"""What abilities do. One function for each word of the vocabulary; what cannot be done is left out (KA-156)."""

from collections.abc import Iterable
from typing import Final

from ...kernel import Choice, Event, Option, Rules
from .abilities import ABBERUFEN, AUFRUF, EXPERTISE, Ability
from .cards_in_play import discard, draw
from .data import CARDS, SEAT_NAMES
from .events import (
    BANISHED,
    BID_CHANGED,
    BID_HIDDEN_CHANGED,
    BID_MOVED,
    BID_WITHDRAWN,
    EDGED,
    EXCHANGED,
    NO_EFFECT,
    PEEKED,
    RECLAIMED,
    REDRAWN,
    REMOVED,
    RETRIEVED,
    SHIELDED,
    SIFTED,
    WIPED,
)
from .registry import carry_out, effect
from .state import (
    Bid,
    Row,
    State,
    abilities,
    changed,
    find_bid,
    leave_hand,
    next_resource,
    own_bids,
    put_bid,
    set_bids,
    without,
)
from .words import (
    BANISH,
    CHOOSE_BID,
    CHOOSE_SEAT,
    DISCARD,
    EXCHANGE,
    MOVE_TO,
    PASS,
    PUT_NEXT,
    RECLAIM,
    REDRAW,
    REMOVE,
    RETRIEVE,
)

MOST_BY_PILE: Final = 4


def _nothing(s: State, me: int, card: str) -> None:
    """Told, so that nobody waits for what does not come."""
    s.news.append(Event(NO_EFFECT, me, (card,)))


# cards


@effect("draw")
def draw_cards(s: State, me: int, _card: str, ability: Ability) -> Rules[None]:
    yield from draw(s, me, ability.amount)


@effect("cycle")
def cycle(s: State, me: int, _card: str, ability: Ability) -> Rules[None]:
    yield from draw(s, me, ability.amount)
    yield from _discard_some(s, me, ability.cost)


def _discard_some(s: State, me: int, amount: int) -> Rules[None]:
    """Of choice; asked even if only one card is left, since the hand is hidden."""
    for _ in range(min(amount, len(s.players[me].hand))):
        options = [DISCARD(card) for card in dict.fromkeys(s.players[me].hand)]
        answer: Option = yield Choice(me, "discard", options)
        discard(s, me, answer.args[0])


@effect("sift")
def sift(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """Looks at the top cards of the own deck and puts them back, the first named on top."""
    top = s.players[me].deck[: ability.amount]
    if not top:
        _nothing(s, me, card)
        return
    s.looker, s.looking = me, len(top)
    s.news.append(Event(SIFTED, me, (len(top),)))
    left: Row = top
    order: Row = ()
    while len(left) > 1 or left == top:  # a single card is asked for too: to look at it is the effect
        answer: Option = yield Choice(me, "sift", [PUT_NEXT(found) for found in dict.fromkeys(left)])
        order += answer.args
        left = without(left, answer.args[0])
    player = s.players[me]
    now = changed(s, me)
    now.deck = (*order, *left, *player.deck[len(top) :])
    now.known_top = max(player.known_top, len(top))
    s.looker, s.looking = -1, 0


@effect("retrieve")
def retrieve(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """Another card of the own recall pile; the pile is open, so a single one is not asked for."""
    pile = s.players[me].pile
    others = list(dict.fromkeys(_others(pile, card) if ability.keyword == ABBERUFEN else pile))
    if not others:
        _nothing(s, me, card)
        return
    taken = others[0]
    if len(others) > 1:
        answer: Option = yield Choice(me, "retrieve", [RETRIEVE(other) for other in others], {"to": ability.to})
        taken = answer.args[0]
    player = s.players[me]
    now = changed(s, me)
    now.pile = without(player.pile, taken)
    if ability.to == "hand":
        now.hand = (*player.hand, taken)
        now.open_hand = tuple(sorted((*player.open_hand, taken)))  # the pile is open: all see which card it is
    else:
        now.deck = (taken, *player.deck)
        now.known_top = player.known_top + 1
    s.news.append(Event(RETRIEVED, me, (taken, ability.to)))


def _others(row: Row, card: str) -> Row:
    """A row without the card that is carried out, which may have left it meanwhile by an ability of its own."""
    return without(row, card) if card in row else row


@effect("refine")
def refine(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-021, KA-145: a hand card may be removed from the game, seen by its owner alone; then cards are drawn."""
    if not s.players[me].hand:
        _nothing(s, me, card)
        return
    options = [PASS(), *(REMOVE(found) for found in dict.fromkeys(s.players[me].hand))]
    answer: Option = yield Choice(me, "refine", options, {"amount": str(ability.amount)})
    if answer.form is REMOVE:
        removed = answer.args[0]
        leave_hand(s, me, removed, openly=False)
        changed(s, me).removed = (*s.players[me].removed, removed)
        s.news.append(Event(REMOVED, me, (), (removed,), knows=me))
        yield from draw(s, me, ability.amount)


@effect("reclaim")
def reclaim(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """KA-145: a card its own player removed comes back into the hand."""
    own = list(dict.fromkeys(s.players[me].removed))
    if not own:
        _nothing(s, me, card)
        return
    answer: Option = yield Choice(me, "reclaim", [RECLAIM(found) for found in own])
    taken = answer.args[0]
    player = s.players[me]
    now = changed(s, me)
    now.removed = without(player.removed, taken)
    now.hand = (*player.hand, taken)
    s.news.append(Event(RECLAIMED, me, (), (taken,), me))


@effect("wipe")
def wipe(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-157: a whole recall pile leaves the game, and what worked from it ends."""
    piled = [seat for seat in _from(s, me) if s.players[seat].pile and (ability.target == "any" or seat == me)]
    seat = yield from _seat(s, me, card, "wipe", piled)
    if seat is None:
        return
    player = s.players[seat]
    changed(s, seat).pile = ()
    _out_of_the_game(s, me, seat, player.pile)
    s.news.append(Event(WIPED, me, (SEAT_NAMES[seat], len(player.pile))))


@effect("tax")
def tax(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An opponent of choice discards 1 hand card of his own choice."""
    rivals = [seat for seat in _from(s, me) if seat != me and s.players[seat].hand]
    seat = yield from _seat(s, me, card, "tax", rivals)
    if seat is not None:
        yield from _discard_some(s, seat, 1)


def _from(s: State, me: int) -> list[int]:
    """KA-026: all seats, clockwise."""
    return [(me + step) % s.seats for step in range(s.seats)]


def _seat(s: State, me: int, card: str, prompt: str, seats: list[int]) -> Rules[int | None]:
    if not seats:
        _nothing(s, me, card)
        return None
    if len(seats) == 1:
        return seats[0]
    answer: Option = yield Choice(me, prompt, [CHOOSE_SEAT(SEAT_NAMES[seat]) for seat in seats])
    return SEAT_NAMES.index(answer.args[0])


def _out_of_the_game(s: State, me: int, owner: int, cards: Row) -> None:
    """KA-145: whoever removes his own cards may yet come back to them; what others remove is gone."""
    player = s.players[owner]
    if me == owner:
        changed(s, owner).removed = player.removed + cards
    else:
        changed(s, owner).lost = player.lost + cards


# the display


@effect("redraw")
def redraw(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """A displayed resource nobody bids on goes under its deck; the top one takes its place."""
    free = [slot for slot, resource in enumerate(s.display) if resource and not s.bids[slot]]
    if not free or not s.resource_deck:
        _nothing(s, me, card)
        return
    slot = free[0]
    if len(free) > 1:
        answer: Option = yield Choice(me, "redraw", [REDRAW(str(number + 1)) for number in free])
        slot = int(answer.args[0]) - 1
    old, new = s.display[slot], next_resource(s)
    s.resource_deck = (*s.resource_deck, old)
    s.known_resources += 1
    s.display = (*s.display[:slot], new, *s.display[slot + 1 :])
    s.news.append(Event(REDRAWN, me, (slot + 1, old, new)))


@effect("exchange")
def exchange(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """Two displayed resources of different kinds change places; bids stay where they lie."""
    pairs = [
        (one, other)
        for one in range(len(s.display))
        for other in range(one + 1, len(s.display))
        if s.display[one] and s.display[other] and s.display[one] != s.display[other]
    ]
    if not pairs:
        _nothing(s, me, card)
        return
    options = [EXCHANGE(str(one + 1), str(other + 1)) for one, other in pairs]
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(me, "exchange", options)
    one, other = (int(slot) - 1 for slot in answer.args)
    display = list(s.display)
    display[one], display[other] = display[other], display[one]
    s.display = tuple(display)
    s.news.append(Event(EXCHANGED, me, (one + 1, other + 1)))


@effect("banish")
def banish(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-145: another open card that stays by Aufruf is removed from the game; it is not recalled."""
    own = s.players[me].laid
    others = _others(own, card) if ability.keyword == AUFRUF else own
    lying = [
        (found, seat)
        for seat in _from(s, me)
        for found in dict.fromkeys(others if seat == me else s.players[seat].laid)
    ]
    if not lying:
        _nothing(s, me, card)
        return
    options = [BANISH(found, SEAT_NAMES[seat]) for found, seat in lying]
    answer = options[0]
    if len(options) > 1:
        answer = yield Choice(me, "banish", options)
    found, seat = answer.args[0], SEAT_NAMES.index(answer.args[1])
    changed(s, seat).laid = without(s.players[seat].laid, found)
    _out_of_the_game(s, me, seat, (found,))
    s.news.append(Event(BANISHED, me, (found, SEAT_NAMES[seat])))


# face-down bids


@effect("peek")
def peek(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """A face-down bid of somebody else is looked at."""
    hidden = [bid for bids in s.bids for bid in bids if bid.owner != me and not bid.up]
    bid = yield from _bid(s, me, card, "peek", hidden)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        put_bid(s, slot, bid._replace(seen_by=bid.seen_by | {me}))
        s.news.append(Event(PEEKED, me, (bid.number, slot + 1), (bid.card,), me))


@effect("reroute")
def reroute(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An own face-down bid goes to another resource."""
    bid = yield from _bid(s, me, card, "reroute", _own_hidden(s, me))
    if bid is not None:
        yield from _move(s, me, card, bid)


@effect("withdraw")
def withdraw(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An own face-down bid comes back into the hand."""
    bid = yield from _bid(s, me, card, "withdraw", _own_hidden(s, me))
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        set_bids(s, slot, tuple(other for other in s.bids[slot] if other.number != bid.number))
        changed(s, me).hand = (*s.players[me].hand, bid.card)
        s.news.append(Event(BID_WITHDRAWN, me, (bid.number, slot + 1)))


def _own_hidden(s: State, me: int) -> list[Bid]:
    return [bid for _, bid in own_bids(s, me) if not bid.up]


def _bid(s: State, me: int, card: str, prompt: str, bids: Iterable[Bid]) -> Rules[Bid | None]:
    """One of some bids. Where and whose they are is open, so a single one is not asked for."""
    found = sorted(bids, key=lambda bid: bid.number)
    if not found:
        _nothing(s, me, card)
        return None
    if len(found) == 1:
        return found[0]
    answer: Option = yield Choice(me, prompt, [CHOOSE_BID(str(bid.number)) for bid in found])
    return next(bid for bid in found if bid.number == int(answer.args[0]))


def _move(s: State, me: int, card: str, bid: Bid) -> Rules[None]:
    slot, _ = find_bid(s, bid.number)
    others = [other for other, resource in enumerate(s.display) if resource and other != slot]
    if not others:
        _nothing(s, me, card)
        return
    to = others[0]
    if len(others) > 1:
        options = [MOVE_TO(str(other + 1)) for other in others]
        answer: Option = yield Choice(me, "move", options, {"number": str(bid.number)})
        to = int(answer.args[0]) - 1
    set_bids(s, slot, tuple(other for other in s.bids[slot] if other.number != bid.number))
    set_bids(s, to, (*s.bids[to], bid))
    s.news.append(Event(BID_MOVED, me, (bid.number, to + 1)))


# Expertise: `this` is the bid that was turned up last


def _this(s: State, me: int, card: str) -> tuple[int, Bid]:
    """KA-089: the bid being carried out is the last one its owner has turned up."""
    return next((slot, bid) for slot, bid in reversed(own_bids(s, me)) if bid.up and bid.card == card)


def _set_value(s: State, slot: int, bid: Bid, value: int) -> None:
    put_bid(s, slot, bid._replace(value=value))
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
    else:
        count = len(s.players[me].pile) // 2
    more = ability.amount * count
    _set_value(s, slot, bid, bid.value + (min(MOST_BY_PILE, more) if ability.per == "pile" else more))
    yield from ()


@effect("weaken")
def weaken(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    bid = yield from _rival_here(s, me, card, "weaken")
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value - ability.amount)


@effect("halve")
def halve(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    bid = yield from _rival_here(s, me, card, "halve")
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value // 2)


def _rival_here(s: State, me: int, card: str, prompt: str) -> Rules[Bid | None]:
    slot, _ = _this(s, me, card)
    rivals = [bid for bid in s.bids[slot] if bid.owner != me and not bid.shielded]
    return (yield from _bid(s, me, card, prompt, rivals))


@effect("support")
def support(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    _, this = _this(s, me, card)
    others = [bid for _, bid in own_bids(s, me) if bid.number != this.number]
    bid = yield from _bid(s, me, card, "support", others)
    if bid is not None:
        slot, _ = find_bid(s, bid.number)
        _set_value(s, slot, bid, bid.value + ability.amount)


@effect("shift")
def shift(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    _, bid = _this(s, me, card)
    yield from _move(s, me, card, bid)


@effect("edge")
def edge(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    put_bid(s, slot, bid._replace(edge=True))
    s.news.append(Event(EDGED, me, (bid.number, slot + 1)))
    yield from ()


@effect("shield")
def shield(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    slot, bid = _this(s, me, card)
    put_bid(s, slot, bid._replace(shielded=True))
    s.news.append(Event(SHIELDED, me, (bid.number, slot + 1)))
    yield from ()


@effect("echo")
def echo(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """Carries out the Expertise of another own open bid as if it were printed here; an echo has none of its own."""
    _, this = _this(s, me, card)
    others = [
        bid
        for _, bid in own_bids(s, me)
        if bid.up and bid.number != this.number and any(a.effect != "echo" for a in abilities(bid.card, EXPERTISE))
    ]
    bid = yield from _bid(s, me, card, "echo", others)
    if bid is not None:
        for ability in abilities(bid.card, EXPERTISE):
            if ability.effect != "echo":
                yield from carry_out(s, me, card, ability)


def _lasts(_s: State, _me: int, _card: str, _ability: Ability) -> Rules[None]:
    """What lasts is looked up where it counts."""
    yield from ()


for _name in ("aura_total", "aura_species", "aura_edge", "aura_drain", "aura_pass"):
    effect(_name)(_lasts)
