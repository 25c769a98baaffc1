"""What ``kostka solve domino`` computes: deals with all hands open, exactly."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from kostka.domino import rules
from kostka.domino.rules.moves import Deal
from kostka.game.definition import Progress
from kostka.game.errors import RecordFault, RecordRefused, Refusal
from kostka.game.header import Header
from kostka.game.optional_dependencies import required_extra

if TYPE_CHECKING:
    from kostka.domino.solver.position import Position

EMPTY = rules.start(Header(rules.NAME, "sport-1", ("",) * 4, {}))
"""A table to deal at: what it refuses is no deal."""


def solve(
    *,
    deals: Path,
    count: Literal["all", "opponents"] = "all",
    progress: Progress = lambda _done, _total: None,
) -> Iterator[dict[str, Any]]:
    """The exact value of every deal in a file, as four players who see everything would play it.

    A deal is a line: four hands in playing order from the leader, ``/`` between them; what follows
    a ``|`` is not read, nor is a line that begins with ``#``. ``count`` is DOM-3's option. Yields a
    dict for each deal, in their order: ``value``, the points that the leader's pair writes
    (negative if the others do); ``best``, every first tile that comes to it; ``nodes``, positions
    looked at; ``seconds`` it took by the clock, once compiled.
    Raises RecordRefused with every line that is no deal, or where there is none; OSError where the
    file cannot be read.
    """
    hands = read_deals(deals.read_text(encoding="utf-8-sig", errors="replace"), str(deals))
    with required_extra("solve"):
        from kostka.domino.solver.doubledummy import solve_many  # noqa: PLC0415
        from kostka.domino.solver.position import parse_deal  # noqa: PLC0415
    solve_many([], count)  # compiles, where nobody has before

    def solved(position: "Position") -> dict[str, Any]:
        begun = time.perf_counter()
        (found,) = solve_many([position], count)
        return {
            "value": found.value,
            "best": [str(lay) for lay in found.best],
            "nodes": found.nodes,
            "seconds": time.perf_counter() - begun,
        }

    progress(0, len(hands))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done, line in enumerate(pool.map(solved, map(parse_deal, hands)), 1):
            progress(done, len(hands))
            yield line


def read_deals(text: str, source: str = "deals") -> list[str]:
    """The deals in a text, one a line, without what follows them; empty lines are none, nor are
    those that begin with ``#``.

    Raises RecordRefused with every line that is no deal, or where there is none.

    >>> read_deals("00 01 02 03 04 05 06/11 12 13 14 15 16 22", "file")
    Traceback (most recent call last):
    kostka.game.errors.RecordRefused: file:1:1: DOM-1 domino-hands: found 2, expected 4 × 7
    """
    found, faults = [], []
    for number, line in enumerate(text.split("\n"), 1):
        written = line.partition("|")[0].strip()
        if not written or written.startswith("#"):
            continue
        hands = tuple(
            tuple("".join(sorted(tile)) for tile in hand.split()) for hand in written.split("/")
        )
        try:
            rules.apply(EMPTY, Deal(hands))
        except Refusal as error:
            faults.append(
                RecordFault(
                    error.rule,
                    error.code,
                    source=source,
                    line=number,
                    column=line.index(written) + 1,
                    found=error.found,
                    expected=error.expected,
                )
            )
        found.append("/".join(map(" ".join, hands)))
    if not found:
        faults = [RecordFault("", "domino-no-deals", source=source, line=1, column=1)]
    if faults:
        raise RecordRefused(tuple(faults))
    return found
