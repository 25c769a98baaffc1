"""What one move at a table costs before the disk and after it, step by step, in µs of CPU.

    script/with-uv run python bench/move_cost.py [GAME …] [--tables 1 100] [--runs 5] [--moves 120]

So many tables are played in step, with somebody at every seat. "decide": a command becomes
events, and these are folded; "head": what the table's row says then; "tell": what everybody at the
table gets, encoded. Nothing is written and nothing is sent. With one table everything is in the
processor's caches; with many it is as in a server. Each is the best of the runs.
"""

import argparse
import gc
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

import kostka
from kostka.eventlog.person import Person
from kostka.game.fairness import value_commitment
from kostka.live import commands as c
from kostka.live.chance_source import promised
from kostka.live.decide import decide
from kostka.live.kind import TableDecider
from kostka.live.opening import create
from kostka.live.phase import Phase
from kostka.live.projection import project
from kostka.live.setup import Setup
from kostka.live.table import TableTransition
from kostka.live.views.table import table_view
from kostka.server.tables import broadcast
from kostka.server.tables.loaded import LoadedTable
from kostka.server.tables.subscriber import Subscriber

GAMES = {"counter": 2, "mexiko": 2, "kamos": 3, "domino": 4}
"""How many sit."""
OPTIONS = {"counter": {"target": "57"}}
ID = "one-id-for-all-of-them"
"""So that the same falls to all."""
VALUE = "0" * 32
BEGUN = 1_700_000_000_000
Steps = list[TableTransition]


@dataclass
class Found:
    """CPU seconds so far, and of how many moves; ``sent``: bytes."""

    decide: float = 0.0
    head: float = 0.0
    tell: float = 0.0
    moves: int = 0
    sent: int = 0


def main() -> None:
    kostka.__path__.append(str(Path(__file__).parent / "load" / "games"))
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--moves", type=int, default=120)
    options = parser.parse_args()
    gc.set_threshold(50_000, 20, 100)  # as the server has it
    print("game     tables  viewers   moves   decide    head    tell     sum   bytes sent a move")
    for game in options.games:
        for tables in options.tables:
            runs = [_run(game, tables, options.moves) for _ in range(options.runs)]
            _line(game, tables, runs)


def _line(game: str, tables: int, runs: Sequence[Found]) -> None:
    moves = runs[0].moves
    parts = [
        min(getattr(run, part) for run in runs) / moves * 1e6 for part in ("decide", "head", "tell")
    ]
    shown = "".join(f"{part:8.1f}" for part in (*parts, sum(parts)))
    sent = runs[0].sent // moves
    print(f"{game:8} {tables:6} {GAMES[game]:8} {moves:7} {shown} {sent:7}", flush=True)


def _run(game: str, tables: int, most: int) -> Found:
    found, chance, choose = Found(), promised(bytes(32)), random.Random(1)
    people = [Person(f"person-{seat}-of-this-table", f"p{seat}") for seat in range(GAMES[game])]

    def sent(text: bytes) -> bool:
        found.sent += len(text)
        return True

    def begun() -> LoadedTable:
        setup = Setup(game, ("open",) * len(people), options=OPTIONS.get(game, {}))
        draft = create(setup, people[0], ID, "0" * 64, now=BEGUN, chance=chance)
        loaded = LoadedTable(TableDecider(chance), draft.transitions)
        for who in people:
            loaded.add(_steps(loaded, who, c.Join(), BEGUN))
        for seat, who in enumerate(people):
            mine = value_commitment(ID, seat, loaded.table.commitment, VALUE)
            loaded.add(_steps(loaded, who, c.Commit(mine), BEGUN))
        for who in people:
            loaded.add(_steps(loaded, who, c.Reveal(VALUE), BEGUN))
            subscriber = Subscriber(who, 10, sent)
            subscriber.welcomed = True
            loaded.watchers.add(subscriber)
        return loaded

    all_hot = [begun() for _ in range(tables)]
    now = BEGUN
    while found.moves < most * tables and all_hot[0].table.phase is Phase.RUNNING:
        now += 1_000
        who, command = _due(all_hot[0], people, choose)
        t0 = time.process_time()
        happened = [_steps(loaded, who, command, now) for loaded in all_hot]
        t1 = time.process_time()
        projections = [project(steps[-1].after) for steps in happened]
        t2 = time.process_time()
        for loaded, steps, then in zip(all_hot, happened, projections, strict=True):
            loaded.add(steps, then)
            broadcast.tell(loaded, steps)
        t3 = time.process_time()
        found.decide += t1 - t0
        found.head += t2 - t1
        found.tell += t3 - t2
        found.moves += tables
    return found


def _due(
    loaded: LoadedTable, people: Sequence[Person], choose: random.Random
) -> tuple[Person, c.Play]:
    """Whoever has something to say, and any of it."""
    table = loaded.table
    for who in people:
        view = table_view(table, who)
        moves = msgspec.json.decode(view.moves, type=list[msgspec.Raw])
        if moves:
            return who, c.Play(table.position, choose.choice(moves))
        if bytes(view.ready) != b"null":
            return who, c.Play(table.position, view.ready)
    raise SystemExit("nobody is asked")


def _steps(loaded: LoadedTable, who: Person, command: c.Command, now: int) -> Steps:
    return decide(
        loaded.table, who, command, now, loaded.chance, command_id="a-command"
    ).transitions


if __name__ == "__main__":
    main()
