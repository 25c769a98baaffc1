"""Reads the record of a match, word by word; docs/record/mexiko.md says what each word means.
Headings and results are in result_lines.py, the lines that begin with ``!`` in referee_lines.py.

What a record says twice (a gam's number, a set's, its beer, dice shown that were told) must agree.
"""

import re
from collections.abc import Sequence

from kostka.game.cursor import Cursor, Word
from kostka.game.errors import RuleError
from kostka.mexiko.line_words import heading_named
from kostka.mexiko.referee_lines import read_event, read_team
from kostka.mexiko.result_lines import SCORE, check_beer, read_heading, read_match, read_result
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import LOWEST, NAMES, Call, call_of, named
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.lineup import must_replace
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    Floor,
    HandOver,
    Nominate,
    OffTable,
    Open,
    PerPartes,
    Say,
    Show,
    Throw,
    ToTable,
)
from kostka.mexiko.rules.refusals import RULE_OF, not_now, waits_for
from kostka.mexiko.rules.state import TEAMS, Phase
from kostka.mexiko.typed_moves import heard_answers, heard_call

GAM_NUMBER = re.compile(r"(\d{1,6})(?:[.)]|:(?!\d))")
CALL = r"[1-6]i|m(?![a-z])|\d\d(?![\d:])"
DICE = re.compile(rf"(\?|{CALL})(?:/({CALL}|[1-6](?!\d)))?", re.IGNORECASE)
ONLY_DICE = re.compile(CALL, re.IGNORECASE)
NUMBER = re.compile(r"#?(\d{1,9})")
HEADING = re.compile(r"[^\W\d_]+")
LETTERS = re.compile(r"ok\?|[a-z]+", re.IGNORECASE)
ANSWERS: dict[str, Sequence[Move]] = {
    "ok": (Accept(), Behind()),
    "ok?": (Accept(),),
    "behind": (Behind(),),
    "no": (Doubt(),),
    **{name: (Open(dice),) for dice, name in enumerate(HOW_NAMES)},
}
WORD_OF: dict[type, str] = {
    ToTable: "tab",
    Accept: "ok",
    Doubt: "no",
    Behind: "behind",
    HandOver: "give",
}
OURS = (*ANSWERS, "tab", "table", "give", "set", "beer", "match", *TEAMS)
LONGEST_PHRASE = 4
SPOKEN = re.compile(r"\w[\w'’-]*[,.!]?")
"""A word of a phrase: no sign of the record stands in it."""
ALSO = {
    **dict.fromkeys(("accept", "beru", "ano", "yes", "ja"), "ok"),
    **dict.fromkeys(("neberu", "nein", "ne"), "no"),
    "tabula": "tab",
}
"""MX-40: the words said at the table, where somebody wrote them down as they were said."""

OWN_FAULTS = frozenset(
    (
        "record-word",
        "record-surplus",
        "mexiko-no-such-call",
        "mexiko-other-name",
        "mexiko-call-too-low",
        "mexiko-call-indians",
        "mexiko-call-mexiko",
        "mexiko-open-die",
        "mexiko-shown-differs",
        "mexiko-throw-beats",
        "mexiko-not-now",
        "mexiko-open-throw-missing",
        "mexiko-nothing-to-beat",
        "mexiko-gam-not-over",
    )
)
"""Faults of a gam's own form: of its words, its dice, its calls and their order."""


def gam_alone(line: Sequence[Word], before: Word) -> Sequence[Word] | None:
    """A gam that begins with this line: with its number, or after a doubt with a throw and call."""
    if found := GAM_NUMBER.match(line[0].text):
        cursor = Cursor(line)
        cursor.cut(found.end())
        rest = cursor.rest()
        return None if rest and rest[0].text.startswith(">") else rest  # a line before it threw
    called = re.fullmatch(rf"({CALL})>.*", line[0].text, re.IGNORECASE)
    return line if called and before.text.lower() == "no" else None


