"""What a match's decisions cost and how much of it was luck, measured by the exact solution."""

from kostka.game.analysis import Analysis
from kostka.game.log import Log
from kostka.game.optional_dependencies import required_extra
from kostka.mexiko.rules import Move, State


def analyse(log: Log[State, Move]) -> Analysis:
    """Every decision and every stroke of luck, in chances of winning the match, a draw being half.

    What is meant by cost and by luck stands in `kostka.mexiko.verdict`. Refusal
    ``solver-missing`` without the extra ``solve``.
    """
    with required_extra("solve"):
        from kostka.mexiko.verdict import verdict  # noqa: PLC0415
    return verdict(log)
