"""What ``kostka solve mexiko`` says."""

import pytest

from kostka.game.errors import RuleError
from kostka.mexiko.solve import solve
from kostka.mexiko.solver.solution import Solution, solution
from kostka.mexiko.solver.stakes import ALL_OPTIONS, Options


def test_the_known_values() -> None:
    (found,) = solve()
    assert found["gam"]["server"] == pytest.approx(0.3116151817, abs=5e-11)
    assert found["set"]["0:0"] == pytest.approx(0.523043437, abs=5e-10)
    assert found["set"]["14:14"] == pytest.approx(0.646668130, abs=5e-10)
    assert found["exploitability"] < 1e-9
    assert found["seconds"] > 0


def test_seconds_are_of_solving_not_of_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[float] = []
    monkeypatch.setattr("kostka.mexiko.solve.time.perf_counter", lambda: float(len(compiled)))

    class Counted(Solution):
        def __init__(self, options: Options) -> None:
            compiled.append(1)
            super().__init__(options)

    monkeypatch.setattr("kostka.mexiko.solver.solution.Solution", Counted)
    (found,) = solve()
    assert (len(compiled), found["seconds"]) == (2, 1.0), "the first one only warms up"


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_one_score_under_any_options(options: Options) -> None:
    pays = options.open_mexiko_pays_two
    (found,) = solve(two_points=options.two_points, open_mexiko_pays_two=pays, state="7:9")
    exact = solution(options).chance(7, 9, serving=True)
    assert found["set"] == {"server": exact, "receiver": 1 - exact}
    assert found["exploitability"] < 1e-9
    serve = found["strategy"]["sides"][0]["states"]["serve"]["throws"]
    assert len(serve) == 21
    assert all(sum(calls.values()) == pytest.approx(1, abs=1e-9) for calls in serve.values())
    assert "serve" not in found["strategy"]["sides"][1]["states"]


@pytest.mark.parametrize("state", ["7", "7:15", "-1:3", "a:b", "7:9:1", "100:0", "٧:٩", ":"])
def test_there_is_no_such_score(state: str) -> None:
    with pytest.raises(RuleError) as caught:
        next(solve(state=state))
    assert (caught.value.rule, caught.value.code) == ("MX-20", "mexiko-solve-score")
