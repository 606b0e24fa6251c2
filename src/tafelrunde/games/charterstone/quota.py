"""The quota table, at which the Cloud Port delivers (C-090 to C-099)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ...kernel.rows import replaced
from .advancement import discard_cards
from .benefits import assist, give
from .data import EXTRA_AMOUNTS, EXTRA_BONUSES, EXTRA_ROWS, QUOTA_AMOUNTS, QUOTA_BONUSES, QUOTA_ROWS
from .events import DELIVERED
from .minions import return_minions
from .payment import hand_in, pay_resources
from .state import IN_SUPPLY, NOBODY, Player, State, changed, open_rows
from .words import DELIVER, QUESTIONS

ALL_ROWS: Final = QUOTA_ROWS + EXTRA_ROWS
WHERE_TO_DELIVER: Final = QUESTIONS.question("deliver", rules=("C-090",), answers=(DELIVER,))


@QUESTIONS.refuses(DELIVER)
def refuse_delivery(s: State, me: int, row: str, column: int, rebate: int = 0) -> Reason | None:
    """C-090: on a free space, with all its pieces of one kind; C-098: and one influence."""
    player = s.players[me]
    if row not in open_rows(s) or column >= len(amounts(row)):
        return Reason("no-such-space", ("C-091", "C-231"), row=row, column=column + 1)
    if s.quota[ALL_ROWS.index(row)][column] != NOBODY:
        return Reason("space-is-taken", ("C-090",), row=row, column=column + 1)
    if not player.influence:
        return Reason("no-influence", ("C-098",))
    there = _there(player)[row]
    amount = pieces(row, column, rebate)
    if there < amount:
        return Reason("too-few-to-deliver", ("C-090", "C-091"), row=row, needed=amount, there=there)
    return None


def _there(player: Player) -> dict[str, int]:
    own_supply = sum([at == IN_SUPPLY for _, at in player.minions])
    cards = len(player.cards)
    return {
        "resource": sum(player.stock.values()),
        "coin": player.coins,
        "card": cards,
        "minion": own_supply,
        "peril": 0,
    }


def amounts(row: str) -> tuple[int, ...]:
    """C-091, C-231: the pieces that each column of a row asks for."""
    return QUOTA_AMOUNTS if row in QUOTA_ROWS else EXTRA_AMOUNTS


def bonuses(row: str) -> tuple[str, ...]:
    return QUOTA_BONUSES if row in QUOTA_ROWS else EXTRA_BONUSES


def pieces(row: str, column: int, rebate: int) -> int:
    """C-091: at least one remains."""
    return max(1, amounts(row)[column] - rebate)


def deliver_options(s: State, me: int, rebate: int = 0) -> Iterator[Option]:
    for row in open_rows(s):
        for column in range(len(amounts(row))):
            if refuse_delivery(s, me, row, column, rebate) is None:
                yield DELIVER(row, column)


def deliver(s: State, me: int, rebate: int = 0) -> Rules[None]:
    """C-095: the pieces may differ within their kind; C-093: then the bonus of the space."""
    answer: Option = yield Choice(me, WHERE_TO_DELIVER, list(deliver_options(s, me, rebate)))
    row, column = answer.args
    amount = pieces(row, column, rebate)
    put_on_table(s, me, row, column)
    if row == "resource":
        yield from pay_resources(s, me, amount)
    elif row == "coin":
        hand_in(s, me, "coin", amount)
    elif row == "card":
        yield from discard_cards(s, me, amount)
    else:
        yield from return_minions(s, me, amount)
    bonus = bonuses(row)[column]
    if bonus != "none":
        yield from give(s, me, ((bonus, 1),))
    yield from assist(s, me, "deliver")


def put_on_table(s: State, me: int, row: str, column: int) -> None:
    """C-098: the influence that it costs lies on the table now; C-024: it stays there."""
    changed(s, me).influence -= 1
    at = ALL_ROWS.index(row)
    s.quota = replaced(s.quota, at, replaced(s.quota[at], column, me))
    s.news.append(Event(DELIVERED, me, (row, column + 1)))
