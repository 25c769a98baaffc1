"""Reads domino's moves from a record's words: forgiving in spacing, strict in meaning."""

import re
from collections.abc import Sequence

from kostka.domino.ahead import only_way, side_meant
from kostka.domino.line_words import ENDINGS, OPENINGS
from kostka.domino.referee_lines import read_event
from kostka.domino.result_lines import (
    computed,
    ends_result,
    read_party,
    read_result,
    says_party,
)
from kostka.domino.rules.moves import (
    Deal,
    Draw,
    Lay,
    Lots,
    Move,
    Pass,
    Reshuffle,
)
from kostka.domino.rules.state import BEFORE_DEAL, Due, State
from kostka.domino.rules.tiles import JOIN, NONE, Side, Tile
from kostka.domino.tokens import TILE, WHO_PAIR, WHO_SEAT, canonical, pass_said, read_tile
from kostka.game.cursor import Cursor, Misread, Word
from kostka.game.errors import RuleError
from kostka.game.line_words import meant_next
from kostka.locale.typed import folded

NUMBER = re.compile(r"(\d{1,4})(?:[.)]|:(?!\d))")
SECONDS = re.compile(r"@(\d{1,5})(?!\d)")
PLAYED = re.compile(rf"{TILE}[<>]?(?:@[0-9]+)?$|[<>]$|@[0-9]+$")
PLAIN = re.compile(rf"(?:{TILE}|/)+")
HEADINGS = ("round", "deal")
ROUND = re.compile(r"(\d{1,4})[.:]?")
EXPECTED = "45 45< 45> - = ! lots draw shuffle party"

OWN_FAULTS = frozenset(
    (
        "record-word",
        "record-surplus",
        "domino-tile-unknown",
        "domino-tile-twice",
        "domino-tile-laid",
        "domino-dealt-hand",
        "domino-no-fit",
        "domino-ends",
    )
)
"""Faults of a round's own form: of its words, and of its tiles as they lie."""


def round_alone(line: Sequence[Word]) -> Sequence[Word] | None:
    """A round that begins with this line, with its number."""
    cursor = Cursor(line)
    if (found := NUMBER.match(line[0].text)) is None:
        return None
    cursor.cut(found.end())
    return cursor.rest()


def read(cursor: Cursor, state: State) -> Sequence[Move]:
    """The moves of the next word or words; see ``kostka.game.definition.Notation.read``."""
    if number := NUMBER.match(cursor.next.text):
        if int(number[1]) != state.number:
            raise RuleError("DOM-24", "domino-round-number", found=number[1], expected=state.number)
        cursor.cut(number.end())
        return ()
    text = cursor.next.text.lower()
    said = OPENINGS.get(folded(text.removesuffix(":")), "")
    if said in HEADINGS and state.begins_round:
        return _heading(cursor, said, state)
    if text == "!":
        cursor.take()
        return (read_event(cursor, state.rules),)
    if length := pass_said(text):
        cursor.cut(length)
        return (Pass(_seconds(cursor)),)
    if text.startswith("="):
        return read_result(cursor, state)
    if says_party(text):
        return (read_party(cursor),)
    if said == "lots":
        cursor.take()
        return (Lots(tuple(read_tile(cursor) for _ in range(4))),)
    if said in ("draw", "shuffle"):
        cursor.take()
        return (Draw() if said == "draw" else Reshuffle(),)
    if text[:1].isdigit():
        if _is_deal(cursor, state):
            return (_deal(cursor),)
        _check_not_over(cursor, state)
        return (_lay(cursor, state),)
    if folded(text.removesuffix(":")) in (*WHO_SEAT, *WHO_PAIR, "time", "overdue"):
        sign = "=" if meant_next(Cursor(cursor.rest()[1:]), ENDINGS)[0] else "!"
        line = [word.text for word in cursor.rest() if word.line == cursor.next.line]
        raise cursor.puzzled(f"{sign} {' '.join(line)}")
    raise cursor.puzzled(EXPECTED, "DOM-23")


