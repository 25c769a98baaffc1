"""What a party's decisions cost and how lucky its deals were, measured by the solver."""

from kostka.domino.rules import Move, State
from kostka.game.analysis import Analysis
from kostka.game.definition import Progress
from kostka.game.log import Log
from kostka.game.optional_dependencies import required_extra


def analyse(
    log: Log[State, Move],
    *,
    seconds: float | None = None,
    progress: Progress = lambda _done, _total: None,
) -> Analysis:
    """Every decision and the luck of every deal, in points.

    ``seconds`` for each decision; without it, so many worlds that the same party always comes out
    the same. What is meant by cost and by luck stands in `kostka.domino.verdict`. Refusal
    ``solver-missing`` without the extra ``solve``.
    """
    with required_extra("solve"):
        from kostka.domino.verdict import verdict  # noqa: PLC0415
    return verdict(log, seconds, progress)
