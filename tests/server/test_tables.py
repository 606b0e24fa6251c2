"""Playing at a real server: opening tables, sitting down, moving, undoing, giving up, playing again."""

import asyncio
import random
import re
import sqlite3
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde import load_record

from .running import Player, Server, open_table, running_server, sit


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


def run(coroutine: Any) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 120))


async def two_players(server: Server, **wish: Any) -> tuple[Player, Player, str]:
    table, owner = open_table(server, **{"game": "fuersten", "seats": ["me", "open"], **wish})
    other = sit(server, table["id"], owner)
    red = await Player(server.address, table["id"], owner).connect()
    blue = await Player(server.address, table["id"], other).connect()
    await red.until("update")
    await blue.until("update")
    return red, blue, table["id"]


async def play_on(players: list[Player], moves: int, seed: int = 0) -> int:
    """Whoever is asked makes a random move; returns how many were made."""
    rng = random.Random(seed)
    for made in range(moves):
        mover = next((player for player in players if player.options), None)
        if mover is None:
            return made
        # tearing down is legal at almost any time and leads nowhere
        sensible = [option for option in mover.options if not option.startswith("demolish")] or mover.options
        answer = await mover.move(rng.choice(sensible))
        assert answer["type"] == "update", answer
        for player in players:
            while player.update["seq"] < answer["seq"]:
                await player.receive()
    return moves


def test_games_list_modes_options_and_bots(server):
    with server.http() as http:
        games = {game["id"]: game for game in http.get("/api/games").json()["games"]}
    assert [mode["id"] for mode in games["fuersten"]["modes"]] == ["intro", "gold", "wirren", "fortschritt", "duell"]
    free = next(mode for mode in games["karthedis"]["modes"] if mode["id"] == "deckbau")
    assert (free["fewest"], free["most"]) == (2, 36)
    options = {option["id"]: option for option in free["options"]}
    assert options["deck"]["by_seat"] and not options["victory"]["by_seat"]
    assert "greedy" in games["karthedis"]["bots"]


