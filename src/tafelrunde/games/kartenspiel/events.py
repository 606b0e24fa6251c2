"""What can happen at this table, beyond what happens in a principality."""

from typing import Final

from ...kernel import EventKind

BEGAN: Final = EventKind("began", ("throw", "other_throw"))
TURN: Final = EventKind("turn", ("turn",))
ROLLED: Final = EventKind("rolled", ("number", "event"))
DIE_SET: Final = EventKind("die-set", ("number",))
ROBBERS: Final = EventKind("robbers", ("counted",))
ROBBERS_REST: Final = EventKind("robbers-rest")
TOURNAMENT: Final = EventKind("tournament", ("points", "other_points"))
EVENT_CARD: Final = EventKind("event-card", ("card",), reveals=True)
EVENTS_SHUFFLED: Final = EventKind("events-shuffled")
ACTIONS_OPEN: Final = EventKind("actions-open")
USED: Final = EventKind("used", ("card", "site"))
REGIONS_TRADED: Final = EventKind("regions-traded", ("region", "other"))
PROBED: Final = EventKind("probed", ("card", "number"), reveals=True)
FAILED: Final = EventKind("failed", ("card",))
FOILED: Final = EventKind("foiled", ("card",))
STOLE: Final = EventKind("stole", (), secret=("card",))
LOST_CARD: Final = EventKind("lost-card", (), secret=("card",))
TAKEN_BACK: Final = EventKind("taken-back", ("card",))
OFFERED: Final = EventKind("offered", ("amount", "resource", "otheramount", "other"))
ACCEPTED: Final = EventKind("accepted")
DECLINED: Final = EventKind("declined")
WON: Final = EventKind("won", ("points",))
UNDECIDED: Final = EventKind("drawn")
