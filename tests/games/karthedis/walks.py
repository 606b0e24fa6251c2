"""Random walks through the game, and what must hold at every step of them."""

import random
from collections import Counter, deque
from collections.abc import Iterator

from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis.data import CARDS, SET, player_cards, resource_cards
from tafelrunde.games.karthedis.state import Bid, State, having, total
from tafelrunde.games.karthedis.view import View
from tafelrunde.kernel import Table

KarthedisTable = Table[State, View]

SEATS = (2, 3, 4, 5, 9, 12)
MODES = ("classic", "draft", "deckbau")
VICTORIES = ("quick", "distinct3", "same2", "long", "same3")


def deck_lists(seats: int, rng: random.Random) -> dict[str, str]:
    """For each seat twenty different cards of its own copy."""
    return {f"deck_p{number}": "\n".join(rng.sample(sorted(SET.cards), 20)) for number in range(1, seats + 1)}


def new(seed: int) -> KarthedisTable:
    """Seeds in a row take set-ups, numbers of seats and conditions in turn."""
    rng = random.Random(seed)
    mode, seats = MODES[seed % 3], SEATS[seed // 3 % len(SEATS)]
    options = {"victory": VICTORIES[seed // 7 % len(VICTORIES)]}
    if mode == "deckbau":
        options |= deck_lists(seats, rng)
    return Table(KARTHEDIS, mode, seats=seats, options=options, seed=seed)


def walk(seed: int, most: int = 20_000) -> Iterator[KarthedisTable]:
    """A random game, yielded at every choice (and once it is over)."""
    rng = random.Random(seed)
    table = new(seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        choice = rng.choice(list(table.choices))
        table.choose(rng.choice(choice.options), choice.seat)


def walked(seed: int, steps: int) -> KarthedisTable:
    """The table after some random steps."""
    return deque(walk(seed, steps + 1), maxlen=1)[0]


def check_conserved(s: State) -> None:
    """No card is lost, none appears."""
    used = Counter(bid.card for bids in s.bids for bid in bids)
    used.update(card for pack in s.packs for card in pack)
    used.update(s.playing)
    for player in s.players:
        used.update([*player.deck, *player.hand, *player.laid, *player.pile, *player.removed, *player.lost])
        used.update([player.pass_card] if player.pass_card else [])
    resources = Counter([*s.resource_deck, *(resource for resource in s.display if resource)])
    resources.update(resource for player in s.players for resource in player.won)
    assert resources == Counter(resource_cards(s.copies))
    if s.mode == "deckbau":
        assert used == Counter(card for deck in s.decks for card in deck)
    else:
        assert used <= Counter(player_cards(s.copies))
        assert used.total() == 20 * s.seats


def check_memory(s: State) -> None:
    """Whatever somebody remembers is so."""
    for player in s.players:
        assert Counter(player.open_hand) <= Counter(player.hand)
        assert 0 <= player.known_top <= len(player.deck)
    assert 0 <= s.known_resources <= len(s.resource_deck)


def check(s: State) -> None:
    """What must hold at every choice."""
    check_conserved(s)
    check_memory(s)
    assert all(total(s, slot, seat) >= 0 for slot in range(len(s.bids)) for seat in range(s.seats))
    assert len(s.display) in (0, s.seats + 1)


def hidden_changed(s: State, seat: int, rng: random.Random) -> State:
    """A state that differs only in what a seat cannot see and has not seen. What it does not know of its own deck
    changes too, unless it has chosen the deck."""
    twin = s.copy()
    hidden: list[str] = []
    unknown = [list((Counter(player.hand) - Counter(player.open_hand)).elements()) for player in s.players]
    own = s.players[seat]
    top = max(own.known_top, s.looking if s.looker == seat else 0)
    lot = s.phase != "draft" and s.mode == "classic"
    for owner, player in enumerate(s.players):
        if owner != seat:
            hidden += [*player.deck, *unknown[owner], *player.removed]
            hidden += [player.pass_card] if player.pass_card else []
        elif lot:
            hidden += player.deck[top:]
    for bids in s.bids:
        hidden += [bid.card for bid in bids if bid.owner != seat and not bid.up and seat not in bid.seen_by]
    rng.shuffle(hidden)

    def take(number: int) -> tuple[str, ...]:
        return tuple(hidden.pop() for _ in range(number))

    for owner, player in enumerate(s.players):
        if owner != seat:
            twin.players[owner] = having(
                player,
                deck=take(len(player.deck)),
                hand=player.open_hand + take(len(unknown[owner])),
                removed=take(len(player.removed)),
                pass_card=take(1)[0] if player.pass_card else "",
                opening=(),
                known_top=0,
            )
        elif s.phase != "draft":
            rest = take(len(player.deck) - top) if lot else rng.sample(player.deck[top:], len(player.deck) - top)
            twin.players[owner] = having(player, deck=(*player.deck[:top], *rest))
    twin.bids = tuple(
        tuple(
            bid if bid.owner == seat or bid.up or seat in bid.seen_by else with_card(bid, hidden.pop()) for bid in bids
        )
        for bids in s.bids
    )
    deep = len(s.resource_deck) - s.known_resources
    twin.resource_deck = (*rng.sample(s.resource_deck[:deep], deep), *s.resource_deck[deep:])
    return twin


def with_card(bid: Bid, card: str) -> Bid:
    """The bid as it would lie there with another card."""
    other = bid.copy()
    other.card = card
    other.value = CARDS[card].value
    return other
