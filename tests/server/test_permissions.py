"""Who may do what, when: every cell of the table in docs/protocol.md, asked of the functions that the door asks."""

from collections.abc import Callable
from typing import Any

import pytest

from tafelrunde.kernel import Table, registry
from tafelrunde.server import actions, permissions
from tafelrunde.server.door import HANDLERS
from tafelrunde.server.live import LiveTable
from tafelrunde.server.permissions import may_know_of, may_see, next_host
from tafelrunde.server.room import OPEN, PERSON, Agreed, Holder, Room, Seat, SeatRequest
from tafelrunde.server.tokens import hashed
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire import Bring, ChangeSeat, ConsentToSeat, DeleteTable, Invite, Publish, Rematch, Sit, Stand

SECRET = "invitation-to-the-seat"  # as long as they are
assert actions  # importing them registers them at the door

# p1 the host, p2 a guest, p3 a bot, p4 open: before the game for everybody, during it left by somebody
HOST, GUEST, LEFT, BESIDE = Holder(1, True), Holder(2, False), Holder(3, False, held=(3,)), Holder(4, False, held=(1,))
WHO = {"host": HOST, "guest": GUEST, "left p4": LEFT, "left p2 before the guest": BESIDE, "stranger": None}


def room(status: str = OPEN, *, public: bool = False, offered: bool = False, spectators: bool = True) -> Room:
    game = registry.game("karthedis")
    found = Room("table", game, game.agree("classic", 4, {}))
    found.status, found.public, found.agreed = status, public, Agreed(spectators=spectators)
    left = 3 if status != OPEN else None
    found.seats = [
        Seat(PERSON, 1, "Anna", None, {}, None),
        Seat(PERSON, 2, "Bert", None, {}, None),
        Seat("bot:hard", None, "", None, {}, None),
        Seat(OPEN, None, "", hashed(SECRET), {}, None, left, offered),
    ]
    if status != OPEN:
        found.live = LiveTable(Table(game, "classic", seats=4, seed="1"), None, [])
    return found


def told(may: Callable[..., None], *asked: Any) -> str:
    try:
        may(*asked)
    except Trouble as trouble:
        return trouble.error
    return "yes"


def answers(at: Room, wish: Any) -> dict[str, str]:
    may = HANDLERS[type(wish)].may
    assert may is not None
    return {who: told(may, at, holder, wish) for who, holder in WHO.items()}


def all_told(answer: str, **others: str) -> dict[str, str]:
    return {who: others.get(who.replace(" ", "_"), answer) for who in WHO}


BOT, NOBODY, INVITE = ChangeSeat(who="bot:random", seat="p3"), ChangeSeat(who=OPEN, seat="p3"), Invite("p4")


@pytest.mark.parametrize("wish", [BOT, NOBODY, INVITE], ids=["another bot", "no bot", "invitation"])
@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_who_decides_about_the_other_seats(wish: Any, public: bool) -> None:
    assert answers(room(public=public), wish) == all_told("not-host", host="yes")
    assert answers(room("running", public=public), wish) == all_told("not-your-seat", host="yes", guest="yes")
    assert answers(room("over", public=public), wish) == all_told("over")
    assert answers(room("replay"), wish) == all_told("over")


def test_who_has_given_up_decides_nothing_any_more() -> None:
    at = room("running")
    assert at.live is not None
    at.live.out.append(1)
    assert answers(at, BOT) == all_told("not-your-seat", host="yes")
    assert permissions.plays_alone(at, HOST) and not permissions.plays_alone(room("running"), HOST)


def test_an_invitation_during_the_game_is_for_a_seat_that_was_offered() -> None:
    assert permissions.may_invite_to(room(), HOST, 3)
    assert not permissions.may_invite_to(room("running"), HOST, 3)
    assert permissions.may_invite_to(room("running", offered=True), GUEST, 3)


@pytest.mark.parametrize(
    ("at", "uninvited", "invited"),
    [
        (room(), all_told("invitation-needed", host="yes"), all_told("yes")),
        (room(public=True), all_told("yes"), all_told("yes")),
        # during a game the seat waits, also for those with an invitation from before
        (room("running"), all_told("invitation-needed"), all_told("seat-waits", left_p4="yes")),
        (room("running", public=True), all_told("seat-waits", left_p4="yes"), all_told("seat-waits", left_p4="yes")),
        # when it was offered: to those who have seen no other hand
        (
            room("running", offered=True),
            all_told("invitation-needed"),
            all_told("other-hand", stranger="yes", left_p4="yes"),
        ),
        (
            room("running", public=True, offered=True),
            all_told("other-hand", stranger="yes", left_p4="yes"),
            all_told("other-hand", stranger="yes", left_p4="yes"),
        ),
        (room("over", offered=True), all_told("over"), all_told("over")),
    ],
    ids=["private", "public", "running", "running public", "offered", "offered public", "over"],
)
def test_who_may_sit_down(at: Room, uninvited: dict[str, str], invited: dict[str, str]) -> None:
    assert answers(at, Sit("p4")) == answers(at, Sit()) == uninvited
    assert answers(at, Sit(invitation=SECRET)) == answers(at, Sit("p4", SECRET)) == invited


def test_nobody_sits_down_where_a_bot_or_a_person_sits() -> None:
    for status in (OPEN, "running"):
        for seat in ("p2", "p3"):
            assert answers(room(status, public=True, offered=True), Sit(seat)) == all_told("seat-taken")


