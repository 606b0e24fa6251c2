"""Every pair of cards that can meet: one that happens and one that is there, in a position put together for them.

    python -m tests.games.kartenspiel.pairs                     every pair (about an hour of computing)
    python -m tests.games.kartenspiel.pairs --slice 3/20        a twentieth of them
    python -m tests.games.kartenspiel.pairs --only hexe         those with this card, first or second
    python -m tests.games.kartenspiel.pairs --pair "cast zeitsprung | mine: vogtei" --seed 0 --edition 2003
                                                                one of them, with its position and what was answered

All six theme sets are in play. What happens is chosen; whatever is asked then is answered at random, mostly by what
concerns the second card, until both have had a turn. At every choice all that the contract promises is looked at
(`watched`). A finding is printed with the line that shows it again; `--seed` says what chance adds. Ends with 1 if
there is a finding. `make soak-pairs` runs them all.
"""

import argparse
import json
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any, Final, NamedTuple
from zlib import crc32

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.attacks import ANSWERS
from tafelrunde.games.kartenspiel.data import CARDS, CLUB, KNIGHT_HEAD, MILL, QUESTION_MARK, SEATS, SUN
from tafelrunde.games.kartenspiel.functions import FUNCTIONS
from tafelrunde.games.kartenspiel.modes import LAYOUTS
from tafelrunde.games.kartenspiel.roll import AT_ROLL
from tafelrunde.games.kartenspiel.spells import MAIN_PHASE, SPELLS
from tafelrunde.games.kartenspiel.state import ACTION, ROLL, State
from tafelrunde.games.kartenspiel.turn import WHAT_TO_DO
from tafelrunde.games.kartenspiel.veto import AT_ACTION
from tafelrunde.games.realm.cards import UNITS, Card
from tafelrunde.games.realm.prince import Prince
from tafelrunde.games.realm.regions import RESOURCES
from tafelrunde.games.realm.words import END_TURN, ROLL_DICE
from tafelrunde.kernel import Option, Table

from .drafts import BLOCKED, MODE, Draft, Unfit, options_of
from .watched import FORMS, Promise, Watched

EDITIONS: Final = ("2003", "1999")
ATTEMPTS: Final = 10  # positions tried for one pair
LEADING: Final = 12  # answers until it happens
FOLLOWING: Final = 30  # answers until all that follows is done
AFTERWARDS: Final = 14  # answers in the rest of the turn and the next one
NEAR: Final = 0.6  # how often an answer is one that names the second card
MAIN: Final = GAME.main_prompts
CLOSELY: Final = 0.15  # of the choices, how many are looked at closely

# ---- what happens, and what is there


class First(NamedTuple):
    """Something that happens: how, and with which card (by title), die symbol or sentence."""

    way: str
    what: str

    def __str__(self) -> str:
        return f"{self.way} {self.what}"

    @property
    def card(self) -> Card | None:
        return CARDS.get(self.what)

    @property
    def kind(self) -> str:
        return f"{self.way} {sort_of(self.card)}"


class Second(NamedTuple):
    """Something that is there: a card that lies or is held, or a circumstance; of who makes it happen, or the other."""

    way: str
    what: str
    mine: bool

    def __str__(self) -> str:
        return f"{'mine' if self.mine else 'theirs'}: {self.way + ' ' if self.way != LIES else ''}{self.what}"

    @property
    def kind(self) -> str:
        return f"{'mine' if self.mine else 'theirs'}: {self.way} {sort_of(CARDS.get(self.what))}"


def sort_of(card: Card | None) -> str:
    """Attack, spell, building …: of a kind of pair one is tried in every run of the tests."""
    if card is None:
        return ""
    if card.kind == "action":
        return card.nature
    return "guest" if card.foreign else "unit" if card.kind in UNITS else card.kind


class Pair(NamedTuple):
    first: First
    second: Second

    def __str__(self) -> str:
        return f"{self.first} | {self.second}"

    @property
    def kind(self) -> str:
        return f"{self.first.kind} | {self.second.kind}"


