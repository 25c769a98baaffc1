"""Backward induction over a machine's states, from full sheets to the empty one."""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from os import cpu_count
from typing import Any

import numpy as np
import numpy.typing as npt

from kostka.game.kernels import kernel
from kostka.kamos.solver.lattice import (
    COUNTS,
    FIRST_ROLL,
    MINUS,
    PLUS,
    ROLL_CHANCE,
    Floats,
    Ints,
)
from kostka.kamos.solver.machine import Machine
from kostka.kamos.solver.numbered import cross_entries, number_entries
from kostka.kamos.solver.turn import LANES, fill_turn

ROLL_COUNTS: Ints = np.ascontiguousarray(COUNTS[FIRST_ROLL:])
CHUNK = 4096


@kernel
def endings(
    states: npt.NDArray[np.int64],
    value: Floats,
    part: Ints,
    radix: npt.NDArray[np.int64],
    stride: npt.NDArray[np.int64],
    plain: Ints,
    shape_roll: Ints,
    shape_row: Ints,
    shape_next: Ints,
    shape_pay: Floats,
    price: Floats,
    lost: float,
    forced: bool,
    counts: Ints,
    stop: Floats,
    hand: Floats,
) -> None:
    """Fills ``stop`` and ``hand`` [252, lanes]: the best entry for every roll, in every state.

    An entry is worth its points less the row's price plus ``value`` of the sheet after it. A roll
    that can be written nowhere loses the sheet (KCR-13): worth ``lost``.
    """
    lanes = states.shape[0]
    after = np.empty((6, lanes))
    cross = np.empty(lanes)
    for lane in range(lanes):
        state = states[lane]
        cross[lane] = -np.inf
        for row in range(10):
            local = state // stride[part[row]] % radix[part[row]]
            onward = plain[row, local]
            worth = -np.inf
            if onward >= 0:
                worth = value[state + (onward - local) * stride[part[row]]] - price[row]
            if row < 6:
                after[row, lane] = worth
            elif worth > cross[lane]:
                cross[lane] = worth
    number_entries(after, counts, stop, hand)
    for shape in range(shape_roll.shape[0]):
        roll, row = shape_roll[shape], shape_row[shape]
        for lane in range(lanes):
            state = states[lane]
            local = state // stride[part[row]] % radix[part[row]]
            for kind in range(2):
                onward = shape_next[kind, shape, local]
                if onward >= 0:
                    worth = value[state + (onward - local) * stride[part[row]]]
                    worth += shape_pay[kind, shape, local] - price[row]
                    if kind == 0 and worth > stop[roll, lane]:
                        stop[roll, lane] = worth
                    if kind == 1 and worth > hand[roll, lane]:
                        hand[roll, lane] = worth
    cross_entries(stop, cross, lost, forced)
    cross_entries(hand, cross, lost, forced)


@kernel
def induct(
    order: Ints,
    value: Floats,
    part: Ints,
    radix: npt.NDArray[np.int64],
    stride: npt.NDArray[np.int64],
    plain: Ints,
    shape_roll: Ints,
    shape_row: Ints,
    shape_next: Ints,
    shape_pay: Floats,
    price: Floats,
    lost: float,
    forced: bool,
    throws: int,
    any_full: bool,
    counts: Ints,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    lanes: int,
) -> None:
    """Fills ``value`` at the states of ``order``, none of which leads to another of them."""
    stop = np.empty((counts.shape[0], lanes))
    hand = np.empty((counts.shape[0], lanes))
    values = np.empty((plus.shape[0] + counts.shape[0], lanes))
    out = np.empty(lanes)
    states = np.empty(lanes, dtype=np.int64)
    for start in range(0, order.shape[0], lanes):
        for lane in range(lanes):
            states[lane] = order[min(start + lane, order.shape[0] - 1)]
        endings(
            states,
            value,
            part,
            radix,
            stride,
            plain,
            shape_roll,
            shape_row,
            shape_next,
            shape_pay,
            price,
            lost,
            forced,
            counts,
            stop,
            hand,
        )
        fill_turn(stop, hand, throws, any_full, plus, minus, chance, values, out)
        for lane in range(lanes):
            value[states[lane]] = out[lane]


@kernel
def by_level(left: npt.NDArray[np.int16], at: npt.NDArray[np.int64], order: Ints) -> None:
    """Fills ``order`` with the states, each at the next place of its level (``at``, moved on)."""
    for state in range(left.shape[0]):
        order[at[left[state]]] = state
        at[left[state]] += 1


def levels(machine: Machine) -> tuple[Ints, npt.NDArray[np.int64]]:
    """All states in order of cells left, and where each number of cells begins.

    >>> from kostka.kamos.solver.machine import grouped
    >>> from kostka.kamos.solver.terms import Terms
    >>> order, start = levels(grouped(Terms(columns=1), [[row] for row in range(10)]))
    >>> len(order), start[:4].tolist()
    (1024, [0, 1, 11, 56])
    """
    left = np.zeros(1, dtype=np.int16)
    for number, radix in enumerate(machine.radix):
        left = np.add.outer(left, machine.left[number, :radix].astype(np.int16)).ravel()
    sizes = [int(np.count_nonzero(left == level)) for level in range(int(left.max()) + 1)]
    start = np.concatenate(([0], np.cumsum(sizes))).astype(np.int64)
    order = np.empty(machine.states, dtype=np.int32)
    by_level(left, start.copy(), order)
    return order, start


def solve_states(machine: Machine, cells: int | None = None) -> Floats:
    """The value of every state: expected points still to come under best play, less prices.

    ``cells``: only states with at most so many cells left; the others stay 0.
    Levels of equal cells left are independent inside, so threads share them.
    """
    order, start = levels(machine)
    value = np.zeros(machine.states)
    tables = arguments(machine)
    last = None if cells is None else cells + 2
    with ThreadPoolExecutor(cpu_count() or 1) as pool:
        for low, high in pairwise(start[1:last]):
            chunks = [order[at : min(at + CHUNK, high)] for at in range(low, high, CHUNK)]
            list(pool.map(lambda chunk: induct(chunk, value, *tables), chunks))
    return value


def arguments(machine: Machine, lanes: int = LANES) -> tuple[Any, ...]:
    """A machine as the kernel's arguments, after ``order`` and ``value``."""
    return (
        machine.part,
        machine.radix,
        machine.stride,
        machine.plain,
        machine.shapes.roll,
        machine.shapes.row,
        machine.shape_next,
        machine.shape_pay,
        machine.price,
        machine.terms.loss,
        machine.terms.forced,
        machine.terms.throws,
        machine.terms.any_full_throw,
        ROLL_COUNTS,
        PLUS,
        MINUS,
        ROLL_CHANCE,
        lanes,
    )
