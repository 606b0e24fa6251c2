"""A folder with the games of one run.

    run.json                        what is played, and how its cards are called
    games/SEED-FIRST-LAST.parquet   one row per game
    cards/SEED-FIRST-LAST.parquet   one row per card played

A file is written under another name and gets its own when it is whole, that of the games last: what is there was
finished, however the program ended. Every file names the run it belongs to, so that files can be copied about.
"""

import hashlib
import json
import os
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from ..kernel import BadInput
from ..kernel.study import Legend
from ..version import __version__
from .run import Described, Run, legend_json, read_legend
from .shards import Order, Shard

FORMAT = 1
MANIFEST, GAMES, CARDS = "run.json", "games", "cards"
KEY = b"tafelrunde"
UNDER_WAY = ".part"
LEFT_BEHIND = 600  # seconds after which nobody is still writing a file


@dataclass(frozen=True, slots=True)
class Kept:
    """A shard that lies in a folder."""

    order: Order
    games: Path
    cards: Path


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # what is played

    @property
    def begun(self) -> bool:
        return (self.path / MANIFEST).exists()

    def begin(self, described: Described) -> None:
        """Makes the folder ready for a run, or makes sure that it holds this one. Raises BadInput otherwise."""
        if self.begun:
            there = self.manifest().run
            if there != described.run:
                raise BadInput(
                    f"{self.path} holds another run ({there.difference(described.run, 'there', 'here')}); choose "
                    "another folder for this one, and compare the two with: tafelrunde report --compare A B"
                )
        else:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise BadInput(f"{self.path} is not empty and holds no run (it has no {MANIFEST}); choose a new folder")
            self.path.mkdir(parents=True, exist_ok=True)
            _written_whole(self.path / MANIFEST, (json.dumps(_manifest(described), indent=1) + "\n").encode())
        for name in (GAMES, CARDS):
            (self.path / name).mkdir(exist_ok=True)
        self._sweep()

    def manifest(self) -> Described:
        """What is played here. Raises BadInput if this is no folder of results."""
        file = self.path / MANIFEST
        if not file.is_file():
            raise BadInput(f"{self.path} is no folder with results of tafelrunde simulate (it has no {MANIFEST})")
        try:
            data = json.loads(file.read_text(encoding="utf-8"))
            if data["format"] != FORMAT:
                raise BadInput(f"{file} is in format {data['format']}, this program reads format {FORMAT}")
            return Described(Run.read(data["run"]), read_legend(data["legend"]))
        except OSError as error:
            raise BadInput(f"{file} cannot be read: {error.strerror}") from error
        except BadInput:
            raise
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadInput(f"{file} is damaged and does not say what was played") from error

    def _sweep(self) -> None:
        """Files that were never finished, of a program that was killed."""
        for name in (GAMES, CARDS):
            for file in (self.path / name).glob(f"*{UNDER_WAY}"):
                if time.time() - file.stat().st_mtime > LEFT_BEHIND:
                    file.unlink(missing_ok=True)

    # what was played

    def shards(self) -> list[Kept]:
        """All whole shards, each checked to be of this run. Raises BadInput naming the file that is not."""
        run = self.manifest().run
        return [self._kept(file, run) for file in sorted((self.path / GAMES).glob("*.parquet"))]

    def _kept(self, file: Path, run: Run) -> Kept:
        cards = self.path / CARDS / file.name
        order = _order_of(file)
        for found, whose in ((order, file), (_order_of(cards), cards)):
            if found.run != run:
                differs = run.difference(found.run, f"in {MANIFEST}", f"in {whose.parent.name}/{whose.name}")
                raise BadInput(
                    f"{self.path} mixes runs: {differs}; keep them in folders of their own, and compare them with: "
                    "tafelrunde report --compare A B"
                )
        if _order_of(cards) != order:
            raise BadInput(f"{cards} does not belong to {file}; delete both and simulate again")
        return Kept(order, file, cards)

    def numbers(self, seed: str) -> set[int]:
        """Which games of a seed are here."""
        return {
            number
            for kept in self.shards()
            if kept.order.seed == seed
            for number in range(kept.order.first, kept.order.last + 1)
        }

    def missing(self, run: Run, seed: str, games: int, block: int) -> list[Order]:
        """What is still to be played for so many games of a seed, in blocks that begin at multiples of `block`."""
        there = self.numbers(seed)
        return [
            Order(run, seed, gap[0], gap[-1])
            for first in range(0, games, block)
            for gap in _gaps(range(first, min(first + block, games)), there)
        ]

    def keep(self, shard: Shard) -> None:
        """Writes a shard; once the games are there, it counts."""
        name = _name(shard.order)
        label = {KEY: json.dumps({"format": FORMAT, **_order_json(shard.order)}).encode()}
        for folder, table in ((CARDS, shard.cards), (GAMES, shard.games)):
            labelled = table.replace_schema_metadata(label)
            sink = pa.BufferOutputStream()
            pq.write_table(labelled, sink, compression="zstd")
            _written_whole(self.path / folder / name, sink.getvalue().to_pybytes())


