"""Real servers for tests: `python tests/server/live_server.py` serves, `Server` starts that.

What it is set up with comes as JSON on the command line, so that tests can have a pace of nothing
and limits that are not in their way; everything else is as `kostka serve` runs it.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.patience import PATIENCE

from kostka.server import lifespan
from kostka.server.config import Argon2, Config, Limits
from kostka.server.process import supervisor as processes
from kostka.server.process.listener import listen

ROOT = Path(__file__).parents[2]
LAX = Limits(
    requests=(1e6, 1_000_000),
    guests=(1e6, 1_000_000),
    messages=(1e6, 1_000_000),
    tables=(1e6, 1_000_000),
    tables_from=(1e6, 1_000_000),
    records=(1e6, 1_000_000),
    replays=(1e6, 1_000_000),
    studies=(1e6, 1_000_000),
    wishes=(1e6, 1_000_000),
    wishes_from=(1e6, 1_000_000),
    figures=(1e6, 1_000_000),
    sockets=1_000_000,
    sockets_by_session=1_000_000,
)
CHEAP = Argon2(rounds=1, memory=8, lanes=1)
HASTY = {"KOSTKA_TEST_ENDING": "1"}
"""With this in its environment a server has a second each to finish and to close everything."""
if "KOSTKA_TEST_ENDING" in os.environ:
    lifespan.ENDING = float(os.environ["KOSTKA_TEST_ENDING"])
    processes.FINISHING = int(os.environ["KOSTKA_TEST_ENDING"])


def settings(database: str, **changed: Any) -> Config:
    """How test servers are set up where nothing else is said."""
    usual: dict[str, Any] = {"key": bytes(32), "limits": LAX, "argon2": CHEAP, "pace": 0.0}
    return Config(database=database, **(usual | changed))


class Server:
    """A server of its own, in processes of its own; started again it has the same port."""

    def __init__(
        self, config: Config, env: dict[str, str] | None = None, log: Path | None = None
    ) -> None:
        self.config = config
        self.log = log
        """Where its own lines go; None: where ours go."""
        self.port = 0
        self._env = env or {}
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        told = msgspec.json.encode(self.config, enc_hook=str).decode()
        command = [sys.executable, __file__, told, str(self.port)]
        with ExitStack() as stack:
            log = None if self.log is None else stack.enter_context(self.log.open("ab"))
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": str(ROOT), **self._env},
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("serving "), f"the server said {said!r}"
        self.port = int(said.split()[1])

    def hold(self) -> None:
        """Stand still: what is sent to it arrives and is not read. Only ``kill`` helps."""
        for pid in [self.pid, *children(self.pid)]:
            with_pid(pid, signal.SIGSTOP)

    def kill(self) -> None:
        """kill -9, every process of it."""
        process = self._process
        assert process is not None
        for pid in [process.pid, *children(process.pid)]:
            with_pid(pid, signal.SIGKILL)
        process.wait(PATIENCE)
        self._closed()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        process = self._process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        code = process.wait(PATIENCE)
        self._closed()
        return code

    def end(self) -> None:
        """Make sure that nothing of it runs."""
        if self._process is not None:
            self.kill()

    def _closed(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


@contextmanager
def serving(
    config: Config, env: dict[str, str] | None = None, log: Path | None = None
) -> Iterator[Server]:
    """A server while the block runs."""
    server = Server(config, env, log)
    try:
        server.start()
        yield server
    finally:
        server.end()


def guest(url: str, name: str) -> dict[str, str]:
    """The headers of somebody who has just become a guest."""
    answer = httpx.post(f"{url}/api/guests", json={"name": name}, headers={"Origin": url})
    answer.raise_for_status()
    cookies = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
    return {"Cookie": cookies, "Origin": url}


def children(pid: int) -> list[int]:
    """The processes below this one."""
    try:
        below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return []
    return [found for child in map(int, below) for found in (child, *children(child))]


def with_pid(pid: int, number: int) -> None:
    """Send a signal to a process that may have gone."""
    with suppress(ProcessLookupError):
        os.kill(pid, number)


def main(arguments: Sequence[str]) -> None:
    told, port = arguments
    config = msgspec.json.decode(told, type=Config, dec_hook=lambda kind, text: kind(text))
    with listen("127.0.0.1", int(port)) as listener:
        found = listener.getsockname()[1]
        processes.serve(config, listener, lambda: print("serving", found, flush=True))


if __name__ == "__main__":
    main(sys.argv[1:])
