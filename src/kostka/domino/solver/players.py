"""The player that imagines the hidden hands: it chooses from a view, as everybody at the table."""

from dataclasses import replace

import numpy as np

from kostka.domino.rules.moves import Move
from kostka.domino.rules.view import View
from kostka.domino.solver.choose import FIRST_WORLDS, Thinking, Thought, think
from kostka.domino.solver.strong import only_move
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
