"""Nobody is told what they must not know: a few games of every mode, every byte checked (leaks/ says how).

The long form is `python -m tests.server.leaks --games 500`.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tafelrunde.kernel import Record

from .leaks.check import Checker
from .leaks.clients import Client, Head, Leak, Opened
from .leaks.run import kinds, one_game, play_and_check, visitor
from .leaks.updates import encode, read_json
from .running import Server

KINDS = list(kinds(2))


@pytest.mark.parametrize(("game", "mode", "seats", "games"), KINDS)
def test_nobody_is_told_what_they_must_not_know(server: Server, game: str, mode: str, seats: int, games: int) -> None:
    checked = play_and_check(server.address, game, mode, seats, range(games), "test")
    assert checked.games == games
    assert checked.messages > checked.moves * (seats + 1)  # everybody saw every move, and a spectator did
    if game == "karthedis":
        assert checked.reactions


# the check itself: it must notice when anything in a game without a leak is changed

Change = Callable[
    [dict[str, Any], dict[str, Any]], Any
]  # red's update and blue's after the same answer, red's is changed
TAMPERED: dict[str, Change] = {
    "the other's view": lambda red, blue: red.update(view=blue["view"]),
    "the other's hand": lambda red, blue: red["view"]["princes"][1].update(hand=blue["view"]["princes"][1]["hand"]),
    "the other's choice": lambda red, blue: red.update(choice=blue["choice"]),
    "the other's acknowledgement": lambda red, blue: red.update(ack=blue["ack"]),
    "the other's events": lambda red, blue: red.update(events=blue["events"]),
    "who is asked": lambda red, _blue: red.update(waiting_for=["red"]),
    "a field more": lambda red, _blue: red.update(next_throw=4),
    "a card more": lambda red, _blue: red["view"].update(top_of_stack="kloster"),
    "an event less": lambda red, _blue: red["events"].pop(),
    "what was told before": lambda red, _blue: red.update(events_from=red["events_from"] - 1),
}


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Opened, Record]:
    """A game in which there is something to tamper with. The server deals as it likes, and some games are short."""

    async def play() -> tuple[Opened, Record]:
        async with visitor(server.address) as http:
            for number in range(30):
                game = await one_game(server.address, http, "fuersten", "intro", 2, f"tampered with/{number}")
                if _drawn(*game[0].clients[:2]) and _remembered(*game[0].clients[:2]):
                    return game
        raise AssertionError("in thirty games blue has never drawn a card and put one under a stack")

    return asyncio.run(play())


def check(played: tuple[Opened, Record]) -> None:
    asyncio.run(Checker(*played, "tampered with").check())


def place_of(client: Client, seq: int) -> int:
    return next(at for at, head in enumerate(client.heads) if head.type == "update" and head.seq == seq)


def _drawn(red: Client, blue: Client) -> int | None:
    """The number of an answer with which blue drew a card unseen by red, and was asked something else."""
    for message, head in zip(blue.messages, blue.heads, strict=True):
        if head.type == "update" and head.ack is not None:
            update = read_json(message)
            if update["choice"] is not None and any(event["kind"] == "drew" for event in update["events"]):
                # who says hello again is told of an answer twice, and the second time of more than that
                seen = read_json(red.messages[place_of(red, head.seq)])
                if seen["events"] != update["events"] and seen["events_from"] == update["events_from"]:
                    return head.seq
    return None


def _remembered(red: Client, blue: Client) -> int | None:
    """The number of an answer after which blue knows a card in a stack, and holds one, that red does not know.

    It is not enough that they know different cards: red may know all that blue does, and more."""
    for message, head in zip(blue.messages, blue.heads, strict=True):
        if head.type == "update":
            view = read_json(message)["view"]
            seen = read_json(red.messages[place_of(red, head.seq)])["view"]
            memory, red_memory = view["memory"], seen["memory"]
            unseen_in_hand = Counter(view["princes"][1]["hand"]) - Counter(red_memory["hand"])
            if unseen_in_hand and set(_places(memory["stacks"])) - set(_places(red_memory["stacks"])):
                return head.seq
    return None


def _places(stacks: list[list[str | None]]) -> Iterator[tuple[int, int, str]]:
    """Every card known in the stacks, with where it lies."""
    for stack, cards in enumerate(stacks):
        for depth, card in enumerate(cards):
            if card is not None:
                yield stack, depth, card


@pytest.fixture
def drawn(played: tuple[Opened, Record]) -> int:
    found = _drawn(*played[0].clients[:2])
    assert found is not None
    return found


@pytest.fixture
def remembered(played: tuple[Opened, Record]) -> int:
    found = _remembered(*played[0].clients[:2])
    assert found is not None
    return found


@pytest.mark.parametrize("change", TAMPERED)
def test_a_changed_update_is_noticed(
    played: tuple[Opened, Record], drawn: int, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(played)
    red, blue = played[0].clients[:2]
    at = place_of(red, drawn)
    update = read_json(red.messages[at])
    TAMPERED[change](update, read_json(blue.messages[place_of(blue, drawn)]))
    monkeypatch.setattr(red, "messages", [*red.messages[:at], encode(update), *red.messages[at + 1 :]])
    with pytest.raises(Leak):
        check(played)


def test_a_secret_anywhere_is_noticed(played: tuple[Opened, Record], monkeypatch: pytest.MonkeyPatch) -> None:
    opened, record = played
    spectator = opened.clients[-1]
    for secret in (record.tags["Seed"], *opened.secrets):
        said = b'{"type":"pong","by":"%b"}' % secret.encode()
        monkeypatch.setattr(spectator, "messages", [*spectator.messages[:-1], said])
        with pytest.raises(Leak, match="secret"):
            check(played)


def test_a_message_nobody_asked_for_is_noticed(played: tuple[Opened, Record], monkeypatch: pytest.MonkeyPatch) -> None:
    spectator = played[0].clients[-1]
    for said in (b'{"type":"chat","text":"psst"}', b'{"type":"pong","more":1}', b'{"type":"accepted","id":"x"}'):
        monkeypatch.setattr(spectator, "messages", [*spectator.messages, said])
        monkeypatch.setattr(spectator, "heads", [*spectator.heads, Head(str(read_json(said)["type"]), 0, None)])
        with pytest.raises(Leak):
            check(played)
        monkeypatch.undo()
    check(played)


def test_more_than_who_is_here_is_noticed(played: tuple[Opened, Record], monkeypatch: pytest.MonkeyPatch) -> None:
    spectator = played[0].clients[-1]
    assert read_json(spectator.attended[-1])["seats"]
    for seats in ({"nobody": "here"}, {"red": "away"}, {"red": "kloster"}):
        monkeypatch.setattr(spectator, "attended", [encode({"type": "attended", "seats": seats})])
        with pytest.raises(Leak):
            check(played)
    monkeypatch.setattr(spectator, "attended", [b'{"type":"attended","seats":{},"by":"red"}'])
    with pytest.raises(Leak):
        check(played)
    monkeypatch.undo()
    check(played)


def test_what_a_view_should_not_show_is_noticed_even_if_the_kernel_shows_it(
    played: tuple[Opened, Record], drawn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lists of hidden places do not rely on views: a view that is wrong in the kernel and on the wire alike."""
    red, blue = played[0].clients[:2]
    hand = read_json(blue.messages[place_of(blue, drawn)])["view"]["princes"][1]["hand"]
    at = place_of(red, drawn)
    update = read_json(red.messages[at])
    update["view"]["princes"][1]["hand"] = hand
    monkeypatch.setattr(red, "messages", [*red.messages[:at], encode(update), *red.messages[at + 1 :]])
    monkeypatch.setattr(Checker, "_compare", lambda *_: None)
    with pytest.raises(Leak, match="should be hidden"):
        check(played)


