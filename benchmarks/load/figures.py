"""How much of everything is measured, and what is found: the keys of these dataclasses are those of the JSON."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    echo_connections: int = 50
    echo_seconds: float = 10.0
    saturation_tables: int = 25
    warm_up_seconds: float = 5.0
    saturation_seconds: float = 20.0
    steady_tables: int = 300
    steady_seconds: float = 120.0
    memory_tables: int = 500
    memory_moves: int = 50
    reloads: int = 200
    workers: int = 1


SHORT = Plan(10, 1.0, 5, 0.5, 2.0, 20, 4.0, 20, 10, 10)


@dataclass(frozen=True)
class Times:
    """Milliseconds of many waits."""

    p50: float
    p95: float
    p99: float
    max: float


@dataclass(frozen=True)
class Echo:
    connections: int
    seconds: float
    messages: int
    messages_per_second: float


@dataclass(frozen=True)
class Saturation:
    """`share_of_echo` is null if the echo was not measured in the same run; `…_cpu` is how much of a core was used."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    share_of_echo: float | None
    acknowledged_ms: Times
    games_finished: int
    server_cpu: float
    client_cpu: float
    errors: list[str]


@dataclass(frozen=True)
class Steady:
    """`seen_ms` is from sending a move to the moment the other client has it; `late` counts moves that were not made in
    their second because the one before was not yet acknowledged."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    seen_ms: Times
    acknowledged_ms: Times
    late: int
    games_finished: int
    server_cpu: float
    client_cpu: float
    errors: list[str]


@dataclass(frozen=True)
class Memory:
    """`kb_per_table` with two clients each, after having played; the next two in a fresh process that has only read the
    tables: without clients, and with them. `reload_ms` is from hello to the update, of a table that was let go."""

    tables: int
    moves_each: int
    before_mb: float
    after_mb: float
    kb_per_table: float
    kb_per_table_read: float
    kb_per_table_read_with_clients: float
    reload_ms: Times
    errors: list[str]


def times_of(seconds: list[float]) -> Times:
    """Of many waits: what half of them, 95 and 99 in a hundred, and the longest took."""
    if not seconds:
        return Times(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return Times(at(0.5), at(0.95), at(0.99), round(1000 * ordered[-1], 2))
