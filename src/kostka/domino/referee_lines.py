"""Reads what stands after ``!`` in a domino record: faults, time, absence, the protocol."""

import unicodedata
from dataclasses import replace

from kostka.domino.line_words import PHRASES
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
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.seating import SEATS, TAGS, Pair, pair_of
from kostka.domino.tokens import WHO_PAIR, WHO_SEAT, read_tile
from kostka.game.cursor import Cursor, Misread, Word
from kostka.game.line_words import in_our_words
from kostka.game.seats import Seat
from kostka.locale.typed import folded

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
RULES = {
    "slow": "DOM-14",
    "excused": "DOM-14",
    "revoke": "DOM-34",
    "signs": "DOM-35",
    "warning": "DOM-35",
    "confirms": "DOM-37",
    "protocol": "DOM-15",
    "out": "DOM-31",
    "out-of-turn": "DOM-31",
}
"""What a player does, and the rule that it is about."""

TIME_UP = (
    *("time is up", "time up", "time-up", "timeup", "time over", "time is over", "time out"),
    *("time expired", "end of time", "party time", "party time over", "party time up"),
)
"""What else people write for ``time``."""
KINDS = {"late": "slow", "fine": "penalty", "confirm": "confirms"}
"""Words for what happened that are not ours, and those that need their reason."""
SIZES = {
    "touched": "touched",
    "out-of-turn": "out_of_turn",
    "signs": "signs",
    "slow": "time_penalty",
    "time": "time_penalty",
}
"""Reasons of a penalty whose size is an option, where the record does not say it."""


def read_event(cursor: Cursor, rules: Sport1) -> Move:
    """The one event of a line; nothing may follow it."""
    line = Cursor(_in_order(in_our_words(cursor.take_line(), PHRASES)))
    move = _event(line, rules)
    if not line.done:
        raise line.surplus()
    return move


def _in_order(words: list[Word]) -> list[Word]:
    """The words as they stand in docs/record: who, then what, with nothing between."""
    bare = [
        replace(word, text=text)
        for word in words
        if (text := word.text.rstrip(":,")) and text.lower() != "pair"
    ]
    said = " ".join(word.text.lower() for word in bare)
    if said in TIME_UP:
        return [replace(bare[0], text="time")]
    if len(bare) > 1 and _is_who(bare[1]) and not _is_who(bare[0]):
        bare[:2] = bare[1], bare[0]
    elif len(bare) > 2 and _is_who(bare[2]) and bare[0].text.lower() in ("penalty", "fine"):
        bare[:3] = bare[2], bare[0], bare[1]  # "penalty 20 A"
    if len(bare) > 1:
        what = bare[1].text.lower()
        bare[1] = replace(bare[1], text=KINDS.get(what, what))
    return bare


def _is_who(word: Word) -> bool:
    return folded(word.text) in WHO_SEAT or folded(word.text) in WHO_PAIR


def _event(cursor: Cursor, rules: Sport1) -> Move:
    who = folded(cursor.next.text)
    if who == "time":
        cursor.take()
        return TimeUp()
    if who == "overdue":
        cursor.take()
        return Overdue()
    if who in WHO_SEAT:
        cursor.take()
        if cursor.next.text.lower() == "penalty":
            seat = WHO_SEAT[who]
            return _penalty(cursor, pair_of(seat), rules, seat)
        return _of_seat(cursor, WHO_SEAT[who])
    if who not in WHO_PAIR:
        raise cursor.puzzled(f"{' '.join(TAGS)} A B time overdue")
    cursor.take()
    pair, what = WHO_PAIR[who], cursor.next.text.lower()
    number = cursor.look(1)
    if what == "touched" and number.text:  # a tile? points? and who has to lay it?
        raise Misread(number, f"{TAGS[0]} touched 45 | A penalty 20 touched", "DOM-30")
    if what == "touched" or (what in SIZES and number.text.isdigit()):
        return _penalty(cursor, pair, rules)  # whose fault it was is not written down
    if what in RULES:  # what only a player does: whose is not written down
        said = "out of turn" if what == "out" else what
        expected = " | ".join(f"{TAGS[seat]} {said}" for seat in SEATS if pair_of(seat) == pair)
        raise cursor.puzzled(expected, RULES[what])
    if what not in OF_PAIR:
        raise cursor.puzzled(" | ".join(OF_PAIR), "DOM-30")
    if what == "absent":
        cursor.take()
        return Absent(pair)
    return _penalty(cursor, pair, rules)


def _penalty(cursor: Cursor, pair: Pair, rules: Sport1, seat: Seat | None = None) -> Penalty:
    """``penalty 20 touched``, ``penalty touched 20``, ``penalty touched``, ``touched``."""
    if cursor.next.text.lower() == "penalty":
        cursor.take()
    points: int | None = None
    said: list[str] = []
    while not cursor.done:
        text = cursor.next.text.lower()
        if text.isascii() and text.isdigit() and len(text) < 5 and points is None:
            points = int(cursor.take().text)
            if said:
                break
        elif not text[0].isdigit():
            said.append(unicodedata.normalize("NFC", cursor.take().text.lower()))
        else:
            break
    reason = "-".join(said)
    size = SIZES.get(reason)
    if points is None:
        if size is None:
            raise cursor.puzzled("1…999", "DOM-30")
        points = getattr(rules, size)
    return Penalty(pair, points, reason, seat)


def _of_seat(cursor: Cursor, seat: Seat) -> Move:
    what = cursor.next.text.lower()
    if what == "warning" and (of := cursor.look(1).text.lower()) in ("slow", "time", "signs"):
        cursor.take()  # a warning is what the first of these brings anyway
        what = "slow" if of == "time" else of
    if what in BY_SEAT:
        cursor.take()
        points = cursor.next.text
        if what in SIZES and points.isascii() and points.isdigit():
            raise cursor.puzzled(f"{TAGS[seat]} penalty {points} {what}", RULES[what])
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
