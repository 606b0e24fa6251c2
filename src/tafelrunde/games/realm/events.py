"""What can happen in a principality, as events."""

from ...kernel import EventKind

GAINED = EventKind("gained", ("resource", "region", "amount"))
OVERFLOWED = EventKind("overflowed", ("resource", "region", "amount"))
SPENT = EventKind("spent", ("resource", "region", "amount"))
LOST = EventKind("lost", ("resource", "region", "amount"))
GAVE = EventKind("gave", ("resource", "region", "amount"))
BUILT = EventKind("built", ("card", "site"))
REMOVED = EventKind("removed", ("card", "site"))
COVERED = EventKind("covered", ("card", "site"))
UNCOVERED = EventKind("uncovered", ("card", "site"))
ANNEXED = EventKind("annexed", ("card", "region"))
TOKEN = EventKind("token", ("token",))
