"""What people do with each other: talk, take back, resign, play again; clocks, decks of their own, the lobby."""

import re

from playwright.sync_api import expect

from ..server.running import Server, open_table, sit
from .conftest import Visit
from .visitor import Visitor, seated


def two(visit: Visit, server: Server, **wish: object) -> tuple[Visitor, Visitor, str]:
    opened, owner = open_table(server, seats=["me", "open"], name="Anna", **wish)
    guest = sit(server, opened["id"], owner, name="Bert")
    anna, bert = (seated(visit(), opened["id"], token) for token in (owner, guest))
    return anna, bert, opened["id"]


def asked_first(anna: Visitor, bert: Visitor) -> tuple[Visitor, Visitor]:
    return (anna, bert) if anna.update()["choice"] else (bert, anna)


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_role("button", name="Send").click()


def test_a_word_reaches_the_other_unless_muted(visit: Visit, server: Server) -> None:
    anna, bert, _ = two(visit, server, game="fuersten", mode="intro")
    anna.page.get_by_role("tab", name="Chat").click()
    say(anna, "Good luck <b>Bert</b>!")
    # as long as the chat is out of sight a mark says that there is something to read, on the sheet of a phone too
    chat = bert.page.get_by_role("tab", name=re.compile("Chat"))
    expect(chat).to_have_text("Chat (1)")
    expect(bert.page.locator("p[aria-live]", has_text="Anna says: Good luck")).to_have_count(1)
    bert.page.set_viewport_size({"width": 390, "height": 844})
    mark = bert.page.locator(".handle .unread")
    expect(mark).to_have_text(re.compile("1 new message"))
    bert.page.locator(".handle").click()
    chat.click()
    expect(bert.page.get_by_role("list", name="Chat")).to_contain_text("Anna: Good luck <b>Bert</b>!")
    expect(mark).to_have_count(0)
    bert.page.locator(".handle").click()
    say(anna, "Are you there?")
    expect(mark).to_be_visible()
    bert.page.locator(".handle").click()
    expect(mark).to_have_count(0)
    bert.page.get_by_label("Mute Anna").check()
    expect(bert.page.get_by_role("list", name="Chat")).not_to_contain_text("Good luck")


def test_what_was_revealed_is_taken_back_only_by_consent(visit: Visit, server: Server) -> None:
    anna, bert, _ = two(visit, server, game="fuersten", mode="intro")
    mover, other = asked_first(anna, bert)
    told = mover.wait_asked()
    assert told is not None
    mover.answer_somehow(told)  # draws cards: something became known
    mover.page.get_by_role("button", name="Undo").click()
    notice = other.page.locator(".notice")
    expect(notice).to_contain_text("take the last move back")
    notice.get_by_role("button", name="Agree").click()
    expect(mover.page.locator(".notice")).to_have_count(0)
    mover.page.wait_for_function("document.querySelectorAll('ol button[data-option^=\"draw from stack\"]').length > 0")


def test_resigning_and_playing_again(visit: Visit, server: Server) -> None:
    anna, bert, table = two(visit, server, game="fuersten", mode="intro")
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("menuitem", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(bert.page.locator("section.result h2")).to_contain_text("You have won")
    expect(bert.page.locator("section.result")).to_contain_text("resignation")
    bert.page.get_by_role("button", name="Play again").click()
    bert.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    anna.page.get_by_role("button", name="To the new game").click()
    anna.page.wait_for_url(bert.page.url)
    anna.at_table()
    bert.at_table()


def menu(visitor: Visitor, item: str) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name=item).click()


