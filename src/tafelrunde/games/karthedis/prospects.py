"""What a position is worth to each seat: its share of a win, from everything that lies on the table.

A seat's score is a weighted sum of features that are cheap to look up; scores become shares by a softmax. The weights
stand in `prospects.toml`, for each phase and for how near somebody is to winning; they are fitted to games between bots
by `benchmarks/games/karthedis/fit_prospects.py`.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

from .abilities import ABBERUFEN, AUFRUF, EXPERTISE, KEYWORDS, Ability
from .condition import Condition, is_met, lacking
from .data import CARDS, RESOURCES, SET
from .effects_on_bids import MOST_COUNTED
from .state import (
    CALL,
    DRAFTING,
    ENTRY,
    OPENING,
    OVER,
    PASSED,
    RECALL,
    REFILL,
    REVEAL,
    SECOND,
    SHUFFLE,
    TRADE,
    Bid,
    Row,
    State,
)

# phases that are weighed alike
STEPS: Final[Mapping[str, str]] = {
    DRAFTING: "draft",
    OPENING: "opening",
    ENTRY: "opening",
    CALL: "call",
    PASSED: "call",
    TRADE: "trade",
    REVEAL: "reveal",
    SECOND: "after",
    RECALL: "after",
    REFILL: "after",
}
# how near the end is: one seat, or several, lack a single resource; one, or several, lack two; all lack more
ONE: Final = "one"
SEVERAL_ONE: Final = "several_one"
TWO: Final = "two"
SEVERAL_TWO: Final = "several_two"
FAR: Final = "far"
STAGES: Final = (ONE, SEVERAL_ONE, TWO, SEVERAL_TWO, FAR)

# of a seat
SEAT_FEATURES: Final = (
    "lacks_1",
    "lacks_2",
    "lacks_3",
    "lacks_4",
    "won",
    "displayed",  # resources on the display that bring it nearer
    "finishes",  # one of these is all it lacks
    "can_win",  # with everything on the display it would win the game
    "best_three",  # of the hand, in trade
    "next_two",  # of the deck
    "passed",
    "order",  # from the leader (0) to the last (1)
    "leads",
    "last",
    "in_turn",
    "to_come",
    "lasting",  # what its cards that lie open or in the recall pile add to its bids and take from those of others
)
# besides, while bids lie: how it would stand if no more were laid and nothing unforeseen turned up
BID_FEATURES: Final = (
    "done",
    "wins_game",
    "fulfils",
    "would_lack_1",
    "would_lack_2",
    "would_lack_3",
    "on_top",
    "behind",
    "margin",  # where a resource would bring it nearer
)
# and while more can be laid: what it could still do with all it holds, if nobody else laid any more
TRADE_FEATURES: Final = (
    "reserve",  # what it holds and may still bid
    "can_take",  # resources that bring it nearer and that it has, or could have
    "can_finish",  # one of these is all it lacks
    "safe",  # resources that bring it nearer and that nobody can take from it
    "safe_finish",  # one of these is all it lacks
)
# of each card in its hand and in its deck
CARD_FEATURES: Final = ("card", "value", *KEYWORDS)

BIDDING: Final = (TRADE, REVEAL)
WIDEST: Final = 8.0  # margins beyond make no difference
TIES: Final = 0.4  # what winning ties adds to a total
OF_CARDS: Final = 10.0  # what a hand can bid is counted in tens
# what an Expertise adds on average to the own side: so much, and so much for each point of its amount
BY_EXPERTISE: Final[Mapping[str, tuple[float, float]]] = {
    "gain": (0.0, 1.0),
    "weaken": (0.0, 0.8),
    "support": (0.0, 0.7),
    "halve": (2.0, 0.0),
    "echo": (1.5, 0.0),
    "edge": (TIES, 0.0),
    "shift": (0.5, 0.0),
}
BY_CARDS: Final = 1.2  # what counts bids or the recall pile
BY_RESOURCES: Final = 0.7  # what counts won resources, of which there are few


class Standing(NamedTuple):
    """How far a seat is: how many resources it lacks, and which ones bring it nearer."""

    lacks: int
    helped_by: frozenset[str]


class Weights(NamedTuple):
    """Of the features, in their order; those of cards are summed up for each card."""

    features: tuple[float, ...]
    hand: dict[str, float]
    deck: dict[str, float]


def prospects(s: State) -> tuple[float, ...]:
    """Each seat's share of a win; all shares add up to 1. Looks at everything, hidden cards too."""
    if s.phase == OVER:
        return tuple([1.0 / len(s.winners) if seat in s.winners else 0.0 for seat in range(s.seats)])
    if s.phase == SHUFFLE:
        return (1.0 / s.seats,) * s.seats
    standings = [standing(s.condition, player.won) for player in s.players]
    weights, in_hand, in_deck = WEIGHTS[STEPS[s.phase], stage(standings)]
    scores: list[float] = []
    for seat, found in enumerate(features(s, standings)):
        score = sum(map(mul, weights, found))
        for card in s.players[seat].hand:
            score += in_hand[card]
        for card in s.players[seat].deck:
            score += in_deck[card]
        scores.append(score)
    highest = max(scores)
    shares = [math.exp(score - highest) for score in scores]
    whole = sum(shares)
    return tuple([share / whole for share in shares])


