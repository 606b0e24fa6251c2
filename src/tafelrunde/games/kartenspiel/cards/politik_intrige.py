"""Politik & Intrige: what its action cards, its event cards and some of its buildings do.

Church and town hall are conditions of most of them; that, and what its other buildings give, shield or cost, are facts
in politik_intrige.toml. What a Geheimbund shares is in `alliances`, what a Kirchenbann keeps shut in `bans`.
"""

from typing import Final

from ....kernel import Chance, Choice, Event, Option, Reason, Rules, decide
from ...realm import memory
from ...realm.advantages import weigh_advantages
from ...realm.build import fitting_sites, refuse_site
from ...realm.demands import demand, demand_refusal
from ...realm.discards import discards_of
from ...realm.each import each_prince
from ...realm.events import SEARCHED
from ...realm.expansions import place, remove
from ...realm.hand import (
    banned,
    draw_options,
    draw_several,
    draw_top,
    kept_from_discards,
    off_limits,
    put_options,
    put_under,
    refuse_draw,
    refuse_put,
    search,
    searchable,
    take_from_discards,
)
from ...realm.regions import RESOURCE_OF
from ...realm.removal import discard_expansion
from ...realm.state import DISCARDS, NOBODY, look, look_no_more, set_stack
from ...realm.stores import (
    TAKING,
    all_funds,
    filled_colonies,
    give,
    lose,
    pay_resource,
    receive,
    refuse_stored,
    spend,
    spendable,
    take,
    total,
)
from ...realm.words import DEMAND, GIVE, GIVE_FROM, PASS, PAY, PAY_FROM
from ..alliances import renew_alliances
from ..attacks import PASSING, answers, not_a_target, removals, targets
from ..bans import lay_ban
from ..conversions import converts
from ..data import PRODUCTION_DIE
from ..die_events import ROBBED, nothing_happens
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing, worth_using
from ..events import BRIBED, PROBED, SORTED, TURNED_UP
from ..functions import as_often_as_wished
from ..hooks import action, at_production, at_question_mark, event_card, when_built, when_drawn, when_played
from ..state import State
from ..words import BAN, BAN_DISCARDS, BUILD, DRAW_FROM, PUT_UNDER, QUESTIONS, REMOVE, SEARCH, SORT, TAKE_DISCARD
from .grundspiel import PLAGUE, something_to_take, taking_helps
from .wissenschaft_fortschritt import a_card_to_draw

# ---- attacks

BRIBERY: Final = "bestechung"
BRIBE: Final = QUESTIONS.question("bestechung", rules=("K-094", "K-179"), answers=(REMOVE,))
BRIBED_TO: Final = QUESTIONS.question("bestechung-site", rules=("K-119", "K-123"), answers=(BUILD,))
QUESTIONS.refuses(REMOVE, BRIBE)(not_a_target(BRIBERY, "K-094", "K-179", of_the_other=True))
PRICE: Final = 3  # gold
RICHARD_WORTH: Final = 12.0


def _somebody_to_bribe(s: State, me: int) -> Reason | None:
    prince = s.princes[me]
    found = targets(s, 1 - me, BRIBERY, "knight")
    if not found:
        return Reason("no-target", ("K-090",), card=BRIBERY)
    if not prince.gives.free_sites and not prince.gives.free_unit_spots:
        return Reason("no-free-site", ("K-090", "K-119"), card=BRIBERY)
    gold = spendable(prince, colonies=True)["gold"]
    return Reason("too-few", ("K-090",), resource="gold", needed=PRICE, stored=gold) if gold < PRICE else None


@action(BRIBERY, refuse=_somebody_to_bribe)
def bestechung(s: State, me: int) -> Rules[None]:
    """K-166: for 3 gold a knight of the other changes sides; he counts as newly laid."""
    yield from pay_resource(s, me, "gold", PRICE, colonies=True)
    answer: Option = yield Choice(me, BRIBE, removals(targets(s, 1 - me, BRIBERY, "knight")))
    knight, site = answer.args
    options = [BUILD(knight, free) for free in fitting_sites(s, s.princes[me], s.cards[knight])]
    answer = yield from decide(me, BRIBED_TO, options, {"card": knight})
    remove(s, 1 - me, knight, site)
    s.news.append(Event(BRIBED, me, (knight,)))
    place(s, me, *answer.args)
    s.fresh += (knight,)
    weigh_advantages(s)


