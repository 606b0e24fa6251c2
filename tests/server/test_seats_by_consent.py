"""Seats of a running game: nobody is turned out, nobody sees a second hand, and those who play decide together."""

from typing import Any

import httpx

from .playing import run, two_players
from .running import Player, Server, open_table, running_server, sit


def three_at_a_table(server: Server, **wish: Any) -> tuple[str, list[str]]:
    """Two people and a bot at Karthedis, and a stranger's seat is none: the table and the tokens."""
    table, owner = open_table(server, game="karthedis", seats=["me", "open", "bot:hard"], **wish)
    return table["id"], [owner, sit(server, table["id"], owner)]


def who(http: httpx.Client, table: str) -> list[str]:
    return [seat["who"] for seat in http.get(f"/api/tables/{table}").json()["seats"]]


def patch(http: httpx.Client, table: str, seat: str, sitter: str) -> Any:
    return http.patch(f"/api/tables/{table}/seats/{seat}", json={"who": sitter}).json()


def agree(http: httpx.Client, table: str, at: str, sitter: str, yes: bool = True) -> Any:
    return http.post(f"/api/tables/{table}/seat-consent", json={"agree": yes, "at": at, "who": sitter}).json()


def test_a_guest_cannot_turn_a_bot_out_of_a_game_and_see_its_hand(server: Server) -> None:
    table, (host, guest) = three_at_a_table(server, public=True)
    with server.http(host) as first, server.http(guest) as second:
        asked = patch(second, table, "p3", "open")
        assert asked["seat_asked"] == {"by": "p2", "seat": "p3", "who": "open", "agreed": [], "wanted": ["p1"]}
        assert who(second, table) == ["person", "person", "bot:hard"]
        assert second.post(f"/api/tables/{table}/sit", json={"seat": "p3"}).json()["error"] == "seat-taken"
        agree(first, table, "p3", "open")
        assert who(second, table) == ["person", "person", "open"]
        for http in (first, second):  # not even with the consent of all
            seen = http.post(f"/api/tables/{table}/sit", json={"seat": "p3"})
            assert (seen.status_code, seen.json()["error"]) == (403, "other-hand")
        with server.http() as stranger:
            assert stranger.post(f"/api/tables/{table}/sit", json={"seat": "p3"}).status_code == 201


def test_a_bot_is_not_exchanged_for_another_without_the_others(server: Server) -> None:
    table, (host, guest) = three_at_a_table(server)
    with server.http(host) as first, server.http(guest) as second:
        assert patch(second, table, "p3", "bot:random")["seats"][2]["who"] == "bot:hard"
        assert agree(second, table, "p3", "bot:random")["error"] == "nothing-asked"  # nobody agrees to their own
        assert agree(first, table, "p3", "bot:easy")["error"] == "nothing-asked"
        assert agree(first, table, "p3", "bot:random", yes=False)["seat_asked"] is None
        assert agree(first, table, "p3", "bot:random")["error"] == "nothing-asked"
        patch(second, table, "p3", "bot:random")
        assert agree(first, table, "p3", "bot:random")["seats"][2]["who"] == "bot:random"


def test_who_plays_alone_against_bots_asks_nobody(server: Server) -> None:
    table, owner = open_table(server, game="karthedis", seats=["me", "bot:hard", "bot:easy"])
    with server.http(owner) as http:
        assert patch(http, table["id"], "p2", "bot:random")["seats"][1]["who"] == "bot:random"
        assert patch(http, table["id"], "p2", "open")["seats"][1] == {
            "seat": "p2",
            "who": "open",
            "name": "",
            "out": False,
            "offered": True,
        }
        assert http.post(f"/api/tables/{table['id']}/sit", json={"seat": "p2"}).json()["error"] == "other-hand"
        invited = http.post(f"/api/tables/{table['id']}/invitations", json={}).json()
        own = http.post(f"/api/tables/{table['id']}/sit", json={"invitation": invited["invitation"]})
        assert (own.status_code, own.json()["error"]) == (403, "other-hand")
    friend = sit(server, table["id"], owner)
    with server.http(friend) as http:
        assert http.get(f"/api/tables/{table['id']}/view").json()["seat"] == "p2"


def test_who_has_stood_up_is_a_spectator_and_nothing_more(server: Server) -> None:
    async def play() -> None:
        red, blue, table = await two_players(server)
        path = f"/api/tables/{table}"
        with server.http(red.token) as host, server.http(blue.token) as guest:
            host.post(f"{path}/stand", json={})
            assert not host.get(path).json()["owner"] and guest.get(path).json()["owner"]
            for forbidden in (
                host.post(f"{path}/invitations", json={}),
                host.patch(f"{path}/seats/red", json={"who": "bot:random"}),
                host.post(f"{path}/sit", json={}),
                host.post(f"{path}/sit", json={"seat": "red"}),
                host.post(f"{path}/chat", json={"text": "hello"}),
                host.delete(path),
            ):
                assert forbidden.status_code == 403, forbidden.text
            # by invitation they come back, to the seat they have left
            invited = guest.post(f"{path}/invitations", json={}).json()["invitation"]
            back = host.post(f"{path}/sit", json={"invitation": invited, "name": "Anna"})
            assert back.status_code == 201 and back.json()["seats"] == ["red"]
            assert host.get(f"{path}/view").json()["seat"] == "red"
        for player in (red, blue):
            await player.close()

    run(play())


