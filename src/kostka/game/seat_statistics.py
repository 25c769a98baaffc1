"""What somebody usually does, and what fell to them, counted over finished games."""

from collections.abc import Iterable

import msgspec


class Habit(msgspec.Struct, frozen=True):
    """So many times of so many occasions; ``expected``: how many times it would be by chance alone,
    None where that is no question of chance."""

    times: int
    of: int
    expected: float | None = None


class SeatStatistics(msgspec.Struct, frozen=True):
    """Of one seat in one game, or added up. ``faces``: how often each face 1 … 6 fell to it, empty
    where nobody throws; ``habits`` by the game's own keys."""

    faces: tuple[int, ...] = ()
    habits: dict[str, Habit] = {}


def total(found: Iterable[SeatStatistics]) -> SeatStatistics:
    """All together.

    >>> one, other = {"a": Habit(1, 2)}, {"a": Habit(0, 3)}
    >>> total([SeatStatistics((1, 0, 0, 0, 0, 0), one), SeatStatistics((), other)])
    SeatStatistics(faces=(1, 0, 0, 0, 0, 0), habits={'a': Habit(times=1, of=5, expected=None)})
    """
    faces: tuple[int, ...] = ()
    habits: dict[str, Habit] = {}
    for one in found:
        if one.faces:
            faces = tuple(map(sum, zip(faces or (0,) * len(one.faces), one.faces, strict=True)))
        for key, more in one.habits.items():
            known = habits.get(key)
            habits[key] = more if known is None else _both(known, more)
    return SeatStatistics(faces, habits)


def face_counts(faces: Iterable[int]) -> tuple[int, ...]:
    """How often each face 1 … 6 is among these.

    >>> face_counts([6, 1, 6])
    (1, 0, 0, 0, 0, 2)
    """
    counts = [0] * 6
    for face in faces:
        counts[face - 1] += 1
    return tuple(counts)


def _both(one: Habit, other: Habit) -> Habit:
    expected = None
    if one.expected is not None and other.expected is not None:
        expected = one.expected + other.expected
    return Habit(one.times + other.times, one.of + other.of, expected)
