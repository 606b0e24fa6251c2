"""Nobody learns what the other has brought but by seeing it: neither in views nor in what is told, asked or refused."""

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.data import CARDS, SEATS
from tafelrunde.games.kartenspiel.decks import EVENT, FIXED_EVENTS, deck_of, pool, write_deck
from tafelrunde.games.kartenspiel.determinize import ENTERABLE
from tafelrunde.games.kartenspiel.game import agreed
from tafelrunde.games.kartenspiel.modes import deck_deal
from tafelrunde.games.kartenspiel.sample_decks import sample_decks
from tafelrunde.games.kartenspiel.state import State
from tafelrunde.games.realm.state import (
    DISCARD_LOOKED_AT,
    EVENTS_FORESEEN,
    EVENTS_LOOKED_AT,
    NEXT_EVENTS_LOOKED_AT,
    REGION_STACK_LOOKED_AT,
)
from tafelrunde.kernel import Reason, Table
from tafelrunde.server.settings import public_options, whole

from ...random_moves import any_sentence, pick
from .walks import KartenspielTable

EYES = (0, 1, None)
EDITION = "2003"
SEEDS = range(8)
LONG = 300  # answers


def two_lists(seed: int) -> tuple[str, str]:
    """Two decks at random that have no card and no event in common."""
    rng = random.Random(seed)
    sides: tuple[list[str], list[str]] = ([], [])
    there = pool(deck_deal(EDITION))
    for card in sorted(there):
        if card not in FIXED_EVENTS:
            rng.choice(sides).extend([card] * there[card])
    lists = []
    for side in sides:
        cards = [card for card in side if CARDS[card].kind != EVENT]
        events = [card for card in side if CARDS[card].kind == EVENT]
        lists.append(write_deck(deck_of([*rng.sample(cards, 33), *rng.sample(events, 4)])))
    return lists[0], lists[1]


def new(red: str, blue: str, seed: int) -> KartenspielTable:
    return Table(GAME, "turnier", options={"edition": EDITION, "deck_red": red, "deck_blue": blue}, seed=seed)


def walk(table: KartenspielTable, rng: random.Random) -> Iterator[KartenspielTable]:
    for _ in range(LONG):
        yield table
        if table.over:
            return
        table.choose(pick(table.choice, rng), table.choice.seat)


def brought(s: State, seat: int | None) -> set[str]:
    return set() if seat is None else {*s.decks[seat], *s.chosen_events[seat]} - {*FIXED_EVENTS}


def words(data: Any) -> Iterator[str]:
    """Every text in JSON data."""
    if isinstance(data, dict):
        data = [*data.keys(), *data.values()]
    if isinstance(data, (list, tuple)):
        for one in data:
            yield from words(one)
    elif isinstance(data, str):
        yield data


def seen(s: State, seat: int | None) -> set[str]:
    """The cards that a seat can see or has seen where they are, apart from its list."""
    found = [*s.told_events, *s.banished, *s.playing, *([s.event_card] if s.event_card else [])]
    for prince in s.princes:
        found += [card for card, _, _ in (*prince.expansions(), *prince.annexes)]
        found += [card for card, _ in prince.on_roads] + [by for _, _, by in prince.blocks]
    found += [card for _, _, card in s.bans] + [s.stacks[stack][0] for stack in s.face_up]
    if seat is None:
        return {*found, *(pile[-1] for pile in s.discards if pile)}
    found += [card for pile in s.discards for card in pile]
    found += [*s.princes[seat].hand, *s.seen_hands[seat], *s.foreseen[seat]]
    found += [card for row in s.seen_stacks[seat] for card in row]
    if s.shown_to == seat:
        found += s.princes[1 - seat].hand
    return {*found, *(_looked_at(s) if s.looker == seat else ())}


def _looked_at(s: State) -> Iterable[str]:
    if s.looking == EVENTS_LOOKED_AT:
        return s.event_stack
    if s.looking == NEXT_EVENTS_LOOKED_AT:
        return s.event_stack[:EVENTS_FORESEEN]
    return () if s.looking in (REGION_STACK_LOOKED_AT, DISCARD_LOOKED_AT) else s.stacks[s.looking]


