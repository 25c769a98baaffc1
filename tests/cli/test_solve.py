"""``kostka solve``: a game's solver as a command, its keyword parameters as flags."""

import importlib
import json
import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.patience import PATIENCE

from kostka.cli import progress
from kostka.cli.main import main
from kostka.cli.progress import compiling_told
from kostka.cli.text_tree import text_tree
from kostka.game.definition import Tools, game_named
from kostka.game.optional_dependencies import required_extra
from kostka.locale.words import Words

pytestmark = pytest.mark.long

Run = Callable[..., Any]


def test_flags_are_the_solvers_parameters(kostka_run: Run) -> None:
    ran = kostka_run("solve", "pips", "--json", "--kept-from", "5", "--dice", "loaded")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert found["dice"] == "loaded"
    assert [line["keep"] for line in found["plan"].values()] == [False] * 4 + [True] * 2


def test_a_line_of_json_for_every_thing_found(kostka_run: Run) -> None:
    ran = kostka_run("solve", "pips", "--rows", "--json")
    assert [json.loads(line)["die"] for line in ran.out.splitlines()] == [1, 2, 3, 4, 5, 6]


def test_help_tells_the_solvers_flags(kostka_run: Run) -> None:
    ran = kostka_run("solve", "pips", "--help", "--lang", "de")
    assert ran.out.startswith("Aufruf: kostka solve pips")
    assert "What a die is worth." in ran.out
    assert "The dice that are thrown. (fair | loaded)" in ran.out
    assert "--table" in ran.out
    assert "--progress" not in ran.out
    assert "JSON" in ran.out
    assert "  pips\n" in kostka_run("solve", "--help", "--lang", "uk").out
    assert kostka_run("solve").code == 0


def test_lines_alike_are_a_table_for_people(kostka_run: Run) -> None:
    ran = kostka_run("solve", "pips", "--rows", "--lang", "en")
    assert ran.out.count("value") == 1, "one table, not one for each line"
    assert "0.6666666667" in ran.out
    assert "K D" in ran.out
    assert "{" not in ran.out


def test_nested_data_is_a_tree_for_people(kostka_run: Run) -> None:
    ran = kostka_run("solve", "pips", "--lang", "uk")
    lines = ran.out.splitlines()
    assert lines[0].rstrip() == "dice  fair"
    assert lines[1].rstrip() == "значення  0,3333333333"
    assert lines[2].rstrip() == "ends  low 2 · high 6"
    assert lines[3].rstrip() == "plan"
    assert "так" in ran.out


SOLVED: dict[str, tuple[dict[str, Any], ...]] = {
    "mexiko": ({}, {"state": "7:9"}),
    "kamos": ({"columns": 1}, {"columns": 1, "no_hajcman_doubles": True}),
    "domino": ({},),
}
"""Flags with which a solver says all it can say; each game's own."""
DEAL = "02 11 22 23 24 25 35/12 14 15 16 26 33 55/00 01 03 04 13 45 56/05 06 34 36 44 46 66\n"
OWN_NAMES = re.compile(r"[\d:]+|[^ ]* .*")
"""A score or a sentence is no word that needs another."""


def keys_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_of(inner)}
    return {key for inner in value for key in keys_of(inner)} if isinstance(value, list) else set()


@pytest.mark.parametrize("game", SOLVED)
def test_every_key_that_people_see_has_a_word_in_every_language(
    game: str, a_file: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("KOSTKA_CACHE", str(tmp_path))
    where = game_named(game)
    assert where.tools.solve is not None
    for flags in SOLVED[game]:
        given = {**flags, "deals": a_file(DEAL)} if game == "domino" else flags
        for line in where.tools.solve(**given):
            for key in keys_of(where.tools.shown(line, Words("en"))):
                assert OWN_NAMES.fullmatch(key) or Words("en").has(f"solved-{key}"), key


def test_a_strategy_is_a_table_a_stage(kostka_run: Run) -> None:
    ran = kostka_run("solve", "mexiko", "--state", "7:9", "--lang", "cs")
    assert (ran.code, ran.err) == (0, "")
    assert "přehazuje: 6i" in ran.out
    assert "92,7 %" in ran.out.replace("\u00a0", " ")
    assert len(ran.out.splitlines()) < 500
    for english in ("server", "throws", "sides", "lost_two", "True"):
        assert english not in ran.out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("pips", "--kept-from", "7"), "P-2"),
        (("pips", "--kept-from", "x"), "--kept-from x"),
        (("pips", "--dice", "heavy"), "--dice heavy"),
        (("pips", "--table", "/nowhere/at/all"), "no such file"),
        (("pips", "--progress", "1"), "--progress"),
        (("pips", "surplus"), "surplus"),
        (("chess",), "chess"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    kostka_run: Run, flags: tuple[str, ...], said: str
) -> None:
    ran = kostka_run("solve", *flags, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_without_the_extra_the_refusal_says_what_to_install(
    kostka_run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve() -> Iterator[dict[str, Any]]:
        with required_extra("solve"):
            raise ModuleNotFoundError("No module named 'numba'", name="numba")
        yield {}

    where = replace(game_named("pips"), tools=Tools(solve=solve))
    monkeypatch.setattr(
        "kostka.cli.solve.game_named", lambda name: where if name == "pips" else game_named(name)
    )
    ran = kostka_run("solve", "pips", "--lang", "en", "--json")
    assert ran.code == 2
    assert "kostka[solve]" in ran.err


def test_a_game_without_a_solver_is_no_command(
    kostka_run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "kostka.cli.solve.game_named", lambda name: replace(game_named(name), tools=Tools())
    )
    assert kostka_run("solve", "pips", "--lang", "en").code == 2


def test_any_data_has_an_outline(capsys: pytest.CaptureFixture[str]) -> None:
    data: list[dict[str, Any]] = [
        {"sides": [{"a": {"x": 1.5, "y": None}, "b": []}, {"c": {}}], "none": None},
        {
            "other": [[1, 2], [3, 4]],
            "deep": {"rows": [{"m": 1}, {"m": 2}], "long": {"k": "v" * 70}},
        },
    ]
    console = Console(width=60)
    for part in text_tree(data, Words("en")):
        console.print(part)
    out = capsys.readouterr().out
    for piece in ("sides", "x 1.5 · y –", "none  –", "other", "deep", "rows", "vvv"):
        assert piece in out


COMPILING = """
import numba
@numba.njit
def slow(n):
    total = 0.0
    for i in range(n):
        total += i ** 0.5
    return total
slow(3)
"""


def test_compiling_is_told_once_and_only_where_numba_compiles(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words("en")
    with compiling_told(words):
        pass
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "LONG", 0.0001)
    monkeypatch.setattr(progress, "TICK", 0.01)
    told, given_up = "", time.monotonic() + PATIENCE
    with compiling_told(words):
        while not told and time.monotonic() < given_up:  # the thread that tells may come late
            exec(COMPILING, {})
            told = capsys.readouterr().err
        exec(COMPILING, {})
    told += capsys.readouterr().err
    assert told == "Compiling for first use; later runs start at once.\n"


def test_the_command_is_found_as_an_app() -> None:
    with pytest.raises(AttributeError):
        _ = importlib.import_module("kostka.cli.solve").nothing
    assert main(["solve", "pips", "--json"]) == 0
