"""The judge at a table in the terminal: the lines that a record has after ``!``."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.game.log import Insert, Replace, Undo
from kostka.game.record import read_file

Run = Callable[..., Any]
FOUR = ("play", "domino", "--seats", "Ann,Ben,Cid,Dan", "--option", "reshuffle=no")
ASKED = ("--dice", "ask", "--lang", "en")
HANDS = "01 02 03 04 05 06 00 / 11 12 13 14 15 16 66 / 22 23 24 25 26 33 34 / 35 36 44 45 46 55 56"


@pytest.fixture
def judged(kostka_run: Run, tmp_path: Path) -> Callable[..., tuple[Any, Any]]:
    """Plays what is typed, and gives back what was shown and the record kept."""

    def plays(*arguments: str, typed: str) -> tuple[Any, Any]:
        file = tmp_path / "game.kostka"
        ran = kostka_run(*arguments, *ASKED, "--record", file, typed=typed)
        (record,) = read_file(file)
        return ran, record.log

    return plays


@pytest.mark.rule("DOM-14", "DOM-30", "DOM-35")
def test_what_a_record_takes_is_taken_shown_and_kept(judged: Any) -> None:
    lines = ("! B1 signs", "! B1 slow", "!A2 penalty 15 smoking", "! A touched", "! time")
    typed = "\n".join([*lines[:1], HANDS, "", *lines[1:], "quit", ""])
    ran, log = judged(*FOUR, typed=typed)
    party = log.state.party
    assert [(s.reason, s.seat, s.points) for s in party.sanctions] == [
        ("signs", 1, 0),
        ("slow", 1, 0),
        ("smoking", 2, 15),
        ("touched", None, 20),
    ]
    assert party.last == 1
    assert "Ben (B1) made a forbidden sign." in ran.out
    assert "Pair A, Cid (A2) is penalised: 15 points (smoking)." in ran.out
    assert "A -35 : 0 B" in ran.out


@pytest.mark.rule("DOM-30", "DOM-31", "DOM-34")
def test_a_refused_line_says_why_and_changes_nothing(judged: Any) -> None:
    refused = "! B1 touched 66\nwhy\n! B1 out of turn 22 restart\n! Z1 slow\n! B1 revoke"
    typed = f"{HANDS}\n\n{refused}\nquit\n"
    ran, log = judged(*FOUR, typed=typed)
    assert len(log.entries) == 1
    assert "only the player to move can touch a tile" in ran.out
    assert "**DOM-30 " in ran.out
    assert "is not in that hand. Possible: ! B1 out of turn restart" in ran.out
    assert "1-6" not in ran.out, "whose hand it is stays hidden"
    assert "A1 B1 A2 B2 A B time overdue" in ran.out
    assert "no wrong pass of that player is known" in ran.out


def test_corrections_are_lines_of_the_judges_too(judged: Any) -> None:
    typed = (
        f"{HANDS}\n\n! B1 slow\n! undo 2\n01\n\n13>\n\n"
        "! replace 4 02\n! insert 4 ! A1 signs\n! undo\n! undo 99\nquit\n"
    )
    ran, log = judged(*FOUR, typed=typed)
    corrections = log.entries[2], *log.entries[5:]
    assert [type(entry) for entry in corrections] == [Undo, Replace, Insert]
    assert ran.out.count("is corrected.") == 3
    assert "Entry 5 no longer counts: DOM-23: 13 does not fit" in ran.out
    assert log.state.round.turn == 1, "Ben has to lay anew"
    assert "there is no entry 99" in ran.out
    assert [s.reason for s in log.state.party.sanctions] == ["signs"]


def test_what_the_program_has_drawn_stays(kostka_run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.kostka"
    ran = kostka_run(
        *(*FOUR, "--lang", "en", "--seed", "7", "--record", file),
        typed=f"\n! undo 2\n! replace 1 lots 66 01 02 03\n! insert 2 {HANDS}\nquit\n",
    )
    assert ran.out.count("what chance brought stays") == 3
    (record,) = read_file(file)
    assert len(record.log.entries) == 2


@pytest.mark.rule("DOM-15")
def test_after_the_end_the_judge_decides_and_all_sign(judged: Any) -> None:
    won = ("! insert 1 = A out 150", "! insert 1 = A out 60")
    end = ("! A1 protocol", "! B1 penalty 5 noise", "nonsense", "! A1 protocol", "! A2 protocol")
    typed = "\n".join(["! A1 slow", *won, *end, "! B1 protocol", "! B2 protocol", ""])
    ran, log = judged(*FOUR, typed=typed)
    assert ran.code == 0
    assert log.state.party.points == (210, -5)
    assert log.state.party.signed == (0, 2, 1, 3)
    assert "means nothing here" in ran.out
    assert ran.out.count("Dan (B2) signs the score sheet.") == 1


@pytest.mark.rule("DOM-15")
def test_a_penalty_after_the_end_may_bring_another_round(judged: Any) -> None:
    won = "! A1 slow\n! insert 1 = A out 150\n! insert 1 = A out 60"
    ran, log = judged(*FOUR, typed=f"{won}\n! A1 penalty 20\nquit\n")
    assert log.state.party.winner is None
    assert ran.out.rstrip().count("The tiles are drawn") == 0
    ran, log = judged(*FOUR, typed="quit\n")  # it is taken up where it was left
    assert log.state.party.points == (190, 0)


@pytest.mark.rule("MX-50", "MX-51", "MX-52", "MX-53", "MX-63")
def test_so_in_mexiko(judged: Any) -> None:
    two = ("play", "mexiko", "--seats", "Ann,Ben")
    typed = "! timeout home 25\n! hand home\n\n31\n! off table\n! floor guest\nquit\n"
    ran, log = judged(*two, typed=typed)
    kinds = [type(entry).__name__ for entry in log.entries]
    assert "TimeOut" in kinds
    assert "Hand" in kinds
    assert ran.code == 0


def test_so_in_kamos(judged: Any) -> None:
    typed = "! first 2\n! undo 1\n! first 1\n! nonsense\nquit\n"
    ran, log = judged("play", "kamos", "--seats", "Ann,Ben", typed=typed)
    assert isinstance(log.entries[1], Undo)
    assert len(log.entries) == 3
    assert "nonsense" in ran.out
