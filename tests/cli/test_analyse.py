"""``kostka analyse``: costs, luck and the course of a game, in JSON and for people."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kostka.game.analysing import analysis
from kostka.game.analysis import Analysis, Decision
from kostka.game.definition import AnyGame, Tools, game_named
from kostka.game.record import Record, read_file
from kostka.locale.words import Words

Run = Callable[..., Any]
Write = Callable[..., Path]
GAME = '[Game "pips"]\n[P1 "Ann"]\n[P2 "Ben"]\n\n6 K 4 D 1 D 5 K\n'


def studied(game: AnyGame, analyse: Callable[..., Analysis] | None) -> AnyGame:
    """The game with another analyst."""
    return replace(game, tools=Tools(analyse=analyse))


def test_json_has_decisions_luck_and_players(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("analyse", a_file(GAME), "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert list(found) == ["game", "unit", "decisions", "luck", "lost", "players"]
    assert (found["game"], found["unit"]) == ("pips", "points")
    assert [(d["number"], d["seat"], d["choice"], d["cost"]) for d in found["decisions"]] == [
        (2, 0, "K", 0),
        (4, 1, "D", 4),
        (6, 0, "D", 0),
        (8, 1, "K", 0),
    ]
    assert found["decisions"][1]["hindsight"] == 2
    assert found["luck"][0] == {"number": 1, "side": 0, "gain": 2.5}
    assert found["players"] == [
        {"player": "Ann", "decisions": 2, "cost": 0, "error_rate": 0, "luck": 0, "lost": False},
        {"player": "Ben", "decisions": 2, "cost": 4, "error_rate": 2, "luck": 2, "lost": False},
    ]


def test_a_line_for_every_game(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("analyse", a_file(GAME + "\n" + GAME), "--json")
    first, second = ran.out.splitlines()
    assert first == second


def test_people_see_what_cost_something(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("analyse", a_file(GAME), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "1 of 4 decisions shown" in ran.out
    assert "4.000 ± 1.000" in ran.out
    assert "In hindsight" in ran.out
    assert "Ann: expected result" in ran.out
    assert "█" in ran.out
    everything = kostka_run("analyse", a_file(GAME), "--lang", "en", "--all").out
    assert "4 of 4 decisions shown" in everything


def of_unit_win(record: Record) -> Any:
    made = [
        Decision(2, 0, "K", "K", 0.0, 0.75),
        Decision(4, 1, "D", "K", 0.05, 0.125),
        Decision(6, 0, "D", "D", 0.0, 1.0),
    ]
    return studied(record.game, lambda log: Analysis("win", tuple(made), ()))


def test_one_curve_tells_a_probability_of_two_sides(
    kostka_run: Run, a_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = read_file(a_file(GAME))
    won = [replace(record, game=of_unit_win(record)) for record in records]
    monkeypatch.setattr("kostka.cli.analyse.read_file", lambda _: won)
    out = kostka_run("analyse", a_file(GAME), "--lang", "en").out
    assert "5.00%" in out
    assert "Ann: expected result" in out
    assert "Ben: expected result" not in out
    drawn = [line.split("│", 1)[1] for line in out.splitlines() if line[4:6] == " │"]
    assert len(drawn) == 8
    assert [row.count("█") > 0 for row in drawn] == [True] * 8
    full = [row.count("█") for row in drawn]
    assert full == sorted(full), "the lower, the fuller: it never falls below 75 %"
    assert full[-1] == full[-6] > full[0] > 0


def test_a_narrow_ascii_screen(tmp_path: Path) -> None:
    record = tmp_path / "game.kostka"
    record.write_text(GAME, encoding="utf-8")
    script = (
        "import sys, kostka; kostka.__path__ = [*kostka.__path__, sys.argv[1]]; "
        "from kostka.cli.main import main; sys.exit(main(sys.argv[2:]))"
    )
    toy = Path(__file__).parent / "toy"
    ran = subprocess.run(
        [sys.executable, "-c", script, toy, "analyse", record, "--lang", "en"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "60"},
        check=True,
    )
    lines = ran.stdout.decode("ascii").splitlines()
    assert max(map(len, lines)) <= 60
    assert any("|####" in line or "|   " in line for line in lines)
    assert not any("?" in line for line in lines if "|" in line)


def test_progress_and_seconds_reach_an_analyst_that_takes_them(a_file: Write) -> None:
    (record,) = read_file(a_file(GAME))
    told: list[tuple[int, int]] = []
    analysis(record.game, record.log, None, lambda done, total: told.append((done, total)))
    assert told[-1] == (8, 8)
    given: list[float | None] = []

    def slow(log: Any, *, seconds: float | None = None) -> Analysis:
        given.append(seconds)
        return Analysis("points", (), ())

    analysis(studied(record.game, slow), record.log, 0.5, lambda _, __: None)
    assert given == [0.5]


def test_a_game_without_decisions_has_no_curve(kostka_run: Run, a_file: Write) -> None:
    ran = kostka_run("analyse", a_file(GAME.replace("6 K 4 D 1 D 5 K", "6")), "--lang", "cs")
    assert ran.code == 0
    assert "│" in ran.out
    assert Words("cs")("analyse-course", player="Ann") not in ran.out


def test_what_cannot_be_analysed_is_refused(
    kostka_run: Run, a_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = kostka_run("analyse", a_file(GAME.replace("6 K 4 D 1 D 5 K", "")), "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "pips-empty" in ran.err
    ran = kostka_run("analyse", a_file(GAME), "--seconds", "1", "--lang", "en")
    assert ran.code == 2
    assert "--seconds" in ran.err
    ran = kostka_run("analyse", a_file(GAME), "--seconds", "-1", "--lang", "en")
    assert ran.code == 2
    records = read_file(a_file(GAME))
    nobody = [replace(record, game=studied(game_named("pips"), None)) for record in records]
    monkeypatch.setattr("kostka.cli.analyse.read_file", lambda _: nobody)
    ran = kostka_run("analyse", a_file(GAME), "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no analysis of pips" in ran.err


ONLY_REPORTED = {
    "mexiko": '[Game "mexiko"]\n\n1. = home 2\n2. = guest 1\n',
    "kamos": '[Game "kamos"]\n[Player1 "A"]\n[Player2 "B"]\n\n! sheet 2 total=987\n',
    "domino": '[Game "domino"]\n\n= A out 41\n= B fish 12\n',
}


@pytest.mark.parametrize("game", ONLY_REPORTED)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_where_all_is_only_reported_there_is_nothing_to_analyse(
    kostka_run: Run, a_file: Write, game: str, lang: str
) -> None:
    for flags in ((), ("--json",)):
        ran = kostka_run("analyse", a_file(ONLY_REPORTED[game]), "--lang", lang, *flags)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert Words(lang)("error-analyse-nothing", found="game.kostka")[-40:] in ran.err


def test_of_several_games_the_reported_one_is_told_apart(kostka_run: Run, a_file: Write) -> None:
    file = a_file(GAME + "\n" + ONLY_REPORTED["mexiko"])
    ran = kostka_run("analyse", file, "--lang", "en")
    assert ran.code == 0
    assert "1 of 4 decisions shown" in ran.out
    assert " ".join(ran.out.split()).endswith(Words("en")("analyse-nothing"))
    second = json.loads(kostka_run("analyse", file, "--json").out.splitlines()[1])
    assert (second["game"], second["decisions"], second["luck"]) == ("mexiko", [], [])


def test_what_may_be_noise_is_no_mistake(
    kostka_run: Run, a_file: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [Decision(2, 0, "K", "D", 1.9, 0.0, 1.0), Decision(4, 1, "D", "K", 2.1, 0.0, 1.0)]
    found = Analysis("points", tuple(made), ())
    records = [
        replace(record, game=studied(record.game, lambda log: found))
        for record in read_file(a_file(GAME))
    ]
    monkeypatch.setattr("kostka.cli.analyse.read_file", lambda _: records)
    out = kostka_run("analyse", a_file(GAME), "--lang", "de").out
    assert "2,100 ± 1,000" in out
    assert "1,900 ± 1,000" not in out
    assert Words("de")("analyse-noise")[:30] in out
    everything = kostka_run("analyse", a_file(GAME), "--lang", "de", "--all").out
    assert "1,900 ± 1,000" in everything
    assert Words("de")("analyse-noise")[:30] not in everything
