"""The lines of a record that begin with ``!``: what happens around a real table.

``! lineup guest 3 Ferda, 7``, ``! timeout home 25``, ``! sub home 7``, ``! floor home yellow 7``,
``! hand home``, ``! per partes``, ``! off table``, ``! foam guest 90``, ``! finished guest``,
``! ready home``.
"""

import re

from kostka.game.cursor import Cursor, Misread
from kostka.game.errors import RuleError
from kostka.game.seats import Seat
from kostka.mexiko.line_words import line_in_our_words, team_named
from kostka.mexiko.phrases import in_order
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
    Ready,
    Substitute,
    TimeOut,
)
from kostka.mexiko.rules.state import TEAMS, Card
from kostka.mexiko.rules.technique import card_for

KINDS = "lineup | timeout | sub | floor | hand | per partes | off table | foam | finished | ready"
RULE_OF = {
    "lineup": "MX-60",
    "timeout": "MX-63",
    "sub": "MX-63",
    "floor": "MX-53",
    "hand": "MX-50",
    "foam": "MX-33",
    "finished": "MX-32",
}
"""The rule by which a line of this kind is a team's."""
TEAM = re.compile(rf"({'|'.join(TEAMS)})(?:[:=]|$|(?=#))", re.IGNORECASE)
SECONDS = re.compile(r"([0-9]{1,9})(?:s|sec|sek)\.?", re.IGNORECASE)
TWO_WORDS: dict[str, tuple[str, Move]] = {
    "per": ("partes", PerPartes()),
    "off": ("table", OffTable()),
}


def event_text(state: State, move: Move) -> str | None:
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
            return f"floor {TEAMS[move.seat]} {_card(card_for(state, move.seat))}"
        case Hand():
            return f"hand {TEAMS[move.seat]}"
        case Finished():
            return f"finished {TEAMS[move.seat]}"
        case Ready():
            return f"ready {TEAMS[move.seat]}"
        case PerPartes():
            return "per partes"
        case OffTable():
            return "off table"
        case _:
            return None


def read_event(cursor: Cursor, state: State) -> Move:
    """The move that the line's words say, which begin with ``!``; all of them are taken."""
    cursor.take()
    line = cursor if cursor.done else Cursor(in_order(line_in_our_words(cursor.take_line())))
    move = _read(line, state)
    if not line.done:
        raise line.surplus()
    return move


def _read(cursor: Cursor, state: State) -> Move:
    kind = cursor.next.text.lower()
    if kind in TWO_WORDS:
        second, fault = TWO_WORDS[kind]
        cursor.take()
        _expect(cursor, second)
        if not cursor.done and read_team(cursor) != state.thrower:
            rule = "MX-51" if kind == "per" else "MX-52"
            found = TEAMS[1 - state.thrower]
            raise RuleError(rule, "mexiko-not-thrower", found=found, expected=TEAMS[state.thrower])
        return fault
    if kind not in KINDS.split(" | "):
        raise cursor.puzzled(KINDS)
    cursor.take()
    seat = read_team(cursor, RULE_OF.get(kind, ""))
    match kind:
        case "lineup":
            return LineUp(seat, _dice(cursor))
        case "timeout":
            return TimeOut(seat, _seconds(cursor, "MX-63"))
        case "foam":
            return Foam(seat, _seconds(cursor, "MX-33"))
        case "sub":
            return _substitute(cursor, state, seat)
        case "floor":
            _check_card(cursor, state, seat)
            return Floor(seat)
        case "hand":
            return Hand(seat)
        case "ready":
            return Ready(seat)
        case _:
            return Finished(seat)


def read_team(cursor: Cursor, rule: str = "") -> Seat:
    """Home or guest; a colon or an equals sign may follow. ``rule``: why it must be said."""
    found = TEAM.match(cursor.next.text)
    if found is None and (named := team_named(cursor.next.text)) is not None:
        cursor.take()
        return TEAMS.index(named)
    if found is None:
        raise cursor.puzzled(" | ".join(TEAMS), rule)
    cursor.cut(found.end())
    return TEAMS.index(found[1].lower())


def _number(cursor: Cursor, rule: str = "MX-63") -> int:
    text = cursor.next.text
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(LARGEST_NUMBER)):
        raise cursor.puzzled("NUMBER", rule)
    cursor.take()
    return int(text)


def _seconds(cursor: Cursor, rule: str) -> int | None:
    """``25``, ``25 s`` or ``25s``, or nothing."""
    if cursor.done:
        return None
    if joined := SECONDS.fullmatch(cursor.next.text):
        cursor.take()
        return int(joined[1])
    seconds = _number(cursor, rule)
    if cursor.next.text.lower() in ("s", "sec"):
        cursor.take()
    return seconds


def _substitute(cursor: Cursor, state: State, seat: Seat) -> Substitute:
    """``8``, or ``7 > 8``, of which the first must be the die that played (MX-63)."""
    first = cursor.next
    die = _number(cursor)
    if cursor.done:
        return Substitute(seat, die)
    if cursor.next.text in (">", "->", "→"):
        cursor.take()
    playing = state.board.fielded[seat]
    if playing not in (None, die):
        raise Misread(first, playing, "MX-63")
    return Substitute(seat, _number(cursor))


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
    found, expected = " ".join(words), _card(card_for(state, seat))
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
