"""An answer of practice computed once more from the rules: what a throw to table is worth."""

import pytest

from kostka.mexiko import rules
from kostka.mexiko.practice import HEADER, _judge
from kostka.mexiko.rules.calls import COUNT, MEXIKO, WAYS
from kostka.mexiko.rules.moves import Accept, Behind, Say, Throw, ToTable
from kostka.mexiko.rules.state import TARGET
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.worth import choices


@pytest.mark.parametrize("call", [3, 11, 17, MEXIKO])
def test_a_throw_to_table_by_all_36_throws(call: int) -> None:
    state = rules.start(HEADER)
    for move in (Throw(5), Say(call), Accept()):
        state = rules.apply(state, move)
    won = 0.0
    for dice in range(COUNT):
        after = rules.apply(rules.apply(state, ToTable()), Throw(dice))
        mine, theirs = after.board.points
        serves = after.gam.server == 0
        assert max(mine, theirs) < TARGET
        server, receiver = (mine, theirs) if serves else (theirs, mine)
        chance = float(solution(state.rules).win[server, receiver])
        won += WAYS[dice] / 36 * (chance if serves else 1 - chance)
    assert choices(state)[ToTable()] == pytest.approx(won, abs=1e-9)
    costs = {choice.move: choice.cost for choice in _judge(state, 0)}
    worths = choices(state)
    assert costs[Behind()] - costs[ToTable()] == pytest.approx(
        worths[ToTable()] - worths[Behind()], abs=1e-9
    )
