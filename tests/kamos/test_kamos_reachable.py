"""Reported turns and sheets: taken exactly where some play from there gives them."""

from itertools import product
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from kostka.game.errors import Refusal
from kostka.kamos import rules
from kostka.kamos.rules.moves import Keep, SheetReport, Throw, TurnReport
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.reachable import reachable_totals
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.sheet import CROSSED, Cell, Sheet, new_cell, with_cell
from kostka.kamos.rules.state import State
from kostka.kamos.rules.throwing import THROWS

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses

ALL = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)
AGREED = {
    "free": Kamos1(columns=1),
    "forced": Kamos1(columns=1, hajcman="forced"),
    "one throw": Kamos1(columns=1, throws=1, hajcman="forced"),
    "doubled": Kamos1(columns=1, no_hajcman_doubles=True, regal_row_doubles=True),
    "dělo again": Kamos1(columns=1, delo_from_hand_only=False, hand="any-full-throw"),
}


def begun(agreed: Kamos1, left: tuple[int, ...], crossed: tuple[int, ...] = ()) -> State:
    """A game of one player with these rows open, and a × in these."""
    sheet = Sheet()
    for place in ALL:
        if place not in left:
            cell = new_cell(place, 3 * (place + 1) if place < 6 else 20, hand=True)
            sheet = with_cell(sheet, place, CROSSED if place in crossed else cell, agreed)
    return State(rules=agreed, names=("A",), sheets=(sheet,), lot=())


def turns(state: State) -> set[State]:
    """Every state one turn later, by the rules themselves."""
    found = set()
    for dice in THROWS:
        first = rules.apply(state, Throw(dice))
        later = [first]
        if state.rules.throws > 1:  # all of them again, and all but one
            for kept in ((), dice[:1]):
                later.append(rules.apply(rules.apply(first, Keep(kept)), Throw(dice)))
        for thrown in later:
            for move in rules.legal(thrown, 0):
                if not isinstance(move, Keep):
                    found.add(replace(rules.apply(thrown, move), turns=0))
    return found


def ends(state: State) -> set[Sheet]:
    """Every sheet that play from here closes."""
    found, waiting = set(), {state}
    while waiting:
        later = {after for one in waiting for after in turns(one)}
        found |= {after.sheets[0] for after in later if after.over}
        waiting = {after for after in later if not after.over}
    return found


CASES = [
    ((5, 9), ()),
    ((6, 7), ()),
    ((8, 9), (6,)),
    ((4, 5), (6, 7)),
    ((0, 1, 2, 3, 4, 9), (6, 7, 8)),  # one numbered row is full: a forced × never comes to Regál
]


@pytest.mark.rule("KCR-8", "KCR-9", "KCR-10", "KCR-11", "KCR-12", "KCR-13", "KCR-14")
@pytest.mark.parametrize("agreed", AGREED.values(), ids=AGREED)
@pytest.mark.parametrize(("left", "crossed"), [CASES[0], *CASES[2:4]])
def test_a_sheet_is_told_as_play_could_close_it_and_not_otherwise(
    agreed: Kamos1, left: tuple[int, ...], crossed: tuple[int, ...]
) -> None:
    state = begun(agreed, left, crossed)
    closed = ends(state)
    for lost in (False, True):
        totals = {sheet.total for sheet in closed if sheet.lost == lost}
        told = {total for total in range(1200) if takes(state, SheetReport(0, (), total, lost))}
        assert told == totals
        whole = {(sheet.points, sheet.total) for sheet in closed if sheet.lost == lost}
        by_rows = {
            (points, total)
            for points in {points for points, _ in whole}
            for total in {sum(points), 2 * sum(points)}
            if takes(state, SheetReport(0, points, total, lost))
        }
        assert by_rows == whole


def takes(state: State, report: SheetReport | TurnReport) -> bool:
    try:
        rules.apply(state, report)
    except Refusal:
        return False
    return True


@pytest.mark.rule("KCR-3", "KCR-12", "KCR-13", "KCR-16")
@pytest.mark.parametrize("agreed", AGREED.values(), ids=AGREED)
@pytest.mark.parametrize(("left", "crossed"), [*CASES, ((0, 1), ()), (ALL, ()), (ALL[:6], (6, 7))])
def test_a_turn_is_told_as_play_could_end_it_and_not_otherwise(
    agreed: Kamos1, left: tuple[int, ...], crossed: tuple[int, ...]
) -> None:
    state = begun(agreed, left, crossed)
    played = {filled(state, after) for after in turns(state)}
    told = set()
    for place in left:
        for hand in (False, True):
            for points in range(151):
                report = TurnReport(ROWS[place], points=points, hand=hand)
                if takes(state, report):
                    told.add(filled(state, rules.apply(state, report)))
            cross = TurnReport(ROWS[place], hand=hand, cross=True)
            if takes(state, cross):
                told.add(filled(state, rules.apply(state, cross)))
    assert told == played


def filled(before: State, after: State) -> tuple[int, Cell]:
    """The row and the cell that a turn has filled."""
    (place,) = (
        place
        for place in ALL
        if len(after.sheets[0].cells[place]) > len(before.sheets[0].cells[place])
    )
    return place, after.sheets[0].cells[place][-1]


ROWS_OF_ONE = "1=1 2=2 3=3 4=4 5=5 6=6 "


