"""The names this server answers to.

A page of another site can be served under a name that suddenly means this machine, and would then pass for a page of
ours. The name gives it away: it is none that we know. An IP address always means the same, so any of them will do.
"""

import ipaddress
from collections.abc import Callable
from urllib.parse import urlsplit

from ..kernel import BadInput

ANY = "*"
LOOPBACK = "localhost"


def known_hosts(hosts: str, origins: str) -> Callable[[str], bool]:
    """Whether a `Host` header names this server. Raises BadInput where a setting is no list of names."""
    names = {_name_of(told) for told in hosts.split(",") if told.strip()}
    names |= {_host_of(origin.strip()) for origin in origins.split(",") if origin.strip()}
    if ANY in names:
        return lambda _header: True

    def known(header: str) -> bool:
        host = _without_port(header.lower()).removesuffix(".")
        return host in names or host == LOOPBACK or host.endswith(f".{LOOPBACK}") or _is_ip_address(host)

    return known


def _name_of(told: str) -> str:
    name = told.strip().lower().removesuffix(".")
    if any(sign in name for sign in "/:@ "):
        raise BadInput(
            f"TAFELRUNDE_HOSTS are names such as tafel.example.org, separated by commas, not {told.strip()!r}"
        )
    return name


def _host_of(origin: str) -> str:
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        host = None
    if host is None:
        raise BadInput(f"TAFELRUNDE_ORIGINS are such as https://a.example, separated by commas, not {origin!r}")
    return host


def _without_port(header: str) -> str:
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0]


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
