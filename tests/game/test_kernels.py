"""Kernels kept on disk are forgotten when a source beside them is newer."""

import os
from pathlib import Path

from kostka.game.kernels import forget_stale


def test_only_what_is_older_than_the_newest_source_is_forgotten(tmp_path: Path) -> None:
    kept = tmp_path / "__pycache__"
    kept.mkdir()
    for path, age in (("a.py", 30), ("b.py", 10), ("__pycache__/a.nbi", 20)):
        (tmp_path / path).touch()
        os.utime(tmp_path / path, (1_000_000 - age, 1_000_000 - age))
    (kept / "b.nbc").touch()
    forget_stale(tmp_path)
    assert sorted(path.name for path in kept.iterdir()) == ["b.nbc"]
