"""What abilities do to cards and to the display (and `effects_on_bids.py`: to bids). One function for each word of the
vocabulary; what cannot be done is left out (KA-156)."""

from typing import Final

from ...kernel import Choice, Event, Option, Question, Rules, decide
from .abilities import ABBERUFEN, AUFRUF, Ability
from .cards_in_play import discard, draw
from .carry_out import effect
from .data import SEAT_NAMES
from .events import BANISHED, EXCHANGED, MILLED, NO_EFFECT, RECLAIMED, REDRAWN, REMOVED, RETRIEVED, SIFTED, WIPED
from .questions import QUESTIONS, not_in_hand
from .state import Row, State, changed, leave_hand, next_resource, without
from .words import BANISH, CHOOSE_SEAT, DISCARD, EXCHANGE, PASS, PUT_NEXT, RECLAIM, REDRAW, REMOVE, RETRIEVE


def nothing(s: State, me: int, card: str) -> None:
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


WHAT_TO_DISCARD: Final = QUESTIONS.question("discard", rules=("KA-141",), answers=(DISCARD,))
QUESTIONS.refuses_answer(DISCARD)(not_in_hand)


def _discard_some(s: State, me: int, amount: int) -> Rules[None]:
    """Of choice; asked even if only one card is left, since the hand is hidden."""
    for _ in range(min(amount, len(s.players[me].hand))):
        options = DISCARD.each(dict.fromkeys(s.players[me].hand))
        answer: Option = yield Choice(me, WHAT_TO_DISCARD, options)
        discard(s, me, answer.args[0])


WHAT_COMES_NEXT: Final = QUESTIONS.question("sift", rules=("KA-156",), answers=(PUT_NEXT,))


