"""Placed expansions that leave a principality: demolished by their owner, or lost to the other prince or an event."""

from collections.abc import Callable, Sequence
from typing import Final

from ...kernel import Choice, Event, Option, Question, Reason, Rules, decide
from .advantages import weigh_advantages
from .discards import discard
from .events import DISCARDED, LAID_OPEN, NAMED
from .expansions import belongings, remove
from .hand import put_under_openly, puts, refuse_under
from .questions import REALM
from .state import Realm, change_open

PUT_REMOVED: Final = REALM.question("put-removed", answers=("put",))
DEMOLISH: Final = "demolish"


def demolition_options(s: Realm, me: int) -> Sequence[Option]:
    """F-142 to F-145: every own building and unit, whether or not sites are free, if the mode allows it."""
    if not s.mode.may_demolish:
        return ()
    gives = s.princes[me].gives
    options = gives.memo.get(DEMOLISH)
    if options is None:
        demolitions = s.box.say.demolitions
        options = gives.remember(DEMOLISH, [demolitions[lying] for lying in gives.lying])
    abroad = s.princes[1 - me].gives.guests
    if abroad:  # K-113: what was built in the other's principality
        return (*options, *(s.box.say.demolitions[lying] for lying in dict.fromkeys(abroad)))
    return options


@REALM.refuses(DEMOLISH)
def refuse_demolition(s: Realm, me: int, card: str, site: str) -> Reason | None:
    if not s.mode.may_demolish:
        return s.box.refuse("no-demolition")
    if s.cards[card].kind == "region_expansion":
        return s.box.refuse("stays-for-good", card=card)
    return refuse_lying(s, me, card, site, *s.box.cites["not-there"])


def refuse_lying(s: Realm, owner: int, card: str, site: str, *rules: str) -> Reason | None:
    """F-200: only what lies there, uncovered, can be meant."""
    if (card, site) in belongings(s, owner):
        return None
    if (card, site) in s.princes[owner].gives.guests:
        return Reason("belongs-to-other", (*rules, "K-115"), card=card, site=site)
    if card == s.princes[owner].covered:
        rules = (*rules, *s.box.cites["not-there:covered"])
    return Reason("not-there", rules, card=card, site=site)


def lying_refusal(
    asked: str, not_meant: tuple[str, ...], of_the_other: bool = False
) -> Callable[[Realm, int, str, str], Reason | None]:
    """Why a card cannot be named or removed at a question by this rule: it does not lie there, or is not meant."""

    def refuse(s: Realm, me: int, card: str, site: str) -> Reason | None:
        lying = refuse_lying(s, 1 - me if of_the_other else me, card, site, asked)
        return lying or Reason("not-meant", not_meant, card=card, site=site)

    return refuse


def demolish(s: Realm, me: int, card: str, site: str) -> None:
    """F-142, F-146, F-147: free of charge, onto the discard pile."""
    when_demolished = s.box.hooks.demolished.get(s.cards[card].title)
    if when_demolished is not None:
        when_demolished(s, me, card)
    discard_expansion(s, me, card, site)


def discard_expansion(s: Realm, owner: int, card: str, site: str) -> None:
    remove(s, owner, card, site)
    if not returned_to_open_stack(s, owner, card):
        discard(s, owner, card)
        s.news.append(Event(DISCARDED, owner, (card,)))
    weigh_advantages(s)


def returned_to_open_stack(s: Realm, owner: int, card: str) -> bool:
    """K-016: whether a card that has left its site lies open again, for anybody to build."""
    if card not in s.mode.open_cards or not s.mode.open_cards_return:
        return False
    change_open(s, card, 1)
    s.news.append(Event(LAID_OPEN, owner, (card,)))
    return True


def lose_expansion(s: Realm, owner: int, lost: Option, anchor: bool = False) -> Rules[None]:
    """F-148, F-240: the owner puts the card under a stack of its back, of his choice."""
    card, site = lost.args
    answer = yield from decide(owner, PUT_REMOVED, puts(s.mode, owner, card), {"card": card}, anchor)
    remove(s, owner, card, site)
    put_under_openly(s, owner, card, answer.args[1])
    weigh_advantages(s)
    yield from console(s, owner)


@REALM.refuses_answer("put", PUT_REMOVED)
def refuse_putting_removed(s: Realm, choice: Choice, card: str, stack: int) -> Reason | None:
    removed = choice.about["card"]
    if card != removed:
        return s.box.refuse("other-card", card=removed)
    return refuse_under(s, choice.seat, card, stack)


def console(s: Realm, owner: int) -> Rules[None]:
    """What the other cards of a prince do for him when he had to remove one."""
    built = s.princes[owner].gives.built
    for title, when_lost in s.box.hooks.lost.items():
        if title in built:
            yield from when_lost(s, owner)


def name_three(s: Realm, me: int, cards: list[tuple[str, str]], question: Question) -> Rules[list[tuple[str, str]]]:
    """F-197, K-069: three of the other's cards are named, one after the other."""
    say = s.box.say
    left = cards.copy()
    named: list[tuple[str, str]] = []
    for number in range(3):
        options = [say.name(card, site) for card, site in dict.fromkeys(left)]
        answer: Option = yield Choice(me, question, options, {"amount": str(3 - number)}, anchor=number == 0)
        card, site = answer.args
        left.remove((card, site))
        named.append((card, site))
        s.news.append(Event(NAMED, me, (card, site)))
    return named
