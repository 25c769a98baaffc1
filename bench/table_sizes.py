"""What a whole game takes on the disk, and a table in a worker's memory.

    script/with-uv run python bench/table_sizes.py [GAME …] [--tables 40]

So many games of each kind are played to their end by the novices that come with it, under the
usual options, and made in a new SQLite database; "disk": by how much what its file holds grew for
each, "put away": of the file that ``kostka admin games archive`` makes of them. "half", "whole":
what Python has in use for each table that is read from the database into memory when half and all
of its events have happened; the sockets of those who are there are not in it.
"""

import argparse
import asyncio
import gc
import sqlite3
import tempfile
import tracemalloc
from contextlib import closing
from pathlib import Path

from kostka.eventlog.person import Person
from kostka.game.chance import Seeded
from kostka.game.definition import game_named
from kostka.game.fairness import Promise, value_commitment
from kostka.game.player import Turn
from kostka.live import commands as c
from kostka.live.chance_source import promised
from kostka.live.deadlines import due_at
from kostka.live.decide import decide
from kostka.live.draft import TableDraft
from kostka.live.events import TableEvent
from kostka.live.expiry import expire
from kostka.live.fold import fold, replay
from kostka.live.kind import TABLE, TableDecider
from kostka.live.opening import create
from kostka.live.phase import Phase
from kostka.live.projection import project
from kostka.live.setup import Setup
from kostka.live.table import raw_json
from kostka.server.tables.loaded import LoadedTable
from kostka.store.kinds.old_games import put_away
from kostka.store.store import Store, open_store

GAMES = {"mexiko": 2, "kamos": 2, "domino": 4}
"""How many sit."""
BEGUN = 1_700_000_000_000
NEVER = 10**15


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--tables", type=int, default=40)
    options = parser.parse_args()
    print("game     events     disk  put away     half    whole   (KiB each)")
    for game in options.games:
        logs = [played(game, number) for number in range(options.tables)]
        disk, away = asyncio.run(kept(logs))
        half = in_memory([(secret, log[: len(log) // 2]) for _, secret, log in logs])
        whole = in_memory([(secret, log) for _, secret, log in logs])
        events = sum(len(log) for _, _, log in logs) // len(logs)
        sizes = "".join(f"{size / 1024:9.1f}" for size in (disk, away, half, whole))
        print(f"{game:8} {events:6}{sizes}", flush=True)


Log = list[TableEvent]


def played(game: str, number: int) -> tuple[str, bytes, Log]:
    """A table's id, its secret and its log, played to the end."""
    table_id, secret = f"table-{game}-{number:05}", number.to_bytes(32, "big")
    chance, commitment = promised(secret), Promise(secret, table_id, ()).commitment
    people = [Person(f"{game}-{number}-{seat}", f"p{seat}") for seat in range(GAMES[game])]
    setup = Setup(game, ("open",) * len(people))
    now = BEGUN
    log = create(setup, people[0], table_id, commitment, now=now, chance=chance).events
    loaded = LoadedTable(TableDecider(chance), list(replay(log)))

    def add(draft: TableDraft) -> None:
        if not draft.transitions:
            raise SystemExit(f"{game}: nothing happens any more")
        loaded.add(draft.transitions)
        loaded.due = due_at(loaded.table)
        log.extend(draft.events)

    def do(who: Person, command: c.Command) -> None:
        nonlocal now
        now += 1_000
        add(decide(loaded.table, who, command, now, chance, command_id=f"wish-{now}"))

    for who in people:
        do(who, c.Join())
    values = [f"{number:028x}{seat:04x}" for seat in range(len(people))]
    for seat, who in enumerate(people):
        do(who, c.Commit(value_commitment(table_id, seat, loaded.table.commitment, values[seat])))
    for who, value in zip(people, values, strict=True):
        do(who, c.Reveal(value))
    rules = game_named(game).rules
    players = [game_named(game).bots["novice"]() for _ in people]
    source = Seeded(str(number))
    while loaded.table.phase is Phase.RUNNING:
        seats = [actor for actor in loaded.table.actors if isinstance(actor, int)]
        if not seats:  # the pause between two rounds is over
            now = max(now, loaded.due or 0) + 1_000
            add(expire(loaded.table, now, chance))
            continue
        state, seat = loaded.table.state(), seats[0]
        moves = tuple(rules.legal(state, seat))
        if not moves:
            raise SystemExit(f"{game}: nothing to choose for seat {seat + 1}")
        move = players[seat].choose(Turn(seat, rules.view(state, seat), moves, source))
        do(people[seat], c.Play(loaded.table.position, raw_json(move)))
    return table_id, secret, log


async def kept(logs: list[tuple[str, bytes, Log]]) -> tuple[float, float]:
    """Bytes of a database and of a file of games put away, each by game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = folder / "kostka.db"

        for _ in range(2):  # opened and closed once: its tables are there
            async with await open_store(f"sqlite:///{database}"):
                pass
        before = used(database)
        async with await open_store(f"sqlite:///{database}") as store:
            await _make(store, logs)
        async with await open_store(f"sqlite:///{database}"):  # the journal is settled
            pass
        grown = used(database) - before
        async with await open_store(f"sqlite:///{database}") as store:
            file = folder / "old.games"
            ids = await put_away(store, NEVER, file)
            assert len(ids) == len(logs), "all of them were sound"
            return grown / len(logs), file.stat().st_size / len(logs)


def used(database: Path) -> int:
    """Bytes of the file's pages that hold something: what the journal leaves free is used again."""
    with closing(sqlite3.connect(database)) as connection:
        (pages,), (free,), (size,) = (
            connection.execute(f"PRAGMA {name}").fetchone()
            for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * size)


async def _make(store: Store, logs: list[tuple[str, bytes, Log]]) -> None:
    for table_id, secret, log in logs:
        await store.create(TABLE, table_id, secret, log, project(fold(log)))


def in_memory(logs: list[tuple[bytes, Log]]) -> float:
    """Bytes in use for each table read, beside the events as they came."""
    LoadedTable(
        TableDecider(promised(logs[0][0])), list(replay(logs[0][1]))
    )  # what all tables share
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    held = [LoadedTable(TableDecider(promised(secret)), list(replay(log))) for secret, log in logs]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(held)


if __name__ == "__main__":
    main()