@effect("sift")
def sift(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """Looks at the top cards of the own deck and puts them back, the first named on top."""
    top = s.players[me].deck[: ability.amount]
    if not top:
        nothing(s, me, card)
        return
    s.looker, s.looking = me, len(top)
    s.news.append(Event(SIFTED, me, (len(top),)))
    left: Row = top
    order: Row = ()
    while len(left) > 1 or left == top:  # a single card is asked for too: to look at it is the effect
        answer: Option = yield Choice(me, WHAT_COMES_NEXT, PUT_NEXT.each(dict.fromkeys(left)))
        order += answer.args
        left = without(left, answer.args[0])
    player = s.players[me]
    now = changed(s, me)
    now.deck = (*order, *left, *player.deck[len(top) :])
    now.known_top = max(player.known_top, len(top))
    s.looker, s.looking = -1, 0


WHAT_TO_RETRIEVE: Final = QUESTIONS.question("retrieve", rules=("KA-156",), answers=(RETRIEVE,))


@effect("retrieve")
def retrieve(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """Another card of the own recall pile; the pile is open, so a single one is not asked for."""
    pile = s.players[me].pile
    others = list(dict.fromkeys(_others(pile, card) if ability.keyword == ABBERUFEN else pile))
    if not others:
        nothing(s, me, card)
        return
    answer = yield from decide(me, WHAT_TO_RETRIEVE, RETRIEVE.each(others), {"to": ability.to})
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


WHAT_TO_REMOVE: Final = QUESTIONS.question("refine", rules=("KA-145",), answers=(PASS, REMOVE))
QUESTIONS.refuses_answer(REMOVE)(not_in_hand)


@effect("refine")
def refine(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-021, KA-145: a hand card may be removed from the game, seen by its owner alone; then cards are drawn."""
    if not s.players[me].hand:
        nothing(s, me, card)
        return
    options = [PASS(), *REMOVE.each(dict.fromkeys(s.players[me].hand))]
    answer: Option = yield Choice(me, WHAT_TO_REMOVE, options, {"amount": str(ability.amount)})
    if answer.form is REMOVE:
        removed = answer.args[0]
        leave_hand(s, me, removed, openly=False)
        changed(s, me).removed += (removed,)
        s.news.append(Event(REMOVED, me, (), (removed,), me))
        yield from draw(s, me, ability.amount)


WHAT_TO_RECLAIM: Final = QUESTIONS.question("reclaim", rules=("KA-145",), answers=(RECLAIM,))


@effect("reclaim")
def reclaim(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """KA-145: a card its own player removed comes back into the hand."""
    own = list(dict.fromkeys(s.players[me].removed))
    if not own:
        nothing(s, me, card)
        return
    answer: Option = yield Choice(me, WHAT_TO_RECLAIM, RECLAIM.each(own))
    taken = answer.args[0]
    player = s.players[me]
    now = changed(s, me)
    now.removed = without(player.removed, taken)
    now.hand = (*player.hand, taken)
    s.news.append(Event(RECLAIMED, me, (), (taken,), me))


WHOSE_PILE: Final = QUESTIONS.question("wipe", rules=("KA-157",), answers=(CHOOSE_SEAT,))


@effect("wipe")
def wipe(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-157: a whole recall pile leaves the game, and what worked from it ends."""
    piled = [seat for seat in _from(s, me) if s.players[seat].pile and (ability.target == "any" or seat == me)]
    seat = yield from _seat(s, me, card, WHOSE_PILE, piled)
    if seat is None:
        return
    player = s.players[seat]
    changed(s, seat).pile = ()
    _out_of_the_game(s, me, seat, player.pile)
    s.news.append(Event(WIPED, me, (SEAT_NAMES[seat], len(player.pile))))


WHO_DISCARDS: Final = QUESTIONS.question("tax", rules=("KA-156",), answers=(CHOOSE_SEAT,))


@effect("tax")
def tax(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """An opponent of choice discards 1 hand card of his own choice."""
    rivals = [seat for seat in _from(s, me) if seat != me and s.players[seat].hand]
    seat = yield from _seat(s, me, card, WHO_DISCARDS, rivals)
    if seat is not None:
        yield from _discard_some(s, seat, 1)


WHOSE_DECK: Final = QUESTIONS.question("mill", rules=("KA-141", "KA-156"), answers=(CHOOSE_SEAT,))


@effect("mill")
def mill(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    """KA-141: top cards of a deck go straight onto its owner's recall pile, which sets nothing off."""
    decks = [seat for seat in _from(s, me) if s.players[seat].deck and (ability.target == "any" or seat == me)]
    seat = yield from _seat(s, me, card, WHOSE_DECK, decks)
    if seat is None:
        return
    player = s.players[seat]
    milled = player.deck[: ability.amount]
    now = changed(s, seat)
    now.deck = player.deck[len(milled) :]
    now.pile = player.pile + milled
    now.known_top = max(0, player.known_top - len(milled))
    for found in milled:
        s.news.append(Event(MILLED, me, (found, SEAT_NAMES[seat])))


def _from(s: State, me: int) -> list[int]:
    """KA-026: all seats, clockwise."""
    return [(me + step) % s.seats for step in range(s.seats)]


def _seat(s: State, me: int, card: str, question: Question, seats: list[int]) -> Rules[int | None]:
    if not seats:
        nothing(s, me, card)
        return None
    answer = yield from decide(me, question, CHOOSE_SEAT.each(seats))
    seat: int = answer.args[0]
    return seat


def _out_of_the_game(s: State, me: int, owner: int, cards: Row) -> None:
    """KA-145: a player who removes his own cards may yet come back to them; what others remove is gone."""
    player = s.players[owner]
    if me == owner:
        changed(s, owner).removed = player.removed + cards
    else:
        changed(s, owner).lost = player.lost + cards


# the display


WHAT_TO_REDRAW: Final = QUESTIONS.question("redraw", rules=("KA-156",), answers=(REDRAW,))


@effect("redraw")
def redraw(s: State, me: int, card: str, _ability: Ability) -> Rules[None]:
    """A displayed resource nobody bids on goes under its deck; the top one takes its place."""
    free = [slot for slot, resource in enumerate(s.display) if resource and not s.bids[slot]]
    if not free or not s.resource_deck:
        nothing(s, me, card)
        return
    answer = yield from decide(me, WHAT_TO_REDRAW, REDRAW.each(free))
    slot: int = answer.args[0]
    old, new = s.display[slot], next_resource(s)
    s.resource_deck = (*s.resource_deck, old)
    s.known_resources += 1
    s.display = (*s.display[:slot], new, *s.display[slot + 1 :])
    s.news.append(Event(REDRAWN, me, (slot + 1, old, new)))


WHAT_TO_EXCHANGE: Final = QUESTIONS.question("exchange", rules=("KA-156",), answers=(EXCHANGE,))


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
        nothing(s, me, card)
        return
    answer = yield from decide(me, WHAT_TO_EXCHANGE, [EXCHANGE(one, other) for one, other in pairs])
    one, other = answer.args
    display = list(s.display)
    display[one], display[other] = display[other], display[one]
    s.display = tuple(display)
    s.news.append(Event(EXCHANGED, me, (one + 1, other + 1)))


WHAT_TO_BANISH: Final = QUESTIONS.question("banish", rules=("KA-145",), answers=(BANISH,))


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
        nothing(s, me, card)
        return
    answer = yield from decide(me, WHAT_TO_BANISH, [BANISH(found, seat) for found, seat in lying])
    found, seat = answer.args
    changed(s, seat).laid = without(s.players[seat].laid, found)
    _out_of_the_game(s, me, seat, (found,))
    s.news.append(Event(BANISHED, me, (found, SEAT_NAMES[seat])))
