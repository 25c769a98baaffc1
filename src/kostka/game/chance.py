"""Sources of chance: a throw or a deal is a move, made from numbers that one of these gives.

A game writes once how its chance move is drawn from a source; whether the source is seeded,
verifiable (see fairness.py), reported by people or enumerated is none of its business.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """Gives whole numbers, evenly spread."""

    def below(self, n: int) -> int:
        """One of 0 … n-1."""
        ...


SourceAt = Callable[[int], Source]
"""The source for the entry with this number: so that a game resumed goes on as it would have."""


def dice(source: Source, count: int) -> tuple[int, ...]:
    """``count`` dice, each 1…6, in the order they fell."""
    return tuple([source.below(6) + 1 for _ in range(count)])


def shuffled(source: Source, things: Sequence[T]) -> tuple[T, ...]:
    """The things in an even random order (Fisher–Yates: Knuth, TAOCP 2, 3.4.2 P)."""
    row = list(things)
    for last in range(len(row) - 1, 0, -1):
        other = source.below(last + 1)
        row[last], row[other] = row[other], row[last]
    return tuple(row)


def picked(source: Source, things: Sequence[T], count: int) -> tuple[T, ...]:
    """``count`` of the things, one after another, none twice: only as many draws as picks, so that
    they can be enumerated.

    >>> len(list(outcomes(lambda source: picked(source, "abcd", 2))))
    12
    """
    rest = list(things)
    return tuple(rest.pop(source.below(len(rest))) for _ in range(count))


class Seeded:
    """The same seed gives the same numbers: for tests, simulations and ``--seed``.

    >>> dice(Seeded(7), 2) == dice(Seeded(7), 2)
    True
    """

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)
        self.below = self._random.randrange

    below: Callable[[int], int]


def seeded_at(seed: int | str) -> SourceAt:
    """A seeded source of its own for every entry number."""
    return lambda number: Seeded(f"{seed}/{number}")


class Reported:
    """Numbers that people read off real dice: what they said, given out in that order.

    With ``width`` it gives numbers for draws as wide as that only: dice are no tiles.

    >>> dice(Reported([3, 1], lowest=1), 2)
    (3, 1)
    """

    def __init__(self, numbers: Sequence[int], lowest: int = 0, width: int | None = None) -> None:
        self._left = list(numbers)
        self._lowest = lowest
        self._width = width

    @property
    def done(self) -> bool:
        """Every number was given out."""
        return not self._left

    def below(self, n: int) -> int:
        number = self._left.pop(0) if self._left else None
        right = self._width in (None, n)
        if not right or number is None or not 0 <= number - self._lowest < n:
            raise ValueError(f"expected {self._lowest}…{n - 1 + self._lowest}, found {number}")
        return number - self._lowest


def outcomes(draw: Callable[[Source], T]) -> Iterator[tuple[Fraction, T]]:
    """Every outcome of a draw with its probability, in lexicographic order of the numbers drawn.

    The draw is run once for each; equal results are not merged. Two dice give 36 outcomes, a
    whole deal of dominoes more than can be listed: take from the iterator what you need.

    >>> sum(p for p, fell in outcomes(lambda source: dice(source, 2)) if sum(fell) == 7)
    Fraction(1, 6)
    """
    path: list[int] = []
    while True:
        script = _Script(path)
        result = draw(script)
        yield script.probability, result
        path = script.path
        while path and path[-1] + 1 == script.widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1


class _Script:
    """Replays a path of numbers and goes on with zeros, remembering how wide each draw was."""

    def __init__(self, path: Sequence[int]) -> None:
        self.path = list(path)
        self.widths: list[int] = []
        self.probability = Fraction(1)

    def below(self, n: int) -> int:
        if len(self.widths) == len(self.path):
            self.path.append(0)
        self.widths.append(n)
        self.probability /= n
        return self.path[len(self.widths) - 1]
