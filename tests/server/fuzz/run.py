"""The whole run: a server, the stage, all workers, and what is before compared with what is after."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil

from tafelrunde.server.database import now

from ..running import running_server
from .answers import Fuzzer
from .stage import look, rows_of, set_stage
from .worker import KINDS, Worker

AT_ONCE = 12
MESSAGES_FOR_ALL = 1_000  # with so many every kind has had its turn


@dataclass
class Outcome:
    sent: Counter[str]
    answered: Counter[str]
    findings: list[str]
    seconds: float
    megabytes: tuple[float, float]  # of the server, before and after

    def __str__(self) -> str:
        lines = [f"{sum(self.sent.values()):,} messages in {self.seconds:.1f} s"]
        lines.append(f"the server: {self.megabytes[0]:.0f} MB before, {self.megabytes[1]:.0f} MB after")
        for title, counts in (("sent", self.sent), ("answered", self.answered)):
            lines.append(f"{title}:")
            lines += [f"  {name:32}{number:>9,}" for name, number in sorted(counts.items())]
        lines.append(f"{len(self.findings)} findings")
        lines += [f"- {finding}" for finding in self.findings]
        return "\n".join(lines)


async def fuzz(folder: Path, messages: int, seed: int, at_once: int = AT_ONCE, database: str | None = None) -> Outcome:
    """Starts a server, sets the stage, sends the messages and compares what was before with what is after."""
    page = folder / "page"  # whether the page was built here does not matter
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Tafelrunde</title>", "utf-8")
    with running_server(folder, database, page=str(page)) as server:
        assert server.process is not None
        opened = now()
        watched, records = await set_stage(server, random.Random(seed))
        fuzzer = Fuzzer(server, watched, records)
        before = await look(server, watched)
        for row, status in ((row, row[8]) for row in before["tables"]):
            if status in ("open", "running"):
                fuzzer.keep_secret(row[7])  # its seed
        fuzzer.keep_secret(*(row[2] for row in before["holders"]))  # not even the hash of a token
        process = psutil.Process(server.process.pid)
        weight = process.memory_info().rss / 1e6
        begun = time.monotonic()
        shares = [messages // at_once + (number < messages % at_once) for number in range(at_once)]
        workers = [Worker(fuzzer, number, at_once, seed, share) for number, share in enumerate(shares)]
        await asyncio.gather(*(worker.work() for worker in workers))
        if messages >= MESSAGES_FOR_ALL:
            for kind in {name for name, _, _ in KINDS} - set(fuzzer.sent):
                fuzzer.find("a kind of message was never sent", kind)
        seconds = time.monotonic() - begun
        if server.process.poll() is not None:
            fuzzer.find("the server has ended", server.process.returncode, server.log_text()[-1000:])
            return Outcome(fuzzer.sent, fuzzer.answered, fuzzer.findings, seconds, (weight, 0))
        with server.http() as http:
            health = http.get("/health")
            if health.status_code != 200:
                fuzzer.find("the server is not healthy", health.status_code, health.text)
        await asyncio.sleep(0.5)
        after = await look(server, watched)
        for name, was in before.items():
            if after[name] != was:
                fuzzer.find("a watched table has changed", name, *_difference(was, after[name]))
        weights = (weight, process.memory_info().rss / 1e6)
        if server.stop() != 0:
            fuzzer.find("the server did not stop properly", server.process.returncode)
        fuzzer.check_log()
        await check_rows(server.database, opened, fuzzer.find)
        return Outcome(fuzzer.sent, fuzzer.answered, fuzzer.findings, seconds, weights)


def _difference(was: Any, now: Any) -> tuple[Any, Any]:
    """Where two things differ, not everything around it."""
    if isinstance(was, list) and isinstance(now, list):
        return [part for part in was if part not in now][:3], [part for part in now if part not in was][:3]
    if isinstance(was, dict) and isinstance(now, dict):
        names = [name for name in {**was, **now} if was.get(name) != now.get(name)]
        return {name: was.get(name) for name in names}, {name: now.get(name) for name in names}
    return was, now


async def check_rows(database: str, begun: int, find: Callable[..., None]) -> None:
    """For every table opened since then: answers are numbered without gaps, and no seat's id is there twice."""
    rows = await rows_of(database)
    numbers = {row[0]: (row[11], row[8]) for row in rows["tables"] if row[1] >= begun}
    answers: dict[str, list[int]] = {}
    ids: Counter[tuple[Any, ...]] = Counter()
    for table, seq, _, seat, _, move_id, *_ in rows["answers"]:
        answers.setdefault(table, []).append(seq)
        if move_id is not None:
            ids[table, seat, move_id] += 1
    for table, (seq, status) in numbers.items():
        if status == "replay":
            continue  # its one row is the whole record
        if answers.get(table, []) != list(range(1, seq + 1)):
            find("answers with gaps, or more or fewer than the table says", table, status, seq, answers.get(table))
    for key, number in ids.items():
        if number > 1:
            find("a move id twice", key)
