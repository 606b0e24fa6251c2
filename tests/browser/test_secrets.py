"""What one seat alone may know is neither in the page nor in any frame that another seat or a spectator got."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.running import Server, open_table, sit
from .conftest import Visit
from .visitor import Visitor, seated

MOVES = 60
OPENLY = ("retrieved", "took-discard", "taken-back", "shown")  # how a card comes into a hand with everybody looking


def updates(visitor: Visitor) -> dict[int, dict[str, Any]]:
    """What was told, by the number of the answer."""
    told = (json.loads(frame) for frame in visitor.frames if '"type":"update"' in frame)
    return {update["seq"]: update for update in told}


def person(view: dict[str, Any], seat: str) -> dict[str, Any]:
    people: list[dict[str, Any]] = view.get("princes") or view["players"]
    return next(one for one in people if one["seat"] == seat)


def single_cards(server: Server, game: str) -> dict[str, str]:
    """Cards of which there is one, with their names: seeing such a card is seeing that very card."""
    with server.http() as http:
        catalogue = http.get(f"/api/games/{game}/catalogue").json()
    names = catalogue["names"]["en"]
    return {
        card["id"]: names[card["id"]]
        for card in catalogue["cards"]
        if card["facts"].get("copies", 1) == 1 and card["kind"] not in ("region", "centre", "event")
    }


@pytest.mark.parametrize(
    ("game", "mode"), [("fuersten", "duell"), ("kartenspiel", "erweitert"), ("karthedis", "classic")]
)
def test_no_hidden_card_of_another_seat_in_page_or_frames(visit: Visit, server: Server, game: str, mode: str) -> None:
    longest = {"options": {"victory": "long"}} if game == "karthedis" else {}  # else two rounds may be all there is
    opened, owner = open_table(server, game=game, mode=mode, seats=["me", "open"], hints=True, **longest)
    guest = sit(server, opened["id"], owner)
    table = opened["id"]
    visitors = [seated(visit(), table, token) for token in (owner, guest, None)]
    players, watcher = visitors[:2], visitors[2]
    singles = single_cards(server, game)
    compared = looked_at = 0
    for _ in range(MOVES + MOVES // 2):  # enough to compare, whatever the cards are
        mover = next((player for player in players if player.update()["choice"]), None)
        if mover is None or mover.update()["over"]:  # a game that is over may still offer something
            break
        seq = mover.update()["seq"]
        mover.let_move()
        for visitor in visitors:
            visitor.wait_moved(seq)
        looked_at += page_is_clean(players, watcher, singles)

    told = [updates(player) for player in players]
    public = updates(watcher)
    for owner_told, other_told in ((told[0], told[1]), (told[1], told[0])):
        met: set[str] = set()  # what the other was shown before, in whatever way
        for seq in sorted(other_told):
            if seq in owner_told and seq in public:
                remembered = met.intersection(known_hand(other_told[seq]["view"], owner_told[seq]["seat"]))
                for secret in hidden(owner_told[seq], other_told[seq], public[seq], singles):
                    compared += 1
                    assert secret in remembered or not shown(secret, other_told[seq]), f"{secret}, answer {seq}"
                    assert not shown(secret, public[seq]), f"{secret} was told to a spectator (answer {seq})"
            met |= {card for card in singles if shown(card, other_told[seq], memory=False)}
    assert compared > MOVES and looked_at > MOVES


def known_hand(view: dict[str, Any], seat: str) -> list[str]:
    """What the view's seat remembers of a hand of somebody else."""
    memory = view["memory"]
    return memory["hand"] if "hand" in memory else memory["hands"][[one["seat"] for one in view["players"]].index(seat)]


def shown(card: str, update: dict[str, Any], memory: bool = True) -> bool:
    """Whether an update names a card anywhere, or anywhere but among what its seat remembers."""
    view = update["view"] if memory else {**update["view"], "memory": None}
    return f'"{card}"' in json.dumps([view, update["choice"], update["events"]])


def hidden(own: dict[str, Any], other: dict[str, Any], public: dict[str, Any], singles: dict[str, str]) -> set[str]:
    """Single cards in the own hand, unless a card shows that hand to the other just now."""
    seat = own["seat"]
    if person(other["view"], seat)["hand"] is not None or person(public["view"], seat)["hand"] is not None:
        return set()
    laid_open = {event.get("card") for event in own["events"] if event["kind"] in OPENLY}
    return {card for card in person(own["view"], seat)["hand"] if card in singles} - laid_open


def page_is_clean(players: list[Visitor], watcher: Visitor, singles: dict[str, str]) -> int:
    """Nothing on the board of the others is a card of this hand."""
    looked = 0
    for player, other in ((players[0], players[1]), (players[1], players[0])):
        told, seen = player.update(), other.update()
        if told["seq"] != seen["seq"]:
            continue
        cards = sorted(hidden(told, seen, watcher.update(), singles))
        for page in (other.page, watcher.page) if cards else ():
            looked += len(cards)
            lying = page.locator(", ".join(f'[data-keys*=":{card}"]' for card in cards))
            # the page draws a little after it was told, and a card may have lain openly just before
            expect(lying, f"one of {', '.join(cards)} lies on the other's table").to_have_count(0)
    return looked
