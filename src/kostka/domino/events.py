"""Reads what stands after ``!`` in a domino record: faults, time, absence, the protocol."""

from kostka.domino.rules.moves import (
    Absent,
    Confirm,
    Excused,
    Move,
    OutOfTurn,
    Overdue,
    Penalty,
    Revoke,
    Sign,
    Signs,
    Slow,
    TimeUp,
    Touched,
)
from kostka.domino.rules.seating import TAGS, pair_of
from kostka.domino.words import WHO_PAIR, WHO_SEAT, read_tile
from kostka.game.cursor import Cursor
from kostka.game.seats import Seat

BY_SEAT: dict[str, type[Slow | Excused | Revoke | Signs | Confirm | Sign]] = {
    "slow": Slow,
    "excused": Excused,
    "revoke": Revoke,
    "signs": Signs,
    "confirms": Confirm,
    "protocol": Sign,
}
WORD_OF: dict[type, str] = {kind: word for word, kind in BY_SEAT.items()}
OF_SEAT = (*BY_SEAT, "touched", "out of turn", "absent")
OF_PAIR = ("penalty", "absent")


def read_event(cursor: Cursor) -> Move:
    """The one event of a line; nothing may follow it."""
    move = _event(cursor)
    if not cursor.done:
        raise cursor.puzzled("end of line")
    return move


def _event(cursor: Cursor) -> Move:
    who = cursor.next.text.lower()
    if who == "time":
        cursor.take()
        return TimeUp()
    if who == "overdue":
        cursor.take()
        return Overdue()
    if who in WHO_SEAT:
        cursor.take()
        return _of_seat(cursor, WHO_SEAT[who])
    if who not in WHO_PAIR:
        raise cursor.puzzled(f"{' '.join(TAGS)} A B time overdue")
    cursor.take()
    pair, what = WHO_PAIR[who], cursor.next.text.lower()
    if what not in OF_PAIR:
        raise cursor.puzzled(" ".join(OF_PAIR))
    cursor.take()
    if what == "absent":
        return Absent(pair)
    points = cursor.next.text
    if not (points.isascii() and points.isdigit() and len(points) < 5):
        raise cursor.puzzled("1…999", "DOM-30")
    cursor.take()
    return Penalty(pair, int(points), "" if cursor.done else cursor.take().text.lower())


def _of_seat(cursor: Cursor, seat: Seat) -> Move:
    what = cursor.next.text.lower()
    if what in BY_SEAT:
        cursor.take()
        return BY_SEAT[what](seat)
    if what == "absent":
        cursor.take()
        return Absent(pair_of(seat))
    if what == "touched":
        cursor.take()
        return Touched(seat, None if cursor.done else read_tile(cursor))
    return _out_of_turn(cursor, seat)


def _out_of_turn(cursor: Cursor, seat: Seat) -> Move:
    """``out of turn 45 restart`` or ``continue``."""
    spelled = cursor.next.text.lower()
    for word in ("out", "of", "turn") if spelled == "out" else ("out-of-turn",):
        if cursor.next.text.lower() != word:
            raise cursor.puzzled(" | ".join(OF_SEAT))
        cursor.take()
    tile = read_tile(cursor) if cursor.next.text[:1].isdigit() else None
    decision = cursor.next.text.lower()
    if decision not in ("restart", "continue"):
        raise cursor.puzzled("restart continue", "DOM-31")
    cursor.take()
    return OutOfTurn(seat, "restart" if decision == "restart" else "continue", tile)
