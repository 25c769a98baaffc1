"""The lines of a record that begin with ``!``: what happens around a real table.

``! lineup guest 3 Ferda, 7``, ``! timeout home 25``, ``! sub home 7``, ``! floor home yellow 7``,
``! hand home``, ``! per partes``, ``! off table``, ``! foam guest 90``, ``! finished guest``.
"""

from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.lineup import LARGEST_NUMBER
from kostka.mexiko.rules.moves import (
    Die,
    Finished,
    Floor,
    Foam,
    Hand,
    LineUp,
    OffTable,
    PerPartes,
    Substitute,
    TimeOut,
)
from kostka.mexiko.rules.state import TEAMS, Card
from kostka.mexiko.rules.technique import next_card

KINDS = "lineup | timeout | sub | floor | hand | per partes | off table | foam | finished"
TWO_WORDS: dict[str, tuple[str, Move]] = {
    "per": ("partes", PerPartes()),
    "off": ("table", OffTable()),
}


def table_line(state: State, move: Move) -> str | None:
    """What stands after the ``!`` for a move made in this state; None for one without a line."""
    match move:
        case LineUp():
            dice = ", ".join(f"{die.number} {die.name}".rstrip() for die in move.dice)
            return f"lineup {TEAMS[move.seat]} {dice}"
        case TimeOut():
            return _timed("timeout", move.seat, move.seconds)
        case Foam():
            return _timed("foam", move.seat, move.seconds)
        case Substitute():
            return f"sub {TEAMS[move.seat]} {move.die}"
        case Floor():
            return f"floor {TEAMS[move.seat]} {_card(next_card(state.board, move.seat))}"
        case Hand():
            return f"hand {TEAMS[move.seat]}"
        case Finished():
            return f"finished {TEAMS[move.seat]}"
        case PerPartes():
            return "per partes"
        case OffTable():
            return "off table"
        case _:
            return None


def read_line(cursor: Cursor, state: State) -> Move:
    """The move that the line's words say, which begin with ``!``; all of them are taken."""
    cursor.take()
    move = _read(cursor, state)
    if not cursor.done:
        raise cursor.puzzled("end of line")
    return move


def _read(cursor: Cursor, state: State) -> Move:
    kind = cursor.next.text.lower()
    if kind in TWO_WORDS:
        second, fault = TWO_WORDS[kind]
        cursor.take()
        _expect(cursor, second)
        return fault
    if kind not in KINDS.split(" | "):
        raise cursor.puzzled(KINDS)
    cursor.take()
    seat = read_team(cursor)
    match kind:
        case "lineup":
            return LineUp(seat, _dice(cursor))
        case "timeout":
            return TimeOut(seat, _number(cursor) if not cursor.done else None)
        case "foam":
            return Foam(seat, _number(cursor) if not cursor.done else None)
        case "sub":
            return Substitute(seat, _number(cursor))
        case "floor":
            _check_card(cursor, state, seat)
            return Floor(seat)
        case "hand":
            return Hand(seat)
        case _:
            return Finished(seat)


def read_team(cursor: Cursor) -> Seat:
    """Home or guest."""
    team = cursor.next.text.lower()
    if team not in TEAMS:
        raise cursor.puzzled(" | ".join(TEAMS))
    cursor.take()
    return TEAMS.index(team)


def _number(cursor: Cursor) -> int:
    text = cursor.next.text
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(LARGEST_NUMBER)):
        raise cursor.puzzled("NUMBER")
    cursor.take()
    return int(text)


def _expect(cursor: Cursor, word: str) -> None:
    if cursor.next.text.lower() != word:
        raise cursor.puzzled(word)
    cursor.take()


def _timed(kind: str, seat: Seat, seconds: int | None) -> str:
    return f"{kind} {TEAMS[seat]}" + ("" if seconds is None else f" {seconds}")


def _card(card: Card) -> str:
    colour = "red" if card.red else "yellow"
    return colour if card.die is None else f"{colour} {card.die}"


def _check_card(cursor: Cursor, state: State, seat: Seat) -> None:
    """MX-53: the card follows from the match; where a record says it too, it must be that one."""
    words = []
    while not cursor.done:
        words.append(cursor.take().text.lower())
    found, expected = " ".join(words), _card(next_card(state.board, seat))
    if words and found not in (expected, expected.split()[0]):
        raise RuleError("MX-53", "mexiko-card-differs", found=found, expected=expected)


def _dice(cursor: Cursor) -> tuple[Die, ...]:
    """Numbers with or without names, parted by commas."""
    dice: list[Die] = []
    while True:
        number = cursor.next.text.split(",")[0]
        if not (number.isascii() and number.isdigit()) or len(number) > len(str(LARGEST_NUMBER)):
            raise cursor.puzzled("NUMBER NAME, …", "MX-61")
        cursor.cut(len(number))
        name: list[str] = []
        while not cursor.done and not (ended := cursor.next.text.startswith(",")):
            word = cursor.next.text
            name.append(cursor.cut(word.index(",") if "," in word else len(word)).text)
        dice.append(Die(int(number), " ".join(name)))
        if cursor.done:
            return tuple(dice)
        assert ended
        cursor.cut(1)
