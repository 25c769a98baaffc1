"""No task fails without somebody who hears of it: the loop has nothing to complain of."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest

from kostka.live.events import Person
from kostka.server.after.counting import Counting
from kostka.server.after.practice import Practice
from kostka.server.after.renewed import Renewed
from kostka.server.after.studies import Studies
from kostka.server.config import Limits
from kostka.server.door.limits import Allowances
from kostka.server.door.rechecks import Rechecks
from kostka.server.engines import bots
from kostka.server.hall.attendance import Attendance
from kostka.server.hall.floor import Floor
from kostka.server.hall.line import Line
from kostka.server.hall.waking import Waking
from kostka.server.hall.watcher import Watcher
from kostka.server.running.ended import Errands, all_of, begin
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
    rechecks = Rechecks(apart=0.01, clock=lambda: 0)
    visitor: Any = anything(session=anything(hash=b"x"), token=None)
    await left_alone(lambda: rechecks.holds(people, visitor))


async def table() -> None:
    floor = Floor(
        store=anything(events=fails),
        bus=anything(alone=True),
        maker=anything(),
        worker="one",
        clock=lambda: 0,
        lease_ms=1,
        chance_source=cast("Any", None),
    )
    await left_alone(lambda: floor.hot("t"))


async def beat() -> None:
    waking = Waking(lambda: 100_000)
    waking.seen, waking.beat = 0, fails
    await left_alone(waking.awake)


async def renewed() -> None:
    shared: Renewed[int] = Renewed(60.0, lambda: 0.0)
    await left_alone(lambda: shared.get(fails))
    await asyncio.sleep(0.05)

    async def made() -> int:
        return 1

    assert await shared.get(made) == 1, "what has failed is not kept"


async def errand() -> None:
    errands = Errands()
    for work in (fails, away):
        errands.begin(work())


async def count() -> None:
    for broken in (fails, away):
        counting = Counting(anything(events=broken), anything())
        assert counting.known("t") is None


async def question() -> None:
    practice = Practice(anything(ask=fails))
    assert practice.task("kamos") is None


async def study() -> None:
    studies = Studies(anything())
    studies._slow = anything(ask=fails, full=False)
    studies.begin("t", "record")


async def bot() -> None:
    process = bots._Process(1.0)

    async def said() -> Any:
        yield b"what nobody can read\n"

    async def over() -> None:
        """It has ended."""

    running: Any = anything(stdout=said(), wait=over, kill=lambda: None)
    reading = begin(process._read(running))
    await asyncio.wait({reading})


async def presence() -> None:
    attendance = Attendance(anything(present=fails), "one")
    for seat in (0, 1):
        attendance.came("t", seat)
    with pytest.raises(MISTAKE):
        await attendance.flush()


async def several() -> None:
    with pytest.raises(MISTAKE):
        await all_of([fails(), away()])


async def late_answer() -> None:
    """A move's answer is a mistake of the program's, and comes when the socket has gone."""

    async def gone() -> Any:
        return {"type": "websocket.disconnect"}

    at: Any = anything(receive=gone, scope={})
    watcher = Watcher(Person("ann", "Ann"), 10)
    line = Line(at, cast("Any", None), anything(done={}), watcher, Allowances(Limits()))
    await line.run(anything(config=anything(recheck=5.0)), None)
    line._told("a-move-1", MISTAKE())
    other = Line(at, cast("Any", None), anything(done={}), watcher, Allowances(Limits()))
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
    monkeypatch.setattr("kostka.server.running.ended.log", log)
    asyncio.run(_both())
    assert [(line["event"], line["error"]) for line in told] == [("fault", "ZeroDivisionError")]


async def _both() -> None:
    await errand()
    await asyncio.sleep(0.05)
