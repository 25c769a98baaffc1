"""What the rival's risks are worth.

``script/with-uv run --all-extras python bench/kamos_rival.py``
"""

import sys
from collections.abc import Callable
from math import sqrt

import numpy as np
from msgspec.structs import replace

from kostka.game.chance import Seeded
from kostka.game.player import Turn
from kostka.kamos import rules
from kostka.kamos.bots import BOTS
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.ranking import winner
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.rules.state import State

RULES = Kamos1(columns=2)


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
    rows = rng.choice(10, size=4, replace=False).tolist()
    state = _last(dict.fromkeys(rows, 1), players=2)
    mine, theirs = state.sheets
    ahead = Cell(theirs.cells[0][0].points + points, "/")
    return replace(
        state,
        sheets=(
            mine,
            replace(
                theirs,
                cells=((ahead, *theirs.cells[0][1:]), *theirs.cells[1:]),
                points=(theirs.points[0] + points, *theirs.points[1:]),
                total=theirs.total + points,
            ),
        ),
    )


def _last(left: dict[int, int], players: int = 1) -> State:
    """Sheets with so many cells left in these rows and none in others: norms, and × below."""
    cells = tuple(
        (Cell(3 * row + 3, "/") if row < 6 else Cell(0, "×"),) * (RULES.columns - left.get(row, 0))
        for row in range(10)
    )
    points = tuple(sum(cell.points for cell in row) for row in cells)
    sheet = Sheet(cells=cells, points=points, total=sum(points))
    return State(rules=RULES, names=("",) * players, sheets=(sheet,) * players, lot=())


PARTS: dict[str, Callable[[], None]] = {"behind": behind}

if __name__ == "__main__":
    for part in sys.argv[1:] or list(PARTS):
        PARTS[part]()
