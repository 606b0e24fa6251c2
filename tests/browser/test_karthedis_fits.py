"""The table of Karthedis fits: whatever is needed to play is on screen at every size, from two seats to twelve; nothing
is cut off or too small to read, and nothing moves when a card is picked up or a bid appears."""

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .visitor import PHONE, Visitor

DESKTOPS = [(1440, 900), (1280, 720), (1024, 768)]
SIDEWAYS = (844, 390)
SMALLEST = 10.5  # pixels: less than that nobody reads

LOOK = """
() => {
  const board = document.querySelector('.karthedis.board');
  const box = thing => {
    const {left, top, right, bottom} = thing.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const seen = thing => {  // what is left of it when everything around has cut it
    let [left, top, right, bottom] = box(thing);
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(around);
      const [l, t, r, b] = box(around);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, l), Math.min(right, r)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, t), Math.min(bottom, b)];
    }
    return [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  };
  const name = ({dataset: {keys, part, place, seat, bid}}) => keys || part || place || seat || bid;
  const all = what => [...board.querySelectorAll(what)].map(
    one => ({name: name(one), box: box(one), seen: seen(one), scrolled: crowded(one)}),
  );
  // bids at their smallest that still do not fit into their place are scrolled through
  const crowded = one => {
    const bids = one.closest('.bids');
    return bids !== null && bids.scrollHeight > bids.clientHeight + 1;
  };
  const written = thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== '');
  const small = [...board.querySelectorAll('*')]
    .filter(thing => written(thing) && !thing.closest('.sr') && thing.getClientRects().length)
    .map(thing => [parseFloat(getComputedStyle(thing).fontSize), thing.textContent.trim()])
    .filter(([size]) => size < SMALLEST);
  const broken = [...board.querySelectorAll('.title, .named b, .named small')]
    .filter(thing => thing.scrollWidth > thing.clientWidth + 1).map(thing => thing.textContent);
  return {
    parts: Object.fromEntries(all('[data-part]').map(part => [part.name, part])),
    seats: all('[data-seat]'), places: all('[data-place]'), bids: all('[data-bid]'), lit: all('.thing.lit'),
    small, broken, wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight,
  };
}
""".replace("SMALLEST", str(SMALLEST))


def look(page: Page) -> dict[str, Any]:
    page.mouse.move(1, 1)
    page.wait_for_timeout(120)  # a resized page is laid out again, and a chosen card rises
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def cut(thing: dict[str, Any], sides: tuple[int, ...] = (0, 1, 2, 3)) -> bool:
    return any(abs(thing["box"][side] - thing["seen"][side]) > 1 for side in sides)


TABLES = 4  # cards fall as they like, and a game may be over before it looks as it should
UP_AND_DOWN = (1, 3)  # what lies in a strip that is pushed sideways may be cut there


def own_bids(told: dict[str, Any]) -> int:
    view = told["view"]
    return sum(bid["owner"] == view["seat"] for place in view["display"] for bid in place["bids"])


def bidding(told: dict[str, Any]) -> bool:
    return bool(told["choice"]) and told["choice"]["prompt"] == "trade" and own_bids(told) > 0


def settled(told: dict[str, Any]) -> bool:
    return any(place["totals"] for place in told["view"]["display"])


def at_table(visit: Visit, seats: int, state: Any, size: tuple[int, int]) -> Visitor:
    visitor = visit(size=size, language="de-DE")
    for _ in range(TABLES):
        visitor.sit_down("karthedis", "classic", seats, moves=80, until=state)
        if state(visitor.wait_drawn()):
            return visitor
    raise AssertionError("no table came to look like that")


