"""A score's strategy as people are shown it: a table a stage, in the words of a player."""

import re
from typing import Any

import pytest

from kostka.locale.words import LANGUAGES, Words
from kostka.mexiko.rules.calls import NAMES
from kostka.mexiko.solve import solve
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import SERVE, solution
from kostka.mexiko.solver.summary import full, handed_over, lines
from kostka.mexiko.stages import runs, strategy_tables

EN = Words("en")


def stages(score: str, words: Words = EN) -> dict[str, list[dict[str, Any]]]:
    (line,) = solve(state=score)
    found: dict[str, list[dict[str, Any]]] = strategy_tables(line, words)[words("mexiko-strategy")]
    return found


def table(found: dict[str, list[dict[str, Any]]], beginning: str) -> list[dict[str, Any]]:
    (rows,) = (rows for name, rows in found.items() if name.startswith(beginning))
    return rows


def test_a_stage_says_what_the_solution_says() -> None:
    (rows,) = (
        rows
        for name, rows in strategy_tables({"strategy": full(solution().gam)}, EN)[
            EN("mexiko-strategy")
        ].items()
        if name.startswith("The server serves")
    )
    server = Side(solution().gam, 0)
    known = lines(server, SERVE)
    assert [row["call"] for row in rows] == [line.call for line in known]
    for row, line in zip(rows, known, strict=True):
        assert row["made"] == pytest.approx(line.made, abs=5e-4)
        assert row["true"] == pytest.approx(line.true, abs=5e-4)
        assert row["doubted"] == pytest.approx(line.doubted, abs=5e-4)
        assert row["table"] == line.table
    assert rows[0]["with"] == "52 (92.5%)"
    assert rows[1]["with"] == "53"
    assert sum(row["lie"] or 0 for row in rows) == pytest.approx(1, abs=0.01)


def test_a_lower_truth_is_said_with_the_dice_it_is_made_with() -> None:
    found = stages("14:13")
    served = {row["call"]: row["with"] for row in table(found, "The server serves")}
    assert served["6i"] == "6i M", "at 14 a mexiko pays no more"
    assert "M" not in served


def test_handing_over_is_a_row_too() -> None:
    found = stages("0:0")
    rows = table(found, "The receiver must beat 6i:")
    gam = solution().at(0, 0)
    assert rows[-1]["call"] == "hand over"
    assert rows[-1]["made"] == pytest.approx(handed_over(Side(gam, 1), 19), abs=5e-4)
    assert (rows[-1]["true"], rows[-1]["doubted"], rows[-1]["table"]) == (None, None, None)


def test_calls_that_are_answered_alike_are_told_together() -> None:
    found = stages("7:9")
    assert len(found) == 32
    (first, *others) = found
    assert first.startswith("The server serves, or must beat 31–51: wins the set with ")
    assert "probability 38.4%." in first
    assert first.endswith("Lie with 31–51.")
    for side in ("server", "receiver"):
        told = [name for name in others if name.startswith(f"The {side} must beat")]
        beaten = {beat for name in told for beat in re.split(r"[ :]", name)[4:5]}
        assert set(NAMES[6:]) <= beaten


def test_rounding_parts_no_stages_that_are_alike() -> None:
    """At 14:14 a doubt of exactly 9/16 lies between 56.2 and 56.3 per cent."""
    assert sum(name.startswith("The server") for name in stages("14:14")) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_every_stage(language: str) -> None:
    assert len(stages("7:9", Words(language))) == 32


def test_a_line_without_a_strategy_is_shown_as_it_is() -> None:
    line = {"gam": {"server": 0.3}}
    assert strategy_tables(line, EN) is line
    assert runs([]) == []
