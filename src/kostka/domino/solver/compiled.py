"""Compiling kernels with numba, and forgetting what was compiled from older sources."""

from pathlib import Path
from typing import Any

from numba import njit

from kostka.game.kernels import forget_stale


def kernel(function: Any) -> Any:
    """Compiles a kernel: cached on disk, without the interpreter's lock, so threads use all cores.

    With NUMBA_DISABLE_JIT=1 the same code runs as plain Python, and is its own reference.
    """
    return njit(cache=True, nogil=True)(function)


forget_stale(Path(__file__).parent)
