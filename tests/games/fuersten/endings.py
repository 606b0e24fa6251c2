"""The ways in which a game of Fürsten can end, told from what happened last."""

from typing import Any

from tafelrunde.games.fuersten.data import CARDS
from tafelrunde.kernel import Table

# "attack" and "event": the other lost a card, and with it the advantage, in the winner's turn
WAYS = ("city", "settlement", "expansion", "token", "before-roll", "event", "attack", "harbour", "dead")


def how_it_ended(table: Table[Any, Any]) -> str:
    """What brought the last point."""
    if not table.result.winners:  # type: ignore[union-attr]
        return "dead"
    winner = table.state.winner
    told = table.told(None)
    turn = max(at for at, event in enumerate(told) if event["kind"] == "turn")
    this_turn = told[turn + 1 : -1]
    if not this_turn:
        return "before-roll"
    acts = ("built", "city-built", "regions-laid", "played")
    last = next((event for event in reversed(this_turn) if event["kind"] in acts and event["seat"] == winner), None)
    if last is None:
        return "event"
    if last["kind"] == "played":
        return "attack"
    if last["kind"] != "built":
        return "city" if last["kind"] == "city-built" else "settlement"
    if CARDS[last["card"]].vp:
        return "expansion"
    tokens = [event for event in this_turn if event["kind"] == "token" and event["seat"] == winner]
    return "token" if tokens else "harbour"
