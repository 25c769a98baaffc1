"""``kostka simulate``: the same seed gives the same numbers, and the numbers are right."""

import json
import math
import re
import statistics
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kostka.game.definition import game_named, new_header
from kostka.game.estimates import Estimate, share_interval
from kostka.game.parallel import Pool
from kostka.game.series import Plan, one_game, play_series, summary

Run = Callable[..., Any]
FEW = ("simulate", "pips", "--games", "40", "--workers", "1", "--json")


def a_plan(seed: str = "s") -> Plan:
    bots = ("novice", "random")
    return Plan("pips", new_header(game_named("pips"), seats=bots), bots, seed)


def test_the_same_seed_is_the_same_result(kostka_run: Run) -> None:
    first = kostka_run(*FEW, "--seed", "1").out
    assert kostka_run(*FEW, "--seed", "1", "--lang", "cs").out == first
    assert kostka_run(*FEW, "--seed", "2").out != first


def test_the_number_of_workers_changes_nothing(kostka_run: Run) -> None:
    run = ("simulate", "kamos", "--games", "33", "--seed", "7", "--json", "--option", "columns=1")
    alone = kostka_run(*run, "--workers", "1")
    assert alone.code == 0
    assert kostka_run(*run, "--workers", "2").out == alone.out


def test_the_statistics_are_those_of_the_games(kostka_run: Run) -> None:
    found = json.loads(kostka_run(*FEW, "--seed", "s", "--bots", "novice,random").out)
    plan = a_plan()
    outcomes = [one_game(plan, number) for number in range(40)]
    pips = [outcome.figures["pips"] for outcome in outcomes]
    mean, error = statistics.fmean(pips), statistics.stdev(pips) / math.sqrt(40)
    figure = found["figures"]["pips"]
    assert figure["count"] == 40
    assert figure["mean"] == pytest.approx(mean)
    assert figure["standard_error"] == pytest.approx(error)
    assert figure["interval"] == pytest.approx([mean - 1.96 * error, mean + 1.96 * error], abs=0.01)
    assert (figure["min"], figure["max"]) == (min(pips), max(pips))
    wins = [seat["wins"] for seat in found["seats"]]
    assert wins == [sum(o.winners == (seat,) for o in outcomes) for seat in (0, 1)]
    assert sum(wins) + found["draws"] == 40


def test_games_of_a_series_differ() -> None:
    outcomes = play_series(a_plan(), 20)
    assert len({outcome.score for outcome in outcomes}) > 5


def test_progress_counts_every_game() -> None:
    counted: list[int] = []
    play_series(a_plan(), 17, advance=counted.append)
    assert sum(counted) == 17


def test_games_stand_in_order_whichever_is_done_first(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = a_plan()
    monkeypatch.setattr("kostka.game.parallel.as_completed", lambda jobs: list(jobs)[::-1])
    with ThreadPoolExecutor(2) as threads:
        assert play_series(plan, 50, Pool(2, threads)) == play_series(plan, 50)


def test_one_game_has_no_known_error() -> None:
    found = summary(play_series(a_plan(), 1), a_plan())
    assert found["figures"]["pips"]["standard_error"] is None
    assert found["figures"]["pips"]["interval"] is None
    assert found["seats"][0]["score"]["standard_error"] is None


def test_wilsons_interval_is_sane_at_the_ends() -> None:
    assert share_interval(0, 10)[0] == 0
    assert share_interval(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert share_interval(10, 10)[1] == 1
    assert Estimate.of([5]).interval is None
    assert Estimate.of([5, 5]).interval == (5, 5)


def test_a_table_for_people(kostka_run: Run) -> None:
    run = ("simulate", "pips", "--games", "5", "--seed", "1", "--workers", "1", "--lang", "uk")
    ran = kostka_run(*run)
    assert "pips, зерно 1: 5 ігор" in ran.out
    assert "Перемоги" in ran.out
    assert "novice 1" in ran.out
    assert ran.err == "", "no bar where no terminal shows it"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--games", "0", "--seed", "1"), "--games 0"),
        (("--games", "x", "--seed", "1"), "--games x"),
        (("--games", "9" * 26, "--seed", "1"), "--games 9"),
        (("--games", "1", "--seed", "1", "--players", "9" * 17), "--players 9"),
        (("--games", "1", "--seed", "1", "--players", "0"), "--players 0"),
        (("--games", "1", "--seed", "1", "--workers", "99999"), "--workers 99999"),
        (("--games", "1"), "--seed"),
        (("--games", "1", "--seed", "1", "--workers", "0"), "--workers 0"),
        (("--games", "1", "--seed", "1", "--bots", "shark"), "bot:shark"),
        (("--games", "1", "--seed", "1", "--bots", "random,random,random,random,random"), "2…4"),
        (("--games", "1", "--seed", "1", "--bots", "random,random", "--players", "3"), "3"),
        (("--games", "1", "--seed", "1", "--option", "target=0"), "P-1"),
        (("--games", "1", "--seed", "1", "--option", "aim=9"), "target umpire"),
        (("--games", "1", "--seed", "1", "--rules", "pips-9"), "pips-1"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    kostka_run: Run, flags: tuple[str, ...], said: str
) -> None:
    ran = kostka_run("simulate", "pips", *flags, "--lang", "en")
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_numbers_are_written_as_in_the_language(kostka_run: Run) -> None:
    shown = {
        lang: kostka_run("simulate", "pips", "--games", "4", "--seed", "1", "--lang", lang).out
        for lang in ("en", "cs", "de")
    }
    assert re.search(r" \d+\.\d%", shown["en"])
    for lang in ("cs", "de"):
        assert re.search(r" \d+,\d\u00a0%", shown[lang])
        assert not re.search(r"\d\.\d", shown[lang])
