"""A strong habit: the lay that looks best by what everybody at the table can see.

It needs nothing but Python. ``habits.look_at`` is the same for the kernels, and compiled.
"""

from kostka.domino.rules.moves import Draw, Lay, Move
from kostka.domino.rules.view import View
from kostka.domino.solver.position import SolverLay, ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.table import lays_in, seen_in
from kostka.domino.solver.tiles import TILES, WITH_NUMBER
from kostka.game.player import Turn

STRONG = (3.8, 1.4, 1.7, 1.5, 2.2, -0.9, 1.9, -3.1)
"""What each of ``habits.FEATURES`` counts. Found by climbing: sums of small changes that won over
20,000 duplicate deals each."""


class Club:
    """Lays what looks best to a strong habit: doubles, weight, numbers it holds and others lack."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        lays = lays_in(turn)
        if len(lays) < 2:
            return only_move(turn)
        return lays[club_lay(seen_in(turn.view), tuple(lays))]


def club_lay(seen: Seen, lays: tuple[SolverLay, ...] = ()) -> SolverLay:
    """The lay that has the most appeal to a strong habit, of all or of those given."""

    def looks(lay: SolverLay) -> float:
        total = 0.0  # added up in the order in which the kernels do
        for weight, feature in zip(STRONG, features(seen, lay), strict=True):
            total += weight * feature
        return total

    return max(lays or seen.lays(), key=looks)


def features(seen: Seen, lay: SolverLay) -> tuple[int, ...]:
    """What the seat on move can see of a lay, in the order of ``habits.FEATURES``."""
    low, high = TILES[lay.tile]
    left, right = ends_after(seen.ends, lay)
    fits = WITH_NUMBER[left] | WITH_NUMBER[right]
    following, partner, last = (seen.lacks[(seen.seat + place) % 4] for place in (1, 2, 3))
    may = seen.unseen & ~following
    passes = not may & fits
    short = not may & WITH_NUMBER[left] or not may & WITH_NUMBER[right]
    unseen = seen.unseen & fits
    return (
        low == high,
        low + high,
        (seen.hand & ~(1 << lay.tile) & fits).bit_count(),
        passes,
        bool(short and not passes),
        not unseen & ~partner,
        not unseen & ~last,
        unseen.bit_count(),
    )


def only_move(turn: Turn[View, Move]) -> Move:
    """The move where there is nothing to think about: a single lay, a pass, drawing the tiles."""
    lays = [move for move in turn.moves if isinstance(move, Lay)]
    if lays:
        return lays[0]
    return Draw() if Draw() in turn.moves else turn.moves[0]
