"""What fails again and again is told when it begins and when it is over, not each time."""

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs
from tests.patience import PATIENCE
from tests.server.worker_kit import workers

from kostka.server.process.outage_log import OutageLog
from kostka.server.tables import heartbeat


def test_the_same_trouble_is_told_ever_more_seldom_and_its_end_at_once() -> None:
    now = 0.0
    trouble = OutageLog("bus-deaf", lambda: now)
    with capture_logs() as lines:
        for _ in range(7 * 3600 * 2):  # seven hours, twice a second
            trouble.failed("refused", error="refused")
            now += 0.5
        told = [line["seconds"] for line in lines]
        trouble.well()
        trouble.well()
    assert told == [0, 60, 180, 420, 900, 1860, 3780, 7380, 10980, 14580, 18180, 21780]
    assert lines[-1]["event"] == "bus-deaf-over"
    assert (lines[-1]["seconds"], lines[-1]["tries"]) == (25200, 50400)
    assert len(lines) == len(told) + 1


def test_another_reason_is_told_at_once_but_not_each_time_that_they_change() -> None:
    trouble = OutageLog("bus-deaf", lambda: 0.0)
    with capture_logs() as lines:
        for _ in range(100):
            trouble.failed("refused")
            trouble.failed("time")
        trouble.well()
        trouble.failed("time")
    assert [line["event"] for line in lines] == ["bus-deaf"] * 2 + ["bus-deaf-over", "bus-deaf"]


def test_a_database_that_is_away_is_one_line_and_one_more_when_it_is_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loops ask it up to five times a second."""
    monkeypatch.setattr(heartbeat, "BEAT", 0.02)

    failures: list[OperationalError] = []

    async def away(*_: object, **__: object) -> None:
        failures.append(OperationalError("UPDATE", {}, ConnectionRefusedError()))
        raise failures[-1]

    async def asked() -> None:
        async with workers(database) as (store, (services,)):
            await services.start()
            there = store.worker
            for name in ("worker", "due", "unleased", "absent"):
                monkeypatch.setattr(store, name, away)
            await until(lambda: told() == [("store-unreachable", "refused")])
            await until(lambda: len(failures) > 40)
            monkeypatch.setattr(store, "worker", there)
            await until(lambda: told()[1:] == [("store-unreachable-over", None)])
            await services.stop()

    def told() -> list[tuple[str, str | None]]:
        return [(line["event"], line.get("why")) for line in lines]

    with capture_logs() as lines:
        asyncio.run(asked())
    assert lines[1]["tries"] > 5


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
