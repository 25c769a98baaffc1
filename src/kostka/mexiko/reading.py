"""Reads the record of a match, word by word; docs/record/mexiko.md says what each word means.

What a record says twice (a gam's number, a set's, its beer, dice shown that were told) must agree.
"""

import re
from collections.abc import Sequence

from kostka.game.cursor import Cursor
from kostka.game.errors import RuleError
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.beer import new_beer
from kostka.mexiko.rules.calls import NAMES, Call, call_of, named
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    GamResult,
    HandOver,
    MatchResult,
    Nominate,
    Open,
    Say,
    SetResult,
    Show,
    Throw,
    ToTable,
)
from kostka.mexiko.rules.refusals import WAITS_FOR
from kostka.mexiko.rules.state import TEAMS, Phase
from kostka.mexiko.table_lines import read_line, read_team

GAM_NUMBER = re.compile(r"(\d{1,6})\.")
CALL = r"[1-6]i|m(?![a-z])|\d\d(?![\d:])"
DICE = re.compile(rf"(\?|{CALL})(?:/({CALL}|[1-6](?!\d)))?", re.IGNORECASE)
ONLY_DICE = re.compile(CALL, re.IGNORECASE)
LETTERS = re.compile(r"ok\?|[a-z]+", re.IGNORECASE)
SCORE = re.compile(r"(\d{1,3}):(\d{1,3})")
NUMBER = re.compile(r"\d{1,9}")
ANSWERS: dict[str, Sequence[Move]] = {
    "ok": (Accept(), Behind()),
    "ok?": (Accept(),),
    "behind": (Behind(),),
    "no": (Doubt(),),
    **{name: (Open(dice),) for dice, name in enumerate(HOW_NAMES)},
}
BEERS = {"new": True, "same": False}


def read(cursor: Cursor, state: State) -> Sequence[Move]:
    """The moves that the next words say; none for a heading or a gam's number."""
    text = cursor.next.text
    if text == "!":
        return (read_line(cursor, state),)
    if state.gam.phase is Phase.OVER:
        raise RuleError("MX-24", "mexiko-over", found=text)
    if text.startswith("="):
        cursor.cut(1)
        return (_told(cursor),)
    if text.startswith(">"):
        cursor.cut(1)
        return (Say(_call(cursor)),)
    if number := GAM_NUMBER.match(text):
        _check_gam_number(int(number[1]), state)
        cursor.cut(number.end())
        return ()
    if dice := DICE.match(text):
        moves = _thrown(dice, state)
        cursor.cut(dice.end())
        return moves
    if word := LETTERS.match(text):
        return _word(word[0].lower(), cursor, state)
    raise cursor.puzzled(WAITS_FOR[state.gam.phase])


def _word(word: str, cursor: Cursor, state: State) -> Sequence[Move]:
    """What begins with a word of letters."""
    phase = state.gam.phase
    if word == "set":
        cursor.cut(len(word))
        return _heading(cursor, state)
    if word == "beer":
        cursor.cut(len(word))
        return _beer(cursor, state)
    if word == "match":
        cursor.cut(len(word))
        _take_equals(cursor)
        return (MatchResult(*_score(cursor)),)
    if word in TEAMS:
        return (Nominate(read_team(cursor), _die(cursor)),)
    moves: Sequence[Move] | None = ANSWERS.get(word)
    if word in ("tab", "table"):
        moves = (Accept(), ToTable()) if phase is Phase.ANSWER else (ToTable(),)
    elif word == "give":
        moves = _given(state)
    if moves is None:
        raise cursor.puzzled(WAITS_FOR[phase])
    cursor.cut(len(word))
    if word == "no":
        _check_shown(cursor, state)
    if word == "ok" and cursor.next.text.lower().startswith("tab"):
        return (Accept(),)  # "ok tab 43" says no more than "tab 43"
    return moves


