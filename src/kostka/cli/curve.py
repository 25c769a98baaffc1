"""A number over the course of a game, drawn in text."""

from collections.abc import Sequence

BLOCKS = " ▁▂▃▄▅▆▇█"
MARKS = " #"
"""The same in ASCII: a line is full or it is not."""


def curve(
    points: Sequence[tuple[int, float]],
    *,
    width: int,
    height: int,
    low: float,
    high: float,
    ascii_only: bool = False,
) -> list[str]:
    """Lines from the top down. ``points`` are places, in order, with the value from there on.

    >>> curve([(1, 0.0), (2, 0.5), (3, 1.0)], width=6, height=2, low=0, high=1)
    ['    ██', '  ████']
    >>> curve([(1, 0.5), (2, 1.0)], width=4, height=2, low=0, high=1, ascii_only=True)
    ['  ##', '####']
    """
    steps = MARKS if ascii_only else BLOCKS
    fine = len(steps) - 1
    span = (high - low) or 1.0
    filled = [
        round((min(max(value, low), high) - low) / span * height * fine)
        for value in _columns(points, width)
    ]
    return [
        "".join(steps[min(max(fill - row * fine, 0), fine)] for fill in filled)
        for row in range(height - 1, -1, -1)
    ]


def _columns(points: Sequence[tuple[int, float]], width: int) -> list[float]:
    """The value in each column: the last one that had begun at its middle."""
    first, last = points[0][0], points[-1][0] + 1
    values, now = [], 0
    for column in range(width):
        place = first + (last - first) * (column + 0.5) / width
        while now + 1 < len(points) and points[now + 1][0] <= place:
            now += 1
        values.append(points[now][1])
    return values
