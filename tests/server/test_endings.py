"""How games end: giving up, a whole game, its record and its replay, and playing again."""

import re

import pytest

from tafelrunde import load_record
from tafelrunde.kernel import Table, registry

from .playing import play_on, run, two_players
from .running import Player, Server, open_table, sit


def test_resigning_ends_a_game_of_two_and_the_record_says_so(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        await play_on([red, blue], 10)
        with server.http(red.token) as http:
            early = http.get(f"/api/tables/{table}/record")
            assert (early.status_code, early.json()["error"]) == (409, "not-over")
        await red.send({"type": "resign", "id": "enough"})
        await red.until("accepted")
        await blue.until("update")
        assert blue.update["over"] == {"winners": ["blue"], "how": "resigned"}
        assert blue.update["choice"] is None and blue.update["waiting_for"] == []
        with server.http() as http:
            record = http.get(f"/api/tables/{table}/record").text
            commitment = http.get(f"/api/tables/{table}").json()["commitment"]
        assert '[Result "*"]' in record and f'[Commitment "{commitment}"]' in record
        assert re.search(r'\[Termination "blue \(resigned\); out: red"\]', record)
        replayed = load_record(record)
        assert replayed.view("blue") == blue.update["view"]
        await red.close()
        await blue.close()

    run(play())


def test_with_more_than_two_a_bot_plays_on_for_who_resigned(server):
    async def play() -> None:
        table, owner = open_table(server, game="karthedis", seats=["me", "open", "open"], options={"victory": "long"})
        tokens = [owner, sit(server, table["id"], owner), sit(server, table["id"], owner)]
        players = [await Player(server.address, table["id"], token).connect() for token in tokens]
        for player in players:
            await player.until("update")
        await players[0].send({"type": "resign", "id": "enough"})
        await players[0].until("accepted")
        for player in players[1:]:
            await player.until("table")
            assert [seat["out"] for seat in player.table["seats"]] == [True, False, False]
        for _ in range(12):  # p1 is never waited for long
            newest = max(player.update["seq"] for player in players[1:])
            for player in players[1:]:
                while player.update["seq"] < newest:
                    await player.receive()
            asked = next((player for player in players[1:] if player.options), None)
            if asked is None:
                assert players[1].update["waiting_for"] == ["p1"]
                await players[1].receive()
            else:
                assert (await asked.move(asked.options[0]))["type"] == "update"
        await players[1].send({"type": "resign", "id": "too"})
        await players[2].until("table", seconds=10)
        while players[2].update["over"] is None:
            await players[2].receive()
        assert players[2].update["over"] == {"winners": ["p3"], "how": "resigned"}
        for player in players:
            await player.close()

    run(play())


def test_a_whole_game_against_a_bot_its_record_its_replay_and_a_rematch(server):
    async def play() -> tuple[str, str, str]:
        agreed = {"leader": "p2"}
        table, token = open_table(
            server, game="karthedis", seats=["me", "bot:greedy", "bot:random"], name="Anna", options=agreed
        )
        me = await Player(server.address, table["id"], token).connect()
        await me.until("update")
        while me.update["over"] is None:
            if me.options:
                await me.move(me.options[0])
            else:
                await me.receive()
        await me.close()
        return table["id"], token, me.update["over"]["winners"][0]

    table, token, winner = run(play())
    with server.http(token) as http:
        record = http.get(f"/api/tables/{table}/record").text
        replayed = load_record(record)
        assert replayed.over
        assert '[Player_p1 "Anna"]' in record
        lines = len(replayed.answers)
        last = http.get(f"/api/tables/{table}/replay/{lines}").json()
        assert last["view"] == replayed.view(None) and last["line"] is None
        assert http.get(f"/api/tables/{table}/replay/{lines + 1}").status_code == 404
        first = http.get(f"/api/tables/{table}/replay/0?seat=p2").json()
        assert first["of"] == lines and first["line"]
        uploaded = http.post("/api/records", json={"record": record})
        assert uploaded.status_code == 201 and uploaded.json()["table"]["status"] == "replay"
        replay = uploaded.json()["table"]["id"]
        assert http.get(f"/api/tables/{replay}/replay/{lines}").json()["view"] == last["view"]
        assert http.get(f"/api/tables/{replay}/record").text == record
        broken = record.replace("[Answers", "[Answer")
        assert http.post("/api/records", json={"record": broken}).json()["error"] == "bad-record"
        again = http.post(f"/api/tables/{table}/rematch")
        assert again.status_code == 201 and again.json()["seats"] == ["p2"]
        assert [seat["who"] for seat in again.json()["table"]["seats"]] == ["bot:random", "person", "bot:greedy"]
        # everybody has moved one seat on, and the winner leads (KA-012)
        leader = {"p1": "p2", "p2": "p3", "p3": "p1"}[winner]
        assert again.json()["table"]["options"] == {"victory": "distinct 3 or same 2", "leader": leader}
        assert again.json()["table"]["follows"] == table
        view = http.get(f"/api/tables/{again.json()['table']['id']}/view").json()["view"]
        assert view["leader"] == again.json()["table"]["options"]["leader"]


def test_a_rematch_keeps_the_others_seats(server):
    async def play() -> tuple[Player, Player, str]:
        red, blue, table = await two_players(server)
        await red.send({"type": "resign", "id": "enough"})
        await red.until("accepted")
        return red, blue, table

    red, blue, table = run(play())
    with server.http(red.token) as mine, server.http(blue.token) as theirs, server.http() as stranger:
        opened = mine.post(f"/api/tables/{table}/rematch").json()
        assert opened["seats"] == ["blue"] and opened["table"]["status"] == "open"
        assert mine.get(f"/api/tables/{table}").json()["rematch"] == opened["table"]["id"]
        assert stranger.post(f"/api/tables/{table}/rematch").status_code == 403
        joined = theirs.post(f"/api/tables/{table}/rematch").json()
        assert joined["seats"] == ["red"] and joined["table"]["status"] == "running"
        assert theirs.post(f"/api/tables/{table}/rematch").json()["error"] == "seat-taken"


@pytest.mark.rule("KA-102")
def test_whoever_has_met_the_condition_may_show_the_hand_when_the_game_is_over(server):
    async def play() -> bool:
        """Whether the person has met the condition; bids now and then, so that cards are left to be shown."""
        table, token = open_table(
            server, game="karthedis", seats=["me", "bot:random"], options={"victory": "same 1", "leader": "p1"}
        )
        me = await Player(server.address, table["id"], token).connect()
        watcher = await Player(server.address, table["id"], None).connect()
        await me.until("update")
        bids = 0
        while me.update["over"] is None:
            if not me.options:
                await me.receive()
                continue
            bid = next((option for option in me.options if option.startswith("bid") and bids < 2), None)
            bids += bid is not None
            await me.move(bid or me.options[0])
        met = me.options == ["show hand"]
        if met:
            assert me.update["waiting_for"] == []
            while watcher.update.get("over") is None:
                await watcher.receive()
            assert [player["hand"] for player in watcher.update["view"]["players"]] == [None, None]
            assert (await me.move("show hand"))["type"] == "update"
            await watcher.until("update")
            hands = [player["hand"] for player in watcher.update["view"]["players"]]
            assert hands == [me.update["view"]["players"][0]["hand"], None] and hands[0]
            assert watcher.update["events"][-1]["kind"] == "hand-shown"
            assert me.update["over"] is not None and me.update["choice"] is None
            with server.http(token) as http:
                record = http.get(f"/api/tables/{table['id']}/record").text
                assert record.endswith("p1: show hand\n") and load_record(record).over
        await me.close()
        await watcher.close()
        return met

    assert any(run(play()) for _ in range(10))


def test_the_record_of_a_very_long_game_can_be_looked_at(server: Server):
    """What a table hands out must not be too long for the server that has written it."""
    table = Table(registry.game("fuersten"), "intro", seed="two who never build")
    while len(table.answers) < 21_000:
        choice = table.choices[0]
        quiet = [option for option in choice.options if option.text in ("end turn", "end actions", "pass")]
        table.choose(quiet[0] if quiet else choice.options[0], choice.seat)
    with server.http() as http:
        answer = http.post("/api/records", json={"record": table.record().text()})
        assert answer.status_code == 201, answer.text
