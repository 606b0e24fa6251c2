"""Moving, coming back to a table, taking moves back, letting reactions pass."""

import json
import random
import uuid

from .playing import play_on, run, sensible, two_players
from .running import Player, open_table, sit


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


def test_an_answer_to_a_question_that_was_taken_back_is_stale(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        rng = random.Random(1)
        for _ in range(400):  # until a move hands over to the other and can still be taken back
            mover, other = (red, blue) if red.options else (blue, red)
            answer = await mover.move(rng.choice(sensible(mover.options)))
            while other.update["seq"] < answer["seq"]:
                await other.receive()
            if answer["may_undo"] and other.options:
                break
        option, seen = other.options[0], other.update["seq"]
        await mover.send({"type": "undo", "id": "back", "seq": seen})
        assert (await mover.until("undo"))["done"]
        await other.send({"type": "move", "id": "late", "seq": seen, "move": option})
        late = await other.until("error", id="late")
        assert (late["error"], late["seq"]) == ("stale", seen + 1)
        # who has seen that, and still wants to move, is told whose turn it is
        await other.send({"type": "move", "id": "still", "seq": seen + 1, "move": option})
        assert (await other.until("error", id="still"))["error"] == "refused"
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
            option = rng.choice(sensible(mover.options))
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
        told = await me.until("undo")
        assert told["done"] is True, told
        assert me.update["seat"] == before["seat"]
        await me.close()

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
        # who has come may be told just now, and has nothing to do with it
        heard = [json.loads(text)["type"] for text in blue.received[before:]]
        assert [kind for kind in heard if kind != "attended"] == ["pong"]
        await red.close()
        await blue.close()

    run(play())
