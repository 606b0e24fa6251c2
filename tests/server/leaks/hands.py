"""Hands that might have been: the same table, but for what one seat holds."""

import json
import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.games.fuersten.data import CARDS as PRINCES_CARDS
from tafelrunde.games.karthedis.data import CARDS as MARKET_CARDS
from tafelrunde.kernel import Table

SEBASTIAN = "sebastian_der_wanderprediger"
WORD = re.compile(r"[\w-]+")


def another_hand_of_a_prince(s: Any, seat: int, _used: set[str], rng: random.Random) -> bool:
    """The seat's hand is exchanged for cards with the same backs from the draw stacks, except what the other has seen
    of both. Sebastian, whom the question is about, comes or goes if he can."""
    hand = s["princes"][seat]["hand"]
    rows = s["seen_stacks"][1 - seat]
    seen = list(s["seen_hands"][1 - seat])
    had_him = SEBASTIAN in hand
    changed = False
    for at, card in enumerate(hand):
        if card in seen:
            seen.remove(card)
            continue
        back = PRINCES_CARDS[card].back
        there = [
            (stack, place)
            for row, stack in zip(rows, s["stacks"], strict=True)
            for place, other in enumerate(stack)
            if not (row and row[place])
            and PRINCES_CARDS[other].back == back
            and other != card
            and not (had_him and other == SEBASTIAN)
        ]
        if not there:
            continue
        wanted = [(stack, place) for stack, place in there if stack[place] == SEBASTIAN]
        stack, place = rng.choice(wanted or there)
        hand[at], stack[place] = stack[place], card
        changed = True
    return changed


def another_hand_in_the_card_game(s: Any, seat: int, used: set[str], rng: random.Random) -> bool:
    """The seat's hand is exchanged for cards from the stacks, except what the other has seen of both, and what was
    named in answers since."""
    hand = s["princes"][seat]["hand"]
    seen = list(s["seen_hands"][1 - seat])
    changed = False
    for at, card in enumerate(hand):
        if card in seen or card in used:
            if card in seen:
                seen.remove(card)
            continue
        there = [
            (stack, place)
            for row, stack in zip(s["seen_stacks"][1 - seat], s["stacks"], strict=True)
            for place, other in enumerate(stack)
            if not (row and row[place]) and other != card and other not in used
        ]
        if there:
            stack, place = rng.choice(there)
            hand[at], stack[place] = stack[place], card
            changed = True
    return changed


def another_hand_at_the_market(s: Any, seat: int, used: set[str], rng: random.Random) -> bool:
    """The seat's hand is exchanged for cards of its deck, except those that were named in answers since, lie open
    now, or are known to all."""
    player = s["players"][seat]
    used = used.union(player["open_hand"])
    deck = [place for place, card in enumerate(player["deck"]) if card not in used]
    rng.shuffle(deck)
    changed = False
    for at, card in enumerate(player["hand"]):
        if card in used or not deck:
            continue
        place = deck.pop()
        player["hand"][at], player["deck"][place] = player["deck"][place], card
        changed = True
    if s["phase"] == "opening":
        shown = [card for card in player["hand"] if card in used]
        ready = [card for card in player["hand"] if MARKET_CARDS[card].by_keyword.get("spekulieren")]
        player["opening"] = [card for card in ready if card not in shown or card in player["opening"]]
    return changed


OTHER_HANDS: Mapping[str, Callable[[Any, int, set[str], random.Random], bool]] = {
    "fuersten": another_hand_of_a_prince,
    "kartenspiel": another_hand_in_the_card_game,
    "karthedis": another_hand_at_the_market,
}


def with_another_hand(table: "Table[Any, Any]", seat: int, rng: random.Random) -> "Table[Any, Any] | None":
    """The same table, but for what a seat has held since the last moment from which rules can go on. None if there is
    nothing to exchange, or if the answers since could not have been given with other cards."""
    data: dict[str, Any] = json.loads(json.dumps(table.dump()))
    since = data["anchored_at"]
    data["answers"] = data["answers"][since:]
    data["anchored_at"], data["undo_from"] = 0, data["undo_from"] - since
    used = {word for line in data["answers"] for word in line.split()}
    used |= set(WORD.findall(json.dumps(table.view(None))))  # what has come to lie open since cannot be in a hand
    if table.game.id == "kartenspiel":  # a spy may have shown the hand since: what the other knows now stays
        used |= set(table.state.seen_hands[1 - seat])
    if not OTHER_HANDS[table.game.id](data["anchor"], seat, used, rng):
        return None
    try:
        return Table.load(table.game, data)
    except ValueError:
        return None
