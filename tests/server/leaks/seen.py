"""What each seat may remember, worked out again from what happened and not taken from the kernel's memory.

A view lists what its seat has seen of what lies hidden now. Each such card must be one that the seat did see go there,
by the events of the game, and must be there; a spectator is told nothing of the kind.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from tafelrunde.games.fuersten.data import CARDS as PRINCES_CARDS
from tafelrunde.games.fuersten.modes import MODES as PRINCES_MODES
from tafelrunde.games.kartenspiel.data import CARDS as CARD_GAME_CARDS
from tafelrunde.games.karthedis.data import SEAT_NAMES
from tafelrunde.kernel import Event

from .places import own_discards

NAMES = frozenset(CARD_GAME_CARDS)
MOST_COPIES = 9
DECK = 33  # cards


class Witness(Protocol):
    """Keeps what everybody has seen."""

    def happened(self, events: list[Event], s: Any) -> None:
        """What happened since, and what the table is like after it."""

    def wrong(self, view: Any, seat: int | None) -> Iterator[str]:
        """Takes what is remembered out of a view, and names what the seat cannot remember."""


class WitnessOfPrinces:
    """F-030, F-069, F-096, F-100, F-148, F-191, F-247."""

    def __init__(self, options: Mapping[str, str], seats: tuple[str, ...]) -> None:
        del options, seats
        self.places: list[list[list[bool]]] = []  # by seat and stack: whether the card at that place was seen
        self.hands: list[Counter[str]] = [Counter(), Counter()]  # by seat: cards of the other's hand
        self.discards: Counter[str] = Counter()
        self.state: Any = None
        self.knows: tuple[int, ...] = ()  # who learns what the event that is looked at does not tell to all
        self.opened = ""  # the card that was just built from the open stack: no hand has lost it

    def happened(self, events: list[Event], s: Any) -> None:
        self._opened(s)
        self.state = s
        if not self.places:
            self.places = [[[False] * len(stack) for stack in s["stacks"]] for _ in s["princes"]]
            assert not any(event.kind.name in ("drew", "searched") for event in events)
        openly: list[str] = []
        for event in events:
            told = event.seen_by(event.knows[0] if event.knows else None)
            self.knows = event.knows
            getattr(self, f"_{event.kind.name.replace('-', '_')}", self._nothing)(told, event.seat, openly)

    def _opened(self, s: Any) -> None:
        """Whether a card was built from the open stack."""
        before = self.state["open_stacks"] if self.state is not None else s["open_stacks"]
        cards = PRINCES_MODES[s["mode"]].open_cards if s["open_stacks"] else ()
        left = zip(cards, s["open_stacks"], before, strict=True)
        self.opened = next((card for card, now, then in left if now < then), "")

    def _nothing(self, told: Any, who: int, openly: list[str]) -> None:
        """Nobody sees anything of what is hidden."""

    def _drew(self, told: Any, who: int, openly: list[str]) -> None:
        for seat, places in enumerate(self.places):
            if places[told["stack"] - 1].pop(0) and seat != who:
                self.hands[seat][told["card"]] += 1

    def _searched(self, told: Any, who: int, openly: list[str]) -> None:
        places = self.places[who][told["stack"] - 1]
        places[:] = [True] * len(places)

    def _took(self, told: Any, who: int, openly: list[str]) -> None:
        for seat, places in enumerate(self.places):
            found = places[told["stack"] - 1]
            found[:] = [seat == who] * (len(found) - 1)

    def _removed(self, told: Any, who: int, openly: list[str]) -> None:
        openly.append(told["card"])

    def _put(self, told: Any, who: int, openly: list[str]) -> None:
        stack = told["stack"] - 1
        lay_open = told["card"] in openly
        for seat, places in enumerate(self.places):
            places[stack].append(seat == who or lay_open)
        if lay_open:
            openly.remove(told["card"])
        else:
            self._may_be_gone(who, stack)

    def _may_be_gone(self, who: int, stack: int) -> None:
        """It may have been any card with the back of the stack."""
        back = PRINCES_MODES[self.state["mode"]].backs[stack]
        seen = self.hands[1 - who]
        self.hands[1 - who] = Counter({c: n for c, n in seen.items() if PRINCES_CARDS[c].back != back})

    def _taken_away(self, told: Any, who: int, openly: list[str]) -> None:
        for seat, places in enumerate(self.places):
            places[told["stack"] - 1].append(seat == who)
        self._gone(told, 1 - who, openly)

    def _hand_shown(self, told: Any, who: int, openly: list[str]) -> None:
        self.hands[1 - who] = Counter(self.state["princes"][who]["hand"])  # the other is asked now what to do with it

    def _gone(self, told: Any, who: int, openly: list[str]) -> None:
        self.hands[1 - who] -= Counter([told["card"]])

    _annexed = _lost_card = _gone

    def _built(self, told: Any, who: int, openly: list[str]) -> None:
        if told["card"] == self.opened:
            self.opened = ""
        else:
            self._gone(told, who, openly)

    def _came(self, told: Any, who: int, openly: list[str]) -> None:
        self.hands[1 - who][told["card"]] += 1

    _stole = _came

    def _played(self, told: Any, who: int, openly: list[str]) -> None:
        self._gone(told, who, openly)
        self.discards[told["card"]] += 1

    def _discarded(self, told: Any, who: int, openly: list[str]) -> None:
        self.discards[told["card"]] += 1

    def _took_discard(self, told: Any, who: int, openly: list[str]) -> None:
        self._came(told, who, openly)
        self.discards -= Counter([told["card"]])

    def wrong(self, view: Any, seat: int | None) -> Iterator[str]:
        s, memory = self.state, view.pop("memory")
        if seat is None:
            yield from () if memory is None else ["what a spectator is said to remember"]
            return
        if set(memory) != {"stacks", "hand", "discards", "other_discards"}:
            yield "something else that is remembered"
        for number, (known, stack) in enumerate(zip(memory["stacks"], s["stacks"], strict=True)):
            if known and len(known) != len(stack):
                yield f"the {len(known)} cards remembered of stack {number + 1}"
                continue
            for place, card in enumerate(known):
                if card is not None and not (self.places[seat][number][place] and stack[place] == card):
                    yield f"{card} at place {place + 1} of stack {number + 1}"
        seen = self.hands[seat] & Counter(s["princes"][1 - seat]["hand"])
        yield from (f"{card} in a hand" for card in Counter(memory["hand"]) - seen)
        of_other = own_discards(s, 1 - seat) if s["mode"] == "turnier" else []
        for name, pile in (("discards", own_discards(s, seat)), ("other_discards", of_other)):
            yield from (f"{card} among the {name}" for card in Counter(memory[name]) - (self.discards & Counter(pile)))


class WitnessOfTheCardGame(WitnessOfPrinces):
    """There is no open stack, any card goes anywhere, and some cards let look at others.

    K-064, K-065, K-070, K-074, K-093, K-103, K-108, K-137, K-138, K-145, K-154, K-158, K-192.
    """

    def __init__(self, options: Mapping[str, str], seats: tuple[str, ...]) -> None:
        super().__init__(options, seats)
        self.turned_up: set[str] = set()
        self.lying_open: list[str] = []  # cards that go under a stack next, as both see

    def happened(self, events: list[Event], s: Any) -> None:
        super().happened(events, s)
        for event in events:  # whatever lies among the discards was laid down openly
            named = set(map(str, event.seen_by(None).values())) & NAMES
            self.discards |= Counter(dict.fromkeys(named, MOST_COPIES))
        for places in self.places:
            for number, stack in enumerate(s["stacks"]):
                del places[number][len(stack) :]
            for number in s.get("face_up", ()):
                places[number][0] = True

    def _opened(self, s: Any) -> None:
        """Nothing can be built but from the hand."""

    def _removed(self, told: Any, who: int, openly: list[str]) -> None:
        """Where it goes is told next: back into the hand, or onto the discards."""

    def _may_be_gone(self, who: int, stack: int) -> None:
        self.hands[1 - who].clear()

    def _taken_back(self, told: Any, who: int, openly: list[str]) -> None:
        self._came(told, who, openly)

    def _drew(self, told: Any, who: int, openly: list[str]) -> None:
        super()._drew(told, who, openly)
        self._guest_sees(told, who)

    def _took(self, told: Any, who: int, openly: list[str]) -> None:
        super()._took(told, who, openly)
        self._guest_sees(told, who)

    def _guest_sees(self, told: Any, who: int) -> None:
        """K-145: whose guest lies in the principality of the other sees what the other gets."""
        if 1 - who in self.knows:
            self.hands[1 - who][told["card"]] += 1

    def _stopped(self, told: Any, who: int, openly: list[str]) -> None:
        self.lying_open.append(told["card"])

    _duel_lost = _stopped

    def _put(self, told: Any, who: int, openly: list[str]) -> None:
        if told["card"] in self.lying_open:
            self.lying_open.remove(told["card"])
            openly.append(told["card"])
        super()._put(told, who, openly)

    def _turned_up(self, told: Any, who: int, openly: list[str]) -> None:
        for places in self.places:
            places[told["stack"] - 1][0] = True

    def _peeked(self, told: Any, who: int, openly: list[str]) -> None:
        self.places[who][told["stack"] - 1][0] = True

    def _sorted(self, told: Any, who: int, openly: list[str]) -> None:
        places = self.places[1 - who][told["stack"] - 1]
        places[:] = [False] * len(places)

    def _shuffled_in(self, told: Any, who: int, openly: list[str]) -> None:
        """Nobody knows anything of these stacks any more; how high they are is seen when all is over."""
        for places in self.places:
            for number in range(4 * who, 4 * who + 4):
                places[number][:] = [False] * DECK
        self.hands[1 - who].clear()

    def _event_card(self, told: Any, who: int, openly: list[str]) -> None:
        self.turned_up.add(told["card"])

    def wrong(self, view: Any, seat: int | None) -> Iterator[str]:
        yield from super().wrong(view, seat)
        yield from (f"the event {card}" for card in view["told_events"] if card not in self.turned_up)


class WitnessOfTheMarket:
    """KA-013, KA-021, KA-053, KA-076, KA-145, KA-192."""

    def __init__(self, options: Mapping[str, str], seats: tuple[str, ...]) -> None:
        self.chosen = [f"deck_{name}" in options for name in seats]
        self.tops = [0] * len(seats)
        self.hands: list[Counter[str]] = [Counter() for _ in seats]
        self.below = 0
        self.state: Any = None

    def happened(self, events: list[Event], s: Any) -> None:
        self.state = s
        for event in events:
            self._happened(event.kind.name, event.seat or 0, event.seen_by(event.knows[0] if event.knows else None))
        self.below = min(self.below, len(s["resource_deck"]))

    def _happened(self, kind: str, who: int, told: Any) -> None:
        if kind == "drew":
            self.tops[who] = max(0, self.tops[who] - told["amount"])
        elif kind == "sifted":
            self.tops[who] = max(self.tops[who], told["amount"])
        elif kind == "milled":
            owner = SEAT_NAMES.index(told["other"])
            self.tops[owner] = max(0, self.tops[owner] - 1)
        elif kind == "drafted":
            self.chosen[who] = True
        elif kind == "retrieved" and told["to"] == "hand":
            self.hands[who][told["card"]] += 1
        elif kind == "retrieved":
            self.tops[who] += 1
        elif kind == "shown":
            self.hands[who] |= Counter([told["card"]])
        elif kind in ("called", "intervened", "opted-out", "discarded"):
            self.hands[who] -= Counter([told["card"]])
        elif kind in ("passed", "bid-laid", "removed"):
            self.hands[who].clear()
        elif kind == "redrawn":
            self.below += 1

    def wrong(self, view: Any, seat: int | None) -> Iterator[str]:
        s, memory = self.state, view.pop("memory")
        if seat is None:
            yield from () if memory is None else ["what a spectator is said to remember"]
            return
        if set(memory) != {"deck", "deck_top", "hands", "resources"}:
            yield "something else that is remembered"
        deck = s["players"][seat]["deck"]
        if memory["deck"] is not None and not (self.chosen[seat] and memory["deck"] == sorted(deck)):
            yield "what is left of a deck"
        top, below = memory["deck_top"], memory["resources"]
        if len(top) > self.tops[seat] or top != deck[: len(top)]:
            yield "the top of a deck"
        for owner, hand in enumerate(memory["hands"]):
            seen = Counter() if owner == seat else self.hands[owner] & Counter(s["players"][owner]["hand"])
            yield from (f"{card} in a hand" for card in Counter(hand) - seen)
        if len(below) > self.below or below != s["resource_deck"][len(s["resource_deck"]) - len(below) :]:
            yield "resources under their deck"


WITNESSES: Mapping[str, type[WitnessOfPrinces] | type[WitnessOfTheMarket]] = {
    "fuersten": WitnessOfPrinces,
    "kartenspiel": WitnessOfTheCardGame,
    "karthedis": WitnessOfTheMarket,
}
