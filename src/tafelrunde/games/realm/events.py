"""What can happen in a principality, as events."""

from typing import Final

from ...kernel import EventKind

GAINED: Final = EventKind("gained", ("resource", "region", "amount"))
OVERFLOWED: Final = EventKind("overflowed", ("resource", "region", "amount"))
SPENT: Final = EventKind("spent", ("resource", "region", "amount"))
LOST: Final = EventKind("lost", ("resource", "region", "amount"))
GAVE: Final = EventKind("gave", ("resource", "region", "amount"))
BUILT: Final = EventKind("built", ("card", "site"))
REMOVED: Final = EventKind("removed", ("card", "site"))
COVERED: Final = EventKind("covered", ("card", "site"))
UNCOVERED: Final = EventKind("uncovered", ("card", "site"))
ANNEXED: Final = EventKind("annexed", ("card", "region"))
TOKEN: Final = EventKind("token", ("token",))