def test_the_only_person_comes_back_to_the_seat_they_have_left() -> None:
    at = room("running")
    at.seats[0] = Seat(OPEN, None, "", None, {}, None, 1)
    at.seats[1] = Seat("bot:easy", None, "", None, {}, None)
    alone = Holder(1, True, held=(0,))
    assert told(permissions.may_sit, at, alone, Sit("p1")) == "yes"
    assert told(permissions.may_sit, at, alone, Sit("p4")) == "seat-waits"
    at.seats[3].offered = True
    assert told(permissions.may_sit, at, alone, Sit("p4")) == "other-hand"
    assert told(permissions.may_change_seat, at, alone, BOT) == "not-your-seat"
    assert told(permissions.may_invite, at, alone, Invite()) == "not-your-seat"


def test_who_shares_a_screen_comes_back_to_their_second_seat_but_not_after_somebody_else() -> None:
    at = room("running", public=True)
    both = Holder(1, True, held=(3,))
    at.seats[3].left_by = 1
    assert told(permissions.may_sit, at, both, Sit("p4")) == "yes"
    at.seats[3].left_by, at.seats[3].offered = 2, True
    assert told(permissions.may_sit, at, both, Sit("p4")) == "other-hand"


@pytest.mark.parametrize(("status", "answer"), [(OPEN, "yes"), ("running", "yes"), ("over", "over")])
def test_everybody_may_stand_up_until_the_game_is_over(status: str, answer: str) -> None:
    assert answers(room(status), Stand()) == all_told(answer)


@pytest.mark.parametrize(("status", "answer"), [(OPEN, "yes"), ("running", "begun"), ("over", "begun")])
def test_everybody_may_bring_something_else_until_the_game_begins(status: str, answer: str) -> None:
    assert answers(room(status), Bring()) == all_told(answer)


def test_everybody_names_their_own_seat_at_any_time() -> None:
    for status in (OPEN, "running", "over"):
        assert answers(room(status), ChangeSeat("Clara", seat="p2")) == all_told("not-your-seat", guest="yes")


def test_only_those_who_were_asked_agree_and_only_to_what_was_asked() -> None:
    at = room("running")
    yes = ConsentToSeat(True, "p3", "bot:random")
    assert answers(at, yes) == all_told("nothing-asked")
    at.seat_request = SeatRequest(0, 2, "bot:random", [])
    assert answers(at, yes) == all_told("nothing-asked", guest="yes")
    assert answers(at, ConsentToSeat(True, "p3", OPEN)) == all_told("nothing-asked")
    assert answers(at, ConsentToSeat(True, "p4", "bot:random")) == all_told("nothing-asked")
    at.status = "over"
    assert answers(at, yes) == all_told("nothing-asked") and at.info().seat_asked is None


def test_playing_again_publishing_and_deleting() -> None:
    running, over = room("running"), room("over")
    assert answers(running, Rematch()) == all_told("not-over")
    assert answers(over, Rematch()) == all_told("not-your-seat", host="yes", guest="yes")
    assert answers(running, Publish()) == all_told("not-your-seat", host="not-over", guest="not-over")
    assert answers(over, Publish()) == all_told("not-your-seat", host="yes", guest="yes")
    assert answers(room(), DeleteTable()) == answers(over, DeleteTable()) == all_told("not-your-table", host="yes")
    assert answers(running, DeleteTable()) == all_told("not-your-table", host="running")


def test_a_host_who_leaves_is_followed_by_who_came_first() -> None:
    at = room()
    assert next_host(at, 1, 0) == 2
    at.seats[3] = Seat(PERSON, 1, "", None, {}, None)
    assert next_host(at, 1, 0) is None  # they hold another seat
    at.seats[1] = at.seats[2]
    at.seats[3] = at.seats[2]
    assert next_host(at, 1, 0) is None  # nobody else is there


def seeing(at: Room) -> set[str]:
    return {who for who, holder in WHO.items() if may_see(at, holder)}


def knowing(at: Room, invitation: str | None = None) -> set[str]:
    return {who for who, holder in WHO.items() if may_know_of(at, holder, invitation)}


@pytest.mark.parametrize("status", [OPEN, "running", "over"])
@pytest.mark.parametrize("public", [False, True])
def test_where_spectators_are_welcome_everybody_sees(status: str, public: bool) -> None:
    assert seeing(room(status, public=public)) == knowing(room(status, public=public)) == set(WHO)


@pytest.mark.parametrize("status", [OPEN, "running", "over"])
def test_where_they_are_not_those_who_are_seated_do(status: str) -> None:
    at = room(status, spectators=False)
    assert seeing(at) == knowing(at) == knowing(at, "another-invitation-it-") == {"host", "guest"}
    assert knowing(at, SECRET) == set(WHO)
    shown = room(status, spectators=False, public=True)
    assert seeing(shown) == {"host", "guest"}
    assert knowing(shown) == (set(WHO) if status == OPEN else {"host", "guest"})


def test_a_host_without_a_seat_sees_the_table_until_the_game_begins() -> None:
    for status, sees in ((OPEN, True), ("running", False), ("over", False)):
        at = room(status, spectators=False)
        assert may_see(at, Holder(9, True)) == sees and may_know_of(at, Holder(9, True), None)


def test_a_game_is_published_by_all_who_played_it_and_when_it_is_over() -> None:
    at = room("over", spectators=False)
    at.publishing = [0]
    assert seeing(at) == {"host", "guest"} and not at.info().published
    at.publishing = [0, 1]
    assert seeing(at) == set(WHO) and at.info().published
    at.status = "running"
    assert seeing(at) == {"host", "guest"}


def test_whatever_is_done_for_more_than_ones_own_seat_has_a_sentence() -> None:
    """What a seat does for itself in the game needs none: the seat is the permission."""
    without = {handler.message.__name__ for handler in HANDLERS.values() if handler.may is None}
    assert without == {"Move", "WhyNot", "AskHint", "Undo", "Consent", "Resign", "Passing", "Say"}
