"""Decks for the tournament game of the old card game: built, shared, brought to a table, and hidden from the other.

The cards in the deck builder are narrowed down first: to look for something among all of them takes a browser long.
"""

import json
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.games.kartenspiel.characters import characters
from tafelrunde.games.kartenspiel.decks import cards_named
from tafelrunde.games.kartenspiel.sample_decks import sample_decks

from ..server.running import Server, open_table, sit
from .conftest import Visit
from .measuring import cut_in_the_end, too_small
from .test_access import check_access
from .visitor import SIZES, Visitor, seated

KNIGHTS, FLEETS = (next(one for one in sample_decks() if one.id == id) for id in ("ritterheer", "handelsflotten"))
TURNS = 12


def builder(visitor: Visitor) -> Page:
    page = visitor.go("/decks/kartenspiel")
    page.wait_for_selector(".pool li")
    find(page, "dragon")
    page.wait_for_function("document.querySelectorAll('.pool li').length < 20")
    return page


def find(page: Page, words: str) -> None:
    page.locator(".filters input").fill(words)


def button(page: Page, name: str) -> Locator:
    return page.locator(".side").get_by_role("button", name=name, exact=True)


def choice(page: Page, name: str) -> Locator:
    return page.locator(".choices").get_by_role("combobox", name=name)


def listed(page: Page) -> Counter[str]:
    return Counter(cards_named(page.locator(".side textarea").input_value()))


def test_a_deck_is_built_kept_and_brought_to_a_table(visit: Visit) -> None:
    visitor = visit()
    page = builder(visitor)
    button(page, f"Open {KNIGHTS.name['en']}").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    assert listed(page) == Counter(cards_named(KNIGHTS.list))
    # what is wrong with it is said with its rule, which can be read
    page.locator(".side .list .button").first.click()
    rule = page.locator(".verdict .trouble a")
    expect(rule).to_have_text("K-013")
    expect(rule).to_have_attribute("href", "/rules/kartenspiel/K-013")
    expect(page.locator(".full")).to_contain_text("32 / 33")
    # another card comes in its place, found by what it is
    page.locator(".filters").get_by_role("combobox", name="Kind").select_option(label="Magic")
    expect(page.locator(".pool li")).to_have_count(2)
    page.locator(".pool .change .button").last.click()
    expect(page.locator(".verdict .good")).to_be_visible()
    button(page, "Test hand").click()
    expect(page.locator("[role=dialog] h3, dialog h3")).to_have_count(4)
    page.keyboard.press("Escape")
    page.get_by_label("Name", exact=True).fill("Dragons ride")
    button(page, "Save").click()
    deck = listed(page)
    assert sum(deck.values()) == 37

    visitor.go("/new/kartenspiel?mode=turnier")
    page.get_by_label("Seat 2").select_option("bot:greedy")
    page.get_by_label("Your deck").select_option(label="Dragons ride")
    visitor.press("text=Open the table")
    page.wait_for_url("**/table/*")
    visitor.at_table()
    told = visitor.wait_asked()
    assert told is not None and Counter(told["view"]["deck"]) == deck
    rows = page.locator(".middle .row")
    expect(rows).to_have_count(2)
    for row in rows.all():
        expect(row.locator("[data-keys^=stack]")).to_have_count(4)
        expect(row.locator("[data-keys$=discards]")).to_have_count(1)
    page.get_by_role("button", name="Your deck: 37 cards").click()
    expect(page.locator("[data-part=own-deck] li")).to_have_count(len(deck))
    check_access(visitor, (1440, 900))


def test_a_deck_comes_back_from_a_link_and_from_its_text(visit: Visit) -> None:
    visitor = visit()
    page = builder(visitor)
    button(page, f"Open {FLEETS.name['en']}").click()
    deck = listed(page)
    link = page.locator(".side input[readonly]").input_value()
    friend = visit()
    friend.page.goto(link)
    friend.page.wait_for_selector(".opened")
    assert listed(friend.page) == deck
    assert friend.page.url == f"{visitor.address}/decks/kartenspiel"
    # a link that was cut off opens nothing
    stranger = visit()
    stranger.page.goto(link[:-5])
    stranger.page.wait_for_selector(".linked .trouble")
    assert listed(stranger.page) == Counter()
    # and what cannot be read is named
    text = page.locator(".side textarea")
    page.locator(".side summary").click()
    text.fill("2 Abbey\nno such card\nBrick Factory # good")
    button(page, "Use this list").click()
    expect(page.locator(".side .bad")).to_contain_text("Line 2")


