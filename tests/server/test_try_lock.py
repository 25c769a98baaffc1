"""A table's lock: one at a time, in order, whoever gives up."""

import asyncio

from tests.patience import PATIENCE

from kostka.server.tables.try_lock import TryLock


async def waits(lock: TryLock, got: list[str], name: str) -> None:
    async with lock:
        got.append(name)
        await asyncio.sleep(0)
        got.append(name)


async def all_over(tasks: list[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*tasks, return_exceptions=True)


def test_who_waits_gets_it_alone_and_in_order() -> None:
    async def test() -> None:
        lock, got = TryLock(), list[str]()
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, got, name)) for name in "abc"]
        await asyncio.sleep(0)
        assert got == []
        lock.leave()
        assert not lock.take()  # it is the first one's already
        await all_over(waiting)
        assert got == [*"aabbcc"]
        assert not lock.held

    asyncio.run(test())


def test_what_fails_under_it_lets_it_go() -> None:
    async def test() -> None:
        lock = TryLock()
        try:
            async with lock:
                raise LookupError
        except LookupError:
            pass
        assert lock.take()

    asyncio.run(test())


def test_who_gives_up_while_waiting_is_passed_over() -> None:
    async def test() -> None:
        lock, got = TryLock(), list[str]()
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, got, name)) for name in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        lock.leave()
        await all_over(waiting)
        assert got == [*"bbcc"]
        assert not lock.held

    asyncio.run(test())


def test_who_gives_up_as_it_is_given_to_them_gives_it_on() -> None:
    async def test() -> None:
        lock, got = TryLock(), list[str]()
        assert lock.take()
        waiting = [asyncio.create_task(waits(lock, got, name)) for name in "ab"]
        await asyncio.sleep(0)
        lock.leave()
        waiting[0].cancel()  # it has not been woken yet
        await all_over(waiting)
        assert got == [*"bb"]
        assert not lock.held

    asyncio.run(test())
