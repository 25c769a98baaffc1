"""``kostka match``: a round robin that says how strong bots are, and how sure that is."""

import importlib
import json
import math
import re
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from tests.patience import PATIENCE

from kostka.game.definition import game_named, new_header
from kostka.game.errors import Refusal
from kostka.game.estimates import share_interval
from kostka.game.match import Deal, both_ways
from kostka.game.parallel import Pool, open_pool
from kostka.game.round_robin import RoundRobin, play_all, standings, try_out

pytestmark = pytest.mark.long

Run = Callable[..., Any]
PIPS = ("match", "pips", "novice", "random", "--deals", "30", "--seed", "1")


def a_plan(game: str, *bots: str, deals: int = 12, **options: str) -> RoundRobin:
    where = game_named(game)
    header = new_header(where, seats=["", ""], options=options)
    return RoundRobin(where.name, header, bots, deals, "s")


def test_the_figures_are_those_of_the_deals(kostka_run: Run) -> None:
    game = game_named("pips")
    header = new_header(game, seats=["", ""])
    makers = game.bots["novice"], game.bots["random"]
    deals = [both_ways(game, header, makers, f"1/{number}") for number in range(30)]
    found = json.loads(kostka_run(*PIPS, "--workers", "1", "--json").out)
    (pair,) = found["pairs"]
    results = [result for deal in deals for result in deal.results]
    wins, losses = results.count(1), results.count(-1)
    assert (pair["wins"], pair["draws"], pair["losses"]) == (wins, results.count(0), losses)
    assert pair["share"] == wins / (wins + losses)
    assert pair["share_interval"] == list(share_interval(wins, wins + losses))
    margins = [sum(deal.margins) / 2 for deal in deals]
    mean, error = statistics.fmean(margins), statistics.stdev(margins) / math.sqrt(30)
    assert pair["margin"]["mean"] == pytest.approx(mean)
    assert pair["margin"]["standard_error"] == pytest.approx(error)
    ends = [mean - 1.96 * error, mean + 1.96 * error]
    assert pair["margin"]["interval"] == pytest.approx(ends, abs=0.01)
    assert found["bots"][0]["bot"] == "novice"
    assert found["bots"][0]["share"] == pair["share"]
    assert found["bots"][1]["margin"]["mean"] == pytest.approx(-mean)


def test_the_number_of_workers_changes_nothing(kostka_run: Run) -> None:
    run = ("match", "mexiko", "random", "novice", "--deals", "9", "--seed", "4", "--json")
    alone = kostka_run(*run, "--workers", "1")
    assert (alone.code, alone.err) == (0, "")
    assert kostka_run(*run, "--workers", "2").out == alone.out
    assert kostka_run(*run, "--workers", "1", "--seed", "5").out != alone.out


def test_players_that_are_kept_learn_the_same_wherever_they_play(kostka_run: Run) -> None:
    run = ("match", "mexiko", "reader", "novice", "--deals", "5", "--seed", "4", "--json")
    kept = kostka_run(*run, "--workers", "1", "--keep-players", "3")
    assert kept.code == 0
    assert kostka_run(*run, "--workers", "2", "--keep-players", "3").out == kept.out
    found = json.loads(kept.out)
    assert found["keep_players"] == 3
    assert found["pairs"][0]["games"] == 10
    fresh = json.loads(kostka_run(*run, "--workers", "1").out)
    assert fresh["keep_players"] == 1
    assert fresh["pairs"] != found["pairs"], "what the reader has learnt it uses"


def test_deals_stand_in_order_whichever_is_done_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kostka.game.parallel.as_completed", lambda jobs: list(jobs)[::-1])
    plan = a_plan("pips", "random", "novice", "random", deals=23)
    counted: list[int] = []
    with ThreadPoolExecutor(3) as threads:
        together = play_all(plan, Pool(3, threads), counted.append)
    assert together == play_all(plan, Pool())
    assert [len(deals) for deals in together] == [23, 23, 23]
    assert sum(counted) == 3 * 23


def test_a_dask_cluster_computes_the_same(kostka_run: Run) -> None:
    run = ("match", "mexiko", "random", "novice", "--deals", "6", "--seed", "4", "--json")
    alone = kostka_run(*run, "--workers", "1")
    local_cluster: Any = importlib.import_module("distributed").LocalCluster
    local = {"n_workers": 1, "threads_per_worker": 2, "processes": False, "protocol": "tcp"}
    with local_cluster(**local, host="127.0.0.1", dashboard_address=None) as cluster:
        ran = kostka_run(*run, "--scheduler", cluster.scheduler_address)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out == alone.out
        ran = kostka_run(*run, "--scheduler", cluster.scheduler_address, "--workers", "2")
        assert ran.code == 2


def test_all_pairs_play_the_same_deals() -> None:
    plan = a_plan("pips", "novice", "random", "random")
    (first, second, third) = play_all(plan, Pool())
    assert first == second, "the same opponent over the same deals"
    assert all(deal.margin == 0 for deal in third)
    found = standings(plan, [first, second, third])
    assert [bot["bot"] for bot in found["bots"]] == ["novice", "random", "random 2"]
    assert found["bots"][0]["games"] == 4 * plan.deals
    assert found["bots"][0]["wins"] == found["pairs"][0]["wins"] * 2


