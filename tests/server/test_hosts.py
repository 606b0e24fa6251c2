"""A server knows its names: a page that has given a name of its own to this machine is not taken for one of ours."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.kernel import BadInput
from tafelrunde.server.config import read_config
from tafelrunde.server.hosts import known_hosts

from .limits import connect
from .playing import run
from .running import Server, open_table, running_server

NAMED = {"hosts": "tafel.example.org, Spiel.example", "origins": "https://a.example:8443"}
OURS = [
    "localhost",
    "LOCALHOST:8700",
    "table.localhost",
    "127.0.0.1:1",
    "[::1]:8700",
    "192.168.1.7",
    "tafel.example.org",
    "tafel.example.org.:443",
    "spiel.example:80",
    "a.example",
]
OTHERS = [
    "evil.example",
    "evil.example:8700",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "xlocalhost",
    "b.tafel.example.org",
    "[evil.example]",
    "127.0.0.1@evil.example",
    "1.2.3",
    ":",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("hosts"), **NAMED) as running:
        yield running


@pytest.mark.parametrize("host", OURS)
def test_names_of_the_server(host: str):
    assert known_hosts(**NAMED)(host)


@pytest.mark.parametrize("host", OTHERS)
def test_other_names(host: str):
    assert not known_hosts(**NAMED)(host)


def test_any_name_where_that_is_wanted():
    assert known_hosts("*", "")("evil.example")


@pytest.mark.parametrize("hosts", ["https://tafel.example.org", "tafel.example.org:443", "a.example b.example"])
def test_what_is_no_name_is_refused_at_the_start(hosts: str):
    with pytest.raises(BadInput, match="are names such as"):
        read_config({"hosts": hosts}, {})


@pytest.mark.parametrize("origins", ["a.example", "http://[a.example", "https://"])
def test_nor_what_is_no_origin(origins: str):
    with pytest.raises(BadInput, match="are such as"):
        read_config({"origins": origins}, {})


def test_a_request_by_another_name_is_refused_with_a_sentence(server: Server):
    with server.http() as http:
        for path in ("/", "/api/lobby", "/metrics", "/nowhere"):
            answer = http.get(path, headers={"Host": "evil.example"})
            assert (answer.status_code, answer.json()["error"]) == (421, "host"), path
            assert answer.json()["message"].startswith("This server does not answer to that name")
            assert answer.headers["x-frame-options"] == "DENY"
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}  # as a page under that name would send it
        assert http.post("/api/tables", json={"game": "fuersten"}, headers=evil).status_code == 421
        assert http.get("/health", headers={"Host": "evil.example"}).status_code == 200
        assert http.get("/api/lobby", headers={"Host": "tafel.example.org"}).status_code == 200
        assert 'tafelrunde_turned_away_total{limit="host"}' in http.get("/metrics").text


def test_a_socket_by_another_name_is_refused_as_well(server: Server):
    table, _ = open_table(server, game="fuersten", seats=["me", "open"])

    async def talk() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(server, table["id"], Host="evil.example", Origin="http://evil.example")
        assert refused.value.response.status_code == 421
        assert b"This server does not answer to that name" in refused.value.response.body
        opened = await connect(server, table["id"], Host="spiel.example")
        await opened.close()

    run(talk())
