"""Whole games of all three kinds at many tables at once: no lawful move is lost or refused."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import httpx

from load.served import DISK, SERVER, Served
from load.tables import Table, open_table

SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "mexiko", "seats": ["open"] * 2},
    {"game": "kamos", "seats": ["open"] * 2, "options": {"columns": "2"}},
    {"game": "domino", "seats": ["open"] * 4, "options": {"target": "60"}},
)
"""A set, two columns, a party: short, but whole."""


async def full_games(count: int) -> None:
    """Plays them, then lets the doctor compute every game and every throw anew."""
    with tempfile.TemporaryDirectory(dir=DISK) as folder:
        async with Served([sys.executable, SERVER, folder]) as server, AsyncExitStack() as stack:
            tables = await _opened(count, server, stack)
            before, began = server.cost(), time.monotonic()
            moves = sum(await asyncio.gather(*(table.play() for table in tables)))
            seconds, cost = time.monotonic() - began, server.cost().since(before)
        sat = sum(len(SETUPS[n % len(SETUPS)]["seats"]) for n in range(count))
        kept = _commands(Path(folder))
        if kept != moves + sat:
            raise SystemExit(f"{moves} moves and {sat} joins acknowledged, {kept} kept")
        doctor = [sys.executable, "-m", "kostka.cli.main", "doctor", "--data", folder]
        subprocess.run(doctor, check=True, stdout=subprocess.DEVNULL)
    print(f"tables at once            {count}, {sat} sockets")
    print(
        f"moves                     {moves}, all acknowledged, told to all and kept; none refused"
    )
    print(f"moves a second            {moves / seconds:.0f}")
    print(f"processor time a move     {1e6 * cost.cpu / moves:.0f} µs")
    print("the doctor                found nothing")


async def _opened(count: int, server: Served, stack: AsyncExitStack) -> list[Table]:
    async with httpx.AsyncClient(timeout=120) as http:
        tables = []
        for number in range(count):
            setup = SETUPS[number % len(SETUPS)]
            chance = random.Random(number)
            table = await open_table(server.port, http, stack, setup, chance)
            await table.sit(len(setup["seats"]) - 1)  # the rules' clocks run once the last sits
            tables.append(table)
    return tables


def _commands(folder: Path) -> int:
    """How many commands the database says were done."""
    with closing(sqlite3.connect(folder / "kostka.db")) as database:
        (count,) = database.execute("SELECT count(command) FROM log").fetchone()
    return int(count)
