"""A table as it may be: what a seat sees or has seen is as it is, everything else is dealt at random.

Built from the seat's view and the question it is asked, so a bot thinking with it knows nothing that the seat does not
know. Nor does it take what was agreed: decks of free deck building are dealt like all other hidden cards, and a table
for the state can be made with the usual options of the mode (`Mode.usual`).
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from ...kernel import Choice, Question
from ...kernel.thinking import Shuffler
from .abilities import SPEKULIEREN
from .condition import Condition, read_condition
from .data import (
    CARDS,
    EARLIER_RULES,
    EDITIONS,
    FREE,
    NOW,
    PACK,
    RESOURCES,
    SEAT_NAMES,
    SET,
    copies_for,
    edition_with,
)
from .round import (
    CARDS_IN_SECOND_CALL,
    WHAT_TO_CALL,
    WHAT_TO_CALL_NEXT,
    WHAT_TO_RECALL,
    WHAT_TO_SPECULATE_WITH,
    may_be_called,
)
from .setup import PACKS, WHAT_TO_KEEP
from .state import (
    CALL,
    DRAFTING,
    OPENING,
    RECALL,
    SECOND,
    TRADE,
    Bid,
    Player,
    Row,
    State,
    abilities,
    cards_of,
    changed,
    having,
    new_player,
    new_state,
)
from .trade import WHAT_TO_DO
from .view import MemoryView, PlayerView, SlotView, View
from .words import CALL as CALL_CARD
from .words import OPT_OUT, USE

# where the rules can be entered, and what they ask there
ASKED_IN: Final[Mapping[str, Question]] = {
    DRAFTING: WHAT_TO_KEEP,
    OPENING: WHAT_TO_SPECULATE_WITH,
    CALL: WHAT_TO_CALL,
    TRADE: WHAT_TO_DO,
    SECOND: WHAT_TO_CALL_NEXT,
    RECALL: WHAT_TO_RECALL,
}


def determinize(view: View, shuffle: Shuffler, choice: Choice | None = None, edition: str = NOW) -> State | None:
    """A state in which the seat would see just this view; None while something takes effect, or for a spectator.

    `choice` is what the seat is asked: the rules, started on the state, ask it again with the same options. A view does
    not tell all that this takes: that a card is just being used, or which ones were used before. Without a choice (a
    seat looks on) nothing of the kind is assumed.
    """
    phase, viewer = view["phase"], view["seat"]
    memory = view["memory"]
    if viewer is None or memory is None or phase not in ASKED_IN or view["playing"] or view["looked_at"] is not None:
        return None
    if choice is not None and choice.prompt != ASKED_IN[phase].name:
        return None
    seats = len(view["players"])
    copies = copies_for(seats)
    s = new_state(view["mode"], seats, _condition(view["victory"], copies), copies)
    s.phase = phase
    if choice is not None and any(o.form is CALL_CARD and not may_be_called(s, o.args[0]) for o in choice.options):
        s.rules = EARLIER_RULES[0]
    s.round = view["round"]
    s.leader = SEAT_NAMES.index(view["leader"])
    s.busy = phase not in (DRAFTING, OPENING)  # a seat asked later on has laid, played or drawn something
    s.display = tuple([slot["resource"] or "" for slot in view["display"]])
    s.resource_deck = _resources(view, memory["resources"], copies, shuffle)
    s.known_resources = len(memory["resources"])
    shown = _shown(view, memory)
    together = [card for cards in shown for card in cards]
    s.edition = edition_with(together, edition)
    if s.mode == FREE:
        s.allowed = _allowed(shown)
        # each has a copy of the game of its own (KA-205)
        lots = [_lot(cards, s.allowed, s.edition, shuffle) for cards in shown]
    else:
        lots = [_lot(together, copies, s.edition, shuffle)] * seats
    if phase == DRAFTING:
        _imagine_draft(s, view, lots[0])
        return s
    me = SEAT_NAMES.index(viewer)
    s.bids = tuple([_bids(slot, me, lots) for slot in view["display"]])
    s.number = max([bid.number for bids in s.bids for bid in bids], default=0)
    for seat, player in enumerate(view["players"]):
        s.players[seat] = _player(player, memory["hands"][seat], phase, lots[seat])
    s.players[me] = _with_deck(s.players[me], view["players"][me]["deck"], memory, lots[me], shuffle)
    if view["in_turn"] is not None:
        s.turn = (SEAT_NAMES.index(view["in_turn"]) - s.leader) % seats
    if phase == OPENING:
        _imagine_opening(s, choice)
    elif phase == TRADE:
        _imagine_first_turns(s, choice)
    elif phase == SECOND and choice is not None:
        s.played = CARDS_IN_SECOND_CALL - int(choice.about["amount"])
    if s.mode == FREE:
        s.decks = tuple([cards_of(s, seat) for seat in range(seats)])
    return s


@cache
def _condition(text: str, copies: int) -> Condition:
    return read_condition(text, copies)


# what is hidden


def _shown(view: View, memory: MemoryView) -> list[list[str]]:
    """Every card of which the seat knows where it is, by owner."""
    shown: list[list[str]] = []
    for player, known in zip(view["players"], memory["hands"], strict=True):
        cards = [*player["laid"], *player["pile"], *player["lost"], *known]
        cards += player["hand"] or ()
        cards += player["removed"] or ()
        if player["pass_card"] is not None:
            cards.append(player["pass_card"])
        if player["seat"] == view["seat"]:
            cards += view["pack"] or ()
            cards += view["drafted"] or ()
            cards += memory["deck_top"] if memory["deck"] is None else memory["deck"]
        shown.append(cards)
    for slot in view["display"]:
        for bid in slot["bids"]:
            if bid["card"] is not None:
                shown[SEAT_NAMES.index(bid["owner"])].append(bid["card"])
    return shown


def _lot(seen: list[str], copies: int, edition: str, shuffle: Shuffler) -> list[str]:
    """What is left of so many copies of every card; hidden cards are dealt from it."""
    times: dict[str, int] = {}
    for card in seen:
        times[card] = times.get(card, 0) + 1
    lot: list[str] = []
    for card in EDITIONS[edition].cards:
        left = copies - times.get(card, 0)
        if left == 1:
            lot.append(card)
        elif left > 1:
            lot += [card] * left
    shuffle(lot)
    return lot


def _allowed(shown: list[list[str]]) -> int:
    """KA-205: how often a deck may hold a card the view does not tell: at least as often as somebody shows one."""
    return max([1, *[times for cards in shown for times in Counter(cards).values()]])


def _resources(view: View, below: list[str], copies: int, shuffle: Shuffler) -> Row:
    seen = [*below, *(slot["resource"] for slot in view["display"])]
    for player in view["players"]:
        seen += player["won"]
    left: list[str] = []
    for resource in RESOURCES:
        left += [resource] * (SET.resources[resource].copies * copies - seen.count(resource))
    shuffle(left)
    return (*left[: view["resource_deck"] - len(below)], *below)


def _dealt(lot: list[str], number: int) -> Row:
    """The next cards of a lot, which then has them no more."""
    cards = lot[len(lot) - number :]
    del lot[len(lot) - number :]
    return tuple(cards)


# what stands on the table


def _bids(slot: SlotView, viewer: int, lots: list[list[str]]) -> tuple[Bid, ...]:
    """A face-down card counts its printed value; only turning up changes that, and nothing is asked again there."""
    bids: list[Bid] = []
    for bid in slot["bids"]:
        owner, card, value = SEAT_NAMES.index(bid["owner"]), bid["card"], bid["value"]
        seen_by: frozenset[int] = frozenset()
        if card is None or value is None:
            card = lots[owner].pop()
            value = CARDS[card].value
        elif not bid["up"] and owner != viewer:
            seen_by = frozenset((viewer,))
        bids.append(Bid(owner, card, value, bid["number"], bid["up"], bid["shielded"], bid["edge"], seen_by))
    return tuple(bids)


def _player(player: PlayerView, known: list[str], phase: str, lot: list[str]) -> Player:
    hand, removed, pass_card = player["hand"], player["removed"], player["pass_card"]
    if pass_card is None and hand is None and player["passed"] and phase == CALL:
        pass_card = lot.pop()  # it lies there until all have called (KA-044, KA-045)
    return having(
        new_player(),
        deck=_dealt(lot, player["deck"]) if hand is None else (),
        hand=(*known, *_dealt(lot, player["hand_size"] - len(known))) if hand is None else tuple(hand),
        laid=tuple(player["laid"]),
        pile=tuple(player["pile"]),
        removed=_dealt(lot, player["removed_size"]) if removed is None else tuple(removed),
        lost=tuple(player["lost"]),
        won=tuple(player["won"]),
        pass_card=pass_card or "",
        passed=player["passed"],
        done=player["done"],
        open_hand=tuple(known),
    )


def _with_deck(own: Player, size: int, memory: MemoryView, lot: list[str], shuffle: Shuffler) -> Player:
    """What is known of the own deck lies on top; below that the rest of the chosen cards, or what the lot brings."""
    top, left = memory["deck_top"], memory["deck"]
    if left is None:
        rest = list(_dealt(lot, size - len(top)))
    else:
        rest = left.copy()
        for card in top:
            rest.remove(card)
        shuffle(rest)
    return having(own, deck=(*top, *rest), knows_deck=left is not None, known_top=len(top))


def _imagine_draft(s: State, view: View, lot: list[str]) -> None:
    """KA-190 to KA-195: the own pack and the cards kept are seen, all others are as many."""
    pack, drafted = tuple(view["pack"] or ()), tuple(view["drafted"] or ())
    over = len(drafted) // PACK  # so many packs have gone round
    s.direction = -1 if over % 2 else 1
    packs: list[Row] = []
    for player in view["players"]:
        own = player["seat"] == view["seat"]
        packs.append(pack if own else _dealt(lot, len(pack)))
        s.players[len(packs) - 1] = having(new_player(), deck=drafted if own else _dealt(lot, player["deck"]))
    for _ in range(s.seats * (PACKS - over - 1)):
        packs.append(_dealt(lot, PACK))
    s.packs = tuple(packs)


def _imagine_opening(s: State, choice: Choice | None) -> None:
    """KA-034, KA-035: a seat still to come can use all of his Spekulieren cards, and who is asked those named."""
    for turn in range(s.turn, s.seats):
        seat = (s.leader + turn) % s.seats
        player = s.players[seat]
        ready = [card for card in player.hand if abilities(card, SPEKULIEREN)]
        if turn == s.turn and choice is not None:
            named = [option.args[0] for option in choice.options if option.form is USE]
            ready = [card for card in named for _ in range(ready.count(card))]
        changed(s, seat).opening = tuple(ready)


def _imagine_first_turns(s: State, choice: Choice | None) -> None:
    """KA-066, KA-071: who has had a turn in this phase cannot opt out any more."""
    asked = s.players[(s.leader + s.turn) % s.seats]
    if choice is not None and not asked.passed:
        first = any(option.form is OPT_OUT for option in choice.options)
    else:
        first = not _been_round(s)
    for turn in range(s.turn if first else s.seats):
        seat = (s.leader + turn) % s.seats
        changed(s, seat).begun = True


def _been_round(s: State) -> bool:
    """Whether anything shows that the seat was asked before: bids or announcements from his turn on."""
    owners = {bid.owner for bids in s.bids for bid in bids}
    for turn in range(s.turn, s.seats):
        seat = (s.leader + turn) % s.seats
        if seat in owners or s.players[seat].done:
            return True
    return False
