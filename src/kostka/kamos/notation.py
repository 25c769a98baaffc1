"""How a game stands in a record: a line a turn, its throws and the cell it fills.

``13356(33)33346(333)13336=3:/`` is three throws with what was kept between them, and the cell.
docs/record/kamos.md describes the whole.
"""

from collections.abc import Sequence

from kostka.game.cursor import Cursor, Word
from kostka.game.steps import Step
from kostka.kamos import reading
from kostka.kamos.rules.marks import mark
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
from kostka.kamos.rules.rows import NUMBERS, PLACE, ROWS, Dice, Row
from kostka.kamos.rules.state import State
from kostka.kamos.rules.throwing import digits


class KamosNotation:
    """Record text to moves and back; see ``kostka.game.definition.Notation``."""

    own_faults = reading.OWN_FAULTS
    """Of a turn read on its own."""

    def alone(self, line: Sequence[Word], _before: Word, /) -> Sequence[Word] | None:
        """A turn begins with its number, or with its player, or is reported as a whole."""
        return reading.turn_alone(line)

    def seat_tag(self, seat: int) -> str:
        """``Player1``, ``Player2``, …"""
        return f"Player{seat + 1}"

    def write(self, run: Sequence[Step[State, Move]]) -> list[str]:
        """A line for each turn, a line for each report and lot."""
        texts = []
        lined = True  # the text before has a line of its own
        for step in run:
            text = written(step.before, step.move)
            new_turn = not step.before.dice
            texts.append(f"\n{text}" if new_turn or lined or text.startswith("!") else text)
            lined = text.startswith("!")
        return texts

    def read(self, cursor: Cursor, state: State) -> Sequence[Move]:
        """One throw, one choice, one reported turn, or one ``!`` line."""
        marked = cursor.next.text == "!"
        if marked:
            cursor.take()
        if reading.line_kind(cursor.next.text):  # a correction's move needs no ! of its own
            return (reading.line(Cursor(cursor.take_line()), state),)
        if marked:
            raise cursor.puzzled("lot | first | sheet | undo | replace | insert")
        if state.choosing:
            return (reading.choice(cursor, state),)
        return (reading.turn(cursor, state),)


def written(state: State, move: Move) -> str:
    """A move as it stands in a record."""
    match move:
        case Lot(dice):
            return "! lot " + " ".join(map(str, dice))
        case First(seat):
            return f"! first {seat + 1}"
        case Throw(dice):
            return _numbered(state, digits(dice)) if not state.dice else digits(dice)
        case Keep(dice):
            return f"({digits(dice)})"
        case Write(row):
            return f"={row}{_dice_mark(row, state.dice)}"
        case Cross(row):
            return f"={row}:x"
        case TurnReport():
            return _numbered(state, turn_text(move))
        case SheetReport():
            return f"! sheet {move.seat + 1} {sheet_text(move)}"


def _numbered(state: State, text: str) -> str:
    """A turn with its number on the player's own sheet. A reported turn may open the game too."""
    return f"{reading.turn_number(state)}. {text}"


def _dice_mark(row: Row, dice: Dice) -> str:
    """KCR-5: the mark of a numbered cell; the lower rows need none beside their dice."""
    place = PLACE[row]
    return f":{mark(place + 1, dice.count(place + 1))}" if place in NUMBERS else ""


def turn_text(move: TurnReport) -> str:
    """A reported turn as it stands in a record, without a number."""
    how = "hand" if move.hand else "?"
    dice = digits(move.dice) if move.dice is not None else ""
    place = PLACE[move.row]
    if move.cross:
        told = ":x"
    elif move.dice is not None:
        told = _dice_mark(move.row, move.dice)
    elif place in NUMBERS:
        told = f":{reading.cell_mark(place + 1, (move.points or 0) // (place + 1))}"
    else:
        told = f":{move.points}"
    return f"{how}{dice}={move.row}{told}"


def sheet_text(move: SheetReport) -> str:
    """What a reported sheet says, without whose it is."""
    words = [f"{row}={points}" for row, points in zip(ROWS, move.rows, strict=False)]
    if move.total is not None:
        words.append(f"total={move.total}")
    if move.lost:
        words.append("lost")
    return " ".join(words)
