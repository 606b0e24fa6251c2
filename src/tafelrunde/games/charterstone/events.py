"""What happens in the village, told once."""

from typing import Final

from ...kernel import EventKind

FIRST: Final = EventKind("first", ("district",))
SETTLED: Final = EventKind("settled", ("building", "district", "plot"))
TURN: Final = EventKind("turn", ("round",))
PLACED: Final = EventKind("placed", ("building",))
BUMPED: Final = EventKind("bumped", ("building",))  # the seat is that of the worker's owner
TAKEN_BACK: Final = EventKind("taken-back", ("workers",))
PAID: Final = EventKind("paid", ("good", "amount"))
DISCARDED: Final = EventKind("discarded", ("card",))
GAINED: Final = EventKind("gained", ("good", "amount"))
MISSED: Final = EventKind("missed", ("good", "amount"))  # the supply had no more (C-069)
TOOK_CARD: Final = EventKind("took-card", ("card",))
REFILLED: Final = EventKind("refilled", ("card",), reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", ("cards",), reveals=True)
BUILT: Final = EventKind("built", ("building", "plot"))
ARCHIVED: Final = EventKind("archived", ("card",))
OPENED: Final = EventKind("opened", ("crate", "buildings", "personas"), reveals=True)
SCORED: Final = EventKind("scored", ("objective",))
DELIVERED: Final = EventKind("delivered", ("row", "column"))
REPUTATION: Final = EventKind("reputation", ("tokens",))
PROGRESS: Final = EventKind("progress", ("space",))
LAST_ROUND: Final = EventKind("last-round")
ASSISTED: Final = EventKind("assisted", ("card",))
RANKED: Final = EventKind("ranked", ("tokens", "vp"))
AUTOMA_DREW: Final = EventKind("automa-drew", ("card",), reveals=True)
ROLLED: Final = EventKind("rolled", ("district",), reveals=True)
INCOME: Final = EventKind("income", ("source",))
FINISHED: Final = EventKind("finished", ("item",))
PLAYED: Final = EventKind("played", ("treasure",))
DREW_OBJECTIVE: Final = EventKind("drew-objective", ("objective",), reveals=True)
WON: Final = EventKind("won", ("vp",))
