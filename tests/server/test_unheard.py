"""No task fails without somebody who hears of it: the loop has nothing to complain of."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from kostka.eventlog.person import Person
from kostka.live.messages import FromClient
from kostka.server.analysis.expiring_value import ExpiringValue
from kostka.server.analysis.jobs import AnalysisJobs
from kostka.server.analysis.player_counts import PlayerCounts
from kostka.server.analysis.practice import Practice
from kostka.server.config import Limits
from kostka.server.process.background_tasks import BackgroundTasks, all_of, begin_task
from kostka.server.process.worker_process import WorkerProcess
from kostka.server.security.limits import RateLimits
from kostka.server.security.session_revalidation import SessionRevalidation
from kostka.server.tables.client_connection import ClientConnection
from kostka.server.tables.heartbeat import Heartbeat
from kostka.server.tables.presence import PresenceTracker
from kostka.server.tables.registry import LogRegistry
from kostka.server.tables.subscriber import Subscriber
from kostka.store.errors import Unanswered

MISTAKE = ZeroDivisionError


async def fails(*_: Any, **__: Any) -> Any:
    """Something that breaks a moment later."""
    await asyncio.sleep(0.01)
    raise MISTAKE


async def away(*_: Any, **__: Any) -> Any:
    """The database does not answer."""
    await asyncio.sleep(0.01)
    raise Unanswered


def anything(**fields: Any) -> Any:
    return SimpleNamespace(**fields)


async def left_alone(work: Callable[[], Awaitable[Any]]) -> None:
    """Ask for it and go before it has failed."""
    waiting = asyncio.ensure_future(work())
    await asyncio.sleep(0.005)
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting


async def recheck() -> None:
    people = anything(seen=fails)
    revalidation = SessionRevalidation(apart=0.01, clock=lambda: 0)
    current_user: Any = anything(session=anything(hash=b"x"), token=None)
    await left_alone(lambda: revalidation.holds(people, current_user))


async def table() -> None:
    registry = LogRegistry(
        store=anything(log=fails),
        bus=anything(alone=True),
        executor=anything(),
        kinds={},
        loaders={},
    )
    await left_alone(lambda: registry.loaded("t"))


async def beat() -> None:
    heartbeat = Heartbeat(
        store=anything(worker=fails),
        worker="one",
        clock=lambda: 100_000,
        reach=anything(),
        give_back=anything(),
    )
    heartbeat.seen = 0
    await left_alone(heartbeat.awake)


async def renewed() -> None:
    shared: ExpiringValue[int] = ExpiringValue(60.0, lambda: 0.0)
    await left_alone(lambda: shared.get(fails))
    await asyncio.sleep(0.05)

    async def made() -> int:
        return 1

    assert await shared.get(made) == 1, "what has failed is not kept"


async def errand() -> None:
    background = BackgroundTasks()
    for work in (fails, away):
        background.begin(work())


async def count() -> None:
    for broken in (fails, away):
        player_counts = PlayerCounts(anything(events=broken), anything())
        assert player_counts.known("t") is None


async def question() -> None:
    practice = Practice(anything(ask=fails))
    assert practice.task("kamos") is None


async def study() -> None:
    jobs = AnalysisJobs(anything(), anything(ask=fails, full=False))
    jobs.begin("t", "record")


async def bot() -> None:
    process = WorkerProcess("none", concurrency=1, patience=1.0)

    async def said() -> Any:
        yield b"what nobody can read\n"

    async def over() -> None:
        """It has ended."""

    running: Any = anything(stdout=said(), wait=over, kill=lambda: None)
    reading = begin_task(process._read(running))
    await asyncio.wait({reading})


async def presence() -> None:
    presence = PresenceTracker(
        store=anything(present=fails), executor=anything(worker="one"), registry=anything()
    )
    for seat in (0, 1):
        presence.came("t", seat)
    with pytest.raises(MISTAKE):
        await presence.flush()


async def several() -> None:
    with pytest.raises(MISTAKE):
        await all_of([fails(), away()])


async def late_answer() -> None:
    """A move's answer is a mistake of the program's, and comes when the socket has gone."""

    async def gone() -> Any:
        return {"type": "websocket.disconnect"}

    at: Any = anything(receive=gone, scope={})
    subscriber = Subscriber(Person("ann", "Ann"), 10)
    a_table = anything(done={}, messages=msgspec.json.Decoder(FromClient))
    line = ClientConnection(at, cast("Any", None), a_table, subscriber, RateLimits(Limits()))
    await line.run(anything(config=anything(recheck=5.0)), None)
    line._told("a-move-1", MISTAKE())
    other = ClientConnection(at, cast("Any", None), a_table, subscriber, RateLimits(Limits()))
    other._told("a-move-1", MISTAKE())  # it never ran


@pytest.mark.parametrize(
    "work",
    [
        recheck,
        table,
        beat,
        renewed,
        errand,
        count,
        question,
        study,
        bot,
        presence,
        several,
        late_answer,
    ],
)
def test_the_loop_has_nothing_to_complain_of(
    work: Callable[[], Coroutine[Any, Any, None]],
) -> None:
    complaints: list[dict[str, Any]] = []

    async def watched() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        await work()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=0.2)
        for task in others:
            task.cancel()
        del others
        gc.collect()
        await asyncio.sleep(0)

    asyncio.run(watched())
    gc.collect()
    assert complaints == []


def test_a_mistake_that_nobody_waits_for_stands_in_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[dict[str, Any]] = []
    log = anything(error=lambda event, **fields: told.append({"event": event, **fields}))
    monkeypatch.setattr("kostka.server.process.background_tasks.log", log)
    asyncio.run(_both())
    assert [(line["event"], line["error"]) for line in told] == [("fault", "ZeroDivisionError")]


async def _both() -> None:
    await errand()
    await asyncio.sleep(0.05)
