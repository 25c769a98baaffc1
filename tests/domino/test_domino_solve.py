"""What ``kostka solve domino`` says, and what a file of deals must be."""

from pathlib import Path

import pytest

from kostka.domino.solve import read_deals, solve
from kostka.game.errors import RecordRefused

DEALS = """\
02 11 22 23 24 25 35 / 12 14 15 16 26 33 55 / 00 01 03 04 13 45 56 / 05 06 34 36 44 46 66 | 35 | 22
01 03 12 14 36 46 56 / 05 06 13 15 23 25 33 / 00 11 16 24 35 45 66 / 02 04 22 26 34 44 55 | 28 | 01 56
06 16 22 26 33 45 46 / 01 02 03 05 23 34 55 / 04 12 15 36 44 56 66 / 00 11 13 14 24 25 35 | 66 | 46
02 13 14 25 33 35 66 / 00 05 12 15 16 26 34 / 01 03 04 24 36 46 55 / 06 11 22 23 44 45 56 | 22 | 33
02 05 12 22 24 25 46 / 00 03 15 16 33 35 56 / 01 06 13 23 34 55 66 / 04 11 14 26 36 44 45 | 32 | 25
"""  # noqa: E501
"""Deals with known values: what the leader's pair writes, and the best tiles to lead."""


def test_deals_with_known_values(tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(DEALS)
    told = []
    found = list(solve(deals=file, progress=lambda done, total: told.append((done, total))))
    known = [line.split(" | ")[1:] for line in DEALS.splitlines()]
    assert [(line["value"], line["best"]) for line in found] == [
        (int(value), best.split()) for value, best in known
    ]
    assert told == [(done, 5) for done in range(6)]
    for line in found:
        assert set(line) == {"value", "best", "nodes", "seconds"}
        assert line["nodes"] > 0
        assert line["seconds"] > 0


def test_counting_only_the_others_tiles_is_another_question(tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(DEALS.splitlines()[0])
    every, others = (next(solve(deals=file, count=count)) for count in ("all", "opponents"))
    assert 0 < others["value"] < every["value"]


FIRST = DEALS.splitlines()[0]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("01 02 03", "domino-hands"),
        (FIRST.replace("02", "77"), "domino-tile-unknown"),
        (FIRST.replace("02", "2"), "domino-tile-unknown"),
        (FIRST.replace("02", "66"), "domino-tile-twice"),
        (FIRST.replace("02 ", ""), "domino-hand-size"),
        (FIRST.replace("|", "/ 00 |", 1), "domino-hands"),
        ("\ufffd / | ", "domino-hands"),
    ],
)
def test_a_line_that_is_no_deal_is_refused_with_its_number(line: str, code: str) -> None:
    with pytest.raises(RecordRefused) as caught:
        read_deals(f"{DEALS}\n{line}\n", "deals.txt")
    (fault,) = caught.value.faults
    assert (fault.source, fault.line, fault.code) == ("deals.txt", 7, code)


def test_all_bad_lines_are_said_at_once() -> None:
    with pytest.raises(RecordRefused) as caught:
        read_deals(f"no\n{DEALS}never\n")
    assert [fault.line for fault in caught.value.faults] == [1, 7]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        next(solve(deals=tmp_path / "none"))


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing but a remark\n\n| 35 | 22\n"])
def test_a_file_without_deals_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deals.txt"
    file.write_text(text)
    with pytest.raises(RecordRefused, match="domino-no-deals"):
        next(solve(deals=file))


def test_remarks_are_passed_over() -> None:
    remarks = "# the first of June | 7\n" + DEALS.replace("\n", "\n  # and\n")
    assert read_deals(remarks) == read_deals(DEALS)
    with pytest.raises(RecordRefused) as caught:
        read_deals("# one\nno deal\n")
    assert caught.value.faults[0].line == 2