def test_a_pair_that_never_decides_has_no_share() -> None:
    plan = a_plan("pips", "novice", "random", deals=2)
    drawn = Deal((0, 0), (0.0, 0.0))
    (pair,) = standings(plan, [[drawn, drawn]])["pairs"]
    assert (pair["share"], pair["share_interval"], pair["draws"]) == (None, None, 4)


def test_one_deal_does_not_tell_how_sure_it_is(kostka_run: Run) -> None:
    run = ("match", "pips", "novice", "random", "--deals", "1", "--seed", "1", "--workers", "1")
    for line in json.loads(kostka_run(*run, "--json").out)["pairs"]:
        assert (line["margin"]["standard_error"], line["margin"]["interval"]) == (None, None)
    out = kostka_run(*run, "--lang", "en").out
    assert re.search(r"[+−]\d\S* ± – ", out)
    assert re.search(r"│ +– │", out), "no interval below it"


def test_a_room_says_how_much_is_played_unless_one_is_told(
    kostka_run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = replace(game_named("pips"), duplicate={"target": "3"})
    monkeypatch.setattr("kostka.cli.match.game_named", lambda _: where)
    run = (*PIPS, "--json", "--workers", "1")
    assert json.loads(kostka_run(*run).out)["options"] == {"target": "3"}
    told = kostka_run(*run, "--option", "target=5")
    assert json.loads(told.out)["options"] == {"target": "5"}


def test_a_table_for_people(kostka_run: Run) -> None:
    ran = kostka_run(*PIPS, "--workers", "1", "--lang", "cs")
    assert (ran.code, ran.err) == (0, "")
    assert "pips, semínko 1: 30 rozdání pro každou dvojici" in ran.out
    assert "novice – random" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_numbers_are_written_as_in_the_language(kostka_run: Run) -> None:
    shown = {lang: kostka_run(*PIPS, "--workers", "1", "--lang", lang).out for lang in ("en", "de")}
    assert re.search(r" \d+\.\d% ", shown["en"])
    assert re.search(r" \d+,\d\u00a0% ", shown["de"])
    assert re.search(r" \+\d+,\d+ ± \d,\d+ ", shown["de"])
    assert not re.search(r"\d\.\d", shown["de"])
    for out in shown.values():
        assert re.search(r"−\d", out)
        assert not re.search(r"-\d", out)


def test_a_bot_is_tried_out_before_others_start() -> None:
    plan = a_plan("pips", "novice")
    chosen = []

    class Asked:
        def choose(self, turn: Any) -> Any:
            chosen.append(turn.seat)
            return turn.moves[0]

    try_out(replace(game_named("pips"), load_bots=lambda: {"novice": Asked}), plan)
    assert chosen == [0]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("pips", "novice", "--deals", "1", "--seed", "1"), "two bots"),
        (("pips", "--deals", "1", "--seed", "1"), "two bots"),
        (("pips", "novice", "shark", "--deals", "1", "--seed", "1"), "bot:shark"),
        (("pips", "novice", "random", "--deals", "0", "--seed", "1"), "--deals 0"),
        (
            ("pips", "novice", "random", "--deals", "1", "--seed", "1", "--keep-players", "0"),
            "--keep-players 0",
        ),
        (("pips", "novice", "random", "--seed", "1"), "--deals"),
        (("pips", "novice", "random", "--deals", "1"), "--seed"),
        (
            ("pips", "novice", "random", "--deals", "1", "--seed", "1", "--workers", "0"),
            "--workers 0",
        ),
        (("chess", "--deals", "1", "--seed", "1", "--workers", "0"), "--workers 0"),
        (("pips", "novice", "random", "--deals", "1", "--seed", "1", "--seconds", "0"), "0"),
        (("pips", "novice", "random", "--deals", "1", "--seed", "1", "--seconds", "nan"), "nan"),
        (("pips", "novice", "random", "--deals", "1", "--seed", "1", "--option", "aim=1"), "aim"),
        (("pips", "novice", "random", "--deals", "1", "--seed", "1", "--scheduler", "x"), "x"),
        (("pips", "novice", "random", "--deals", "1", "--seed", "1", "--scheduler", ""), "Dask"),
        (("chess", "novice", "random", "--deals", "1", "--seed", "1"), "chess"),
    ],
)
def test_what_cannot_be_played_is_refused(
    kostka_run: Run, given: tuple[str, ...], said: str
) -> None:
    ran = kostka_run("match", *given, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_without_the_extra_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr("kostka.game.parallel.importlib.import_module", missing)
    with pytest.raises(Refusal, match="cluster-missing"), open_pool(None, "tcp://127.0.0.1:8786"):
        pass


def test_nobody_waits_for_work_that_was_broken_off() -> None:
    def broken_off() -> None:
        with open_pool(2) as by:
            assert by.executor is not None
            assert by.executor.submit(abs, -1).result() == 1
            by.executor.submit(time.sleep, 2 * PATIENCE)
            time.sleep(0.1)
            raise KeyboardInterrupt

    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert time.monotonic() - begun < PATIENCE