def read(cursor: Cursor, state: State) -> Sequence[Move]:
    """The moves that the next words say; none for a heading or a gam's number."""
    text = cursor.next.text
    if text == "!":
        return _event(cursor, state)
    if state.gam.phase is Phase.OVER and not text.startswith("="):
        raise RuleError("MX-24", "mexiko-over", found=text)
    if text.startswith("="):
        moves = read_result(cursor, state)
        if moves and state.gam.phase is Phase.OVER:
            raise RuleError("MX-24", "mexiko-over", found=text)
        return moves
    if text.startswith(">"):
        cursor.cut(1)
        if cursor.next.text.lower() == "give":
            return ()  # "41>give" says no more than "41 give"
        return (Say(_call(cursor, spanish=state.rules.spanish)),)
    if number := GAM_NUMBER.match(text):
        _check_gam_number(int(number[1]), cursor, state)
        cursor.cut(number.end())
        return ()
    if dice := DICE.match(text):
        known = _told_before(cursor, dice, state) or _told_late(cursor, dice, state)
        follows = text[dice.end() :] or cursor.look(1).text
        moves = () if known else _thrown(dice, state, follows)
        cursor.cut(dice.end())
        return moves
    if (heading := HEADING.match(text)) and heading_named(heading[0]) in ("set", "beer", "match"):
        return _heading(heading[0], cursor, state)
    if text[:1].isalpha() and (said := _said(cursor, state)) is not None:
        return said
    if word := LETTERS.match(text):
        return _word(word[0].lower(), cursor, state)
    if SCORE.fullmatch(text):
        raise cursor.puzzled(f"= {text}", "MX-20")
    raise cursor.puzzled(waits_for(state.gam), RULE_OF[state.gam.phase])


def _event(cursor: Cursor, state: State) -> Sequence[Move]:
    """A line with ``!``. A fault after a gam's number, or with the serve's call after it, is one of
    that serve, not of the throw that decided the gam before."""
    numbered = GAM_NUMBER.fullmatch(cursor.look(-1).text) is not None
    move = read_event(cursor, state)
    of_serve = numbered or cursor.after.text.startswith(">")
    if not (of_serve and state.gam.fresh and state.decided is not None):
        return (move,)
    server = state.gam.server
    floored = move == Floor(server) and state.decided.gam.thrower == server
    if not (floored or isinstance(move, PerPartes | OffTable)):
        return (move,)
    serve: Sequence[Move] = (Throw(None),)
    if state.gam.phase is Phase.HOW:
        serve = (Open(0), *serve)
    return (*serve, move)


def _said(cursor: Cursor, state: State) -> Sequence[Move] | None:
    """A call or an answer in the words of MX-40 and MX-41; None where the words are none of them,
    or are the record's own."""
    for count in range(LONGEST_PHRASE, 0, -1):
        said = _phrase(cursor, count)
        if said is None or (count == 1 and LETTERS.fullmatch(said) and said.lower() in OURS):
            continue
        if state.gam.phase is Phase.SAY:
            call = heard_call(said, spanish=state.rules.spanish)
            if call is not None:
                _take(cursor, count)
                return (Say(call),)
        meant = _meant(said, state)
        if meant is not None:
            _take(cursor, count)
            return _answered(meant, cursor, state)
    return None


def _meant(said: str, state: State) -> str | None:
    """The record's own word for an answer in somebody's language."""
    choosing = state.gam.phase is Phase.HOW
    for move in heard_answers(said, spanish=state.rules.spanish):
        if isinstance(move, Open) == choosing:
            return HOW_NAMES[move.dice] if isinstance(move, Open) else WORD_OF[type(move)]
    return None


def _phrase(cursor: Cursor, count: int) -> str | None:
    """The next so many words, where they stand in one line."""
    words = [cursor.look(further) for further in range(count)]
    if any(not SPOKEN.fullmatch(word.text) or word.line != words[0].line for word in words):
        return None
    return " ".join(word.text for word in words)


def _take(cursor: Cursor, count: int) -> None:
    for _ in range(count):
        cursor.take()


def _heading(word: str, cursor: Cursor, state: State) -> Sequence[Move]:
    """What begins with ``set``, ``beer`` or ``match``, in any of the languages."""
    cursor.cut(len(word))
    match heading_named(word) or word:
        case "set":
            return read_heading(cursor, state)
        case "beer":
            check_beer(cursor, state)
            return ()
        case _:
            return (read_match(cursor),)


def _word(word: str, cursor: Cursor, state: State) -> Sequence[Move]:
    """What begins with a word of letters."""
    length = len(word)
    if word in ("set", "beer", "match"):
        return _heading(word, cursor, state)
    if word in TEAMS:
        if GAM_NUMBER.fullmatch(cursor.look(-1).text) and cursor.look(-2).text.lower() != "set":
            raise cursor.puzzled(f"= {word} 1 | = {word} 2", "MX-13")
        return (Nominate(read_team(cursor), _die(cursor)),)
    word = ALSO.get(word, word)
    if word not in OURS:
        raise cursor.puzzled(waits_for(state.gam), RULE_OF[state.gam.phase])
    cursor.cut(length)
    return _answered(word, cursor, state)


def _answered(word: str, cursor: Cursor, state: State) -> Sequence[Move]:
    """What an answer means now; its own word has been taken."""
    phase = state.gam.phase
    moves: Sequence[Move] | None = ANSWERS.get(word)
    if word in ("tab", "table"):
        moves = (Accept(), ToTable()) if phase is Phase.ANSWER else (ToTable(),)
    elif word == "give":
        moves = _given(state)
    assert moves is not None, "every word of ours means something"
    if word == "no":
        if cursor.next.text.lower() == "accept":
            cursor.take()
        _check_shown(cursor, state)
    if word == "ok" and _to_table_next(cursor, state):
        return (Accept(),)  # "ok tab 43" says no more than "tab 43"
    return moves


