"""Lists that the open-source domaino programs print are read as records of ours."""

from typing import Any

import pytest

from kostka.domino.definition import GAME
from kostka.domino.report import score
from kostka.domino.rules.moves import Lay, Pass, RoundReport
from kostka.domino.rules.state import Due
from kostka.domino.rules.view import laid_out
from kostka.game.errors import RecordRefused
from kostka.game.record import Record, read, write

README = """NEW_GAME: []
MOVE: [0, (6, 5), 0]
MOVE: [1, (6, 4), 0]
MOVE: [2, (4, 3), 0]
MOVE: [3, (5, 4), 1]
MOVE: [0, (6, 3), 0]
MOVE: [1, (4, 2), 1]
MOVE: [2, (6, 2), 1]
MOVE: [3, (6, 6), 1]
PASS: [0]
PASS: [1]
MOVE: [2, (6, 1), 0]
MOVE: [3, (3, 1), 0]
MOVE: [0, (5, 3), 0]
MOVE: [1, (5, 5), 0]
MOVE: [2, (5, 1), 0]
MOVE: [3, (1, 1), 0]
MOVE: [0, (2, 1), 0]
MOVE: [1, (3, 2), 0]
MOVE: [2, (6, 0), 1]
MOVE: [3, (0, 0), 1]
MOVE: [0, (5, 0), 1]
MOVE: [1, (3, 0), 0]
MOVE: [2, (4, 0), 0]
MOVE: [3, (4, 4), 0]
MOVE: [0, (5, 2), 1]
MOVE: [1, (2, 2), 1]
MOVE: [2, (4, 1), 0]
FINAL: [2]
WIN: [0]
"""
"""The one whole round that was published: 159 points laid, 9 left; the program's ends: 1 and 2."""

BLOCKED = """NEW_GAME: []
MOVE: [0, (0, 0), 0]
MOVE: [1, (0, 1), 1]
MOVE: [2, (1, 1), 1]
MOVE: [3, (1, 2), 1]
MOVE: [0, (0, 2), 1]
MOVE: [1, (0, 3), 0]
MOVE: [2, (3, 3), 0]
MOVE: [3, (3, 6), 0]
MOVE: [0, (0, 6), 0]
MOVE: [1, (0, 5), 1]
MOVE: [2, (5, 5), 1]
MOVE: [3, (4, 5), 1]
MOVE: [0, (0, 4), 1]
OVER: []
WIN: [1]
"""


def one(text: str) -> Any:
    (record,) = read(text)
    assert record.game is GAME
    return record.log


def test_the_published_round_goes_out_with_nine_points_left() -> None:
    log = one(README)
    table = log.state.round
    chain, first = laid_out(table.plays)
    assert (chain[0][0], chain[-1][1]) == ("2", "1")  # head 0 was the six of (6, 5): our right
    assert chain[first] == "56"
    assert len(chain) == 25
    assert score(log)["rounds"][0]["points"] == 9
    assert (score(log)["rounds"][0]["winner"], score(log)["rounds"][0]["last"]) == ("A", "A2")
    assert log.header.tag("Source") == "domaino"


def test_a_list_may_be_written_low_half_first_without_colons_or_with_more_space() -> None:
    low = README.replace("(6, 5), 0]", "(5, 6), 0]", 1).splitlines()
    swapped = [  # the first tile turned round, its heads change places
        f"{line[:-2]}{1 - int(line[-2])}]" if number > 1 and line.startswith("MOVE") else line
        for number, line in enumerate(low)
    ]
    assert one("\n".join(swapped)).entries == one(README).entries
    loose = README.replace(": [", "  [ ").replace(", ", " ,  ").replace("]", " ]")
    assert one(loose).entries == one(README).entries


