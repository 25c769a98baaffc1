"""Reads domino's moves from a record's words: forgiving in spacing, strict in meaning."""

import re
from collections.abc import Sequence

from kostka.domino.events import read_event
from kostka.domino.rules.moves import (
    Deal,
    Draw,
    Lay,
    Lots,
    Move,
    PartyReport,
    Pass,
    Reshuffle,
    RoundReport,
    Side,
)
from kostka.domino.rules.seating import TAGS, Pair, pair_of
from kostka.domino.rules.state import BEFORE_DEAL, Due, State
from kostka.domino.rules.tiles import JOIN, NONE, Tile
from kostka.domino.words import WHO_PAIR, WHO_SEAT, read_tile
from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError

NUMBER = re.compile(r"(\d{1,4})\.")
SECONDS = re.compile(r"@(\d{1,5})(?!\d)")
POINTS = re.compile(r"\d{1,4}")
SCORE = re.compile(r"=?([-−]?\d{1,4}):([-−]?\d{1,4})")
PLAIN = re.compile(r"[0-9/]+")
DASHES = "-–—"
PASSES = ("pas", "pass", "passe", "пас")
EXPECTED = "45 45< 45> - = ! lots draw shuffle party"


def read(cursor: Cursor, state: State) -> Sequence[Move]:
    """The moves of the next word or words; see ``kostka.game.room.Notation.read``."""
    if number := NUMBER.match(cursor.next.text):
        if int(number[1]) != state.number:
            raise RuleError("", "domino-round-number", found=number[1], expected=state.number)
        cursor.cut(number.end())
        return ()
    text = cursor.next.text.lower()
    if text == "!":
        cursor.take()
        return (read_event(cursor),)
    if text[:1] in (*DASHES,) or text in PASSES:
        cursor.cut(1 if text[0] in DASHES else len(text))
        return (Pass(_seconds(cursor)),)
    if text.startswith("="):
        return _result(cursor, state)
    if text.startswith("party"):
        return (_party(cursor),)
    if text == "lots":
        cursor.take()
        return (Lots(tuple(read_tile(cursor) for _ in range(4))),)
    if text in ("draw", "shuffle"):
        cursor.take()
        return (Draw() if text == "draw" else Reshuffle(),)
    if text[:1].isdigit():
        return (_deal(cursor),) if _is_deal(cursor, state) else (_lay(cursor, state),)
    raise cursor.puzzled(EXPECTED)


def _is_deal(cursor: Cursor, state: State) -> bool:
    """Whether hands come, not plays: nothing but tiles before a ``/``."""
    if state.due not in BEFORE_DEAL and "/" not in cursor.next.text:
        return False
    for further in range(28):
        text = cursor.look(further).text
        if not PLAIN.fullmatch(text):
            return False
        if "/" in text:
            return True
    return False


def _deal(cursor: Cursor) -> Deal:
    hands = []
    for place in range(4):
        hands.append(tuple(read_tile(cursor) for _ in range(7)))
        if place < 3:
            if not cursor.next.text.startswith("/"):
                raise cursor.puzzled("/", "DOM-1")
            cursor.cut(1)
    if cursor.next.text.startswith("/"):
        raise cursor.puzzled("4 × 7", "DOM-1")
    return Deal(tuple(hands))


def _lay(cursor: Cursor, state: State) -> Lay:
    tile = read_tile(cursor)
    side: Side | None = None
    if cursor.next.text[:1] in ("<", ">"):
        side = "left" if cursor.cut(1).text == "<" else "right"
    else:
        side = _only_side(tile, state)
    return Lay(tile, side, _seconds(cursor))


def _only_side(tile: Tile, state: State) -> Side | None:
    """The side that goes without saying: where it fits, or either where both come to the same."""
    table = state.round
    if state.due is not Due.PLAY or table is None or table.left == NONE:
        return None
    join = JOIN[tile][1]
    left, right = join[table.left] != NONE, join[table.right] != NONE
    if left and right and table.left != table.right:
        return None  # it has to be said, and the rules say so
    return "left" if left and not right else "right"


def _seconds(cursor: Cursor) -> int | None:
    if not cursor.next.text.startswith("@"):
        return None
    found = SECONDS.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("@12", "DOM-13")
    cursor.cut(found.end())
    return int(found[1])


def _result(cursor: Cursor, state: State) -> Sequence[Move]:
    """``= A fish 41``: a report; after moves that gave a result, perhaps a statement of it."""
    line = cursor.next.line
    before = cursor.look(-1)
    cursor.cut(1)
    who = cursor.next.text.lower()
    if who not in WHO_PAIR and who not in WHO_SEAT and who != "draw":
        raise cursor.puzzled(f"A B {' '.join(TAGS)} draw")
    cursor.take()
    by = cursor.next.text.lower()
    if by in ("out", "fish", "revoke"):
        cursor.take()
    elif who == "draw":
        by = "fish"
    else:
        raise cursor.puzzled("out fish revoke")
    points = None
    if cursor.next.line == line and POINTS.fullmatch(cursor.next.text):
        points = int(cursor.take().text)
    seat = WHO_SEAT.get(who)
    pair = WHO_PAIR.get(who) or (pair_of(seat) if seat is not None else None)
    report = _report(pair, by, points, seat)
    if _computed(state) and not NUMBER.fullmatch(before.text):
        if before.line == line or points is None:
            _check(report, state)
            return ()
        if _says(report, state):  # on a line of its own, another result is the next round's
            return ()
    return (report,)


def _report(pair: Pair | None, by: str, points: int | None, seat: int | None) -> RoundReport:
    if by == "revoke":
        return RoundReport(None, "revoke", points, seat)
    return RoundReport(pair, "out" if by == "out" else "fish", points, seat)


def begins_round(state: State) -> bool:
    """Whether the next move of a round is its first."""
    chosen = state.due is Due.DEAL and state.rules.reshuffle
    return state.due in BEFORE_DEAL and not chosen


def _computed(state: State) -> bool:
    """Whether the round just ended was reckoned from its moves."""
    rounds = state.party.rounds
    over = begins_round(state) or state.due is Due.OVER
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


def _party(cursor: Cursor) -> PartyReport:
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
