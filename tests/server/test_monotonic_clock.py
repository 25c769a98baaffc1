"""The server's clock when the machine's is put back, while it runs or between two runs."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from kostka.server.config import Config
from kostka.server.people.identity import now_ms
from kostka.server.process.monotonic_clock import MonotonicClock
from kostka.server.tables.services import Services
from kostka.store.store import open_store

HOUR = 3_600_000
STEPS = st.lists(
    st.tuples(st.integers(1, 60), st.one_of(st.just(0), st.integers(-3 * HOUR, 3 * HOUR))),
    max_size=30,
)


class Machine:
    """A machine's two clocks: the one that is put right, and the one that only counts seconds."""

    def __init__(self) -> None:
        self.wall, self.seconds = 1_800_000_000_000, 0.0
        self.steady = MonotonicClock(lambda: self.wall, lambda: self.seconds)

    def later(self, seconds: int, jump: int = 0) -> int:
        self.seconds += seconds
        self.wall += seconds * 1000 + jump
        return self.steady()


@settings(max_examples=100, deadline=None)
@given(STEPS)
def test_time_goes_on_whatever_the_machines_clock_does(steps: list[tuple[int, int]]) -> None:
    machine = Machine()
    before = machine.steady()
    for seconds, jump in steps:
        now = machine.later(seconds, jump)
        assert now - before >= 900 * seconds
        assert now >= machine.wall
        before = now


def test_what_was_an_hour_ahead_agrees_again_after_ten() -> None:
    machine = Machine()
    with capture_logs() as lines:
        machine.later(1, -HOUR)
        assert machine.steady() - machine.wall > 0.99 * HOUR
        for _ in range(10 * 60):
            machine.later(60)
        assert machine.steady() == machine.wall
    assert [line["event"] for line in lines] == ["clock-ahead", "clock-right"]


def test_one_wrong_moment_does_not_stay() -> None:
    """Somebody, or an empty battery, says that it is ten years later."""
    machine = Machine()
    machine.later(1, 10 * 365 * 24 * HOUR)
    machine.later(60, -10 * 365 * 24 * HOUR)
    assert machine.steady() == machine.wall


def test_a_server_begins_no_earlier_than_the_one_before_it_ended(database: str) -> None:
    """Else everything that waits at its tables would wait for as long as the clock was fast."""

    async def begun(seen: int) -> int:
        async with await open_store(database) as store:
            await store.worker("before", now=seen, until=seen + 10_000)
            services = Services(Config(database=database, key=bytes(32)), store)
            await services.start()
            try:
                return services.executor.clock()
            finally:
                await services.stop()

    now = now_ms()
    assert asyncio.run(begun(now - HOUR)) < now + HOUR
    assert asyncio.run(begun(now + 2 * HOUR)) >= now + 2 * HOUR
    with capture_logs() as lines:  # nobody puts a clock back by months
        assert asyncio.run(begun(now + 2_000 * HOUR)) < now + 3 * HOUR
    assert "clock-behind" in [line["event"] for line in lines]
