"""Cost and luck of a party, round by round, in the points that the round's winners write.

A **lay** is judged twice.

- *Hindsight*: double dummy, with the hands as they truly were. The worth of a position is what the
  pair on move writes when all four play on seeing everything; the cost is what the lay gave away of
  that, a whole number of points, never below 0.
- *With what was known*: the lay and its rivals are tried in the same worlds, imagined from the
  seat's view (`kostka.domino.solver.choose`); the cost is the mean of the best less the mean of the
  one made, its error that of the mean difference (0 where few worlds are left: then all of them
  are tried, each weighed by its chance). The best of several uncertain means is a little
  too good, so costs below about two errors say nothing.

A forced lay and a pass are no decisions; nor is a false pass (DOM-34), which is a fault.

**Luck** is of the deal and of nothing else: to each pair, what the deal is worth to it double
dummy, less what having the lead, or not, is worth on the mean of all deals (``LEAD``): over fair
deals it comes to nothing, whoever leads. Within a round that was played to its end by the rules

    points written = ± worth of the lead + luck
                     − hindsight cost of the own pair + that of the other.

A round whose hands nobody wrote down has neither luck nor decisions. Penalties, and what the party
stands at, are in nothing here: a lay that wins the party counts its points, no more.
"""

from dataclasses import replace

import numpy as np

from kostka.domino import rules
from kostka.domino.notation import written
from kostka.domino.rules import Move, State
from kostka.domino.rules.moves import Deal, Lay
from kostka.domino.rules.state import Due
from kostka.domino.solver.choose import FIRST_WORLDS, Thinking, tried
from kostka.domino.solver.doubledummy import solve_position, values_of_moves
from kostka.domino.solver.leads import LEAD
from kostka.domino.solver.table import lays_in, position_in, seen_in
from kostka.game.analysis import Analysis, Decision, Luck
from kostka.game.chance import Seeded
from kostka.game.definition import Progress
from kostka.game.log import Log
from kostka.game.player import Turn
from kostka.game.steps import Step

HOW = Thinking(worlds=200, threads=2)
A_SECOND = 1000
"""Worlds that a second is enough for at most."""


def verdict(log: Log[State, Move], seconds: float | None, progress: Progress) -> Analysis:
    """Every decision and the luck of every deal of a party; the unit is "points"."""
    how = HOW
    if seconds is not None:
        worlds = max(FIRST_WORLDS, round(A_SECOND * seconds))
        how = replace(HOW, worlds=worlds, seconds=seconds)
    steps = list(log.played())
    decisions, luck = [], []
    for done, step in enumerate(steps):
        progress(done, len(steps))
        if isinstance(step.move, Deal):
            luck += _luck(step)
        elif isinstance(step.move, Lay) and (found := _decision(step, step.move, how)):
            decisions.append(found)
    progress(len(steps), len(steps))
    return Analysis("points", tuple(decisions), tuple(luck))


def _luck(step: Step[State, Move]) -> list[Luck]:
    position = position_in(step.after)
    count = step.after.rules.count
    gain = solve_position(position, count).value - LEAD[count]
    pair = position.seat % 2
    return [Luck(step.number, side, gain if side == pair else -gain) for side in (0, 1)]


def _decision(step: Step[State, Move], made: Lay, how: Thinking) -> Decision | None:
    state, table = step.before, step.before.round
    if state.due is not Due.PLAY or table is None or table.dealt.tiles is None:
        return None
    seat = table.turn
    view = rules.view(state, seat)
    lays = lays_in(Turn(seat, view, rules.legal(state, seat), Seeded(step.number)))
    if len(lays) < 2:
        return None
    (chosen,) = lays_in(Turn(seat, view, (made,), Seeded(step.number)))
    order = list(lays)
    column = order.index(chosen)

    exact = values_of_moves(position_in(state), state.rules.count)
    open_best = max(order, key=lambda lay: (exact[lay], lay == chosen))

    source = np.random.default_rng(step.number)
    found = tried(seen_in(view), source, how, tuple(order))
    worth = found.points.astype(float)
    means = found.means(worth)
    best = column if means[column] >= means.max() else int(means.argmax())
    apart = worth[:, [best]] - worth[:, [column]]
    best_lay = lays[order[best]] if best != column else made
    open_lay = lays[open_best] if open_best != chosen else made
    return Decision(
        step.number,
        seat,
        choice=_told(made),
        best=_told(best_lay),
        cost=max(0.0, float(found.means(apart)[0])),
        worth=float(means[column]),
        error=float(found.errors(apart)[0]),
        hindsight=float(exact[open_best] - exact[chosen]),
        hindsight_best=_told(open_lay),
        move=_bare(made),
        best_move=_bare(best_lay),
        hindsight_move=_bare(open_lay),
    )


def _bare(lay: Lay) -> Lay:
    """The lay without the time it took."""
    return Lay(lay.tile, lay.side)


def _told(lay: Lay) -> str:
    return written(_bare(lay))
