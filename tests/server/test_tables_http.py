"""Tables over HTTP: made once, listed, looked at; finished games as records, steps and proof."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.rigged import rigged, who
from tests.server.worker_kit import agreed

from kostka.cli.verify import verdict
from kostka.eventlog.person import Person
from kostka.game.definition import game_names
from kostka.game.errors import Refusal
from kostka.game.record import read
from kostka.live.commands import Officiate, Resign
from kostka.server.tables import finished_games, records
from kostka.server.tables.services import Services

ANN, BEN = who("ann"), who("ben")
MEXIKO = {"game": "mexiko", "seats": ["me", "open"]}
MEXIKO_BOT = {"game": "mexiko", "seats": ["me", "bot:novice"], "options": {"best_of": "3"}}
WITH_BOT = {"game": "kamos", "seats": ["me", "bot:novice"], "options": {"columns": "1"}}
Served = Callable[[httpx.AsyncClient, Services], Awaitable[None]]


def served(tmp_path: Path, test: Served) -> None:
    async def run() -> None:
        async with (
            rigged(f"sqlite:///{tmp_path}/kostka.db") as (url, services),
            httpx.AsyncClient(base_url=url) as http,
        ):
            await test(http, services)

    asyncio.run(run())


async def make(
    http: httpx.AsyncClient, setup: Any, id: str = "make0001", headers: dict[str, str] = ANN
) -> str:
    answer = await http.post("/api/tables", json={"id": id, "setup": setup}, headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def resigned(services: Services, table: str) -> None:
    await agreed(services, table)
    loaded = await services.registry.loaded(table)
    await services.executor.do(loaded, Person("ann00000", "ann", True), "resign01", Resign())


def test_a_table_is_made_once(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        first = await make(http, MEXIKO)
        assert await make(http, MEXIKO) == first
        assert await make(http, MEXIKO, "make0002") != first
        assert await make(http, MEXIKO, headers=BEN) != first
        assert len((await http.get("/api/tables")).json()["tables"]) == 3

    served(tmp_path, test)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "game-unknown"),
        ({"game": "mexiko", "seats": ["me"]}, "seats-count"),
        ({"game": "mexiko", "seats": ["me", "me"]}, "table-seats"),
        ({"game": "mexiko", "seats": ["me", "bot:nobody"]}, "bot-unknown"),
        ({"game": "mexiko", "seats": ["me", "open"], "rules": "fima-9"}, "rules-unknown"),
        ({**MEXIKO, "options": {"best_of": "0"}}, "option-value"),
        ({**MEXIKO, "options": {"colour": "red"}}, "option-unknown"),
        ({**MEXIKO, "clock": {"move": 0}}, "request-malformed"),
        ({**MEXIKO, "surplus": 1}, "request-malformed"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, setup: Any, code: str) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        body = {"id": "make0001", "setup": setup}
        answer = await http.post("/api/tables", json=body, headers=ANN)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code
        assert (await http.get("/api/tables")).json()["tables"] == []

    served(tmp_path, test)


def test_nobody_unknown_makes_a_table_or_has_any(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        body = {"id": "make0001", "setup": MEXIKO}
        for answer in (
            await http.post("/api/tables", json=body),
            await http.get("/api/tables?mine=true"),
            await http.get("/api/archive"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (401, "sign-in-needed")

    served(tmp_path, test)


def test_lists(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        async def ids(query: str, headers: dict[str, str] | None = None) -> list[str]:
            answer = await http.get(f"/api/tables?{query}", headers=headers)
            return [table["id"] for table in answer.json()["tables"]]

        public = await make(http, MEXIKO, "make0001")
        hidden = await make(http, {**MEXIKO, "public": False}, "make0002")
        running = await agreed(services, await make(http, WITH_BOT, "make0003"))
        assert set(await ids("")) == {public, running}
        assert await ids("phase=open") == [public]
        assert await ids("phase=running") == [running]
        assert await ids("game=kamos") == [running]
        assert set(await ids("mine=true", ANN)) == {public, hidden, running}
        assert await ids("mine=true", BEN) == []
        first = (await http.get("/api/tables?limit=1")).json()
        assert len(first["tables"]) == 1
        assert first["next"] == first["tables"][0]["id"]
        second = (await http.get(f"/api/tables?limit=1&before={first['next']}")).json()
        assert second["next"] is None
        assert {first["next"], second["tables"][0]["id"]} == {public, running}
        (listed,) = (await http.get("/api/tables?phase=open")).json()["tables"]
        assert listed["summary"]["seats"][0]["name"] == "ann"
        assert not {"due", "people", "thinking"} & (set(listed) | set(listed["summary"]))

    served(tmp_path, test)


def test_a_table_is_found_by_its_link_alone(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        table = await make(http, {**MEXIKO, "public": False})
        for headers, seat in ((ANN, 0), (BEN, None), ({}, None)):
            view = (await http.get(f"/api/tables/{table}", headers=headers)).json()
            assert (view["id"], view["you"]) == (table, seat)
        for path in ("", "/record", "/proof", "/steps", "/moves"):
            for unknown in ("abcdefghijklmnop", "x", "%00", "a" * 200):
                answer = await http.get(f"/api/tables/{unknown}{path}")
                assert answer.status_code in (400, 404), answer.text

    served(tmp_path, test)


def test_the_referees_key_is_the_owners_to_give_away(tmp_path: Path) -> None:
    setup = {"game": "domino", "seats": ["me", "open", "open", "open"], "referee": True}

    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, setup)
        assert (await http.get(f"/api/tables/{table}/referee", headers=BEN)).status_code == 403
        key = (await http.get(f"/api/tables/{table}/referee", headers=ANN)).json()["key"]
        loaded, ben = await services.registry.loaded(table), Person("ben00000", "ben", True)
        for wrong in ("", "a" * 16, "ключ"):
            with pytest.raises(Refusal, match="table-referee-key"):
                await services.executor.do(loaded, ben, "wrong0001", Officiate(wrong))
        number = await services.executor.do(loaded, ben, "right0001", Officiate(key))
        assert await services.executor.do(loaded, ben, "right0001", Officiate(key)) == number
        assert loaded.number == number
        seen = (await http.get(f"/api/tables/{table}", headers=BEN)).json()
        assert (seen["officiates"], seen["you"], seen["referee"]["name"]) == (True, None, "ben")
        plain = await make(http, WITH_BOT, "make0009")
        answer = await http.get(f"/api/tables/{plain}/referee", headers=ANN)
        assert (answer.status_code, answer.json()["code"]) == (409, "table-no-referee")

    served(tmp_path, test)


def test_so_many_tables_may_wait_and_no_more(tmp_path: Path) -> None:
    """Whether their maker sits there or not, asked for one by one or all at once."""

    async def test(http: httpx.AsyncClient, _: Services) -> None:
        async def asked(number: int) -> str:
            setup = {**MEXIKO, "seats": [("me", "open")[number % 2], "open"]}
            body = {"id": f"make{number:04}", "setup": setup}
            answer = await http.post("/api/tables", json=body, headers=ANN)
            return str(answer.json().get("code", "made"))

        codes = await asyncio.gather(*(asked(number) for number in range(25)))
        assert sorted(codes) == ["made"] * 20 + ["tables-too-many"] * 5
        for number, code in enumerate(codes):
            assert await asked(number) == code  # what is there is there
        await make(http, MEXIKO, "make0020", BEN)

    served(tmp_path, test)


def test_before_the_end_a_game_keeps_its_secrets(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await agreed(services, await make(http, WITH_BOT))
        for path in ("record", "steps"):
            answer = await http.get(f"/api/tables/{table}/{path}", headers=ANN)
            assert (answer.status_code, answer.json()["code"]) == (409, "table-not-over")
        proof = (await http.get(f"/api/tables/{table}/proof")).json()
        assert proof["secret"] is None
        assert proof["values"] is not None
        assert proof["commitment"].startswith("sha256:")
        waiting = await make(http, MEXIKO, "make0002")
        assert (await http.get(f"/api/tables/{waiting}/proof")).json()["values"] is None
        await resigned(services, table)
        assert (await http.get(f"/api/tables/{table}/proof")).json()["secret"] == bytes(32).hex()

    served(tmp_path, test)


def test_a_game_without_end_is_not_told_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MOST_BYTES", 100)

    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, WITH_BOT)
        await resigned(services, table)
        answer = await http.get(f"/api/tables/{table}/steps")
        assert (answer.status_code, answer.json()["code"]) == (409, "steps-too-many")
        assert (await http.get(f"/api/tables/{table}/record")).status_code == 200

    served(tmp_path, test)


def test_a_game_so_far_is_told_as_each_sees_it(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, WITH_BOT)
        address = f"/api/tables/{table}/moves"
        early = (await http.get(address, headers=ANN)).json()
        assert early == {"position": 0, "start": None, "moves": []}
        await agreed(services, table)
        seen = {}
        for name, headers in (("ann", ANN), ("ben", BEN), ("nobody", {})):
            answer = await http.get(address, headers=headers)
            told = answer.json()
            assert len(told["moves"]) == told["position"] > 0
            assert [one["entry"] for one in told["moves"]] == list(range(1, told["position"] + 1))
            seen[name] = [one["view"]["viewer"] for one in told["moves"]]
        assert set(seen["ann"]) == {0}
        assert set(seen["ben"]) == set(seen["nobody"]) == {"spectator"}

    served(tmp_path, test)


def test_what_is_long_comes_packed(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, services: Services) -> None:
        table = await make(http, WITH_BOT)
        await resigned(services, table)
        address = f"/api/tables/{table}/steps"
        packed = await http.get(address, headers={"Accept-Encoding": "gzip"})
        plain = await http.get(address, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()

    served(tmp_path, test)


def test_a_finished_game_is_a_record_and_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finished_games, "PAGE", 2)

    async def test(http: httpx.AsyncClient, services: Services) -> None:
        tables = [await make(http, WITH_BOT, f"make{number:04}") for number in range(3)]
        for table in tables:
            await resigned(services, table)
        listed = (await http.get("/api/tables?mine=true&phase=over", headers=ANN)).json()["tables"]
        assert [one["you"] for one in listed] == [0, 0, 0]
        assert listed[0]["summary"]["begun"] == listed[0]["created"]
        assert [seat["name"] for seat in listed[0]["summary"]["seats"]] == ["ann", "novice"]
        assert listed[0]["summary"]["ended"]["places"] == [2, 1]
        public = (await http.get("/api/tables?phase=over", headers=BEN)).json()["tables"]
        assert [one["you"] for one in public] == [None, None, None]
        answer = await http.get(f"/api/tables/{tables[0]}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        kept_as = f'attachment; filename="kamos-{tables[0]}.kostka"'
        assert answer.headers["content-disposition"] == kept_as
        (record,) = read(answer.text, "download")
        assert verdict(record).ok
        steps = (await http.get(f"/api/tables/{tables[0]}/steps?as=1")).json()
        assert steps["start"]["viewer"] == 1
        assert [step["view"]["viewer"] for step in steps["steps"]] == [1] * len(record.log.entries)
        assert steps["steps"][0]["by"] == "chance"
        nobody = (await http.get(f"/api/tables/{tables[0]}/steps")).json()
        assert nobody["start"]["viewer"] == "spectator"
        wrong = await http.get(f"/api/tables/{tables[0]}/steps?as=2")
        assert wrong.json()["code"] == "seat-unknown"
        archive = await http.get("/api/archive", headers=ANN)
        assert archive.headers["content-disposition"].endswith('"all-my-games.kostka"')
        records = read(archive.text, "archive")
        found = [record.log.header.tag("GameId") for record in records]
        assert sorted(map(str, found)) == sorted(tables)
        assert (await http.get("/api/archive", headers=BEN)).text == ""

    served(tmp_path, test)


def test_games_are_told_as_forms_need_them(tmp_path: Path) -> None:
    async def test(http: httpx.AsyncClient, _: Services) -> None:
        games = {game["name"]: game for game in (await http.get("/api/games")).json()}
        assert set(games) == set(game_names())
        mexiko = games["mexiko"]["rule_sets"]["fima-1"]
        assert mexiko["best_of"]["kind"] == "number"
        assert mexiko["best_of"]["range"][0] == 1
        assert games["domino"]["sides"]["4"] == [[0, 2], [1, 3]]
        assert "novice" in games["kamos"]["bots"]
        kinds = {
            o["kind"] for g in games.values() for r in g["rule_sets"].values() for o in r.values()
        }
        assert kinds == {"number", "choice"}

    served(tmp_path, test)
