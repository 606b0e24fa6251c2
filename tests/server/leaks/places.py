"""Where cards lie hidden, written down from the rules and not taken from the kernel's views."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.games.fuersten.modes import MODES as PRINCES_MODES


@dataclass
class Places:
    """Which cards lie where all can see them, where one seat can, and where nobody can."""

    seats: int
    openly: set[str] = field(default_factory=set)
    shut: set[str] = field(default_factory=set)
    own: list[set[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.own = [set() for _ in range(self.seats)]

    def hidden_from(self, seat: int | None) -> set[bytes]:
        """Cards that lie only where this seat (None: a spectator) cannot see them."""
        seen = self.openly if seat is None else self.openly | self.own[seat]
        return {card.encode() for card in self.shut.union(*self.own) - seen}


def places_of_princes(s: Any) -> Places:
    """F-026, F-030, F-069, F-100, F-191, K-158: hands, the faces of all stacks, and the discards below the top one."""
    found = Places(2)
    for seat, prince in enumerate(s["princes"]):
        for row in (*prince["sites"][0], *prince["sites"][1], *prince["regions"]):
            found.openly.update(row)
        found.openly.update([prince["covered"], *(annex[0] for annex in prince["annexes"])])
        found.own[seat].update(prince["hand"])
        if s["shown_to"] == 1 - seat:
            found.own[1 - seat].update(prince["hand"])
    found.openly.update([s["event_card"], *(PRINCES_MODES[s["mode"]].open_cards if s["mode"] in PRINCES_MODES else ())])
    for row in (s["playing"], s["new_regions"], *(pile[-1:] for pile in discard_piles(s))):
        found.openly.update(row)
    for row in (*s["stacks"], s["events"], s["region_stack"], *(pile[:-1] for pile in discard_piles(s))):
        found.shut.update(row)
    if (s["phase"], s["event"]) == ("event", "sonne"):  # K-046, K-157: a Palast looks through the discards
        for seat, prince in enumerate(s["princes"]):
            if any("palast" in cards for row in prince["sites"] for cards in row):
                found.own[seat].update(own_discards(s, seat))
    if s["looker"] >= 0:
        looking = s["looking"]
        discards = own_discards(s, s["looker"])
        stack = s["region_stack"] if looking == -2 else discards if looking == -3 else s["stacks"][looking]
        found.own[s["looker"]].update(stack)
    return found


def discard_piles(s: Any) -> tuple[list[str], list[str]]:
    """K-155, K-156: one for each in the tournament game, otherwise one for both, the first."""
    return s["discards"] if "discards" in s else (s["discard"], [])


def own_discards(s: Any, seat: int) -> list[str]:
    """The discards that a seat may look through when a card says so."""
    return discard_piles(s)[seat if s["mode"] == "turnier" else 0]


def places_of_the_card_game(s: Any) -> Places:
    """K-013, K-014, K-020: one knows the own deck, the own events and what one has put away or not decided about."""
    found = places_of_princes(s)
    found.openly.update([*s.get("told_events", ()), *s.get("banished", ())])
    found.openly.update(s["stacks"][number][0] for number in s.get("face_up", ()))
    found.openly.update(card for _, _, card in s.get("bans", ()))
    for prince in s["princes"]:
        found.openly.update(card for block in prince.get("blocks", ()) for card in block)
        found.openly.update(card for lying in prince.get("on_roads", ()) for card in lying)
    for seat in range(2):
        found.own[seat].update(s["foreseen"][seat] if s.get("foreseen") else ())
        for own in ("decks", "chosen_events", "put_away", "undecided"):
            found.own[seat].update(s[own][seat] if s.get(own) else ())
    return found


def places_of_the_market(s: Any) -> Places:
    """KA-021, KA-041, KA-053, KA-076, KA-135, KA-190: hands, decks, packs, what was passed with, bids face down."""
    found = Places(s["seats"])
    drafting = s["phase"] == "draft"
    for seat, player in enumerate(s["players"]):
        own = found.own[seat]
        for row in ("laid", "pile", "lost", "won"):
            found.openly.update(player[row])
        own.update([*player["hand"], *player["removed"], player["pass_card"]])
        (own if drafting else found.shut).update(player["deck"])
        if s["looker"] == seat:
            own.update(player["deck"][: s["looking"]])
    for number, pack in enumerate(s["packs"]):
        (found.own[number] if drafting and number < s["seats"] else found.shut).update(pack)
    for bids in s["bids"]:
        for owner, card, _value, _number, up, _shielded, _edge, seen_by in bids:
            for seat in (owner, *seen_by):
                found.own[seat].add(card)
            if up:
                found.openly.add(card)
    for row in (*s["decks"], s["resource_deck"]):
        found.shut.update(row)
    found.openly.update([*s["display"], *s["playing"]])
    return found


PLACES: Mapping[str, Callable[[Any], Places]] = {
    "fuersten": places_of_princes,
    "kartenspiel": places_of_the_card_game,
    "karthedis": places_of_the_market,
}
# events of which others learn that they happened, but not with which card
SECRETLY: Mapping[str, frozenset[str]] = {
    "fuersten": frozenset({"drew", "put", "taken-away", "took", "stole", "lost-card"}),
    "kartenspiel": frozenset({"drew", "put", "taken-away", "took", "stole", "lost-card"}),
    "karthedis": frozenset({"drafted", "drew", "passed", "removed-pass", "bid-laid", "peeked", "reclaimed"}),
}
# by these all see a card, even if it lies hidden before and after: an event card that asks nobody is back in its stack
# when the update is made, discards lay on top once, what is shown goes back into the hand, what was played, called or
# discarded can be gone again (a card recalled after it may take it back into the deck), what was burnt is in a hand
SHOWN = frozenset(
    {"event-card", "took-discard", "shown", "played", "called", "recalled", "discarded", "removed", "taken-back"}
)
WORD = re.compile(rb"[a-z0-9_-]+")
