"""From the rules' views and states to the solver's questions."""

from typing import cast

from kostka.domino.rules.moves import Lay, Move
from kostka.domino.rules.seating import SEATS
from kostka.domino.rules.state import State
from kostka.domino.rules.tiles import BIT, Side, joined, mask_of
from kostka.domino.rules.tiles import NONE as NO_END
from kostka.domino.rules.view import View
from kostka.domino.solver import position
from kostka.domino.solver.position import PASS, Position
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.tiles import tile as tile_number
from kostka.game.player import Turn


def lays_in(turn: Turn[View, Move]) -> dict[position.SolverLay, Lay]:
    """The lays that may be made: the solver's name for each, and the rules' move."""
    view = turn.view
    found: dict[position.SolverLay, Lay] = {}
    for move in turn.moves:
        if isinstance(move, Lay):
            end = view.left if move.side == "left" else view.right
            at = -1 if end is None or move.side is None else end
            found.setdefault(position.SolverLay(tile_number(move.tile), at), move)
    return found


def seen_in(view: View) -> Seen:
    """What the seat whose view this is knows of the round; seats counted from the leader."""
    assert isinstance(view.viewer, int)
    order = [SEATS[(view.lead + place) % 4] for place in range(4)]
    left = right = NO_END
    plays = []
    for played in view.plays:
        if played.tile is None:
            plays.append(PASS)
            continue
        end = -1 if left == NO_END else left if played.side == "left" else right
        plays.append(position.SolverLay(tile_number(played.tile), end))
        left, right = joined(left, right, played.tile, cast(Side | None, played.side))
    shown = [sum(BIT[tile] for tile in view.open[seat]) for seat in order]
    pair = view.viewer % 2
    return Seen(
        seat=order.index(view.viewer),
        hand=mask_of(view.hand),
        plays=tuple(plays),
        count=view.rules.count,
        shown=(shown[0], shown[1], shown[2], shown[3]),
        scores=(view.points[pair], view.points[1 - pair]),
        target=view.rules.target,
        lead=view.rules.lead,
        time_up=view.time_up,
    )


def position_in(state: State) -> Position:
    """The round in progress with all hands open; seats as in the rules.

    Raises ValueError where no round goes on or nobody wrote the hands down.
    """
    table = state.round
    if table is None or table.dealt.tiles is None:
        raise ValueError("no round with known hands")
    a, b, c, d = (mask & ~table.laid for mask in table.dealt.masks)
    ends = None if table.left == NO_END else (table.left, table.right)
    return Position((a, b, c, d), ends, table.turn)
