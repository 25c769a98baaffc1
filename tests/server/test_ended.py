"""What goes on by itself ends when it is told to, even where that is taken for something else."""

import asyncio

from kostka.server.running.ended import ended


def test_a_task_that_takes_its_end_for_a_time_out_ends_all_the_same() -> None:
    tries = 0

    async def stubborn() -> None:
        nonlocal tries
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                tries += 1
                if tries > 2:
                    raise

    async def broken() -> None:
        raise ValueError("its own affair")

    async def run() -> None:
        tasks = [asyncio.create_task(stubborn()), asyncio.create_task(broken())]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await ended(tasks)
        assert all(task.done() for task in tasks)
        await ended([])

    asyncio.run(run())
    assert tries == 3
