"""Reads one piece of a turn, or one ``!`` line, from a record's words."""

import re
from collections.abc import Sequence

from kostka.game.cursor import Cursor, Word
from kostka.game.errors import Refusal, RuleError
from kostka.game.line_words import in_our_words
from kostka.kamos.line_words import PHRASES
from kostka.kamos.player_named import LONGEST_NAME, NAME, seat_named, skip_name
from kostka.kamos.rules.marks import NORM, count, mark
from kostka.kamos.rules.moves import (
    Cross,
    First,
    Keep,
    Lot,
    Move,
    SheetReport,
    Throw,
    TurnReport,
    Write,
)
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.reachable import cell_points
from kostka.kamos.rules.rows import DELO, NUMBERS, PLACE, ROWS, WORTH_RULES, Dice, Row
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import NORMED
from kostka.kamos.rules.state import State, next_open
from kostka.kamos.rules.throwing import digits, ways
from kostka.kamos.typed_moves import row_named
from kostka.locale.typed import folded

NUMBER = re.compile(r"([0-9]{1,4})(?:[.)]|:(?![0-9]))")
DIGITS = re.compile(r"[0-9]+")
KEPT = re.compile(r"[0-9]*\)?")
HOW = re.compile(r"\?+|hand|ruk[ay]|рук[аи]", re.IGNORECASE)
BEFORE_HAND = ("from", "the", "z", "aus", "der", "з")
"""What stands before the hand where people write "from the hand" (KCR-3)."""
LONGEST_BEFORE_HAND = 2
ROW = re.compile(r"[0-9]|[^\W\d_]+(?:['’][^\W\d_]+)?")
MARK = re.compile(r"/|OO?|X|hajcman|[0-9]{1,5}", re.IGNORECASE)
LOOKALIKES = str.maketrans("оОхХ×✕✗", "oOxXxxx")  # Cyrillic keyboards, and the printed cross
FIELD = re.compile(r"\s*(?:([^\W_]+)\s*=\s*([0-9]{1,9})|(lost))(?=\s|$)", re.IGNORECASE)
TOTAL = re.compile(r"(?:total\s*)?=?\s*([0-9]{1,9})", re.IGNORECASE)
LINES = ("lot", "first", "sheet")  # how lines with ``!`` begin that are no corrections
CROSSES = ("x", "hajcman")
OWN_FAULTS = frozenset(
    (
        "record-word",
        "record-surplus",
        "kamos-dice",
        "kamos-kept",
        "kamos-keep-all",
        "kamos-mark",
        "kamos-mark-ambiguous",
        "kamos-shape",
        "kamos-no-die",
        "kamos-points",
        "kamos-row-points",
        "kamos-delo-rethrown",
        "kamos-throws-used",
    )
)
"""Faults of a turn's own form: of its dice, its row, its mark."""


def turn_number(state: State) -> int:
    """The number of the turn that now begins, on the sheet of the player whose it is."""
    seat = next_open(state.sheets, 0) if state.lot else state.seat
    return state.sheets[seat].filled + 1


def turn(cursor: Cursor, state: State) -> Throw | TurnReport:
    """A throw that is due, or a whole reported turn in the place of the first."""
    if state.over:
        raise RuleError("KCR-15", "kamos-over", found=cursor.next.text)
    if not state.dice:
        skip_name(cursor, state)
        _skip_number(cursor, state)
        skip_name(cursor, state)
        _skip_before_hand(cursor)
        how = HOW.match(cursor.next.text)
        if how or cursor.next.text.startswith("="):
            return _reported(cursor, state, cursor.cut(how.end()).text if how else "?")
    bare, sign, told = cursor.next.text.partition("=")
    if sign and (row := row_named(bare)) is not None:
        raise cursor.puzzled(f"?={row}:{told}", _mark_rule(PLACE[row]))
    return Throw(tuple(sorted(_five(cursor))))


