"""Decks for the tournament game of the old card game: built, shared, brought to a table, and hidden from the other; and
cards that are put away before the small tournament.

The cards in the deck builder are narrowed down first: to look for something among all of them takes a browser long.
"""

import json
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tafelrunde.games.kartenspiel.characters import characters
from tafelrunde.games.kartenspiel.data import CARDS
from tafelrunde.games.kartenspiel.decks import cards_named
from tafelrunde.games.kartenspiel.sample_decks import sample_decks

from ..server.running import Server, open_table, sit
from .conftest import Visit
from .measuring import cut_in_the_end, too_small
from .test_access import check_access
from .visitor import SIZES, Visitor, seated

KNIGHTS, FLEETS = (next(one for one in sample_decks() if one.id == id) for id in ("ritterheer", "handelsflotten"))
TURNS = 12
# each player has a share of 27 cards, and puts two of them away
SMALL_TOURNAMENT = {"layout": "split", "kept": "25", "sets": "ritter_haendler+politik_intrige"}

# decks by their names, as they were before it was kept with them what they need
KEEP = """
lists => {
  const key = "tafelrunde.decks.kartenspiel", decks = JSON.parse(localStorage.getItem(key));
  for (const [name, text] of Object.entries(lists)) decks.push({ name, text, at: 0 });
  localStorage.setItem(key, JSON.stringify(decks));
}
"""


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
    expect(page.locator(".verdict")).to_contain_text("Your deck: besides its events a deck has 33 cards, not 32.")
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


def test_a_deck_sets_the_table_on_which_it_can_be_played(visit: Visit) -> None:
    visitor = visit()
    page = builder(visitor)
    choice(page, "Edition").select_option("1999")
    button(page, f"Open {KNIGHTS.name['en']}").click()
    expect(page.locator(".verdict .good")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Old times")
    button(page, "Save").click()
    # and is chosen again whenever it is opened
    choice(page, "Edition").select_option("2003")
    button(page, "Open Old times").click()
    expect(choice(page, "Edition")).to_have_value("1999")
    first, *others = cards_named(KNIGHTS.list)
    lists = {"Pirates": "\n".join(["piraten", *others]), "Too small": "\n".join(others)}
    assert CARDS[first].kind != "event"
    page.evaluate(KEEP, lists)

    visitor.go("/new/kartenspiel?mode=turnier")
    page.get_by_label("Seat 2").select_option("bot:greedy")
    mine, edition = page.get_by_label("Your deck"), page.get_by_label("Edition of the rules")
    cards_of_2002 = page.get_by_role("checkbox", name="2002 tournament")
    fits, adjust = page.locator(".fits"), page.get_by_role("button", name="Adjust the options to this deck")
    expect(edition).to_have_value("2003")
    mine.select_option(label="Old times")
    expect(edition).to_have_value("1999")
    expect(fits).to_have_text("Adjusted to this deck: Edition of the rules.")
    # a random one needs nothing
    mine.select_option(index=0)
    expect(edition).to_have_value("2003")
    expect(fits).to_have_count(0)
    # with one that fits nowhere there is nothing to adjust
    mine.select_option(label="Too small")
    expect(fits).to_have_text("Your deck: besides its events a deck has 33 cards, not 32.")
    # what somebody has said here holds, until they want it otherwise
    cards_of_2002.check()
    cards_of_2002.uncheck()
    mine.select_option(label="Pirates")
    expect(edition).to_have_value("1999")
    expect(fits).to_contain_text("You cannot play this deck with these options.")
    check_access(visitor, (1440, 900))
    adjust.click()
    expect(cards_of_2002).to_be_checked()
    expect(fits).to_have_text("Adjusted to this deck: Edition of the rules, Special cards.")
    visitor.press("text=Open the table")
    page.wait_for_url("**/table/*")
    visitor.at_table()
    told = visitor.wait_asked()
    assert told is not None and (told["view"]["edition"], told["view"]["special"]) == ("1999", ["t2002"])
    assert Counter(told["view"]["deck"]) == Counter(cards_named(lists["Pirates"]))


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


def put_two_away(visitor: Visitor, place: int) -> list[str]:
    """Whatever lies at that place among what is left of the own share."""
    gone: list[str] = []
    for _ in range(2):
        told = visitor.wait_asked()
        assert told is not None and told["choice"]["prompt"] == "put-away" and told["view"]["put_away"] == gone
        gone.append(told["choice"]["options"][place].removeprefix("put away "))
        visitor.choose(told["choice"]["options"][place], "mouse")
        visitor.wait_moved(told["seq"])
    return gone


def pile(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-part=put-away-pile]")


def look_through(visitor: Visitor, gone: list[str]) -> None:
    """What one has put away, and nothing else."""
    page = visitor.page
    pile(visitor).get_by_role("button", name=f"Put away: {len(gone)} cards").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you can see them")
    cards = page.locator("[data-part=put-away] li")
    expect(cards).to_have_count(len(gone))
    for card, name in zip(cards.all(), gone, strict=True):
        expect(card).to_contain_text(CARDS[name].name["en"])
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)


def test_what_was_put_away_is_seen_by_one_alone(visit: Visit, server: Server) -> None:
    opened, owner = open_table(
        server, game="kartenspiel", mode="erweitert", seats=["me", "open"], options=SMALL_TOURNAMENT
    )
    guest = sit(server, opened["id"], owner)
    people = [seated(visit(), opened["id"], token) for token in (owner, guest, None)]
    for person in people:
        person.wait_drawn()
        expect(pile(person)).to_have_count(0)
    watcher = people.pop()
    first, second = people if people[0].update()["choice"] else people[::-1]
    of_first = put_two_away(first, 0)
    look_through(first, of_first)
    seq = first.update()["seq"]
    for person in (second, watcher):
        person.wait_for(lambda person=person: person.update()["seq"] >= seq or None, "the move was not told")
        person.wait_drawn()
        expect(pile(person)).to_have_count(0)
    of_second = put_two_away(second, 3)
    assert not set(of_first) & set(of_second)
    look_through(second, of_second)
    look_through(first, of_first)
    expect(pile(watcher)).to_have_count(0)
    check_access(first, (1440, 900))


def test_at_one_screen_nobody_sees_what_the_other_put_away(visit: Visit, server: Server) -> None:
    opened, token = open_table(
        server, game="kartenspiel", mode="erweitert", seats=["me", "me"], options=SMALL_TOURNAMENT
    )
    visitor = visit(size=SIZES["phone"])
    page = seated(visitor, opened["id"], token).page
    gone: dict[str, list[str]] = {}
    for _ in range(6):
        page.wait_for_selector(".curtain, ol button[data-option]", state="attached")
        if page.locator(".curtain").count():
            expect(pile(visitor)).to_have_count(0)
            visitor.press(".curtain button")
            expect(page.locator(".curtain")).to_have_count(0)
        told = visitor.wait_asked()
        assert told is not None
        me = told["seat"]
        if me in gone:
            look_through(visitor, gone[me])
            visitor.answer_somehow(told)
        else:
            expect(pile(visitor)).to_have_count(0)
            gone[me] = put_two_away(visitor, 3 * len(gone))
    assert len(gone) == 2


@pytest.mark.parametrize("size", list(SIZES))
def test_axe_finds_nothing_in_the_deck_builder(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size])
    page = builder(visitor)
    page.locator(".choices summary").click()
    if visitor.phone:
        assert too_small(visitor) == []
    check_access(visitor, SIZES[size])
