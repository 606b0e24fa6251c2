"""Hands and draw stacks: drawing, searching, putting cards under stacks, adjusting the hand, exchanging a card."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from ...kernel import Choice, Event, EventKind, Option, Question, Reason, Rules
from . import memory
from .advantages import hand_limit
from .box import Box
from .discards import leave_discards
from .events import DREW, HAND_SHOWN, PUT, SEARCHED, TAKEN_AWAY, TOOK, TOOK_DISCARD
from .mode import EVERYBODY, Mode
from .prince import Row, without
from .questions import REALM
from .state import DISCARDS, Realm, look, look_no_more, set_stack
from .stores import pay_any, spendable
from .words import KEEP_HAND

WHICH_STACK: Final = REALM.question("draw", answers=("draw",))
SURPLUS: Final = REALM.question("surplus", answers=("put",))
EXCHANGE: Final = REALM.question("exchange", answers=(KEEP_HAND, "put"))
REPLACE: Final = REALM.question("replace", answers=("draw", "search"))
WHICH_CARD: Final = REALM.question("take-card", answers=("take-card",))

SEARCH_COST: Final = 2
KEEP: Final = KEEP_HAND()


def adjust_hand(s: Realm) -> Rules[None]:
    """F-094 to F-098: up to the limit by drawing, down to it by putting cards under stacks."""
    me = s.active
    prince = s.princes[me]
    limit = hand_limit(s, me)
    while len(prince.hand) < limit:
        options = draw_options(s, me)
        if not options:
            break  # F-107
        answer: Option = yield Choice(me, WHICH_STACK, options, anchor=True)
        draw_top(s, me, answer.args[0])
    while len(prince.hand) > limit:
        answer = yield Choice(me, SURPLUS, put_options(s, me, prince.hand), anchor=True)
        put_under(s, me, me, answer)


def exchange_card(s: Realm) -> Rules[None]:
    """F-099, F-100, F-103: 1 card goes under a stack, then another is drawn or, for a price, searched for."""
    me = s.active
    answer: Option = yield Choice(me, EXCHANGE, [KEEP, *put_options(s, me, s.princes[me].hand)], anchor=True)
    if answer.form is KEEP_HAND:
        return
    put_under(s, me, me, answer)
    answer = yield Choice(me, REPLACE, draw_options(s, me) + search_options(s, me))
    stack: int = answer.args[0]
    if answer.form is s.box.say.draw_from:
        draw_top(s, me, stack)
    else:
        yield from pay_any(s, me, search_cost(s, me))
        yield from search(s, me, stack)


def search(s: Realm, me: int, stack: int, question: Question = WHICH_CARD, amount: int = 1) -> Rules[None]:
    """F-100 to F-102: look through a stack, take a card, leave the others in their order."""
    look(s, me, stack)
    memory.looked_through(s, me, stack)
    s.news.append(Event(SEARCHED, me, (stack + 1,)))
    for left in range(amount, 0, -1):
        cards = s.stacks[stack]
        options = [take(s.box, card, place) for place, card in enumerate(cards)]
        answer: Option = yield Choice(me, question, options, {"amount": str(left), "stack": str(stack + 1)})
        card, place = answer.args
        set_stack(s, stack, cards[:place] + cards[place + 1 :])
        memory.taken_out(s, me, stack)
        s.princes[me].hand += (card,)
        turned_down(s, stack, was_top=place == 0)
        s.news.append(Event(TOOK, me, (stack + 1,), (card,), *_shown(s, me, card, known=False)))
    look_no_more(s)


def search_cost(s: Realm, me: int) -> int:
    """F-100, F-176, F-284: 2 resources, unless an own building makes it cheaper."""
    cheaper = s.princes[me].gives.search_cost
    return SEARCH_COST if cheaper < 0 else cheaper


def draw_top(s: Realm, me: int, stack: int) -> None:
    """The top card of a stack comes into the hand."""
    cards = s.stacks[stack]
    card = cards[0]
    known = memory.knows_top(s, 1 - me, stack)
    set_stack(s, stack, cards[1:])
    memory.top_drawn(s, me, stack, card)
    s.princes[me].hand += (card,)
    turned_down(s, stack, was_top=True)
    s.news.append(Event(DREW, me, (stack + 1,), (card,), *_shown(s, me, card, known)))


def draw_several(s: Realm, me: int, question: Question, amount: int) -> Rules[None]:
    """So many cards, each from the top of a stack of choice, as long as there are any."""
    for left in range(amount, 0, -1):
        options = draw_options(s, me)
        if not options:
            break
        answer: Option = yield Choice(me, question, options, {"amount": str(left)})
        draw_top(s, me, answer.args[0])


def fill_hand(s: Realm, me: int, question: Question) -> Rules[None]:
    """K-070: up to the limit, whatever there was before."""
    yield from draw_several(s, me, question, hand_limit(s, me) - len(s.princes[me].hand))


def _shown(s: Realm, me: int, card: str, known: bool) -> tuple[int, ...]:
    """Who learns which card came into the hand; K-145: a card of the other that lies here makes its host show it.

    `known` says that the other knew already which card it was.
    """
    guests = s.princes[me].gives.active_guests
    if not guests or not any(s.cards[guest].watches for guest, _ in guests):
        return (me,)
    if not known:
        memory.came_into_hand(s, me, card)
    return (0, 1)


def turned_down(s: Realm, stack: int, was_top: bool) -> None:
    """K-074: a card that lay face up is gone; of another one below it only its place has changed."""
    if stack in s.face_up:
        if was_top:
            s.face_up = tuple([other for other in s.face_up if other != stack])
        else:
            memory.top_seen(s, stack)


def put_under(s: Realm, chooser: int, owner: int, answer: Option) -> None:
    """A card of the owner's hand goes under a stack; only who chose it knows which card it was."""
    card, stack = answer.args
    if chooser == owner:
        prince = s.princes[owner]
        prince.hand = without(prince.hand, card)
        memory.left_hand_unseen(s, owner, stack)
    else:
        leave_hand(s, owner, card)
    _lay_under(s, chooser, card, stack, (chooser,), PUT if chooser == owner else TAKEN_AWAY)


