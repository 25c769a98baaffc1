"""Reads what stands between gams in a record: headings of sets, and results told whole."""

import re
from collections.abc import Sequence

from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError
from kostka.mexiko.events import read_team
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import new_beer
from kostka.mexiko.rules.moves import GamResult, MatchResult, SetResult
from kostka.mexiko.rules.state import TEAMS

SCORE = re.compile(r"(\d{1,3}):(\d{1,3})")
SET_NUMBER = re.compile(r"\d{1,9}")
BEERS = {"new": True, "same": False}


def read_result(cursor: Cursor) -> Move:
    """After the sign ``=``: a gam's result, a set's, or the match's."""
    word = cursor.next.text.lower()
    if word in TEAMS:
        scorer = read_team(cursor)
        points = cursor.next.text
        if points not in ("1", "2"):
            raise cursor.puzzled("1 | 2", "MX-13")
        cursor.take()
        return GamResult(scorer, int(points))
    if word == "match":
        cursor.take()
        return MatchResult(*_score(cursor))
    if word == "set":
        cursor.take()
    return SetResult(*_score(cursor))


def read_heading(cursor: Cursor, state: State) -> Sequence[Move]:
    """``set 2:``, the number of which may be missing; or ``set = 15:12``."""
    board = state.board
    if cursor.next.text.startswith("="):
        cursor.cut(1)
        return (SetResult(*_score(cursor)),)
    if number := SET_NUMBER.match(cursor.next.text):
        cursor.cut(number.end())
        begun = board.gams > 0 or not state.gam.fresh
        if begun or int(number[0]) != len(board.sets) + 1:
            expected = "= TEAM POINTS" if begun else f"set {len(board.sets) + 1}"
            raise RuleError(
                "MX-24", "mexiko-set-number", found=f"set {number[0]}", expected=expected
            )
    if cursor.next.text.startswith((":", ".")):
        cursor.cut(1)
    return ()


def check_beer(cursor: Cursor, state: State) -> None:
    """``beer new`` or ``beer same`` before a set, which MX-34 decides already."""
    told = BEERS.get(cursor.next.text.lower())
    if told is None:
        raise cursor.puzzled(" | ".join(BEERS), "MX-34")
    due = new_beer(state.rules, len(state.board.sets))
    if told != due:
        expected = next((f"beer {name}" for name, new in BEERS.items() if new == due), "no beer")
        found = f"beer {cursor.next.text}"
        raise RuleError("MX-34", "mexiko-beer-differs", found=found, expected=expected)
    cursor.take()


def read_match(cursor: Cursor) -> MatchResult:
    """After the word ``match``: ``3:1``, with or without its sign."""
    if cursor.next.text.startswith("="):
        cursor.cut(1)
    return MatchResult(*_score(cursor))


def _score(cursor: Cursor) -> tuple[int, int]:
    found = SCORE.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("HOME:GUEST")
    cursor.cut(found.end())
    return int(found[1]), int(found[2])
