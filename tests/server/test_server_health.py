"""Whether the server lives and can serve, as those ask who watch over it."""

from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError
from tests.server.clock import Clock

from kostka.locale.words import Words
from kostka.server.app import create_app
from kostka.server.config import Config
from kostka.server.errors import STATUS_CODES
from kostka.server.tables.heartbeat import Heartbeat


class Storehouse:
    """A store that answers, or not."""

    def __init__(self, well: bool = True) -> None:
        self.well = well

    async def ping(self) -> None:
        if not self.well:
            raise ConnectionError("the database is gone: postgresql://secret@host")


def client(store: Any) -> TestClient[Any]:
    app = create_app(Config(database="sqlite://", key=b"k" * 32), store)
    return TestClient(app, base_url="http://127.0.0.1")


@pytest.mark.parametrize("path", ["/health/live", "/health/ready"])
def test_a_well_server_says_so(path: str) -> None:
    with client(Storehouse()) as asked:
        answer = asked.get(path)
    assert (answer.status_code, answer.json()) == (200, {"ok": True})


def test_without_its_store_it_lives_but_is_not_ready_and_tells_nothing_more() -> None:
    with client(Storehouse(well=False)) as asked:
        assert asked.get("/health/live").status_code == 200
        answer = asked.get("/health/ready")
    assert answer.status_code == 503
    assert answer.json() == {"rule": "", "code": "server-busy", "found": "", "expected": ""}


def test_a_database_that_only_reads_is_not_ready() -> None:
    """As where the disk is full: it answers, but nobody can move."""

    clock = Clock()
    nobody: Any = None
    heartbeat = Heartbeat(store=nobody, worker="w", clock=clock, reach=nobody, give_back=nobody)
    services = SimpleNamespace(heartbeat=heartbeat)
    app = create_app(Config(database="sqlite://", key=b"k" * 32), Storehouse(), services)
    with TestClient(app, base_url="http://127.0.0.1") as asked:
        found = []
        for heartbeat.seen in (clock(), clock() - 9_000, clock() - 11_000, clock()):
            found.append(asked.get("/health/ready").status_code)
    assert found == [200, 200, 503, 200]


def test_every_status_the_server_may_answer_with_has_a_sentence() -> None:
    for code in STATUS_CODES.values():
        assert Words("en").has(f"error-{code}")


@pytest.mark.parametrize(
    "error",
    [ConnectionRefusedError(), OperationalError("SELECT secret", {}, Exception("locked"))],
    ids=["unreachable", "locked"],
)
def test_who_asks_while_the_database_is_away_is_asked_to_come_again(error: Exception) -> None:
    class Gone:
        async def alike(self, _: Any) -> None:
            raise error

    storehouse: Any = Storehouse()
    storehouse.users = Gone()
    with client(storehouse) as asked:
        answer = asked.post("/api/guests", json={"name": "Ann"})
    assert answer.status_code == 503
    assert answer.json() == {"rule": "", "code": "server-busy", "found": "", "expected": ""}
    assert "set-cookie" not in answer.headers
