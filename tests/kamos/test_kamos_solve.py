"""What ``kostka solve kamos`` says, and that nothing heavy is loaded where nobody needs it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kostka.game.errors import RuleError
from kostka.kamos.solve import solve


def test_one_column_exactly() -> None:
    (found,) = solve(columns=1)
    assert found["value"] == found["policy"] == pytest.approx(116.1668, abs=5e-5)
    assert (found["columns"], found["stderr"]) == (1, 0)
    assert found["seconds"] > 0
    (found,) = solve(columns=1, throws=2)
    assert found["value"] == pytest.approx(92.0625, abs=5e-5)
    (found,) = solve(columns=1, hand="any-full-throw")
    assert found["value"] == pytest.approx(124.8943, abs=5e-5)


@pytest.mark.rule("KCR-14")
def test_a_doubled_sheet_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOSTKA_CACHE", str(tmp_path / "kept"))
    (found,) = solve(columns=1, no_hajcman_doubles=True)
    assert "value" not in found
    assert found["policy"] < found["bound"]
    assert 0 < found["stderr"] < 2
    assert "expected" not in found, "it would leave the doubling out"
    assert len(list((tmp_path / "kept").iterdir())) == 1


@pytest.mark.parametrize("options", [{"columns": 0}, {"columns": 21}, {"throws": 6}])
def test_there_is_no_such_game(options: dict[str, Any]) -> None:
    with pytest.raises(RuleError, match="option-value"):
        next(solve(**options))


LIGHT = """
import sys
from kostka.game.chance import Seeded, seeded_at
from kostka.game.log import begin
from kostka.game.play import play
from kostka.game.room import new_header, room
where = room("kamos")
players = {0: where.bots["club"](), 1: where.bots["novice"]()}
log = play(begin(where.game, new_header(where, seats=["", ""])), players, seeded_at(1), Seeded(1))
assert where.score(log)["winner"] in (0, 1)
assert not {"numpy", "numba"} & set(sys.modules), "nothing heavy"
"""

WITHOUT = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None  # as where the extra is not installed
from kostka.game.errors import RuleError
from kostka.game.log import begin
from kostka.game.room import new_header, room
where = room("kamos")
log = begin(where.game, new_header(where))
heavy = (where.bots["optimal"], where.bots["rival"])
for use in (*heavy, lambda: where.analyse(log), lambda: next(where.solve())):
    try:
        use()
    except RuleError as refusal:
        assert refusal.code == "solver-missing", refusal
    else:
        raise AssertionError("it cannot have worked")
"""


@pytest.mark.parametrize("program", [LIGHT, WITHOUT], ids=["light", "without"])
def test_who_only_plays_and_scores_needs_nothing_heavy(program: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