def test_a_fish_waits_for_its_count_and_keeps_what_win_said() -> None:
    log = one(BLOCKED)
    assert log.state.due is Due.COUNT
    assert score(log)["rounds"] == []
    assert score(log)["winner"] == "open"
    assert log.header.tag("LoggedWinner") == "B"
    counted = log.append(RoundReport("A", "fish", 108))
    assert score(counted)["party"] == {"A": 108, "B": 0}
    old = BLOCKED.replace("OVER", "PASS: [1]\nPASS: [2]\nPASS: [3]\nPASS: [0]\nOVER")
    assert one(old).entries == log.entries


def test_every_new_game_is_a_record_of_its_own() -> None:
    records = read(README + "{-1: 0, 0: 1, 1: 0}\n" + BLOCKED + README)
    assert [record.log.header.tag("Round") for record in records] == ["1", "2", "3"]
    assert [len(record.log.state.party.rounds) for record in records] == [1, 0, 1]
    assert len(records[0].log.entries) == 28


def test_what_was_read_is_kept_as_a_record_of_ours() -> None:
    for text in (README, BLOCKED):
        log = one(text)
        (again,) = read(write([Record(GAME, log)]))
        assert again.log.entries == log.entries
        assert again.log.header == log.header


def test_a_list_may_stop_in_the_middle_and_begin_without_new_game() -> None:
    log = one("MOVE: [0, (4, 5), 0]\nPASS: [1]\n")
    assert log.entries == (Lay("45"), Pass())


@pytest.mark.parametrize(
    ("old", "new", "place", "rule"),
    [
        ("MOVE: [1, (6, 4), 0]", "MOVE: [2, (6, 4), 0]", "3:1", "DOM-23"),
        ("MOVE: [1, (6, 4), 0]", "MOVE: [1, (6, 4), 1]", "3:1", "DOM-23"),
        ("MOVE: [1, (6, 4), 0]", "MOVE: [1, (6, 4), 2]", "3:1", "DOM-23"),
        ("MOVE: [1, (6, 4), 0]", "MOVE: [1, (6, 9), 0]", "3:1", "DOM-1"),
        ("MOVE: [2, (6, 1), 0]", "MOVE: [2, (6, 6), 0]", "12:1", "DOM-1"),
        ("MOVE: [1, (6, 4), 0]", "  MOVE: [1, (6, 4)", "3:3", ""),
        ("PASS: [1]", "PASS: []", "11:1", ""),
        ("PASS: [1]", "PAS: [1]", "11:1", ""),
        ("PASS: [0]\nPASS: [1]\n", "PASS: [0]\nPASS: [2]\n", "11:1", "DOM-23"),
        ("FINAL: [2]", "FINAL: [3]", "29:1", "DOM-6"),
        ("FINAL: [2]", "OVER: []", "29:1", "DOM-6"),
        ("WIN: [0]", "WIN: [1]", "30:1", "DOM-3"),
        ("FINAL: [2]\n", "", "29:1", "DOM-3"),
        ("MOVE: [2, (4, 1), 0]\n", "", "28:1", "DOM-3"),
        ("WIN: [0]\n", "WIN: [0]\nPASS: [3]\n", "31:1", ""),
    ],
)
def test_a_broken_list_is_refused_at_its_place(old: str, new: str, place: str, rule: str) -> None:
    assert old in README
    with pytest.raises(RecordRefused) as refused:
        read(README.replace(old, new, 1), "log.txt")
    (fault,) = refused.value.faults
    assert str(fault).startswith(f"log.txt:{place}: {rule}"), fault
    assert fault.rule == rule


def test_a_late_revoke_in_a_list_is_refused() -> None:
    with pytest.raises(RecordRefused, match="DOM-34"):
        read(
            "MOVE: [0, (4, 5), 0]\nPASS: [1]\nMOVE: [2, (5, 5), 1]\nMOVE: [3, (5, 6), 1]\n"
            "MOVE: [0, (6, 6), 1]\nMOVE: [1, (4, 6), 1]\n"
        )


def test_other_texts_are_none_of_domainos() -> None:
    for text in ("", "hello", '[Game "domino"]\n{MOVE: [0, (6, 5), 0]}\n= A out 30', "MOVES: [1]"):
        assert all(reader(text, "x") is None for reader in GAME.foreign)
