"""Opening a crate on an empty building card (C-071, C-080 to C-082)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules, Shuffle
from .advancement import refill, shuffle_discards_in
from .benefits import assist, give
from .data import CRATES, EMPTY_CARDS, FAMILIES, empty_card, objectives_with
from .events import ARCHIVED, OPENED
from .minions import bring_into_the_village
from .progress import advance
from .state import State, changed, without
from .words import OPEN, QUESTIONS

OBJECTIVES: Final = "objectives"
WHICH_CRATE: Final = QUESTIONS.question("open", rules=("C-071", "C-080"), answers=(OPEN,))


def crates_of(s: State, me: int) -> list[int]:
    return [EMPTY_CARDS[card] for card in dict.fromkeys(s.players[me].cards) if card in EMPTY_CARDS]


@QUESTIONS.refuses(OPEN)
def refuse_opening(s: State, me: int, number: int) -> Reason | None:
    return None if number in crates_of(s, me) else Reason("not-your-crate", ("C-051", "C-080"), number=number)


def open_crate(s: State, me: int) -> Rules[None]:
    """C-082: it belongs to the player who opens it; C-116: the token moves on."""
    answer: Option = yield Choice(me, WHICH_CRATE, [OPEN(number) for number in crates_of(s, me)])
    number = answer.args[0]
    player = changed(s, me)
    player.cards = without(player.cards, empty_card(number))
    s.archive += (empty_card(number),)
    s.news.append(Event(ARCHIVED, me, (empty_card(number),)))
    yield from unpack(s, me, number)
    yield from assist(s, me, "open_crate")
    yield from advance(s, me)


def unpack(s: State, me: int, number: int) -> Rules[None]:
    """C-080: buildings for who opened it; C-081: personas into the chest; new cards and objectives are shuffled in."""
    crate = CRATES[number]
    player = changed(s, me)
    player.cards += crate.buildings
    player.chest += crate.personas
    s.crates += (number,)
    unlocked = tuple([rule for rule in crate.rules if rule not in s.rules])
    s.rules += unlocked
    s.news.append(Event(OPENED, me, (number, crate.buildings, crate.personas)))
    bring_into_the_village(s, crate.minion)
    new = crate.objectives + tuple([objective for rule in unlocked for objective in objectives_with(rule)])
    if new:
        s.objective_deck = yield Shuffle(OBJECTIVES, s.objective_deck + new)
    if crate.family in FAMILIES:
        yield from shuffle_discards_in(s, FAMILIES[crate.family])  # C-031
        yield from refill(s)
    if not s.players[me].automa:
        yield from give(s, me, crate.opener_gain)