def choice(cursor: Cursor, state: State) -> Keep | Write | Cross:
    """``(33)`` or ``=kamos`` or ``=delo:x``."""
    if cursor.next.text.startswith("("):
        return Keep(tuple(sorted(_kept(cursor))))
    row, told = _cell(cursor)
    if told in CROSSES:
        return Cross(row)
    worth = worths(state.dice, state.hand, state.rules.delo_from_hand_only)
    _check_mark(row, told, state.dice, worth[PLACE[row]])
    return Write(row)


def line(cursor: Cursor, state: State) -> Move:
    """The words of a line after its ``!``, all of them: ``lot 3 5 5``,
    ``first 2`` or ``sheet 2 …``."""
    kind = line_kind(cursor.take().text)
    if kind == "lot":
        return Lot(_lot(cursor))
    seat = seat_named(cursor, state)
    rest = Cursor(in_our_words(cursor.rest(), PHRASES))
    if kind == "sheet":
        return _sheet(rest, seat)
    if not rest.done:
        raise rest.surplus()
    return First(seat)


def line_kind(word: str) -> str:
    """``lot``, ``first`` or ``sheet``, in any language; empty for another word."""
    said = folded(word.removesuffix(":"))
    kind = PHRASES.get(said, said)
    return kind if kind in LINES else ""


def turn_alone(line: Sequence[Word]) -> Sequence[Word] | None:
    """A turn that begins with this line: with its number or its player, or with ``?``."""
    cursor = Cursor(line)
    for _ in range(2):  # the name stands before the number, or after
        if found := NUMBER.match(cursor.next.text):
            cursor.cut(found.end())
        ends = [place for place, word in enumerate(cursor.rest()) if word.text.endswith(":")]
        if NAME.match(cursor.next.text) and ends and ends[0] < LONGEST_NAME:
            for _ in range(ends[0] + 1):
                cursor.take()
    rest = cursor.rest()
    return rest if rest != list(line) or HOW.match(line[0].text) else None


def _skip_number(cursor: Cursor, state: State) -> None:
    """A turn may say its number: on the player's own sheet, or of all turns of the game."""
    if found := NUMBER.match(cursor.next.text):
        numbers = (turn_number(state), state.turns + 1)
        if int(found[1]) not in numbers:
            expected = " | ".join(f"{number}." for number in dict.fromkeys(numbers))
            raise RuleError("KCR-17", "kamos-turn-number", found=found[1], expected=expected)
        cursor.cut(found.end())


def _skip_before_hand(cursor: Cursor) -> None:
    """What stands before the hand: "z ruky", "aus der Hand"."""
    length = 0
    while length < LONGEST_BEFORE_HAND and folded(cursor.look(length).text) in BEFORE_HAND:
        length += 1
    hand = cursor.look(length)
    if length and hand.line == cursor.next.line and HOW.match(hand.text):
        for _ in range(length):
            cursor.take()


def _five(cursor: Cursor) -> Dice:
    """Five digits, together or apart."""
    text = ""
    while len(text) < 5:
        found = DIGITS.match(cursor.next.text)
        if found is None and text:
            break
        if found is None:
            raise cursor.puzzled("12345", "KCR-2")
        text += cursor.cut(found.end()).text
    if len(text) != 5:
        raise RuleError("KCR-2", "kamos-dice", found=text, expected="12345")
    return tuple(map(int, text))


def _kept(cursor: Cursor) -> Dice:
    """The digits between brackets."""
    text = ""
    cursor.cut(1)
    while not text.endswith(")"):
        found = KEPT.match(cursor.next.text)
        if found is None or not found[0] or len(text) > 5:
            raise cursor.puzzled(")", "KCR-2")
        text += cursor.cut(found.end()).text
    if len(text) > 6:
        raise RuleError("KCR-2", "kamos-kept", found=f"({text}", expected="12345")
    return tuple(map(int, text[:-1]))