PLAY: Final = "play"  # an action card, in its own moment
ANSWER: Final = "answer with"  # a protection card, to what the other does
CAST: Final = "cast"
USE: Final = "use"
BUILD: Final = "build"
EVENT: Final = "event"
DIE: Final = "die"
DO: Final = "do"  # any sentence of the main phase that is about no card of the hand
LIES: Final = "lies"
HELD: Final = "held"
SAID: Final = {PLAY: ("play",), ANSWER: ("play",), CAST: ("cast",), USE: ("use",), BUILD: ("build", "build-open")}
AT_ROLL_ONLY: Final = "name-resource"
CIRCUMSTANCES: Final = (
    "potion",
    "ban on a stack",
    "ban on the discards",
    "faces up",
    "empty stacks",
    "empty hand",
    "full stores",
    "empty stores",
    "a trade freed",
    "many actions played",
)
# refusals that say only that it cannot be there
OF_SPOTS: Final = (
    "at-regions-only",
    "citadel-only",
    "city-only",
    "no-metropolis-there",
    "no-such-road",
    "not-your-region",
    "on-roads-only",
    "on-sites-only",
    "site-full",
    "wrong-landscape",
)
HERE: Final = "now"  # the way of a circumstance


@cache
def titles() -> dict[str, Card]:
    """By title the cards that are in play with every set."""
    left = Draft("2003", LAYOUTS[0], random.Random(0)).left
    return {card.title: CARDS[card.title] for card in CARDS.values() if left[card.id] or card.kind == EVENT}


def firsts() -> list[First]:
    """All that can happen."""
    cards = titles().values()
    found = [First(PLAY, card.title) for card in cards if card.timing in ("action", "before_roll", "with_settlement")]
    found += [First(ANSWER, title) for title in ANSWERS]
    found += [First(CAST, title) for title in SPELLS]
    found += [First(USE, title) for title in FUNCTIONS]
    found += [First(BUILD, card.title) for card in cards if card.is_expansion]
    found += [First(EVENT, card.title) for card in cards if card.kind == EVENT]
    found += [First(DIE, face) for face in (CLUB, KNIGHT_HEAD, MILL, SUN)]
    said = {form for forms in SAID.values() for form in forms}
    return found + [First(DO, form) for form in (*sorted(WHAT_TO_DO.answers - said), AT_ROLL_ONLY)]


def seconds() -> list[Second]:
    """All that can be there."""
    cards = titles().values()
    found = [Second(LIES, card.title, mine) for card in cards if card.is_expansion for mine in (True, False)]
    held = [card for card in cards if card.kind == "action" and (card.nature == "protection" or card.reacts)]
    found += [Second(HELD, card.title, mine) for card in held for mine in (True, False)]
    return found + [Second(HERE, what, mine) for what in CIRCUMSTANCES for mine in (True, False)]


def can_meet(first: First, second: Second) -> bool:
    """A card cannot meet itself, unless there are two of it; one that is used must be an own one."""
    if first.what != second.what or first.way in (DO, USE, CAST):
        return first.what != second.what or second.mine
    return sum(card.copies for card in CARDS.values() if card.title == first.what) > 1


def every_pair() -> Iterator[Pair]:
    there = seconds()
    for first in firsts():
        for second in there:
            if can_meet(first, second):
                yield Pair(first, second)


# ---- putting a position together


class Scene(NamedTuple):
    """A position for a pair: who makes it happen, and the document with all that is agreed."""

    actor: int
    options: dict[str, str]
    document: dict[str, Any]


def lead_to(first: First, rng: random.Random) -> First | None:
    """What must happen before: a protection card answers something, a veto is cast against some action."""
    if first.way == ANSWER:
        title = rng.choice([title for title in ANSWERS[first.what] if title in titles()])
        card = CARDS[title]
        return First({"action": PLAY, EVENT: EVENT}.get(card.kind, BUILD), title)
    if first.way == CAST and SPELLS[first.what].moment == AT_ACTION:
        playable = [card.title for card in titles().values() if card.timing == "action"]
        return First(PLAY, rng.choice(playable))
    return None


def phase_of(first: First) -> str:
    """When it begins."""
    before_roll = first.way in (EVENT, DIE) or first.what == AT_ROLL_ONLY
    before_roll |= first.way == PLAY and CARDS[first.what].timing == "before_roll"
    before_roll |= first.way == CAST and SPELLS[first.what].moment not in (MAIN_PHASE, AT_ACTION)
    return ROLL if before_roll else ACTION


