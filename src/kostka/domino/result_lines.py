"""Reads what a record says of a round's end, or of a whole party's: ``= A fish 42``."""

import re
from collections.abc import Sequence

from kostka.domino.line_words import (
    BETWEEN,
    ENDINGS,
    LAST_OF_ENDINGS,
    NOBODY,
    OPENINGS,
    PHRASES,
)
from kostka.domino.rules.moves import Ending, Move, PartyReport, Revoke, RoundReport
from kostka.domino.rules.seating import TAGS, Pair, pair_of
from kostka.domino.rules.state import IN_ROUND, Due, State
from kostka.domino.tokens import DASHES, WHO_PAIR, WHO_SEAT
from kostka.game.cursor import Cursor, Misread
from kostka.game.errors import RuleError
from kostka.game.line_words import meant_next
from kostka.locale.typed import folded

NUMBER = re.compile(r"(\d{1,4})(?:[.)]|:(?!\d))")
PARTY = re.compile(r"([^\W\d_]+)(?:=|$)")
TIME = {phrase: ours for phrase, ours in PHRASES.items() if ours == "time"} | {"time": "time"}
POINTS = re.compile(r"\d{1,4}")
LAST_PLAY = re.compile(r"[0-6]{2}[<>]?(@\d+)?")
"""With what a round that was played ends."""
SCORE = re.compile(r"=?([-−]?\d{1,4}):([-−]?\d{1,4})")


def read_result(cursor: Cursor, state: State) -> Sequence[Move]:
    """``= A fish 42``: a report; after moves that gave a result, perhaps a statement of it."""
    line = cursor.next.line
    before = cursor.look(-1)
    first = cursor.next
    cursor.cut(1)
    if says_party(cursor.next.text):
        return (read_party(cursor),)
    told = cursor.next
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
        if _says(report, state):
            return ()
        if LAST_PLAY.fullmatch(before.text):
            found = stated_report(report)
            expected = f"{state.number}. {found} | … {found}"
            raise Misread(first, expected, "DOM-3", "domino-result-ambiguous", found)
    if by == "revoke" and state.due in IN_ROUND:
        if seat is None:
            seats = " | ".join(f"{tag} revoke" for tag in TAGS if tag.startswith(pair or ""))
            raise Misread(told, seats, "DOM-34")
        return (Revoke(seat),)  # it ends the round that is played
    if by == "fish" and seat is not None:  # who laid the last tile need not be who held less
        raise Misread(told, "A fish | B fish", "DOM-4")
    return (report,)


def stated_report(report: RoundReport) -> str:
    """A report as a record has it.

    >>> stated_report(RoundReport("A", "out", 41, 0))
    '= A1 out 41'
    """
    who = report.winner or "draw" if report.seat is None else TAGS[report.seat]
    points = "" if report.points is None else f" {report.points}"
    return f"= {who} {report.by}{points}"


def _who_and_how(cursor: Cursor) -> tuple[str, Ending]:
    """Whose round it was, or nobody's (""), and how it ended."""
    _skip_between(cursor)
    line = cursor.next.line
    first = _ending(cursor)
    _skip_between(cursor)
    if first == "fish" and (cursor.next.line != line or not _is_who(cursor)):
        _take_nobody(cursor)  # with no pair before it, or the draw after it
        return "", "fish"
    if SCORE.fullmatch(cursor.next.text):
        raise cursor.puzzled(f"party = {cursor.next.text}", "DOM-2")
    if _take_nobody(cursor):
        who = ""
    else:
        if not _is_who(cursor):
            raise cursor.puzzled(f"A B {' '.join(TAGS)} draw", "DOM-2")
        who = folded(cursor.take().text.removesuffix(":"))
    _skip_between(cursor)
    by = first or _ending(cursor)
    if by is None and not who:
        by = "fish"
    if by is None:
        raise cursor.puzzled("out fish revoke", "DOM-3")
    return who, by


def _is_who(cursor: Cursor) -> bool:
    who = folded(cursor.next.text.removesuffix(":"))
    return who in WHO_PAIR or who in WHO_SEAT


def _ending(cursor: Cursor) -> Ending | None:
    """How the round ended, if the next words say so; they are then taken."""
    ours, length = meant_next(cursor, ENDINGS)
    for _ in range(length):
        cursor.take()
    return "out" if ours == "out" else "fish" if ours == "fish" else "revoke" if ours else None


def _take_nobody(cursor: Cursor) -> bool:
    length = 1 if cursor.next.text in (*DASHES,) else meant_next(cursor, NOBODY)[1]
    for _ in range(length):
        cursor.take()
    return length > 0


def _skip_between(cursor: Cursor) -> None:
    for _ in range(meant_next(cursor, BETWEEN)[1]):
        cursor.take()


def ends_result(word: str) -> bool:
    """Whether this is the last word of how a round ended."""
    return folded(word.rstrip(":,")) in LAST_OF_ENDINGS


def says_party(text: str) -> bool:
    """Whether this word is, or begins with, what a whole party's score begins with."""
    named = PARTY.match(text)
    return named is not None and OPENINGS.get(folded(named[1])) == "party"


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
    named = PARTY.match(cursor.next.text)
    assert named is not None
    cursor.cut(len(named[1]))
    text = ""
    while (score := SCORE.fullmatch(text)) is None:
        if cursor.done or cursor.next.line != line or len(text) > 16:
            raise cursor.puzzled("party = 205:150", "DOM-2")
        text += cursor.take().text
    a, b = (int(points.replace("−", "-")) for points in score.groups())
    ours, length = meant_next(cursor, TIME) if cursor.next.line == line else ("", 0)
    for _ in range(length):
        cursor.take()
    return PartyReport(a, b, bool(ours))