@pytest.mark.rule("KCR-14")
@pytest.mark.parametrize(
    ("lower", "sum_of_all", "due"),
    [
        ("delo=0 kamos=0 cina=0 regal=0", 21, 21),
        ("delo=15 kamos=19 cina=12 regal=40", 107, 214),
    ],
)
def test_where_the_rows_show_a_cross_or_none_the_total_follows(
    played: "Played", refusal: "Refuses", lower: str, sum_of_all: int, due: int
) -> None:
    agreed = {"columns": 1, "no_hajcman_doubles": "yes"}
    line = f"! sheet 1 {ROWS_OF_ONE}{lower}"
    assert played(line, **agreed).state.sheets[0].total == due
    other = 3 * sum_of_all - due
    fault = refusal(f"{line} total={other}", **agreed)
    assert (fault.rule, fault.expected) == ("KCR-14", f"total={due}")


@pytest.mark.rule("KCR-2", "KCR-3", "KCR-7")
def test_with_one_throw_all_is_from_the_hand(played: "Played", refusal: "Refuses") -> None:
    log = played("?22555=kamos ?12345=delo hand=cina:24 ?=regal:40", throws=1)
    assert [row[0].points for row in log.state.sheets[0].cells[6:]] == [15, 38, 24, 40]
    assert all(row[0].hand for row in log.state.sheets[0].cells[6:])
    assert refusal("?=kamos:19", throws=1).rule == "KCR-8"
    assert refusal("?22555=kamos:19", throws=1).expected == "38"
    assert (
        refusal(f"! sheet 1 {ROWS_OF_ONE}delo=0 kamos=19 cina=0 regal=0", throws=1, columns=1).rule
        == "KCR-8"
    )


@pytest.mark.rule("KCR-13")
def test_a_loss_takes_a_throw_that_fits_nowhere(refusal: "Refuses") -> None:
    crosses = "?=delo:x ?=kamos:x ?=cina:x ?=regal:x "
    fault = refusal(crosses + "?=6:x", columns=1)
    assert (fault.rule, fault.code) == ("KCR-13", "kamos-fits-somewhere")
    nothing = " ".join(f"{row}=0" for row in ROWS)
    assert refusal(f"! sheet 1 {nothing} lost", columns=1).code == "kamos-loss-nowhere"
    assert refusal("! sheet 1 total=0 lost").expected.startswith("10…")


@pytest.mark.rule("KCR-12", "KCR-14")
def test_a_lost_sheet_is_never_doubled(played: "Played", refusal: "Refuses") -> None:
    rows = "1=5 2=0 3=0 4=0 5=0 6=0 delo=15 kamos=19 cina=12 regal=40 "
    agreed = {"columns": 1, "no_hajcman_doubles": "yes"}
    assert played(f"! sheet 1 {rows}lost", **agreed).state.sheets[0].total == 91
    assert refusal(f"! sheet 1 {rows}total=182 lost", **agreed).rule == "KCR-15"


@pytest.mark.rule("KCR-12")
def test_where_a_hajcman_is_forced_it_is_no_choice(played: "Played", refusal: "Refuses") -> None:
    fault = refusal("13356=delo:x", hajcman="forced")
    assert (fault.rule, fault.code) == ("KCR-12", "kamos-cross-by-choice")
    assert fault.expected == "=1 | =3 | =5 | =6"
    assert played("13356=delo:x").state.sheets[0].crosses == 1
    assert refusal("?=delo:x", hajcman="forced").code == "kamos-fits-somewhere"


@pytest.mark.rule("KCR-13")
def test_totals_of_a_lost_sheet_against_listing_all() -> None:
    agreed = Kamos1(columns=1)
    sheet = begun(agreed, ALL[:6], crossed=ALL[6:]).sheets[0]
    possible = {
        sum((place + 1) * dice for place, dice in enumerate(row))
        for row in product(range(6), repeat=6)
        if 0 in row and any(row)
    }
    assert reachable_totals(sheet, (), agreed, lost=True) == sorted(possible)


@pytest.mark.rule("KCR-12", "KCR-13")
def test_five_of_the_only_full_row_are_a_regal_where_a_hajcman_is_forced(
    played: "Played", refusal: "Refuses"
) -> None:
    rows = "! sheet 1 1=0 2=0 3=0 4=0 5={five} 6=6 delo=0 kamos=0 cina=0 regal={regal} lost"
    forced = {"columns": 1, "hajcman": "forced"}
    assert refusal(rows.format(five=0, regal=0), **forced).rule == "KCR-13"
    for five, regal in ((0, 10), (5, 0)):
        assert played(rows.format(five=five, regal=regal), **forced).state.sheets[0].lost
    assert played(rows.format(five=0, regal=0), columns=1).state.sheets[0].lost


@pytest.mark.rule("KCR-6")
@pytest.mark.parametrize(("columns", "dice", "balance"), [(1, 1, -2), (2, 4, -2), (2, 9, 3)])
def test_a_reported_sheet_has_its_balance(
    played: "Played", columns: int, dice: int, balance: int
) -> None:
    rows = [f"{face}={face * dice}" for face in range(1, 7)]
    line = "! sheet 1 " + " ".join([*rows, "delo=0 kamos=0 cina=0 regal=0"])
    assert played(line, columns=columns).state.sheets[0].balance == (balance,) * 4
