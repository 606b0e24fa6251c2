"""Paying: out of the personal supply into the general one (C-025, C-064)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .advancement import discard_cards
from .data import RESOURCES, Goods
from .events import PAID
from .state import Player, State, changed
from .words import PAY, QUESTIONS

ANY: Final = "resource"
WHAT_TO_PAY: Final = QUESTIONS.question("pay", rules=("C-064",), answers=(PAY,))


def lacking(player: Player, cost: Goods, influence: int = 0) -> Goods:
    """C-064: what cannot be paid; `influence` is needed for what the benefit does with it (C-025)."""
    found: list[tuple[str, int]] = []
    named = {resource: amount for resource, amount in cost if resource in RESOURCES}
    found += [(resource, n - player.stock[resource]) for resource, n in named.items() if player.stock[resource] < n]
    others = {good: amount for good, amount in cost if good not in RESOURCES}
    others["influence"] = others.get("influence", 0) + influence
    left = sum(player.stock.values()) - sum(named.values())
    there = {"coin": player.coins, "influence": player.influence, "card": len(player.cards), ANY: max(0, left)}
    found += [(good, amount - there.get(good, 0)) for good, amount in others.items() if there.get(good, 0) < amount]
    return tuple(found)


def told(goods: Goods) -> str:
    """As a parameter of a refusal."""
    return " ".join(f"{amount} {good}" for good, amount in goods)


def pay(s: State, me: int, cost: Goods) -> Rules[None]:
    """What is named first, so that it is not given away as a resource of any kind."""
    for good, amount in sorted(cost, key=lambda part: part[0] == ANY):
        if good == ANY:
            yield from pay_resources(s, me, amount)
        elif good == "card":
            yield from discard_cards(s, me, amount)
        elif good == "influence":
            spend_influence(s, me, amount)
        else:
            hand_in(s, me, good, amount)


def hand_in(s: State, me: int, good: str, amount: int) -> None:
    """Coins or resources of one kind go back to the general supply."""
    player = changed(s, me)
    if good == "coin":
        player.coins -= amount
        s.coins += amount
    else:
        player.stock[good] -= amount
        s.stock[good] += amount
    s.news.append(Event(PAID, me, (good, amount)))


def spend_influence(s: State, me: int, amount: int) -> None:
    """C-025: into the general supply, from where it can come back."""
    player = changed(s, me)
    player.influence -= amount
    player.spent += amount
    s.news.append(Event(PAID, me, ("influence", amount)))


def pay_resources(s: State, me: int, amount: int) -> Rules[None]:
    """C-073, C-095: resources of any kinds, piece by piece."""
    for left in range(amount, 0, -1):
        stock = s.players[me].stock
        options = [PAY(resource) for resource in RESOURCES if stock[resource]]
        answer: Option = yield Choice(me, WHAT_TO_PAY, options, {"amount": str(left)})
        hand_in(s, me, answer.args[0], 1)


@QUESTIONS.refuses(PAY)
def refuse_paying(s: State, me: int, resource: str) -> Reason | None:
    if s.players[me].stock[resource]:
        return None
    return Reason("cannot-pay", ("C-064",), missing=told(((resource, 1),)))
