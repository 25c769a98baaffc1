"""A server in a process of its own, and what Linux says that it costs."""

import asyncio
import os
import re
import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DISK = "/var/tmp"
"""Where databases are kept meanwhile: /tmp may be memory."""
SERVER = str(Path(__file__).parent / "server.py")
"""Kostka's, for ``Served``."""
TICKS = os.sysconf("SC_CLK_TCK")
PORT = re.compile(rb"(?:port |:)(\d{4,5})\b")
STARTING = 60.0
STOPPING = 30.0


@dataclass(frozen=True, slots=True)
class Cost:
    """``cpu``: seconds of all the server's processes so far; ``memory``: MB resident, what they
    share counted once (PSS)."""

    cpu: float
    memory: float

    def since(self, before: "Cost") -> "Cost":
        return Cost(self.cpu - before.cpu, self.memory - before.memory)


class Served:
    """``async with Served(command) as server``: runs until the block is left.

    The command must print its port, as ``port 1234`` or as an address.
    """

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = command
        self._environment = {**os.environ, **(environment or {})}
        self.port = 0

    async def __aenter__(self) -> "Served":
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            env=self._environment,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            self.port = await asyncio.wait_for(self._told(), STARTING)
        except BaseException:
            self._process.kill()
            raise
        self._rest = asyncio.create_task(self._read_on())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), STOPPING)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        await self._rest

    def cost(self) -> Cost:
        """Of the process and of all that it has started."""
        family = _family(self._process.pid)
        return Cost(sum(map(_cpu, family)), sum(map(_memory, family)))

    async def _told(self) -> int:
        out = self._process.stdout
        assert out is not None
        async for line in out:
            if found := PORT.search(line):
                return int(found[1])
        raise RuntimeError(f"no port was told by {' '.join(self._command)}")

    async def _read_on(self) -> None:
        out = self._process.stdout
        assert out is not None
        while await out.read(65536):
            pass


def _family(pid: int) -> list[int]:
    found = [pid]
    for parent in found:
        children = Path(f"/proc/{parent}/task/{parent}/children")
        found += [int(child) for child in children.read_text().split()]
    return found


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> float:
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0