@lru_cache(maxsize=10_000)
def standing(condition: Condition, won: Row) -> Standing:
    """KA-100, KA-214: by the nearest alternative of the condition."""
    lacks = lacking(condition, won)
    return Standing(
        lacks, frozenset([resource for resource in RESOURCES if lacking(condition, (*won, resource)) < lacks])
    )


def stage(standings: list[Standing]) -> str:
    near = [found.lacks for found in standings]
    nearest = min(near)
    alone = near.count(nearest) == 1
    if nearest <= 1:
        return ONE if alone else SEVERAL_ONE
    if nearest == 2:
        return TWO if alone else SEVERAL_TWO
    return FAR


def features(s: State, standings: list[Standing]) -> list[list[float]]:
    """For each seat, in the order of their names; those of bids only while bids lie."""
    found = [_of_seat(s, seat, standings[seat]) for seat in range(s.seats)]
    if s.phase in BIDDING:
        places = _places(s)
        for seat, more in enumerate(_of_bids(s, standings, places)):
            found[seat] += more
        if s.phase == TRADE:
            for seat, more in enumerate(_of_trade(s, standings, places)):
                found[seat] += more
    return found


def _of_seat(s: State, seat: int, far: Standing) -> list[float]:
    player = s.players[seat]
    won = player.won
    displayed = 0.0
    for resource in s.display:
        if resource in far.helped_by:
            displayed += 1.0
    strengths = sorted([STRENGTH[card] for card in player.hand])
    order = (seat - s.leader) % s.seats
    auras = auras_of(player.laid, player.pile)
    return [
        1.0 if far.lacks <= 1 else 0.0,
        1.0 if far.lacks == 2 else 0.0,
        1.0 if far.lacks == 3 else 0.0,
        1.0 if far.lacks == 4 else 0.0,
        float(len(won)),
        displayed,
        1.0 if displayed and far.lacks <= 1 else 0.0,
        1.0 if _can_win(s, won, far.lacks) else 0.0,
        sum(strengths[-3:]),
        0.0 if s.phase == DRAFTING else sum([STRENGTH[card] for card in player.deck[:2]]),
        1.0 if player.passed else 0.0,
        order / (s.seats - 1),
        1.0 if order == 0 else 0.0,
        1.0 if order == s.seats - 1 else 0.0,
        1.0 if order == s.turn else 0.0,
        1.0 if order > s.turn else 0.0,
        auras.total + auras.drain,
    ]


def _can_win(s: State, won: Row, lacks: int) -> bool:
    """In this round, if it won everything there is."""
    there = tuple([resource for resource in s.display if resource])
    return lacks <= len(there) and is_met(s.condition, won + there)


class Place(NamedTuple):
    """A place of the display as if all bids were turned up now: the totals by seat, who is alone on top (-1: nobody),
    with how much, and what comes next."""

    resource: str
    totals: dict[int, float]
    winner: int
    highest: float
    second: float


def _places(s: State) -> list[Place]:
    """Those at which something can still be won."""
    auras = [auras_of(player.laid, player.pile) for player in s.players]
    found: list[Place] = []
    for slot, bids in enumerate(s.bids):
        if s.display[slot]:
            totals = _totals(s, bids, auras) if bids else {}
            winner, highest, second = _two_highest(totals)
            found.append(Place(s.display[slot], totals, winner, highest, second))
    return found


def _of_bids(s: State, standings: list[Standing], places: list[Place]) -> list[list[float]]:
    """As if all bids were turned up now."""
    won = [player.won for player in s.players]
    would = [found.lacks for found in standings]
    on_top, behind, margin = [0.0] * s.seats, [0.0] * s.seats, [0.0] * s.seats
    for place in places:
        for seat, total in place.totals.items():
            if seat == place.winner:
                lead = place.highest - place.second
                on_top[seat] += 1.0
                won[seat] = (*won[seat], place.resource)
            else:
                lead = total - place.highest
                behind[seat] += 1.0
            if place.resource in standings[seat].helped_by:
                margin[seat] += max(-WIDEST, min(WIDEST, lead)) / WIDEST
    for seat in range(s.seats):
        if on_top[seat]:
            would[seat] = standing(s.condition, won[seat]).lacks
    winner = _first(s, won, would)
    found: list[list[float]] = []
    for seat, lacks in enumerate(would):
        found.append(
            [
                1.0 if s.players[seat].done else 0.0,
                1.0 if seat == winner else 0.0,
                1.0 if lacks == 0 else 0.0,
                1.0 if lacks == 1 else 0.0,
                1.0 if lacks == 2 else 0.0,
                1.0 if lacks == 3 else 0.0,
                on_top[seat],
                behind[seat],
                margin[seat],
            ]
        )
    return found