def _reported(cursor: Cursor, state: State, how: str) -> TurnReport:
    """``?13336=3:/``, ``?=kamos:19``, ``hand=kamos:38``, ``?=regal:x``, ``?=kamos:22555``."""
    hand = not how.startswith("?")
    bare, sign, beside = cursor.next.text.replace(":", "=", 1).partition("=")
    if sign and bare and not bare.isdigit() and (named := row_named(bare)) is not None:
        raise cursor.puzzled(f"={named}:{beside}", _mark_rule(PLACE[named]))
    dice = tuple(sorted(_five(cursor))) if DIGITS.match(cursor.next.text) else None
    row, told = _cell(cursor)
    place = PLACE[row]
    if told in CROSSES:
        return TurnReport(row, dice, hand=hand, cross=True)
    if dice is None and len(told) == 5:  # no cell is worth so much: these are its dice
        dice, told = tuple(sorted(map(int, told))), ""
        hand = hand or (place == DELO and state.rules.delo_from_hand_only)  # KCR-7
    if dice is not None:
        if all(1 <= die <= 6 for die in dice):
            from_hand = hand or ways(state.rules) == (True,)  # KCR-3
            worth = worths(dice, from_hand, state.rules.delo_from_hand_only)
            _check_mark(row, told, dice, worth[place])
        return TurnReport(row, dice, hand=hand)
    if not told:
        if MARK.fullmatch(cursor.next.text) and cursor.next.line == cursor.look(-1).line:
            raise cursor.puzzled(f"={row}:{cursor.next.text}", _mark_rule(place))
        return TurnReport(row, hand=hand)
    if place not in NUMBERS:
        if not told.isdigit():
            raise RuleError("KCR-16", "kamos-mark", found=f"={row}:{told}", expected=f"{row}:20")
        hand = hand or _only_by_hand(place, int(told), state.rules)
        return TurnReport(row, points=int(told), hand=hand)
    dice_in_cell = _dice_told(row, told)
    if dice_in_cell is None or (not told.isdigit() and place + 1 < NORM):
        marks = " ".join(mark(place + 1, dice) for dice in range(1, 6))
        raise RuleError(_mark_rule(place), "kamos-mark", found=f"={row}:{told}", expected=marks)
    return TurnReport(row, points=dice_in_cell * (place + 1), hand=hand)


def _dice_told(row: Row, told: str) -> int | None:
    """How many dice a cell of rows 1 to 6 has by what stands beside it alone: its mark, the dice
    themselves, or a number of dice or of points where it can be but one of them (KCR-4, KCR-5)."""
    face = PLACE[row] + 1
    if not told.isdigit():
        return count(told)
    if 1 < len(told) <= 5 and set(told) == {str(face)}:  # no cell of these rows is worth that
        return len(told)
    number = int(told)
    meant = {dice for dice in range(1, 6) if number in (dice, dice * face)}
    if len(meant) > 1:
        told_apart = [f"={row}:{cell_mark(face, dice)}" for dice in sorted(meant)]
        rule = "KCR-4" if face < NORM else "KCR-5"
        raise RuleError(
            rule, "kamos-mark-ambiguous", found=f"={row}:{told}", expected=" | ".join(told_apart)
        )
    return next(iter(meant), None)


def cell_mark(face: int, dice: int) -> str:
    """What says beside a cell of rows 1 to 6 how many dice it has: its mark, or the dice themselves
    where a number could be points.

    >>> cell_mark(2, 3), cell_mark(2, 4), cell_mark(1, 4), cell_mark(3, 3)
    ('3', '2222', '4', '/')
    """
    said = mark(face, dice)
    ambiguous = said.isdigit() and 1 < face <= dice and dice % face == 0
    return str(face) * dice if ambiguous else said


def _only_by_hand(place: int, points: int, rules: Kamos1) -> bool:
    """Whether the points themselves say that the throw, which nobody told, was from the hand, where
    it could be either (KCR-3)."""
    if len(ways(rules)) == 1:
        return False
    by_hand, rethrown = (
        cell_points(place, hand, rules.delo_from_hand_only) for hand in (True, False)
    )
    return points in by_hand and points not in rethrown


