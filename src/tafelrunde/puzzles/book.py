"""What a hunt has found so far: a file with a line for every game that was looked at, to go on with after a break."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ..kernel import BadInput
from .hunt import Hunt
from .model import Puzzle, read_puzzle


class Book:
    """One file. Several hunts may share it: each knows its own games by the hunt's name."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def looked_at(self, hunt: Hunt) -> set[int]:
        """The numbers of the games that need no second look."""
        return {line["number"] for line in self._lines() if line["hunt"] == hunt.name}

    def write(self, hunt: Hunt, number: int, found: Iterable[Puzzle]) -> None:
        line = {"hunt": hunt.name, "number": number, "found": [puzzle.json() for puzzle in found]}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def puzzles(self) -> list[Puzzle]:
        """Everything that was found, in an order that does not depend on who was quicker."""
        lines = sorted(self._lines(), key=lambda line: (line["hunt"], line["number"]))
        return [read_puzzle(json.dumps(found)) for line in lines for found in line["found"]]

    def _lines(self) -> Iterator[dict[str, Any]]:
        if not self._file.is_file():
            return
        for number, text in enumerate(self._file.read_text(encoding="utf-8").splitlines(), 1):
            try:
                line = json.loads(text)
                if not {"hunt", "number", "found"} <= line.keys():
                    raise ValueError("something is missing")
            except (ValueError, AttributeError) as error:
                if text and not text.endswith("}"):
                    continue  # the last line of a hunt that was cut off while it wrote
                raise BadInput(f"{self._file}, line {number}: this is no file of found puzzles ({error})") from error
            yield line
