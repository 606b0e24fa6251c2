"""Commands for the table server."""

from pathlib import Path

import click

from .server.config import read_config
from .server.database import back_up
from .server.serve import serve as run_server


@click.command()
@click.option("--host", help="Where to listen.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="0 takes any free one.  [default: 8700]")
@click.option("--database", help="postgresql+asyncpg://…  [default: SQLite in your data folder]")
@click.option("--channels", help="redis://… or postgresql://…, for several workers or machines.")
@click.option("--workers", type=click.IntRange(min=1), help="How many processes.  [default: 1]")
def serve(
    host: str | None, port: int | None, database: str | None, channels: str | None, workers: int | None
) -> None:
    """Run the table server: play with people anywhere.

    Everything can be said by environment variables as well (TAFELRUNDE_PORT, …; docs/deploy.md lists them all).
    """
    told = {"host": host, "port": port, "database": database, "channels": channels, "workers": workers}
    run_server(read_config(told))


@click.group("db")
def database_group() -> None:
    """The server's database."""


@database_group.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="As for serve.")
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE while the server runs."""
    size = back_up(read_config({"database": database}).database_url, file)
    click.echo(f"{file}: {size:,} bytes")
