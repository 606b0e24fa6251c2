"""The reveal at the market: place by place, bid by bid, and nothing on the page is ahead of it."""

from copy import deepcopy
from typing import Any

from .conftest import Visit
from .feeding import Feeding

WATCH = """
() => {
  window.seen = [];
  const now = () => ({
    place: Number(document.querySelector('.place.now')?.dataset.place ?? 0),
    up: [...document.querySelectorAll('.place')].map(place => place.querySelectorAll('.bid.up').length),
    sums: [...document.querySelectorAll('.place')].map(
      place => [...place.querySelectorAll('.sums li > b')].map(total => total.innerText),
    ),
    // who has much of something has one token of it, with a number
    won: [...document.querySelectorAll('.won .token')].reduce((sum, token) => sum + Number(token.innerText || 1), 0),
    told: [...document.querySelectorAll('.log li')].at(-1)?.textContent,
    heard: [...document.querySelectorAll('[aria-live]')].map(one => one.textContent).join(' '),
  });
  const keep = () => {
    const last = JSON.stringify(window.seen.at(-1)), next = now();
    if (JSON.stringify(next) !== last) window.seen.push(next);
  };
  const everything = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(keep).observe(document.body, everything);
  keep();
}
"""


def handed_over(told: dict[str, Any]) -> bool:
    """Somebody has just won something, and the bids still lie there."""
    return any(place["totals"] and place["resource"] is None for place in told["view"]["display"])


def face_down(after: dict[str, Any], awards: list[dict[str, Any]]) -> dict[str, Any]:
    """The view before everything was turned up and handed over."""
    before = deepcopy(after)
    before["phase"] = "trade"
    for slot in before["display"]:
        slot["totals"] = {}
        for bid in slot["bids"]:
            bid["up"] = False
            if bid["owner"] != after["seat"]:
                bid["card"] = bid["value"] = None
    for award in awards:
        before["players"][award["seat"]]["won"].remove(award["resource"])
        before["display"][award["slot"] - 1]["resource"] = award["resource"]
    return before


def test_the_reveal_goes_place_by_place_and_spoils_nothing(visit: Visit) -> None:
    visitor = visit(size=(1280, 720))
    feeding = Feeding(visitor)
    visitor.sit_down("karthedis", "classic", 2, moves=80, until=handed_over)
    told = visitor.wait_drawn()
    assert handed_over(told)
    after = told["view"]
    opening = max(at for at, event in enumerate(told["events"]) if event["kind"] == "leader")
    begun, round_ = told["events"][: opening + 1], told["events"][opening + 1 :]
    happened = [event for event in round_ if event["kind"] in ("turned-up", "awarded")]
    awards = [event for event in happened if event["kind"] == "awarded"]
    before = face_down(after, awards)
    visitor.page.emulate_media(reduced_motion="no-preference")
    feeding.show(before, events=begun)
    visitor.page.wait_for_timeout(1000)  # that step has been seen
    visitor.page.evaluate(WATCH)
    feeding.show(after, events=[*begun, *happened])  # the page is there when all of it has been shown
    seen: list[dict[str, Any]] = visitor.page.evaluate("window.seen")

    places = [one["place"] for one in seen if one["place"]]
    with_bids = [number for number, slot in enumerate(after["display"], start=1) if slot["bids"]]
    assert list(dict.fromkeys(places)) == with_bids and places == sorted(places)
    first, last = seen[0], seen[-1]
    won = {event["slot"] for event in awards}
    for one in seen[:-1]:
        done = {number for number in won if number < one["place"]}
        assert one["won"] <= first["won"] + len(done) + (one["place"] in won), one
        assert all(one["up"][number - 1] == 0 for number in with_bids if 0 < one["place"] < number), one
        # whoever listens hears of it when all of it is over
        assert not one["place"] or "wins" not in one["heard"], one
    assert last["won"] == first["won"] + len(awards)
    assert "wins" in last["heard"] and last["told"] != first["told"]
    # a total stands there while bids of its place are still to be turned over, and is the right one in the end
    for number in with_bids:
        if len(after["display"][number - 1]["bids"]) > 1:
            assert any(
                one["place"] == number and one["up"][number - 1] == 1 and one["sums"][number - 1] for one in seen
            )
        totals = after["display"][number - 1]["totals"].values()
        assert last["sums"][number - 1] == [str(total) for total in sorted(totals, reverse=True)]
