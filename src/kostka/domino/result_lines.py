"""Reads what a record says of a round's end, or of a whole party's: ``= A fish 42``."""

import re
from collections.abc import Sequence

from kostka.domino.rules.moves import Ending, Move, PartyReport, RoundReport
from kostka.domino.rules.seating import TAGS, Pair, pair_of
from kostka.domino.rules.state import Due, State
from kostka.domino.tokens import DASHES, WHO_PAIR, WHO_SEAT
from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError

NUMBER = re.compile(r"(\d{1,4})(?:[.)]|:(?!\d))")
POINTS = re.compile(r"\d{1,4}")
SCORE = re.compile(r"=?([-−]?\d{1,4}):([-−]?\d{1,4})")
NOBODY = ("draw", "drawn", "tie", "nobody", "none", *DASHES)
ENDINGS: dict[str, Ending] = {
    **dict.fromkeys(("out", "domino"), "out"),
    **dict.fromkeys(("fish", "ryba", "риба", "fisch"), "fish"),
    "revoke": "revoke",
}


def read_result(cursor: Cursor, state: State) -> Sequence[Move]:
    """``= A fish 42``: a report; after moves that gave a result, perhaps a statement of it."""
    line = cursor.next.line
    before = cursor.look(-1)
    cursor.cut(1)
    who, by = _who_and_how(cursor)
    points = None
    if cursor.next.line == line and POINTS.fullmatch(cursor.next.text):
        points = int(cursor.take().text)
    seat = WHO_SEAT.get(who)
    pair = WHO_PAIR.get(who) or (pair_of(seat) if seat is not None else None)
    report = _report(pair, by, points, seat)
    if computed(state) and not NUMBER.fullmatch(before.text):
        if before.line == line or points is None:
            _check(report, state)
            return ()
        if _says(report, state):  # on a line of its own, another result is the next round's
            return ()
    return (report,)


def _who_and_how(cursor: Cursor) -> tuple[str, Ending]:
    """Whose round it was, or nobody's (""), and how it ended."""
    who = cursor.next.text.lower().removesuffix(":")
    if ENDINGS.get(who) == "fish":  # with no pair before it, or the draw after it
        cursor.take()
        if cursor.next.text.lower() in NOBODY:
            cursor.take()
        return "", "fish"
    if who not in WHO_PAIR and who not in WHO_SEAT and who not in NOBODY:
        raise cursor.puzzled(f"A B {' '.join(TAGS)} draw")
    cursor.take()
    if cursor.next.text.lower() == "by":
        cursor.take()
    by = ENDINGS.get(cursor.next.text.lower().removesuffix(":"))
    if by is not None:
        cursor.take()
    elif who in NOBODY:
        by = "fish"
    else:
        raise cursor.puzzled("out fish revoke")
    return ("" if who in NOBODY else who), by


def _report(pair: Pair | None, by: Ending, points: int | None, seat: int | None) -> RoundReport:
    if by == "revoke":
        return RoundReport(None, "revoke", points, seat)
    return RoundReport(pair, "out" if by == "out" else "fish", points, seat)


def computed(state: State) -> bool:
    """Whether the round just ended was reckoned from its moves."""
    rounds = state.party.rounds
    over = state.begins_round or state.due is Due.OVER
    return over and state.round is not None and bool(rounds) and not rounds[-1].reported


def _says(report: RoundReport, state: State) -> bool:
    """Whether a report says just what the moves have given."""
    last = state.party.rounds[-1]
    same = (report.winner, report.by, report.points) == (last.winner, last.by, last.points)
    return same and report.seat in (None, last.seat)


def _check(report: RoundReport, state: State) -> None:
    """A stated result must be what the moves give."""
    outcome = state.party.rounds[-1]
    rule = "DOM-3" if outcome.by == "out" else "DOM-4" if outcome.winner else "DOM-5"
    if report.by != outcome.by:
        raise RuleError(rule, "domino-other-ending", found=report.by, expected=outcome.by)
    if report.by != "revoke" and report.winner != outcome.winner:
        said, is_so = report.winner or "draw", outcome.winner or "draw"
        raise RuleError(rule, "domino-other-winner", found=said, expected=is_so)
    if report.seat is not None and report.seat != outcome.seat:
        expected = TAGS[outcome.seat] if outcome.seat is not None else "–"
        raise RuleError(rule, "domino-other-winner", found=TAGS[report.seat], expected=expected)
    if report.points is not None and report.points != outcome.points:
        raise RuleError(rule, "domino-other-sum", found=report.points, expected=outcome.points)


def read_party(cursor: Cursor) -> PartyReport:
    """``party = 205:150``, with ``time`` after it where time ended the party."""
    line = cursor.next.line
    cursor.cut(len("party"))
    text = ""
    while (score := SCORE.fullmatch(text)) is None:
        if cursor.done or cursor.next.line != line or len(text) > 16:
            raise cursor.puzzled("party = 205:150", "DOM-2")
        text += cursor.take().text
    a, b = (int(points.replace("−", "-")) for points in score.groups())
    time = cursor.next.text.lower() == "time" and cursor.next.line == line
    if time:
        cursor.take()
    return PartyReport(a, b, time)