@QUESTIONS.refuses_answer(BUILD, BRIBED_TO)
def refuse_bribed(s: State, choice: Choice, card: str, site: str) -> Reason | None:
    knight = choice.about["card"]
    if card != knight:
        return Reason("other-knight", ("K-166",), card=knight)
    return refuse_site(s.box, s.princes[choice.seat], s.cards[card], site)


@could_help(BRIBERY)
def _the_other_has_knights(a: Appraisal) -> bool:
    return a.best_of_the_other("knight") > 0.0


WEDDING: Final = QUESTIONS.question("hochzeit", rules=("K-094",), answers=(DEMAND,))
QUESTIONS.refuses_answer(DEMAND, WEDDING)(demand_refusal("K-094"))


@action("hochzeit", refuse=something_to_take("K-094", "hochzeit"))
def hochzeit(s: State, me: int) -> Rules[None]:
    """2 resources of choice from the other."""
    yield from demand(s, me, 2, WEDDING)


worth_playing("hochzeit")(taking_helps)

BANNING: Final = QUESTIONS.question("kirchenbann", rules=("K-160",), answers=(BAN, BAN_DISCARDS))


def _stacks_to_ban(s: State, me: int) -> list[Option]:
    """K-160: every stack that is not banned for the other already, and the discards."""
    open_to_other = [at for at in range(len(s.stacks)) if not off_limits(s.mode, 1 - me, at)]
    stacks = [BAN(stack) for stack in open_to_other if not banned(s, 1 - me, stack)]
    return stacks if banned(s, 1 - me, DISCARDS) else [*stacks, BAN_DISCARDS()]


@action("kirchenbann")
def kirchenbann(s: State, me: int) -> Rules[None]:
    """K-160: it lies on a stack, and the other may take nothing from there and put nothing under it."""
    card = s.playing[-1]
    answer: Option = yield Choice(me, BANNING, _stacks_to_ban(s, me))
    lay_ban(s, me, card, answer.args[0] if answer.form is BAN else DISCARDS)


@QUESTIONS.refuses(BAN, BANNING)
def refuse_ban(s: State, me: int, stack: int) -> Reason | None:
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if off_limits(s.mode, 1 - me, stack):
        whose = "K-153" if s.mode.own_decks else "K-019"
        return Reason("used-by-nobody-else", (whose, "K-160"), stack=stack + 1)
    return Reason("banned-already", ("K-160",), stack=stack + 1)


@QUESTIONS.refuses(BAN_DISCARDS, BANNING)
def refuse_ban_on_discards(_s: State, _me: int) -> Reason | None:
    return Reason("discards-banned-already", ("K-160",))


# ---- actions with cards

ARCHIVE: Final = QUESTIONS.question("archivar", rules=("K-074", "K-094"), answers=(SEARCH,))
ORDER: Final = QUESTIONS.question("archivar-sorts", rules=("K-074", "K-094"), answers=(SORT, PASS))
WORTH_SORTING: Final = 2  # cards in a stack


def _stacks_to_sort(s: State, me: int) -> list[Option]:
    return [option for option in searchable(s, me) if len(s.stacks[option.args[0]]) >= WORTH_SORTING]


def _something_to_sort(s: State, me: int) -> Reason | None:
    return None if _stacks_to_sort(s, me) else Reason("nothing-to-sort", ("K-090",))


