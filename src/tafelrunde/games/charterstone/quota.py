"""The quota table, at which the Cloud Port delivers (C-090 to C-099)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ...kernel.rows import replaced
from .advancement import discard_cards
from .benefits import assist, give
from .data import QUOTA_AMOUNTS, QUOTA_BONUSES, QUOTA_ROWS
from .events import DELIVERED
from .payment import hand_in, pay_resources
from .state import NOBODY, State, changed
from .words import DELIVER, QUESTIONS

WHERE_TO_DELIVER: Final = QUESTIONS.question("deliver", rules=("C-090",), answers=(DELIVER,))


@QUESTIONS.refuses(DELIVER)
def refuse_delivery(s: State, me: int, row: str, column: int, rebate: int = 0) -> Reason | None:
    """C-090: on a free space, with all its pieces of one kind; C-098: and one influence."""
    player = s.players[me]
    if s.quota[QUOTA_ROWS.index(row)][column] != NOBODY:
        return Reason("space-is-taken", ("C-090",), row=row, column=column + 1)
    if not player.influence:
        return Reason("no-influence", ("C-098",))
    there = {"resource": sum(player.stock.values()), "coin": player.coins, "card": len(player.cards)}[row]
    amount = pieces(column, rebate)
    if there < amount:
        return Reason("too-few-to-deliver", ("C-090", "C-091"), row=row, needed=amount, there=there)
    return None


def pieces(column: int, rebate: int) -> int:
    """C-091: at least one remains."""
    return max(1, QUOTA_AMOUNTS[column] - rebate)


def deliver_options(s: State, me: int, rebate: int = 0) -> Iterator[Option]:
    for row in QUOTA_ROWS:
        for column in range(len(QUOTA_AMOUNTS)):
            if refuse_delivery(s, me, row, column, rebate) is None:
                yield DELIVER(row, column)


def deliver(s: State, me: int, rebate: int = 0) -> Rules[None]:
    """C-095: the pieces may differ within their kind; C-093: then the bonus of the space."""
    answer: Option = yield Choice(me, WHERE_TO_DELIVER, list(deliver_options(s, me, rebate)))
    row, column = answer.args
    amount = pieces(column, rebate)
    put_on_table(s, me, row, column)
    if row == "resource":
        yield from pay_resources(s, me, amount)
    elif row == "coin":
        hand_in(s, me, "coin", amount)
    else:
        yield from discard_cards(s, me, amount)
    bonus = QUOTA_BONUSES[column]
    if bonus != "none":
        yield from give(s, me, ((bonus, 1),))
    yield from assist(s, me, "deliver")


def put_on_table(s: State, me: int, row: str, column: int) -> None:
    """C-098: the influence that it costs lies on the table now; C-024: it stays there."""
    changed(s, me).influence -= 1
    at = QUOTA_ROWS.index(row)
    s.quota = replaced(s.quota, at, replaced(s.quota[at], column, me))
    s.news.append(Event(DELIVERED, me, (row, column + 1)))
