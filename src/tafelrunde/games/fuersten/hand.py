"""Phases 3 and 4 of a turn: adjusting the hand, and exchanging one card."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...kernel import Choice, Event, EventKind, Option, Reason, Rules
from ..realm.prince import without
from ..realm.stores import pay_any, total
from . import memory
from .data import CARDS, ModeFacts
from .events import DREW, HAND_SHOWN, PUT, SEARCHED, TAKEN_AWAY, TOOK
from .state import EXCHANGE, State, hand_limit, look, look_no_more, set_stack
from .words import DRAW_FROM, DRAWS, KEEP_HAND, PUT_UNDER, SEARCHES, TAKE_CARD

SEARCH_COST: Final = 2
KEEP: Final = KEEP_HAND()


def adjust_hand(s: State) -> Rules[None]:
    """F-094 to F-098: up to the limit by drawing, down to it by putting cards under stacks."""
    me = s.active
    prince = s.princes[me]
    limit = hand_limit(s, me)
    while len(prince.hand) < limit:
        options = draw_options(s)
        if not options:
            break  # F-107
        answer: Option = yield Choice(me, "draw", options, anchor=True)
        draw_top(s, me, int(answer.args[0]) - 1)
    while len(prince.hand) > limit:
        answer = yield Choice(me, "surplus", put_options(s, prince.hand), anchor=True)
        put_under(s, me, me, answer)
    s.phase = EXCHANGE


def exchange_card(s: State) -> Rules[None]:
    """F-099, F-100, F-103: 1 card goes under a stack, then another is drawn or, for a price, searched for."""
    me = s.active
    answer: Option = yield Choice(me, "exchange", [KEEP, *put_options(s, s.princes[me].hand)], anchor=True)
    if answer.form is not PUT_UNDER:
        return
    put_under(s, me, me, answer)
    answer = yield Choice(me, "replace", draw_options(s) + search_options(s, me))
    stack = int(answer.args[0]) - 1
    if answer.form is DRAW_FROM:
        draw_top(s, me, stack)
    else:
        yield from pay_any(s, me, search_cost(s, me))
        yield from search(s, me, stack)


def search(s: State, me: int, stack: int, prompt: str = "take-card", amount: int = 1) -> Rules[None]:
    """F-100 to F-102: look through a stack, take a card, leave the others in their order."""
    look(s, me, stack)
    memory.looked_through(s, me, stack)
    s.news.append(Event(SEARCHED, me, (stack + 1,)))
    for left in range(amount, 0, -1):
        cards = s.stacks[stack]
        options = [take(card, place) for place, card in enumerate(cards, 1)]
        answer: Option = yield Choice(me, prompt, options, {"amount": str(left), "stack": str(stack + 1)})
        card, place = answer.args[0], int(answer.args[1]) - 1
        set_stack(s, stack, cards[:place] + cards[place + 1 :])
        memory.taken_out(s, me, stack)
        s.princes[me].hand += (card,)
        s.news.append(Event(TOOK, me, (stack + 1,), (card,), me))
    look_no_more(s)


def search_cost(s: State, me: int) -> int:
    """F-100, F-176, F-284: 2 resources, unless an own building makes it cheaper."""
    cheaper = s.princes[me].gives.search_cost
    return SEARCH_COST if cheaper < 0 else cheaper


def draw_top(s: State, me: int, stack: int) -> None:
    """The top card of a stack comes into the hand."""
    card, *rest = s.stacks[stack]
    set_stack(s, stack, tuple(rest))
    memory.top_drawn(s, me, stack, card)
    s.princes[me].hand += (card,)
    s.news.append(Event(DREW, me, (stack + 1,), (card,), me))


def put_under(s: State, chooser: int, owner: int, answer: Option) -> None:
    """A card of the owner's hand goes under a stack; only who chose it knows which card it was."""
    card, stack = answer.args
    number = int(stack) - 1
    if chooser == owner:
        prince = s.princes[owner]
        prince.hand = without(prince.hand, card)
        memory.left_hand_unseen(s, owner, number)
    else:
        leave_hand(s, owner, card)
    _lay_under(s, chooser, card, number, (chooser,), PUT if chooser == owner else TAKEN_AWAY)