@action("archivar", refuse=_something_to_sort)
def archivar(s: State, me: int) -> Rules[None]:
    """A stack is looked through and laid back face down in any order (K-074); no card is taken."""
    answer: Option = yield Choice(me, ARCHIVE, _stacks_to_sort(s, me))
    stack: int = answer.args[0]
    look(s, me, stack)
    memory.looked_through(s, me, stack)
    s.news.append(Event(SEARCHED, me, (stack + 1,)))
    left = list(enumerate(s.stacks[stack]))
    laid: list[str] = []
    while len(left) > 1:
        options = [SORT(card, at) for at, card in left]
        about = {"stack": str(stack + 1), "laid": " ".join(laid)}
        answer = yield Choice(me, ORDER, [*options, PASSING], about)
        if answer.form is not SORT:
            break
        laid.append(answer.args[0])
        left = [(at, card) for at, card in left if at != answer.args[1]]
    set_stack(s, stack, (*laid, *(card for _, card in left)))
    s.face_up = tuple([other for other in s.face_up if other != stack])
    memory.sorted_by(s, me, stack)
    look_no_more(s)
    s.news.append(Event(SORTED, me, (stack + 1,)))


@QUESTIONS.refuses(SEARCH, ARCHIVE)
def refuse_sorting(s: State, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack) or Reason("nothing-to-sort", ("K-090",))


@QUESTIONS.refuses(SORT, ORDER)
def refuse_order(_s: State, _me: int, card: str, _place: int) -> Reason | None:
    return Reason("not-left-to-sort", ("K-094",), card=card)


RECALL: Final = QUESTIONS.question("diplomat", rules=("K-157", "K-159"), answers=(TAKE_DISCARD,))


def _something_to_recall(s: State, me: int) -> Reason | None:
    if kept_from_discards(s, me, me):
        return Reason("discards-banned", ("K-160",))
    return None if discards_of(s, me) else Reason("no-discards", ("K-090",))


@action("diplomat", refuse=_something_to_recall)
def diplomat(s: State, me: int) -> Rules[None]:
    """K-157, K-159: any card comes from the discards into the hand; the rest keeps its order."""
    answer: Option = yield Choice(me, RECALL, [TAKE_DISCARD(card) for card in dict.fromkeys(discards_of(s, me))])
    take_from_discards(s, me, answer.args[0], me)


@QUESTIONS.refuses(TAKE_DISCARD, RECALL)
def refuse_recall(_s: State, _me: int, card: str) -> Reason | None:
    return Reason("not-in-discards", ("K-157",), card=card)


@worth_playing("diplomat")
def _recalling_helps(a: Appraisal) -> float:
    """Not one such card by another, without end."""
    return 4.0 if a.best_discard() > 0.0 else -1.0


CHANCELLOR: Final = QUESTIONS.question("kanzler", rules=("K-142",), answers=(DRAW_FROM,))


@action("kanzler", refuse=a_card_to_draw)
def kanzler(s: State, me: int) -> Rules[None]:
    """K-142: 3 cards, each from the top of a stack; what is too much goes at the end of the turn."""
    yield from draw_several(s, me, CHANCELLOR, 3)


COUNCIL: Final = QUESTIONS.question("ratssitzung", rules=("K-142",), answers=(SEARCH,))
COUNCIL_TAKES: Final = QUESTIONS.question("ratssitzung-takes", rules=("K-142",), answers=("take-card",))
COUNCIL_RETURNS: Final = QUESTIONS.question("ratssitzung-returns", rules=("K-142",), answers=(PUT_UNDER,))


@action("ratssitzung", refuse=a_card_to_draw)
def ratssitzung(s: State, me: int) -> Rules[None]:
    """2 cards of choice from one stack; then 1 card of the hand, before 2003 two, goes under the same stack."""
    answer: Option = yield Choice(me, COUNCIL, searchable(s, me))
    stack: int = answer.args[0]
    yield from search(s, me, stack, COUNCIL_TAKES, min(2, len(s.stacks[stack])))
    for left in range(s.variant.council_returns, 0, -1):
        options = [option for option in put_options(s, me, s.princes[me].hand) if option.args[1] == stack]
        if not options:
            break
        about = {"amount": str(left), "stack": str(stack + 1)}
        put: Option = yield Choice(me, COUNCIL_RETURNS, options, about)
        put_under(s, me, me, put)


@QUESTIONS.refuses(SEARCH, COUNCIL)
def refuse_council(s: State, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack)


