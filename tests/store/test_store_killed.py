"""Processes that append at once and are killed in the middle: what was acknowledged is there."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from kostka.live.events import TableEvent
from kostka.live.kind import TABLE
from kostka.store.store import open_store

WRITER = Path(__file__).with_name("writer.py")
TABLES = 40
ACKNOWLEDGED = 100  # by each process, before it is killed


def run_and_kill(url: str, *names: str) -> list[tuple[str, str, str]]:
    """What processes with these names were told to stand: table, number, command."""
    writers = [
        subprocess.Popen(
            [sys.executable, str(WRITER), url, name, str(TABLES)], stdout=subprocess.PIPE
        )
        for name in names
    ]
    lines: list[bytes] = []
    for writer in writers:
        assert writer.stdout is not None
        lines += [writer.stdout.readline() for _ in range(ACKNOWLEDGED)]
    for writer in writers:  # under way, every one of them
        writer.kill()
    for writer in writers:
        rest, _ = writer.communicate()
        lines += rest.splitlines(keepends=True)
    told = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return [(table, number, command) for table, number, command in told]


async def logs(url: str) -> dict[str, list[TableEvent]]:
    """All the logs there are."""
    async with await open_store(url) as store:
        return {f"t{n}": await store.events(TABLE, f"t{n}") for n in range(TABLES)}


@pytest.mark.parametrize(("writers", "kills"), [(1, 2), (2, 1)])
def test_what_was_acknowledged_is_there_once(database: str, writers: int, kills: int) -> None:
    told: list[tuple[str, str, str]] = []
    for kill in range(kills):
        told += run_and_kill(database, *(f"{kill}{writer}" for writer in range(writers)))
    kept = asyncio.run(logs(database))
    for events in kept.values():
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        commands = [event.command for event in events[1:]]
        assert len(set(commands)) == len(commands)
    assert len(told) >= kills * writers * ACKNOWLEDGED
    assert len({(table, number) for table, number, _ in told}) == len(told)  # one winner each
    for table, number, command in told:
        assert kept[table][int(number) - 1].command == command
