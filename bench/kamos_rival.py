"""What the rival's risks are worth.

``script/with-uv run --all-extras python bench/kamos_rival.py``
"""

from math import sqrt

import numpy as np
from msgspec.structs import replace

from kostka.game.chance import Seeded
from kostka.game.player import Turn
from kostka.kamos import rules
from kostka.kamos.bots import BOTS
from kostka.kamos.rules.options import Kamos1
from kostka.kamos.rules.sheet import Cell, Sheet
from kostka.kamos.rules.state import State
from kostka.kamos.solver.odds import odds

RULES = Kamos1(columns=2)


def behind(games: int = 60) -> None:
    """The last four cells of each sheet: what ``optimal`` gives away of its chances of winning by
    playing for points, a turn after another, when it is behind by so many points."""
    for points in (-20, 0, 10, 20, 40):
        lost = np.array([_lost(points, seed) for seed in range(games)])
        print(
            f"behind by {points}: {100 * lost.mean():.2f} ± "
            f"{100 * lost.std(ddof=1) / sqrt(games):.2f} of 100 games",
            flush=True,
        )


def _lost(points: int, seed: int) -> float:
    """In one game between two ``optimal``: the odds that the first one's choices cost it."""
    state, bot, lost = _late(points, seed), BOTS["optimal"](), 0.0
    while not state.over:
        if not state.choosing:
            state = rules.apply(
                state, rules.draw(state, Seeded(f"{seed}/{state.turns}/{state.thrown}"))
            )
            continue
        seat = state.seat
        moves, view = rules.legal(state, seat), rules.view(state, seat)
        move = bot.choose(Turn(seat, view, moves, Seeded(0)))
        if seat == 0:
            throw = (state.dice, RULES.throws - state.thrown, state.hand)
            choices = odds(state.sheets[0], state.sheets[1:], throw, RULES)
            lost += choices[0].value - next(one.value for one in choices if one.move == move)
        state = rules.apply(state, move)
    return lost


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


if __name__ == "__main__":
    behind()
