"""`tafelrunde serve` and `tafelrunde db …`: the table server.

The server's libraries take longer to import than all the rest of the program, so only the commands that need them do.
"""

from contextlib import suppress
from pathlib import Path

import click

from .common import clear_errors


@click.command()
@click.option("--host", help="Where to listen.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="0 picks any free port.  [default: 8700]")
@click.option("--database", help="postgresql+asyncpg://…  [default: SQLite in your data folder]")
@click.option("--channels", help="redis://… or postgresql://…, for several workers or machines.")
@click.option("--workers", type=click.IntRange(min=1), help="How many processes.  [default: 1]")
@click.option("--open", "open_page", is_flag=True, help="Open the page in a browser as soon as the server is ready.")
@clear_errors
def serve(
    host: str | None,
    port: int | None,
    database: str | None,
    channels: str | None,
    workers: int | None,
    open_page: bool,
) -> None:
    """Run the table server: play with people anywhere.

    Every setting can also be given as an environment variable (TAFELRUNDE_PORT, …; docs/deploy.md lists them all).
    """
    from ..server.config import read_config  # noqa: PLC0415  only who serves waits for the server's libraries
    from ..server.serve import serve as run_server  # noqa: PLC0415

    told = {"host": host, "port": port, "database": database, "channels": channels, "workers": workers}
    with suppress(KeyboardInterrupt):  # Ctrl-C is how a server at a terminal is stopped
        run_server(read_config(told), open_page)


@click.group("db")
def database_group() -> None:
    """The server's database."""


@database_group.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="As for serve.")
@clear_errors
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE while the server runs."""
    from ..server.config import read_config  # noqa: PLC0415  only who serves waits for the server's libraries
    from ..server.database import back_up  # noqa: PLC0415

    size = back_up(read_config({"database": database}).database_url, file)
    click.echo(f"{file}: {size:,} bytes")
