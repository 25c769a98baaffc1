"""Double dummy: what a position with open hands is worth, and what each lay is worth.

>>> from kostka.domino.solver.position import parse_deal
>>> hands = "02 11 22 23 24 25 35/12 14 15 16 26 33 55/00 01 03 04 13 45 56/05 06 34 36 44 46 66"
>>> found = solve_position(parse_deal(hands))
>>> found.value, [str(lay) for lay in found.best]
(35, ['22'])
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from kostka.domino.solver.layout import OPPONENTS, Ints, new_desk
from kostka.domino.solver.position import PASS, Count, Position, SolverLay
from kostka.domino.solver.weigh import (
    ASKED,
    BEST,
    COUNT,
    EVERY,
    FOUND,
    LAYS,
    SEEN,
    VALUE,
    VALUES,
    solve_rows,
)


@dataclass(frozen=True)
class Solution:
    """What a position is worth with the best play of all.

    ``value``: the points that the pair of the seat on move writes, negative if the others do;
    ``best``: every lay that comes to it; ``nodes``: positions looked at.
    """

    value: int
    best: tuple[SolverLay, ...]
    nodes: int


def solve_position(position: Position, count: Count = "all") -> Solution:
    """The exact value of the position and every best lay."""
    return solve_many([position], count)[0]


def solve_many(
    positions: Sequence[Position], count: Count = "all", threads: int = 1
) -> list[Solution]:
    """``solve_position`` for many positions, on this many cores."""
    found = solve_array(asked(positions), want=BEST, count=count, threads=threads)
    return [_solution(row) for row in found]


def values_of_moves(position: Position, count: Count = "all") -> dict[SolverLay, int]:
    """What every lay of the seat on move is worth to its pair; only ``PASS`` if it has none."""
    row = solve_array(asked([position]), count=count)[0]
    lays = {unpacked(int(row[LAYS + i])): int(row[VALUES + i]) for i in range(row[COUNT])}
    return lays or {PASS: int(row[VALUE])}


def asked(positions: Sequence[Position]) -> Ints:
    """The positions as rows (n, 7): four hands, two ends (-1, -1: an empty table), the seat."""
    rows = [(*p.hands, *(p.ends or (-1, -1)), p.seat) for p in positions]
    return np.array(rows, np.int64).reshape(-1, ASKED)


def unpacked(lay: int) -> SolverLay:
    """A lay as the kernels write it."""
    return SolverLay(lay >> 3, (lay & 7) - 1)


_desks: list[Ints] = []
"""Desks nobody works at; a list's pop and append let no two threads have the same."""


def solve_array(rows: Ints, *, want: int = EVERY, count: Count = "all", threads: int = 1) -> Ints:
    """Solves rows (n, 7) into rows (n, 31), both as weigh.py describes.

    ``want`` EVERY lay's worth, which are BEST, or the position's WORTH only. The rows are not
    checked: see ``Position`` for what a position must be.
    """
    n = len(rows)
    found = np.zeros((n, FOUND), np.int64)

    def work(first: int, stop: int) -> None:
        try:
            desk = _desks.pop()
        except IndexError:
            desk = new_desk()
        desk[OPPONENTS] = count == "opponents"
        solve_rows(desk, rows[first:stop], want, found[first:stop])
        _desks.append(desk)

    threads = max(1, min(threads, n, os.cpu_count() or 1))
    if threads == 1:
        work(0, n)
        return found
    step = max(1, n // (8 * threads))  # some deals take ten times as long as others
    with ThreadPoolExecutor(threads) as pool:
        for part in [pool.submit(work, i, min(i + step, n)) for i in range(0, n, step)]:
            part.result()
    return found


def _solution(row: Ints) -> Solution:
    best = tuple(
        unpacked(int(row[LAYS + i])) for i in range(row[COUNT]) if row[VALUES + i] == row[VALUE]
    )
    return Solution(int(row[VALUE]), best or (PASS,), int(row[SEEN]))
