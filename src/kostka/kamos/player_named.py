"""Reads who a record's line names: a player by name, by tag or by number (KCR-17)."""

import re

from kostka.game.cursor import Cursor, Misread
from kostka.game.seats import Seat
from kostka.kamos.rules.state import State, next_open
from kostka.locale.typed import folded

NAME = re.compile(r"[^?=!0-9]")
NUMBER = re.compile(r"[0-9]{1,4}")
LONGEST_NAME = 6
"""Words of a player's name."""


def skip_name(cursor: Cursor, state: State) -> None:
    """A turn may name its player, ``Ann:``, ``Ann`` or ``Player1:``: whose it is (KCR-17)."""
    first = cursor.next
    seat = next_open(state.sheets, 0) if state.lot else state.seat
    for length in range(1, LONGEST_NAME + 1):
        word = cursor.look(length - 1)
        if not word.text or word.line != first.line or (length == 1 and not NAME.match(word.text)):
            return
        name = " ".join(cursor.look(further).text for further in range(length))
        if name.endswith(":") or any(
            _is_player(name, one, state) for one in range(len(state.names))
        ):
            break
        if "=" in word.text:
            return
    else:
        return
    name = name.removesuffix(":").rstrip()
    if not _is_player(name, seat, state):
        expected = state.names[seat] or f"Player{seat + 1}"
        raise Misread(first, expected, "KCR-17", "kamos-other-player", name)
    for _ in range(length + (cursor.look(length).text == ":")):
        cursor.take()


def _is_player(name: str, one: Seat, state: State) -> bool:
    """Whether this names who sits there: by name or by tag."""
    right = {folded(f"Player{one + 1}"), folded(" ".join(state.names[one].split()))}
    return bool(name) and folded(name) in right


def seat_named(cursor: Cursor, state: State) -> Seat:
    """Whose line it is: ``2``, ``Player2`` or the name, which one player alone must have."""
    first = cursor.next
    number = first.text.removesuffix(":")
    if NUMBER.fullmatch(number):
        cursor.take()
        return int(number) - 1
    for length in range(min(LONGEST_NAME, len(cursor.rest())), 0, -1):
        name = " ".join(word.text for word in cursor.rest()[:length]).removesuffix(":").rstrip()
        seats = [seat for seat in range(len(state.names)) if _is_player(name, seat, state)]
        if len(seats) > 1:
            expected = " | ".join(str(seat + 1) for seat in seats)
            raise Misread(first, expected, "KCR-17", "kamos-same-name", name)
        if seats:
            for _ in range(length):
                cursor.take()
            return seats[0]
    names = [name or f"Player{seat + 1}" for seat, name in enumerate(state.names)]
    expected = " | ".join(f"{seat + 1} {name}" for seat, name in enumerate(names))
    raise cursor.puzzled(expected, "KCR-17")