def _heading(cursor: Cursor, heading: str, state: State) -> Sequence[Move]:
    """``round 3:``, ``deal:``: a number must be right, the words say no more."""
    line = cursor.take().line
    number = ROUND.fullmatch(cursor.next.text)
    if heading == "round" and number and cursor.next.line == line:
        if int(number[1]) != state.number:
            raise RuleError("DOM-24", "domino-round-number", found=number[1], expected=state.number)
        cursor.take()
    return ()


def _check_not_over(cursor: Cursor, state: State) -> None:
    """After the play that ended a round nothing is laid in it: a new one begins a new line."""
    before, stated = cursor.look(-1), ends_result(cursor.look(-2).text)
    same_line = before.line == cursor.next.line and PLAYED.match(before.text) and not stated
    if same_line and computed(state):
        outcome = state.party.rounds[-1]
        rule = "DOM-3" if outcome.by == "out" else "DOM-4"
        expected = f"{state.number}. {cursor.next.text}"
        raise RuleError(rule, "domino-round-over", found=cursor.next.text, expected=expected)


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
    hands: list[tuple[Tile, ...]] = []
    for place in range(4):
        hands.append(_hand(cursor, [tile for hand in hands for tile in hand]))
        if place < 3:
            if not cursor.next.text.startswith("/"):
                raise cursor.puzzled("/", "DOM-1")
            cursor.cut(1)
    if cursor.next.text.startswith("/"):
        raise cursor.puzzled("4 × 7", "DOM-1")
    return Deal(tuple(hands))


def _hand(cursor: Cursor, before: Sequence[Tile]) -> tuple[Tile, ...]:
    """Seven tiles. A tile dealt before that begins a new line is the first play, not the hand's."""
    first, line = cursor.next, cursor.next.line
    hand: list[Tile] = []
    while PLAIN.match(cursor.next.text) and not cursor.next.text.startswith("/"):
        further = len(hand) >= 7 and len(before) == 21  # what follows the last hand is play
        new_line = cursor.next.line != line
        if further or (new_line and canonical(cursor.next.text[:2]) in (*before, *hand)):
            break
        line = cursor.next.line
        hand.append(read_tile(cursor))
    if len(hand) != 7:
        if (
            hand
            and not cursor.done
            and not cursor.next.text.startswith("/")
            and line == cursor.next.line
        ):
            raise cursor.puzzled("00…66", "DOM-1")
        found = f"{len(hand)} ({' '.join(hand)})" if hand else "0"
        raise Misread(first, 7, "DOM-1", "domino-dealt-hand", found)
    return tuple(hand)


def _lay(cursor: Cursor, state: State) -> Lay:
    tile = read_tile(cursor)
    side: Side | None = None
    if cursor.next.text[:1] in ("<", ">"):
        side = "left" if cursor.cut(1).text == "<" else "right"
    else:
        side = _only_side(cursor, tile, state)
    return Lay(tile, side, _seconds(cursor))


def _only_side(cursor: Cursor, tile: Tile, state: State) -> Side | None:
    """The side that goes without saying: where it fits, or either where both come to the same."""
    table = state.round
    if state.due is not Due.PLAY or table is None or table.left == NONE:
        return None
    join = JOIN[tile][1]
    left, right = join[table.left] != NONE, join[table.right] != NONE
    if left and right:
        if table.left != table.right:
            return only_way(cursor, tile, state)
        return side_meant(cursor, tile, state)
    return "left" if left and not right else "right"


def _seconds(cursor: Cursor) -> int | None:
    if not cursor.next.text.startswith("@"):
        return None
    found = SECONDS.match(cursor.next.text)
    if found is None:
        raise cursor.puzzled("@12", "DOM-13")
    cursor.cut(found.end())
    return int(found[1])