def draft(pair: Pair, lead: First | None, edition: str, attempt: int, rng: random.Random) -> Scene:
    """Everything that both cards need, and more by chance. Raises Unfit if it does not come together."""
    first, second = pair
    actor = rng.randrange(len(SEATS))
    layout = rng.choice(LAYOUTS)
    d = Draft(edition, layout, rng)
    owner = actor if second.mine else 1 - actor
    magic = [card for card in (first.card, CARDS.get(second.what)) if card is not None and card.needs_citadels > 1]
    bare = first.way == BUILD and CARDS[first.what].without_citadel
    d.settle([actor, owner] if magic else (), [actor] if bare else ())
    if first.what == "build-road":
        d.open_roads(actor, left=False)
    if first.what in ("build-settlement", "kundschafter"):
        d.open_roads(actor, left=True)
    _set_there(d, second, owner)
    for happening, seat in ((first, actor), (lead, 1 - actor)):
        if happening is not None:
            _set_going(d, happening, seat, attempt)
    d.fill()
    _circumstance(d, second, owner, [happening.what for happening in (first, lead) if happening is not None])
    began = lead or first
    at_turn = 1 - actor if lead else actor
    d.more |= {"phase": phase_of(began), "turn": SEATS[at_turn]}
    return Scene(actor, options_of(edition, layout), d.document())


def _set_there(d: Draft, second: Second, owner: int) -> None:
    if second.way == HELD:
        d.hold(second.what, owner)
    elif second.way == LIES:
        spot = d.lay(second.what, owner)
        card = next(id for id, at in reversed(d.lying[d.host(owner, CARDS[second.what])]) if at == spot)
        if CARDS[card].kind == "building" and d.rng.random() < BLOCKED:
            d.cover(owner, card, spot)


def _set_going(d: Draft, first: First, seat: int, attempt: int) -> None:
    """What must lie, be held or be turned up next so that it can happen."""
    card = first.card
    if first.way in (PLAY, ANSWER, BUILD):
        d.hold(first.what, seat)
    elif first.way in (USE, CAST) and not any(CARDS[id].title == first.what for id, _ in d.lying[seat]):
        d.lay(first.what, seat)
    elif first.way == EVENT:
        d.more["events"] = [d.rng.choice([id for id in d.events_left if CARDS[id].title == first.what])]
    elif first.way == DO:
        _prepare(d, first.what, seat)
    if card is not None and card.kind != EVENT:
        d.equip(card, seat, attempt)
        if first.way == USE and card.carts:
            d.more["carted"] = d.rng.choice(RESOURCES)


def _prepare(d: Draft, sentence: str, seat: int) -> None:
    """What some sentences are about."""
    if sentence == AT_ROLL_ONLY:
        d.lay_any(seat, lambda card: card.carts)
    elif sentence == "trade-lit":
        lighthouse = d.lay_any(seat, lambda card: card.lights)
        d.lay_any(seat, lambda card: card.trades == "neighbours", [lighthouse])
        for resource in RESOURCES:
            d.store(seat, resource, 1)
    elif sentence == "trade-region":
        d.lay_any(seat, lambda card: card.trades == "neighbours")
    elif sentence == "charge":
        d.lay_any(seat, lambda card: bool(card.counts_to))
    elif sentence == "feed":
        d.lay_any(seat, lambda card: card.kind == "wizard")
    elif sentence == "redeem":
        d.pawn(seat)
    elif sentence.startswith("lift-ban"):
        d.store(seat, "gold", 3)
        _ban(d, 1 - seat, "discards" if "discards" in sentence else "stack 1")
    elif sentence.startswith("build-"):
        for resource in ("holz", "lehm", "erz", "getreide", "wolle"):
            d.store(seat, resource, 3)
    if sentence == "build-metropolis":
        d.found(seat)


def _ban(d: Draft, by: int, where: str) -> None:
    card = d.one_of("kirchenbann")
    laid = f"{card} of {SEATS[by]} on {where}"
    bans = d.more.setdefault("bans", [])
    if laid in bans:
        raise Unfit("a stack is banned only once")
    d.left[card] -= 1
    bans.append(laid)


