"""Compiled functions that stay readable: the same Python, run by numba or as it stands.

The first use on a machine compiles for some seconds; the result is kept beside the source.
``NUMBA_DISABLE_JIT=1`` runs everything uncompiled.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function at its first call, keeps the result on disk, releases the lock."""
    return cast(Callable[P, R], njit(cache=True, nogil=True)(function))