@QUESTIONS.refuses_answer(PUT_UNDER, COUNCIL_RETURNS)
def refuse_council_return(s: State, choice: Choice, card: str, stack: int) -> Reason | None:
    under = int(choice.about["stack"])
    return refuse_put(s, choice.seat, card, stack) or Reason("other-stack", ("K-142",), stack=under)


# ---- protection


@action("medicus")
def medicus(_s: State, _me: int) -> Rules[None]:
    """K-059: what it does is keep the plague away from the one who plays it."""
    yield from ()


answers("medicus", PLAGUE)


# ---- a knight who is used as an action card

converts("richard_der_raecher")


@worth_using("richard_der_raecher")
def _revenge_helps(a: Appraisal) -> float:
    """For a knight that is worth more than he is."""
    return 4.0 if a.best_of_the_other("knight") > RICHARD_WORTH else -1.0


# ---- buildings

BAILIFF: Final = QUESTIONS.question("vogtei", rules=("K-078", "K-079"), answers=TAKING)


@at_production("vogtei")
def vogtei(s: State, me: int) -> Rules[None]:
    """K-078, K-079: who has thrown the dice takes 1 resource of choice."""
    if me == s.active:
        yield from take(s, me, BAILIFF)


@at_question_mark("vogtei")
def vogtei_goes(s: State, owner: int, card: str, site: str) -> None:
    """K-056: at a question mark of the other it is discarded, and all ore and wool are lost."""
    discard_expansion(s, owner, card, site)
    for region in s.princes[owner].land():
        if RESOURCE_OF[region] in ROBBED:
            lose(s, owner, region)


STAKE: Final = QUESTIONS.question("wirtshaus", rules=("K-170", "K-174"), answers=(PAY,))
WINNINGS: Final = QUESTIONS.question("wirtshaus-wins", rules=("K-170", "K-174"), answers=TAKING)
WON: Final = {4: 1, 5: 1, 6: 2}  # resources, by the throw


def _something_to_stake(s: State, me: int, _card: str, _site: str) -> Reason | None:
    return None if all_funds(s.princes[me]) else Reason("too-few-resources", ("K-090",), needed=1, stored=0)


@as_often_as_wished("wirtshaus", refuse=_something_to_stake)
def wirtshaus(s: State, me: int, card: str, _site: str) -> Rules[None]:
    """K-170, K-174: 1 resource is staked; the die says what comes back. It is no trade with the bank."""
    options = [PAY_FROM[region] for region, stored in s.princes[me].stock.items() if stored]
    options += [PAY_FROM[store] for store in filled_colonies(s.princes[me])]  # K-177
    answer = yield from decide(me, STAKE, options)
    spend(s, me, answer.args[1])
    number: str = yield Chance("probe_die", PRODUCTION_DIE)
    s.news.append(Event(PROBED, me, (card, int(number))))
    for _ in range(WON.get(int(number), 0)):
        yield from take(s, me, WINNINGS)


@QUESTIONS.refuses(PAY, STAKE)
def refuse_stake(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "pay")


@worth_using("wirtshaus")
def _gambling_helps(a: Appraisal) -> float:
    """Only with what is not needed, and for something that is; a fleet or the bank is asked first."""
    return 1.0 if a.goal.lack and any(a.spare(resource) > 0 for resource in a.stock) else -1.0


SECOND_THOUGHT: Final = QUESTIONS.question("heilige-staette", rules=("K-139",), answers=(PUT_UNDER, PASS))
SECOND_DRAW: Final = QUESTIONS.question("heilige-staette-draws", rules=("K-139",), answers=(DRAW_FROM,))
HOLY: Final = "heilige_staette"