def _to_table_next(cursor: Cursor, state: State) -> bool:
    if cursor.next.text.lower().startswith("tab"):
        return True
    said = (_phrase(cursor, count) for count in range(LONGEST_PHRASE, 0, -1))
    return any(text is not None and _meant(text, state) == "tab" for text in said)


def _thrown(found: re.Match[str], state: State, follows: str) -> Sequence[Move]:
    """Dice: a throw, with how it was thrown if that is new; or those of a doubted throw.
    ``follows`` is what stands after them."""
    dice = None if found[1] == "?" else _named(found[1])
    gam, beside = state.gam, found[2]
    if gam.phase is Phase.SHOW and follows.startswith(">"):  # that is the next gam's throw
        raise not_now("MX-12", found.string, gam)
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


def _die(cursor: Cursor) -> int:
    found = NUMBER.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("NUMBER", "MX-61")
    cursor.cut(found.end())
    if cursor.next.text.startswith(","):
        cursor.cut(1)
    return int(found[1])


def _call(cursor: Cursor, *, spanish: bool) -> Call:
    if not ONLY_DICE.fullmatch(cursor.next.text):  # MX-41: perhaps in somebody's words
        for count in range(LONGEST_PHRASE, 0, -1):
            said = _phrase(cursor, count)
            if said and (heard := heard_call(said, spanish=spanish)) is not None:
                _take(cursor, count)
                return heard
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
        raise RuleError(rule, "mexiko-other-name", found=name, expected=expected)
    raise RuleError("MX-1", "mexiko-no-such-call", found=name, expected="31 … 65 | 1i … 6i | M")


def _fault_before(cursor: Cursor, state: State) -> bool:
    """Whether all of this gam is a line before it, which made its first throw a 31 (MX-51)."""
    gam = state.gam
    counted = gam.phase is Phase.SAY and gam.beat is None and gam.open == 2
    return counted and gam.dice == LOWEST and cursor.look(-1).line < cursor.next.line


def _told_before(cursor: Cursor, dice: re.Match[str], state: State) -> bool:
    """Whether these dice, with a call after them, are a throw that a fault has made 31: what it
    counts as, or on the line after the fault what had fallen."""
    gam = state.gam
    if gam.phase is not Phase.SAY or gam.open != 2 or gam.dice != LOWEST or dice[2]:
        return False
    if must_replace(state) is not None:
        return False
    if dice[1] != NAMES[LOWEST] and cursor.look(-1).line == cursor.next.line:
        return False
    return (dice.string[dice.end() :] or cursor.look(1).text).startswith(">")


def _told_late(cursor: Cursor, dice: re.Match[str], state: State) -> bool:
    """Whether these dice alone, on the line after a fault that decided a gam, are what had fallen
    to table: it counts as 31 whatever it was (MX-51 … MX-53a)."""
    last, before = state.decided, cursor.look(-1)
    if last is None or last.gam.dice is not None or dice[2] or dice.end() < len(dice.string):
        return False
    following = cursor.look(1)
    alone = not following.text or following.line > cursor.next.line
    return alone and before.line < cursor.next.line


def _check_gam_number(number: int, cursor: Cursor, state: State) -> None:
    """MX-23: gams are numbered within the set; through the whole match is understood too."""
    board = state.board
    in_set, in_match = board.gams + 1, board.tally.gams + 1
    gam, found = state.gam, f"{number}."
    if not gam.fresh and not _fault_before(cursor, state):
        due = waits_for(gam)
        if gam.phase is Phase.THROW and gam.table:
            raise RuleError("MX-14", "mexiko-open-throw-missing", found=found, expected=due)
        raise RuleError("MX-23", "mexiko-gam-not-over", found=found, expected=due)
    if number not in (in_set, in_match):
        raise RuleError("MX-23", "mexiko-gam-number", found=found, expected=f"{in_set}.")


def _check_shown(cursor: Cursor, state: State) -> None:
    """MX-12: dice shown after a doubt that were told before must be those."""
    gam = state.gam
    if gam.phase is not Phase.ANSWER or gam.dice is None:
        return
    if ONLY_DICE.fullmatch(cursor.next.text) and not cursor.look(1).text.startswith(">"):
        shown = _named(cursor.next.text)
        if shown != gam.dice:
            found, expected = NAMES[shown], NAMES[gam.dice]
            raise RuleError("MX-12", "mexiko-shown-differs", found=found, expected=expected)
        cursor.take()
