"""What was played in an arena, written down pair by pair: a match that takes hours can be stopped and gone on with."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..kernel import BadInput, registry
from .arena import Match, Pair

FORMAT = "tafelrunde arena 1"


class Book:
    """A file of one line about what is played and one for each pair. Lines are only ever added."""

    def __init__(self, path: Path, game: str, mode: str, options: Mapping[str, str], seed: str) -> None:
        """Opens the file, or begins it. Raises BadInput if it holds something else; then it is left as it is."""
        self._path = path
        self._pairs: dict[tuple[str, ...], dict[int, Pair]] = {}
        about = {
            "format": FORMAT,
            "game": game,
            "mode": mode,
            "options": dict(options),
            "seed": seed,
            "rules": registry.game(game).rules_version,
        }
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            self._read(whole.splitlines(), about)
        elif text:
            raise self._foreign()
        if whole != text:  # a run stopped in the middle of a line has lost that pair, and no other
            os.truncate(path, len(whole))
        if not whole:
            self._add(about)

    def played(self, match: Match) -> dict[int, Pair]:
        """The pairs of a match that are written here, by their numbers."""
        return dict(self._pairs.get(match.bots, {}))

    def write(self, match: Match, number: int, pair: Pair) -> None:
        self._add(
            {
                "bots": match.bots,
                "pair": number,
                "shares": pair.shares,
                "unfinished": pair.unfinished,
                "decisions": pair.decisions,
            }
        )

    def _add(self, line: Mapping[str, Any]) -> None:
        with self._path.open("ab") as file:
            file.write(json.dumps(line).encode() + b"\n")

    def _read(self, lines: list[bytes], about: Mapping[str, Any]) -> None:
        try:
            written, *pairs = [json.loads(line) for line in lines]
            if written["format"] != FORMAT:
                raise self._foreign()
            differing = [name for name, value in about.items() if written[name] != value]
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
