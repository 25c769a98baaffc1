"""What was found out about a value a moment ago is known to the next who asks about the same."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")

KEPT = 4
"""So many values are remembered with what was found."""


def keep_latest(work: Callable[[K], T]) -> Callable[[K], T]:
    """For what every viewer of one state asks in a row. The value is known by its identity: to hash
    a whole state costs more than most work. Only for what never changes.

    >>> asked = []
    >>> length = keep_latest(lambda text: asked.append(text) or len(text))
    >>> length("tile"), length("tile"), asked
    (4, 4, ['tile'])
    """
    known: tuple[tuple[K, T], ...] = ()

    @wraps(work)
    def found(value: K) -> T:
        nonlocal known
        for each, result in known:
            if each is value:
                return result
        result = work(value)
        known = ((value, result), *known[: KEPT - 1])
        return result

    return found
