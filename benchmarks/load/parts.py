"""The parts that are measured, each with servers of its own."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from .figures import Echo, Memory, Plan, Saturation, Steady, times_of
from .players import AT_ONCE, Hall, Table, by_and_by
from .servers import Cpu, echo_server, scratch, services, table_server, until_ready, weight
from .sockets import ANSWER_SECONDS, Echoed

STAY = {"TAFELRUNDE_IDLE_SECONDS": "3600"}
LEAVE_AT_ONCE = {"TAFELRUNDE_IDLE_SECONDS": "0.2", "TAFELRUNDE_SWEEP_SECONDS": "0.1"}
KEPT_ERRORS = 20


async def measure_echo(plan: Plan) -> Echo:
    text = b'{"type":"move","id":"m123","seq":122,"move":"trade 3 getreide for holz"}'
    with scratch() as folder:
        async with echo_server(folder) as port:
            clients = [Echoed(port) for _ in range(plan.echo_connections)]
            for client in clients:
                await client.connect()
                client.send(text)
            await asyncio.sleep(plan.echo_seconds / 10)
            before, begun = sum(client.count for client in clients), time.perf_counter()
            await asyncio.sleep(plan.echo_seconds)
            messages, seconds = sum(client.count for client in clients) - before, time.perf_counter() - begun
            for client in clients:
                client.leave()
    if any(client.errors for client in clients):
        raise RuntimeError("the echo server closed connections")
    return Echo(len(clients), round(seconds, 2), messages, round(messages / seconds, 1))


async def measure_saturation(plan: Plan, echo: Echo | None) -> Saturation:
    with scratch() as folder, services(plan.workers) as settings:
        async with table_server(folder, **settings) as (port, server):
            hall = Hall(port)
            await hall.open_tables(plan.saturation_tables)
            hall.at_once = True
            for table in hall.tables:
                table.move()
            await asyncio.sleep(plan.warm_up_seconds)
            hall.forget_figures()
            cpu, begun = Cpu(server), time.perf_counter()
            await asyncio.sleep(plan.saturation_seconds)
            moves, seconds = len(hall.acknowledged), time.perf_counter() - begun
            shares, waits = cpu.shares(), list(hall.acknowledged)
            await hall.close()
    return Saturation(
        tables=plan.saturation_tables,
        clients=2 * plan.saturation_tables,
        seconds=round(seconds, 2),
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        share_of_echo=None if echo is None else round(moves / seconds / echo.messages_per_second, 3),
        acknowledged_ms=times_of(waits),
        games_finished=hall.finished,
        server_cpu=shares[0],
        client_cpu=shares[1],
        errors=hall.errors[:KEPT_ERRORS],
    )


async def measure_steady(plan: Plan) -> Steady:
    with scratch() as folder, services(plan.workers) as settings:
        async with table_server(folder, **settings) as (port, server):
            hall = Hall(port)
            await hall.open_tables(plan.steady_tables)
            hall.forget_figures()
            begin = asyncio.get_running_loop().time() + 0.5
            for number, table in enumerate(hall.tables):
                table.tick(begin + number / plan.steady_tables, int(plan.steady_seconds))
            await asyncio.sleep(0.5)
            cpu, begun = Cpu(server), time.perf_counter()
            await asyncio.sleep(plan.steady_seconds)
            shares = cpu.shares()
            seconds = time.perf_counter() - begun
            await asyncio.sleep(2.0)  # what was sent last is on its way
            moves, seen, acknowledged = len(hall.acknowledged), list(hall.seen), list(hall.acknowledged)
            if len(seen) != moves:
                hall.errors.append(f"{moves} moves were acknowledged, but {len(seen)} seen by the other")
            await hall.close()
    return Steady(
        tables=plan.steady_tables,
        clients=2 * plan.steady_tables,
        seconds=round(seconds, 2),
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        seen_ms=times_of(seen),
        acknowledged_ms=times_of(acknowledged),
        late=hall.late,
        games_finished=hall.finished,
        server_cpu=shares[0],
        client_cpu=shares[1],
        errors=hall.errors[:KEPT_ERRORS],
    )


async def measure_memory(plan: Plan) -> Memory:
    errors: list[str] = []
    with scratch() as folder:
        async with table_server(folder, **STAY) as (port, server):
            hall = Hall(port)
            await hall.open_tables(AT_ONCE)  # whatever a server keeps for all tables is there from now on
            await hall.play(plan.memory_moves)
            known, hall.tables = hall.tables, []
            before = weight(server)
            await hall.open_tables(plan.memory_tables)
            await hall.play(plan.memory_moves)
            after = weight(server)
            tables, hall.tables = hall.tables, hall.tables + known
            errors += hall.errors
            await hall.close()
        keys = [(table.id, table.tokens) for table in tables]
        async with table_server(folder, **STAY) as (port, server):
            hall = Hall(port)
            await by_and_by(looking(hall, *key) for key in [(table.id, table.tokens) for table in known])
            bare = weight(server)
            await by_and_by(looking(hall, *key) for key in keys)
            read = weight(server)
            hall.tables = [Table(hall, *key) for key in keys]
            await by_and_by(table.connect for table in hall.tables)
            joined = weight(server)
            errors += hall.errors
            await hall.close()
        async with table_server(folder, **LEAVE_AT_ONCE) as (port, _):
            hall = Hall(port)
            waits: list[float] = []
            for _round in range(2):  # the first warms the process up
                waits = [await reload(hall, *key) for key in keys[: plan.reloads]]
                await let_go(hall)
            errors += hall.errors
            await hall.close()
    number = len(keys)
    return Memory(
        tables=number,
        moves_each=plan.memory_moves,
        before_mb=round(before / 2**20, 1),
        after_mb=round(after / 2**20, 1),
        kb_per_table=round((after - before) / number / 1024, 1),
        kb_per_table_read=round((read - bare) / number / 1024, 1),
        kb_per_table_read_with_clients=round((joined - bare) / number / 1024, 1),
        reload_ms=times_of(waits),
        errors=errors[:KEPT_ERRORS],
    )


def looking(hall: Hall, id: str, tokens: tuple[str, str]) -> Callable[[], Awaitable[None]]:
    """Has the server read a table without a connection to it."""

    async def look() -> None:
        path = f"/api/tables/{id}/view?since=1000000"
        answer = await hall.http.get(path, headers={"Authorization": f"Bearer {tokens[0]}"})
        if answer.status_code != 200:
            hall.errors.append(f"{path} was answered with {answer.status_code}")

    return look


async def reload(hall: Hall, id: str, tokens: tuple[str, str]) -> float:
    """Seconds from hello to the update."""
    seat = Table(hall, id, tokens).seats[0]
    await seat.connect()
    seat.hello()
    await asyncio.wait_for(seat.greeted, ANSWER_SECONDS)
    waited = time.perf_counter() - seat.sent_at
    seat.leave()
    return waited


async def let_go(hall: Hall) -> None:
    """Returns when the server has no table in memory any more."""

    async def empty() -> bool:
        figures = (await hall.http.get("/metrics")).text
        return "tafelrunde_live_tables 0.0" in figures

    await until_ready(empty)