def _of_trade(s: State, standings: list[Standing], places: list[Place]) -> list[list[float]]:
    """KA-060, KA-068: who has announced to play no more, or has passed, lays nothing more."""
    reserves = [
        0.0 if player.done or player.passed else sum([STRENGTH[card] for card in player.hand]) for player in s.players
    ]
    can_take, safe = [0.0] * s.seats, [0.0] * s.seats
    for place in places:
        reach = [place.totals.get(seat, 0.0) + reserve for seat, reserve in enumerate(reserves)]
        for seat, far in enumerate(standings):
            if place.resource not in far.helped_by:
                continue
            if seat == place.winner:
                can_take[seat] += 1.0
                safe[seat] += 1.0 if max(reach[:seat] + reach[seat + 1 :]) < place.highest else 0.0
            elif reserves[seat] and reach[seat] > place.highest:
                can_take[seat] += 1.0
    found: list[list[float]] = []
    for seat, far in enumerate(standings):
        found.append(
            [
                reserves[seat] / OF_CARDS,
                can_take[seat],
                1.0 if can_take[seat] and far.lacks <= 1 else 0.0,
                safe[seat],
                1.0 if safe[seat] and far.lacks <= 1 else 0.0,
            ]
        )
    return found


def _two_highest(totals: dict[int, float]) -> tuple[int, float, float]:
    """KA-086, KA-087: who is alone on top (-1: nobody), with how much, and what comes next."""
    winner, highest, second = -1, -1.0, 0.0
    for seat, total in totals.items():
        if total > highest:
            second = max(second, highest)
            winner, highest = seat, total
        elif total == highest:
            winner, second = -1, total
        elif total > second:
            second = total
    return winner, highest, second


def _first(s: State, won: list[Row], lacks: list[int]) -> int:
    """KA-101, KA-104: of those who would fulfil the condition, who has most cards, then most resources; else -1.

    Who sits next to the leader comes first.
    """
    best, most, resources = -1, -1, -1
    if 0 not in lacks:
        return best
    for turn in range(s.seats):
        seat = (s.leader + turn) % s.seats
        cards = len(s.players[seat].hand) + len(won[seat])
        if lacks[seat] == 0 and (cards > most or (cards == most and len(won[seat]) > resources)):
            best, most, resources = seat, cards, len(won[seat])
    return best


class Auras(NamedTuple):
    """What lasts, in the hands of one seat: at every resource, against rivals, and by species (own and hated ones)."""

    total: float
    drain: float
    species: tuple[tuple[str, float], ...]
    feuds: tuple[tuple[str, float], ...]


NO_AURAS: Final = Auras(0.0, 0.0, (), ())


def auras_of(laid: Sequence[str], pile: Sequence[str]) -> Auras:
    """KA-049, KA-142: of cards that lie open and of those in a recall pile."""
    total, drain = 0.0, 0.0
    species: list[tuple[str, float]] = []
    feuds: list[tuple[str, float]] = []
    for row, lasting in ((laid, LASTING_LAID), (pile, LASTING_PILED)):
        for card in row:
            if card in lasting:
                aura = lasting[card]
                total += aura.total
                drain += aura.drain
                species += aura.species
                feuds += aura.feuds
    return Auras(total, drain, tuple(species), tuple(feuds))


def _totals(s: State, bids: tuple[Bid, ...], auras: list[Auras]) -> dict[int, float]:
    """KA-088, KA-092: as `state.total` has it, face-down bids with what their Expertise will add."""
    totals: dict[int, float] = {}
    for bid in bids:
        owner = bid.owner
        value = bid.value + (TIES if bid.edge else 0.0)
        if not bid.up:
            value += FORESEEN[bid.card]
            for ability in COUNTING[bid.card]:
                value += _counted(s, bids, bid, ability)
        for species, amount in auras[owner].species:
            if CARDS[bid.card].species == species:
                value += amount
        totals[owner] = totals.get(owner, auras[owner].total) + value
    for rival in list(totals):
        for hated, amount in auras[rival].feuds:
            for bid in bids:
                if bid.owner != rival and CARDS[bid.card].species == hated and not bid.shielded:
                    totals[bid.owner] -= amount
    drained = sum([auras[owner].drain for owner in totals])
    if drained or min(totals.values()) < 0:
        for owner, value in totals.items():
            totals[owner] = max(0.0, value - drained + auras[owner].drain)
    return totals