def _cell(cursor: Cursor) -> tuple[Row, str]:
    """``=row`` with its mark, if there is one: ``/``, ``O``, ``OO``, ``x`` or a number."""
    if not cursor.next.text.startswith("="):
        raise cursor.puzzled("(…) | =", "KCR-2")
    cursor.cut(1)
    found = ROW.match(cursor.next.text)
    row = row_named(found[0]) if found else None
    if found is None or row is None:
        raise cursor.puzzled(" ".join(ROWS), "KCR-1")
    named = cursor.cut(found.end())
    glued = cursor.next.line == named.line and cursor.next.column == named.column + found.end()
    if glued and cursor.next.text[0] in "=/OoXx×":  # the colon before a mark is missing
        beside = cursor.next.text.lstrip("=")
        raise cursor.puzzled(f"={row}:{beside}", _mark_rule(PLACE[row]))
    if not cursor.next.text.startswith(":"):
        _check_no_mark(cursor, row, named)
        return row, ""
    cursor.cut(1)
    told = MARK.match(cursor.next.text.translate(LOOKALIKES))
    if told is None:
        raise cursor.puzzled("/ O OO x 20", "KCR-5")
    cursor.cut(told.end())
    sign = told[0].lower()
    return row, sign if sign in CROSSES else sign.upper()


def _check_no_mark(cursor: Cursor, row: Row, named: Word) -> None:
    """Raises where a mark stands apart on the row's line: the colon before it is missing."""
    beside = cursor.next.text.translate(LOOKALIKES)
    apart = cursor.next.line == named.line and MARK.fullmatch(beside)
    if apart and not beside.isdigit():
        rule = "KCR-12" if beside.lower() in CROSSES else _mark_rule(PLACE[row])
        raise cursor.puzzled(f"={row}:{beside}", rule)


def _check_mark(row: Row, told: str, dice: Dice, worth: int | None) -> None:
    """A mark says again what the dice say, or it is refused.

    In rows 1–6 a number is the number of dice (in rows 1 and 2 it may be their points), in the
    lower rows the points of the cell.
    """
    if not told or worth is None:  # what cannot be written is refused as a move
        return
    place = PLACE[row]
    right = {str(worth)}
    shown = str(worth)
    if place in NUMBERS:
        in_cell = dice.count(place + 1)
        shown = mark(place + 1, in_cell)
        right = {shown, str(in_cell)} if place + 1 >= NORM else {shown, str(worth)}
    if told not in right:
        found = f"{digits(dice)}={row}:{told}"
        raise RuleError(_mark_rule(place), "kamos-mark", found=found, expected=shown)


def _mark_rule(place: int) -> str:
    """The rule that says how a cell of this row is marked, or what it is worth."""
    return "KCR-5" if place in NORMED else WORTH_RULES[place]


def _lot(cursor: Cursor) -> Dice:
    text = ""
    while not cursor.done:
        if not DIGITS.fullmatch(cursor.next.text) or len(text) > 12:
            raise cursor.puzzled("1…6", "KCR-17")
        text += cursor.take().text
    return tuple(map(int, text))


def _sheet(cursor: Cursor, seat: int) -> SheetReport:
    """``1=7 2=12 … regal=40 total=412 lost``: all ten rows or none, the total, whether lost."""
    text = ""
    while not cursor.done:
        text += f" {cursor.take().text}"
    rows: dict[Row, int] = {}
    total: int | None = None
    lost, place = False, 0
    while text[place:].strip():
        found = FIELD.match(text, place)
        name = folded(found[1] or "") if found else ""
        row = row_named(name)
        if found is None or (name != "total" and row is None and not found[3]):
            bare = text[place:].strip()
            points = TOTAL.fullmatch(bare)
            expected = f"total={points[1]}" if points else "kamos=40 | total=300 | lost"
            raise Refusal("record-word", found=bare, expected=expected)
        if row in rows or (name == "total" and total is not None) or (found[3] and lost):
            raise RuleError("KCR-1", "kamos-sheet-twice", found=found[0])
        if row is not None:
            rows[row] = int(found[2])
        elif found[3]:
            lost = True
        else:
            total = int(found[2])
        place = found.end()
    missing = [row for row in ROWS if row not in rows]
    if rows and missing:
        raise RuleError("KCR-1", "kamos-sheet-rows", found=len(rows), expected=" ".join(missing))
    return SheetReport(seat, tuple(rows[row] for row in ROWS if rows), total, lost)
