"""Every address there is, asked by every kind of stranger: who is answered, and who is refused.

What is about people stands in test_strangers.py. A new address without a row fails here.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.live_client import Client, begin, make_table, new_id
from tests.server.live_server import Server, guest
from tests.server.test_strangers import ASKED, OF_PEOPLE

from kostka.server.app import create_app
from kostka.server.config import Config

SETUP = {"game": "kamos", "seats": ["me", "bot:novice"], "options": {"columns": "1"}}
KINDS = ("nobody", "guest", "seated", "program")
ALL = (200, 200, 200, 200)
KNOWN = (401, 200, 200, 200)
NOT_YET = (409, 409, 409, 409)
NOTHING = (404, 404, 404, 404)

# what is asked: the statuses for nobody, somebody else, who sits there, and a program
OTHERS: dict[tuple[str, str], tuple[int, ...]] = {
    ("GET", "/"): ALL,
    ("GET", "/{path}"): ALL,
    ("GET", "/assets/{name}"): NOTHING,
    ("GET", "/engine/{path}"): NOTHING,
    ("GET", "/api/schema"): ALL,
    ("GET", "/api/schema/openapi.json"): ALL,
    ("GET", "/api/schema/{path}"): NOTHING,
    ("GET", "/health/live"): ALL,
    ("GET", "/health/ready"): ALL,
    ("GET", "/metrics"): ALL,
    ("GET", "/api/games"): ALL,
    ("GET", "/api/address"): ALL,
    ("GET", "/api/home"): ALL,
    ("GET", "/api/me/games"): KNOWN,
    ("GET", "/api/me/losses"): KNOWN,
    ("GET", "/api/practice/{game}"): ALL,
    ("GET", "/api/practice/today"): ALL,
    ("GET", "/api/statistics/dice"): ALL,
    ("GET", "/api/me/statistics"): KNOWN,
    ("GET", "/api/archive"): KNOWN,
    ("POST", "/api/throws"): (400, 400, 400, 400),  # whoever asks for something may
    ("GET", "/api/tables"): ALL,
    ("POST", "/api/tables"): (401, 201, 201, 201),
}
# of a table that is found by its link alone: while its game goes on, and once it is over
OF_A_TABLE: dict[tuple[str, str], tuple[tuple[int, ...], tuple[int, ...]]] = {
    ("GET", "/api/tables/{table_id}"): (ALL, ALL),
    ("GET", "/api/tables/{table_id}/moves"): (ALL, ALL),
    ("GET", "/api/tables/{table_id}/proof"): (ALL, ALL),
    ("GET", "/api/tables/{table_id}/record"): (NOT_YET, ALL),
    ("GET", "/api/tables/{table_id}/referee"): ((401, 403, 409, 403), (401, 403, 409, 403)),
    ("GET", "/api/tables/{table_id}/steps"): (NOT_YET, ALL),
    ("GET", "/api/tables/{table_id}/throws"): (NOT_YET, ALL),
    ("POST", "/api/tables/{table_id}/analysis"): (NOT_YET, ALL),
    ("SOCKET", "/api/tables/{table_id}/live"): (ALL, ALL),  # test_live_socket.py
}


def ways() -> Iterator[tuple[str, str]]:
    """All that the application answers, but for what is about people."""
    about_people = {module.__name__ for module in OF_PEOPLE}
    for route in create_app(Config(database="", key=b""), None).routes:
        for handler in getattr(route, "route_handlers", [getattr(route, "route_handler", None)]):
            if handler.fn.__module__ in about_people:
                continue
            for method in getattr(handler, "http_methods", {"SOCKET"}) - {"OPTIONS", "HEAD"}:
                yield method, route.path_format


def test_every_address_is_in_a_table() -> None:
    assert set(ways()) == set(OTHERS) | set(OF_A_TABLE)
    assert not {way for way in ASKED if way in OTHERS or way in OF_A_TABLE}


@pytest.fixture(scope="module")
def strangers(living: Server) -> dict[str, dict[str, str]]:
    """The headers of each kind."""
    with httpx.Client(base_url=living.url, headers={"Origin": living.url}) as browser:
        name = f"Owner {new_id()}"
        browser.post("/api/accounts", json={"name": name, "password": "correct horse"})
        token = browser.post("/api/programs", json={"name": "Robot"}).json()["token"]
    return {
        "nobody": {},
        "guest": guest(living.url, "Guest"),
        "seated": guest(living.url, "Seated"),
        "program": {"Authorization": f"Bearer {token}"},
    }


@pytest.fixture(scope="module")
def tables(living: Server, strangers: dict[str, dict[str, str]]) -> tuple[str, str]:
    """A game that goes on, and one that was given up; neither is public."""
    seated = strangers["seated"]
    running, over = (make_table(living.url, seated, {**SETUP, "public": False}) for _ in range(2))
    for table in (running, over):
        begin(living.url, table, seated)

    async def give_up() -> None:
        client = Client(living.url, over, seated)
        async with client.socket() as socket:
            await client.hear(socket)
            assert (await client.ask(socket, {"type": "resign"}))["type"] == "done"

    asyncio.run(give_up())
    return running, over


def asked(server: Server, way: tuple[str, str], who: dict[str, str], table: str = "") -> int:
    """The status with which somebody is answered."""
    method, path = way
    path = path.format(table_id=table, path="lobby", name="nothing.js", game="kamos")
    bodies: dict[str, Any] = {
        "/api/tables": {"id": new_id(), "setup": SETUP},
        "/api/throws": {},
    }
    body = {"json": bodies[path]} if method == "POST" and path in bodies else {}
    answer = httpx.request(method, f"{server.url}{path}", headers=who, timeout=PATIENCE, **body)
    if answer.status_code >= 400 and not path.startswith("/api/schema"):  # Litestar's own words
        assert set(answer.json()) == {"rule", "code", "found", "expected"}
    return answer.status_code


@pytest.mark.parametrize("way", OTHERS, ids=" ".join)
def test_who_is_answered(
    living: Server, strangers: dict[str, dict[str, str]], way: tuple[str, str]
) -> None:
    assert tuple(asked(living, way, strangers[kind]) for kind in KINDS) == OTHERS[way]


@pytest.mark.parametrize("way", [way for way in OF_A_TABLE if way[0] != "SOCKET"], ids=" ".join)
def test_who_is_answered_about_a_table(
    living: Server,
    strangers: dict[str, dict[str, str]],
    tables: tuple[str, str],
    way: tuple[str, str],
) -> None:
    for table, statuses in zip(tables, OF_A_TABLE[way], strict=True):
        got = tuple(asked(living, way, strangers[kind], table) for kind in KINDS)
        assert got == statuses