def _manifest(described: Described) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "program": f"tafelrunde {__version__}",
        "run": described.run.json(),
        "legend": legend_json(described.legend),
    }


def _order_json(order: Order) -> dict[str, Any]:
    return {"run": order.run.json(), "seed": order.seed, "first": order.first, "last": order.last}


def _order_of(file: Path) -> Order:
    """What a file says it holds. Raises BadInput if it cannot be read."""
    try:
        label = json.loads(pq.read_schema(file).metadata[KEY])
        return Order(Run.read(label["run"]), str(label["seed"]), int(label["first"]), int(label["last"]))
    except FileNotFoundError as error:
        raise BadInput(f"{file} is missing; delete the file of the same name beside it and simulate again") from error
    except (OSError, ValueError, KeyError, TypeError) as error:  # pyarrow's own errors are among these
        raise BadInput(f"{file} is no file of results that can be read; delete it and simulate again") from error


def _name(order: Order) -> str:
    """Seeds that are no plain word go by their hash: any text can be a seed, not any can be a file name."""
    plain = re.fullmatch(r"[a-z0-9_]{1,40}", order.seed)
    seed = order.seed if plain else hashlib.sha256(order.seed.encode()).hexdigest()[:16]
    return f"{seed}-{order.first:07}-{order.last:07}.parquet"


def _gaps(numbers: range, there: set[int]) -> Iterator[list[int]]:
    """The numbers that are not there, in pieces without holes."""
    gap: list[int] = []
    for number in numbers:
        if number not in there:
            gap.append(number)
        elif gap:
            yield gap
            gap = []
    if gap:
        yield gap


def _written_whole(file: Path, content: bytes) -> None:
    """A file is there with all of its content or not at all, whatever happens meanwhile."""
    under_way = file.with_name(f".{file.name}.{os.getpid()}{UNDER_WAY}")
    try:
        with under_way.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        under_way.replace(file)
    finally:
        under_way.unlink(missing_ok=True)


# reading


@dataclass(frozen=True, slots=True)
class Results:
    """The games of one run out of one folder or several; `games` and `cards` are Arrow tables."""

    run: Run
    legend: Legend
    seeds: tuple[str, ...]
    games: Any
    cards: Any


def read_results(paths: Sequence[Path]) -> Results:
    """Everything that was played. A game that lies in two folders counts once.

    Raises BadInput if a folder cannot be read, is empty, or holds another run than the others.
    """
    folders = [Folder(path) for path in paths]
    first = folders[0].manifest()
    seen: dict[str, set[int]] = {}
    games, cards = [], []
    for folder in folders:
        run = folder.manifest().run
        if run != first.run:
            differs = first.run.difference(run, f"in {folders[0].path}", f"in {folder.path}")
            raise BadInput(
                f"{folders[0].path} and {folder.path} cannot be counted together: {differs}; compare them with: "
                "tafelrunde report --compare A B"
            )
        for kept in folder.shards():
            numbers = set(range(kept.order.first, kept.order.last + 1))
            fresh = numbers - seen.setdefault(kept.order.seed, set())
            seen[kept.order.seed] |= fresh
            if fresh:
                games.append(_rows(kept.games, numbers, fresh))
                cards.append(_rows(kept.cards, numbers, fresh))
    if not games:
        raise BadInput(f"{paths[0]} holds no finished games yet")
    return Results(first.run, first.legend, tuple(sorted(seen)), pa.concat_tables(games), pa.concat_tables(cards))


def _rows(file: Path, numbers: set[int], wanted: set[int]) -> Any:
    try:
        table = pq.read_table(file).replace_schema_metadata(None)
    except (OSError, ValueError) as error:
        raise BadInput(f"{file} is damaged; delete it and simulate again") from error
    if wanted == numbers:
        return table
    return table.filter(pc.is_in(table["number"], pa.array(sorted(wanted))))