@pytest.mark.rule("K-013", "K-014")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_the_other_list_only_what_was_seen_is_shown_or_told(seed: int) -> None:
    rng = random.Random(seed)
    table = new(*two_lists(seed), seed)
    of_both = brought(table.state, 0) | brought(table.state, 1)
    assert not brought(table.state, 0) & brought(table.state, 1)
    ever: dict[int | None, set[str]] = {eye: set() for eye in EYES}
    told = dict.fromkeys(EYES, 0)
    for there in walk(table, rng):
        s = there.state
        for eye in EYES:
            now = seen(s, eye) | brought(s, eye)
            ever[eye] |= now
            assert {*words(there.view(eye))} & of_both <= now
            events = there.told(eye)
            assert {*words(events[told[eye] :])} & of_both <= ever[eye], events[told[eye] :]
            told[eye] = len(events)


@pytest.mark.rule("K-013")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_asked_and_refused_names_no_card_of_the_other_list(seed: int) -> None:
    rng = random.Random(seed)
    table = new(*two_lists(seed), seed)
    for there in walk(table, rng):
        s = there.state
        if there.over:
            return
        choice = there.choice
        known = seen(s, choice.seat) | brought(s, choice.seat)
        about = {*words(choice.about), *(word for option in choice.options for word in words(option.args))}
        assert about & brought(s, 1 - choice.seat) <= known
        for seat in (0, 1):
            sentence = any_sentence(GAME.grammar, rng)
            reason = there.why_not(sentence, seat)
            if isinstance(reason, Reason):
                named = {*words(reason.params)} - {*words(sentence.args)}
                assert named & brought(s, 1 - seat) <= seen(s, seat) | brought(s, seat)


@pytest.mark.rule("K-013")
def test_a_list_is_seen_by_its_owner_alone() -> None:
    red, blue = two_lists(1)
    table = new(red, blue, 1)
    for seat, text in enumerate((red, blue)):
        deck = table.view(seat)["deck"]
        assert deck is not None and write_deck(deck_of(deck)) == text
    assert table.view(None)["deck"] is None
    assert all(
        name in ("deck_red", "deck_blue") or text not in (red, blue) for name, text in table.setting.options.items()
    )


@pytest.mark.rule("K-013", "K-018")
def test_what_is_public_about_a_table_names_no_list() -> None:
    """What a room shows of its setting, and what an imagined game is played with."""
    red, blue = two_lists(2)
    table = new(red, blue, 2)
    public = public_options(GAME, whole(GAME, table.setting))
    assert public == {"edition": EDITION, "form": "free"}
    assert agreed(table.state) == {"edition": EDITION, "decks": "sample"}
    text = json.dumps([public, agreed(table.state)])
    assert not [card for card in brought(table.state, 0) | brought(table.state, 1) if card in text]


@pytest.mark.rule("K-013", "K-153")
@pytest.mark.parametrize("sample", ["ritterheer", "gelehrte", "messestadt", "zaubererrat", "kolonien"])
def test_who_thinks_ahead_knows_what_is_left_of_the_own_list_and_no_more(sample: str) -> None:
    """Both play the same list, so that nothing but its place tells whose card lies there."""
    assert GAME.thinking is not None and GAME.thinking.ahead is not None
    text = next(deck.list for deck in sample_decks() if deck.id == sample)
    rng = random.Random(sample)
    table = new(text, text, 3)
    looked = Counter[bool]()
    for there in walk(table, rng):
        s = there.state
        if there.over or s.phase not in ENTERABLE or not there.choice.anchor:
            continue
        seat = there.choice.seat
        view = there.view(seat)
        imagined = GAME.thinking.ahead.determinize(view, rng.shuffle, there.choice)
        if imagined is None:
            continue
        assert imagined.decks[seat] == s.decks[seat]
        assert Counter(imagined.chosen_events[seat]) == Counter(s.chosen_events[seat])
        if not {*s.decks[0]} & STEALING:
            assert own_stacks_of(imagined, seat) == own_stacks_of(s, seat)
        assert (len(imagined.decks[1 - seat]), len(imagined.chosen_events[1 - seat])) == (33, 4)
        looked[Counter(imagined.decks[1 - seat]) == Counter(s.decks[1 - seat])] += 1
    assert looked.total() > 20
    assert looked[False]  # it does not always hit upon the other's list


# with these a card can come into the stacks of the other
STEALING = {"spion", "alte_wissenschaften", "zauberhand", "guido_der_grosse_diplomat", "flavo_der_gaukler"}


def own_stacks_of(s: State, seat: int) -> Counter[str]:
    return Counter(
        card for stack, back in zip(s.stacks, s.mode.backs, strict=True) if back == SEATS[seat] for card in stack
    )
