"""What goes on by itself ends when it is told to, even where that is taken for something else, and
so does the server."""

import asyncio
import gc
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.patience import PATIENCE

from kostka.server.process.background_tasks import BackgroundTasks, cancel_and_wait
from kostka.server.tables.heartbeat import Heartbeat
from kostka.store.errors import Unanswered


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
        async with asyncio.timeout(PATIENCE):
            await cancel_and_wait(tasks)
        assert all(task.done() for task in tasks)
        await cancel_and_wait([])

    asyncio.run(run())
    assert tries == 3


def test_errands_go_on_by_themselves_until_they_are_ended() -> None:
    done: list[str] = []

    async def errand(name: str, over: asyncio.Event) -> None:
        try:
            await over.wait()
            done.append(name)
        except asyncio.CancelledError:
            done.append(f"{name} ended")
            raise

    async def run() -> None:
        soon, never, background = asyncio.Event(), asyncio.Event(), BackgroundTasks()
        background.begin(errand("soon", soon))
        background.begin(errand("never", never))
        gc.collect()
        soon.set()
        async with asyncio.timeout(PATIENCE):
            while not done:
                await asyncio.sleep(0)
            await background.close()
            await background.close()

    asyncio.run(run())
    assert done == ["soon", "never ended"]


STUCK = """
import asyncio, signal, sys
from kostka.server import lifespan
from kostka.server.config import Config

lifespan.ENDING = 0.2

async def run():
    said = iter(["lifespan.startup", "lifespan.shutdown"])

    async def receive():
        return {"type": next(said)}

    async def send(message):
        pass

    async def stuck():
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                pass

    async def silent(url):
        print("begun", flush=True)
        await stuck()

    signal.signal(signal.SIGTERM, lambda *_: None)  # as uvicorn, which waits for the beginning
    setattr(*(lifespan.Services, "stop", lambda _: stuck()) if sys.argv[2] == "end" else
        (lifespan, "open_store", silent))
    server = lifespan.Application(Config(database=f"sqlite:///{sys.argv[1]}", key=bytes(32)))
    await server({"type": "lifespan"}, receive, send)

asyncio.run(run())
"""


def test_a_server_that_something_keeps_ends_all_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, str(tmp_path / "kostka.db"), "end"]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert found.returncode == 1
    assert "not-stopped" in found.stdout + found.stderr


def test_a_server_that_has_not_begun_ends_at_once(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, str(tmp_path / "kostka.db"), "beginning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "begun\n"
        server.terminate()
        try:
            assert server.wait(20) == -signal.SIGTERM
        finally:
            server.kill()


def test_a_worker_whose_database_has_gone_ends_all_the_same() -> None:
    async def bye(*_: object) -> None:
        raise Unanswered

    store: Any = SimpleNamespace(bye=bye)
    nobody: Any = None
    heartbeat = Heartbeat(store=store, worker="w", clock=int, reach=nobody, give_back=nobody)
    asyncio.run(heartbeat.close())


CHILD = """
from kostka.server.process.worker_loop import work

work(lambda question, _told: question, str, 0)
"""


def test_a_process_whose_server_has_gone_ends_without_a_word() -> None:
    command = [sys.executable, "-c", CHILD]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(b'{"id": 1, "ask": "question"}\n')
        child.stdin.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0