@when_drawn(HOLY)
def heilige_staette(s: State, me: int, card: str, stack: int) -> Rules[None]:
    """K-139: once at the end of a turn a card just drawn goes under its stack, and another is drawn."""
    mine = [(lying, site) for lying, site in s.princes[me].gives.working if s.cards[lying].title == HOLY]
    unused = [place for place in mine if place not in s.used]
    if not unused:
        return
    put = next(option for option in put_options(s, me, (card,)) if option.args[1] == stack)
    answer: Option = yield Choice(me, SECOND_THOUGHT, [PASSING, put], {"card": card, "stack": str(stack + 1)})
    if answer.form is not PUT_UNDER:
        return
    s.used += (unused[0],)
    put_under(s, me, me, put)
    answer = yield Choice(me, SECOND_DRAW, draw_options(s, me))
    draw_top(s, me, answer.args[0])


@QUESTIONS.refuses_answer(PUT_UNDER, SECOND_THOUGHT)
def refuse_second_thought(s: State, choice: Choice, card: str, stack: int) -> Reason | None:
    if reason := refuse_put(s, choice.seat, card, stack):
        return reason
    drawn, under = choice.about["card"], int(choice.about["stack"])
    if card != drawn:
        return Reason("other-card", ("K-139",), card=drawn)
    return Reason("other-stack", ("K-139",), stack=under)


@when_built("geheimbund")
def geheimbund(s: State, _me: int) -> Rules[None]:
    """K-151: it is aimed at one of the other's city buildings at once."""
    yield from renew_alliances(s)


@when_played
def bischofssitz(s: State, me: int, _card: str) -> Rules[None]:
    """K-118: each action card of the other brings gold, before it is carried out."""
    if paid := s.princes[1 - me].gives.pays_for_actions:
        yield from receive(s, 1 - me, "gold", paid)


# ---- event cards

NEIGHBOURS: Final = QUESTIONS.question("gute-nachbarschaft", rules=("K-061", "K-074"), answers=TAKING)


@event_card("gute_nachbarschaft")
def gute_nachbarschaft(s: State) -> Rules[None]:
    """K-074: each takes 1 resource; then the top card of every stack lies face up, where no ban covers it."""
    yield from each_prince(s, _welcome)
    covered = {stack for stack, _, _ in s.bans}
    for stack, cards in enumerate(s.stacks):
        if cards and stack not in covered and stack not in s.face_up:
            s.face_up += (stack,)
            memory.top_seen(s, stack)
            s.news.append(Event(TURNED_UP, s.active, (cards[0], stack + 1)))


def _welcome(s: State, me: int) -> Rules[None]:
    yield from take(s, me, NEIGHBOURS, anchor=True)


FEAST: Final = QUESTIONS.question("kirchenfest", rules=("K-061",), answers=TAKING)


@event_card("kirchenfest")
def kirchenfest(s: State) -> Rules[None]:
    """2 resources of choice for who has a church, 3 for who has a cathedral."""
    if not s.served and not any(_feasts(s, me) for me in (0, 1)):
        nothing_happens(s)
    yield from each_prince(s, _feast)


def _feasts(s: State, me: int) -> int:
    built = s.princes[me].gives.built
    return 3 if "kathedrale" in built else 2 if "kirche" in built else 0


def _feast(s: State, me: int) -> Rules[None]:
    for number in range(_feasts(s, me)):
        yield from take(s, me, FEAST, anchor=number == 0)


ALMS: Final = QUESTIONS.question("bettelmoenche", rules=("K-061", "K-161"), answers=(GIVE,))


@event_card("bettelmoenche")
def bettelmoenche(s: State) -> Rules[None]:
    """Who holds the mill token gives the other 2 resources of choice."""
    giver = s.trader
    if giver == NOBODY or not total(s.princes[giver]):
        nothing_happens(s)
        return
    given: list[str] = []
    for number in range(2):
        options = [GIVE_FROM[region] for region, stored in s.princes[giver].stock.items() if stored]
        if not options:
            break
        about = {"amount": str(2 - number)}
        answer = yield from decide(giver, ALMS, options, about, anchor=number == 0)
        give(s, giver, answer.args[1])
        given.append(answer.args[0])
    for resource in given:
        yield from receive(s, 1 - giver, resource)


@QUESTIONS.refuses(GIVE, ALMS)
def refuse_alms(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "give")


could_help("hochzeit")(something_to_build)
