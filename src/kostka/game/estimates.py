"""Many numbers in short, and how far a mean or a share of them may be trusted."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

NORMAL_95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Estimate:
    """Numbers of many games in short: how many, their mean, its standard error, and the ends.

    The error is None where it is not known: one number alone does not say how far others lie.

    >>> Estimate.of([1, 2, 3, 4])
    Estimate(count=4, mean=2.5, error=0.6454972243679028, least=1, most=4)
    """

    count: int
    mean: float
    error: float | None
    least: float
    most: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> "Estimate":
        """The spread of at least one number."""
        count = len(numbers)
        mean = math.fsum(numbers) / count
        squares = math.fsum((number - mean) ** 2 for number in numbers)
        error = math.sqrt(squares / (count - 1) / count) if count > 1 else None
        return cls(count, mean, error, min(numbers), max(numbers))

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true mean lies with 95 % certainty, if the games are many; None for one."""
        if self.error is None:
            return None
        return self.mean - NORMAL_95 * self.error, self.mean + NORMAL_95 * self.error

    def report(self) -> dict[str, Any]:
        """All of it by name, as JSON has it."""
        return {
            "count": self.count,
            "mean": self.mean,
            "standard_error": self.error,
            "interval": self.interval,
            "min": self.least,
            "max": self.most,
        }


def share_interval(wins: int, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty (Wilson's interval, good for few games too).

    >>> [round(end, 3) for end in share_interval(5, 10)]
    [0.237, 0.763]
    """
    square = NORMAL_95**2
    middle = (wins + square / 2) / (games + square)
    half = NORMAL_95 / (games + square) * math.sqrt(wins * (games - wins) / games + square / 4)
    return max(0.0, middle - half), min(1.0, middle + half)
