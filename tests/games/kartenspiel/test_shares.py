"""The small tournament with an agreed number of own cards (K-020): who chooses what, and what comes of it."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.modes import Deal, mode_with, share_of_each
from tafelrunde.games.kartenspiel.state import CHOOSE_SHARES, State
from tafelrunde.games.realm.mode import draw_cards
from tafelrunde.kernel import BadInput, Table

from .walks import FACTS, KartenspielTable, check, owned

SETS = ("ritter_haendler", "politik_intrige")
SHARE = share_of_each(Deal(SETS, "split", 15))
OWN = ((0, 1, 2), (3, 4, 5))
KEPT = (9, SHARE // 2, SHARE // 2 + 1, SHARE - 1)


def new(kept: int, seed: int = 1) -> KartenspielTable:
    return Table(GAME, "erweitert", options={"layout": "split", "kept": str(kept), "sets": "+".join(SETS)}, seed=seed)


def choosing(table: KartenspielTable) -> bool:
    return table.state.phase == CHOOSE_SHARES


def choose_all(table: KartenspielTable, rng: random.Random) -> list[tuple[int, str, str]]:
    """Who was asked what, and what was answered."""
    told = []
    while choosing(table):
        choice = table.choice
        option = rng.choice(choice.options)
        told.append((choice.seat, choice.prompt, str(option)))
        table.choose(option, choice.seat)
    return told


def own_row(s: State, seat: int) -> Counter[str]:
    return Counter(card for number in OWN[seat] for card in s.stacks[number])


def copies() -> Counter[str]:
    """How often each card that is split is in the base game and the two sets together, after the fact file."""
    there = owned("2003", SETS, ())
    return Counter({card: n for card, n in there.items() if FACTS[card]["kind"] != "event" and card != "inquisition"})


@pytest.mark.rule("K-019")
def test_of_equal_cards_each_has_half() -> None:
    mode = mode_with("erweitert", Deal(SETS, "split", 15))
    for name in ("red", "blue"):
        share = Counter(mode.box.cards[card].title for card in draw_cards(mode, name))
        assert share == +Counter({card: n // 2 for card, n in copies().items()})
        assert share.total() == SHARE


@pytest.mark.rule("K-020")
@pytest.mark.parametrize("kept", KEPT)
def test_each_plays_with_as_many_cards_as_were_agreed_on(kept: int) -> None:
    table = new(kept)
    neutral = [table.state.stacks[number] for number in (6, 7, 8)]
    first = table.state.active
    told = choose_all(table, random.Random(kept))
    prompt, form, to_say = (
        ("keep-card", "keep", kept) if kept < SHARE - kept else ("put-away", "put away", SHARE - kept)
    )
    assert [(seat, asked) for seat, asked, _ in told] == [(first, prompt)] * to_say + [(1 - first, prompt)] * to_say
    s = table.state
    for seat, name in enumerate(("red", "blue")):
        named = Counter(said.removeprefix(f"{form} ") for by, _, said in told if by == seat)
        share = Counter(draw_cards(s.mode, name))
        assert own_row(s, seat) == (named if prompt == "keep-card" else share - named)
        assert Counter(s.put_away[seat]) == share - own_row(s, seat)
        assert not s.undecided[seat]
        lengths = [len(s.stacks[number]) for number in OWN[seat]]
        assert sum(lengths) == kept and max(lengths) - min(lengths) <= 1
    assert [s.stacks[number] for number in (6, 7, 8)] == neutral  # which stays complete
    assert sum(map(len, neutral)) == sum(n % 2 for n in copies().values())
    assert table.choice.prompt == "start-stack" and table.choice.seat == first


@pytest.mark.rule("K-019", "K-020")
def test_whoever_keeps_all_of_it_chooses_nothing() -> None:
    options = {"layout": "split", "sets": "+".join(SETS), "kept": "all"}
    table: KartenspielTable = Table(GAME, "erweitert", options=options, seed=1)
    assert table.choice.prompt == "start-stack"
    assert "kept" not in table.setting.options
    assert table.view(0)["kept"] is None and table.view(0)["put_away"] is None
    for seat, name in enumerate(("red", "blue")):
        assert own_row(table.state, seat) == Counter(draw_cards(table.state.mode, name))


@pytest.mark.rule("K-020")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"layout": "split", "kept": "8"}, "keeps 9 to"),
        ({"layout": "split", "kept": str(SHARE)}, f"of {SHARE} cards each player keeps 9 to {SHARE - 1}, or 'all'"),
        ({"layout": "split", "kept": "some"}, "not 'some'"),
        ({"layout": "split", "kept": "9" * 5000}, "keeps 9 to"),
        ({"layout": "rows", "kept": "9"}, "only with the layout 'split'"),
        ({"kept": "9"}, "only with the layout 'split'"),
        ({"edition": "1997", "kept": "9"}, "only with"),
    ],
)
def test_how_many_cards_can_be_kept(options: dict[str, str], told: str) -> None:
    sets = {} if "edition" in options else {"sets": "+".join(SETS)}
    with pytest.raises(BadInput, match=told):
        GAME.agree("erweitert", None, {**sets, **options})


@pytest.mark.rule("K-020")
@pytest.mark.parametrize("kept", KEPT)
def test_a_table_is_taken_up_again_while_somebody_chooses(kept: int) -> None:
    table = new(kept, seed=kept)
    rng = random.Random(kept)
    while choosing(table):
        check(table.state)
        again: KartenspielTable = Table.load(GAME, json.loads(json.dumps(table.dump())))
        assert again.choice.options == table.choice.options
        assert [again.view(seat) for seat in (0, 1, None)] == [table.view(seat) for seat in (0, 1, None)]
        state = GAME.from_json(json.loads(json.dumps(GAME.to_json(table.state))))
        assert GAME.to_json(state) == GAME.to_json(table.state)
        table.choose(rng.choice(table.choice.options), table.choice.seat)
    check(table.state)


@pytest.mark.parametrize("kept", [9, SHARE - 2])
def test_a_choice_that_nobody_can_have_made_is_refused(kept: int) -> None:
    table = new(kept)
    table.choose(table.choice.options[0], table.choice.seat)
    data: Any = GAME.to_json(table.state)
    first = table.state.active
    assert GAME.to_json(GAME.from_json(data)) == data
    share = draw_cards(table.state.mode, ("red", "blue")[first])
    for key, cards in (
        ("put_away", share),  # more than go
        ("put_away", ["spion"] * 5),
        ("put_away", ["piraten"]),
        ("undecided", [*share, share[0]]),
        ("undecided", share[:2]),
        ("undecided", []),
    ):
        damaged = {**data, key: [cards if seat == first else data[key][seat] for seat in (0, 1)]}
        with pytest.raises(ValueError, match=r"put_away|undecided"):
            GAME.from_json(damaged)


@pytest.mark.rule("K-020")
@pytest.mark.parametrize("kept", KEPT)
def test_nobody_sees_what_the_other_keeps(kept: int) -> None:
    """The share of each is known, so each card of it is as likely in the game as any other."""
    table = new(kept)
    first = table.state.active
    other = table.view(1 - first)
    choose_all_of(table, first)
    mine = table.view(first)
    for eye in (1 - first, None):
        shown = table.view(eye)
        assert shown["put_away"] == ([] if eye is not None else None)
        assert not [event for event in table.told(eye) if event.get("card")]
    assert {**table.view(1 - first)} == other
    assert len(mine["put_away"] or ()) == SHARE - kept
    told = [event["card"] for event in table.told(first) if event["kind"] in ("put-away", "kept")]
    named = Counter(mine["put_away"] or ())
    assert Counter(told) == (named if kept >= SHARE - kept else share_of(table, first) - named)


def choose_all_of(table: KartenspielTable, seat: int) -> None:
    while table.choice.seat == seat:
        table.choose(table.choice.options[-1], seat)


def share_of(table: KartenspielTable, seat: int) -> Counter[str]:
    return Counter(draw_cards(table.state.mode, ("red", "blue")[seat]))


@pytest.mark.rule("K-020")
def test_what_was_put_away_never_comes_into_the_game() -> None:
    for kept in KEPT:
        table = new(kept, seed=kept)
        rng = random.Random(kept)
        choose_all(table, rng)
        gone = table.state.put_away
        for _ in range(150):
            table.choose(rng.choice(table.choice.options), table.choice.seat)
            if table.over:
                break
        check(table.state)
        assert table.state.put_away == gone


@pytest.mark.rule("K-020")
@pytest.mark.parametrize("kept", KEPT)
def test_a_bot_keeps_what_can_win(kept: int) -> None:
    """Points first; and no card of its share is worth more than one that it keeps."""
    assert GAME.thinking is not None
    table = new(kept)
    worth: dict[str, float] = {}
    seat = table.choice.seat
    while choosing(table) and table.choice.seat == seat:
        choice = table.choice
        values = GAME.thinking.appraise(table.view(seat), choice)
        worth |= {
            option.args[0]: value if choice.prompt == "keep-card" else -value
            for option, value in zip(choice.options, values, strict=True)
        }
        table.choose(choice.options[values.index(max(values))], seat)
    gone = Counter(table.view(seat)["put_away"] or ())
    stays = share_of(table, seat) - gone
    assert min(worth[card] for card in stays) >= max(worth[card] for card in gone)
    cards = table.state.mode.box.cards
    assert sum(cards[card].vp for card in stays.elements()) >= 3
