"""Norms, round cells, shortfalls, and how they balance in a row."""

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.kamos.rules.marks import balance, mark
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.sheet import Sheet, new_cell, with_cell

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


@pytest.mark.rule("KCR-5")
@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_the_marks_of_rows_three_to_six(face: int) -> None:
    assert [mark(face, dice) for dice in range(1, 6)] == ["1", "2", "/", "O", "OO"]


@pytest.mark.rule("KCR-4", "KCR-5")
@pytest.mark.parametrize("face", [1, 2])
def test_ones_and_twos_have_no_norm_and_no_marks(face: int) -> None:
    assert [mark(face, dice) for dice in range(1, 6)] == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("KCR-5")
def test_a_mark_is_kept_with_the_cell(played: "Played") -> None:
    sheet = played("13336=3 33336=3 33333=3 12336=3 12356=3").state.sheets[0]
    assert [cell.mark for cell in sheet.cells[2]] == ["/", "O", "OO", "2", "1"]


@pytest.mark.rule("KCR-5")
@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("13356(33)33346(333)13336=3:O", "/"),  # three threes are a norm and not round
        ("13336=3:2", "/"),
        ("33336=3:/", "O"),
        ("33333=3:O", "OO"),
        ("12336=3:/", "2"),
    ],
)
def test_a_mark_that_contradicts_the_dice_is_refused(
    refusal: "Refuses", text: str, right: str
) -> None:
    fault = refusal(text)
    assert (fault.rule, fault.code, fault.expected) == ("KCR-5", "kamos-mark", right)


@pytest.mark.rule("KCR-6")
@pytest.mark.parametrize("first_short", [True, False])
def test_two_fives_and_four_fives_make_two_norms(played: "Played", first_short: bool) -> None:
    turns = ["12355=5:2", "15555=5:O"]
    sheet = played(" ".join(turns if first_short else turns[::-1])).state.sheets[0]
    assert sheet.balance[2] == 0
    assert sheet.points[4] == 30 == 2 * 3 * 5


@pytest.mark.rule("KCR-6")
def test_there_may_be_any_number_of_round_cells(played: "Played") -> None:
    sheet = played("16666=6 " * 10).state.sheets[0]
    assert (sheet.balance[3], sheet.points[5]) == (10, 240)


@pytest.mark.rule("KCR-5", "KCR-6")
def test_five_are_round_with_two_over() -> None:
    assert balance([5]) == 2
    assert balance([5, 1]) == 0  # two over make up for two short


@pytest.mark.rule("KCR-6")
@given(dice=st.lists(st.integers(1, 5), max_size=10), face=st.integers(3, 6), data=st.data())
@settings(max_examples=60, deadline=None)
def test_balancing_never_changes_points_in_whatever_order(
    dice: list[int], face: int, data: st.DataObject
) -> None:
    shuffled = data.draw(st.permutations(dice))
    sheets = []
    for order in (dice, shuffled):
        sheet = Sheet()
        for count in order:
            sheet = with_cell(sheet, face - 1, new_cell(face - 1, face * count, False), Kamos1())
        sheets.append(sheet)
    assert {sheet.points[face - 1] for sheet in sheets} == {face * sum(dice)}
    assert {sheet.balance[face - 3] for sheet in sheets} == {sum(dice) - 3 * len(dice)}
