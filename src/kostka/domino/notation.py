"""How domino stands in a record; docs/record/domino.md shows every token."""

from collections.abc import Sequence

from kostka.domino.reading import OWN_FAULTS, read, round_alone
from kostka.domino.referee_lines import WORD_OF
from kostka.domino.rules.moves import (
    Absent,
    Confirm,
    Deal,
    Draw,
    Excused,
    Lay,
    Lots,
    Move,
    OutOfTurn,
    Overdue,
    PartyReport,
    Pass,
    Penalty,
    Reshuffle,
    Revoke,
    RoundReport,
    Sign,
    Signs,
    Slow,
    Touched,
)
from kostka.domino.rules.seating import TAGS
from kostka.domino.rules.state import Outcome, State
from kostka.game.cursor import Cursor, Word
from kostka.game.steps import Step

SIGN = {"left": "<", "right": ">", None: ""}
INDENT = "\n   "


class DominoNotation:
    """Text and moves of a party; see ``kostka.game.definition.Notation``."""

    own_faults = OWN_FAULTS
    """Of a round read on its own."""

    def alone(self, line: Sequence[Word], _before: Word, /) -> Sequence[Word] | None:
        """A round begins with its number."""
        return round_alone(line)

    def seat_tag(self, seat: int) -> str:
        """A1, B1, A2, B2: the pair, and which of its players."""
        return TAGS[seat]

    def write(self, run: Sequence[Step[State, Move]]) -> list[str]:
        """A line for a deal, one for the plays after it, and one for each ``!``."""
        texts: list[str] = []
        before: Move | None = None
        for step in run:
            texts.append(_gap(before, step) + _text(step))
            before = step.move
        return texts

    def read(self, cursor: Cursor, state: State) -> Sequence[Move]:
        """The next move, or none where a number or a stated result says only what is known."""
        return read(cursor, state)


def written(move: Move) -> str:
    """A move by itself, as it stands in a record."""
    match move:
        case Lots(tiles):
            return f"lots {' '.join(tiles)}"
        case Reshuffle():
            return "shuffle"
        case Draw():
            return "draw"
        case Deal(hands):
            return " / ".join(" ".join(hand or ()) for hand in hands)
        case Lay(tile, side, seconds):
            return f"{tile}{SIGN[side]}{_seconds(seconds)}"
        case Pass(seconds):
            return f"-{_seconds(seconds)}"
        case RoundReport(winner, by, points, seat):
            who = TAGS[seat] if seat is not None else winner or "draw"
            return f"= {who} {by}" + (f" {points}" if points is not None else "")
        case PartyReport(a, b, time):
            return f"party = {a}:{b}" + (" time" if time else "")
        case _:
            return f"! {_event(move)}"


def stated(outcome: Outcome) -> str:
    """A round's result as the moves give it, for a comment beside them.

    >>> stated(Outcome("A", "out", 41, leader=0)), stated(Outcome(None, "fish", 0, leader=0))
    ('A out 41', 'draw fish')
    """
    if outcome.winner is None:
        return f"draw {outcome.by}"
    return f"{outcome.winner} {outcome.by} {outcome.points}"


def _event(move: Move) -> str:
    match move:
        case Slow(seat) | Excused(seat) | Revoke(seat) | Signs(seat) | Confirm(seat) | Sign(seat):
            return f"{TAGS[seat]} {WORD_OF[type(move)]}"
        case Touched(seat, tile):
            return f"{TAGS[seat]} touched" + (f" {tile}" if tile else "")
        case OutOfTurn(seat, decision, tile):
            return f"{TAGS[seat]} out of turn" + (f" {tile}" if tile else "") + f" {decision}"
        case Penalty(pair, points, reason, seat):
            who = TAGS[seat] if seat is not None else pair
            return f"{who} penalty {points}" + (f" {reason}" if reason else "")
        case Absent(pair):
            return f"{pair} absent"
        case Overdue():
            return "overdue"
        case _:
            return "time"


def _text(step: Step[State, Move]) -> str:
    move, before, after = step.move, step.before, step.after
    text = written(move)
    if isinstance(move, Reshuffle | Draw | Deal | Lay | RoundReport) and before.begins_round:
        text = f"{before.number}. {text}"
    if isinstance(move, Lay) and len(after.party.rounds) > len(before.party.rounds):
        text += f" {{{stated(after.party.rounds[-1])}}}"
    return text


def _gap(before: Move | None, step: Step[State, Move]) -> str:
    """What parts this move from the one before: a new line for all but plays and a dealt hand."""
    match step.move:
        case Lay() | Pass() if isinstance(before, Lay | Pass) and not step.before.begins_round:
            return " "
        case Lay() | Pass() | RoundReport() if not step.before.begins_round:
            return INDENT
        case Deal() if isinstance(before, Draw | Reshuffle):
            return " "
        case _:
            return "\n"


def _seconds(seconds: int | None) -> str:
    return "" if seconds is None else f"@{seconds}"
