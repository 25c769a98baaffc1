"""Questions for practice: which tile? Costs are means over imagined worlds, with their errors."""

from kostka.domino import rules
from kostka.domino.rules import State
from kostka.domino.rules.moves import Lay
from kostka.domino.rules.state import Due
from kostka.game.chance import Seeded, Source
from kostka.game.header import Header
from kostka.game.optional_dependencies import required_extra
from kostka.game.player import Turn
from kostka.game.practice import Choice, Question, asked
from kostka.game.seats import Seat

HEADER = Header(rules.NAME, "sport-1", ("", "", "", ""), {"target": "1"})
STAKE = 2.0
"""A bad choice surely costs at least two points."""
WITHIN = 20
WORLDS = 400


def practice(source: Source) -> Question:
    """A question out of a round between newcomers.

    Refusal ``solver-missing`` without the extra ``solve``.
    """
    from kostka.domino.bots import BOTS  # noqa: PLC0415  (who keeps score needs none)

    players = {seat: BOTS["novice"]() for seat in range(4)}
    return asked(rules, HEADER, players, source, _judge, unit="points", stake=STAKE, within=WITHIN)


def _judge(state: State, seat: Seat) -> list[Choice]:
    if state.due is not Due.PLAY:
        return []
    with required_extra("solve"):
        import numpy as np  # noqa: PLC0415

        from kostka.domino.solver.choose import Thinking, tried  # noqa: PLC0415
        from kostka.domino.solver.table import lays_in, seen_in  # noqa: PLC0415
    view, moves = rules.view(state, seat), rules.legal(state, seat)

    def place(lay: Lay) -> int:
        (name,) = lays_in(Turn(seat, view, (lay,), Seeded(0)))
        return order.index(name)

    lays = [move for move in moves if isinstance(move, Lay)]
    order = list(lays_in(Turn(seat, view, tuple(lays), Seeded(0))))
    if len(order) < 2:
        return []
    source = np.random.default_rng(len(view.plays))
    tries = tried(seen_in(view), source, Thinking(worlds=WORLDS), tuple(order))
    worth = tries.points.astype(float)
    best = int(tries.means(worth).argmax())
    found = []
    for lay in lays:
        apart = worth[:, [best]] - worth[:, [place(lay)]]
        found.append(Choice(lay, float(tries.means(apart)[0]), float(tries.errors(apart)[0])))
    return found
