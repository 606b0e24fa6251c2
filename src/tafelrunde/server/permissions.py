"""Who may do what at a table, and who may look: one function for each sentence of docs/protocol.md, "Who may do what".

The door asks these functions, with the room as it is at that moment. What may not be done is a `Trouble` that says why.
"""

from .room import OPEN, Holder, Room, Watcher
from .tokens import hashed
from .trouble import Trouble
from .wire import Bring, ChangeSeat, ConsentToSeat, DeleteTable, Invite, Mute, Publish, Rematch, Sit, Stand

RUNNING, OVER = "running", "over"


# who somebody is


def is_host(holder: Holder | None) -> bool:
    """The host is who opened the table. A host who stands up leaves that to those who are still seated."""
    return holder is not None and holder.owner


def next_host(room: Room, leaving: int, seat: int) -> int | None:
    """When a holder leaves a seat, their last one: of the people who stay the one who came to the table first."""
    staying = [room.seats[number].holder for number in room.people() if number != seat]
    if leaving in staying:
        return None
    return min((holder for holder in staying if holder is not None), default=None)


def plays(room: Room, holder: Holder | None) -> bool:
    """Holds a seat and has not given up."""
    return any(seat in room.playing_people() for seat in room.seats_of(holder))


def plays_alone(room: Room, holder: Holder | None) -> bool:
    """Nobody else has to be asked."""
    mine = room.seats_of(holder)
    return plays(room, holder) and all(seat in mine for seat in room.playing_people())


def has_left(room: Room, holder: Holder | None, seat: int) -> bool:
    """Was the last person at this open seat."""
    return holder is not None and room.seats[seat].left_by == holder.id


def has_seen_another_hand(room: Room, holder: Holder | None, seat: int) -> bool:
    """Holds, or has held during this game, another seat than this one."""
    seen = {*room.seats_of(holder), *(() if holder is None else holder.held)}
    return bool(seen - {seat})


# sitting down and standing up


def may_sit(room: Room, holder: Holder | None, wish: Sit) -> None:
    """With an invitation; without one at a public table, and the host. During a game only as `may_take` says."""
    seat_to_take(room, holder, wish)


def seat_to_take(room: Room, holder: Holder | None, wish: Sit) -> int:
    """The open seat that is meant: by its invitation, by its name, or the first that may be taken."""
    if room.status not in (OPEN, RUNNING):
        raise Trouble(409, "over")
    free = [number for number, seat in enumerate(room.seats) if seat.who == OPEN]
    if wish.invitation is not None:
        free = invited_to(room, wish.invitation)
        if not free:
            raise Trouble(403, "invitation-used")
    elif not may_come_uninvited(room, holder):
        raise Trouble(403, "invitation-needed")
    else:
        free = [number for number in free if room.seats[number].reserved_for is None]
    if wish.seat is not None:
        number = room.number_of(wish.seat)
        if number not in free:
            raise Trouble(409, "seat-taken", seat=wish.seat)
        free = [number]
    if not free:
        raise Trouble(409, "full")
    may = [number for number in free if may_take(room, holder, number)]
    if not may:
        if any(room.seats[number].offered for number in free):
            raise Trouble(403, "other-hand")
        raise Trouble(403, "seat-waits")
    return may[0]


def invited_to(room: Room, invitation: str) -> list[int]:
    """The open seat of an invitation."""
    wanted = hashed(invitation)
    return [number for number, seat in enumerate(room.seats) if seat.who == OPEN and seat.invitation == wanted]


def may_come_uninvited(room: Room, holder: Holder | None) -> bool:
    """Anybody to a public table. To a private one the host; during a game only while no other person is seated."""
    if room.public:
        return True
    return is_host(holder) and (room.status == OPEN or set(room.people()) <= set(room.seats_of(holder)))


def may_take(room: Room, holder: Holder | None, seat: int) -> bool:
    """Before the game any open seat. During it the seat they have left; or one that those who play have offered, if
    they have seen no other hand."""
    if room.status == OPEN or has_left(room, holder, seat):
        return True
    return room.seats[seat].offered and not has_seen_another_hand(room, holder, seat)


def may_bring(room: Room, _holder: Holder | None, _wish: Bring) -> None:
    """Everybody, to their own seat, before the game."""
    if room.status != OPEN:
        raise Trouble(409, "begun", "begun-bring")


