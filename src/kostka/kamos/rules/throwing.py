"""What can be done with a throw: keep some dice and throw again, write it, or write a ×."""

from functools import cache
from itertools import combinations, combinations_with_replacement

from kostka.game.errors import RuleError
from kostka.kamos.rules.moves import Cross, Keep, Write
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.rows import (
    CINA,
    DELO,
    KAMOS,
    LOWER,
    NUMBERS,
    REGAL,
    ROWS,
    WORTH_RULES,
    Dice,
)
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.sheet import Sheet, has_room, lower_rows_full

Worths = tuple[int | None, ...]

THROWS = frozenset(combinations_with_replacement(range(1, 7), 5))
"""What five dice may show, the smallest first."""
WRITES = tuple(Write(row) for row in ROWS)
CROSSES = tuple(Cross(row) for row in ROWS)


def check_dice(dice: Dice) -> None:
    """KCR-2: five dice, as Kostka keeps them: the smallest first."""
    if dice not in THROWS:
        raise RuleError("KCR-2", "kamos-dice", found=digits(dice), expected="12345")


def check_kept(kept: Dice, dice: Dice, *, all_is_none: bool) -> None:
    """KCR-2: the dice kept are among those that lie there.

    ``all_is_none``: keeping all five is no throw at all, and so no move.
    """
    if all_is_none and len(kept) == len(dice):
        raise RuleError("KCR-2", "kamos-keep-all", found=f"({digits(kept)})", expected="=")
    if kept not in _parts(dice):
        raise RuleError("KCR-2", "kamos-kept", found=f"({digits(kept)})", expected=digits(dice))


@cache
def _parts(dice: Dice) -> frozenset[Dice]:
    """Any number of these dice, the smallest first."""
    return frozenset(kept for size in range(6) for kept in combinations(dice, size))


@cache
def keeps(dice: Dice) -> tuple[Keep, ...]:
    """KCR-2: every way to throw again, by how many dice are kept, none first.

    >>> [digits(keep.dice) for keep in keeps((4, 4, 4, 4, 4))]
    ['', '4', '44', '444', '4444']
    """
    return tuple(Keep(kept) for size in range(5) for kept in sorted(set(combinations(dice, size))))


def ways(rules: Kamos1) -> tuple[bool, ...]:
    """How dice may come to lie: by re-throw (False) and from the hand (True); with a single throw
    a turn all is from the hand (KCR-2, KCR-3).

    >>> ways(Kamos1()), ways(Kamos1(throws=1))
    ((False, True), (True,))
    """
    return (True,) if rules.throws == 1 else (False, True)


def open_rows(sheet: Sheet, worth: Worths, rules: Kamos1) -> list[int]:
    """KCR-16: the places of the rows that take the throw: with room, and worth something there."""
    return [
        place
        for place, points in enumerate(worth)
        if points is not None and has_room(sheet, place, rules)
    ]


def may_fit_nowhere(sheet: Sheet, hands: tuple[bool, ...], rules: Kamos1) -> bool:
    """Whether some throw can be written nowhere on this sheet, if it came in one of these ways."""
    return any(
        not open_rows(sheet, worths(dice, hand, rules.delo_from_hand_only), rules)
        for dice in THROWS
        for hand in hands
    )


def crossable_rows(sheet: Sheet, can_write: bool, rules: Kamos1) -> list[int]:
    """The places of the rows where a × may be written.

    KCR-12: in Dělo…Regál whenever there is room, also by choice; with ``forced`` only if nothing
    else can be written. KCR-13: in rows 1–6 only when it has to be: nothing else can be written and
    Dělo…Regál are full. Who stops while a throw is left (KCR-2) has chosen that.
    """
    lower = [place for place in LOWER if has_room(sheet, place, rules)]
    if can_write:
        return lower if rules.hajcman == "free" else []
    return lower or [place for place in NUMBERS if has_room(sheet, place, rules)]


def choices(
    sheet: Sheet, dice: Dice, worth: Worths, may_throw: bool, rules: Kamos1
) -> tuple[Write | Cross | Keep, ...]:
    """All a player may do with the throw: write it, write a ×, throw again."""
    rows = open_rows(sheet, worth, rules)
    crosses = crossable_rows(sheet, bool(rows), rules)
    again = keeps(dice) if may_throw else ()
    return (*[WRITES[place] for place in rows], *[CROSSES[place] for place in crosses], *again)


def check_write(place: int, dice: Dice, points: int | None) -> int:
    """The points the throw brings in this row. Raises RuleError if it cannot be written there."""
    if points is not None:
        return points
    row = ROWS[place]
    found = f"{digits(dice)}={row}"
    if place in NUMBERS:
        raise RuleError("KCR-16", "kamos-no-die", found=found, expected=row)
    if place == DELO and digits(dice) in ("12345", "23456"):
        raise RuleError("KCR-7", "kamos-delo-rethrown", found=found, expected=f"{row}:x")
    shape = {DELO: "12345 | 23456", KAMOS: "22555", CINA: "22255", REGAL: "44444"}[place]
    raise RuleError(WORTH_RULES[place], "kamos-shape", found=found, expected=shape)


def check_cross(
    sheet: Sheet, place: int, dice: Dice | None, hands: tuple[bool, ...], rules: Kamos1
) -> None:
    """Raises RuleError where a × may not be written: by choice above, or by choice at all where it
    must be forced. ``dice`` None: the throw is not known, so any that came in these ways will do.
    """
    above = place in NUMBERS
    if not above and rules.hajcman == "free":
        return  # KCR-12: always allowed there
    rule, found = "KCR-13" if above else "KCR-12", f"={ROWS[place]}:x"
    if above and not lower_rows_full(sheet, rules):
        free = [f"={ROWS[below]}:x" for below in LOWER if has_room(sheet, below, rules)]
        raise RuleError(rule, "kamos-cross-above", found=found, expected=" | ".join(free))
    if dice is None:
        if not may_fit_nowhere(sheet, hands, rules):
            raise RuleError(rule, "kamos-fits-somewhere", found=found)
        return
    (hand,) = hands
    rows = open_rows(sheet, worths(dice, hand, rules.delo_from_hand_only), rules)
    if rows:
        expected = " | ".join(f"={ROWS[row]}" for row in rows)
        code = "kamos-cross-not-forced" if above else "kamos-cross-by-choice"
        raise RuleError(rule, code, found=found, expected=expected)


def check_room(sheets: tuple[Sheet, ...], seat: int, place: int, rules: Kamos1) -> None:
    """KCR-16: a full row takes nothing; said of whom and in which turn."""
    sheet = sheets[seat]
    if not has_room(sheet, place, rules):
        found = f"Player{seat + 1} {sheet.filled + 1}. ={ROWS[place]}"
        raise RuleError("KCR-16", "kamos-row-full", found=found, expected=rules.columns)


def digits(dice: Dice) -> str:
    """Dice as a record has them.

    >>> digits((1, 3, 3))
    '133'
    """
    return "".join(map(str, dice))
