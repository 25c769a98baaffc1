"""Compiled kernels that a solver keeps on disk, and forgetting those of older sources."""

from pathlib import Path


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
