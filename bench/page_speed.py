"""How fast the page is, in Chromium before a server on this machine.

    script/with-uv run python bench/page_speed.py [weight] [loads] [moves] [engine]
        [--rounds 15] [--moves 20]

``weight``: the compressed script that comes until there is a table.

``loads``: the first load, nothing kept: from the address to something to press, for each game so
many rounds. Owed: at most 1 s.

``moves``: from a tap in one browser until the move is drawn in another, so many of each game, with
all motion on. Owed: 100 ms at the median.

``engine``: without a net, by the engine in the browser: its first start, from a page that is opened
anew with all of it kept to a table at which one can play (owed: 2 s at the median), and a move of
each game until it is decided and kept (owed: 50 ms at the median).

Ends with 1 if a limit is not kept.
"""

import argparse
import asyncio
import os

from page.browser import house
from page.engine import engine
from page.loads import loads
from page.moves import moves
from page.weight import weight

KINDS = ("weight", "loads", "moves", "engine")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=" ".join(KINDS))
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--moves", type=int, default=20)
    asked = parser.parse_args()
    if unknown := set(asked.kinds) - set(KINDS):
        parser.error(f"unknown: {' '.join(unknown)}")
    kept = asyncio.run(_measured(asked.kinds or KINDS, asked.rounds, asked.moves))
    raise SystemExit(0 if kept else 1)


async def _measured(kinds: list[str] | tuple[str, ...], rounds: int, least: int) -> bool:
    kept = True
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    async with house() as here:
        if "weight" in kinds:
            kept &= await weight(here)
        if "loads" in kinds:
            kept &= await loads(here, rounds)
        if "moves" in kinds:
            kept &= await moves(here, least)
        if "engine" in kinds:
            kept &= await engine(here, rounds)
    return kept


if __name__ == "__main__":
    main()