def _thrown(found: re.Match[str], state: State) -> Sequence[Move]:
    """Dice: a throw, with how it was thrown if that is new; or those of a doubted throw."""
    dice = None if found[1] == "?" else _named(found[1])
    gam, beside = state.gam, found[2]
    if gam.phase is Phase.SHOW and dice is not None and beside is None:
        return (Show(dice),)
    if gam.phase is Phase.SAY and dice is not None and beside is None:
        return (Say(dice),)  # a call typed without its sign
    shown, die = 0, 0
    if beside is not None and len(beside) == 1 and beside.isdigit():
        shown, die = 1, int(beside)
    elif beside is not None:
        shown = 2
        if _named(beside) != dice:
            raise RuleError("MX-18", "mexiko-open-die", found=found[0])
    throw = Throw(dice, die)
    if gam.phase is Phase.HOW or (
        shown and gam.phase is Phase.THROW and not (gam.open or gam.table)
    ):
        return (Open(shown), throw)
    return (throw,)


def _given(state: State) -> Sequence[Move]:
    """The dice handed over, after a throw that nobody told."""
    match state.gam.phase:
        case Phase.HOW:
            return (Open(0), Throw(None), HandOver())
        case Phase.THROW:
            return (Throw(None), HandOver())
        case _:
            return (HandOver(),)


def _told(cursor: Cursor) -> Move:
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


def _heading(cursor: Cursor, state: State) -> Sequence[Move]:
    """``set 2:``, the number of which may be missing; or ``set = 15:12``."""
    board = state.board
    if cursor.next.text.startswith("="):
        _take_equals(cursor)
        return (SetResult(*_score(cursor)),)
    if number := NUMBER.match(cursor.next.text):
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


def _beer(cursor: Cursor, state: State) -> Sequence[Move]:
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
    return ()


def _score(cursor: Cursor) -> tuple[int, int]:
    found = SCORE.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("HOME:GUEST")
    cursor.cut(found.end())
    return int(found[1]), int(found[2])


def _take_equals(cursor: Cursor) -> None:
    if cursor.next.text.startswith("="):
        cursor.cut(1)


def _die(cursor: Cursor) -> int:
    found = NUMBER.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("NUMBER", "MX-61")
    cursor.cut(found.end())
    if cursor.next.text.startswith(","):
        cursor.cut(1)
    return int(found[0])


def _call(cursor: Cursor) -> Call:
    found = ONLY_DICE.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("31 … 65 | 1i … 6i | M", "MX-4")
    call = _named(found[0])
    cursor.cut(found.end())
    return call


def _named(name: str) -> Call:
    """The call of this name. Two dice that have another name are refused with it (MX-1 … MX-3)."""
    call = named(name)
    if call is not None:
        return call
    first, second = int(name[0]), int(name[1])
    if 1 <= first <= 6 and 1 <= second <= 6:
        rule = "MX-2" if first == second else "MX-3" if first + second == 3 else "MX-1"
        expected = NAMES[call_of(first, second)]
        raise RuleError(rule, "mexiko-no-such-call", found=name, expected=expected)
    raise RuleError("MX-1", "mexiko-no-such-call", found=name, expected="31 … 65 | 1i … 6i | M")


def _check_gam_number(number: int, state: State) -> None:
    """MX-23: gams are numbered within the set; through the whole match is understood too."""
    board = state.board
    in_set, in_match = board.gams + 1, board.tally.gams + 1
    if not state.gam.fresh or number not in (in_set, in_match):
        expected = f"{in_set}." if state.gam.fresh else WAITS_FOR[state.gam.phase]
        raise RuleError("MX-23", "mexiko-gam-number", found=f"{number}.", expected=expected)


def _check_shown(cursor: Cursor, state: State) -> None:
    """MX-12: dice shown after a doubt that were told before must be those."""
    gam = state.gam
    if gam.phase is not Phase.ANSWER or gam.dice is None:
        return
    if ONLY_DICE.fullmatch(cursor.next.text):
        shown = _named(cursor.next.text)
        if shown != gam.dice:
            found, expected = NAMES[shown], NAMES[gam.dice]
            raise RuleError("MX-12", "mexiko-shown-differs", found=found, expected=expected)
        cursor.take()
