"""A program that appends to tables as fast as it can and says what was acknowledged, a line each:
``python writer.py URL NAME TABLES``. Where another is first it goes on behind it."""

import asyncio
import sys

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Projection
from kostka.live.events import Created, Said
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.store import sqlite_journal
from kostka.store.errors import AlreadyThere, Conflict
from kostka.store.store import Store, open_store

ANN = Person("ann", "Ann")
sqlite_journal.FULL = 200  # so that many are killed while they settle it


def head(number: int) -> Projection:
    """A head for a log of chat."""
    return Projection(number, due=number)


async def write(store: Store, table: str, name: str) -> None:
    """Appends to one table for ever."""
    made = Event(1, 0, Created(table, ANN, Setup("kamos", ("me",)), "sha256:00"))
    try:
        await store.create(TABLE, table, bytes(32), [made], head(1))
        number = 1
    except AlreadyThere:
        number = (await store.numbers([table]))[table]
    while True:
        command = f"{name}-{number + 1}"
        said = Event(number + 1, number, Said(ANN, command), ANN.id, command)
        try:
            await store.append(TABLE, table, [said], head(number + 1))
        except Conflict as conflict:
            number = conflict.number
            continue
        number += 1
        sys.stdout.write(f"{table} {number} {command}\n")
        sys.stdout.flush()


async def main(url: str, name: str, tables: int) -> None:
    """Appends to so many tables at once."""
    async with await open_store(url) as store:
        await asyncio.gather(*(write(store, f"t{n}", name) for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