def _counted(s: State, bids: tuple[Bid, ...], bid: Bid, ability: Ability) -> float:
    """What an Expertise that counts something would add now, as `effects_on_bids.gain_per` has it."""
    owner = s.players[bid.owner]
    count = 0
    if ability.per == "species":
        species = CARDS[bid.card].species
        for other in bids:
            if other.owner == bid.owner and other.number < bid.number and CARDS[other.card].species == species:
                count += 1
    elif ability.per == "rivals":
        for other in bids:
            if other.owner != bid.owner:
                count += 1
    elif ability.per == "behind":
        count = max([len(player.won) for player in s.players]) - len(owner.won)
    else:
        count = len(owner.won) if ability.per == "won" else len(owner.pile) // 2
        return float(min(MOST_COUNTED, ability.amount * count))
    return float(ability.amount * count)


# looked up once for all cards


def _bonus(card: str) -> float:
    """What its Expertise adds on average."""
    bonus = FORESEEN[card]
    for ability in COUNTING[card]:
        if ability.per in ("won", "behind"):
            bonus += BY_RESOURCES * ability.amount
        else:
            bonus += BY_CARDS * ability.amount
    return bonus


def _foreseen(card: str) -> float:
    """The part of it that does not count anything."""
    bonus = 0.0
    for ability in CARDS[card].by_keyword.get(EXPERTISE, ()):
        if ability.effect == "double":
            bonus += CARDS[card].value
        elif ability.effect in BY_EXPERTISE:
            fixed, each = BY_EXPERTISE[ability.effect]
            bonus += fixed + each * ability.amount
    return bonus


def _counting(card: str) -> tuple[Ability, ...]:
    return tuple([ability for ability in CARDS[card].by_keyword.get(EXPERTISE, ()) if ability.per])


def _lasting(keyword: str) -> dict[str, Auras]:
    """Of all cards that have something that lasts under this keyword."""
    found: dict[str, Auras] = {}
    for id, card in CARDS.items():
        for ability in card.by_keyword.get(keyword, ()):
            known = found.get(id, NO_AURAS)
            if ability.effect == "aura_total":
                found[id] = known._replace(total=known.total + ability.amount)
            elif ability.effect == "aura_edge":
                found[id] = known._replace(total=known.total + TIES)
            elif ability.effect == "aura_drain":
                found[id] = known._replace(drain=known.drain + ability.amount)
            elif ability.effect == "aura_species":
                found[id] = known._replace(species=(*known.species, (card.species, float(ability.amount))))
            elif ability.effect == "aura_feud":
                found[id] = known._replace(feuds=(*known.feuds, (SET.rivals[card.species], float(ability.amount))))
    return found


def card_features(card: str) -> list[float]:
    facts = CARDS[card]
    return [1.0, float(facts.value), *[1.0 if keyword in facts.by_keyword else 0.0 for keyword in KEYWORDS]]


def feature_names(step: str) -> tuple[str, ...]:
    """Of all weights of a step, in the order in which they are fitted."""
    cards = tuple([f"{place}_{name}" for place in ("hand", "deck") for name in CARD_FEATURES])
    bids = BID_FEATURES if step in BIDDING else ()
    return (*SEAT_FEATURES, *bids, *(TRADE_FEATURES if step == TRADE else ()), *cards)


def _read_weights() -> dict[tuple[str, str], Weights]:
    """A feature left out does not count."""
    table = tomllib.loads((files(__package__) / "prospects.toml").read_text(encoding="utf-8"))
    found: dict[tuple[str, str], Weights] = {}
    for step in dict.fromkeys(STEPS.values()):
        for at, name in enumerate(STAGES):
            weights = [
                float(table[step][feature][at]) if feature in table.get(step, {}) else 0.0
                for feature in feature_names(step)
            ]
            split = len(weights) - 2 * len(CARD_FEATURES)
            hand, deck = weights[split : -len(CARD_FEATURES)], weights[-len(CARD_FEATURES) :]
            found[step, name] = Weights(tuple(weights[:split]), _by_card(hand), _by_card(deck))
    return found


def _by_card(weights: list[float]) -> dict[str, float]:
    return {
        card: sum([weight * value for weight, value in zip(weights, card_features(card), strict=True)])
        for card in CARDS
    }


FORESEEN: Final = {card: _foreseen(card) for card in CARDS}
COUNTING: Final = {card: _counting(card) for card in CARDS}
BONUS: Final = {card: _bonus(card) for card in CARDS}
STRENGTH: Final = {card: CARDS[card].value + BONUS[card] for card in CARDS}
LASTING_LAID: Final = _lasting(AUFRUF)
LASTING_PILED: Final = _lasting(ABBERUFEN)
WEIGHTS: Final = _read_weights()