def _circumstance(d: Draft, second: Second, owner: int, needed: Sequence[str]) -> None:
    if second.way != HERE:
        return
    if second.what == "potion":
        d.drink(owner)
    elif second.what.startswith("ban"):
        _ban(d, owner, "discards" if "discards" in second.what else f"stack {d.rng.randint(1, 3)}")
    elif second.what == "faces up":
        d.more["face_up"] = sorted(d.rng.sample(range(1, 9), 3))
    elif second.what == "empty stacks":
        d.exhaust()
    elif second.what == "empty hand":
        d.empty_hand(owner, needed)
    elif second.what.endswith("stores"):
        d.level(owner, second.what == "full stores")
    elif second.what == "a trade freed":
        d.more["one_to_one"] = [d.rng.choice(("holz", "gold", "wolle"))]
    else:
        d.more["actions_played"] = 3


# ---- letting it happen


class Outcome(NamedTuple):
    """What became of a pair: whether it could happen, else why not; how much was answered; what was found."""

    pair: str
    edition: str
    seed: int
    not_legal: str
    answers: int
    finding: str
    scene: Scene | None
    moves: tuple[str, ...]

    @property
    def again(self) -> str:
        told = f'--pair "{self.pair}" --seed {self.seed} --edition {self.edition}'
        return f"python -m tests.games.kartenspiel.pairs {told}"


def means(option: Option, first: First) -> bool:
    """Whether an option is what shall happen."""
    if first.way in (EVENT, DIE):
        return option.form.name == ROLL_DICE.name
    if first.way == DO:
        return option.form.name == first.what
    return option.form.name in SAID[first.way] and CARDS[option.args[0]].title == first.what


