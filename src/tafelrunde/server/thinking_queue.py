"""Whose thinking comes next when there is more to think about than processes to do it. No input or output here.

What waits has a rank (0 goes first) and an owner, on whose account it is. Within a rank it is the turn of the owner
whose last turn was longest ago, so that somebody with one question does not wait for the sixty of somebody else; those
of one owner go in the order in which they came. A lower rank waits for the higher ones, but is not passed over for
ever.
"""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_OWNERS = 1_000  # whose last turn is remembered
MOST_PASSED_OVER = 4  # times in a row that a higher rank goes first while a lower one waits


class Full(Exception):
    """Too much is waiting already: in all, or for this owner."""

    def __init__(self, owner: bool) -> None:
        super().__init__("too much of one owner" if owner else "too much in all")
        self.owner = owner


class ThinkingQueue(Generic[T]):
    """What waits to be thought about. Each rank has its own places: a lower one never takes those of a higher one."""

    def __init__(self, ranks: int, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._ranks = [_Rank[T]() for _ in range(ranks)]
        self._turns = 0
        self._last_turn: OrderedDict[str, int] = OrderedDict()

    def __len__(self) -> int:
        return sum(rank.waiting for rank in self._ranks)

    def join(self, what: T, rank: int, owner: str) -> None:
        """Waits from now on. Raises Full where there is no place left."""
        waiting = self._ranks[rank]
        if len(waiting.of.get(owner, ())) >= self._most_each:
            raise Full(owner=True)
        if waiting.waiting >= self._most:
            raise Full(owner=False)
        waiting.of.setdefault(owner, deque()).append(what)
        waiting.waiting += 1

    def leave(self, what: T, rank: int, owner: str) -> None:
        """Waits no more, if it still did."""
        waiting = self._ranks[rank]
        own = waiting.of.get(owner)
        if own is None or what not in own:
            return
        own.remove(what)
        waiting.waiting -= 1
        if not own:
            del waiting.of[owner]

    def next(self) -> T | None:
        """What is to be thought about now; it waits no more."""
        ready = [rank for rank in self._ranks if rank.waiting]
        if not ready:
            return None
        overdue = [rank for rank in ready[1:] if rank.passed_over >= MOST_PASSED_OVER]
        chosen = max(overdue, key=lambda rank: rank.passed_over, default=ready[0])
        for rank in ready[ready.index(chosen) + 1 :]:
            rank.passed_over += 1
        chosen.passed_over = 0
        owner = min(chosen.of, key=lambda owner: self._last_turn.get(owner, 0))
        self.had_turn(owner)
        return chosen.take(owner)

    def had_turn(self, owner: str) -> None:
        """Also somebody who need not wait has had a turn."""
        self._turns += 1
        self._last_turn[owner] = self._turns
        self._last_turn.move_to_end(owner)
        if len(self._last_turn) > MOST_OWNERS:
            self._last_turn.popitem(last=False)


class _Rank(Generic[T]):
    def __init__(self) -> None:
        self.of: dict[str, deque[T]] = {}  # by owner, in the order in which they came
        self.waiting = 0
        self.passed_over = 0

    def take(self, owner: str) -> T:
        own = self.of[owner]
        what = own.popleft()
        self.waiting -= 1
        if not own:
            del self.of[owner]
        return what
