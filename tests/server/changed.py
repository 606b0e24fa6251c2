"""`tafelrunde` with something changed, as a later version would have it, or as a broken bot would be.

`CHANGED=rules`: another version of the rules of Fürsten, in which a game is won with more points.
`CHANGED=crash`, `hang`, `nonsense`: bots that do just that.
"""

import os
import sys
from dataclasses import replace

from tafelrunde.cli import main
from tafelrunde.games.fuersten import GAME
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.kernel import registry
from tafelrunde.server.thinkers import Thinkers

BAD_BOTS = {
    "crash": "import sys; sys.stdin.readline(); sys.exit(3)",
    "hang": "import sys, time; sys.stdin.readline(); time.sleep(1000)",
    "nonsense": 'import sys\nfor line in sys.stdin: print(\'{"option": "fly to the moon"}\', flush=True)',
    "noise": "import sys\nfor line in sys.stdin: print('hello?', flush=True)",
}

change = os.environ.get("CHANGED", "")
if change == "rules":
    registry.register(replace(GAME, rules_version="99"))
    object.__setattr__(MODES["intro"], "target", 9)
elif change in BAD_BOTS:
    Thinkers.command = (sys.executable, "-c", BAD_BOTS[change])

if __name__ == "__main__":
    main()
