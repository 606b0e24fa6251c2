"""What travels between a client and the server, by family: `from .wire import Move` whichever it is of.

Everything that comes in is one of these types and is checked while it is read; what goes out is built from them, so the
OpenAPI document and docs/protocol.md describe the same thing. Seats are called by their names, as in records.
"""

from .actions import *  # noqa: F403
from .analysis import *  # noqa: F403
from .answers import *  # noqa: F403
from .basics import *  # noqa: F403
from .books import *  # noqa: F403
from .lessons import *  # noqa: F403
from .puzzles import *  # noqa: F403
from .records import *  # noqa: F403
from .socket import *  # noqa: F403
from .tables import *  # noqa: F403