def test_two_people_see_the_same_table_each_from_their_side(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        assert red.update["seat"] == "red" and blue.update["seat"] == "blue"
        assert red.update["seq"] == blue.update["seq"] == 1
        await play_on([red, blue], 30)
        assert red.update["seq"] == blue.update["seq"] == 31
        assert red.update["view"] != blue.update["view"]
        assert red.update["waiting_for"] == blue.update["waiting_for"]
        assert (red.update["choice"] is None) != (blue.update["choice"] is None)
        await red.close()
        await blue.close()

    run(play())


def test_an_invitation_is_good_for_one_person(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"])
    with server.http(owner) as http:
        invited = http.post(f"/api/tables/{table['id']}/invitations", json={}).json()
    assert invited["link"] == f"/table/{table['id']}#{invited['invitation']}"
    with server.http() as http:
        path = f"/api/tables/{table['id']}/sit"
        assert http.post(path, json={}).json()["error"] == "invitation-needed"
        wrong = {"invitation": "A" * 22}
        assert http.post(path, json=wrong).json()["error"] == "invitation-used"
        first = http.post(path, json={"invitation": invited["invitation"], "name": "Bert"})
        assert first.status_code == 201 and first.json()["seats"] == ["blue"]
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie and f"Path=/api/tables/{table['id']}" in cookie
        second = http.post(path, json={"invitation": invited["invitation"]})
        assert (second.status_code, second.json()["error"]) == (403, "invitation-used")
        seats = http.get(f"/api/tables/{table['id']}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["", "Bert"]


def test_who_sits_down_at_a_second_seat_keeps_one_secret(server):
    table, owner = open_table(server, game="karthedis", seats=["me", "open", "open"])
    with server.http(owner) as http:
        seated = http.post(f"/api/tables/{table['id']}/sit", json={"seat": "p3"}).json()
        assert seated["token"] == owner and seated["table"]["mine"] == ["p1", "p3"] and seated["table"]["owner"]


def test_a_newer_invitation_ends_an_earlier_one(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"])
    with server.http(owner) as http:
        path = f"/api/tables/{table['id']}/invitations"
        earlier = http.post(path, json={}).json()["invitation"]
        later = http.post(path, json={}).json()["invitation"]
        assert http.post(f"/api/tables/{table['id']}/sit", json={"invitation": earlier}).status_code == 403
        assert http.post(f"/api/tables/{table['id']}/sit", json={"invitation": later}).status_code == 201


def test_the_cookie_is_as_good_as_the_bearer_token(server):
    with httpx.Client(base_url=server.address) as browser:
        table = browser.post("/api/tables", json={"game": "fuersten", "seats": ["me", "bot:random"]}).json()["table"]
        assert browser.get(f"/api/tables/{table['id']}").json()["mine"] == ["red"]
        assert browser.get(f"/api/tables/{table['id']}/view").json()["seat"] == "red"


def test_tokens_are_kept_only_as_hashes(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"])
    with server.http(owner) as http:
        secret = http.post(f"/api/tables/{table['id']}/invitations", json={}).json()["invitation"]
    everything = b"".join(path.read_bytes() for path in server.folder.glob("tables.sqlite*"))
    assert owner.encode() not in everything and secret.encode() not in everything


def test_the_lobby_shows_public_tables_and_anybody_may_sit_down(server):
    hidden, _ = open_table(server, game="fuersten", seats=["me", "open"])
    shown, _ = open_table(server, game="karthedis", seats=["me", "open", "bot:random"], public=True, name="Anna")
    with server.http() as http:
        listed = {table["id"]: table for table in http.get("/api/lobby").json()["tables"]}
        assert shown["id"] in listed and hidden["id"] not in listed
        taken = http.post(f"/api/tables/{shown['id']}/sit", json={"seat": "p2", "name": "Bert"})
        assert taken.json()["table"]["status"] == "running"
        assert http.post(f"/api/tables/{shown['id']}/sit", json={}).json()["error"] == "full"


def test_a_move_is_refused_with_its_rule_and_explained(server):
    async def play() -> None:
        red, blue, _table = await two_players(server)
        mover, other = (red, blue) if red.options else (blue, red)
        answer = await other.move(mover.options[0])
        assert answer["error"] == "refused" and answer["reason"]["code"] == "not-your-turn"
        assert answer["reason"]["rules"]
        answer = await mover.move("build a castle")
        assert answer["error"] == "refused" and set(answer["reason"]["text"]) == {"de", "en"}
        await mover.send({"type": "why-not", "move": mover.options[0]})
        assert (await mover.until("why-not"))["refused"] is None
        await mover.send({"type": "why-not", "move": "end turn"})
        assert (await mover.until("why-not"))["refused"]["code"]
        assert mover.update["seq"] == 1
        await red.close()
        await blue.close()

    run(play())


def test_a_repeated_move_id_is_answered_and_not_played_again(server):
    async def play() -> None:
        red, blue, _table = await two_players(server)
        mover = red if red.options else blue
        move, id = mover.options[0], uuid.uuid4().hex
        first = await mover.move(move, id)
        again = {"type": "move", "id": id, "seq": 1, "move": move}
        await mover.send(again)
        repeated = await mover.until("accepted")
        assert (repeated["seq"], repeated["repeated"]) == (first["seq"], True)
        await play_on([red, blue], 40)  # more than are remembered in memory
        await mover.send(again)
        assert (await mover.until("accepted"))["seq"] == first["seq"]
        # another seat's id is that seat's own
        other = blue if mover is red else red
        await other.send({"type": "move", "id": id, "seq": 0, "move": move})
        assert (await other.until("error"))["error"] in ("stale", "refused")
        await red.close()
        await blue.close()

    run(play())


def test_a_move_for_an_earlier_question_is_stale(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        await play_on([red, blue], 12)
        mover = red if red.options else blue
        seq = mover.update["seq"]
        for wrong in (0, seq - 1, seq + 1, seq + 1000):
            await mover.send({"type": "move", "id": uuid.uuid4().hex, "seq": wrong, "move": mover.options[0]})
            answer = await mover.until("error")
            assert (answer["error"], answer["seq"]) == ("stale", seq)
        await red.close()
        await blue.close()

    run(play())


def test_who_comes_back_is_told_what_they_missed(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        await play_on([red, blue], 20)
        seen, events = red.update["seq"], list(red.events)
        await red.close()
        back = Player(server.address, table, red.token)
        fresh = Player(server.address, table, red.token)
        mover = blue
        if blue.options:
            await blue.move(blue.options[0])
        await back.connect(seq=seen)
        await back.until("update")
        back.events[:0] = []
        await fresh.connect()
        await fresh.until("update")
        assert back.update["view"] == fresh.update["view"]
        assert back.update["events_from"] == len(events) or back.update["events"] == []
        assert events + back.update["events"] == fresh.events
        assert fresh.update["events_from"] == 0
        for player in (back, fresh, mover):
            await player.close()

    run(play())


def test_several_choose_at_once_and_nobody_is_stale_for_it(server):
    async def play() -> None:
        table, owner = open_table(server, game="karthedis", mode="draft", seats=["me", "open", "open"])
        tokens = [owner, sit(server, table["id"], owner), sit(server, table["id"], owner)]
        players = [await Player(server.address, table["id"], token).connect() for token in tokens]
        for player in players:
            await player.until("update")
        assert all(player.options for player in players)
        assert players[0].update["waiting_for"] == ["p1", "p2", "p3"]
        # all three answer what they saw first
        for player in players:
            await player.send({"type": "move", "id": "first", "seq": 1, "move": player.options[0]})
        for player in players:
            await player.until("update", ack="first")
        for player in players:
            while player.update["seq"] < 4:
                await player.receive()
            assert player.update["waiting_for"] == ["p1", "p2", "p3"]
            await player.close()

    run(play())


def test_undo_at_once_and_by_consent(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        seen_undo = asked = 0
        rng = random.Random(4)
        for _ in range(150):
            mover, other = (red, blue) if red.options else (blue, red)
            before = mover.update
            option = rng.choice([o for o in mover.options if not o.startswith("demolish")] or mover.options)
            answer = await mover.move(option)
            while other.update["seq"] < answer["seq"]:
                await other.receive()
            if rng.random() < 0.7:
                continue
            await mover.send({"type": "undo", "id": uuid.uuid4().hex, "seq": mover.update["seq"]})
            told = await mover.until("undo")
            if told["done"]:
                assert answer["may_undo"]
                seen_undo += 1
            else:
                assert not answer["may_undo"]
                asked += 1
                await other.until("table")
                assert other.table["undo_asked"] == {
                    "seat": mover.update["seat"],
                    "agreed": [],
                    "wanted": [other.update["seat"]],
                }
                await other.send({"type": "consent", "agree": asked % 2 == 1})
                if asked % 2 == 0:
                    await other.until("table")
                    await mover.until("table")
                    assert mover.table["undo_asked"] is None
                    continue
            for player in (mover, other):
                while player.update["seq"] <= answer["seq"]:
                    await player.receive()
            assert mover.update["view"] == before["view"]
            assert mover.update["choice"] == before["choice"]
            assert len(mover.events) == len(other.events) == mover.update["events_from"]
        assert seen_undo > 3 and asked > 3
        await red.close()
        await blue.close()

    run(play())


def test_against_bots_nobody_has_to_be_asked_for_an_undo(server):
    async def play() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:random"])
        me = await Player(server.address, table["id"], token).connect()
        await me.until("update")
        for _ in range(60):
            while not me.options:
                await me.receive()
            before = me.update
            answer = await me.move(me.options[0])
            if not answer["may_undo"]:
                break
        while not me.options:
            await me.receive()
        await me.send({"type": "undo", "id": "back", "seq": me.update["seq"]})
        while (told := await me.until("undo"))["done"] is not True:
            raise AssertionError(told)
        assert me.update["seat"] == before["seat"]
        await me.close()

    run(play())


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


def test_who_stands_up_no_longer_sees_the_hand(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        with server.http(blue.token) as http:
            stood = http.post(f"/api/tables/{table}/stand", json={})
            assert [seat["who"] for seat in stood.json()["seats"]] == ["person", "open"]
            assert http.get(f"/api/tables/{table}/view").json()["seat"] is None
        if red.options:
            await red.move(red.options[0])
            await blue.until("update", seat=None)
        newcomer = sit(server, table, red.token, name="Clara")
        clara = await Player(server.address, table, newcomer).connect()
        await clara.until("update", seat="blue")
        for player in (red, blue, clara):
            await player.close()

    run(play())


def test_an_empty_seat_can_be_given_to_a_bot(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"])
    with server.http(owner) as http:
        path = f"/api/tables/{table['id']}/seats/blue"
        assert http.patch(path, json={"who": "bot:nobody"}).status_code == 422
        assert http.patch(path, json={"who": "bot:greedy"}).json()["status"] == "running"
        assert http.patch(path, json={"name": "Kunz"}).status_code == 403
        mine = f"/api/tables/{table['id']}/seats/red"
        assert http.patch(mine, json={"name": "Hinz"}).json()["seats"][0]["name"] == "Hinz"
        assert http.patch(mine, json={"who": "open"}).json()["error"] == "seat-taken"


def test_deleting_is_for_the_owner_and_not_in_the_midst_of_others_game(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        with server.http(blue.token) as theirs, server.http(red.token) as mine:
            assert theirs.delete(f"/api/tables/{table}").status_code == 403
            assert mine.delete(f"/api/tables/{table}").json()["error"] == "running"
            await red.send({"type": "resign", "id": "enough"})
            await red.until("accepted")
            assert mine.delete(f"/api/tables/{table}").status_code == 204
            await blue.until("gone")
            assert mine.get(f"/api/tables/{table}").status_code == 404
        await red.close()
        await blue.close()

    run(play())


def test_chat_reaches_everybody_but_those_who_do_not_want_it(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        watcher = await Player(server.address, table, None).connect()
        await watcher.until("update", seat=None)
        await red.send({"type": "chat", "text": "Guten  Abend!"})
        assert (await blue.until("chat"))["text"] == "Guten Abend!"
        assert (await watcher.until("chat"))["seat"] == "red"
        await watcher.send({"type": "chat", "text": "hello"})
        assert (await watcher.until("error"))["error"] == "not-your-seat"
        with server.http(blue.token) as http:
            assert http.post(f"/api/tables/{table}/mute", json={"seat": "red"}).json()["muted"] == ["red"]
        await red.send({"type": "chat", "text": "psst"})
        assert (await watcher.until("chat"))["text"] == "psst"
        await blue.send({"type": "ping"})
        assert (await blue.until("pong")) and not any(m.get("text") == "psst" for m in blue.others)
        with server.http(blue.token) as http:
            assert http.get(f"/api/tables/{table}/chat").json()["lines"] == []
            http.post(f"/api/tables/{table}/mute", json={"seat": "red", "on": False})
            assert len(http.get(f"/api/tables/{table}/chat").json()["lines"]) == 2
        for player in (red, blue, watcher):
            await player.close()

    run(play())


def test_decks_are_brought_in_secret(server):
    with server.http() as http:
        lists = [_deck(seed) for seed in ("a", "b")]
        answer = http.post(
            "/api/tables",
            json={"game": "karthedis", "mode": "deckbau", "seats": ["me", "open"], "options": {"deck_p1": lists[0]}},
        )
        assert answer.status_code == 201, answer.text
        table, owner = answer.json()["table"], answer.json()["token"]
        assert table["options"] == {}
        with server.http(owner) as mine:
            secret = mine.post(f"/api/tables/{table['id']}/invitations", json={}).json()["invitation"]
        path = f"/api/tables/{table['id']}/sit"
        without = http.post(path, json={"invitation": secret})
        assert (without.status_code, without.json()["error"]) == (422, "bad-input"), without.text
        wrong = http.post(path, json={"invitation": secret, "options": {"deck": "no such card"}})
        assert wrong.status_code == 422
        seated = http.post(path, json={"invitation": secret, "options": {"deck": lists[1]}})
        assert seated.json()["table"]["status"] == "running", seated.text
        shown = http.get(f"/api/tables/{table['id']}").text
        assert not any(card in shown for card in lists[0].split() + lists[1].split() if not card.isdigit())


def _deck(seed: str) -> str:
    from tafelrunde.games.karthedis import workshop  # noqa: PLC0415

    return workshop.write_deck(workshop.random_deck(seed))


def test_a_hot_seat_is_one_token_with_two_seats(server):
    async def play() -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "me"])
        assert table["mine"] == ["red", "blue"]
        screen = await Player(server.address, table["id"], token, "red").connect()
        await screen.until("update", seat="red")
        for _ in range(12):
            asked = screen.update["waiting_for"][0]
            if screen.update["seat"] != asked:
                await screen.send({"type": "hello", "seat": asked, "seq": screen.update["seq"]})
                await screen.until("update", seat=asked)
            assert (await screen.move(screen.options[0]))["type"] == "update"
        await screen.close()

    run(play())


def test_a_table_without_spectators_shows_itself_to_nobody_else(server):
    async def play() -> None:
        red, blue, table = await two_players(server, spectators=False)
        with server.http() as http:
            assert http.get(f"/api/tables/{table}/view").status_code == 404
        watcher = await Player(server.address, table, None).connect()
        assert (await watcher.until("error"))["error"] == "no-table"
        for player in (red, blue, watcher):
            await player.close()

    run(play())


def test_letting_reactions_pass_is_told_to_nobody_else(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        before = len(blue.received)
        await red.send({"type": "passing", "id": "p", "on": True})
        await red.until("accepted")
        assert red.update["passing"] is True
        await blue.send({"type": "ping"})
        await blue.until("pong")
        assert len(blue.received) == before + 1
        await red.close()
        await blue.close()

    run(play())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "fuersten", "mode": "blitz"},
        {"game": "fuersten", "seats": ["me"]},
        {"game": "fuersten", "seats": ["me", "somebody"]},
        {"game": "fuersten", "seats": ["me", "bot:hal"]},
        {"game": "fuersten", "options": {"victory": "quick"}},
        {"game": "karthedis", "options": {"victory": "never"}},
        {"game": "karthedis", "mode": "deckbau", "seats": ["me", "bot:random"]},
        {"game": "fuersten", "clock": {"kind": "bank", "seconds": 0}},
        {"game": "fuersten", "clock": {"kind": "move", "seconds": 5, "increment": 5}},
        {"game": "fuersten", "on_timeout": "open"},
        {"game": "fuersten", "name": "a\nb"},
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(server, wish):
    with server.http() as http:
        answer = http.post("/api/tables", json=wish)
    assert answer.status_code == 422, answer.text
    message = answer.json()["message"]
    assert not message[0].islower() and message.endswith(".") and "\n" not in message


def test_nothing_is_kept_of_a_deleted_table(server, tmp_path: Path):
    table, owner = open_table(server, game="fuersten", seats=["me", "me"])
    with server.http(owner) as http:
        assert http.delete(f"/api/tables/{table['id']}").status_code == 204
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        for kept in ("answers", "seats", "holders", "chat"):
            assert database.execute(f"select count(*) from {kept} where table_id = ?", (table["id"],)).fetchone() == (
                0,
            )
