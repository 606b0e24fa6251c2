"""What attack cards have in common: the answer of the other, the throw, and what a shield keeps off."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from ...kernel import Chance, Choice, Event, Option, Question, Reason, Rules
from ..realm.cards import Card
from ..realm.discards import discarded
from ..realm.expansions import belongings, host_of
from ..realm.mode import Mode, hand_cards
from ..realm.play import play_card, playable, refuse_play
from ..realm.removal import refuse_lying
from ..realm.words import PASS
from .data import PRODUCTION_DIE
from .events import FAILED, PROBED, RESCUED
from .state import State
from .words import PLAY, QUESTIONS, REMOVE

UNANSWERED: Final = 5  # K-100: the highest throw with which an attack succeeds
ANSWERED: Final = 2
ATTACK_COMES: Final = QUESTIONS.question("attacked", rules=("K-147", "K-148", "K-150"), answers=(PASS, PLAY))
EVENT_COMES: Final = QUESTIONS.question("event-comes", rules=("K-059", "K-150"), answers=(PASS, PLAY))
FLEET_IN_DANGER: Final = QUESTIONS.question("fleet-in-danger", rules=("K-147", "K-148", "K-150"), answers=(PASS, PLAY))
PASSING: Final = PASS()

# by title, the attacks that a protection card answers
ANSWERS: Final[dict[str, tuple[str, ...]]] = {}


def answers(title: str, *attacks: str) -> None:
    """A protection card, and the attacks against which it is played (K-148)."""
    ANSWERS[title] = attacks


def attack_succeeds(s: State, me: int) -> Rules[bool]:
    """K-100, K-101: the other may answer with one protection card; then the die decides."""
    attack = s.playing[-1]
    highest = ANSWERED if (yield from answered(s, 1 - me, attack)) else UNANSWERED
    number: str = yield Chance("probe_die", PRODUCTION_DIE)
    s.news.append(Event(PROBED, me, (attack, int(number))))
    if int(number) <= highest:
        return True
    s.news.append(Event(FAILED, me, (attack,)))
    return False


def rescued(s: State, owner: int, attack: str, card: str, site: str) -> Rules[bool]:
    """K-148, K-150: a trade fleet that was picked may be saved, with one protection card."""
    if s.cards[card].kind != "trade_ship":
        return False
    about = {"card": attack, "other": card, "site": site}
    if not (yield from answered(s, owner, attack, FLEET_IN_DANGER, about=about)):
        return False
    s.news.append(Event(RESCUED, owner, (card, site)))
    return True


def answered(
    s: State,
    other: int,
    attack: str,
    question: Question = ATTACK_COMES,
    anchor: bool = False,
    about: Mapping[str, str] | None = None,
) -> Rules[bool]:
    """K-147, K-148, K-150. Asked whenever somebody could hold such a card, so that the question does not tell who.

    K-059: events are answered in the same way, by each for himself. K-150: a card that is stopped was played, too.
    """
    out = discarded(s)
    if not any(out.count(card) < copies for card, copies in protection_from(s.mode, title_of(s, attack))):
        return False
    options = [PASSING, *(play for play in playable(s, other, "reaction") if _fits(s, play.args[0], attack))]
    answer: Option = yield Choice(other, question, options, about or {"card": attack}, anchor, passing=PASSING)
    if answer.form is not PLAY:
        return False
    return (yield from play_card(s, other, answer.args[0]))


@cache
def protection_from(mode: Mode, attack: str) -> tuple[tuple[str, int], ...]:
    """The cards of a mode that answer an attack, with how many there are of each."""
    cards = Counter(hand_cards(mode))
    return tuple((card, n) for card, n in cards.items() if attack in ANSWERS.get(mode.box.cards[card].title, ()))


def title_of(s: State, attack: str) -> str:
    """K-149: a knight who is used as an action card is answered like that card."""
    return s.cards[attack].acts_as or s.cards[attack].title


def _fits(s: State, card: str, attack: str) -> bool:
    return title_of(s, attack) in ANSWERS.get(s.cards[card].title, ())


@QUESTIONS.refuses_answer(PLAY, EVENT_COMES)
@QUESTIONS.refuses_answer(PLAY, FLEET_IN_DANGER)
@QUESTIONS.refuses_answer(PLAY, ATTACK_COMES)
def refuse_answer(s: State, choice: Choice, card: str) -> Reason | None:
    attack = choice.about["card"]
    if reason := refuse_play(s, choice.seat, card, "reaction"):
        return reason
    return None if _fits(s, card, attack) else Reason("answers-another", ("K-148",), card=card, attack=attack)


def targets(s: State, owner: int, title: str, *kinds: str) -> list[tuple[str, str]]:
    """The cards of a principality that an attack or event can hit: of these kinds, and not shielded from it.

    Equal cards on one site are named as often as they lie there.
    """
    return [
        (card.id, site)
        for card, site in _of_kind_or_prey(s, owner, title, *kinds)
        if not shielded(s, owner, card, site, title)
    ]


def _of_kind_or_prey(s: State, owner: int, title: str, *kinds: str) -> list[tuple[Card, str]]:
    """Cards of the kinds that are hit, and others that say they can be hit, too."""
    lying = [(s.cards[card], site) for card, site in belongings(s, owner)]
    return [(card, site) for card, site in lying if card.kind in kinds or title in card.prey_of]


def not_a_target(
    title: str, asked: str, of_kind: str, of_the_other: bool = False, shielded_by: str = ""
) -> Callable[[State, int, str, str], Reason | None]:
    """Why a card cannot be hit by `title`, at a question by the rule `asked`: it does not lie there, is shielded, or is
    of another kind."""

    def refuse(s: State, me: int, card: str, site: str) -> Reason | None:
        owner = 1 - me if of_the_other else me
        lying = refuse_lying(s, owner, card, site, asked)
        if lying is not None:
            return lying
        if shielded(s, owner, s.cards[card], site, title):
            return Reason("shielded", (asked, shielded_by or of_kind), card=card, site=site, attack=title)
        rules = (asked, of_kind, "K-185") if "K-185" in s.cards[card].rules else (asked, of_kind)
        return Reason("not-meant", rules, card=card, site=site)

    return refuse


def removals(found: list[tuple[str, str]]) -> list[Option]:
    """One option for each of the cards; of two equal ones on a site it does not matter which."""
    return [REMOVE(card, site) for card, site in dict.fromkeys(found)]


def shielded(s: State, owner: int, card: Card, site: str, title: str) -> bool:
    """K-063, K-068: by itself, by a card on its site or in its city, or by one that protects the whole principality.

    K-165: a card keeps its own immunity even if it does not work; what it does for others it does not do then.
    """
    if title in card.shields and _shields_such(card, card):
        return True
    host = s.princes[host_of(s, owner, card.id)]
    # K-105: a card of a landscape belongs to no city
    place = -1 if card.placement == "region" else host.place_of(site)
    for other_id, other_site in host.gives.working:
        other = s.cards[other_id]
        if title not in other.shields or not _shields_such(other, card):
            continue
        if other.shield_reach == "realm" or (other.shield_reach == "site" and other_site == site):
            return True
        if other.shield_reach == "city" and place >= 0 and host.place_of(other_site) == place:
            return True
    return False


def _shields_such(shield: Card, card: Card) -> bool:
    """Some protect only cards of one kind, from a certain price on."""
    return shield.shields_kind in ("", card.kind) and card.price >= shield.shields_from
