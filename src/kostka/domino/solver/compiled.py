"""Compiling kernels with numba, and forgetting what was compiled from older sources."""

from pathlib import Path
from typing import Any

from numba import njit


def kernel(function: Any) -> Any:
    """Compiles a kernel: cached on disk, without the interpreter's lock, so threads use all cores.

    With NUMBA_DISABLE_JIT=1 the same code runs as plain Python, and is its own reference.
    """
    return njit(cache=True, nogil=True)(function)


def forget_stale(folder: Path) -> None:
    """Removes compiled kernels older than the newest source in the folder.

    numba compares only the file in which the outermost kernel stands; one that calls a kernel from
    another file would go on calling what that file said before.
    """
    newest = max(source.stat().st_mtime for source in folder.glob("*.py"))
    for compiled in (folder / "__pycache__").glob("*.nb[ic]"):
        try:
            if compiled.stat().st_mtime < newest:
                compiled.unlink()
        except OSError:
            continue  # somebody else was faster, or it is not ours to remove


forget_stale(Path(__file__).parent)