def test_what_a_table_agrees_on_decides_about_the_cards(visit: Visit) -> None:
    visitor = visit()
    page = builder(visitor)
    # with a character twelve cards are given, and a random deck has one as well
    choice(page, "Deck building").select_option("characters")
    expect(page.locator("#deck-samples")).to_have_text("Characters")
    expect(page.locator("section:has(#deck-samples) li")).to_have_count(6)
    button(page, "Open The Sage").click()
    assert listed(page) == Counter(characters()["weiser"].cards)
    button(page, "Random deck").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    assert any(listed(page) >= Counter(one.cards) for one in characters().values())
    # without the set of a character there is none, and no card of it
    button(page, "Open The Commander").click()
    find(page, "castle")
    castle = page.locator(".pool").get_by_role("button", name="Put Castle into the deck")
    expect(castle).to_have_count(1)
    page.locator(".choices summary").click()
    page.locator(".choices").get_by_role("checkbox", name="Knights & Merchants").uncheck()
    expect(choice(page, "Deck building")).to_have_count(0)
    expect(castle).to_have_count(0)
    expect(page.locator(".verdict .trouble a")).to_have_text(["K-013", "K-018"])
    # cards of 2002 were legal in 1999 and where that was agreed
    page.locator(".filters").get_by_role("combobox", name="Set").select_option("turnierkarten_t2002")
    find(page, "")
    choice(page, "Edition").select_option("1999")
    expect(page.locator(".pool li")).to_have_count(0)
    page.locator(".choices").get_by_role("checkbox", name="2002 tournament").check()
    expect(page.locator(".pool li")).to_have_count(7)


def test_nobody_else_learns_what_is_in_a_deck(visit: Visit, server: Server) -> None:
    lists = [one.list for one in (KNIGHTS, FLEETS)]
    opened, owner = open_table(
        server, game="kartenspiel", mode="turnier", seats=["me", "open"], brought={"deck": lists[0]}, hints=True
    )
    guest = sit(server, opened["id"], owner, options={"deck": lists[1]})
    people = [seated(visit(), opened["id"], token) for token in (owner, guest, None)]
    decks = [Counter(cards_named(text)) for text in lists]
    for person, deck, other in ((people[0], decks[0], decks[1]), (people[1], decks[1], decks[0])):
        person.wait_drawn()
        assert Counter(person.update()["view"]["deck"]) == deck
        for card in other.keys() - deck.keys():
            assert not any(f'"{card}"' in frame for frame in person.frames), card
            assert person.page.locator(f'[data-keys*=":{card}"]').count() == 0
    watcher = people[2]
    assert not any(f'"{card}"' in frame for card in decks[0] | decks[1] for frame in watcher.frames)
    assert watcher.page.locator(".pile.deck").count() == 0
    # nor later on, whatever is told
    for _ in range(TURNS):
        mover = next(person for person in people if person.update()["choice"])
        seq = mover.update()["seq"]
        mover.let_move()
        for person in people:
            person.wait_moved(seq)
    for person, deck in ((people[0], decks[0]), (people[1], decks[1]), (watcher, None)):
        told = [json.loads(frame)["view"]["deck"] for frame in person.frames if '"type":"update"' in frame]
        assert len(told) > TURNS and all((None if one is None else Counter(one)) == deck for one in told)


@pytest.mark.parametrize("size", list(SIZES))
def test_cards_to_keep_lie_before_one_alone(visit: Visit, size: str) -> None:
    """In the small tournament, where some of the own share is put away before the game."""
    visitor = visit(size=SIZES[size])
    options = {"layout": "split", "kept": "12", "sets": "ritter_haendler+politik_intrige"}
    visitor.sit_down("kartenspiel", "erweitert", options=options)
    told = visitor.wait_asked()
    assert told is not None and told["choice"]["prompt"] == "keep-card"
    cards = visitor.page.locator(".tray .thing.lit")
    expect(cards).to_have_count(len(told["view"]["looked_at"]))
    assert cut_in_the_end(visitor, ".tray li:first-child .thing, .ask, .ways button") == []
    visitor.press(".tray .thing.lit")
    visitor.wait_moved(told["seq"])
    assert visitor.moves == [f"keep {told['view']['looked_at'][0]}"]
    expect(cards).to_have_count(len(told["view"]["looked_at"]) - 1)


@pytest.mark.parametrize("size", list(SIZES))
def test_axe_finds_nothing_in_the_deck_builder(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size])
    page = builder(visitor)
    page.locator(".choices summary").click()
    if visitor.phone:
        assert too_small(visitor) == []
    check_access(visitor, SIZES[size])
