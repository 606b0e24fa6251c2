"""How games end: giving up, a whole game, its record and its replay, and playing again."""

import re

from tafelrunde import load_record

from .playing import play_on, run, two_players
from .running import Player, open_table, sit


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
    async def play() -> tuple[str, str, int]:
        table, token = open_table(server, game="karthedis", seats=["me", "bot:greedy", "bot:random"], name="Anna")
        me = await Player(server.address, table["id"], token).connect()
        await me.until("update")
        while me.update["over"] is None:
            if me.options:
                await me.move(me.options[0])
            else:
                await me.receive()
        await me.close()
        return table["id"], token, me.update["seq"]

    table, token, _ = run(play())
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
