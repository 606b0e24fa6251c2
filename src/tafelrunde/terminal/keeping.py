"""Where a game is kept, and how to go on with it."""

import os
import sys
from datetime import datetime
from pathlib import Path


def new_file(game: str, mode: str) -> Path:
    """A file of its own for each game, in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "tafelrunde"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{game}-{mode}-{stamp}{more}.record" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def write_record(text: str, file: Path, make_folder: bool) -> None:
    """Into a new file that then takes the old one's place, so that a record is always whole."""
    file = file.expanduser()
    if make_folder:
        file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_name(file.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


def command() -> str:
    """How the command was called, so that what is shown can be typed again."""
    return sys.argv[0] if Path(sys.argv[0]).name == "tafelrunde" else "tafelrunde"
