"""After a game: its analysis beside everything else, its chance laid out, and going on from it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.rigged import who
from tests.server.test_tables_http import MEXIKO_BOT, WITH_BOT, make, resigned, served
from tests.server.worker_kit import agreed

from kostka.game.errors import Refusal
from kostka.game.fairness import Promise
from kostka.server.analysis import queue
from kostka.server.analysis.jobs import AnalysisJobs
from kostka.server.analysis.player_counts import PlayerCounts
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.analysis.worker import Analyse, Throws
from kostka.server.errors import HTTPRefusal
from kostka.server.tables.services import Services

NOTHING_KEPT: Any = None
GOLDEN = Path(__file__).parents[1] / "golden"


async def analysed(http: httpx.AsyncClient, table: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await http.post(f"/api/tables/{table}/analysis", headers=who("ann"))
            if answer.status_code != 200 or answer.json()["analysis"] is not None:
                return answer
            await asyncio.sleep(0.1)


def test_a_finished_game_is_analysed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, MEXIKO_BOT)
        early = await http.post(f"/api/tables/{table}/analysis", headers=who("ann"))
        assert (early.status_code, early.json()["code"]) == (409, "table-not-over")
        await resigned(services, table)
        first = await http.post(f"/api/tables/{table}/analysis", headers=who("ann"))
        assert first.json() == {"ahead": 0, "done": 0, "total": 0, "analysis": None}
        assert (await http.get("/api/games")).status_code == 200  # nobody waits for it
        found = (await analysed(http, table)).json()["analysis"]
        assert found["unit"] == "win"
        assert [(one["seat"], one["side"]) for one in found["players"]] == [(0, 0), (1, 1)]
        with monkeypatch.context() as patch:  # another worker, or one that has begun anew
            nobody: Any = None
            patch.setattr(services, "jobs", AnalysisJobs(services.executor.store.findings, nobody))
            again = await http.post(f"/api/tables/{table}/analysis", headers=who("ann"))
            assert again.json() == {"ahead": 0, "done": 0, "total": 0, "analysis": found}

    served(tmp_path, test)


def test_what_the_room_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: Any, **__: Any) -> Any:
        raise Refusal("solver-missing", found="solve")

    async def test(http: httpx.AsyncClient, services: Services) -> None:
        monkeypatch.setattr(AnalysisQueue, "ask", refused)
        table = await make(http, MEXIKO_BOT)
        await resigned(services, table)
        answer = await analysed(http, table)
        assert (answer.status_code, answer.json()["code"]) == (409, "solver-missing")

    served(tmp_path, test)


def test_so_many_wait_and_no_more() -> None:
    async def test() -> None:
        waiting = AnalysisQueue(900)
        jobs = AnalysisJobs(NOTHING_KEPT, waiting)
        text = (GOLDEN / "mexiko" / "beers-one-less.kostka").read_text(encoding="utf-8")
        try:
            asked = [jobs.begin(f"t{number}", text) for number in range(17)]
            assert [study.ahead for study in asked] == list(range(17))
            await asyncio.sleep(0)
            with pytest.raises(HTTPRefusal) as full:
                jobs.begin("t17", text)
            assert (full.value.code, full.value.status) == ("study-full", 503)
        finally:
            await jobs.close()
            await waiting.close()
        assert waiting.pid is None

    asyncio.run(test())


def test_a_process_that_breaks_is_told_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(queue, "MODULE", "kostka.no_such_module")
            nowhere = AnalysisQueue(60, 1)
        with pytest.raises(HTTPRefusal) as broken:
            await nowhere.ask(Throws("x"))
        assert (broken.value.status, broken.value.code) == (503, "study-failed")
        room = AnalysisQueue(60, 1)
        try:
            with pytest.raises(Refusal) as refused:
                await room.ask(Throws("x"))
            assert refused.value.code == "record-no-game"
            first = room.pid
            asking = asyncio.create_task(room.ask(Throws("x" * 100_000)))
            await asyncio.sleep(0)
            asking.cancel()  # whoever asked has gone
            await asyncio.gather(asking, return_exceptions=True)
            with pytest.raises(Refusal):
                await room.ask(Analyse("x"))
            assert room.pid is not None
            assert first is not None
        finally:
            await room.close()

    asyncio.run(test())


def test_all_chance_is_laid_out(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, WITH_BOT)
        early = await http.get(f"/api/tables/{table}/throws")
        assert early.json()["code"] == "table-not-over"
        await resigned(services, table)
        (chance,) = (await http.get(f"/api/tables/{table}/throws")).json()
        assert (chance["kind"], chance["id"], chance["taken"]) == ("promise", table, 0)
        assert chance["commitment"] == Promise(bytes.fromhex(chance["secret"]), "", ()).commitment
        assert chance["throws"][0]["entry"] == 1
        record = (await http.get(f"/api/tables/{table}/record")).text
        sent = await http.post("/api/throws", json={"text": record}, headers=who("ann"))
        assert sent.json() == [chance]
        wrong = await http.post("/api/throws", json={"text": "nothing"}, headers=who("ann"))
        assert (wrong.status_code, wrong.json()["code"]) == (409, "record-no-game")

    served(tmp_path, test)


def test_a_game_goes_on_from_another(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, MEXIKO_BOT)
        asked = {**MEXIKO_BOT, "options": {}, "origin": {"table": table, "position": 1}}
        body = {"id": "make0002", "setup": asked}
        early = await http.post("/api/tables", json=body, headers=who("ann"))
        assert early.json()["code"] == "table-not-over"
        await agreed(services, table)
        steps = (await services.registry.loaded(table)).table.position
        await resigned(services, table)
        fresh = await agreed(services, await make(http, asked, "make0002"))
        view = (await http.get(f"/api/tables/{fresh}", headers=who("ann"))).json()
        assert view["phase"] == "running"
        assert view["setup"]["options"] == {"best_of": "3"}
        assert 1 <= view["position"] <= steps
        nowhere = {**asked, "origin": {"table": "nowhere", "position": 0}}
        answer = await http.post(
            "/api/tables", json={"id": "make0003", "setup": nowhere}, headers=who("ann")
        )
        assert (answer.status_code, answer.json()["code"]) == (404, "table-unknown")

    served(tmp_path, test)


async def asked(http: httpx.AsyncClient, game: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await http.get(f"/api/practice/{game}")
            if answer.status_code != 200 or answer.json()["task"] is not None:
                return answer
            await asyncio.sleep(0.1)


def test_questions_for_practice_come_in_turn(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        assert (await http.get("/api/practice/mexiko")).json() == {"task": None}
        first = (await asked(http, "mexiko")).json()["task"]
        costs = [choice["cost"] for choice in first["choices"]]
        assert costs == sorted(costs)
        assert costs[0] == 0 < costs[-1]
        assert first["view"]["seat"] == first["seat"]
        found = {first["id"]}
        for _ in range(8):
            found.add((await asked(http, "mexiko")).json()["task"]["id"])
        assert len(found) > 1
        unknown = await http.get("/api/practice/chess")
        assert unknown.json()["code"] == "game-unknown"
        assert set(services.practice._piles) == {"mexiko"}

    served(tmp_path, test)


def test_without_the_solver_practice_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: Any, **__: Any) -> Any:
        raise Refusal("solver-missing", found="numba", expected="kostka[solve]")

    async def test(http: httpx.AsyncClient, _: Services) -> None:
        monkeypatch.setattr(AnalysisQueue, "ask", refused)
        answer = await asked(http, "kamos")
        assert (answer.status_code, answer.json()["code"]) == (409, "solver-missing")

    served(tmp_path, test)


async def figures(http: httpx.AsyncClient, path: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await http.get(f"/api/{path}", headers=who("ann"))
            if answer.status_code != 200 or answer.json()["left"] == 0:
                return answer.json()
            await asyncio.sleep(0.1)


def test_my_figures_are_of_my_seat_and_each_game_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        assert (await http.get("/api/me/statistics")).json()["code"] == "sign-in-needed"
        assert await figures(http, "me/statistics") == {"games": {}, "left": 0}
        kamos = await make(http, WITH_BOT)
        mexiko = await make(http, MEXIKO_BOT, "make0002")
        await make(http, WITH_BOT, "make0003")  # not over: not counted
        for table in (kamos, mexiko):
            await resigned(services, table)
        first = (await http.get("/api/me/statistics", headers=who("ann"))).json()
        assert first == {"games": {}, "left": 2}
        mine = (await figures(http, "me/statistics"))["games"]
        with monkeypatch.context() as patch:  # as after a restart
            patch.setattr(
                services,
                "player_counts",
                PlayerCounts(services.executor.store, services.quick_answers),
            )
            kept = (await http.get("/api/me/statistics", headers=who("ann"))).json()
        assert kept == {"games": mine, "left": 0}
        assert set(mine) == {"kamos", "mexiko"}
        assert (mine["mexiko"]["games"], mine["mexiko"]["won"]) == (1, 0)
        process = services.quick_answers.pid
        site = (await figures(http, "statistics/dice"))["games"]
        assert services.quick_answers.pid == process
        for game in mine:
            assert site[game]["people"] == mine[game]["faces"]
        nobody = (await http.get("/api/me/statistics", headers=who("ben"))).json()
        assert nobody == {"games": {}, "left": 0}

    served(tmp_path, test)
