"""Karthedis – Future Market in numbers."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from ...kernel import Choice, Option
from ...kernel.numbers import Actions, Layout, Row, part, places_of, sentences
from . import words as say
from .abilities import AUFRUF, EINSATZ, INTERVENIEREN, SPEKULIEREN, WORDS
from .cards import DECK
from .cards_in_play import WHAT_TO_STAKE
from .condition import DISTINCT, SAME
from .data import (
    DRAFT,
    FREE,
    RESOURCES,
    SEAT_NAMES,
    SET,
    copies_for,
    resource_cards,
)
from .ending import WHETHER_TO_SHOW
from .round import WHAT_TO_CALL, WHAT_TO_CALL_NEXT, WHAT_TO_RECALL, WHAT_TO_SPECULATE_WITH
from .setup import WHAT_TO_KEEP
from .state import PHASES
from .trade import WHAT_TO_DO
from .view import PlayerView, SlotView, View
from .why_not import QUESTIONS

CARDS: Final = SET.cards  # what is dealt today

# the questions of the phases in their order, then those of effects as they are declared; nets have learned this order
OF_PHASES: Final = (
    WHAT_TO_KEEP,
    WHAT_TO_SPECULATE_WITH,
    WHAT_TO_STAKE,
    WHAT_TO_CALL,
    WHAT_TO_DO,
    WHAT_TO_CALL_NEXT,
    WHAT_TO_RECALL,
)
PROMPTS: Final = [
    question.name
    for question in dict.fromkeys((*OF_PHASES, *QUESTIONS.by_name.values()))
    if question is not WHETHER_TO_SHOW  # asked when the game is over, and nobody learns from that
]

# amounts that are told apart; what is more counts as this much
MANY_ROUNDS, MANY_VALUE, MANY_BIDS, MANY_WON, MANY_ASKED = 20, 20, 5, 5, 3
MANY_COPIES = 2  # of a card in a deck that somebody has built


def most_bids(seats: int) -> int:
    """How many bids are laid in a round at most. Each takes a card of those twenty a seat has, and whatever brings a
    card back into the hand costs another one."""
    return DECK * seats


def every_sentence(mode: str, seats: int) -> Iterator[Option]:
    """Whatever can be legal in a mode with so many seats, in the order of the grammar."""
    cards = tuple(CARDS)
    names = SEAT_NAMES[:seats]
    slots = tuple(str(number) for number in range(1, seats + 2))  # KA-019
    if mode == DRAFT:
        yield from sentences(say.DRAFT, cards)
    yield from sentences(say.USE, _with(SPEKULIEREN, EINSATZ))
    yield say.PASS()
    yield from sentences(say.CALL, cards)
    yield from sentences(say.PASS_WITH, cards)
    yield from sentences(say.BID, cards, slots)
    yield from sentences(say.INTERVENE, _with(INTERVENIEREN))
    yield from sentences(say.OPT_OUT, cards)
    yield say.DONE()
    for form in (say.RECALL, say.DISCARD, say.PUT_NEXT, say.RETRIEVE, say.REMOVE, say.RECLAIM):
        yield from sentences(form, cards)
    yield from sentences(say.CHOOSE_SEAT, names)
    yield from sentences(say.REDRAW, slots)
    yield from (say.EXCHANGE(one, other) for one, other in combinations(range(len(slots)), 2))
    yield from sentences(say.BANISH, _with(AUFRUF), names)
    yield from sentences(say.CHOOSE_BID, (str(number) for number in range(1, most_bids(seats) + 1)))
    yield from sentences(say.MOVE_TO, slots)


def _with(*keywords: str) -> tuple[str, ...]:
    """The cards with one of some keywords."""
    return tuple(id for id, card in CARDS.items() if not card.by_keyword.keys().isdisjoint(keywords))


class PlayerEntries:
    """Where one player stands in an observation."""

    def __init__(self, layout: Layout, who: str) -> None:
        self.hand_size = layout.add(f"{who}.hand-size")
        self.deck = layout.add(f"{who}.deck")
        self.removed_size = layout.add(f"{who}.removed-size")
        self.passed = layout.add(f"{who}.passed")
        self.done = layout.add(f"{who}.done")
        self.leads = layout.add(f"{who}.leads")
        self.in_turn = layout.add(f"{who}.in-turn")
        self.won_game = layout.add(f"{who}.won-game")
        self.won = layout.add(f"{who}.won", RESOURCES)
        self.laid = layout.add(f"{who}.laid", CARDS)
        self.pile = layout.add(f"{who}.pile", CARDS)
        self.lost = layout.add(f"{who}.lost", CARDS)
        self.bids = layout.add(f"{who}.bid", CARDS)


class KarthedisEncoder:
    """Karthedis in one mode with so many seats. Players are counted from the one who looks, clockwise."""

    def __init__(self, mode: str, seats: int) -> None:
        self.actions = Actions(every_sentence(mode, seats))
        self.layout = layout = Layout()
        self._seats = seats
        copies = copies_for(seats)
        # of one card: how many a player can have, and how many can lie at one resource
        self._own_share = 1 / (MANY_COPIES if mode == FREE else copies)
        self._lying_share = self._own_share / (seats if mode == FREE else 1)
        self._most_resources = len(resource_cards(copies))
        self._card = places_of(CARDS)
        self._resource = places_of(RESOURCES)
        self._phases = places_of(PHASES)
        self._prompts = places_of(PROMPTS)
        players = ["me", *(f"next-{number}" for number in range(1, seats))]
        slots = [f"{number}" for number in range(1, seats + 2)]
        bids = [f"{number}" for number in range(1, most_bids(seats) + 1)]
        self._seat = layout.add("seat", SEAT_NAMES[:seats])  # sentences call seats by name
        self._phase = layout.add("phase", PHASES)
        self._round = layout.add("round")
        self._victory = layout.add("victory", (DISTINCT, SAME))
        self._resource_deck = layout.add("resource-deck")
        self._slots = layout.add("slot", slots, (*RESOURCES, "taken"))
        # of each player at each resource: bids face down and face up, the values that are seen, the total where open
        self._offers = layout.add("offer", slots, players, ("down", "up", "seen", "total"))
        self._bid_marks = (*slots, *players, "up", "value", "shielded", "edge", "moving", "card")
        self._bids = layout.add("bid", bids, self._bid_marks)
        self._at_slot = layout.add("lying", slots, CARDS)
        self._playing = layout.add("playing", CARDS)
        self._hand = layout.add("hand", CARDS)
        self._removed = layout.add("removed", CARDS)
        self._pass_card = layout.add("pass-card", CARDS)
        self._looked_at = layout.add("looked-at", CARDS)
        self._pack = layout.add("pack", CARDS) if mode == DRAFT else -1
        self._drafted = layout.add("drafted", CARDS) if mode == DRAFT else -1
        self._players = [PlayerEntries(layout, who) for who in players]
        self._prompt = layout.add("asked", PROMPTS)
        self._about_amount = layout.add("asked-amount")
        self._about_to = layout.add("asked-to", WORDS["to"])

    def write(self, row: "Row[float]", view: View, choice: Choice | None) -> None:
        me = SEAT_NAMES.index(view["seat"] or "")
        nearness = {name: (seat - me) % self._seats for seat, name in enumerate(SEAT_NAMES[: self._seats])}
        row[self._seat + me] = 1
        row[self._phase + self._phases[view["phase"]]] = 1
        row[self._round] = part(view["round"], MANY_ROUNDS)
        self._write_victory(row, view["victory"])
        row[self._resource_deck] = part(view["resource_deck"], self._most_resources)
        for number, slot in enumerate(view["display"]):
            self._write_slot(row, number, slot, nearness)
        self._write_cards(row, self._playing, view["playing"])
        self._write_cards(row, self._looked_at, view["looked_at"] or ())
        if self._pack >= 0:
            self._write_cards(row, self._pack, view["pack"] or ())
            self._write_cards(row, self._drafted, view["drafted"] or ())
        for player in view["players"]:
            self._write_player(row, self._players[nearness[player["seat"]]], player)
        row[self._players[nearness[view["leader"]]].leads] = 1
        if view["in_turn"]:
            row[self._players[nearness[view["in_turn"]]].in_turn] = 1
        for winner in view["winners"]:
            row[self._players[nearness[winner]].won_game] = 1
        if choice is not None:
            self._write_question(row, choice)

    def _write_victory(self, row: "Row[float]", victory: str) -> None:
        """How many different ones and how many of any one kind are asked for at least; 0 where none are.

        Which kinds are asked for by name is not written: a condition is the same for a whole environment.
        """
        for part_of_it in victory.replace(" and ", " or ").split(" or "):
            kind, number = part_of_it.split()
            if kind not in (DISTINCT, SAME):
                continue
            at = self._victory + (kind == SAME)
            asked = part(int(number), MANY_WON)
            row[at] = min(row[at], asked) if row[at] else asked

    def _write_slot(self, row: "Row[float]", number: int, slot: SlotView, nearness: dict[str, int]) -> None:
        mark = self._resource[slot["resource"]] if slot["resource"] else len(RESOURCES)
        row[self._slots + number * (len(RESOURCES) + 1) + mark] = 1
        offers = self._offers + 4 * self._seats * number
        for bid in slot["bids"]:
            near = nearness[bid["owner"]]
            offer = offers + 4 * near
            row[offer + bid["up"]] = part(row[offer + bid["up"]] + 1 / MANY_BIDS, 1)
            at = self._bids + (bid["number"] - 1) * len(self._bid_marks)
            row[at + number] = row[at + self._seats + 1 + near] = 1
            at += 2 * self._seats + 1
            row[at] = bid["up"]
            row[at + 2] = bid["shielded"]
            row[at + 3] = bid["edge"]
            if bid["card"] is not None and bid["value"] is not None:
                place = self._card[bid["card"]]
                row[offer + 2] = max(-1.0, part(row[offer + 2] + bid["value"] / MANY_VALUE, 1))
                row[at + 1] = max(-1.0, part(bid["value"], MANY_VALUE))  # it can fall below 0
                row[at + 5] = (place + 1) / len(self._card)
                self._count(row, self._players[near].bids + place, self._own_share)
                self._count(row, self._at_slot + number * len(self._card) + place, self._lying_share)
        for owner, total in slot["totals"].items():
            row[offers + 4 * nearness[owner] + 3] = part(total, MANY_VALUE)

    def _write_player(self, row: "Row[float]", at: PlayerEntries, player: PlayerView) -> None:
        row[at.hand_size] = part(player["hand_size"], DECK)
        row[at.deck] = part(player["deck"], DECK)
        row[at.removed_size] = part(player["removed_size"], DECK)
        row[at.passed] = player["passed"]
        row[at.done] = player["done"]
        for resource in player["won"]:
            here = at.won + self._resource[resource]
            row[here] = part(row[here] + 1 / MANY_WON, 1)
        self._write_cards(row, at.laid, player["laid"])
        self._write_cards(row, at.pile, player["pile"])
        self._write_cards(row, at.lost, player["lost"])
        if player["hand"] is not None:
            self._write_cards(row, self._hand, player["hand"])
            self._write_cards(row, self._removed, player["removed"] or ())
            self._write_cards(row, self._pass_card, (player["pass_card"],) if player["pass_card"] else ())

    def _write_cards(self, row: "Row[float]", at: int, cards: Iterable[str]) -> None:
        for card in cards:
            self._count(row, at + self._card[card], self._own_share)

    def _count(self, row: "Row[float]", at: int, share: float) -> None:
        row[at] = part(row[at] + share, 1)

    def _write_question(self, row: "Row[float]", choice: Choice) -> None:
        row[self._prompt + self._prompts[choice.prompt]] = 1
        about = choice.about
        if "amount" in about:
            row[self._about_amount] = part(int(about["amount"]), MANY_ASKED)
        if "to" in about:
            row[self._about_to + WORDS["to"].index(about["to"])] = 1
        if "number" in about:
            moving = self._bids + (int(about["number"]) - 1) * len(self._bid_marks)
            row[moving + 2 * self._seats + 5] = 1