class Play:
    """One pair at one position."""

    def __init__(self, pair: Pair, lead: First | None, scene: Scene, rng: random.Random, care: float) -> None:
        self.pair, self.lead, self.scene, self.rng = pair, lead, scene, rng
        state = GAME.scenarios.read(MODE, scene.document, None, scene.options) if GAME.scenarios else None
        table: Table[State, Any] = Table(
            GAME, MODE, options=scene.options, position=state, seed=str(pair), deal_by_hand=True
        )
        self.watched = Watched(table, rng, care)
        for happening in (pair.first, lead):
            if happening is not None and happening.way in (EVENT, DIE):
                self.watched.fixed["event_die"] = happening.what if happening.way == DIE else QUESTION_MARK

    def is_set(self) -> bool:
        """Whether the second card still lies there: some cannot stay with a strong host."""
        lying = [card for prince in self.watched.table.state.princes for card, _ in _belonging(prince)]
        return self.pair.second.way != LIES or self.pair.second.what in [CARDS[card].title for card in lying]

    def begin(self) -> str:
        """Lets it happen; says why it cannot, if so."""
        first, actor = self.pair.first, self.scene.actor
        begun = self.watched.choice
        reason = "" if self.lead else self._refusal(first)
        for _ in range(LEADING):
            if self.watched.over:
                return "the game was over"
            choice = self.watched.choice
            wanted = [option for option in choice.options if means(option, first)] if choice.seat == actor else []
            if wanted:
                self._choose(wanted)
                return ""
            if reason or (choice.prompt in MAIN and choice is not begun and not self.lead):
                break
            if not self._lead_on():
                break
        return reason or "it was not offered"

    def _lead_on(self) -> bool:
        """One answer more on the way to where it can happen."""
        choice = self.watched.choice
        leading = [option for option in choice.options if self.lead is not None and means(option, self.lead)]
        if not leading and choice.prompt == MAIN[1]:
            leading = [option for option in choice.options if option.form.name == ROLL_DICE.name]
        if not leading and self.pair.first.what == "kundschafter":
            leading = [option for option in choice.options if option.form.name == "build-settlement"]
        if not leading and choice.prompt in MAIN:
            return False
        self._choose(leading or choice.options)
        return True

    def _refusal(self, first: First) -> str:
        """What the rules say against it, if it is said with its card now."""
        table, choice = self.watched.table, self.watched.choice
        moment = SPELLS[first.what].moment if first.way == CAST else ""
        waits = moment not in ("", MAIN_PHASE, AT_ROLL) or first.what == "kundschafter"
        if waits or first.way in (EVENT, DIE, DO) or any(means(option, first) for option in choice.options):
            return ""
        codes = Counter[str]()
        for sentence in self._sentences(first):
            reason = table.why_not(sentence, choice.seat)
            codes[reason.code if reason else "offered"] += 1
        return min(codes, key=lambda code: (code in OF_SPOTS, -codes[code])) if codes else "no such sentence"

    def _sentences(self, first: First) -> Iterator[Option]:
        s = self.watched.table.state
        prince = s.princes[self.scene.actor]
        held = [card for card in prince.hand if CARDS[card].title == first.what]
        if first.way in (PLAY, ANSWER):
            yield from (FORMS["play"](card) for card in held)
        elif first.way == BUILD:
            spots = [*prince.gives.free_sites, *prince.land(), *prince.roads()]
            yield from (FORMS["build"](card, spot) for card in held for spot in spots)
        else:
            lying = [spot for spot in prince.gives.lying if CARDS[spot[0]].title == first.what]
            yield from (FORMS[first.way](*spot) for spot in lying)

    def follow(self) -> None:
        """All that it brings, then a few moves more, and the other's turn until he can act."""
        self._answer_until_main(FOLLOWING)
        for _ in range(2):
            if not self.watched.over and self.watched.choice.prompt == MAIN[0]:
                self._choose(self._lively())
                self._answer_until_main(FOLLOWING // 2)
        self._say(END_TURN.name)
        self._answer_until_main(AFTERWARDS)
        self._say(ROLL_DICE.name)
        self._answer_until_main(AFTERWARDS)
        self.watched.record_says_the_same()

    def _lively(self) -> Sequence[Option]:
        """What is more than trading: playing, building, using, tearing down."""
        options = self.watched.choice.options
        forms = [name for name in dict.fromkeys(option.form.name for option in options) if name != END_TURN.name]
        chosen = self.rng.choice(forms) if forms else END_TURN.name
        return [option for option in options if option.form.name == chosen]

    def _say(self, form: str) -> None:
        if not self.watched.over:
            self._choose([option for option in self.watched.choice.options if option.form.name == form])

    def _answer_until_main(self, most: int) -> None:
        for _ in range(most):
            if self.watched.over or self.watched.choice.prompt in MAIN:
                return
            self._choose(self.watched.choice.options)

    def _choose(self, options: Sequence[Option]) -> None:
        """One of them, rather one that names the second card."""
        near = [option for option in options if self.pair.second.what in _named(option)]
        if options:
            chosen = near if near and self.rng.random() < NEAR else options
            self.watched.choose(self.rng.choice(chosen))


def _belonging(prince: Prince) -> tuple[tuple[str, str], ...]:
    return prince.gives.lying + prince.gives.guests


def _named(option: Option) -> list[str]:
    return [CARDS[word].title for word in option.words if word in CARDS]


def play_pair(pair: Pair, seed: int = 0, edition: str = "", closely: float = CLOSELY) -> Outcome:
    """Tries some positions until it happens in one of them. Without an edition the pair and the seed choose one."""
    edition = edition or random.Random(f"{pair} {seed}").choice(EDITIONS)
    rng = random.Random(f"{pair} {seed} {edition}")
    reason, play, scene = "", None, None
    try:
        for attempt in range(ATTEMPTS):
            play = scene = None
            lead = lead_to(pair.first, rng)
            try:
                scene = draft(pair, lead, edition, attempt, rng)
            except Unfit as unfit:
                reason = f"unfit: {unfit}"
                continue
            play = Play(pair, lead, scene, rng, closely)
            play.watched.look()
            reason = play.begin() if play.is_set() else "what shall be there could not stay"
            if not reason:
                play.follow()
                break
    except Exception:  # whatever goes wrong is what is looked for
        finding = f"{traceback.format_exc(limit=-4)}{_sign()}"
    else:
        finding = ""
    written = play.watched.table.record().text().splitlines() if play is not None else []
    moves = tuple([line for line in written if line and not line.startswith("[")])
    answers = play.watched.answers if play is not None else 0
    return Outcome(str(pair), edition, seed, reason, answers, finding, scene, moves)


def _sign() -> str:
    """What a finding has in common with others: where it was found, and what."""
    kind, error, trace = sys.exc_info()
    frame = traceback.extract_tb(trace)[-2 if kind is Promise else -1]
    said = str(error).splitlines()[:1]
    return f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.line}: {kind and kind.__name__} {said}"


