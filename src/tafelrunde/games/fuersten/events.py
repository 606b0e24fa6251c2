"""What can happen at this table, beyond what happens in a principality."""

from typing import Final

from ...kernel import EventKind

BEGAN: Final = EventKind("began", ("throw", "other_throw"))
TURN: Final = EventKind("turn", ("turn",))
ROLLED: Final = EventKind("rolled", ("number", "event"))
DIE_SET: Final = EventKind("die-set", ("number",))
HERALD: Final = EventKind("herald")
ROBBERS: Final = EventKind("robbers", ("counted",))
EVENT_CARD: Final = EventKind("event-card", ("card",), reveals=True)
EVENTS_SHUFFLED: Final = EventKind("events-shuffled")
STOLE: Final = EventKind("stole", (), secret=("card",))
LOST_CARD: Final = EventKind("lost-card", (), secret=("card",))
GUARDED: Final = EventKind("guarded", ("number",))
REPELLED: Final = EventKind("repelled", ("card",))
BOUGHT: Final = EventKind("bought", ("resource",))
WON: Final = EventKind("won", ("points",))
UNDECIDED: Final = EventKind("drawn")  # the name it has in tables from the beginning