Memory = dict[str, Any]
# red's memory, or a spectator's if he had one, and blue's view after the same answer
REMEMBERED_WRONGLY: dict[str, Callable[[Memory, dict[str, Any]], Any]] = {
    "the other's stacks": lambda memory, blue: memory.update(stacks=blue["memory"]["stacks"]),
    "the other's hand": lambda memory, blue: memory.update(hand=sorted(blue["princes"][1]["hand"])),
    "a card of no stack": lambda memory, _blue: memory.update(stacks=[["umzug"], *memory["stacks"][1:]]),
    "a discard": lambda memory, blue: memory["discards"].append(blue["princes"][1]["hand"][0]),
    "a field more": lambda memory, _blue: memory.update(events=["fehde"]),
}


@pytest.mark.parametrize("who", ["red", "spectator"])
@pytest.mark.parametrize("change", REMEMBERED_WRONGLY)
def test_what_a_seat_has_not_seen_is_noticed_even_if_the_kernel_remembers_it(
    played: tuple[Opened, Record], remembered: int, change: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    red, blue, spectator = played[0].clients
    client = red if who == "red" else spectator
    at = place_of(client, remembered)
    update = read_json(client.messages[at])
    memory = read_json(red.messages[place_of(red, remembered)])["view"]["memory"]
    REMEMBERED_WRONGLY[change](memory, read_json(blue.messages[place_of(blue, remembered)])["view"])
    update["view"]["memory"] = memory
    monkeypatch.setattr(client, "messages", [*client.messages[:at], encode(update), *client.messages[at + 1 :]])
    monkeypatch.setattr(Checker, "_compare", lambda *_: None)
    with pytest.raises(Leak, match="has not seen it"):
        check(played)
