"""Whole rows and whole sheets: what is doubled, and what loses the doubling."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.kamos.conftest import Played


REST = "12345=1 12345=2 12345=3 12345=4 12345=5 23456=6 "
"""A die in each numbered row: 21 points a column."""


@pytest.mark.rule("KCR-9")
@pytest.mark.parametrize(("row", "place", "hand"), [("kamos", 7, "22555"), ("cina", 8, "33366")])
def test_a_whole_row_from_the_hand_is_doubled_once_more(
    played: "Played", row: str, place: int, hand: str
) -> None:
    points = 2 * sum(map(int, hand))
    one_short = played(f"{hand}={row} {hand}={row}", columns=3).state.sheets[0]
    assert one_short.points[place] == 2 * points  # not yet whole
    whole = played(f"{hand}={row} {hand}={row} {hand}={row}", columns=3).state.sheets[0]
    assert whole.points[place] == 2 * 3 * points


@pytest.mark.rule("KCR-9")
@pytest.mark.parametrize("other", ["22556(2255)22555=kamos", "12346=kamos:x"])
@pytest.mark.parametrize("column", [0, 1, 2])
def test_one_cell_by_re_throw_or_a_hajcman_loses_the_doubling(
    played: "Played", other: str, column: int
) -> None:
    turns = ["11333=kamos"] * 3
    turns[column] = other
    sheet = played(" ".join(turns), columns=3).state.sheets[0]
    assert sheet.points[7] == 22 + 22 + (19 if "22555" in other else 0)


@pytest.mark.rule("KCR-9")
def test_the_rows_of_kamos_and_cina_are_doubled_each_for_itself(played: "Played") -> None:
    sheet = played("22555=kamos 33366=cina", columns=1).state.sheets[0]
    assert sheet.points[7:9] == (2 * 2 * 19, 2 * 2 * 21)
    sheet = played("22555=kamos 33366(333)33366=cina", columns=1).state.sheets[0]
    assert sheet.points[7:9] == (2 * 2 * 19, 21)


@pytest.mark.rule("KCR-11")
@pytest.mark.parametrize(("agreed", "times"), [("no", 1), ("yes", 2)])
def test_a_whole_row_of_regal_is_doubled_by_agreement(
    played: "Played", agreed: str, times: int
) -> None:
    text = "44444=regal 33334(3333)33333=regal"  # by re-throw counts too
    sheet = played(text, columns=2, regal_row_doubles=agreed).state.sheets[0]
    assert sheet.points[9] == times * (80 + 30)


@pytest.mark.rule("KCR-11")
def test_a_hajcman_or_an_empty_cell_keeps_the_row_of_regal_single(played: "Played") -> None:
    crossed = played("44444=regal 12346=regal:x", columns=2, regal_row_doubles="yes")
    assert crossed.state.sheets[0].points[9] == 80
    short = played("44444=regal", columns=2, regal_row_doubles="yes")
    assert short.state.sheets[0].points[9] == 80


@pytest.mark.rule("KCR-14")
@pytest.mark.parametrize(("agreed", "times"), [("no", 1), ("yes", 2)])
def test_a_sheet_without_a_hajcman_is_doubled_for_those_who_use_the_rule(
    played: "Played", agreed: str, times: int
) -> None:
    lower = "12345=delo 22555(22)22555=kamos 33366(33)33366=cina 44445(4444)44444=regal"
    log = played(REST + lower, columns=1, no_hajcman_doubles=agreed)
    assert log.state.sheets[0].total == times * (21 + 15 + 19 + 21 + 40)


@pytest.mark.rule("KCR-14", "KCR-12")
def test_one_hajcman_loses_the_doubling_of_the_sheet_and_so_does_an_open_cell(
    played: "Played",
) -> None:
    lower = "12345=delo 22555(22)22555=kamos 33366(33)33366=cina "
    crossed = played(f"{REST}{lower}12346=regal:x", columns=1, no_hajcman_doubles="yes")
    assert crossed.state.sheets[0].total == 21 + 15 + 19 + 21
    unfinished = played(REST + lower, columns=1, no_hajcman_doubles="yes")
    assert unfinished.state.sheets[0].total == 21 + 15 + 19 + 21


@pytest.mark.rule("KCR-10", "KCR-11", "KCR-14")
def test_five_ones_from_the_hand_through_every_doubling(played: "Played") -> None:
    lower = "12345=delo 22555(22)22555=kamos 33366(33)33366=cina 11111=regal"
    options = {"columns": 1, "no_hajcman_doubles": "yes", "regal_row_doubles": "yes"}
    assert played(REST + lower, **options).state.sheets[0].total == 2 * (21 + 15 + 19 + 21 + 300)
