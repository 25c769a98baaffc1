"""What is said and answered at the table: who is who, typed throws, questions, two meanings."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kostka.game.log import Undo
from kostka.game.record import read_file

Run = Callable[..., Any]
ASKED = ("--dice", "ask", "--lang", "en")


def test_a_mistyped_throw_is_taken_back(kostka_run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    ran = kostka_run(
        *("play", "pips", "--seats", "Ann,Ben", "--record", record, *ASKED),
        typed="\n5\nundo\n6\nquit\n",
    )
    assert "taken back" in ran.out
    (kept,) = read_file(record)
    assert kept.log.entries[1] == Undo(1)
    assert [step.move.die for step in kept.log.steps()] == [6]


def test_a_mistyped_throw_is_taken_back_with_what_a_bot_did_with_it(
    kostka_run: Run, tmp_path: Path
) -> None:
    record = tmp_path / "game.kostka"
    kostka_run(
        *("play", "kamos", "--seats", "Ann,bot:novice", "--record", record, *ASKED),
        typed="1 2\n12345\nundo\n66666\nquit\n",
    )
    (kept,) = read_file(record)
    first, second = (step.move for step in list(kept.log.steps())[:2])
    assert (first.dice, second.dice) == ((1, 2), (6, 6, 6, 6, 6))


def test_what_happened_is_told_before_the_next_throw_is_asked_for(kostka_run: Run) -> None:
    ran = kostka_run("play", "kamos", "--seats", "Ann,Ben", *ASKED, typed="1 2\n13356\n(33)\n")
    assert ran.out.count("Ben begins.") == ran.out.count("Ben keeps 3 3.") == 1
    assert ran.out.index("Ben begins.") < ran.out.index("Ben throws 5 dice.")
    assert ran.out.index("Ben keeps 3 3.") < ran.out.index("Ben throws 3 dice.")


def test_questions_are_answered_while_a_throw_is_awaited(kostka_run: Run) -> None:
    ran = kostka_run("play", "kamos", *ASKED, typed="?\nrules 2\nwhy\n7\nundo\nquit\n")
    assert "Drawing lots, one die each, in this order: Player, Novice. Type what" in ran.out
    assert "Besides moves: undo" in ran.out
    assert "**KCR-2 " in ran.out
    assert "Nothing was refused." in ran.out
    assert "too late" in ran.out
    assert ran.out.count("means nothing here") == 1


def test_a_deal_that_cannot_be_says_why(kostka_run: Run) -> None:
    twice = " / ".join(["00 01 02 03 04 05 06"] * 4)
    ran = kostka_run(
        *("play", "domino", "--option", "reshuffle=no", *ASKED),
        typed=f"lots 03 23 14 26\n\n{twice}\nquit\n",
    )
    assert "Four hands of seven tiles, a / between them, in this order: Novice 3 (B2)" in ran.out
    assert "DOM-1: " in ran.out


def test_the_games_own_rules_are_meant_where_no_letters_are_said(kostka_run: Run) -> None:
    ran = kostka_run(
        *("play", "mexiko", "--seed", "1", "--lang", "en"),
        typed="?\nrules 14\nrules mexiko\nrules nonsense\nquit\n",
    )
    assert "rules MX-1," in ran.out
    assert "**MX-14 To table**" in ran.out
    assert "# International Mexiko" in ran.out
    assert "near it: mexiko kamos domino" in ran.out
    ran = kostka_run("play", "kamos", "--seed", "1", "--lang", "cs", typed="?\nkonec\n")
    assert "zpět" in ran.out
    assert "pravidla KCR-1," in ran.out, "a player's own words, and a rule of this game"


def test_what_could_mean_two_things_is_asked_back_with_its_reason(kostka_run: Run) -> None:
    ran = kostka_run(
        *("play", "kamos", "--seats", "Ann", "--dice", "ask", "--lang", "en"),
        typed="13356\n3\nwhy\nquit\n",
    )
    assert "KCR-2: 3 can mean to keep that die or to write in that row: (3) =3" in ran.out
    assert "**KCR-2 " in ran.out


def test_the_first_line_says_who_is_who(kostka_run: Run) -> None:
    ran = kostka_run("play", "mexiko", "--seats", "Anna,Bob", "--lang", "en", typed="quit\n")
    assert ": home Anna, guest Bob\n" in ran.out
    four = ("play", "domino", "--seats", "Ann,Ben,Cyd,Dan", "--lang", "en")
    assert (
        ": pair A Ann (A1) and Cyd (A2) against pair B Ben (B1) and Dan (B2)\n"
        in kostka_run(*four, typed="quit\n").out
    )


def test_how_to_go_on_names_the_program_as_it_was_started(
    kostka_run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOSTKA_COMMAND", "script/kostka")
    record = tmp_path / "game.kostka"
    ran = kostka_run("play", "pips", "--lang", "en", "--record", record, typed="quit\n")
    assert f"script/kostka play pips --record {record}" in ran.out
