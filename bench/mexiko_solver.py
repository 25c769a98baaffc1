"""All 225 scores of a set of Mexiko: this solver against HiGHS, on the same stage games, one run.

Both solve each of the 43 stages of each score's gam (21 calls to beat for either side, and the
serve) once, for its value. HiGHS gets them as linear programs that are built before its clock
starts; ours includes finding the stakes and the order of things.

    python bench/mexiko_solver.py [--every N]      (every N-th score for HiGHS, 1 by default)

Prints JSON: seconds of CPU, their ratio per stage, and the largest difference of a stage's value.
"""

import argparse
import json
import time
from itertools import product

import highspy
import numpy as np

from kostka.mexiko.rules.state import TARGET
from kostka.mexiko.solver.dice import MEXIKO, RANKS, SERVE
from kostka.mexiko.solver.gam import build_stage, stakes_of
from kostka.mexiko.solver.sets import set_values
from kostka.mexiko.solver.solution import Solution
from kostka.mexiko.solver.stage import Stage
from kostka.mexiko.solver.stakes import FIMA

REPEATS = 20


def program(stage: Stage) -> highspy.HighsLp:
    """The thrower's linear program: P(throw, call), P(throw, hand over), the worth of each call.

    Rows: each throw's chance; each call's worth at most that of a doubt; and that of an accept.
    """
    calls = range(stage.low, RANKS)
    hands_over = bool(np.isfinite(stage.floor))
    entries: list[list[tuple[int, float]]] = []
    costs: list[float] = []
    for throw in range(RANKS):
        win = stage.mexiko_win if throw == MEXIKO else stage.win
        for place, call in enumerate(calls):
            shown = float(win[call] if throw >= call else stage.lose[call])
            row = RANKS + 2 * place
            entries.append([(throw, 1.0), (row, -shown), (row + 1, -float(stage.accept[call]))])
            costs.append(0.0)
        if hands_over:
            entries.append([(throw, 1.0)])
            costs.append(stage.floor)
    for place in range(len(calls)):
        row = RANKS + 2 * place
        entries.append([(row, 1.0), (row + 1, 1.0)])
        costs.append(1.0)
    rows = RANKS + 2 * len(calls)
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(costs), rows
    lp.sense_ = highspy.ObjSense.kMaximize
    lp.col_cost_ = np.array(costs)
    plays = len(costs) - len(calls)
    lp.col_lower_ = np.array([0.0] * plays + [-highspy.kHighsInf] * len(calls))
    lp.col_upper_ = np.full(len(costs), highspy.kHighsInf)
    lp.row_lower_ = np.concatenate((stage.chance, np.full(rows - RANKS, -highspy.kHighsInf)))
    lp.row_upper_ = np.concatenate((stage.chance, np.zeros(rows - RANKS)))
    lp.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    lp.a_matrix_.start_ = np.cumsum([0] + [len(column) for column in entries])
    lp.a_matrix_.index_ = np.array([row for column in entries for row, _ in column])
    lp.a_matrix_.value_ = np.array([value for column in entries for _, value in column])
    return lp


def highs(lps: list[highspy.HighsLp]) -> tuple[list[float], float]:
    """The values, and the seconds of CPU it took."""
    solver = highspy.Highs()  # type: ignore[no-untyped-call]
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    values = []
    begin = time.process_time()
    for lp in lps:
        solver.passModel(lp)
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise RuntimeError(f"HiGHS: {solver.getModelStatus()}")
        values.append(solver.getInfo().objective_function_value)
    return values, time.process_time() - begin


def ours() -> tuple[float, float]:
    """Seconds of CPU for all 225 scores, compiled already, the mean of some repeats: for the
    values alone, and with both sides' strategies, which HiGHS's duals would give."""
    win = np.empty((TARGET + 1, TARGET + 1))
    set_values(FIMA.law(), win)
    begin = time.process_time()
    for _ in range(REPEATS):
        set_values(FIMA.law(), win)
    values = (time.process_time() - begin) / REPEATS
    begin = time.process_time()
    every_strategy(Solution())
    return values, time.process_time() - begin


def every_strategy(mexiko: Solution) -> None:
    for own, other in product(range(TARGET), repeat=2):
        mexiko.at(own, other)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--every", type=int, default=1, help="every N-th score for HiGHS")
    every = parser.parse_args().every
    mexiko, law = Solution(), FIMA.law()
    every_strategy(mexiko)
    seconds, with_strategies = ours()
    theirs, count, difference = 0.0, 0, 0.0
    pays = np.empty(4)
    for own, other in list(product(range(TARGET), repeat=2))[::every]:
        gam = mexiko.at(own, other)
        lps, worths = [], []
        for side in range(2):
            stakes_of(side, np.array(gam.stakes), pays)
            for beat in range(SERVE + 1 - side):
                lps.append(program(build_stage(beat, pays, law, gam.values.accepts[side])))
                worths.append(float(gam.values.beats[side, beat]))
        values, spent = highs(lps)
        theirs += spent
        count += len(values)
        difference = max(difference, *map(abs, np.subtract(values, worths)))
    all_stages = (2 * SERVE + 1) * TARGET**2
    print(
        json.dumps(
            {
                "stages": all_stages,
                "kostka_seconds": round(seconds, 4),
                "highs_stages": count,
                "highs_seconds": round(theirs, 2),
                "times_faster": round(theirs / count / (seconds / all_stages)),
                "kostka_seconds_with_strategies": round(with_strategies, 4),
                "times_faster_with_strategies": round(
                    theirs / count / (with_strategies / all_stages)
                ),
                "largest_difference": difference,
            }
        )
    )


if __name__ == "__main__":
    main()
