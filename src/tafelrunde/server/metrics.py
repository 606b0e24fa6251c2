"""Figures for Prometheus, at /metrics."""

import os
from functools import cache
from typing import Any

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

# with several workers each writes its figures to this folder, and any of them can add them up
FOLDER = "PROMETHEUS_MULTIPROC_DIR"

MOVES = Counter("tafelrunde_moves_total", "Moves that were made", ["game", "by"])
REFUSALS = Counter("tafelrunde_refusals_total", "Moves that were refused", ["why"])
COMMITS = Histogram(
    "tafelrunde_moves_per_commit", "Moves written in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500)
)
MOVE_SECONDS = Histogram(
    "tafelrunde_move_seconds",
    "From a move's arrival until it is on the disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
CONNECTIONS = Gauge("tafelrunde_connections", "Open WebSockets", multiprocess_mode="livesum")
LIVE_TABLES = Gauge("tafelrunde_live_tables", "Tables in memory", multiprocess_mode="livesum")
TABLES = Counter("tafelrunde_tables_total", "Tables that were opened", ["game"])
BOT_FAILURES = Counter("tafelrunde_bot_failures_total", "Bots that crashed or thought too long", ["bot", "why"])
GLANCES = Counter("tafelrunde_bot_glances_total", "Moves a bot made at a glance, for want of time to think", ["bot"])
THINKING_WAIT = Histogram(
    "tafelrunde_thinking_wait_seconds",
    "How long a bot's move or a hint waited for its turn to be thought about",
    ["kind"],
    buckets=(0.01, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60),
)
TURNED_AWAY = Counter("tafelrunde_turned_away_total", "Requests, messages and connections over a limit", ["limit"])
REQUESTS = Counter("tafelrunde_requests_total", "HTTP requests", ["status"])


@cache
def moves_by(game: str, by: str) -> Counter:
    """The counter of moves for one game; looking it up by its labels takes longer than counting."""
    return MOVES.labels(game, by)


def exposed() -> bytes:
    """All figures in Prometheus' text form."""
    registry: Any = REGISTRY
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
