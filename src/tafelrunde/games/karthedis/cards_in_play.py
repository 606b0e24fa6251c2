"""Verbs for cards: draw, recall, discard."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .abilities import ABBERUFEN, EINSATZ
from .carry_out import carry_out
from .events import DECK_EMPTY, DISCARDED, DREW, RECALLED
from .questions import QUESTIONS, not_in_hand, rules_behind
from .state import State, abilities, cards_of, changed, leave_hand, show
from .words import PASS, USE

PASSING: Final = PASS()

WHAT_TO_STAKE: Final = QUESTIONS.question("einsatz", rules=("KA-146",), answers=(PASS, USE))


def draw(s: State, me: int, amount: int) -> Rules[None]:
    """KA-033, KA-146, KA-152, KA-180: the top cards come into the hand; each with Einsatz may be shown and used, once a
    round. The question is put after every draw, so that it does not tell what was drawn."""
    player = s.players[me]
    cards = player.deck[:amount]
    if not cards:
        s.news.append(Event(DECK_EMPTY, me))
        return
    s.busy = True
    known = max(0, player.known_top - len(cards))
    now = changed(s, me)
    now.deck = player.deck[amount:]
    now.hand = player.hand + cards
    now.known_top = known
    s.news.append(Event(DREW, me, (len(cards),), (cards,), me))
    fresh = [card for card in cards if abilities(card, EINSATZ)]
    while True:
        player = s.players[me]
        usable = [card for card in dict.fromkeys(fresh) if card in player.hand and _not_yet_used(s, me, card)]
        answer: Option = yield Choice(me, WHAT_TO_STAKE, [PASSING, *USE.each(usable)], passing=PASSING)
        if answer.form is not USE:
            return
        card = answer.args[0]
        fresh.remove(card)
        changed(s, me).employed += (card,)
        show(s, me, card)
        for ability in abilities(card, EINSATZ):
            yield from carry_out(s, me, card, ability)


def _not_yet_used(s: State, me: int, card: str) -> bool:
    """Each card once a round; of several copies each one."""
    return s.players[me].employed.count(card) < cards_of(s, me).count(card)


@QUESTIONS.refuses_answer(USE, WHAT_TO_STAKE)
def refuse_stake(s: State, choice: Choice, card: str) -> Reason:
    return refuse_use(s, choice, card, EINSATZ, ("KA-146", "KA-152"))


def refuse_use(s: State, choice: Choice, card: str, keyword: str, when: tuple[str, ...]) -> Reason:
    """`when` are the rules that say which cards can be shown and used now, and how often."""
    absent = not_in_hand(s, choice, card)
    if absent is not None:
        return absent
    if not abilities(card, keyword):
        return Reason("no-such-ability", rules_behind(choice), card=card, keyword=keyword)
    return Reason("not-usable-now", when, card=card)


def recall(s: State, me: int, card: str) -> Rules[None]:
    """KA-140: out of active play onto the recall pile, which sets Abberufen off."""
    changed(s, me).pile += (card,)
    s.news.append(Event(RECALLED, me, (card,)))
    for ability in abilities(card, ABBERUFEN):
        if not ability.lasting:
            yield from carry_out(s, me, card, ability)


def discard(s: State, me: int, card: str) -> None:
    """KA-141: from the hand straight onto the recall pile, which sets nothing off."""
    leave_hand(s, me, card)
    changed(s, me).pile += (card,)
    s.news.append(Event(DISCARDED, me, (card,)))
