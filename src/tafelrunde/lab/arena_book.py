"""What was played in an arena, written down pair by pair: a match that takes hours can be stopped and gone on with."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..kernel import BadInput, registry
from .arena import Pair
from .lineup import Lineup

FORMAT = "tafelrunde arena 1"


class Book:
    """A file of one line about what is played and one for each pair. Lines are only ever added."""

    def __init__(self, path: Path, lineup: Lineup, seed: str) -> None:
        """Opens the file, or begins it; further lineups in it differ from this one in their bots only. Raises BadInput
        if it holds something else; then it is left as it is."""
        self._path = path
        self._pairs: dict[tuple[str, ...], dict[int, Pair]] = {}
        about = {
            "format": FORMAT,
            "game": lineup.game,
            "mode": lineup.mode,
            "options": dict(lineup.options),
            "seed": seed,
            "rules": registry.game(lineup.game).rules_version,
        }
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            self._read(whole.splitlines(), about, len(lineup.seats))
        elif text:
            raise self._foreign()
        if whole != text:  # a run stopped in the middle of a line has lost that pair, and no other
            os.truncate(path, len(whole))
        if not whole:
            self._add(about)

    def played(self, lineup: Lineup) -> dict[int, Pair]:
        """The pairs of a match that are written here, by their numbers."""
        return dict(self._pairs.get(lineup.bots, {}))

    def write(self, lineup: Lineup, number: int, pair: Pair) -> None:
        self._add(
            {
                "bots": lineup.bots,
                "pair": number,
                "shares": pair.shares,
                "unfinished": pair.unfinished,
                "decisions": pair.decisions,
            }
        )

    def _add(self, line: Mapping[str, Any]) -> None:
        with self._path.open("ab") as file:
            file.write(json.dumps(line).encode() + b"\n")

    def _read(self, lines: list[bytes], about: Mapping[str, Any], seats: int) -> None:
        try:
            written, *pairs = [json.loads(line) for line in lines]
            if written["format"] != FORMAT:
                raise self._foreign()
            differing = [name for name, value in about.items() if written[name] != value]
            if differing == ["options"] and _filled_in(written, seats) == about["options"]:
                differing = []
            for line in pairs:
                pair = Pair(tuple(map(float, line["shares"])), int(line["unfinished"]), int(line["decisions"]))
                self._pairs.setdefault(tuple(line["bots"]), {})[int(line["pair"])] = pair
        except (ValueError, KeyError, TypeError):
            raise self._foreign() from None
        if differing:
            name = differing[0]
            raise BadInput(
                f"{self._path} holds pairs with another {name} ({written[name]}, not {about[name]}); "
                "name another file for these"
            )

    def _foreign(self) -> BadInput:
        return BadInput(f"{self._path} is no file of an arena, or is damaged; name another file")


def _filled_in(about: Mapping[str, Any], seats: int) -> Mapping[str, str] | None:
    """The options that a file names and those it leaves open, as files of older versions do. None: they do not fit."""
    try:
        return Lineup.of(about["game"], about["mode"], seats=seats, options=about["options"]).options
    except BadInput:
        return None
