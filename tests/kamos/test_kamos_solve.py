"""What ``kostka solve kamos`` says."""

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
