"""Players for hidden hands: they choose from a view, as everybody at the table."""

from dataclasses import replace

import numpy as np

from kostka.domino.rules.moves import Draw, Lay, Move
from kostka.domino.rules.view import View
from kostka.domino.solver import position
from kostka.domino.solver.choose import FIRST_WORLDS, Thinking, Thought, think
from kostka.domino.solver.habits import STRONG, appeal, look_at
from kostka.domino.solver.position import ends_after
from kostka.domino.solver.seen import Seen
from kostka.domino.solver.table import lays_in, seen_in
from kostka.game.player import Turn

WAIT = 0.9
"""Seconds for a choice, of each that there is: solving what has been begun takes a little more."""
A_SECOND = 4000
"""Worlds drawn for each second there is: about as many as can be tried in it."""
LONGEST = 10.0
"""Seconds at most, so that the worlds do not fill the memory."""


class Expert:
    """Imagines worlds, tries each lay in them, and takes what most likely wins the party."""

    def __init__(self, how: Thinking | None = None) -> None:
        self.how = how or Thinking(worlds=1000, seconds=WAIT, threads=2)

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        lays = lays_in(turn)
        if len(lays) < 2:
            return only_move(turn)
        return lays[self.thoughts(turn)[0].lay]

    def thoughts(self, turn: Turn[View, Move]) -> list[Thought]:
        """What every lay is worth, best first."""
        how = self.how
        if turn.seconds is not None and how.seconds is not None:
            seconds = min(turn.seconds * WAIT, LONGEST)
            worlds = max(FIRST_WORLDS, round(A_SECOND * seconds))
            how = replace(how, seconds=seconds, worlds=worlds)  # drawing worlds takes time too
        source = np.random.default_rng(turn.source.below(1 << 62))
        return think(seen_in(turn.view), source, how, tuple(lays_in(turn)))


class Club:
    """Lays what looks best to a strong habit: doubles, weight, numbers it holds and others lack."""

    def choose(self, turn: Turn[View, Move]) -> Move:
        """A move, from the view alone."""
        lays = lays_in(turn)
        if len(lays) < 2:
            return only_move(turn)
        return lays[club_lay(seen_in(turn.view), tuple(lays))]


def club_lay(seen: Seen, lays: tuple[position.SolverLay, ...] = ()) -> position.SolverLay:
    """The lay that has the most appeal to a strong habit, of all or of those given."""
    weights = np.array(STRONG)
    features = np.zeros(8)
    known = np.array([*seen.lacks, seen.hand, seen.unseen, seen.seat], np.int64)

    def looks(lay: position.SolverLay) -> float:
        left, right = ends_after(seen.ends, lay)
        look_at(known, lay.tile, 8 * left + right, features)
        return float(appeal(weights, features))

    return max(lays or seen.lays(), key=looks)


def only_move(turn: Turn[View, Move]) -> Move:
    """The move where there is nothing to think about: a single lay, a pass, drawing the tiles."""
    lays = [move for move in turn.moves if isinstance(move, Lay)]
    if lays:
        return lays[0]
    return Draw() if Draw() in turn.moves else turn.moves[0]
