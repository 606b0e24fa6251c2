"""What the server can be told, by the command line or by environment variables `TAFELRUNDE_…`."""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..kernel import BadInput
from .hosts import known_hosts

PREFIX = "TAFELRUNDE_"
AT_LEAST_ONE = (
    "workers",
    "bot_workers",
    "hint_workers",
    "analysis_trials",
    "message_bytes",
    "body_bytes",
    "connections_per_address",
    "connections",
    "connections_per_peer",
    "header_bytes",
    "header_lines",
    "path_bytes",
    "unread_bytes",
    "waiting_requests",
    "body_pieces",
    "bodies_bytes",
    "message_pieces",
)
SCHEMES = ("sqlite+aiosqlite", "postgresql+asyncpg")


@dataclass(frozen=True, slots=True)
class Config:
    """Every setting with its default. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8700
    database: str = ""  # empty: SQLite in the user's data folder
    channels: str = ""  # empty: one process that need not tell others
    workers: int = 1
    page: str = ""  # the folder of the built page; empty: the one in the package
    hosts: str = ""  # names it answers to, separated by commas, besides localhost and IP addresses; "*": any
    origins: str = ""  # further origins whose pages may connect, separated by commas
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed

    bot_workers: int = 1
    bot_seconds: float = 5.0  # what a bot may think about one move
    bot_pace: float = 0.3  # when a bot answers does not depend on its hand: at once at 0, else at steps of this
    bot_patience: float = 1.0  # for so long a bot waits for its turn to think, where somebody looks on
    hint_workers: int = 1
    hint_patience: float = 5.0  # for so long a hint waits for its turn
    hint_milliseconds: int = 2000  # what may be thought about a hint
    hints_waiting: int = 4  # for each address
    thinking_waiting: int = 400  # moves of bots at tables of one kind, and hints

    idle_seconds: float = 60.0  # a table at which nobody sits or moves is unloaded after this time
    longest_silence: float = 15.0  # no sign of life for longer: there was no server, and clocks stood still
    sweep_seconds: float = 2.0  # how often clocks, orphaned bots and idle tables are looked after
    attendance_grace: float = 5.0  # somebody who leaves or looks away for less is not missed
    attendance_repeat: float = 15.0  # how often workers tell each other who is with them

    message_bytes: int = 16_384
    body_bytes: int = 4_194_304
    messages_per_second: float = 20.0
    messages_burst: int = 60
    requests_per_second: float = 20.0
    requests_burst: int = 100
    connections_per_address: int = 50
    tables_per_address: int = 60  # in an hour
    lobby_tables_per_address: int = 5  # that wait for people
    hints_per_minute: float = 60.0
    hints_burst: int = 20
    analyses: int = 4  # of finished games, at once
    analyses_per_address: int = 20  # in an hour
    analysis_trials: int = 60  # for a first look at each choice; what looks bad gets more, in proportion
    chat_letters: int = 300
    chat_per_minute: int = 20

    connections: int = (
        4000  # open at once, from the moment they are accepted; fewer where the system allows fewer files
    )
    connections_per_peer: int = 200  # of them from one machine that is no trusted proxy
    header_bytes: int = 16_384
    header_lines: int = 100
    path_bytes: int = 4096
    header_seconds: float = 10.0  # until a request is known, from the accepting or from its first byte
    body_seconds: float = 60.0  # until its body is there
    bytes_per_second: float = 500.0  # who sends or takes less is not waited for
    send_seconds: float = 20.0  # who takes nothing for so long is gone
    unread_bytes: int = 1_048_576  # what may wait for somebody who does not read
    waiting_requests: int = 16  # sent ahead on one connection, before the first is answered
    body_pieces: int = 8192
    bodies_bytes: int = 67_108_864  # of all bodies together that are not whole yet
    message_pieces: int = 64

    @property
    def database_url(self) -> str:
        """Where everything is kept. Raises BadInput if it is no place we know."""
        url = self.database or f"sqlite+aiosqlite:///{default_database()}"
        try:
            scheme, name = make_url(url).drivername, make_url(url).database
        except (ArgumentError, ValueError):
            raise BadInput(f"{url!r} is no database address; say for example {SCHEMES[1]}://user@host/name") from None
        scheme = {"sqlite": SCHEMES[0], "postgresql": SCHEMES[1], "postgres": SCHEMES[1]}.get(scheme, scheme)
        if scheme not in SCHEMES:
            raise BadInput(f"the database can be SQLite or PostgreSQL ({SCHEMES[1]}://user@host/name), not {scheme}")
        if not name or (scheme == SCHEMES[0] and name == ":memory:"):
            raise BadInput(
                f"{url!r} names no database; say for example {SCHEMES[0]}:////var/lib/tafelrunde/tables.sqlite"
            )
        return make_url(url).set(drivername=scheme).render_as_string(hide_password=False)

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {f"{PREFIX}{name.upper()}": str(value) for name, value in asdict(self).items()}


def default_database() -> Path:
    """SQLite's file in the folder the system keeps for a user's data; the folder is made if it is missing."""
    return user_data_path("tafelrunde", appauthor=False, ensure_exists=True) / "tables.sqlite"


def read_config(told: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> Config:
    """What was told goes before the environment, the environment before the defaults."""
    found: dict[str, Any] = {}
    for field in fields(Config):
        value = told.get(field.name)
        if value is None:
            value = environment.get(f"{PREFIX}{field.name.upper()}")
        if value is None:
            continue
        kind = {"str": str, "int": int, "float": float}[str(getattr(field.type, "__name__", field.type))]
        try:
            found[field.name] = kind(value)
        except ValueError:
            raise BadInput(f"{PREFIX}{field.name.upper()} is a number, not {value!r}") from None
    config = Config(**found)
    for name in AT_LEAST_ONE:
        if getattr(config, name) < 1:
            raise BadInput(f"{name} is at least 1, not {getattr(config, name)}")
    known_hosts(config.hosts, config.origins)
    if not 0 <= config.port <= 65535:
        raise BadInput(f"a port is a number up to 65535, not {config.port}")
    if config.workers > 1 and not config.channels:
        raise BadInput(
            "several workers must be able to tell each other of moves: "
            "name a Redis or PostgreSQL server with --channels redis://… or --channels postgresql://…"
        )
    return config