def put_under_openly(s: Realm, owner: int, card: str, stack: int) -> None:
    """A card that lay open goes under a stack: both have seen which."""
    _lay_under(s, owner, card, stack, (owner, 1 - owner), PUT)


def _lay_under(s: Realm, chooser: int, card: str, stack: int, seen_by: tuple[int, ...], kind: EventKind) -> None:
    lowest = (card,)
    set_stack(s, stack, s.stacks[stack] + lowest)
    memory.laid_under(s, stack, card, seen_by)
    s.news.append(Event(kind, chooser, (stack + 1,), lowest, chooser))


def leave_hand(s: Realm, owner: int, card: str) -> None:
    """A card leaves the hand, and both princes see which."""
    prince = s.princes[owner]
    prince.hand = without(prince.hand, card)
    memory.left_hand(s, owner, card)


def enter_hand(s: Realm, owner: int, card: str) -> None:
    """A card comes into the hand, and both princes see which."""
    s.princes[owner].hand += (card,)
    memory.came_into_hand(s, owner, card)


def take_from_discards(s: Realm, me: int, card: str, owner: int) -> None:
    """A card of the owner's pile comes into the hand (K-159: the rest of the pile keeps its order)."""
    leave_discards(s, owner, card)
    enter_hand(s, me, card)
    s.news.append(Event(TOOK_DISCARD, me, (card,)))


def show_hand(s: Realm, owner: int) -> None:
    """F-191, F-247: the other sees the hand, until `shown_to` says no more."""
    s.shown_to = 1 - owner
    memory.hand_shown(s, owner)
    s.news.append(Event(HAND_SHOWN, owner))


# what may be chosen


def draw_options(s: Realm, me: int) -> list[Option]:
    """F-095: the top card of any stack that has one."""
    return _at_stacks_with_cards(s, me, s.box.say.draws)


def search_options(s: Realm, me: int) -> list[Option]:
    return [] if sum(spendable(s.princes[me], colonies=True).values()) < search_cost(s, me) else searchable(s, me)


def searchable(s: Realm, me: int) -> list[Option]:
    """Every stack that has cards."""
    return _at_stacks_with_cards(s, me, s.box.say.searches)


def _at_stacks_with_cards(s: Realm, me: int, options: Sequence[Option]) -> list[Option]:
    stacks = s.stacks
    found = [options[number] for number in stacks_open_to(s.mode, me) if stacks[number]]
    return [option for option in found if not banned(s, me, option.args[0])] if s.bans else found


def put_options(s: Realm, me: int, cards: Iterable[str], owner: int | None = None) -> list[Option]:
    """F-096: any of the cards, under any stack with its back that this prince may use; cards of another `owner` go
    under a stack that is open to that one."""
    options: list[Option] = []
    whose = me if owner is None else owner
    for card in dict.fromkeys(cards):
        options += puts(s.mode, whose, card)
    return [option for option in options if not banned(s, me, option.args[1])] if s.bans else options


