"""The reader: the equilibrium, bent towards what this opponent's habits invite.

It notes what it sees of its opponent from turn to turn, and before each gam replies to the habits
as far as its risk allows. In a set no opponent, however perfect, wins more than ``RISK`` above what
the equilibrium would have left them: every gam gets a part of that, checked exactly, and the set
has a longest length (MX-23). Within a gam the reply stays as it is.
"""

from dataclasses import dataclass

import numpy as np

from kostka.game.player import Turn
from kostka.mexiko.bots.equilibrium import Equilibrium
from kostka.mexiko.rules import Move, View
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, Say
from kostka.mexiko.rules.state import TARGET, Gam, Phase
from kostka.mexiko.solver.dice import CHANCE, HAND_OVER, Floats
from kostka.mexiko.solver.reader import Habits, Reply, along, safe_reply
from kostka.mexiko.solver.side import Side
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.solver.strategy import STATES
from kostka.mexiko.standing import place, seen, side_of, thrower_of

RISK = 0.1
"""Of winning a set: the most it may lose in one against a perfect opponent."""
POINT = 0.09
"""About what a point is worth, in chances of winning a set."""
STRANGER = 60
"""After so many sights of an opponent half the risk is taken, and none before any."""
NEWS = 1.5
FIRST = 20
"""Habits are studied when so much has been seen, and anew with so many times as much."""
NOWHERE = np.zeros(2 * STATES + 1)


class Reader(Equilibrium):
    """Plays safe replies to one opponent; for another one take another reader."""

    def __init__(self) -> None:
        self.habits = Habits()
        self.spent = 0.0  # of the risk, in this set
        self._before: tuple[View, Move] | None = None
        self._ways: dict[int, Way] = {}
        self._now: tuple[tuple[int, int], Reply] | None = None  # by sets and gams played

    def choose(self, turn: Turn[View, Move]) -> Move:
        if self._before is not None:
            watch(self.habits, *self._before, turn.view)
        move = super().choose(turn)
        self._before = turn.view, move
        return move

    def throwing(self, view: View) -> Side:
        return self._mine(view) if seen(view.gam) is CHANCE else thrower_of(view)

    def answering(self, view: View) -> Side:
        return self._mine(view) if seen(view.gam) is CHANCE else thrower_of(view).other

    def calling(self, view: View) -> Side:
        return self._mine(view)

    def reply(self, view: View) -> Reply:
        """How to play the gam that this view shows; made before its first decision."""
        board = view.board
        gam = len(board.sets), board.tally.gams
        if self._now is None or self._now[0] != gam:
            if self._now is None or self._now[0][0] != gam[0] or self._now[0] > gam:
                self.spent = 0.0  # another set, or another match
            side = _side(view)
            most_left = 2 * TARGET - 1 - sum(board.points)
            trust = self.habits.sights / (self.habits.sights + STRANGER)
            risk = trust * max(0.0, RISK - self.spent) / most_left
            model = self.habits.model(side.gam, side.side)
            found = along(side.gam, side.side, model, risk, self._way(view, side.side, risk))
            self.spent += found.loss
            self._now = gam, found
        return self._now[1]

    def _mine(self, view: View) -> Side:
        return _side(view).playing(self.reply(view).strategy)

    def _way(self, view: View, me: int, risk: float) -> Floats:
        """The way of the reply to the habits for a gam's points alone; kept until there is news."""
        sights, kept = self.habits.sights, self._ways.get(me)
        if sights < FIRST:
            return NOWHERE
        if kept is None or sights > NEWS * kept.sights:
            gam = solution(view.rules).gam
            steps = safe_reply(gam, me, self.habits.model(gam, me), risk / POINT).steps
            kept = self._ways[me] = Way(sights, steps)
        return kept.steps


@dataclass(frozen=True, eq=False)
class Way:
    """The steps of a reply, and how much had been seen when it was found."""

    sights: float
    steps: Floats


def watch(habits: Habits, before: View, move: Move, after: View) -> None:
    """Notes what a view tells of the opponent that was not known at the last move.

    Between two decisions of one side at most one gam ends. Throws in the open tell nothing of how
    somebody plays behind the hand, and a gam that was only reported tells nothing at all.
    """
    old, ended = before.gam, after.board.last
    gams = after.board.tally.gams - before.board.tally.gams
    if gams not in (0, 1):
        return
    how = ended.by if gams == 1 and ended is not None else ""
    beat, hidden = place(old.beat), not old.open
    match move:
        case Say(call) if hidden and (how == "doubt" or _accepted(after.gam, call, gams)):
            habits.saw_answer(beat, call, doubted=how == "doubt")
        case Doubt() if hidden and old.said is not None:
            shown = ended.dice if how == "doubt" and ended is not None else None
            habits.saw_call(beat, old.said, shown)
        case Accept() if old.said is not None:
            if hidden:
                habits.saw_call(beat, old.said)
            if gams == 0 or how == "table":
                habits.saw_table(old.said, asked=how == "table")
        case Behind() if how == "give" and old.said is not None and not after.rules.voluntary_open:
            habits.saw_call(old.said, HAND_OVER)


def _side(view: View) -> Side:
    assert view.seat is not None, "a spectator does not play"
    return side_of(view, view.seat)


def _accepted(gam: Gam, call: int, gams: int) -> bool:
    return gams == 0 and gam.phase is Phase.TABLE and gam.said == call
