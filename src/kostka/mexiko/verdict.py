"""Cost and luck of a match, so that together they account for its result.

Let W be the home team's chance of winning the match (a draw being half) when both sides play the
solution from here on and *all dice are seen*. From the first throw to the end W goes from what the
match is worth to 1, ½ or 0, and each step of it is one of these:

- a **throw** moves W: the thrower's luck. Over all throws it comes to nothing on average. So does
  an open throw, and a mishap by which a throw counts as 31 (MX-51 … MX-53) is luck too, bad luck;
- a **call**, handing over, throwing in the open, asking for an open throw: the chooser knows all
  there is to know, so W falls for them by just the cost of the choice;
- an **answer** is given without seeing the dice. Its cost is what it loses on average over the
  throws that may lie there, given that call by the solution. W moves by that and by what did lie
  there: the answerer's luck. It comes to nothing on average against who plays the solution. Against
  others it need not: who reads their bluffs rightly shows here as lucky, for the solution, which is
  all this page measures by, does not read.

Hence, exactly, for a match of which all dice are known:

    result = start + luck(home) − luck(guest) − cost(home) + cost(guest).

Where nobody told a throw, the call made with it is not judged, nor is luck known; the answer still
is, and so is the table. A gam that was only reported has no decisions and no luck.
"""

from collections.abc import Iterator

from kostka.game.analysis import WIN, Analysis, Decision, Luck
from kostka.game.log import Log
from kostka.game.seats import Seat
from kostka.game.steps import Step
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import NAMES
from kostka.mexiko.rules.gam import HOW_NAMES
from kostka.mexiko.rules.moves import (
    Accept,
    Behind,
    Doubt,
    Floor,
    HandOver,
    OffTable,
    Open,
    PerPartes,
    Say,
    Throw,
    ToTable,
)
from kostka.mexiko.rules.state import HOME
from kostka.mexiko.worth import choices, in_match, worth

FAULTS = (PerPartes, OffTable, Floor)
CHANCE = (Throw, *FAULTS)
ANSWERS = (Accept, Doubt)
CHOICES = (*ANSWERS, Open, Say, HandOver, Behind, ToTable)
NOTHING = 1e-10
"""Less than this is rounding."""


def verdict(log: Log[State, Move]) -> Analysis:
    """Every decision and every stroke of luck of a match; the unit is "win"."""
    steps = list(log.played())
    decisions = {step.number: found for step in steps if (found := _decision(step)) is not None}
    luck = [found for step in steps for found in _luck(step, decisions.get(step.number))]
    return Analysis(WIN, tuple(decisions.values()), tuple(luck))


def _decision(step: Step[State, Move]) -> Decision | None:
    state, move = step.before, step.move
    values = choices(state) if isinstance(move, CHOICES) else {}
    if move not in values:
        return None
    seat = 1 - state.gam.thrower if isinstance(move, ANSWERS) else state.gam.thrower
    best = max(values, key=lambda choice: values[choice])
    after = in_match(state, seat, values[move])
    cost = in_match(state, seat, values[best]) - after
    if cost < NOTHING:
        best, cost = move, 0.0
    return Decision(
        step.number, seat, told(move), told(best), cost, after, move=move, best_move=best
    )


def _luck(step: Step[State, Move], decision: Decision | None) -> Iterator[Luck]:
    """What chance gave in this step: to the thrower, or to who answered without seeing."""
    state, move = step.before, step.move
    if not isinstance(move, CHANCE + ANSWERS):
        return
    fault = isinstance(move, FAULTS)  # it may be the throw that has decided the last gam
    seat = state.thrower if fault else state.gam.thrower if decision is None else decision.seat
    before, after = worth(state), worth(step.after)
    if before is None or after is None:
        return
    gain = _for(seat, after) - _for(seat, before) + (0.0 if decision is None else decision.cost)
    if abs(gain) >= NOTHING:
        yield Luck(step.number, seat, gain)


def _for(seat: Seat, home: float) -> float:
    return home if seat == HOME else 1 - home


def told(move: Move) -> str:
    """A choice in the words of a record.

    >>> told(Say(6)), told(Accept()), told(ToTable())
    ('52', 'ok', 'table')
    """
    match move:
        case Say(call):
            return NAMES[call]
        case Open(dice):
            return HOW_NAMES[dice]
        case Accept():
            return "ok"
        case Doubt():
            return "no"
        case HandOver():
            return "give"
        case Behind():
            return "behind"
        case ToTable():
            return "table"
        case _:
            raise TypeError(f"no choice: {move!r}")
