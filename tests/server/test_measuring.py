"""What is counted of a server that works: appends, refusals, what it has in memory."""

from typing import Any

import pytest
from tests.server.worker_kit import begun, workers

from kostka.live.kind import TABLE
from kostka.server.config import Limits
from kostka.server.errors import HTTPRefusal
from kostka.server.process.metrics import Metrics
from kostka.server.security.limits import REFUSED, RateLimits
from kostka.server.tables.subscriber import Subscriber

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"kostka_{name}", labels)


async def test_what_is_appended_is_counted_with_its_time_by_group(database: str) -> None:
    async with workers(database) as (store, (services,)):
        metrics = Metrics()
        metrics.measure(store)
        table = await begun(services)
        metrics.look(store, services)
        appends, groups = value(metrics, "appends_total"), value(metrics, "append_seconds_count")
        commands = {(e.by, e.command) for e in await store.events(TABLE, table) if e.command}
        assert appends is not None
        assert groups is not None
        assert len(commands) <= appends
        assert 0 < groups <= appends
        assert value(metrics, "append_seconds_sum") != 0
        assert value(metrics, "appends_unanswered_total") == 0
        assert value(metrics, "appends_waiting") == 0
        assert value(metrics, "tables_in_memory") == 1
        held = value(metrics, "journal_events") or 0
        assert (held > 0) == database.startswith("sqlite")


async def test_a_store_that_is_not_written_and_a_bus_that_is_away_are_seen(database: str) -> None:
    async with workers(database) as (store, (services,)):
        metrics, found = Metrics(), []
        for since, up in ((0, True), (11_000, False), (0, True)):
            services.heartbeat.seen = services.executor.clock() - since
            services.bus.up = up  # type: ignore[misc]
            metrics.look(store, services)
            found.append((value(metrics, "store_up"), value(metrics, "bus_up")))
        assert found == [(1, 1), (0, 0), (1, 1)]


def test_refusals_are_counted_by_the_name_of_the_limit() -> None:
    before, metrics = REFUSED.copy(), Metrics()
    rate_limits = RateLimits(Limits(names=(1e-6, 1), sockets=1), lambda: 0.0)
    rate_limits.names.take("2001:db8::/64")
    for _ in range(2):
        with pytest.raises(HTTPRefusal):
            rate_limits.names.take("2001:db8::/64")
    with (
        rate_limits.sockets.hold("here"),
        pytest.raises(HTTPRefusal),
        rate_limits.sockets.hold("here"),
    ):
        pass
    subscriber = Subscriber(None, 1000)
    subscriber.close("flood", 4029)
    subscriber.close("flood", 4029)  # it is closed already
    for _ in range(2):  # nothing is counted twice
        metrics.look(None, None)
    assert value(metrics, "refusals_total", limit="names") == 2
    assert value(metrics, "refusals_total", limit="sockets") == 1
    assert value(metrics, "refusals_total", limit="messages") == 1
    assert set(REFUSED - before) <= set(Limits.__struct_fields__)


def test_every_limit_of_a_rate_refuses_by_its_own_name() -> None:
    fields = Limits.__struct_fields__
    rates = [name for name in fields if isinstance(getattr(Limits(), name), tuple)]
    tight: Any = dict.fromkeys(rates, (1e-6, 1))
    rate_limits = RateLimits(Limits(**tight), lambda: 0.0)
    for name in set(rates) - {"messages"}:
        before = REFUSED[name]
        getattr(rate_limits, name).take("192.0.2.7")
        with pytest.raises(HTTPRefusal):
            getattr(rate_limits, name).take("192.0.2.7")
        assert REFUSED[name] == before + 1, name
