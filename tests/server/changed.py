"""`tafelrunde` with something changed, as a later version would have it, or as a broken bot would be.

`CHANGED=rules`: another version of the rules of Fürsten, in which a game is won with more points.
`CHANGED=version`: another one that plays the same.
`CHANGED=dearer`: one in which a road costs more.
`CHANGED=cards`: one that does not know the cards of before.
`CHANGED=crash`, `hang`, `nonsense`, `noise`, `stillborn`: bots that do just that, or never start.
`CHANGED=deliberate`: bots that think for as long as they may, and note in the file `NOTES` what they were asked.
`CHANGED=ponder`: one that never comes to an end.
"""

import os
import sys
from dataclasses import replace

from tafelrunde.cli import main
from tafelrunde.games.fuersten import GAME
from tafelrunde.games.fuersten.data import ROAD
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
# thinks for just as long as it is told to, but not about a single option, and notes what it was asked
DELIBERATE = """
import json, os, sys, time
notes = open(os.environ["NOTES"], "a", buffering=1)
print("{}", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    options = asked["options"]
    notes.write(f"{asked['seats']} {asked['prompt']} {len(options)} {os.getpid()}\\n")
    time.sleep((asked["milliseconds"] or 500) / 1000 if len(options) > 1 else 0)
    advice = [{"move": options[0], "score": 1, "chance": None, "trials": 0}] if asked["advise"] else None
    print(json.dumps({"option": options[0], "advice": advice}), flush=True)
"""
PONDER = """
import sys
from tafelrunde.server import thinker

def ponder(_question):
    print("pondering", file=sys.stderr, flush=True)
    while True:
        pass

thinker.think = ponder
thinker.main()
"""

change = os.environ.get("CHANGED", "")
if change == "rules":
    registry.register(replace(GAME, rules_version="99"))
    object.__setattr__(MODES["intro"], "target", 9)
elif change == "version":
    registry.register(replace(GAME, rules_version="99"))
elif change == "dearer":
    registry.register(replace(GAME, rules_version="99"))
    object.__setattr__(ROAD, "cost", tuple((resource, number + 1) for resource, number in ROAD.cost))
elif change == "cards":
    registry.register(replace(GAME, rules_version="99", data_hash="0123456789ab"))
elif change == "deliberate":
    Processes.command = (sys.executable, "-c", DELIBERATE)
elif change in BAD_BOTS:
    Processes.command = (sys.executable, "-c", BAD_BOTS[change])
elif change == "ponder":
    Processes.command = (sys.executable, "-c", PONDER)

if __name__ == "__main__":
    main()
