"""Compiled kernels are kept, and forgotten when a source that they hang on has changed."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kostka.game.kernels import kept_for, sources_of

pytestmark = pytest.mark.long

INNER = """
from kostka.game.kernels import kernel

@kernel
def inner(x):
    return x / 0.0 + {constant}
"""
OUTER = """
import sys
from inner import inner
from kostka.game.kernels import kernel

@kernel
def outer(x):
    return inner(x)

@kernel
def other(x):
    return x

found = outer(-1.0), other(2.0)
if len(sys.argv) > 1:
    print(outer(-1.0), sum(outer.stats.cache_hits.values()))
"""


def run(folder: Path, *given: str, **environment: str) -> str:
    """What the outer kernel gives, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, str(folder / "outer.py"), *given],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.strip()


@pytest.fixture
def solver(tmp_path: Path) -> Path:
    folder = tmp_path / "solver"
    folder.mkdir()
    (folder / "inner.py").write_text(INNER.format(constant="0.0"))
    (folder / "outer.py").write_text(OUTER)
    return folder


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("kernels-*"))


def test_a_kernel_is_compiled_once_and_anew_when_one_that_it_calls_has_changed(
    solver: Path,
) -> None:
    assert run(solver, "tell") == "-inf 0", "a division by zero is no error"
    (first,) = kept(solver)
    assert first.parent == solver / "__pycache__"
    assert run(solver, "tell") == "-inf 1", "read from the disk"
    (solver / "inner.py").write_text(INNER.format(constant="float('inf')"))
    assert run(solver, "tell") == "nan 0"
    (second,) = kept(solver)
    assert second != first, "the old code is forgotten"


def test_what_rules_say_is_a_source_too(solver: Path) -> None:
    folders = (solver, solver.parent / "rules")
    before = kept_for(folders)
    kept_for.cache_clear()
    assert kept_for(folders) == before
    (solver.parent / "rules").mkdir()
    (solver.parent / "rules" / "sets.py").write_text("TARGET = 15\n")
    kept_for.cache_clear()
    after = kept_for(folders)
    assert before != after
    assert kept(solver) == [after]


def test_who_calls_a_kernel_of_another_folder_hangs_on_its_sources_too(tmp_path: Path) -> None:
    def made(file: str, source: str, names: dict[str, Any]) -> Any:
        exec(compile(source, str(tmp_path / file), "exec"), names)
        return names["made"]

    inner = SimpleNamespace(py_func=made("solver/inner.py", "def made(x): return x", {}))
    outer = made("bench/outer.py", "def made(x): return inner(x)", {"inner": inner})
    bench, solver = tmp_path / "bench", tmp_path / "solver"
    assert sources_of(outer) == (bench, solver, tmp_path / "rules")
    assert sources_of(inner.py_func) == (solver, tmp_path / "rules")


def test_what_is_told_or_cannot_be_written_is_kept_elsewhere_or_not_at_all(
    solver: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = (solver,)
    kept_for.cache_clear()
    told = kept_for(folders, str(tmp_path / "told"))
    assert told is not None
    assert told.is_relative_to(tmp_path / "told")
    (solver / "__pycache__").touch()  # no folder can be made there
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "mine"))
    user = kept_for(folders)
    assert user is not None
    assert user.is_relative_to(tmp_path / "mine" / "kostka")
    kept_for.cache_clear()
    (tmp_path / "full").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "full"))
    assert kept_for(folders) is None
    assert run(solver, "tell", XDG_CACHE_HOME=str(tmp_path / "full")) == "-inf 0"


def test_uncompiled_it_is_the_same_python(solver: Path) -> None:
    (solver / "inner.py").write_text(INNER.format(constant="0.0").replace("/ 0.0", "/ 2.0"))
    assert run(solver, NUMBA_DISABLE_JIT="1") == ""
    assert kept(solver) == []


def test_nothing_heavy_is_loaded_before_a_kernel_is_made() -> None:
    program = "import sys, kostka.game.kernels; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)