def may_stand(room: Room, _holder: Holder | None, _wish: Stand) -> None:
    """Everybody, from their own seat, until the game is over."""
    if room.status not in (OPEN, RUNNING):
        raise Trouble(409, "over")


# who sits in the other seats


def may_invite(room: Room, holder: Holder | None, _wish: Invite) -> None:
    """Before the game the host; during it those who play, to seats that they have offered."""
    _may_fill_seats(room, holder)


def may_invite_to(room: Room, holder: Holder, seat: int) -> bool:
    """Who plays alone has nobody to ask."""
    return room.status == OPEN or room.seats[seat].offered or plays_alone(room, holder)


def may_change_seat(room: Room, holder: Holder | None, wish: ChangeSeat) -> None:
    """A name: for their own seat. A bot or nobody, where no person sits: the host before the game; during it those who
    play, if all of them agree."""
    if wish.name is not None and (wish.seat is not None and room.number_of(wish.seat) not in room.seats_of(holder)):
        raise Trouble(403, "not-your-seat", "not-your-seat-name")
    if wish.who is not None:
        _may_fill_seats(room, holder)


def _may_fill_seats(room: Room, holder: Holder | None) -> None:
    match room.status:
        case "open" if not is_host(holder):
            raise Trouble(403, "not-host")
        case "running" if not plays(room, holder):
            raise Trouble(403, "not-your-seat", "not-your-seat-others")
        case "open" | "running":
            return
        case _:
            raise Trouble(409, "over")


def may_consent_to_seat(room: Room, holder: Holder | None, wish: ConsentToSeat) -> None:
    """Those who were asked, to what was asked."""
    asked = room.seat_request
    if asked is None or room.status != RUNNING or (room.names[asked.seat], asked.who) != (wish.at, wish.who):
        raise Trouble(409, "nothing-asked", "nothing-asked-seat")
    if not set(room.seats_of(holder)) & set(room.asked_about_seats(asked.by)):
        raise Trouble(409, "nothing-asked", "nothing-asked-seat")


# the table as a whole


def may_mute(room: Room, holder: Holder | None, _wish: Mute) -> None:
    """Everybody who reads the chat."""
    check_sight(room, holder)


def may_ask_again(room: Room, holder: Holder | None, _wish: Rematch) -> None:
    """Those who played, when the game is over."""
    if room.status != OVER:
        raise Trouble(409, "not-over", "not-over-rematch")
    if not room.seats_of(holder):
        raise Trouble(403, "not-your-seat", "not-your-seat-rematch")


def may_publish(room: Room, holder: Holder | None, _wish: Publish) -> None:
    """Those who played, when the game is over. It is open to everybody when all of them have said so."""
    if not room.seats_of(holder):
        raise Trouble(403, "not-your-seat", "not-your-seat-publish")
    if room.status != OVER:
        raise Trouble(409, "not-over", "not-over-publish")


def may_delete(room: Room, holder: Holder | None, _wish: DeleteTable) -> None:
    """The host, but not while others play: they would lose their game."""
    if not is_host(holder):
        raise Trouble(403, "not-your-table")
    if room.status == RUNNING and not set(room.people()) <= set(room.seats_of(holder)):
        raise Trouble(409, "running")


# looking


def may_see(room: Room, holder: Holder | None) -> bool:
    """Everybody, where spectators are welcome or the players have published the game. Otherwise those who hold a seat,
    and the host until the game begins."""
    if room.agreed.spectators or room.published:
        return True
    return bool(room.seats_of(holder)) or (is_host(holder) and room.status == OPEN)


def may_know_of(room: Room, holder: Holder | None, invitation: str | None) -> bool:
    """Who sits where and what was agreed: those who may see the table, those who could sit down at it, the host."""
    if may_see(room, holder) or is_host(holder) or (room.public and room.status == OPEN):
        return True
    return invitation is not None and bool(invited_to(room, invitation))


def check_sight(room: Room, holder: Holder | None) -> None:
    if not may_see(room, holder):
        raise private()


def check_knowing(room: Room, holder: Holder | None, invitation: str | None) -> None:
    if not may_know_of(room, holder, invitation):
        raise private()


def private() -> Trouble:
    return Trouble(403, "private")


def audience(room: Room) -> list[Watcher]:
    """Those who are told what happens. Who may no longer see it is shown out."""
    for watcher in list(room.watchers):
        if not may_see(room, watcher.holder):
            room.watchers.remove(watcher)
            watcher.show_out()
    return room.watchers
