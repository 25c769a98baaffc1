"""What a throw is worth in each row, for all 7,776 throws against a scorer written apart."""

from itertools import product

import pytest

from kostka.kamos.rules.reachable import cell_points
from kostka.kamos.rules.rows import ROWS, Row
from kostka.kamos.rules.shapes import worth, worths


def naive(thrown: tuple[int, ...], row: str, hand: bool, delo_from_hand_only: bool) -> int | None:
    """The law read word for word, with none of the code's tables; dice in any order."""
    if row in "123456":
        taken = [die for die in thrown if str(die) == row]
        return sum(taken) if taken else None
    faces = sorted(set(thrown))
    many = {face: sum(die == face for die in thrown) for face in faces}
    total = 0
    for die in thrown:
        total += die
    if row == "delo":
        straight = faces in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
        return total if straight and not (delo_from_hand_only and not hand) else None
    if row == "regal":
        if len(faces) != 1:
            return None
        if hand and faces == [1]:
            return 150
        return total * 2 * 2 if hand else total * 2
    if len(faces) != 2:
        return None
    small, large = faces
    right = many[large] == 3 if row == "kamos" else many[small] == 3
    return (total + total if hand else total) if right else None


@pytest.mark.rule("KCR-4", "KCR-7", "KCR-8", "KCR-10", "KCR-16")
def test_every_throw_in_every_row_against_the_naive_scorer() -> None:
    compared = 0
    for thrown in product(range(1, 7), repeat=5):
        dice = tuple(sorted(thrown))
        for hand, only in product((True, False), repeat=2):
            expected = tuple(naive(thrown, row, hand, only) for row in ROWS)
            assert worths(dice, hand, only) == expected, (thrown, hand, only)
            compared += 1
    assert compared == 7776 * 4


@pytest.mark.rule("KCR-4")
def test_ones_and_twos_are_worth_their_sum() -> None:
    assert worth("1", (1, 1, 1, 1, 6), hand=False) == 4  # four biče are 4 points
    assert worth("2", (2, 2, 2, 5, 6), hand=True) == 6  # from the hand is nothing here


@pytest.mark.rule("KCR-4", "KCR-16")
def test_five_equal_dice_are_five_of_the_face_in_a_numbered_row() -> None:
    assert worth("4", (4, 4, 4, 4, 4), hand=True) == 20
    assert worth("1", (1, 1, 1, 1, 1), hand=True) == 5


@pytest.mark.rule("KCR-7")
@pytest.mark.parametrize(("dice", "points"), [((1, 2, 3, 4, 5), 15), ((2, 3, 4, 5, 6), 20)])
def test_delo_is_worth_its_sum_and_usually_only_from_the_hand(
    dice: tuple[int, ...], points: int
) -> None:
    assert worth("delo", dice, hand=True) == points  # not doubled
    assert worth("delo", dice, hand=False) is None
    assert worth("delo", dice, hand=False, delo_from_hand_only=False) == points


@pytest.mark.rule("KCR-7")
def test_five_different_dice_with_a_gap_are_no_delo() -> None:
    assert worth("delo", (1, 2, 3, 4, 6), hand=True) is None
    assert worth("delo", (1, 3, 4, 5, 6), hand=True) is None


@pytest.mark.rule("KCR-8")
@pytest.mark.parametrize(
    ("row", "dice", "points"),
    [("kamos", (2, 2, 5, 5, 5), 19), ("cina", (3, 3, 3, 6, 6), 21), ("kamos", (1, 1, 6, 6, 6), 20)],
)
def test_kamos_and_cina_are_worth_the_sum_and_double_from_the_hand(
    row: Row, dice: tuple[int, ...], points: int
) -> None:
    assert worth(row, dice, hand=False) == points
    assert worth(row, dice, hand=True) == 2 * points
    other: Row = "cina" if row == "kamos" else "kamos"
    assert worth(other, dice, hand=True) is None


@pytest.mark.rule("KCR-8", "KCR-10")
def test_five_equal_dice_are_a_regal_and_neither_kamos_nor_cina() -> None:
    fives = (5, 5, 5, 5, 5)
    assert worth("regal", fives, hand=True) == 100
    assert worth("kamos", fives, hand=True) is None
    assert worth("cina", fives, hand=True) is None


@pytest.mark.rule("KCR-10")
def test_regal_by_throwing_again_and_from_the_hand() -> None:
    fours, ones = (4,) * 5, (1,) * 5
    assert (worth("regal", fours, hand=False), worth("regal", fours, hand=True)) == (40, 80)
    assert (worth("regal", ones, hand=False), worth("regal", ones, hand=True)) == (10, 150)


@pytest.mark.rule("KCR-7", "KCR-8", "KCR-10")
def test_all_that_a_cell_of_the_lower_rows_can_be_worth() -> None:
    assert cell_points(9, True, True) == (40, 60, 80, 100, 120, 150)
    assert cell_points(9, False, True) == (10, 20, 30, 40, 50, 60)
    assert cell_points(6, False, False) == (15, 20)
    kamos = sorted({3 * large + 2 * small for large in range(2, 7) for small in range(1, large)})
    assert cell_points(7, False, True) == tuple(kamos)
    assert cell_points(7, True, True) == tuple(2 * points for points in kamos)
    cina = sorted({3 * small + 2 * large for large in range(2, 7) for small in range(1, large)})
    assert cell_points(8, False, True) == tuple(cina)