def test_before_the_game_the_host_decides_and_a_host_who_leaves_is_followed(server: Server) -> None:
    table, owner = open_table(server, game="karthedis", seats=["me", "open", "open", "bot:easy"])
    guest = sit(server, table["id"], owner)
    path = f"/api/tables/{table['id']}"
    with server.http(owner) as first, server.http(guest) as second:
        for http, code in ((first, 201), (second, 403)):
            assert http.post(f"{path}/invitations", json={}).status_code == code
        assert patch(second, table["id"], "p4", "open")["error"] == "not-host"
        assert patch(first, table["id"], "p4", "open")["seats"][3]["who"] == "open"
        first.post(f"{path}/stand", json={})
        for http, code in ((first, 403), (second, 201)):
            assert http.post(f"{path}/invitations", json={}).status_code == code
        assert first.post(f"{path}/sit", json={}).json()["error"] == "invitation-needed"
        for seat in ("p1", "p3", "p4"):
            patch(second, table["id"], seat, "bot:random")
        assert second.get(path).json()["status"] == "running"


def test_a_left_seat_waits_until_all_who_play_have_agreed(server: Server) -> None:
    table, owner = open_table(server, game="karthedis", seats=["me", "open", "open"])
    id, tokens = table["id"], [owner, *(sit(server, table["id"], owner) for _ in range(2))]
    with server.http(tokens[0]) as first, server.http(tokens[1]) as second, server.http(tokens[2]) as third:
        third.post(f"/api/tables/{id}/stand", json={})
        assert first.post(f"/api/tables/{id}/invitations", json={}).json()["error"] == "ask-first"
        assert patch(first, id, "p3", "open")["seat_asked"]["wanted"] == ["p2"]
        assert third.post(f"/api/tables/{id}/seat-consent", json={"agree": True, "at": "p3", "who": "open"}).json()[
            "error"
        ] in ("not-your-seat", "nothing-asked")
        agree(second, id, "p3", "open")
        assert second.get(f"/api/tables/{id}").json()["seats"][2]["offered"]
        invited = second.post(f"/api/tables/{id}/invitations", json={})
        assert invited.status_code == 201
        with server.http() as stranger:
            secret = invited.json()["invitation"]
            assert stranger.post(f"/api/tables/{id}/sit", json={"invitation": secret}).status_code == 201
        # the seat is somebody else's now
        first.post(f"/api/tables/{id}/stand", json={})
        assert third.post(f"/api/tables/{id}/sit", json={"seat": "p1"}).json()["error"] == "invitation-needed"


def test_what_is_asked_about_seats_outlives_the_server_and_ends_when_somebody_leaves(tmp_path: Any) -> None:
    with running_server(tmp_path) as server:
        table, (host, guest) = three_at_a_table(server)
        with server.http(host) as first:
            patch(first, table, "p3", "bot:random")
        server.restart()
        with server.http(host) as first, server.http(guest) as second:
            assert second.get(f"/api/tables/{table}").json()["seat_asked"]["who"] == "bot:random"
            assert agree(second, table, "p3", "bot:random")["seats"][2]["who"] == "bot:random"
            patch(first, table, "p3", "bot:easy")
            second.post(f"/api/tables/{table}/stand", json={})
            assert first.get(f"/api/tables/{table}").json()["seat_asked"] is None
            server.restart()
            # who left is still known to have left that seat, and no other
            invited = first.post(f"/api/tables/{table}/invitations", json={"seat": "p2"}).json()["invitation"]
            back = second.post(f"/api/tables/{table}/sit", json={"invitation": invited})
            assert back.json()["seats"] == ["p2"], back.text


def test_a_request_is_told_and_answered_over_the_socket(server: Server) -> None:
    async def play() -> None:
        table, tokens = three_at_a_table(server)
        host, guest = [await Player(server.address, table, token).connect() for token in tokens]
        for player in (host, guest):
            await player.until("update")
        await host.send({"type": "seat", "seat": "p3", "who": "bot:random"})
        while guest.table["seat_asked"] is None:
            await guest.receive()
        await guest.send({"type": "seat-consent", "agree": True, "at": "p3", "who": "bot:random"})
        while host.table["seats"][2]["who"] != "bot:random":
            await host.receive()
        assert host.table["seat_asked"] is None
        await guest.send({"type": "stand"})
        while guest.table["mine"]:
            await guest.receive()
        await guest.send({"type": "invite"})
        assert (await guest.until("error"))["error"] == "not-your-seat"
        for player in (host, guest):
            await player.close()

    run(play())
