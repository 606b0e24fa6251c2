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


def test_a_word_reaches_the_other_unless_muted(visit: Visit, server: Server) -> None:
    anna, bert, _ = two(visit, server, game="fuersten", mode="intro")
    for visitor in (anna, bert):
        visitor.page.get_by_role("tab", name=re.compile("Chat")).click()
    anna.page.get_by_label("Say something").fill("Good luck <b>Bert</b>!")
    anna.page.get_by_role("button", name="Send").click()
    expect(bert.page.get_by_role("list", name="Chat")).to_contain_text("Anna: Good luck <b>Bert</b>!")
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
    anna.page.get_by_role("dialog").get_by_role("button", name="Computer (easy)").click()
    notice = bert.page.locator(".notice", has_text="Anna would like to give the seat")
    expect(anna.page.locator(".notice")).to_contain_text("Not everybody has agreed yet")
    notice.get_by_role("button", name="Agree").click()
    for visitor in (anna, bert):
        expect(visitor.page.locator(".notice")).to_have_count(0)
    expect(anna.page.get_by_role("dialog")).to_contain_text("computer, easy")
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


def test_clocks_are_shown_and_run(visit: Visit, server: Server) -> None:
    anna, bert, _ = two(
        visit, server, game="fuersten", mode="intro", clock={"kind": "bank", "seconds": 600, "increment": 0}
    )
    mover, other = asked_first(anna, bert)
    running = mover.page.locator(".bar.active [role=timer], .bar [role=timer]")
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
    page.get_by_label("Name", exact=True).fill("My first")
    page.get_by_role("button", name="Save", exact=True).click()
    page.goto(f"{visitor.address}/new/karthedis?mode=deckbau&seats=2")
    page.get_by_label("Your deck").select_option(label="My first")
    page.get_by_label(re.compile("^Seat 2")).select_option("bot:greedy")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    visitor.at_table()
    own = next(player for player in visitor.update()["view"]["players"] if player["seat"] == "p1")
    kept = page.evaluate("Object.values(localStorage).join(' ')")
    assert own["hand"] and all(card in kept for card in own["hand"])
