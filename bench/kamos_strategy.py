"""Kámoš, Čína, Regál: the figures of docs/strategy/kamos.md, one line of JSON each.

Run: ``python bench/kamos_strategy.py``.
"""

import json

from kostka.kamos.rules.rows import DELO, KAMOS, NUMBERS, ROWS
from kostka.kamos.rules.sheet import CROSSED, Sheet, new_cell
from kostka.kamos.solver import Solution, Terms, break_even, decide, measure, solve_terms, value
from kostka.kamos.solver.fit import fit

SEED = 99
GAMES = 2000


def show(figure: str, **values: object) -> None:
    print(json.dumps({"figure": figure, **values}, ensure_ascii=False), flush=True)


def rounded(lines: dict[str, float]) -> dict[str, float]:
    return {row: round(points, 2) for row, points in lines.items()}


def sheet_with(left: dict[int, int], columns: int) -> Sheet:
    """A sheet on which rows have so many cells left: numbers by norms, lower rows by ×."""
    cells = []
    for row in range(10):
        filled = columns - left.get(row, 0)
        cell = new_cell(row, 3 * (row + 1), False) if row in NUMBERS else CROSSED
        cells.append((cell,) * filled)
    return Sheet(cells=tuple(cells))


def lines(solution: Solution) -> None:
    columns = solution.terms.columns
    show(f"break-even, empty sheet of {columns}", **rounded(break_even(Sheet(), solution)))
    if columns == 10:
        for left in (5, 2, 1):
            sheet = sheet_with(dict.fromkeys(range(10), left), columns)
            found = rounded(break_even(sheet, solution))
            show(f"break-even, {left} cells left in every row of {columns}", **found)


def openings(solution: Solution) -> None:
    """The first throw of a game: what to keep or write."""
    for dice in (
        (1, 2, 3, 4, 6),
        (1, 1, 3, 4, 6),
        (2, 2, 3, 3, 6),
        (5, 5, 6, 6, 6),
        (2, 2, 2, 5, 5),
        (1, 2, 3, 4, 5),
        (4, 4, 4, 4, 6),
        (3, 3, 3, 1, 2),
    ):
        ordered = tuple(sorted(dice))
        best = decide(Sheet(), ordered, 2, True, solution)[:3]
        base = best[0].value
        show(
            f"first throw {''.join(map(str, ordered))}, {solution.terms.columns} columns",
            choices=[[str(choice.move), round(choice.value - base, 2)] for choice in best],
        )


def last_throws(solution: Solution) -> None:
    """No throw left, empty sheet: what is written."""
    for dice in (
        (1, 2, 3, 5, 6),
        (2, 2, 3, 5, 6),
        (1, 1, 4, 5, 6),
        (2, 2, 2, 1, 1),
        (6, 6, 1, 2, 4),
    ):
        ordered = tuple(sorted(dice))
        best = decide(Sheet(), ordered, 0, False, solution)[:3]
        show(
            f"last throw {''.join(map(str, ordered))}, {solution.terms.columns} columns",
            choices=[[str(c.move), round(c.value - best[0].value, 2)] for c in best],
        )


def rethrown(solution: Solution) -> None:
    """The hope of a doubled row: a kámoš by re-throw on an otherwise empty sheet."""
    columns = solution.terms.columns
    for filled in range(columns):
        kamos = (new_cell(KAMOS, 38, True),) * filled
        sheet = Sheet(cells=tuple(kamos if row == KAMOS else () for row in range(10)))
        for dice in ((1, 1, 2, 2, 2), (2, 2, 5, 5, 5), (5, 5, 6, 6, 6)):
            best = decide(sheet, dice, 0, False, solution)
            by_move = {str(choice.move): choice.value for choice in best}
            line = by_move["Write(row='kamos')"] - max(
                worth for move, worth in by_move.items() if "kamos" not in move
            )
            show(
                f"kámoš {''.join(map(str, dice))} by re-throw, {filled} of {columns} from the hand",
                gain_over_next_best=round(line, 2),
            )


def games(solution: Solution) -> None:
    assert solution.guide is not None
    made = measure(solution.terms, solution.guide, GAMES, SEED)
    played = made.games
    by_row = (played.rows.mean(axis=0) / 10).round(2).tolist()
    show("points a cell, ten columns", **dict(zip(ROWS, by_row, strict=True)))
    show(
        "ten columns",
        mean=round(made.mean, 1),
        stderr=round(made.stderr, 1),
        policy=round(made.expected, 2),
        policy_stderr=round(made.expected_stderr, 2),
        lost=float((played.lost_at >= 0).mean()),
        crosses=round(float(played.crosses.mean()), 2),
        spread=round(float(played.totals.std()), 1),
    )
    recorded = measure(solution.terms, solution.guide, GAMES, SEED, record=True).games.path
    for turns in (20, 40, 60, 80, 90):
        filled = 10 - recorded[:, turns].astype(float)
        seen = recorded[:, turns].sum(axis=1) == 100 - turns
        means = {row: round(float(filled[seen, place].mean()), 1) for place, row in enumerate(ROWS)}
        show(f"cells filled after {turns} turns", **means)


def losses(solution: Solution) -> None:
    """The value of not losing: the last cell a number, or a lower row."""
    columns = solution.terms.columns
    for row in (0, 5, DELO, KAMOS):
        sheet = sheet_with({row: 1, 4: 1}, columns)
        found = round(value(sheet, solution), 3)
        show(f"two cells left: {ROWS[row]} and 5", value=found)


def careful() -> None:
    """What a loss that costs 200 points changes, at two columns."""
    for loss in (0.0, -200.0):
        terms = Terms(columns=2, loss=loss)
        played = measure(terms, fit(terms), GAMES, SEED)
        lost = float((played.games.lost_at >= 0).mean())
        show(f"a loss costs {-loss:.0f}, two columns", lost=lost, mean=round(played.mean, 1))


if __name__ == "__main__":
    for count in (1, 2, 10):
        found = solve_terms(Terms(columns=count))
        lines(found)
        if count < 10:
            rethrown(found)
        else:
            openings(found)
            last_throws(found)
            losses(found)
            games(found)
    careful()
