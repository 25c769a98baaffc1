"""Questions for practice: dice to keep, a row to write in; costs are exact expected points."""

from kostka.game.chance import Source
from kostka.game.header import Header
from kostka.game.optional_dependencies import required_extra
from kostka.game.practice import Choice, Question, asked
from kostka.game.seats import Seat
from kostka.kamos import rules
from kostka.kamos.rules import State

HEADER = Header(rules.NAME, "kamos-1", ("",), {"columns": "1"})
STAKE = 1.0
"""A bad choice costs at least a point."""
WITHIN = 50


def practice(source: Source) -> Question:
    """A question out of a club player's sheet of one column.

    Refusal ``solver-missing`` without the extra ``solve``.
    """
    from kostka.kamos.bots import BOTS  # noqa: PLC0415  (who keeps score needs none)

    players = {0: BOTS["club"]()}
    return asked(rules, HEADER, players, source, _judge, unit="points", stake=STAKE, within=WITHIN)


def _judge(state: State, seat: Seat) -> list[Choice]:
    with required_extra("solve"):
        from kostka.kamos.solver.advise import decide  # noqa: PLC0415
        from kostka.kamos.solver.kept import solution_of  # noqa: PLC0415
    left = state.rules.throws - state.thrown
    solution = solution_of(state.rules)
    found = decide(state.sheets[seat], state.dice, left, state.hand, solution)
    return [Choice(one.move, found[0].value - one.value) for one in found]
