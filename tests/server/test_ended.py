"""What goes on by itself ends when it is told to, even where that is taken for something else, and
so does the server."""

import asyncio
import subprocess
import sys
from pathlib import Path

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


STUCK = """
import asyncio, sys
from kostka.server import application
from kostka.server.config import Config

application.ENDING = 0.2

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

    application.Hub.stop = lambda _: stuck()
    server = application.Application(Config(database=f"sqlite:///{sys.argv[1]}", key=bytes(32)))
    await server({"type": "lifespan"}, receive, send)

asyncio.run(run())
"""


def test_a_server_that_something_keeps_ends_all_the_same(tmp_path: Path) -> None:
    file = str(tmp_path / "kostka.db")
    ended = subprocess.run(
        [sys.executable, "-c", STUCK, file], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert "not-stopped" in ended.stdout + ended.stderr


CHILD = """
from kostka.server.running.child import work

work(lambda questions, answers: answers.writelines(questions), 0)
"""


def test_a_process_whose_server_has_gone_ends_without_a_word() -> None:
    command = [sys.executable, "-c", CHILD]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(b"question\n")
        child.stdin.close()
        assert child.stderr.read() == b""
    assert child.returncode == 0
