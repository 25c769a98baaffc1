"""The record of a match: what is written for every move, and how it is read back.

A line a gam: ``1. 31>52 ok 51>61 ok 61>62 no {guest 1}``. The whole is in docs/record/mexiko.md;
the reading half is in reading.py and result_lines.py, the lines with ``!`` in referee_lines.py.
"""

from collections.abc import Sequence

from kostka.game.cursor import Cursor, Word
from kostka.game.steps import Step
from kostka.mexiko.reading import OWN_FAULTS, gam_alone, read
from kostka.mexiko.referee_lines import event_text
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import new_beer
from kostka.mexiko.rules.calls import NAMES
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.lineup import too_long
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    Floor,
    Foam,
    GamResult,
    HandOver,
    MatchResult,
    Nominate,
    OffTable,
    Open,
    PerPartes,
    Say,
    SetResult,
    Show,
    Throw,
    TimeOut,
    ToTable,
)
from kostka.mexiko.rules.state import TEAMS

SEAT_TAGS = ("Home", "Guest")
OPENS_A_GAM = (Throw, Open, GamResult)


class MexikoNotation:
    """Record text and moves of mexiko, one from the other."""

    own_faults = OWN_FAULTS
    """Of a gam read on its own."""

    def alone(self, line: Sequence[Word], before: Word, /) -> Sequence[Word] | None:
        """A gam begins with its number, or after a doubt with a throw and its call."""
        return gam_alone(line, before)

    def seat_tag(self, seat: int) -> str:
        """Home, and Guest."""
        return SEAT_TAGS[seat]

    def write(self, run: Sequence[Step[State, Move]]) -> list[str]:
        """A text for each move; those that share a token leave it to one of them."""
        texts = []
        for place, step in enumerate(run):
            before = run[place - 1].move if place else None
            after = run[place + 1].move if place + 1 < len(run) else None
            if _fault_says_it([one.move for one in run[place : place + 3]], step):
                texts.append("")
                continue
            texts.append(_text(step, before, after) + _outcome(step))
        return texts

    def read(self, cursor: Cursor, state: State) -> Sequence[Move]:
        """The moves the next words say; see reading.py."""
        return read(cursor, state)


def _fault_says_it(moves: Sequence[Move], step: Step[State, Move]) -> bool:
    """Whether a serve that nobody told is faulty, and has its call after the fault: then the line
    of the fault says all of it."""
    if step.before.decided is None or len(moves) < 3 or moves[0] != Throw(None):
        return False
    fault, server = moves[1], step.before.gam.server
    same = isinstance(fault, Floor) and fault.seat == server == step.before.thrower
    faulty = same or isinstance(fault, PerPartes | OffTable)
    return step.before.gam.fresh and faulty and isinstance(moves[2], Say)


def _text(step: Step[State, Move], before: Move | None, after: Move | None) -> str:
    """What is written for a move that stands between these two, with what parts it from before."""
    line = event_text(step.before, step.move)
    if line is not None:
        return f"\n! {line}"
    token = _token(step, before, after)
    head = _head(step)
    if head:
        return f"{head} {token}"
    if not token:
        return ""
    after_line = before is None or event_text(step.before, before) is not None
    if after_line or isinstance(step.move, SetResult | MatchResult):
        return f"\n{token}"
    return token if isinstance(step.move, Say) else f" {token}"


def _head(step: Step[State, Move]) -> str:
    """The heading of a set before its first move, and the number of a gam before its first."""
    rules, board, move = step.before.rules, step.before.board, step.move
    if not step.before.gam.fresh:
        return ""
    number = f"\n{board.gams + 1}." if isinstance(move, OPENS_A_GAM) else ""
    named = isinstance(move, Nominate)
    if board.gams or board.fielded != (None, None) or isinstance(move, MatchResult):
        return number
    if rules.best_of == 1 and not rules.beer and not named:
        return number
    beer = {True: " beer new", False: " beer same", None: ""}[new_beer(rules, len(board.sets))]
    return f"\n\nset {len(board.sets) + 1}:{beer}{number}"


def _token(step: Step[State, Move], before: Move | None, after: Move | None) -> str:
    """The move's own word; empty where its neighbour's says it too."""
    match move := step.move:
        case Throw():
            return "" if isinstance(before, Open) else _thrown(move, step.before.gam.open)
        case Say():
            return f">{NAMES[move.call]}"
        case Open():
            return _thrown(after, move.dice) if isinstance(after, Throw) else HOW_NAMES[move.dice]
        case Accept():
            if isinstance(after, ToTable):
                return "tab"
            return "ok" if isinstance(after, Behind) else "ok?"
        case Behind():
            return "" if isinstance(before, Accept) else "behind"
        case ToTable():
            return "" if isinstance(before, Accept) else "table"
        case Doubt():
            return "no"
        case HandOver():
            return "give"
        case _:
            return _told(move)


def _told(move: Move) -> str:
    """The word of a move that tells what was seen, or who plays."""
    match move:
        case Show():
            return NAMES[move.dice]
        case Nominate():
            return f"{TEAMS[move.seat]} {move.die}"
        case GamResult():
            return f"= {TEAMS[move.scorer]} {move.points}"
        case SetResult():
            return f"= {move.home}:{move.guest}"
        case MatchResult():
            return f"= match {move.home}:{move.guest}"
        case _:
            raise TypeError(f"no word for {move!r}")


def _thrown(move: Throw, shown: int | None) -> str:
    """``53``; ``53/3`` with one die open, ``53/53`` with both (MX-18)."""
    dice = "?" if move.dice is None else NAMES[move.dice]
    if shown == 1:
        return f"{dice}/{move.die}"
    return f"{dice}/{dice}" if shown else dice


def _outcome(step: Step[State, Move]) -> str:
    """A comment where a gam, a set or the match has just ended: who scored, and how it stands; and
    where a pause was too long (MX-63)."""
    old, new = step.before.board, step.after.board
    said = []
    told = isinstance(step.move, GamResult)
    anew = step.after.decided is not None and step.after.decided is step.before.decided
    decided = new.tally.gams > old.tally.gams or (anew and new.last != old.last)
    if decided and new.last is not None and not told:
        said.append(f"{TEAMS[new.last.scorer]} {new.last.points}")
    if isinstance(step.move, TimeOut | Foam) and (most := too_long(step.move)) is not None:
        said.append(f"too long: {most} s")
    if len(new.sets) > len(old.sets):
        if not isinstance(step.move, SetResult):
            said.append("set {}:{}".format(*new.sets[-1]))
        if step.before.rules.best_of > 1:
            said.append("match {}:{}".format(*new.match))
    return f" {{{', '.join(said)}}}" if said else ""