# ---- which pairs, and the command


def sample(pairs: Iterable[Pair]) -> list[Pair]:
    """Few pairs, in an order of no meaning, among which each kind of pair is, and each card first and second."""
    left = sorted(pairs, key=lambda pair: crc32(str(pair).encode()))
    kinds, happened, were_there = set[str](), set[First](), set[Second]()
    chosen = []
    for least in (7, 6, 4, 1):  # cards that are both new save more pairs than a new kind does
        for pair in left:
            new = 3 * (pair.first not in happened) + 3 * (pair.second not in were_there) + (pair.kind not in kinds)
            if new >= least:
                chosen.append(pair)
                kinds.add(pair.kind)
                happened.add(pair.first)
                were_there.add(pair.second)
    return chosen


def _in_slice(pair: Pair, number: int, slices: int) -> bool:
    return crc32(str(pair).encode()) % slices == number - 1


def chosen_pairs(arguments: argparse.Namespace) -> list[Pair]:
    number, _, slices = arguments.slice.partition("/")
    return [
        pair
        for pair in every_pair()
        if _in_slice(pair, int(number), int(slices))
        and (not arguments.only or arguments.only in (pair.first.what, pair.second.what))
        and (not arguments.pair or arguments.pair == str(pair))
    ]


def play_all(pairs: Sequence[Pair], seed: int, edition: str, workers: int) -> Iterator[Outcome]:
    run = partial(play_pair, seed=seed, edition=edition)
    if workers == 1:
        yield from map(run, pairs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(run, pairs, chunksize=20)


class Report:
    """What a run has found, and its figures."""

    def __init__(self, pairs: int) -> None:
        self.pairs = pairs
        self.outcomes: list[Outcome] = []
        self.begun = time.time()

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        if outcome.finding:
            print(f"\nFINDING {outcome.pair}\n  {outcome.again}\n{outcome.finding}", flush=True)
        if len(self.outcomes) % 500 == 0:
            print(f"{len(self.outcomes)} of {self.pairs} pairs, {time.time() - self.begun:.0f} s", flush=True)

    @property
    def findings(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.finding]

    def __str__(self) -> str:
        legal = [outcome for outcome in self.outcomes if not outcome.not_legal]
        lines = [
            f"{self.pairs} pairs, {len(legal)} happened, {sum(outcome.answers for outcome in self.outcomes)} answers, "
            f"{len(self.findings)} findings, {time.time() - self.begun:.0f} s"
        ]
        whys = Counter(f"{o.pair.split(' | ')[0]}: {o.not_legal}" for o in self.outcomes if o.not_legal)
        lines += [f"  {n} x {why}" for why, n in whys.most_common(40)]
        signs = Counter(outcome.finding.splitlines()[-1] for outcome in self.findings)
        return "\n".join([*lines, *(f"  FOUND {n} x {sign}" for sign, n in signs.most_common())])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.kartenspiel.pairs", description=__doc__.split("\n")[0])
    parser.add_argument("--slice", default="1/1", metavar="N/M", help="every Mth pair")
    parser.add_argument("--seed", type=int, default=0, help="another one, other positions and answers")
    parser.add_argument("--edition", default="", choices=EDITIONS, help="otherwise each pair has one of them")
    parser.add_argument("--only", default="", metavar="CARD", help="pairs with this card, symbol or sentence")
    parser.add_argument("--pair", default="", metavar="PAIR", help="one pair, with its position and answers")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    pairs = chosen_pairs(arguments)
    report = Report(len(pairs))
    for outcome in play_all(pairs, arguments.seed, arguments.edition, arguments.workers if len(pairs) > 50 else 1):
        report.add(outcome)
        if arguments.pair:
            print(json.dumps(outcome.scene and outcome.scene.document, ensure_ascii=False), *outcome.moves, sep="\n")
    print(report)
    return 1 if report.findings or not pairs else 0


if __name__ == "__main__":
    sys.exit(main())
