"""The turn engine against the literature: optimal solo Yahtzee, with the free and the forced joker.

Run: ``python bench/kamos_yahtzee.py``. Known: 254.5896 and 254.5877 (Verhoeff; Woodward).
The same ``turn`` kernel that solves Kámoš–Čína–Regál is given Yahtzee's sheet: 13 categories, the
upper bonus, and the 100 points for further Yahtzees.
"""

# ruff: noqa: PLR0912, PLR0917  (a compiled kernel takes its tables one by one, and is one loop)

import json
import time

import numpy as np

from kostka.game.kernels import kernel
from kostka.kamos.solver.lattice import (
    COUNTS,
    FIRST_ROLL,
    MINUS,
    PLUS,
    ROLL_CHANCE,
    ROLLS,
    Floats,
    Ints,
)
from kostka.kamos.solver.turn import LANES, fill_turn

YAHTZEE = 11
FULL_HOUSE, SMALL, LARGE = 8, 9, 10
COUNTS_OF_ROLL: Ints = np.ascontiguousarray(COUNTS[FIRST_ROLL:])


def scores() -> Floats:
    """[252, 13] what a roll scores in each category, no joker."""
    table = np.zeros((ROLLS, 13))
    for roll, counts in enumerate(COUNTS_OF_ROLL):
        pips = float((counts * np.arange(1, 7)).sum())
        table[roll, :6] = counts * np.arange(1, 7)
        table[roll, 6] = pips if counts.max() >= 3 else 0
        table[roll, 7] = pips if counts.max() >= 4 else 0
        table[roll, FULL_HOUSE] = 25 if set(counts) == {0, 2, 3} else 0
        run = max(len(part) for part in "".join("x" if c else " " for c in counts).split())
        table[roll, SMALL] = 30 if run >= 4 else 0
        table[roll, LARGE] = 40 if run >= 5 else 0
        table[roll, YAHTZEE] = 50 if counts.max() == 5 else 0
        table[roll, 12] = pips
    return table


@kernel
def settle(
    used: int,
    forced: bool,
    value: Floats,
    score: Floats,
    counts: Ints,
    plus: Ints,
    minus: Ints,
    chance: Floats,
    lanes: int,
) -> None:
    """Fills ``value[used, yahtzee 0/1, upper 0…63]``; 1: a Yahtzee has scored 50."""
    stop = np.empty((score.shape[0], lanes))
    values = np.empty((plus.shape[0] + score.shape[0], lanes))
    out = np.empty(lanes)
    for first in range(0, 128, lanes):
        for roll in range(score.shape[0]):
            face = -1
            for number in range(6):
                if counts[roll, number] == 5:
                    face = number
            joker = face >= 0 and (used >> 11) & 1 == 1
            for lane in range(lanes):
                scored, upper = (first + lane) // 64, (first + lane) % 64
                best = -1.0
                lower_open = (used >> 6) & 127 != 127
                for category in range(13):
                    if (used >> category) & 1:
                        continue
                    if joker and forced:
                        own_open = (used >> face) & 1 == 0
                        if own_open and category != face:
                            continue
                        if not own_open and lower_open and category < 6:
                            continue
                    points = score[roll, category]
                    if joker and (used >> face) & 1 == 1:
                        if category == 8:
                            points = 25.0
                        elif category == 9:
                            points = 30.0
                        elif category == 10:
                            points = 40.0
                    sum_then = upper
                    gained = points
                    if category < 6:
                        sum_then = min(63, upper + int(points))
                        if sum_then == 63 and upper < 63:
                            gained += 35.0
                    scored_then = scored
                    if category == 11 and points == 50.0:
                        scored_then = 1
                    if joker and scored == 1:
                        gained += 100.0
                    worth = gained + value[used | (1 << category), scored_then, sum_then]
                    best = max(best, worth)
                stop[roll, lane] = best
        fill_turn(stop, stop, 3, False, plus, minus, chance, values, out)
        for lane in range(lanes):
            value[used, (first + lane) // 64, (first + lane) % 64] = out[lane]


def optimal(forced: bool) -> float:
    """The value of an empty Yahtzee sheet."""
    value = np.zeros((8192, 2, 64))
    score = scores()
    for used in sorted(range(8191), key=lambda sheet: -sheet.bit_count()):
        settle(used, forced, value, score, COUNTS_OF_ROLL, PLUS, MINUS, ROLL_CHANCE, LANES)
    return float(value[0, 0, 0])


if __name__ == "__main__":
    for forced, known in ((False, 254.5896), (True, 254.5877)):
        begun = time.process_time()
        found = optimal(forced)
        seconds = round(time.process_time() - begun, 2)
        print(json.dumps({"forced": forced, "value": found, "known": known, "seconds": seconds}))
