"""Solutions by a rule set's value; fitted guides are kept on disk, for they take long.

They are kept in ``$KOSTKA_CACHE``, else where the system keeps what can be made anew
(``$XDG_CACHE_HOME/kostka``, ``~/.cache/kostka``, ``%LOCALAPPDATA%\\kostka``), and only in memory
where that cannot be written to.
"""

import os
from collections.abc import Mapping
from pathlib import Path

from kostka.kamos.rules.options import Kamos1
from kostka.kamos.solver.solution import Solution, solve_terms
from kostka.kamos.solver.terms import terms_of


def solution_of(rules: Kamos1, loss: float = 0.0) -> Solution:
    """The best solution for these rules. ``loss``: what a lost sheet still gets (``Terms``)."""
    return solve_terms(terms_of(rules, loss), folder())


def folder() -> Path | None:
    """Where guides are kept; None for who has no home."""
    try:
        return place(os.environ, Path.home())
    except RuntimeError:
        return None


def place(environ: Mapping[str, str], home: Path) -> Path:
    """Where guides belong.

    >>> place({"XDG_CACHE_HOME": "/var/me"}, Path("/home/me")).as_posix()
    '/var/me/kostka'
    >>> place({"KOSTKA_CACHE": "/tmp/k"}, Path("/home/me")).as_posix()
    '/tmp/k'
    >>> place({}, Path("/home/me")).as_posix()
    '/home/me/.cache/kostka'
    """
    if own := environ.get("KOSTKA_CACHE"):
        return Path(own)
    system = environ.get("XDG_CACHE_HOME") or environ.get("LOCALAPPDATA")
    return (Path(system) if system else home / ".cache") / "kostka"