def put_under_openly(s: State, owner: int, card: str, stack: int) -> None:
    """A card that lay open goes under a stack, counted from 0: both have seen which."""
    _lay_under(s, owner, card, stack, (owner, 1 - owner), PUT)


def _lay_under(s: State, chooser: int, card: str, stack: int, seen_by: tuple[int, ...], kind: EventKind) -> None:
    set_stack(s, stack, (*s.stacks[stack], card))
    memory.laid_under(s, stack, card, seen_by)
    s.news.append(Event(kind, chooser, (stack + 1,), (card,), chooser))


def leave_hand(s: State, owner: int, card: str) -> None:
    """A card leaves the hand, and both princes see which."""
    prince = s.princes[owner]
    prince.hand = without(prince.hand, card)
    memory.left_hand(s, owner, card)


def enter_hand(s: State, owner: int, card: str) -> None:
    """A card comes into the hand, and both princes see which."""
    s.princes[owner].hand += (card,)
    memory.came_into_hand(s, owner, card)


def show_hand(s: State, owner: int) -> None:
    """F-191, F-247: the other sees the hand, until `shown_to` says no more."""
    s.shown_to = 1 - owner
    memory.hand_shown(s, owner)
    s.news.append(Event(HAND_SHOWN, owner))


# what may be chosen


def draw_options(s: State) -> list[Option]:
    """F-095: the top card of any stack that has one."""
    return [draw for draw, stack in zip(DRAWS, s.stacks, strict=False) if stack]


def search_options(s: State, me: int) -> list[Option]:
    return [] if total(s.princes[me]) < search_cost(s, me) else searchable(s)


def searchable(s: State) -> list[Option]:
    """Every stack that has cards."""
    return [search for search, stack in zip(SEARCHES, s.stacks, strict=False) if stack]


def put_options(s: State, cards: Iterable[str]) -> list[Option]:
    """F-096: any of the cards, under any stack with its back."""
    options: list[Option] = []
    for card in dict.fromkeys(cards):
        options += puts(s.mode, card)
    return options


@cache
def take(card: str, place: int) -> Option:
    return TAKE_CARD(card, str(place))


@cache
def puts(mode: ModeFacts, card: str) -> tuple[Option, ...]:
    """The same for every hand, so it is worked out once for each card."""
    return tuple(PUT_UNDER(card, str(number)) for number in matching_stacks(mode, card))


def matching_stacks(mode: ModeFacts, card: str) -> list[int]:
    """F-096, F-148, F-149: the stacks, counted from 1, of the back of this card; an exhausted one stays a place."""
    back = CARDS[card].back
    return [number for number, stack_back in enumerate(mode.backs, 1) if stack_back == back]


# why something may not be chosen


def _no_such_stack(s: State) -> Reason:
    rule = "F-156" if s.mode.half_moons_sleep else "F-132" if s.mode.theme else "F-025"
    return Reason("no-such-stack", (rule,), stacks=len(s.stacks))


def refuse_draw(s: State, stack: int) -> Reason | None:
    if stack >= len(s.stacks):
        return _no_such_stack(s)
    if not s.stacks[stack]:
        return Reason("stack-empty", ("F-107",), stack=stack + 1)
    return None


def refuse_search(s: State, me: int, stack: int) -> Reason | None:
    if reason := refuse_draw(s, stack):
        return reason
    cost = search_cost(s, me)
    if total(s.princes[me]) < cost:
        rules = ("F-100", "F-106") if cost == SEARCH_COST else ("F-100", "F-106", "F-176")
        return Reason("search-too-dear", rules, cost=cost)
    return None


def refuse_put(s: State, owner: int, card: str, stack: int) -> Reason | None:
    if card not in s.princes[owner].hand:
        return Reason("not-in-hand", ("F-096",), card=card)
    return refuse_under(s, card, stack)


def refuse_under(s: State, card: str, stack: int) -> Reason | None:
    """F-148: only stacks with the back of the card."""
    if stack >= len(s.stacks):
        return _no_such_stack(s)
    if stack + 1 not in matching_stacks(s.mode, card):
        return Reason("other-back", ("F-096", "F-148"), card=card, stack=stack + 1)
    return None
