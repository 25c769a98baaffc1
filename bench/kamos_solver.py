"""Kámoš, Čína, Regál: exact values, certified bounds, and how near the fitted player comes.

Run: ``python bench/kamos_solver.py [PART …]`` with any of these parts (default: the first four):

- ``exact``: the values of 1 and 2 columns, with options
- ``small``: the player and the bound against exact values at 1…4 columns (no doubled rows)
- ``columns``: the player, the bound, seconds and states by columns
- ``decision``: milliseconds a decision takes at 10 columns, and of the rival in the last cells
- ``three``: the exact value of 3 columns by the full rules (191 million states: minutes, 3 GB)
- ``five``: the exact value of 5 columns without doubled rows (60 million states: minutes, 1 GB)
- ``fine``: the finest bound at 10 columns (73 million states: minutes, 1 GB)

Prints a line of JSON for each figure. ``seconds`` are of the processor, all threads together.
"""

import json
import sys
import time
from collections.abc import Sequence

import numpy as np

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.solver import Solution, Terms, decide, exact_value, measure, upper_bound
from kostka.kamos.solver.fit import fit
from kostka.kamos.solver.groups import COARSE, FINE, MIDDLE
from kostka.kamos.solver.induction import solve_states
from kostka.kamos.solver.lattice import dice_of
from kostka.kamos.solver.machine import grouped
from kostka.kamos.solver.odds import odds
from kostka.kamos.solver.remainder import remainder

GAMES = 2000
SEED = 99
COLUMNS = (1, 2, 3, 5, 10, 20)
SINGLE = [[row] for row in range(10)]


def show(begun: float, **figures: object) -> None:
    seconds = round(time.process_time() - begun, 2)
    rounded = {k: round(v, 4) if isinstance(v, float) else v for k, v in figures.items()}
    print(json.dumps({**rounded, "seconds": seconds}), flush=True)


def exact() -> None:
    for terms in (
        Terms(columns=1),
        Terms(columns=1, delo_from_hand_only=False),
        Terms(columns=1, hand="any-full-throw"),
        Terms(columns=1, regal_row_doubles=True),
        Terms(columns=1, throws=2),
        Terms(columns=2),
    ):
        begun = time.process_time()
        show(begun, exact=str(terms), value=exact_value(terms))


def plain_value(columns: int) -> float:
    """Exact, without doubled rows."""
    machine = grouped(Terms(columns=columns), SINGLE)
    return float(solve_states(machine)[machine.root])


def small() -> None:
    for columns in (1, 2, 3, 4):
        begun = time.process_time()
        terms, value = Terms(columns=columns), plain_value(columns)
        show(begun, columns=columns, exact_without_doubled_rows=value)
        for name, parts in (("coarse", COARSE), ("middle", MIDDLE), ("fine", FINE)):
            begun = time.process_time()
            found = upper_bound(terms, parts)
            over = found.relaxed / value - 1
            show(begun, columns=columns, bound=name, relaxed=found.relaxed, over_exact=over)


def columns() -> None:
    for count in COLUMNS:
        terms = Terms(columns=count)
        begun = time.process_time()
        guide = fit(terms)
        fit_seconds = round(time.process_time() - begun, 2)
        begun = time.process_time()
        made = measure(terms, guide, GAMES, SEED)
        play_seconds = round(time.process_time() - begun, 2)
        begun = time.process_time()
        bound = upper_bound(terms)
        show(
            begun,
            columns=count,
            mean=made.mean,
            stderr=made.stderr,
            policy=made.expected,
            policy_stderr=made.expected_stderr,
            bound=bound.value,
            states=bound.states,
            gap_percent=100 * (1 - made.expected / bound.value),
            lost=float((made.games.lost_at >= 0).mean()),
            crosses=float(made.games.crosses.mean()),
            fit_seconds=fit_seconds,
            seconds_of_2000_games=play_seconds,
        )


def decision() -> None:
    begun = time.process_time()
    solution, rng = Solution(Terms(), None, None, fit(Terms())), np.random.default_rng(SEED)
    took = []
    for roll in rng.integers(210, 462, 2010):
        sheet, left, start = some_sheet(rng), int(rng.integers(3)), time.process_time()
        decide(sheet, dice_of(int(roll)), left, left == 2, solution)
        took.append(1000 * (time.process_time() - start))
    show_times(begun, took[10:], player="optimal", columns=10)  # without the first use of kernels
    begun, rules = time.process_time(), Kamos1(columns=2)
    first: list[float] = []
    took = []
    for seed in range(20):
        some = np.random.default_rng(seed)
        cells = some.permutation(np.repeat(np.arange(10), 2))[:10]
        sheets = [some_sheet(rng, np.bincount(cells, minlength=10).tolist(), 2) for _ in range(2)]
        remainder.cache_clear()
        for turn, left in enumerate((2, 2, 1, 0)):
            start = time.process_time()
            odds(sheets[0], sheets[1:], (dice_of(300 + seed), left, left == 2), rules)
            (took if turn else first).append(1000 * (time.process_time() - start))
    show_times(begun, took, player="rival", cells_left=10)
    show_times(begun, first[1:], player="rival", cells_left=10, what="the first of a game")


def some_sheet(rng: np.random.Generator, left: Sequence[int] = (), columns: int = 10) -> Sheet:
    """Norms, and × in the lower rows; with so many cells left in each row, or any number."""
    free = left or rng.integers(0, columns + 1, 10).tolist()
    cells = tuple(
        (Cell(3 * row + 3, "/") if row < 6 else Cell(0, "×"),) * (columns - more)
        for row, more in enumerate(free)
    )
    points = tuple(sum(cell.points for cell in row) for row in cells)
    return Sheet(cells=cells, points=points, total=sum(points))


def show_times(begun: float, took: list[float], **what: object) -> None:
    """Milliseconds of the processor: the median, the 99th of a hundred, the worst."""
    median, most = (float(np.percentile(took, part)) for part in (50, 99))
    show(begun, **what, decisions=len(took), median_ms=median, p99_ms=most, worst_ms=max(took))


def three() -> None:
    begun = time.process_time()
    show(begun, columns=3, exact=exact_value(Terms(columns=3)))


def five() -> None:
    begun = time.process_time()
    show(begun, columns=5, exact_without_doubled_rows=plain_value(5))


def fine() -> None:
    begun = time.process_time()
    found = upper_bound(Terms(), FINE)
    show(begun, columns=10, bound=found.value, relaxed=found.relaxed, states=found.states)


PARTS = {part.__name__: part for part in (exact, small, columns, decision, three, five, fine)}

if __name__ == "__main__":
    for name in sys.argv[1:] or list(PARTS)[:4]:
        PARTS[name]()
