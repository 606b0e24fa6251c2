"""What must hold in every game of two princes, and what a prince cannot see."""

import random
from collections import Counter
from typing import TypeVar

from tafelrunde.games.realm.regions import RESOURCE_OF
from tafelrunde.games.realm.state import REGION_STACK_LOOKED_AT, Realm

S = TypeVar("S", bound=Realm)


def check_stores(s: Realm) -> None:
    """Stores hold 0 to 3, and the totals kept beside them are right."""
    for prince in s.princes:
        assert all(0 <= stored <= 3 for stored in prince.stock.values())
        storing = [card for card, _, _ in prince.annexes if s.cards[card].stores]
        assert set(prince.stock) == {*prince.regions[0], *prince.regions[1], *storing}
        totals = dict.fromkeys(prince.totals, 0)
        for region, stored in prince.stock.items():
            totals[RESOURCE_OF[region]] += stored
        assert prince.totals == totals
        assert len(prince.regions[0]) == len(prince.regions[1]) == len(prince.places) + 1
        for row in prince.sites:
            assert all(len(cards) <= min(room, 2) for cards, room in zip(row, prince.places, strict=True))
            red = [s.cards[card].placement != "settlement" for cards in row for card in cards]
            at_city = [room >= 2 for cards, room in zip(row, prince.places, strict=True) for _ in cards]
            assert all(city or not is_red for is_red, city in zip(red, at_city, strict=True))


def hidden_changed(s: S, seat: int, rng: random.Random) -> S:
    """A state that differs only in what a seat cannot see and has not seen: cards of one back change places among
    themselves (all cards, where any goes under any stack; the cards of each prince, where they have brought them), and
    what the other has seen of them is forgotten."""

    def pool(back: str) -> str:
        return "" if s.mode.mixes_backs and not s.mode.own_decks else back

    def pool_of(card: str) -> str:
        """Of a card in the other's hand."""
        return s.box.seats[1 - seat] if s.mode.own_decks else pool(s.cards[card].back)

    twin: S = s.copy()  # type: ignore[assignment]  # a copy is of the same kind
    other = twin.princes[1 - seat]
    kept = list(other.hand) if s.shown_to == seat else list(s.seen_hands[seat])
    moved = list((Counter(other.hand) - Counter(kept)).elements())
    rows = [
        row or ("",) * len(stack) if s.looker != seat or s.looking != number else stack
        for number, (row, stack) in enumerate(zip(s.seen_stacks[seat], s.stacks, strict=True))
    ]
    hidden: dict[str, list[str]] = {pool(back): [] for back in s.mode.backs}
    for back, row, stack in zip(s.mode.backs, rows, s.stacks, strict=True):
        hidden[pool(back)] += [card for card, known in zip(stack, row, strict=True) if not known]
    for card in moved:
        hidden[pool_of(card)].append(card)
    for cards in hidden.values():
        rng.shuffle(cards)
    other.hand = (*kept, *(hidden[pool_of(card)].pop() for card in moved))
    twin.stacks = tuple(
        tuple(known or hidden[pool(back)].pop() for known in row) for back, row in zip(s.mode.backs, rows, strict=True)
    )
    if s.looker != seat or s.looking != REGION_STACK_LOOKED_AT:
        twin.region_stack = tuple(rng.sample(s.region_stack, len(s.region_stack)))
    twin.event_stack = tuple(rng.sample(s.event_stack, len(s.event_stack)))
    nothing = ((),) * len(s.stacks)
    twin.seen_stacks = (s.seen_stacks[0], nothing) if seat == 0 else (nothing, s.seen_stacks[1])
    twin.seen_hands = (s.seen_hands[0], ()) if seat == 0 else ((), s.seen_hands[1])
    return twin


def check_memory(s: Realm) -> None:
    """Whatever somebody remembers is so."""
    for seat, rows in enumerate(s.seen_stacks):
        for row, stack in zip(rows, s.stacks, strict=True):
            assert not row or len(row) == len(stack)
            assert all(known in ("", card) for known, card in zip(row, stack, strict=False))
        assert Counter(s.seen_hands[seat]) <= Counter(s.princes[1 - seat].hand)
