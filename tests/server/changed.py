"""`tafelrunde` with something changed, as a later version would have it, or as a broken bot would be.

`CHANGED=rules`: another version of the rules of Fürsten, in which a game is won with more points.
`CHANGED=crash`, `hang`, `nonsense`, `noise`, `stillborn`: bots that do just that, or never start.
"""

import os
import sys
from dataclasses import replace

from tafelrunde.cli import main
from tafelrunde.games.fuersten import GAME
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.kernel import registry
from tafelrunde.server.thinker_processes import Processes

STARTED = "print('{}', flush=True)\n"
BAD_BOTS = {
    "crash": STARTED + "import sys; sys.stdin.readline(); sys.exit(3)",
    "hang": STARTED + "import sys, time; sys.stdin.readline(); time.sleep(1000)",
    "nonsense": STARTED + 'import sys\nfor line in sys.stdin: print(\'{"option": "fly to the moon"}\', flush=True)',
    "noise": STARTED + "import sys\nfor line in sys.stdin: print('hello?', flush=True)",
    "stillborn": "import sys; sys.exit(3)",
}

change = os.environ.get("CHANGED", "")
if change == "rules":
    registry.register(replace(GAME, rules_version="99"))
    object.__setattr__(MODES["intro"], "target", 9)
elif change in BAD_BOTS:
    Processes.command = (sys.executable, "-c", BAD_BOTS[change])

if __name__ == "__main__":
    main()
