"""A guide fitted to the sheet: value iteration on samples, from the last cell to the first.

For each number of cells left, sheets near those that good play meets are sampled, their value is
computed by the turn engine from the guide fitted so far (fewer cells left), and what the base
misses is fitted by least squares. The base is a relaxed sheet (``groups.py``), never too low, so
the correction is kept at or below 0 and cannot run away where nothing was sampled.
"""

# ruff: noqa: PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from os import cpu_count

import numpy as np
import numpy.typing as npt

from kostka.game.kernels import kernel
from kostka.kamos.rules.rows import CINA, KAMOS, REGAL
from kostka.kamos.solver.entry import entries
from kostka.kamos.solver.groups import COARSE, relax, tuned_prices
from kostka.kamos.solver.guide import Guide, bare_guide, hopes, sheet_worth
from kostka.kamos.solver.induction import ROLL_COUNTS, solve_states
from kostka.kamos.solver.lattice import MINUS, PLUS, ROLL_CHANCE, Floats, Ints, Longs
from kostka.kamos.solver.machine import doubled_rows, grouped
from kostka.kamos.solver.measure import measure
from kostka.kamos.solver.play import play
from kostka.kamos.solver.shapes import shapes
from kostka.kamos.solver.terms import ROWS, Terms
from kostka.kamos.solver.turn import LANES, fill_turn

TAIL = 3
"""Sheets with at most so many cells left in every row are looked up exactly (4^10 values)."""
RIDGE = 1.0
SHARES = (1.0, 0.6, 0.3, 0.1, 0.0)
"""How much of the hope of doubled rows is tried."""
PAIRS = np.triu_indices(ROWS, 1)


@kernel
def values_of(
    sheets: Longs,
    tail: Floats,
    cap: int,
    base: Floats,
    stride: Longs,
    price: Floats,
    one: Floats,
    pair: Floats,
    throws: int,
    any_full: bool,
    lost: float,
    forced: bool,
    shape_roll: Ints,
    shape_row: Ints,
    points: Floats,
    counts: Ints,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    lanes: int,
    out: Floats,
) -> None:
    """``out`` [sheets]: the value of a turn on each sheet [sheets, 10], by the guide after it."""
    rolls, keeps = counts.shape[0], plus.shape[0] + counts.shape[0]
    after = np.empty((10, lanes))
    worth = np.empty((2, shape_roll.shape[0], lanes))
    for lane in range(lanes):
        worth[:, :, lane] = points
    stop = np.empty((rolls, lanes))
    hand = np.empty((rolls, lanes))
    values = np.empty((keeps, lanes))
    some = np.empty(lanes)
    left = np.empty(10, dtype=np.int64)
    last = sheets.shape[0] - 1
    for start in range(0, sheets.shape[0], lanes):
        for lane in range(lanes):
            left[:] = sheets[min(start + lane, last)]
            for row in range(10):
                after[row, lane] = -np.inf
                if left[row] > 0:
                    left[row] -= 1
                    after[row, lane] = sheet_worth(left, tail, cap, base, stride, price, one, pair)
                    left[row] += 1
        entries(after, counts, shape_roll, shape_row, worth, lost, forced, stop, hand)
        fill_turn(stop, hand, throws, any_full, plus, minus, chance, values, some)
        for lane in range(lanes):
            out[min(start + lane, last)] = some[lane]


def turn_values(terms: Terms, guide: Guide, sheets: Longs) -> Floats:
    """[sheets] the value of each sheet [sheets, 10] when the guide is right after one more turn."""
    found = shapes(terms)
    out = np.empty(len(sheets))
    workers = cpu_count() or 1
    edges = np.linspace(0, len(sheets), workers + 1).astype(int)

    def some(low: int, high: int) -> None:
        if high > low:
            values_of(
                np.ascontiguousarray(sheets[low:high]),
                *guide.tables(),
                terms.throws,
                terms.any_full_throw,
                terms.loss,
                terms.forced,
                found.roll,
                found.row,
                found.points,
                ROLL_COUNTS,
                PLUS,
                MINUS,
                ROLL_CHANCE,
                LANES,
                out[low:high],
            )

    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(some, edges[:-1], edges[1:]))
    return out


def coarse_guide(terms: Terms) -> Guide:
    """The coarse relaxation as a guide: what fitting starts from."""
    relaxed = relax(terms, COARSE, tuned_prices(terms, COARSE))
    hope, mean = hopes(terms)
    return replace(bare_guide(relaxed.machine, relaxed.value), hope=hope, mean=mean)


