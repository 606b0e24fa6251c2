"""Hands and draw stacks: drawing, searching, putting cards under stacks, adjusting the hand, exchanging a card."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...kernel import Choice, Event, EventKind, Option, Question, Reason, Rules
from . import memory
from .advantages import hand_limit
from .box import Box
from .events import DREW, HAND_SHOWN, PUT, SEARCHED, TAKEN_AWAY, TOOK, TOOK_DISCARD
from .mode import Mode
from .prince import without
from .questions import REALM
from .state import Realm, look, look_no_more, set_stack
from .stores import pay_any, total
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
        options = draw_options(s)
        if not options:
            break  # F-107
        answer: Option = yield Choice(me, WHICH_STACK, options, anchor=True)
        draw_top(s, me, answer.args[0])
    while len(prince.hand) > limit:
        answer = yield Choice(me, SURPLUS, put_options(s, prince.hand), anchor=True)
        put_under(s, me, me, answer)


def exchange_card(s: Realm) -> Rules[None]:
    """F-099, F-100, F-103: 1 card goes under a stack, then another is drawn or, for a price, searched for."""
    me = s.active
    answer: Option = yield Choice(me, EXCHANGE, [KEEP, *put_options(s, s.princes[me].hand)], anchor=True)
    if answer.form is KEEP_HAND:
        return
    put_under(s, me, me, answer)
    answer = yield Choice(me, REPLACE, draw_options(s) + search_options(s, me))
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
        s.news.append(Event(TOOK, me, (stack + 1,), (card,), me))
    look_no_more(s)


def search_cost(s: Realm, me: int) -> int:
    """F-100, F-176, F-284: 2 resources, unless an own building makes it cheaper."""
    cheaper = s.princes[me].gives.search_cost
    return SEARCH_COST if cheaper < 0 else cheaper


def draw_top(s: Realm, me: int, stack: int) -> None:
    """The top card of a stack comes into the hand."""
    cards = s.stacks[stack]
    card = cards[0]
    set_stack(s, stack, cards[1:])
    memory.top_drawn(s, me, stack, card)
    s.princes[me].hand += (card,)
    s.news.append(Event(DREW, me, (stack + 1,), (card,), me))


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


def take_from_discards(s: Realm, owner: int, card: str) -> None:
    """A discarded card comes into the hand; the rest of the pile keeps its order."""
    s.discard = without(s.discard, card)
    enter_hand(s, owner, card)
    s.news.append(Event(TOOK_DISCARD, owner, (card,)))


def show_hand(s: Realm, owner: int) -> None:
    """F-191, F-247: the other sees the hand, until `shown_to` says no more."""
    s.shown_to = 1 - owner
    memory.hand_shown(s, owner)
    s.news.append(Event(HAND_SHOWN, owner))


# what may be chosen


def draw_options(s: Realm) -> list[Option]:
    """F-095: the top card of any stack that has one."""
    draws = s.box.say.draws
    return [draws[number] for number, stack in enumerate(s.stacks) if stack]


def search_options(s: Realm, me: int) -> list[Option]:
    return [] if total(s.princes[me]) < search_cost(s, me) else searchable(s)


def searchable(s: Realm) -> list[Option]:
    """Every stack that has cards."""
    searches = s.box.say.searches
    return [searches[number] for number, stack in enumerate(s.stacks) if stack]


def put_options(s: Realm, cards: Iterable[str]) -> list[Option]:
    """F-096: any of the cards, under any stack with its back."""
    options: list[Option] = []
    for card in dict.fromkeys(cards):
        options += puts(s.mode, card)
    return options


@cache
def take(box: Box, card: str, place: int) -> Option:
    return box.say.take_card(card, place)


@cache
def puts(mode: Mode, card: str) -> tuple[Option, ...]:
    """The same for every hand, so it is worked out once for each card."""
    return tuple(mode.box.say.put_under(card, stack) for stack in matching_stacks(mode, card))


def matching_stacks(mode: Mode, card: str) -> list[int]:
    """F-096, F-148, F-149: the stacks of the back of this card; K-154: or all. An exhausted one stays a place."""
    if mode.mixes_backs:
        return list(range(len(mode.backs)))
    back = mode.box.cards[card].back
    return [stack for stack, stack_back in enumerate(mode.backs) if stack_back == back]


# why something may not be chosen


def refuse_draw(s: Realm, stack: int) -> Reason | None:
    """F-107: a stack of the game that has cards."""
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if not s.stacks[stack]:
        return s.box.refuse("stack-empty", stack=stack + 1)
    return None


@REALM.refuses("draw")
def refuse_drawing(s: Realm, _me: int, stack: int) -> Reason | None:
    return refuse_draw(s, stack)


@REALM.refuses("search", REPLACE)
def refuse_search(s: Realm, me: int, stack: int) -> Reason | None:
    """F-100, F-106: a stack with cards, for a price that can be paid."""
    if reason := refuse_draw(s, stack):
        return reason
    cost = search_cost(s, me)
    if total(s.princes[me]) < cost:
        return s.box.refuse("search-too-dear", "" if cost == SEARCH_COST else "cheaper", cost=cost)
    return None


@REALM.refuses("search")
def refuse_searching(s: Realm, _me: int, stack: int) -> Reason | None:
    """Where nothing is to be paid."""
    return refuse_draw(s, stack)


@REALM.refuses("put")
def refuse_put(s: Realm, owner: int, card: str, stack: int) -> Reason | None:
    if card not in s.princes[owner].hand:
        return s.box.refuse("not-in-hand", "put", card=card)
    return refuse_under(s, card, stack)


def refuse_under(s: Realm, card: str, stack: int) -> Reason | None:
    """F-148: only stacks with the back of the card."""
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if stack not in matching_stacks(s.mode, card):
        return s.box.refuse("other-back", card=card, stack=stack + 1)
    return None
