"""What lists and a deletion cost a store in which somebody has many finished games.

    python bench/archive_lists.py [--games 10000] [--folder .]

One game of mexiko, resigned after its first moves, is copied so many times; each has the same two
people. Then, as the server asks: the newest hundred of everybody's, of one game's, of one's own
(ms a page, the first and the last), all of one's own as an archive, written down in the process
beside (seconds, and the longest that the serving loop stood still meanwhile), and the deletion of
the person. SQLite in a new folder.
"""

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

import msgspec
import uvloop

from kostka.eventlog.event import Event
from kostka.eventlog.person import Person
from kostka.game.fairness import value_commitment
from kostka.kinds import KINDS
from kostka.live.chance_source import promised
from kostka.live.commands import Command, Commit, Join, Resign, Reveal
from kostka.live.decide import decide
from kostka.live.events import Created, TableEvent
from kostka.live.fold import fold
from kostka.live.kind import TABLE
from kostka.live.opening import create
from kostka.live.phase import Phase
from kostka.live.projection import project
from kostka.live.setup import Setup
from kostka.server.analysis.queue import AnalysisQueue
from kostka.server.tables.records import archived
from kostka.store.kinds.tables import list_tables
from kostka.store.store import Store, open_store

ANN, BEN = Person("ann-0000", "Ann"), Person("ben-0000", "Ben")
SECRET = bytes(32)
PAGE = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--folder", type=Path, default=Path())
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        uvloop.run(_measure(f"sqlite:///{folder}/kostka.db", options.games))


def game(id: str, at: int) -> list[TableEvent]:
    """A finished game's events."""
    chance, value = promised(SECRET), "00" * 16
    setup = Setup("mexiko", ("me", "open"))
    draft = create(setup, ANN, id, "sha256:" + "0" * 64, now=at, chance=chance, lead=())
    events, table = draft.events, draft.state
    wishes: list[tuple[Person, Command]] = [(BEN, Join())]
    for seat, who in enumerate((ANN, BEN)):
        wishes.append((who, Commit(value_commitment(id, seat, table.commitment, value))))
    wishes += [(who, Reveal(value)) for who in (ANN, BEN)]
    wishes.append((ANN, Resign()))
    for who, wish in wishes:
        draft = decide(table, who, wish, at, chance)
        events += draft.events
        table = draft.state
    return events


async def _measure(url: str, games: int) -> None:
    async with await open_store(url) as store:
        await _filled(store, games)
        for what, asked in (
            ("everybody's", {}),
            ("one game's", {"game": "mexiko"}),
            ("of a game that nobody played", {"game": "domino"}),
            ("one's own", {"people": (ANN.id,), "private": True}),
        ):
            for place, before in (("first", None), ("last", f"t{PAGE:06}")):
                began = time.perf_counter()
                found = await list_tables(
                    store, phase=Phase.OVER, before=before, limit=PAGE, **asked
                )
                took = (time.perf_counter() - began) * 1000
                print(f"{what}, {place} page: {took:.1f} ms for {len(found)}")
        await _archive(store)
        began = time.perf_counter()
        changed = await store.users.forget({ANN.id: "N. N."}, 1, KINDS)
        print(f"deletion: {time.perf_counter() - began:.1f} s for {len(changed)} games")


async def _filled(store: Store, games: int) -> None:
    sample = game("t", 1)
    then = project(fold(sample))

    def named(id: str, at: int) -> list[TableEvent]:
        first = sample[0].body
        assert isinstance(first, Created)
        made = Event(1, at, msgspec.structs.replace(first, table=id))
        return [made, *sample[1:]]

    for first in range(0, games, 500):
        numbers = range(first, min(games, first + 500))
        made = [
            store.create(TABLE, f"t{n:06}", SECRET, named(f"t{n:06}", n + 1), then) for n in numbers
        ]
        await asyncio.gather(*made)


async def _archive(store: Store) -> None:
    process, still = AnalysisQueue(20.0), 0.0

    async def watch() -> None:
        nonlocal still
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            still = max(still, time.perf_counter() - began - 0.001)

    watching = asyncio.create_task(watch())
    began = time.perf_counter()
    size = 0
    async for text in archived(process, store, (ANN.id,)):
        size += len(text)
    took = time.perf_counter() - began
    watching.cancel()
    await process.close()
    print(f"archive: {took:.1f} s for {size / 1e6:.1f} MB, the loop stood {still * 1000:.0f} ms")


if __name__ == "__main__":
    main()
