"""With motion: what others do is shown step by step, dice tumble, things fly, events are held up, and nothing is left
of it. A game with agreed luck is told to the page (`retelling.py`), so that it is always the same to be seen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .feeding import Feeding
from .retelling import Story, retold
from .visitor import Visitor

OTHER = 1  # we look from seat 0
READ = 2400  # milliseconds; what is held up stays a little longer, for people to read it
PACE = 300  # milliseconds; a step stays longer, but drawing it may take a while

# What is to be seen, kept by the page itself at the moment it changes: on a busy machine whoever asks comes too late.
WATCH = """
() => {
  const table = document.querySelector('.table');
  const seen = (window.seen = { steps: [], flown: [], tumbled: [], places: [], held: [], acted: 0 });
  const now = () => performance.now();
  const look = () => {
    if (seen.steps.at(-1)?.seq !== table.dataset.seq) seen.steps.push({ seq: table.dataset.seq, at: now() });
    const turned = document.querySelector('[data-place].now')?.dataset.place;
    if (turned === undefined || seen.places.at(-1)?.turned === turned) return;
    const places = [...document.querySelectorAll('[data-place]')];
    seen.places.push({ turned, words: places.map(place => place.textContent) });
  };
  const flies = node => node instanceof HTMLElement && getComputedStyle(node).position === 'fixed';
  const held = node => node instanceof HTMLElement && node.matches('.held[role=status]');
  new MutationObserver(changes => {
    for (const change of changes) {
      for (const added of change.addedNodes) {
        if (held(added)) seen.held.push({ at: now() });
        else if (flies(added)) seen.flown.push(added.className);
      }
      for (const removed of change.removedNodes) if (held(removed)) seen.held.at(-1).gone = now();
    }
    look();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (seen.acted = now()), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches('.die')) seen.tumbled.push(how[1].duration);
    return animate.apply(this, how);
  };
  look();
}
"""

# whatever would be in the way of the next click, or hide the table from those who listen
IN_THE_WAY = ".flying, body > img, [inert], .held[role=status], main[aria-hidden=true], .board[aria-hidden=true]"
LEFT = f"() => document.querySelectorAll('{IN_THE_WAY}').length"
MOVING = "() => document.getAnimations().filter(one => one.playState === 'running').length"


@pytest.fixture(scope="module")
def princes() -> Story:
    return retold("fuersten", "gold", "a", 95)


@pytest.fixture(scope="module")
def market() -> Story:
    return retold("karthedis", "classic", "c", 70, seats=4)


class Audience:
    """Somebody who is told a story and looks at how it is shown."""

    def __init__(self, visitor: Visitor, story: Story, moves: bool = True) -> None:
        self.page: Page = visitor.page
        self.story = story
        if moves:
            self.page.emulate_media(reduced_motion="no-preference")
        self._feeding = Feeding(visitor)
        self._visitor = visitor

    def sit(self, game: str, mode: str, at: int, seats: int | None = None) -> None:
        """At the table as it stands before an answer."""
        self._visitor.play_now(game, mode, seats)
        self._visitor.wait_drawn()
        self.back_to(at - 1)
        self.page.evaluate(WATCH)

    def back_to(self, at: int) -> None:
        """How things stood after an answer, with nothing to be shown of it."""
        self._feeding.tell(self.story.standing(at))
        self.wait_for(at)
        self.page.keyboard.press("Shift")  # whoever comes back is shown the last event as well
        self.page.wait_for_function(f"() => ({MOVING})() === 0 && ({LEFT})() === 0")

    def hear(self, *answers: int) -> None:
        for at in answers:
            self._feeding.tell(self.story.moments[at].update)

    def wait_for(self, at: int) -> None:
        self.page.locator(f'.table[data-seq="{self.story.moments[at].seq}"]').wait_for()

    def name_of(self, card: str) -> str:
        found = self.page.request.get(f"{self._visitor.address}/api/tables/{self._visitor.table}/catalogue").json()
        return next(str(one["name"]["en"]) for one in found["cards"] if one["id"] == card)

    def rest(self) -> dict[str, list[Any]]:
        """What was to be seen until nothing moved any more; nothing of it may be left."""
        self.page.wait_for_function(f"() => ({MOVING})() === 0 && ({LEFT})() === 0")
        seen: dict[str, list[Any]] = self.page.evaluate("() => window.seen")
        return seen


def test_dice_tumble_and_show_what_was_told_and_goods_fly(visit: Visit, princes: Story) -> None:
    at = princes.at("rolled", "gained", seat=OTHER)
    audience = Audience(visit(), princes)
    audience.sit("fuersten", "gold", at)
    moment = princes.moments[at]
    audience.hear(at)
    audience.wait_for(at)
    seen = audience.rest()
    assert len(seen["tumbled"]) == 2, seen
    assert len([one for one in seen["flown"] if "flying token" in one]) == moment.kinds.count("gained"), seen
    number = moment.update["view"]["production"]
    dice = audience.page.locator(".dice")
    expect(dice.locator(".said.left b")).to_have_text(str(number))
    assert str(number) in dice.locator(".thing > .sr").inner_text()
    assert dice.locator(".die").evaluate_all("all => all.map(die => getComputedStyle(die).transform)") == [
        "none",
        "none",
    ]


def test_the_others_turn_goes_step_by_step_and_a_key_skips(visit: Visit, princes: Story) -> None:
    first = princes.at("built", seat=OTHER)
    answers = range(first, first + 8)
    audience = Audience(visit(), princes)
    audience.sit("fuersten", "gold", first)
    audience.hear(*answers)
    # one after the other, in their order, and not faster than one can look
    audience.wait_for(answers[1])
    seqs = [str(princes.moments[at].seq) for at in answers]
    _, one, two, *_ = audience.page.evaluate("() => window.seen.steps")
    assert [one["seq"], two["seq"]] == seqs[:2]
    assert two["at"] - one["at"] > PACE
    # a key leaps to how things stand
    audience.page.keyboard.press("Shift")
    assert audience.page.locator(".table").get_attribute("data-seq") == seqs[-1]
    seen = audience.rest()
    assert seqs[-2] not in [step["seq"] for step in seen["steps"]], seen
    assert any("flying" in one for one in seen["flown"]), seen


def test_an_event_is_held_up_and_goes_by_a_click_a_key_and_by_itself(visit: Visit, princes: Story) -> None:
    at = princes.at("event-card", seat=OTHER)
    card = next(event["card"] for event in princes.moments[at].update["events"] if event["kind"] == "event-card")
    audience = Audience(visit(), princes)
    audience.sit("fuersten", "gold", at)
    held = audience.page.locator(".held[role=status]")
    for goes in ("click", "Escape", "by itself"):
        audience.back_to(at - 1)
        expect(held).to_have_count(0)
        audience.hear(at)
        expect(held).to_be_visible()
        assert held.locator(".card .title").inner_text() == audience.name_of(card)
        if goes == "click":
            held.get_by_role("button").click()
        elif goes == "Escape":
            audience.page.keyboard.press("Escape")
        expect(held).to_have_count(0)
        seen = audience.rest()
        last = seen["held"][-1]
        if goes == "by itself":
            assert last["gone"] - last["at"] > READ, last
        else:
            assert last["at"] < seen["acted"] < last["gone"] < seen["acted"] + READ, (seen["acted"], last)


def test_what_has_no_card_is_held_up_with_the_name_of_the_one_it_is_about(visit: Visit) -> None:
    story = retold("kartenspiel", "grund", "b", 100)
    at = story.at("robbers")
    audience = Audience(visit(), story)
    audience.sit("kartenspiel", "grund", at)
    robbed = next(event for event in story.moments[at].update["events"] if event["kind"] == "robbers")
    name = ("Red", "Blue")[robbed["seat"]]
    audience.hear(at)
    said = f"Robbers count {robbed['counted']} resources in {name}'s principality"
    expect(audience.page.locator(".held .poster")).to_contain_text(said)


def test_karthedis_is_revealed_place_by_place_and_ends_as_without_motion(visit: Visit, market: Story) -> None:
    at = market.at("turned-up", "awarded")
    places = [number for number, one in enumerate(market.moments[at].update["view"]["display"], 1) if one["totals"]]
    still, moving = Audience(visit(), market, moves=False), Audience(visit(), market)
    for audience in (still, moving):
        audience.sit("karthedis", "classic", at, seats=4)
        audience.hear(at)
    still.wait_for(at)
    assert still.rest()["places"] == []
    end = market_of(still.page)

    # it may be over by now: what was seen tells it
    moving.page.wait_for_function("last => window.seen.places.some(one => one.turned === last)", arg=str(places[-1]))
    expect(moving.page.locator("[data-place].now")).to_have_count(0)
    seen = moving.rest()
    assert [int(one["turned"]) for one in seen["places"]] == places
    words = still.page.locator("[data-place]").all_text_contents()
    for one in seen["places"]:
        later = [number for number in places if number > int(one["turned"])]
        early = [number for number in later if one["words"][number - 1] == words[number - 1]]
        assert not early, f"{early} were turned up before their turn"
    assert seen["flown"], "no prize flew"
    assert market_of(moving.page) == end

    moving.back_to(at - 1)
    moving.hear(at)
    moving.page.locator(f'[data-place="{places[0]}"].now').wait_for()
    moving.page.keyboard.press("Shift")
    assert moving.page.locator("[data-place].now").count() == 0
    moving.rest()
    assert market_of(moving.page) == end


def market_of(page: Page) -> list[str]:
    """What lies on the market, for the eye and for the ear."""
    words: list[str] = page.locator("[data-place]").all_inner_texts()
    things: list[str] = page.locator("[data-place] .thing").evaluate_all(
        "all => all.map(one => `${one.dataset.keys} ${one.className} ${one.querySelectorAll('img').length}`)"
    )
    return [*words, *things]