def tailed(terms: Terms, guide: Guide) -> Guide:
    """The guide with the last columns exact."""
    machine = grouped(terms.but(columns=min(TAIL, terms.columns)), [[row] for row in range(ROWS)])
    return replace(guide, tail=solve_states(machine), cap=machine.terms.columns)


def fit(terms: Terms, samples: int = 6000, games: int = 4000, seed: int = 1) -> Guide:
    """A guide for any number of columns, fitted with given samples for each number of cells left.

    The sheets sampled are those a player by the coarse relaxation meets in ``games`` games, and
    their neighbours.
    """
    start = coarse_guide(terms)
    if terms.columns <= TAIL:
        return tempered(terms, tailed(terms, start))
    path = play(terms, start, games, seed, record=True).path
    rng = np.random.default_rng(seed)
    columns, turns = terms.columns, terms.turns
    one = np.zeros((turns + 1, ROWS, columns + 1))
    pair = np.zeros((turns + 1, 2, ROWS, ROWS))
    guide = replace(tailed(terms, start), one=one, pair=pair)
    for cells in range(1, turns + 1):
        sheets = near(path, cells, samples, columns, rng)
        missed = turn_values(terms, guide, sheets)
        missed -= guide.base[sheets @ guide.stride] + sheets @ guide.price
        terms_of_fit = design(sheets, columns)
        middle = missed.mean()
        square = terms_of_fit.T @ terms_of_fit + RIDGE * np.eye(terms_of_fit.shape[1])
        weight = np.linalg.solve(square, terms_of_fit.T @ (missed - middle))
        one[cells, :, 1:] = weight[: ROWS * columns].reshape(ROWS, columns)
        one[cells, 0] += middle
        products = weight[ROWS * columns :].reshape(2, -1)
        pair[cells][:, PAIRS[1], PAIRS[0]] = products
    return tempered(terms, guide)


def tempered(terms: Terms, guide: Guide, games: int = 512, seed: int = 2) -> Guide:
    """The guide with the hope of doubled rows scaled down to what pays in simulated games.

    ``hopes`` counts as if every turn were played for the row alone, which is too much where the
    hope is high: a row of regál is worth some turns, but not every turn.
    """
    for rows in ((KAMOS, CINA), (REGAL,)):
        if not set(rows) <= set(doubled_rows(terms)):
            continue
        tried = []
        for share in SHARES:
            hope = guide.hope.copy()
            hope[list(rows), 1:] *= share
            tried.append(replace(guide, hope=hope))
        guide = max(tried, key=lambda one: measure(terms, one, games, seed).expected)
    return guide


def design(sheets: Longs, columns: int) -> Floats:
    """[sheets, terms] the fit's terms: each row's cells left one-hot, then products of two rows.

    >>> design(np.full((1, 10), 2), 3).shape
    (1, 120)
    """
    count = len(sheets)
    terms = np.zeros((count, ROWS * columns + 2 * len(PAIRS[0])))
    for row in range(ROWS):
        filled = np.flatnonzero(sheets[:, row])
        terms[filled, row * columns + sheets[filled, row] - 1] = 1.0
    for place, side in enumerate((sheets.astype(float), 1.0 - 0.5**sheets)):
        low = ROWS * columns + place * len(PAIRS[0])
        terms[:, low : low + len(PAIRS[0])] = side[:, PAIRS[0]] * side[:, PAIRS[1]]
    return terms


def near(
    path: npt.NDArray[np.int8], cells: int, samples: int, columns: int, rng: np.random.Generator
) -> Longs:
    """[samples, 10] sheets with so many cells left, near those on the path [games, turns, 10].

    Taken from sheets with up to three cells more, less random cells; then up to four cells change
    their row.
    """
    turns, found = ROWS * columns, []
    for more in range(4):
        if cells + more > turns:
            continue
        seen = path[:, turns - cells - more].astype(np.int64)
        seen = seen[seen.sum(axis=1) == cells + more]
        if len(seen):
            sheets = seen[rng.integers(0, len(seen), samples // 4)]
            for _ in range(more):
                sheets[np.arange(len(sheets)), _one_of(sheets > 0, rng)] -= 1
            found.append(sheets)
    sheets = np.concatenate(found)
    moves = rng.integers(0, 5, len(sheets))
    for number in range(4 if cells < turns else 0):
        moved = np.flatnonzero(moves > number)
        sheets[moved, _one_of(sheets[moved] > 0, rng)] -= 1
        sheets[moved, _one_of(sheets[moved] < columns, rng)] += 1
    return sheets


def _one_of(allowed: npt.NDArray[np.bool_], rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """For each sheet one of the allowed rows [sheets, 10], at random."""
    picked: npt.NDArray[np.intp] = np.argmax(allowed * (0.001 + rng.random(allowed.shape)), axis=1)
    return picked
