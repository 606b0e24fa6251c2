"""The journeys of the web table at both sizes: sit down, invite, share a screen, look closely, come back, replay."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tafelrunde import make_bot, new_table

from ..server.running import running_server
from .conftest import Visit
from .visitor import SIZES, Visitor

BOTH = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())


def hidden_cards(visitor: Visitor) -> set[str]:
    """What this visitor's last update shows of the own hand."""
    view = visitor.update()["view"]
    people = view.get("princes") or view["players"]
    return {card for person in people if person["seat"] == view["seat"] for card in person["hand"]}


@BOTH
def test_1_one_click_and_you_sit_against_a_bot(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go()
    expect(page.locator("article[data-game]")).to_have_count(3)
    begun = time.monotonic()
    visitor.press("article[data-game=fuersten] .big")
    visitor.at_table()
    expect(page.locator(".hand, .none").first).to_be_visible()
    print(f"from the click to the table: {time.monotonic() - begun:.2f} s")
    assert visitor.wait_asked() is not None


@BOTH
def test_2_a_friend_comes_by_a_link_and_neither_sees_the_others_hand(visit: Visit, size: tuple[int, int]) -> None:
    anna, bert = visit(size=size), visit(size=size, language="de-DE")
    anna.go()
    anna.press("article[data-game=fuersten] >> text=Invite a friend")
    invite = anna.page.get_by_role("button", name="Invite", exact=True)
    invite.tap() if anna.phone else invite.click()
    link = anna.page.get_by_label("Link for one person").input_value()
    assert "#" in link
    bert.page.goto(link)
    bert.page.get_by_label("Dein Name").fill("Bert")
    bert.press("button:has-text('Platz nehmen')")
    for visitor in (anna, bert):
        visitor.at_table()
    assert "#" not in bert.page.url  # the secret does not stay in the address
    expect(anna.page.locator("body")).to_contain_text("Bert")

    # both choose their first hands, then some more
    by_seat = {anna.update()["seat"]: anna, bert.update()["seat"]: bert}
    for _ in range(12):
        asked = next((by_seat[seat] for seat in (anna.update()["waiting_for"] or bert.update()["waiting_for"])), None)
        assert asked is not None
        told = asked.wait_asked()
        assert told is not None
        asked.answer_somehow(told)
        for visitor in (anna, bert):
            visitor.wait_moved(told["seq"])
    assert anna.wait_drawn()["seq"] == bert.wait_drawn()["seq"]
    for one, other in ((anna, bert), (bert, anna)):
        secret = hidden_cards(one) - hidden_cards(other)
        shown = json.dumps([other.update()["view"], other.update()["choice"]])
        told_all = "".join(other.frames)
        for card in secret:
            if f'"{card}"' in shown:  # of some cards there are two, and the other may lie open
                continue
            assert not re.search(rf'"card":"{card}"[^}}]*"stack"', told_all), f"{card} was told on the wire"
            assert other.page.locator(f'[data-keys~="hand:{card}"]').count() == 0


@BOTH
def test_3_at_one_screen_the_hand_is_hidden_between_turns(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go()
    visitor.press("article[data-game=fuersten] >> text=On one screen")
    visitor.at_table()
    seen: set[str] = set()
    for _ in range(40):
        page.wait_for_selector(".curtain, ol button[data-option]", state="attached")
        if page.locator(".curtain").count():
            assert page.locator("[data-keys^='hand:']").count() == 0
            visitor.press(".curtain button")
            expect(page.locator(".curtain")).to_have_count(0)
            continue
        told = visitor.wait_asked()
        assert told is not None
        seen.add(told["seat"])
        if len(seen) == 2 and told["choice"]["prompt"] == "roll":
            break
        visitor.answer_somehow(told)
    assert seen == {"red", "blue"}


def asked_for(visitor: Visitor, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """At a table of the introductory game, at the question one waits for: its update."""
    visitor.sit_down("fuersten", "intro", 2, moves=60, until=lambda told: wanted(told["choice"]))
    told = visitor.wait_asked()
    assert told is not None and wanted(told["choice"]), f"never asked; {visitor.state()}"
    return told


def no_city(choice: dict[str, Any]) -> bool:
    """In the action phase, without the means to build a city."""
    return choice["prompt"] == "action" and not any(option.startswith("build city") for option in choice["options"])


@BOTH
def test_5_anything_says_what_it_is_and_why_it_cannot_be_used(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.page
    # a city without the means for it: the place says why not, with the rule
    asked_for(visitor, no_city)
    place = page.locator('[data-keys="place:1"]')
    lies = "City" if "City" in place.inner_text() else "Settlement"  # the bots may have built one already
    place.tap() if visitor.phone else place.click()
    refusal = page.locator(".trouble[role=alert]:visible").first
    expect(refusal).to_be_visible()
    rule = refusal.locator("a").first
    assert re.fullmatch(r"F-\d+", rule.inner_text())
    with page.context.expect_page() as opened:
        rule.tap() if visitor.phone else rule.click()
    expect(opened.value.locator("main")).to_contain_text(rule.inner_text())
    opened.value.close()

    # what it is: by pointing, by focus and key, by long press
    refusal.get_by_role("button").click()
    closer = page.locator(".closer")
    if visitor.phone:
        box = place.bounding_box()
        assert box is not None
        long_press(page, box["x"] + 10, box["y"] + 10)
    else:
        place.hover()
        expect(closer).to_contain_text(lies)
        page.mouse.move(3, 3)
        expect(closer).to_have_count(0)
        place.focus()
        page.keyboard.press("i")
    expect(closer).to_contain_text(lies)
    expect(closer.get_by_role("link").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(closer).to_have_count(0)
    page.wait_for_timeout(800)  # longer than pointing at a thing takes to show it
    expect(closer).to_have_count(0)

    # the pile of events shows which of them were turned up, and Escape leads back to it
    visitor.press(".pile.event button")
    pile = page.get_by_role("dialog", name="Event cards")
    expect(pile.locator("li")).to_have_count(events_turned_up(visitor))
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)
    expect(page.locator(".pile.event button")).to_be_focused()


def events_turned_up(visitor: Visitor) -> int:
    """How many event cards this visitor was told of since the event stack was last shuffled."""
    kinds: list[str] = []
    for told in (json.loads(frame) for frame in visitor.frames if '"type":"update"' in frame):
        kinds = [*kinds[: told["events_from"]], *(event["kind"] for event in told["events"])]
    last = max((at for at, kind in enumerate(kinds) if kind == "events-shuffled"), default=-1)
    return kinds[last + 1 :].count("event-card")


def test_a_double_click_is_one_click_where_one_is_enough(visit: Visit) -> None:
    """Who clicks twice out of habit has moved with the first click, and asked nothing with the second."""
    visitor = visit()
    told = asked_for(visitor, lambda choice: "roll dice" in choice["options"])
    page, dice = visitor.page, visitor.page.locator('[data-keys="dice"]')
    dice.hover()
    page.mouse.down()
    page.mouse.up()
    visitor.wait_moved(told["seq"])
    expect(dice).not_to_have_class(re.compile(r"\blit\b"))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)  # a question to the server would be answered by now
    assert not page.locator(".trouble[role=alert], .closer.pinned").count()
    # clicked again it answers
    dice.click()
    expect(page.locator(".trouble[role=alert], .closer.pinned").first).to_be_visible()


def long_press(page: Page, x: float, y: float) -> None:
    """A finger that stays."""
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(700)
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_6_the_table_is_where_it_was_after_a_reload_and_after_a_restart(visit: Visit, tmp_path: Path) -> None:
    """At both sizes at once: one server is stopped for two people."""
    with running_server(tmp_path) as server:
        people = [visit(server, size=size) for size in SIZES.values()]
        again = [reloaded(visitor) for visitor in people]
        server.kill()
        for visitor, told in zip(people, again, strict=True):
            expect(visitor.page.locator(".notice.bad")).to_be_visible()
            # a move made while nobody listens is sent when somebody does, once
            visitor.choose(told["choice"]["options"][0], "mouse")
        server.start()
        for visitor, told in zip(people, again, strict=True):
            expect(visitor.page.locator(".notice.bad")).to_have_count(0)
            visitor.wait_moved(told["seq"])
            # and the first page knows the table
            visitor.go()
            expect(visitor.page.get_by_role("link", name="Carry on:")).to_be_visible()
            visitor.press("a.resume")
            visitor.at_table()


def answered(visitor: Visitor, many: int) -> dict[str, Any]:
    """So many questions are answered: what is asked then."""
    for _ in range(many):
        told = visitor.wait_asked()
        assert told is not None
        visitor.answer_somehow(told)
    asked = visitor.wait_asked()
    assert asked is not None
    return asked


def reloaded(visitor: Visitor) -> dict[str, Any]:
    """A table after some moves, which is as it was after a reload: what is asked there."""
    visitor.sit_down("fuersten", "intro", moves=5)
    before = answered(visitor, 3)
    visitor.page.reload()
    visitor.at_table()
    again = visitor.wait_asked()
    assert again is not None and again["view"] == before["view"] and again["seq"] == before["seq"]
    return again


def test_two_tabs_on_one_seat_stay_in_step(visit: Visit) -> None:
    visitor = visit()
    table = visitor.sit_down("fuersten", "intro")
    second = visitor.tab()
    second.goto(f"{visitor.address}/table/{table}")
    expect(second.locator("ol button[data-option]").first).to_be_visible()
    told = answered(visitor, 5)
    # the second tab shows the same; it moves, and the first follows
    expect(second.locator(f'.table[data-seq="{told["seq"]}"]')).to_be_visible()
    second.bring_to_front()
    second.locator("ol button[data-option]").first.click()
    visitor.wait_moved(told["seq"])
    assert visitor.wait_asked() is not None
    expect(second.locator(f'.table[data-seq="{visitor.wait_drawn()["seq"]}"]')).to_be_visible()


@BOTH
def test_7_watch_then_replay_link_to_a_turn_export_and_import(
    visit: Visit, size: tuple[int, int], tmp_path: Path
) -> None:
    player, watcher = visit(size=size), visit(size=size)
    table = player.sit_down("karthedis", "classic", 2)
    watcher.go(f"/table/{table}")
    watcher.at_table()
    expect(watcher.page.locator(".notice")).to_contain_text("watching")
    own = hidden_cards(player)
    told = "".join(watcher.frames)
    assert '"choice":null' in told and not any(f'"hand":["{card}"' in told for card in own)

    player.play_to_the_end("keyboard" if not player.phone else "touch", each=1)
    player.to_the_result()
    page = player.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "game.record"
    download.value.save_as(record)
    player.press("section.result >> text=Replay")
    page.wait_for_url("**/replay/**")
    scrubber = page.get_by_role("slider").first
    expect(scrubber).to_be_visible()
    scrubber.focus()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"at=3"))
    moment = page.url

    # somebody else opens the link at that moment, and a third uploads the record
    watcher.page.goto(moment)
    expect(watcher.page.get_by_role("slider").first).to_have_value("3")
    watcher.go()
    watcher.page.locator("input[type=file]").set_input_files(record)
    watcher.page.wait_for_url("**/replay/**")
    expect(watcher.page.get_by_role("slider").first).to_be_visible()


def test_a_game_of_earlier_rules_is_shown_as_far_as_the_present_ones_lead(visit: Visit, tmp_path: Path) -> None:
    table = new_table("fuersten", "intro", seed=7)
    table.drive([make_bot("greedy", table.game, seat) for seat in (0, 1)], most=60)
    text = table.record().text().replace('[Rules "1"]', '[Rules "0"]')
    text = text.replace(": end turn", ": end turn at once", 1)
    record = tmp_path / "earlier.record"
    record.write_text(text, encoding="utf-8")
    visitor = visit()
    page = visitor.go()
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/replay/**")
    board = page.get_by_role("region", name="The table at this moment")
    expect(board.locator(".principality").first).to_be_visible()
    scrubber = page.get_by_role("slider").first
    scrubber.focus()
    page.keyboard.press("End")
    expect(board.get_by_role("status")).to_contain_text("which began with version 0")
    expect(board.locator(".principality")).to_have_count(0)
    expect(page.locator(".log li").first).to_be_visible()
    visitor.press("header button:has-text('DE')")
    expect(page.get_by_role("status")).to_contain_text("die mit Version 0 begann")
    scrubber.focus()
    page.keyboard.press("Home")
    expect(page.locator(".board .principality").first).to_be_visible()
    assert visitor.troubles == []


@BOTH
def test_8_language_looks_motion_and_sound_without_reloading(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.sit_down("fuersten", "duell")
    page = visitor.page
    page.evaluate("window.stillHere = true")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    visitor.press("header button:has-text('DE')")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("body")).to_contain_text("Duell der Fürsten")
    visitor.press("button[aria-label=Einstellungen]")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("dunkel").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    page.get_by_label("so wenig wie möglich").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    page.get_by_label("Töne").uncheck()
    assert page.evaluate("window.stillHere") is True
    page.reload()
    visitor.at_table()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("JSON.parse(localStorage.getItem('tafelrunde.settings')).sound") is False
