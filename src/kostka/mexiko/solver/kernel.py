"""Compiled functions that stay readable: the same Python, run by numba or as it stands.

The first use on a machine compiles for some seconds; the result is kept beside the source, or in
the user's cache where that cannot be written. ``NUMBA_DISABLE_JIT=1`` runs everything uncompiled.

numba looks only at a kernel's own file to see whether what it kept is still good. A kernel that
calls one from another file would go on with that one's old code, so everything is kept in a
folder named after the whole package's source.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

from numba import config, njit

P = ParamSpec("P")
R = TypeVar("R")
SETTINGS: Any = config  # its names are made as it is imported


def _folder() -> Path:
    here = Path(__file__).parent
    source = hashlib.sha256()
    for path in sorted(here.glob("*.py")):
        source.update(path.read_bytes())
    beside = here / "__pycache__"
    if SETTINGS.CACHE_DIR:
        home = Path(SETTINGS.CACHE_DIR)
    elif os.access(beside if beside.exists() else here, os.W_OK):
        home = beside
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "kostka"
    return home / f"kernels-{source.hexdigest()[:12]}"


FOLDER = _folder()


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a function at its first call, keeps the result on disk, releases the lock."""
    before = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(FOLDER)  # read while decorating, and by others: so put it back
    try:
        return cast(Callable[P, R], njit(cache=True, nogil=True)(function))
    finally:
        SETTINGS.CACHE_DIR = before
