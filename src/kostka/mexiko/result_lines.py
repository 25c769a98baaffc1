"""Reads what stands between gams in a record: headings of sets, and results told whole."""

import re
from collections.abc import Sequence

from kostka.game.cursor import Cursor, Misread, Word
from kostka.game.errors import RuleError
from kostka.mexiko.line_words import heading_named, team_named
from kostka.mexiko.referee_lines import read_team
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import new_beer
from kostka.mexiko.rules.calls import MEXIKO
from kostka.mexiko.rules.moves import GamResult, MatchResult, SetResult
from kostka.mexiko.rules.refusals import waits_for
from kostka.mexiko.rules.state import TEAMS, Phase

SCORE = re.compile(r"(\d{1,3})[:-](\d{1,3})(?!\d)")
ENDED = re.compile(r"no|give|(?:tab)?(?:[1-6]i|m|[3-6][1-6])", re.IGNORECASE)
"""The last word of a gam that was played."""
TOLD = re.compile(r"\+?[12]")
"""The last word of one that was told."""
SET_NUMBER = re.compile(r"\d{1,9}")
BEERS = {"new": True, "same": False}


def read_result(cursor: Cursor, state: State) -> Sequence[Move]:
    """From the sign ``=`` on: a gam's result, a set's, or the match's. On the line of a gam that
    was played it says again what the moves gave, and must agree."""
    played, first = _just_played(cursor, state), cursor.next
    after = cursor.look(-1)
    cursor.cut(1)
    word = cursor.next.text.lower().removesuffix(":")
    word = heading_named(word) or word
    if word in TEAMS or team_named(word) is not None:
        result = GamResult(read_team(cursor), _points(cursor))
        if played:
            _check_gam(result, state)
        elif _told_after(after, first, state):
            found = f"= {TEAMS[result.scorer]} {result.points}"
            said = f"{state.board.gams + 1}. {found}"
            raise Misread(first, f"{said} | … {found}", "MX-23", "mexiko-result-ambiguous", found)
        return () if played else (result,)
    if word == "match":
        cursor.take()
        return (MatchResult(*_score(cursor, "MX-24")),)
    if word == "set":
        cursor.take()
    elif word[:1].isalpha():
        raise cursor.puzzled("home 1 | guest 1 | 15:12 | match 3:1", "MX-13")
    told = SetResult(*_score(cursor, "MX-20"))
    if played and not state.board.gams:
        if (told.home, told.guest) != state.board.sets[-1]:
            found, expected = f"{told.home}:{told.guest}", "{}:{}".format(*state.board.sets[-1])
            raise RuleError("MX-20", "mexiko-result-differs", found=found, expected=expected)
        return ()
    if not state.board.gams and _gam_ended(after, state) and after.line < first.line:
        found = f"= {told.home}:{told.guest}"
        said = f"set {len(state.board.sets) + 1}: {found} | … {found}"
        raise Misread(first, said, "MX-24", "mexiko-result-ambiguous", found)
    return (told,)


def _just_played(cursor: Cursor, state: State) -> bool:
    """Whether the words before, on the same line, are the end of a gam that was played."""
    last, before = state.board.last, cursor.look(-1)
    if not state.gam.fresh and state.gam.phase is not Phase.OVER:
        return False
    if last is None or last.by == "report" or before.line != cursor.next.line:
        return False
    return ENDED.fullmatch(before.text) is not None and cursor.look(-2).text.lower() not in TEAMS


def _gam_ended(before: Word, state: State) -> bool:
    """Whether this word before is the end of a gam, played or told."""
    last = state.board.last
    if last is None or not (state.gam.fresh or state.gam.phase is Phase.OVER):
        return False
    return (ENDED if last.by != "report" else TOLD).fullmatch(before.text) is not None


def _told_after(after: Word, first: Word, state: State) -> bool:
    """Whether a result stands by itself in the line after a gam that was played: it may say that
    gam's again, or be the next."""
    last = state.board.last
    played = last is not None and last.by != "report"
    return played and after.line < first.line and _gam_ended(after, state)


def _points(cursor: Cursor) -> int:
    points = cursor.next.text.removeprefix("+")
    if points not in ("1", "2"):
        raise cursor.puzzled("1 | 2", "MX-13")
    cursor.take()
    return int(points)


def _check_gam(told: GamResult, state: State) -> None:
    """What the moves gave; MX-20: where two points counted as one, both may be written."""
    last = state.board.last
    assert last is not None, "a gam was played"
    capped = state.board.gams == 0 and MEXIKO in (last.call, last.dice)
    right = {last.points, 2} if capped else {last.points}
    if told.scorer != last.scorer or told.points not in right:
        found = f"{TEAMS[told.scorer]} {told.points}"
        expected = f"{TEAMS[last.scorer]} {last.points}"
        rule = "MX-13" if told.scorer == last.scorer else "MX-12"
        raise RuleError(rule, "mexiko-result-differs", found=found, expected=expected)


def read_heading(cursor: Cursor, state: State) -> Sequence[Move]:
    """``set 2:``, the number of which may be missing; or ``set = 15:12``."""
    if cursor.next.text.startswith("="):
        cursor.cut(1)
        return (SetResult(*_score(cursor, "MX-20")),)
    if number := SET_NUMBER.match(cursor.next.text):
        cursor.cut(number.end())
        _check_set_number(int(number[0]), state)
    if cursor.next.text.startswith((":", ".", ",")):
        cursor.cut(1)
    return ()


def _check_set_number(number: int, state: State) -> None:
    """MX-24: a set's number stands before its first gam."""
    board, found = state.board, f"set {number}"
    current = len(board.sets) + 1
    if not state.gam.fresh:
        expected = waits_for(state.gam)
        raise RuleError("MX-24", "mexiko-gam-not-over", found=found, expected=expected)
    if board.gams > 0:
        expected = f"{board.gams + 1}. | = home 1 | = guest 1"
        if number == current:
            raise RuleError("MX-24", "mexiko-set-begun", found=found, expected=expected)
        raise RuleError("MX-24", "mexiko-set-not-over", found=found, expected=expected)
    if number != current:
        expected = f"set {current}"
        raise RuleError("MX-24", "mexiko-set-number", found=found, expected=expected)


def check_beer(cursor: Cursor, state: State) -> None:
    """``beer new`` or ``beer same`` before a set, which MX-34 decides already."""
    word = cursor.next.text.lower()
    told = BEERS.get(heading_named(word) or word)
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
    return MatchResult(*_score(cursor, "MX-24"))


def _score(cursor: Cursor, rule: str) -> tuple[int, int]:
    """``15:12``, also in several words: ``15 : 12``."""
    found = SCORE.match(cursor.next.text)
    if found is not None:
        cursor.cut(found.end())
        return int(found[1]), int(found[2])
    for count in (2, 3):
        words = [cursor.look(further) for further in range(count)]
        found = SCORE.fullmatch("".join(word.text for word in words))
        if found is not None and words[0].line == words[-1].line:
            for _ in words:
                cursor.take()
            return int(found[1]), int(found[2])
    raise cursor.puzzled("HOME:GUEST", rule)
