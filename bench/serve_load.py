"""A server under load: clients on this machine, over real sockets, in another process than it.

    script/with-uv run --group bench python bench/serve_load.py full [--tables 500]
    script/with-uv run --group bench python bench/serve_load.py compare [--sizes 100] [--runs 5]
        [--before 0]

``full``: whole games of mexiko, Kámoš and domino at so many tables at once; every player makes any
lawful move as soon as it may. Fails if one is refused, lost or told twice, or if the doctor finds
anything afterwards.

``compare``: the game ``counter`` (load/games/counter, boardgameio/server.js: two players count to
57 in turn; nothing hidden, no chance) at Kostka and at boardgame.io with its own in-memory storage,
with the same clients, one process each, in turn; told is the median of the runs. The clients are as
quick as can be had (picows, uvloop) and answer in the step in which they hear: a server that waits
for them most of the time is measured with cold caches. Kostka has every move on disk (SQLite,
synchronous) before it answers; boardgame.io keeps nothing. Processor time is that of the server's
processes, memory what they have resident, shared pages counted once. ``--before``: so many rounds
are played in each server before the one that is measured, for V8 compiles what it runs often.
"""

import argparse
import resource

import uvloop

from load.compare import compare
from load.full import full_games


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("full").add_argument("--tables", type=int, default=500)
    comparing = kinds.add_parser("compare")
    comparing.add_argument("--sizes", type=int, nargs="+", default=[20, 50, 100, 300, 1000])
    comparing.add_argument("--runs", type=int, default=5)
    comparing.add_argument("--before", type=int, default=0)
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each client is an open file
    uvloop.run(
        full_games(asked.tables)
        if asked.kind == "full"
        else compare(asked.sizes, asked.runs, asked.before)
    )


if __name__ == "__main__":
    main()
