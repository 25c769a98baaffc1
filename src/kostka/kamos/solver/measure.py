"""What a guide's player makes, in simulated games."""

from dataclasses import dataclass

import numpy as np

from kostka.kamos.solver.guide import Guide, surplus
from kostka.kamos.solver.play import Games, play
from kostka.kamos.solver.terms import ROWS, Terms


@dataclass(frozen=True)
class Measured:
    """``mean`` and ``stderr`` of the points made; ``expected`` and ``expected_stderr``: the same
    expectation measured with luck cancelled out (``play``)."""

    mean: float
    stderr: float
    expected: float
    expected_stderr: float
    games: Games


def measure(
    terms: Terms, guide: Guide, games: int = 2000, seed: int = 0, record: bool = False
) -> Measured:
    """Plays ``games`` solo games by the guide; ``record``: with every sheet on the way.

    With ``no_hajcman_doubles`` the sheet's own doubling (KCR-14) is in ``mean`` only.
    """
    played = play(terms, guide, games, seed, record=record)
    root = guide.worth(np.full(ROWS, terms.columns))
    for row in range(ROWS):
        if guide.mean[row] > 0:
            hope = surplus(terms.columns, 0.0, terms.turns, guide.hope[row], guide.mean[row])
            root += hope
    return Measured(
        played.mean,
        played.stderr,
        root + float(played.slack.mean()),
        float(played.slack.std(ddof=1) / np.sqrt(games)),
        played,
    )
