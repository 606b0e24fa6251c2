"""Sitting down and standing up: invitations, tokens, the lobby, decks that are brought, seats for bots."""

from tafelrunde.games.karthedis import workshop

from .playing import run, two_players
from .running import Player, open_table, sit


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
    with server.http() as browser:
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


def test_decks_are_brought_in_secret(server):
    with server.http() as http:
        lists = [workshop.write_deck(workshop.random_deck(seed)) for seed in ("a", "b")]
        answer = http.post(
            "/api/tables",
            json={"game": "karthedis", "mode": "deckbau", "seats": ["me", "open"], "options": {"deck_p1": lists[0]}},
        )
        assert answer.status_code == 201, answer.text
        table, owner = answer.json()["table"], answer.json()["token"]
        assert table["options"] == {"victory": "distinct 3 or same 2", "leader": "random", "deck_copies": "1"}
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


def test_another_deck_is_brought_while_the_table_waits(server):
    first, second, third = (workshop.write_deck(workshop.random_deck(seed)) for seed in ("a", "b", "c"))
    wish = {"game": "karthedis", "mode": "deckbau", "seats": ["me", "open", "open"], "brought": {"deck": first}}
    with server.http() as http:
        opened = http.post("/api/tables", json=wish).json()
    path = f"/api/tables/{opened['table']['id']}"
    with server.http(opened["token"]) as host, server.http() as guest, server.http() as other:
        changed = host.post(f"{path}/bring", json={"options": {"deck": second}})
        assert changed.status_code == 200, changed.text
        assert not any(card in changed.text for card in cards_of(first) | cards_of(second))
        for wrong in ({"deck": "no such card"}, {"sword": "long"}):
            assert host.post(f"{path}/bring", json={"options": wrong}).status_code == 422
        nothing = host.post(f"{path}/bring", json={})
        assert (nothing.status_code, nothing.json()["error"]) == (422, "bad-input"), nothing.text
        not_mine = host.post(f"{path}/bring", json={"seat": "p2", "options": {"deck": second}})
        assert not_mine.status_code == 403

        secret = host.post(f"{path}/invitations", json={}).json()["invitation"]
        sat = guest.post(f"{path}/sit", json={"invitation": secret, "options": {"deck": first}}).json()
        with server.http(sat["token"]) as seated:
            assert seated.post(f"{path}/bring", json={"options": {"deck": third}}).status_code == 200
        last = host.post(f"{path}/invitations", json={}).json()["invitation"]
        begun = other.post(f"{path}/sit", json={"invitation": last, "options": {"deck": first}}).json()
        assert begun["table"]["status"] == "running"
        too_late = host.post(f"{path}/bring", json={"options": {"deck": first}})
        assert (too_late.status_code, too_late.json()["error"]) == (409, "begun")
        assert "before it begins" in too_late.json()["text"]["en"]

    # each plays with the deck that was brought last
    for token, deck in ((opened["token"], second), (sat["token"], third)):
        with server.http(token) as mine:
            view = mine.get(f"{path}/view").json()["view"]
            own = next(player for player in view["players"] if player["seat"] == view["seat"])
            assert {*own["hand"], *view["memory"]["deck"]} == cards_of(deck)


def cards_of(deck: str) -> set[str]:
    return {word for word in deck.split() if not word.isdigit()}
