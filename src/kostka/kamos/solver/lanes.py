"""Whole games with given dice, side by side in the turn engine's lanes, by a guide."""

# ruff: noqa: PLR0912, PLR0915, PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

import numpy as np
import numpy.typing as npt

from kostka.game.kernels import kernel
from kostka.kamos.solver.entry import best_entry, entries, prospects
from kostka.kamos.solver.guide import sheet_worth
from kostka.kamos.solver.lattice import COUNTS, FIRST_ROLL, ROLLS, Floats, Ints
from kostka.kamos.solver.turn import chance_up, choice_down, full_throw


def _parts() -> tuple[Ints, Ints]:
    """For each roll the keeps that are a true part of it, end to end, and where each begins."""
    lists = [
        [keep for keep in range(FIRST_ROLL) if (COUNTS[keep] <= COUNTS[FIRST_ROLL + roll]).all()]
        for roll in range(ROLLS)
    ]
    start = np.concatenate(([0], np.cumsum([len(keeps) for keeps in lists])))
    return np.concatenate(lists).astype(np.int32), start.astype(np.int32)


PARTS, PARTS_START = _parts()


@kernel
def play_lanes(
    dice: npt.NDArray[np.int8],
    columns: int,
    throws: int,
    any_full: bool,
    lost: float,
    forced: bool,
    part: Ints,
    relaxed: bool,
    tail: Floats,
    cap: int,
    base: Floats,
    stride: npt.NDArray[np.int64],
    price: Floats,
    one: Floats,
    pair: Floats,
    hope: Floats,
    mean: Floats,
    shape_of: Ints,
    shape_roll: Ints,
    shape_row: Ints,
    points: Floats,
    counts: Ints,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    parts: Ints,
    parts_start: Ints,
    totals: Floats,
    slack: Floats,
    cells: Floats,
    rows: Floats,
    crosses: Ints,
    lost_at: Ints,
    path: npt.NDArray[np.int8],
) -> None:
    """Plays one game in each lane with given ``dice`` [lanes, turns, throws, 5], faces 0…5.

    Doubled rows count where the guide hopes for them (``mean`` above 0). ``relaxed``: rows of a
    part share its cells (``part`` [10]). Out, by lane: ``totals`` points
    with rows doubled; ``slack``; ``cells`` and ``rows`` [lanes, 10] cells and points of each row;
    ``crosses``; ``lost_at`` the turn a sheet was lost at, or -1; ``path`` [lanes, turns, 10] the
    cells left before every turn, if it has room for turns.
    """
    lanes = dice.shape[0]
    first_roll = plus.shape[0]
    rolls = counts.shape[0]
    left = np.full((lanes, 10), columns, dtype=np.int64)
    alive = np.ones((lanes, 10), dtype=np.bool_)
    after = np.empty((10, lanes))
    worth = np.empty((2, shape_roll.shape[0], lanes))
    at_stake = np.empty(10)
    now = np.empty(lanes)
    stop = np.empty((rolls, lanes))
    hand = np.empty((rolls, lanes))
    values = np.empty((first_roll + rolls, lanes))
    keeping = np.empty((throws, first_roll, lanes))
    out = np.empty(lanes)
    shared = np.empty(10, dtype=np.int64)
    turns = 10 * columns
    for lane in range(lanes):
        lost_at[lane] = -1
    for at in range(turns):
        for lane in range(lanes):
            if path.shape[1] > 0 and lost_at[lane] < 0:
                path[lane, at, :] = left[lane]
            prospect = prospects(
                left[lane],
                alive[lane],
                rows[lane],
                turns - at,
                hope,
                mean,
                shape_row,
                points,
                at_stake,
                worth[:, :, lane],
            )
            now[lane] = prospect + sheet_worth(
                left[lane], tail, cap, base, stride, price, one, pair
            )
            shared[:] = 0
            for row in range(10):
                shared[part[row] if relaxed else row] += left[lane, row]
            for row in range(10):
                after[row, lane] = -np.inf
                if shared[part[row] if relaxed else row] > 0:
                    left[lane, row] -= 1
                    after[row, lane] = (
                        at_stake.sum()
                        - at_stake[row]
                        + sheet_worth(left[lane], tail, cap, base, stride, price, one, pair)
                    )
                    left[lane, row] += 1
        entries(after, counts, shape_roll, shape_row, worth, lost, forced, stop, hand)
        values[first_roll:] = stop
        for back in range(1, throws):
            if any_full:
                full_throw(values, hand, chance, out)
            chance_up(values, plus)
            if any_full:
                values[0] = out
            keeping[back] = values[:first_roll]
            choice_down(values, minus, stop)
        full_throw(values, hand, chance, out)
        for lane in range(lanes):
            if lost_at[lane] >= 0:
                continue
            slack[lane] += out[lane] - now[lane]
            keep, from_hand, roll = 0, 1, 0
            for throw in range(throws):
                thrown = 0
                while keep < first_roll:
                    keep = plus[keep, dice[lane, at, throw, thrown]]
                    thrown += 1
                roll = keep - first_roll
                from_hand = 1 if throw == 0 or (any_full and thrown == 5) else 0
                if throw + 1 < throws:
                    best = hand[roll, lane] if from_hand else stop[roll, lane]
                    for place in range(parts_start[roll], parts_start[roll + 1]):
                        kept = keeping[throws - 1 - throw, parts[place], lane]
                        if kept > best:
                            best, keep = kept, parts[place]
                    if keep >= first_roll:
                        break
            shape = shape_of[roll]
            row, as_shape = best_entry(
                after[:, lane], counts[roll], shape, shape_row, worth[from_hand, :, lane], forced
            )
            if row < 0:
                lost_at[lane] = at
                continue
            written = 0.0
            if row < 6:
                written = float((row + 1) * counts[roll, row])
            elif as_shape:
                written = points[from_hand, shape]
            else:
                crosses[lane] += 1
            alive[lane, row] = alive[lane, row] and as_shape and (from_hand == 1 or row == 9)
            left[lane, row] -= 1
            totals[lane] += written
            cells[lane, row] += 1
            rows[lane, row] += written
            if left[lane, row] == 0 and alive[lane, row] and mean[row] > 0.0:
                totals[lane] += rows[lane, row]
                rows[lane, row] *= 2