@pytest.mark.parametrize("state", [bidding, settled])
@pytest.mark.parametrize("seats", [2, 9, 12])
def test_everything_is_on_screen(visit: Visit, seats: int, state: Any) -> None:
    visitor = at_table(visit, seats, state, DESKTOPS[0])
    for width, height in DESKTOPS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found = look(visitor.page)
        where = f"at {width}x{height}"
        for name, part in found["parts"].items():
            assert not cut(part), f"{name} is cut {where}: {part}"
        assert found["parts"].keys() >= {"market", "own", "seats"}
        assert len(found["places"]) == seats + 1 and len(found["seats"]) == seats - 1
        # with more seats than the market is made for the seats may be scrolled through, and the bids of a crowded place
        lit = [thing for thing in found["lit"] if not thing["scrolled"]]
        for thing in (*found["places"], *((*lit, *found["seats"]) if seats <= 9 else ())):
            assert not cut(thing), f"{thing} is cut {where}"
        if state is bidding:
            assert found["bids"] and not any(map(cut, found["bids"])), f"a bid is cut {where}"
            assert {"hand", "spots"} <= found["parts"].keys()
        assert not found["small"], f"too small {where}: {found['small']}"
        assert not found["broken"], f"does not fit {where}: {found['broken']}"
        assert found["wide"] <= width and found["high"] <= height


@pytest.mark.parametrize("size", [*DESKTOPS, PHONE], ids=lambda size: f"{size[0]}")
def test_nothing_moves_when_a_bid_is_made(visit: Visit, size: tuple[int, int]) -> None:
    visitor = at_table(visit, 5, bidding, size)
    before = stays(look(visitor.page))
    told = visitor.wait_asked()
    assert told is not None
    bid = next(move for move in told["choice"]["options"] if move.startswith("bid "))
    visitor.press(f'[data-keys~="hand:{bid.split()[1]}"].lit')
    picked = look(visitor.page)
    assert any(thing["name"].startswith("slot:") for thing in picked["lit"])
    assert stays(picked) == before, "something moved when a card was picked up"
    visitor.press(f'[data-keys~="slot:{bid.split()[3]}"].lit')
    visitor.wait_moved(told["seq"])
    visitor.wait_drawn()
    assert stays(look(visitor.page)) == before, "something moved when a bid was made"


def stays(found: dict[str, Any]) -> list[Any]:
    places = [place["box"] for place in found["places"]]
    return [*places, *(found["parts"][name]["box"] for name in ("seats", "market", "hand"))]


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_next_tap_is_in_sight_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    visitor = at_table(visit, 9, bidding, size)
    visitor.press(".hand .lit")
    found = look(visitor.page)
    for name, part in found["parts"].items():
        assert not cut(part), f"{name} is cut: {part}"
    for thing in (*found["lit"], *found["places"], *found["seats"]):
        assert not cut(thing, UP_AND_DOWN) or thing["box"][0] >= size[0], f"{thing} is cut"
    in_sight = [thing["name"].split(":")[0] for thing in found["lit"] if not cut(thing)]
    assert {"hand", "slot"} <= {*in_sight, "hand"} and in_sight.count("slot") >= 2
    assert not found["small"] and not found["broken"], (found["small"], found["broken"])
    assert found["wide"] <= size[0]


@pytest.mark.parametrize("state", [bidding, settled])
def test_a_phone_shows_a_market_of_four_without_a_swipe(visit: Visit, state: Any) -> None:
    visitor = at_table(visit, 3, state, PHONE)
    found = look(visitor.page)
    assert len(found["places"]) == 4 and not any(map(cut, found["places"])), found["places"]
    assert not found["small"] and not found["broken"], (found["small"], found["broken"])


def test_a_tap_on_a_small_seat_shows_what_it_has(visit: Visit) -> None:
    visitor = at_table(visit, 5, bidding, PHONE)
    # everything can be done by pointing: where other games have buttons the closed sheet says what happened last
    assert not visitor.page.locator(".ways:visible").count()
    assert visitor.page.locator(".lately:visible").inner_text().strip() != ""
    visitor.press('[data-seat="p2"] button')
    pile = visitor.page.get_by_role("region", name="Abberufenstapel von")
    assert pile.is_visible()
    visitor.page.keyboard.press("Escape")
    pile.wait_for(state="detached")
