"""The score sheet of a match with line-ups, as data and as sentences."""

from collections.abc import Callable

import pytest

from kostka.game.log import Log
from kostka.game.record import read
from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko.report import score
from kostka.mexiko.rules import Move, State
from kostka.mexiko.sheet import sheet_lines

Told = Callable[..., Log[State, Move]]
TEXT = """[Game "mexiko"]
[Option "best_of" "3"]
[Option "beer" "yes"]
[Event "Liga"]
[Category "Open"]

! lineup guest 3 Berta
! lineup home 7 Ferda, 8
! foam guest 130
set 1: home 7 guest 3
! timeout home 45
! sub home 8
= 15:3
"""


@pytest.mark.rule("MX-60", "MX-61", "MX-62", "MX-63", "MX-33", "MX-34")
def test_what_was_noted_stands_in_the_score() -> None:
    found = score(read(TEXT)[0].log)
    assert (found["event"], found["category"], found["beers"]) == ("Liga", "Open", 1)
    assert found["line-ups"]["home"] == [{"number": 7, "name": "Ferda"}, {"number": 8, "name": ""}]
    assert found["protocol"] == [
        {
            "set": 1,
            "dice": {"home": [7, 8], "guest": [3]},
            "substitutions": [{"team": "home", "out": 7, "in": 8}],
            "time-outs": [{"team": "home", "seconds": 45, "too-long": True}],
            "foam": [{"team": "guest", "seconds": 130, "too-long": True}],
        }
    ]


@pytest.mark.rule("MX-60", "MX-62", "MX-63")
def test_and_is_said() -> None:
    lines = sheet_lines(read(TEXT)[0].log, Words("en"))
    assert lines[:2] == ["Competition: Liga.", "Category: Open."]
    assert "Set 1, Home: 7 Ferda → 8." in lines
    assert "Time-outs in set 1: Home 45 s (too long)." in lines
    assert lines[-1] == "Beers for each side: 1."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    assert len(sheet_lines(read(TEXT)[0].log, Words(lang))) == 9


@pytest.mark.rule("MX-34")
@pytest.mark.parametrize(("match", "beers"), [("3:0", 3), ("3:1", 4), ("2:2", 4)])
def test_beers_of_a_match_told_whole(told: Told, match: str, beers: int) -> None:
    agreed = {"beer": "yes", "best_of": "4"}
    assert score(told(f"= match {match}", **agreed))["beers"] == beers
    assert score(told(f"= match {match}", **agreed, beers="one-less"))["beers"] == 3


def test_a_match_of_which_nothing_was_noted_has_no_sheet(told: Told) -> None:
    log = told("= 15:3")
    assert "protocol" not in score(log)
    assert sheet_lines(log, Words("en")) == []