def off_limits(mode: Mode, seat: int, stack: int) -> bool:
    """K-019, K-153: whether a stack belongs to the other."""
    return bool(mode.owners) and 0 <= stack < len(mode.owners) and mode.owners[stack] not in (EVERYBODY, seat)


@cache
def stacks_open_to(mode: Mode, seat: int) -> tuple[int, ...]:
    """The draw stacks that this prince uses."""
    return tuple(stack for stack in range(len(mode.backs)) if not off_limits(mode, seat, stack))


def own_stacks(mode: Mode, seat: int) -> list[int]:
    """The draw stacks that this prince alone uses."""
    return [number for number, owner in enumerate(mode.owners) if owner == seat]


def deal_into(s: Realm, stacks: Sequence[int], cards: Row) -> None:
    """Shuffled cards come into stacks, as evenly as can be."""
    for at, number in enumerate(stacks):
        set_stack(s, number, cards[at :: len(stacks)])


def banned(s: Realm, me: int, stack: int) -> bool:
    """K-160: whether the other has laid a card on a stack, or on the discards, that keeps this prince away."""
    return bool(s.bans) and any(at == stack and by != me for at, by, _ in s.bans)


def kept_from_discards(s: Realm, me: int, owner: int) -> bool:
    """K-160: whether this prince may take nothing from the owner's pile. Where each has one, a ban lies on that of the
    prince whom it bars."""
    return banned(s, me, DISCARDS) and (me == owner or not s.mode.own_discards)


@cache
def take(box: Box, card: str, place: int) -> Option:
    return box.say.take_card(card, place)


@cache
def puts(mode: Mode, seat: int, card: str) -> tuple[Option, ...]:
    """Under the stacks that this prince uses: the same for every hand, so it is worked out once for each card."""
    stacks = [stack for stack in matching_stacks(mode, card) if not off_limits(mode, seat, stack)]
    return tuple(mode.box.say.put_under(card, stack) for stack in stacks)


def matching_stacks(mode: Mode, card: str) -> list[int]:
    """F-096, F-148, F-149: the stacks of the back of this card; K-154: or all. An exhausted one stays a place."""
    if mode.mixes_backs:
        return list(range(len(mode.backs)))
    back = mode.box.cards[card].back
    return [stack for stack, stack_back in enumerate(mode.backs) if stack_back == back]


# why something may not be chosen


def _of_the_other(s: Realm, stack: int) -> Reason:
    return s.box.refuse("stack-of-other", "deck" if s.mode.own_decks else "", stack=stack + 1)


def refuse_draw(s: Realm, me: int, stack: int) -> Reason | None:
    """F-107: a stack of the game that has cards."""
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if off_limits(s.mode, me, stack):
        return _of_the_other(s, stack)
    if banned(s, me, stack):
        return s.box.refuse("stack-banned", stack=stack + 1)
    if not s.stacks[stack]:
        return s.box.refuse("stack-empty", stack=stack + 1)
    return None


@REALM.refuses("draw")
def refuse_drawing(s: Realm, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack)


@REALM.refuses("search", REPLACE)
def refuse_search(s: Realm, me: int, stack: int) -> Reason | None:
    """F-100, F-106: a stack with cards, for a price that can be paid."""
    if reason := refuse_draw(s, me, stack):
        return reason
    cost = search_cost(s, me)
    if sum(spendable(s.princes[me], colonies=True).values()) < cost:
        return s.box.refuse("search-too-dear", "" if cost == SEARCH_COST else "cheaper", cost=cost)
    return None


@REALM.refuses("search")
def refuse_searching(s: Realm, me: int, stack: int) -> Reason | None:
    """Where nothing is to be paid."""
    return refuse_draw(s, me, stack)


@REALM.refuses("put")
def refuse_put(s: Realm, me: int, card: str, stack: int) -> Reason | None:
    return refuse_put_of(s, me, me, card, stack)


def refuse_put_of(s: Realm, chooser: int, owner: int, card: str, stack: int) -> Reason | None:
    """A card of the owner's hand that this prince puts under a stack."""
    if card not in s.princes[owner].hand:
        return s.box.refuse("not-in-hand", "put", card=card)
    return refuse_under(s, chooser, card, stack, owner)


def refuse_under(s: Realm, me: int, card: str, stack: int, owner: int | None = None) -> Reason | None:
    """F-148: only stacks with the back of the card."""
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if stack not in matching_stacks(s.mode, card):
        return s.box.refuse("other-back", card=card, stack=stack + 1)
    if off_limits(s.mode, me if owner is None else owner, stack):
        return _of_the_other(s, stack)
    return s.box.refuse("stack-banned", stack=stack + 1) if banned(s, me, stack) else None
