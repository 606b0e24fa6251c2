"""Who is at a table: what is known of it from connections here and from what other workers say.

Nothing of it is kept. What gets better is known at once; what gets worse counts only when it has lasted for a while, so
that nobody is seen to leave who loads the page again or glances at something else.
"""

import math
from collections.abc import Iterable, Mapping

from .wire.socket import State

WORSE: dict[State, int] = {"here": 0, "away": 1, "gone": 2}

MISSED = 2.5  # so many times as long as workers wait to repeat it what they said is believed

Holders = dict[int, State]  # by the number of the holder; who is not in it is gone


def better(one: State, other: State) -> State:
    return min(one, other, key=WORSE.__getitem__)


class Attendance:
    """Of one table, as one worker knows it. `at` is a time of a clock that only goes on.

    `grace`: seconds for which it may get worse before anybody hears of it. `repeat`: seconds after which workers say
    again who is with them; one that does not is dead or cannot be heard, and has nobody any more.
    """

    __slots__ = ("_elsewhere", "_grace", "_known", "_missing", "_repeat", "_worse", "here", "since", "told")

    def __init__(self, grace: float = 5.0, repeat: float = 15.0) -> None:
        self._grace, self._repeat = grace, repeat
        self.here: Holders = {}  # who is connected to this worker, as it tells the others
        self.since: float | None = None  # when this worker has asked the others
        self.told: dict[str, State] = {}  # what those who watch here were told last, by seat
        self._worse: dict[int, tuple[State, float]] = {}  # what does not count yet, and since when it is so
        self._known: Holders = {}  # what could be said last
        self._missing: dict[int, float] = {}  # who was never seen, and since when they were looked for
        self._elsewhere: dict[str, tuple[float, Holders]] = {}  # by worker: when it said so, and what

    def notice(self, connected: Mapping[int, State], at: float) -> bool:
        """Who is connected to this worker now. Whether that changes what it says."""
        before = dict(self.here)
        for holder in {*self.here, *connected}:
            now, was = connected.get(holder, "gone"), self.here.get(holder, "gone")
            if WORSE[now] > WORSE[was]:
                waits = self._worse.get(holder)
                if waits is None or waits[0] != now:  # who first looks away and then leaves has just left
                    self._worse[holder] = waits = (now, at)
                if at - waits[1] < self._grace:
                    continue
            self._worse.pop(holder, None)
            if now == "gone":
                self.here.pop(holder, None)
            else:
                self.here[holder] = now
        return self.here != before

    def hear(self, worker: str, holders: Holders, at: float) -> None:
        """What another worker says: everybody who is connected to it."""
        if holders:
            self._elsewhere[worker] = (at, holders)
        else:
            self._elsewhere.pop(worker, None)

    def states(self, holders: Iterable[int], at: float, heard_since: float = -math.inf) -> Holders:
        """What can be said of these holders. Who is nowhere may just have sat down, or be with a worker that was not
        heard: nothing is said of them before they had time to come and all workers to answer, nor before all have
        repeated it after they could not hear each other."""
        for worker, (said, _) in list(self._elsewhere.items()):
            if at - said > MISSED * self._repeat:
                del self._elsewhere[worker]
        all_heard = self.since is not None and at - heard_since >= self._repeat + self._grace
        found: Holders = {}
        missing: dict[int, float] = {}
        for holder in holders:
            state: State = self.here.get(holder, "gone")
            for _, there in self._elsewhere.values():
                state = better(state, there.get(holder, "gone"))
            if state != "gone":
                found[holder] = state
            elif holder in self._known and all_heard:
                found[holder] = "gone"
            else:
                missing[holder] = since = self._missing.get(holder, at)
                if at - since >= self._grace and all_heard:
                    found[holder] = "gone"
        self._known, self._missing = found, missing
        return found

    def next_look(self, at: float) -> float | None:
        """When something will have lasted long enough to count; None: nothing waits for that."""
        since = [*(since for _, since in self._worse.values()), *self._missing.values()]
        return min((one + self._grace for one in since if at - one < self._grace), default=None)
