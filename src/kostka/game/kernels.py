"""Compiled functions that stay readable: the same Python, run by numba or as it stands.

The first use on a machine compiles for some seconds; the result is kept beside the source, or in
the user's cache where that cannot be written. ``NUMBA_DISABLE_JIT=1`` runs everything uncompiled.

numba looks only at a kernel's own file to see whether what it kept is still good. A kernel that
calls one from another file, or has a constant from there, would go on with the old one. So what is
compiled is kept in a folder named after all sources it may come from, and what was kept for others
is forgotten when that folder is new.

Nothing here loads numba before a kernel is made.
"""

import hashlib
import os
import shutil
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")
ONE_BY_ONE = threading.Lock()
"""numba's folder is a setting of the whole process: games may be loaded by several threads."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function at its first call, keeps the result on disk, releases the lock.

    A division by zero is no error but inf or nan, as numpy has it.
    """
    from numba import config, njit  # noqa: PLC0415  (heavy: only who solves has it)

    settings: Any = config  # its names are made as it is imported
    if settings.DISABLE_JIT:
        return function
    with ONE_BY_ONE:
        usual = settings.CACHE_DIR
        folder = kept_for(sources_of(function), usual)
        settings.CACHE_DIR = str(folder or usual)  # read while decorating, and by others
        try:
            made = njit(cache=folder is not None, nogil=True, error_model="numpy")(function)
        finally:
            settings.CACHE_DIR = usual
    return cast(Callable[P, R], made)


def sources_of(function: Any) -> tuple[Path, ...]:
    """The folders whose sources make a function what it is once it is compiled: its own first,
    then those of the kernels that it calls, and the rules beside each."""
    named = (function.__globals__.get(name) for name in function.__code__.co_names)
    called = (inner.py_func for inner in named if hasattr(inner, "py_func"))
    files = [one.__code__.co_filename for one in (function, *called)]
    own = [Path(file).parent for file in files]
    return tuple(dict.fromkeys((*own, *(folder.parent / "rules" for folder in own))))


@cache
def kept_for(folders: tuple[Path, ...], usual: str = "") -> Path | None:
    """The folder for what is compiled from these sources; None where nothing can be kept.

    ``usual``: where numba is told to keep things, if it is (``NUMBA_CACHE_DIR``).
    """
    files = (path for folder in folders for path in sorted(folder.glob("*.py")))
    kind, source = _hash(*map(os.fsencode, folders)), _hash(*(file.read_bytes() for file in files))
    for home in _homes(folders[0], usual):
        kept = home / f"kernels-{kind}-{source}"
        try:
            if not kept.exists():
                kept.mkdir(parents=True, exist_ok=True)
                _forget(kept, f"kernels-{kind}-*")
        except OSError:
            continue
        if os.access(kept, os.W_OK):
            return kept
    return None


def _homes(folder: Path, usual: str) -> list[Path]:
    """Where a folder's kernels may be kept, the best place first."""
    mine = f"{folder.name}-{_hash(os.fsencode(folder))}"
    if usual:
        return [Path(usual) / mine]
    user = Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))
    return [folder / "__pycache__", user / "kostka" / mine]


def _forget(kept: Path, others: str) -> None:
    for other in kept.parent.glob(others):
        if other != kept:
            shutil.rmtree(other, ignore_errors=True)  # somebody else may be faster


def _hash(*parts: bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(part)
    return found.hexdigest()[:12]
