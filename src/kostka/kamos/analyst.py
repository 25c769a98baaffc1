"""What a game's decisions cost and how much of it was luck, measured by the solution."""

from kostka.game.analysis import Analysis
from kostka.game.log import Log
from kostka.game.optional_dependencies import required_extra
from kostka.kamos.rules.moves import Move
from kostka.kamos.rules.state import State


def analyse(log: Log[State, Move]) -> Analysis:
    """Every decision and every stroke of luck, in points.

    What is meant by cost and by luck stands in `kostka.kamos.verdict`. Refusal
    ``solver-missing`` without the extra ``solve``.
    """
    with required_extra("solve"):
        from kostka.kamos.verdict import verdict  # noqa: PLC0415
    return verdict(log)
