"""Two workers while the connections between everything break: what clients are told is what is written, in order."""

import asyncio
from pathlib import Path

from .breaks import break_and_compare


def test_clients_of_two_workers_are_told_everything_once_and_in_order(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    notes = asyncio.run(break_and_compare(tmp_path, postgres_url, redis_url, seconds=12, seed=17, kills=False))
    assert not notes.findings, str(notes)
    # something has happened, and something broke
    assert notes.counts["updates compared"] > 100 and notes.counts["tables"] > 4, str(notes)
    assert sum(number for what, number in notes.counts.items() if what.startswith("breaks")) > 3, str(notes)
