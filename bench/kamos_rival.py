"""What the rival's risks are worth, and the spread it reckons with.

``script/with-uv run --all-extras python bench/kamos_rival.py [spread] [behind]``
"""

import sys
from collections.abc import Callable
from math import sqrt

import numpy as np

from kostka.game.chance import Seeded
from kostka.game.player import Turn
from kostka.kamos import rules
from kostka.kamos.bots import BOTS
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.ranking import winner
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.rules.state import State
from kostka.kamos.solver.advise import decide, value
from kostka.kamos.solver.kept import solution_of

RULES = Kamos1(columns=2)
KINDS = ((0, 1, 2), (3, 4, 5), (6,), (7, 8), (9,))
"""Rows that are taken to spread alike."""


def spread(games: int = 400) -> None:
    """The variance of the points to come, by the cells left: least squares on the turns' luck."""
    solution, cells, luck = solution_of(RULES), [], []
    for seed in range(games):
        state, source = _fresh(1), Seeded(seed)
        left, gains = [], []
        while not state.over:
            sheet = state.sheets[0]
            left.append([RULES.columns - len(row) for row in sheet.cells])
            before = sheet.total + value(sheet, solution)
            turn = state.turns
            while state.turns == turn:
                if state.choosing:
                    throws = RULES.throws - state.thrown
                    best = decide(state.sheets[0], state.dice, throws, state.hand, solution)[0]
                    state = rules.apply(state, best.move)
                else:
                    state = rules.apply(state, rules.draw(state, source))
            after = state.sheets[0]
            gains.append(after.total + value(after, solution) - before)
        cells += left
        luck += list(np.cumsum(np.square(gains)[::-1])[::-1])
    kinds = np.array([np.array(cells)[:, list(kind)].sum(axis=1) for kind in KINDS], dtype=float)
    found = np.linalg.lstsq(kinds.T, np.array(luck), rcond=None)[0]
    for kind, variance in zip(KINDS, found, strict=True):
        print("variance a cell:", [ROWS[row] for row in kind], round(float(variance), 1))


def behind(games: int = 400) -> None:
    """The last four cells of each sheet: who is behind by so many points wins how often."""
    for points in (-20, 0, 10, 20, 40):
        won = {name: _wins(name, points, games) for name in ("optimal", "rival")}
        gains = np.array(won["rival"]) - np.array(won["optimal"])
        print(
            f"behind by {points}:",
            {name: round(float(np.mean(of)), 4) for name, of in won.items()},
            f"gain {gains.mean():+.4f} ± {gains.std(ddof=1) / sqrt(games):.4f}",
            flush=True,
        )


def _wins(name: str, points: int, games: int) -> list[float]:
    """By game: whether the first seat won against ``optimal``; a shared first place is a half."""
    found: list[float] = []
    for seed in range(games):
        state = _late(points, seed)
        bots = (BOTS[name](), BOTS["optimal"]())
        while not state.over:
            if state.choosing:
                seat = state.seat
                moves = rules.legal(state, seat)
                view = rules.view(state, seat)
                move = bots[seat].choose(Turn(seat, view, moves, RULES, Seeded(0)))
            else:
                place = (state.turns, state.thrown)
                move = rules.draw(state, Seeded(f"{seed}/{place}"))
            state = rules.apply(state, move)
        first = winner(state.sheets, state.losses)
        found.append(0.5 if first is None else float(first == 0))
    return found


def _late(points: int, seed: int) -> State:
    """Two sheets with the same four cells left; the first is so many points behind."""
    rng = np.random.default_rng(seed)
    left = set(rng.choice(10, size=4, replace=False).tolist())
    cells = tuple(
        (Cell(3 * place + 3, "/"),) * (1 if place in left else 2)
        if place < 6
        else (Cell(0, "×"),) * (1 if place in left else 2)
        for place in range(10)
    )
    rows = tuple(sum(cell.points for cell in row) for row in cells)
    total = sum(rows)
    mine = Sheet(cells=cells, points=rows, total=total)
    lead = Cell(3 + points, "/")
    more = ((lead, *cells[0][1:]), *cells[1:])
    theirs = Sheet(cells=more, points=(rows[0] + points, *rows[1:]), total=total + points)
    return State(rules=RULES, names=("", ""), sheets=(mine, theirs), lot=())


def _fresh(players: int) -> State:
    return State(rules=RULES, names=("",) * players, sheets=(Sheet(),) * players, lot=())


PARTS: dict[str, Callable[[], None]] = {"spread": spread, "behind": behind}

if __name__ == "__main__":
    for part in sys.argv[1:] or list(PARTS):
        PARTS[part]()
