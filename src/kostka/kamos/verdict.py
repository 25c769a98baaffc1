"""Cost and luck of a game, so that together they account for every sheet's total.

Let W be a sheet's points so far and what is still to come on it under best play for points. From
the first throw to the end W goes from the value of the empty sheet to the total, and each step of
it is one of these:

- a **throw** moves W: luck. Over all throws that may fall it comes to nothing;
- a **choice** (dice to keep, a row to write in, a ×) lowers W by just its cost.

Hence, for a sheet of which all throws are known,

    total = value of the empty sheet + luck − cost,

exactly up to two columns. Above, the solution is a guide: what a sheet is worth before a turn and
after the turn before it differ by a trifle (hundredths of a point), which is neither.

A turn or a sheet that was only reported has neither luck nor cost: W jumps there. The doubling of a
whole sheet (KCR-14) is in neither, since no solution knows it. A lost sheet keeps its points; that
it ranks below every other (KCR-13) is in no cost, and stands in ``Analysis.lost``.
"""

from kostka.game.analysis import Analysis, Decision, Luck
from kostka.game.log import Log
from kostka.game.steps import Step
from kostka.kamos.notation import written
from kostka.kamos.rules.moves import Cross, Keep, Move, Throw, Write
from kostka.kamos.rules.state import State
from kostka.kamos.solver.advise import Choice, decide, value
from kostka.kamos.solver.kept import solution_of
from kostka.kamos.solver.solution import Solution

CHOICES = (Keep, Write, Cross)
JUDGED = (Throw, *CHOICES)
NOTHING = 1e-9
"""Less than this is rounding."""


def verdict(log: Log[State, Move]) -> Analysis:
    """Every decision and every stroke of luck of a game; the unit is "points"."""
    steps = [step for step in log.played() if isinstance(step.move, JUDGED)]
    if not steps:  # a solution may take long, and nobody asks it anything
        return Analysis("points", (), (), log.state.losses)
    solution = solution_of(log.state.rules)
    decisions, luck = [], []
    for step in steps:
        if isinstance(step.move, Throw):
            luck.append(_luck(step, solution))
        elif isinstance(step.move, CHOICES):
            decisions.append(_decision(step, step.move, solution))
    return Analysis("points", tuple(decisions), tuple(luck), log.state.losses)


def _decision(step: Step[State, Move], move: Keep | Write | Cross, solution: Solution) -> Decision:
    state = step.before
    choices = _choices(state, solution)
    best, made = choices[0], _of(move, choices)
    if best.value - made.value < NOTHING:
        best = made
    return Decision(
        step.number,
        state.seat,
        written(state, move),
        written(state, best.move),
        best.value - made.value,
        state.sheets[state.seat].total + made.value,
        move=move,
        best_move=best.move,
    )


def _luck(step: Step[State, Move], solution: Solution) -> Luck:
    state, after = step.before, step.after
    if state.kept is None:
        before = value(state.sheets[after.seat], solution)
    else:
        before = _of(Keep(state.kept), _choices(state, solution)).value
    return Luck(step.number, after.seat, _choices(after, solution)[0].value - before)


def _choices(state: State, solution: Solution) -> list[Choice]:
    left = state.rules.throws - state.thrown
    return decide(state.sheets[state.seat], state.dice, left, state.hand, solution)


def _of(move: Move, choices: list[Choice]) -> Choice:
    return next(choice for choice in choices if choice.move == move)