def test_seats_of_a_running_game_change_by_consent(visit: Visit, server: Server) -> None:
    opened, owner = open_table(server, game="karthedis", seats=["me", "open", "bot:hard"], name="Anna")
    guest = sit(server, opened["id"], owner, name="Bert")
    anna, bert = (seated(visit(), opened["id"], token) for token in (owner, guest))
    menu(anna, "Other seats")
    level = anna.page.get_by_role("dialog").get_by_label("Level of the computer")
    assert level.locator("option").all_inner_texts() == ["apprentice", "journeyman", "master", "grandmaster"]
    # the one that sits there is where the choice begins, and nothing to ask for
    expect(level).to_have_value("hard")
    seat_it = anna.page.get_by_role("dialog").get_by_role("button", name="Seat the computer")
    expect(seat_it).to_be_disabled()
    level.select_option(label="apprentice")
    seat_it.click()
    notice = bert.page.locator(".notice", has_text="Anna would like to give the seat")
    expect(anna.page.locator(".notice")).to_contain_text("Not everybody has agreed yet")
    notice.get_by_role("button", name="Agree").click()
    for visitor in (anna, bert):
        expect(visitor.page.locator(".notice")).to_have_count(0)
    expect(anna.page.get_by_role("dialog")).to_contain_text("computer, apprentice")
    anna.page.keyboard.press("Escape")

    # who stands up leaves; alone with a bot nobody has to be asked for somebody new
    menu(bert, "Stand up")
    bert.page.get_by_role("dialog").get_by_role("button", name="Stand up").click()
    bert.page.wait_for_url(f"{bert.address}/")
    expect(anna.page.locator(".notice")).to_contain_text("A seat is free")
    menu(anna, "Other seats")
    anna.page.get_by_role("dialog").get_by_role("button", name="Invite somebody").first.click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Invite", exact=True).click()
    clara = visit()
    clara.page.goto(anna.page.get_by_label("Link for one person").input_value())
    clara.page.get_by_label("Your name").fill("Clara")
    clara.page.get_by_role("button", name="Take a seat").click()
    clara.at_table()
    assert clara.update()["seat"] == "p2"
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_a_private_game_is_opened_to_others_by_all_who_played_it(visit: Visit, server: Server) -> None:
    opened, owner = open_table(
        server, seats=["me", "open"], name="Anna", game="fuersten", mode="intro", spectators=False
    )
    with server.http(owner) as http:
        link = http.post(f"/api/tables/{opened['id']}/invitations", json={}).json()["link"]
    bert, stranger = visit(), visit()
    stranger.go(f"/table/{opened['id']}")
    expect(stranger.page.locator("h1")).to_contain_text("This table is private")
    bert.go(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Take a seat").click()
    bert.at_table()
    anna = seated(visit(), opened["id"], owner)
    menu(anna, "Resign")
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for visitor in (anna, bert):
        stranger.go(f"/replay/{opened['id']}")
        expect(stranger.page.locator("main")).to_contain_text("This table is private")
        visitor.page.get_by_role("button", name="Open to everybody").click()
        expect(visitor.page.get_by_role("button", name="Open to everybody")).to_have_count(0)
    expect(anna.page.locator("section.result")).to_contain_text("Everybody with the link can look at this game now")
    stranger.go(f"/replay/{opened['id']}")
    expect(stranger.page.locator("main")).not_to_contain_text("This table is private")
    expect(stranger.page.locator("section.board")).to_be_visible()


def test_people_who_play_each_other_have_no_hints_unless_they_want_them(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/karthedis?mode=classic&seats=3")
    hints = page.get_by_label("Hints from the computer are allowed")
    expect(hints).not_to_be_checked()
    for seat in (2, 3):
        page.get_by_label(re.compile(f"^Seat {seat}")).select_option("bot:easy")
    expect(hints).to_be_checked()  # as the seats have it
    hints.uncheck()
    for other in ("me", "bot:easy"):
        page.get_by_label(re.compile("^Seat 3")).select_option(other)
        expect(hints).not_to_be_checked()  # from now on as was said
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    visitor.at_table()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert visitor.wait_asked() is not None
    page.keyboard.press("h")
    expect(page.get_by_role("alert").filter(has_text="no hints at this table")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog")
    expect(keys).to_contain_text("take the last move back")
    expect(keys).not_to_contain_text("what the computer would do")
    page.keyboard.press("Escape")
    menu(visitor, "What is agreed")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"Hints\s*none"))


def test_everybody_sees_who_is_here_away_and_gone(visit: Visit, server: Server) -> None:
    opened, owner = open_table(server, game="fuersten", mode="intro", seats=["me", "open"], name="Anna")
    anna = visit()
    anna.context.add_cookies(
        [{"name": "tafelrunde_seat", "value": owner, "url": f"{server.address}/api/tables/{opened['id']}"}]
    )
    anna.go(f"/table/{opened['id']}")
    with server.http(owner) as http:
        link = http.post(f"/api/tables/{opened['id']}/invitations", json={}).json()["link"]
    # in the waiting room: who opened the table and waits is there
    bert = visit()
    bert.go(f"/table/{opened['id']}")
    expect(bert.page.locator("li", has_text="Anna").get_by_role("img", name="is here")).to_be_visible()
    expect(anna.page.locator("li", has_text="Anna").get_by_role("img")).to_have_count(0)  # we know of ourselves

    bert.page.goto("about:blank")
    bert.go(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Take a seat").click()
    for visitor in (anna, bert):
        visitor.at_table()
    beside = anna.page.get_by_role("heading", name=re.compile("^Bert")).get_by_role("img")
    expect(beside).to_have_accessible_name("is here")
    spoken = anna.page.locator("[aria-live], [role=status], [role=alert]")

    # Bert is to move, and closes the page
    if anna.update()["choice"]:
        told = anna.wait_asked()
        assert told is not None
        while told is not None and anna.update()["choice"]:
            anna.let_move()
            anna.wait_moved(told["seq"])
            told = anna.wait_drawn()
    expect(anna.page.locator("div.turn")).to_have_text("To move: Bert")
    heard = spoken.all_inner_texts()
    table = bert.page.url
    bert.page.goto("about:blank")
    expect(beside).to_have_accessible_name("has left the table")
    expect(anna.page.locator("div.turn")).to_have_text("Bert is not at the table just now")
    assert spoken.all_inner_texts() == heard  # it is there to be seen, and interrupts nobody

    bert.page.goto(table)
    expect(beside).to_have_accessible_name("is here")
    expect(anna.page.locator("div.turn")).to_have_text("To move: Bert")
    assert spoken.all_inner_texts() == heard


def test_clocks_are_shown_and_run(visit: Visit, server: Server) -> None:
    anna, bert, _ = two(
        visit, server, game="fuersten", mode="intro", clock={"kind": "bank", "seconds": 600, "increment": 0}
    )
    mover, other = asked_first(anna, bert)
    running = mover.page.locator(".plaque [role=timer]")
    expect(running).to_have_count(2)
    shown = other.page.locator("[role=timer]")
    left = shown.all_inner_texts()
    expect(shown).not_to_have_text(left)  # one of them runs


def test_a_public_table_is_found_in_the_lobby_and_a_seat_taken_there(visit: Visit, server: Server) -> None:
    host, guest = visit(), visit()
    host.go("/new/karthedis?mode=classic&seats=3")
    host.page.get_by_label("Your name").fill("Hostess")
    host.page.get_by_label(re.compile("^Seat 3")).select_option("bot:greedy")
    host.page.get_by_label("Show among the open tables").check()
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.locator("main")).to_contain_text("Hostess")
    guest.go()
    guest.page.locator("section:has(#lobby) a", has_text="Hostess").first.click()
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.get_by_label("Your name").fill("Guest")
    guest.page.get_by_role("button", name="Take a seat").click()
    for visitor in (host, guest):
        visitor.at_table()
        expect(visitor.page.locator("body")).to_contain_text("Guest")


def test_a_deck_of_ones_own_is_built_checked_and_brought(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go("/decks")
    page.get_by_role("button", name="Random deck").click()
    expect(page.locator("main")).to_contain_text("20 of 20 cards")
    expect(page.locator("main")).to_contain_text("You can play with this deck.")

    # one card too few: the server says which rule
    page.get_by_role("button", name=re.compile("^Take .* out of the deck$")).locator("visible=true").last.click()
    expect(page.locator("main")).to_contain_text("19 of 20 cards")
    expect(page.locator("main a[href^='/rules/karthedis/KA-']").first).to_be_visible()

    # out as text, in again
    page.get_by_role("button", name="Random deck").click()
    expect(page.locator("main")).to_contain_text("You can play with this deck.")
    page.get_by_label("Copies of a card in a deck").select_option("3")
    page.get_by_label("Name", exact=True).fill("My first")
    page.get_by_role("button", name="Save", exact=True).click()
    page.goto(f"{visitor.address}/new/karthedis?mode=deckbau&seats=2")
    mine, copies = page.get_by_label("Your deck"), page.get_by_label("Copies of a card")
    expect(mine.locator("option")).to_have_text(["random", "My first"])
    # the table agrees on what the deck was built for, as long as it is brought
    mine.select_option(label="My first")
    expect(copies).to_have_value("3")
    mine.select_option(label="random")
    expect(copies).to_have_value("1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    # opened without a deck: while the table waits another one can still be brought
    page.get_by_role("button", name="Choose another deck").click()
    page.get_by_label("Your deck").select_option(label="My first")
    page.get_by_role("button", name="Bring this deck").click()
    expect(page.get_by_role("status").filter(has_text="You now bring the deck")).to_be_visible()
    page.get_by_role("button", name="Seat the computer").click()
    visitor.at_table()
    own = next(player for player in visitor.update()["view"]["players"] if player["seat"] == "p1")
    kept = page.evaluate("Object.values(localStorage).join(' ')")
    assert own["hand"] and all(card in kept for card in own["hand"])
