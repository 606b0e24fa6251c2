"""A fuzzer for the table server: messages that no good client sends, over WebSocket and HTTP, to a real server process.

    python -m tests.server.fuzz --messages 100000 --seed 1

Some tables are *watched*: whatever is sent to them must change nothing there and must show nobody what is another
seat's. Nothing legal is ever sent to them, by construction: either the token is not theirs, or what is sent cannot be
read, is stale, or is no legal move (`Watched.harmless` decides it by the types and the grammar that the server has).
The other tables are the workers' own, and there everything goes, legal or not.

Each worker draws from a random generator of its own, so a seed gives the same messages again, but for what the server
itself chooses (ids, tokens, shuffles). Kinds of messages, routes, types and wrong values have their turns (`..turns`):
everything is sent before anything is sent again.
"""

from . import messages, requests  # noqa: F401  they register their kinds; their order is part of what a seed gives
from .run import AT_ONCE, Outcome, fuzz
from .stage import rows_of
from .worker import KINDS

__all__ = ["AT_ONCE", "KINDS", "Outcome", "fuzz", "rows_of"]
