"""A process that works for a server: each answer comes to who asked, whatever ends meanwhile."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE
from tests.server.echoing import NICE, Echo

from kostka.game.errors import Refusal
from kostka.server.process.worker_process import WorkerBroke, WorkerGone, WorkerProcess

MODULE = "tests.server.echoing"
LONG = 3600.0


def with_worker(
    test: Callable[[WorkerProcess], Awaitable[None]],
    *,
    concurrency: int = 1,
    patience: float = PATIENCE,
) -> None:
    async def run() -> None:
        worker = WorkerProcess(MODULE, concurrency=concurrency, patience=patience)
        try:
            await test(worker)
        finally:
            await worker.close()
        assert worker.pid is None

    asyncio.run(run())


async def said(worker: WorkerProcess, text: str, seconds: float = 0.0, **more: Any) -> Any:
    return msgspec.json.decode(await worker.ask(Echo(text, seconds), **more))


@pytest.mark.parametrize("concurrency", [1, 100])
def test_each_gets_their_own_answer(concurrency: int) -> None:
    async def test(worker: WorkerProcess) -> None:
        texts = [f"text {number}" for number in range(50)]
        assert await asyncio.gather(*(said(worker, text) for text in texts)) == texts

    with_worker(test, concurrency=concurrency)


@pytest.mark.parametrize("concurrency", [1, 100])
def test_an_answer_that_nobody_waits_for_reaches_nobody(concurrency: int) -> None:
    async def test(worker: WorkerProcess) -> None:
        await said(worker, "there")
        first = worker.pid
        gone = asyncio.create_task(said(worker, "given up", LONG if concurrency == 1 else 0.2))
        await asyncio.sleep(0.05)
        gone.cancel()
        assert await said(worker, "mine") == "mine"
        # where one at a time is asked, the next does not wait for what nobody wants any more
        assert (worker.pid == first) == (concurrency > 1)

    with_worker(test, concurrency=concurrency)


def test_refusals_and_mistakes_are_told_and_break_nobody() -> None:
    async def test(worker: WorkerProcess) -> None:
        with pytest.raises(Refusal) as refused:
            await said(worker, "refuse")
        told = refused.value
        assert (told.rule, told.code, told.found, told.expected) == (
            "MX-6",
            "call-too-low",
            "52",
            "61",
        )
        first = worker.pid
        with pytest.raises(WorkerBroke) as broke:
            await said(worker, "break")
        assert broke.value.where.startswith("ValueError at echoing.py:")
        assert "nobody" not in broke.value.where  # an error's words may quote a hand
        assert await said(worker, "on") == "on"
        assert worker.pid == first

    with_worker(test)


def test_who_asks_hears_of_the_steps() -> None:
    async def test(worker: WorkerProcess) -> None:
        steps: list[tuple[int, int]] = []
        await said(worker, "steps", told=lambda done, total: steps.append((done, total)))
        assert steps == [(0, 3), (1, 3), (2, 3)]
        assert await said(worker, "steps") == "steps"  # nobody listens

    with_worker(test)


def test_one_that_ends_is_replaced_and_who_waits_is_told() -> None:
    async def test(worker: WorkerProcess) -> None:
        waiting = [asyncio.create_task(said(worker, f"{number}")) for number in range(5)]
        waiting.append(asyncio.create_task(said(worker, "end")))
        waiting += [asyncio.create_task(said(worker, f"{number}")) for number in range(5)]
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert ends[:5] == [f"{number}" for number in range(5)]
        assert all(isinstance(end, WorkerGone) and end.why == "ended" for end in ends[5:])
        assert await said(worker, "on") == "on"

    with_worker(test, concurrency=100)


@pytest.mark.parametrize("concurrency", [1, 100])
def test_one_that_says_nothing_is_given_up(concurrency: int) -> None:
    async def test(worker: WorkerProcess) -> None:
        await said(worker, "there")
        silent = worker.pid
        assert silent is not None
        os.kill(silent, signal.SIGSTOP)
        with pytest.raises(WorkerGone) as gone:
            await said(worker, "hello", patience=0.2)
        assert gone.value.why == "silent"
        assert await said(worker, "on") == "on"
        assert worker.pid != silent

    with_worker(test, concurrency=concurrency)


def test_a_new_one_is_given_time_to_start() -> None:
    async def test() -> None:
        worker = WorkerProcess(MODULE, concurrency=1, patience=0.001, starting=PATIENCE)
        try:
            assert await said(worker, "first") == "first"
            with pytest.raises(WorkerGone):
                await said(worker, "second", 0.5)
        finally:
            await worker.close()

    asyncio.run(test())


def test_it_comes_after_its_server_and_ends_with_it() -> None:
    async def test(worker: WorkerProcess) -> None:
        assert await said(worker, "nice") == os.nice(0) + NICE

    with_worker(test)
