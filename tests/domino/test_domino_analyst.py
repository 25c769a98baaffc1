"""The analyst: what lays gave away, with open hands and with what was known, and lucky deals."""

from collections.abc import Callable
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.analyst import analyse
from kostka.domino.definition import GAME
from kostka.domino.rules import Move, State
from kostka.domino.rules.moves import Deal, Lay, Pass
from kostka.domino.rules.seating import pair_of
from kostka.domino.rules.state import Due
from kostka.domino.solver.doubledummy import values_of_moves
from kostka.domino.solver.leads import LEAD, lead_values
from kostka.domino.solver.position import Count
from kostka.domino.solver.table import lays_in, position_in, seen_in
from kostka.domino.solver.worlds import Worlds
from kostka.game.chance import Seeded, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, begin
from kostka.game.play import play
from kostka.game.player import Turn

pytestmark = pytest.mark.long

Party = Callable[..., Log[State, Move]]
KNOWN = "02 11 22 23 24 25 35 / 12 14 15 16 26 33 55 / 00 01 03 04 13 45 56 / 05 06 34 36 44 46 66"
"""Worth 35 to the leader, by 22 only: the first of the deals with known values."""


def dealt(**options: str) -> Log[State, Move]:
    header = new_header(GAME, options={"target": "1", "reshuffle": "no", **options})
    hands = tuple(tuple(hand.split()) for hand in KNOWN.split(" / "))
    return begin(rules, header).append(Deal(hands))


def best(log: Log[State, Move]) -> Move:
    """The best move for one who sees all hands."""
    state = log.state
    assert state.round is not None
    turn = state.round.turn
    moves = rules.legal(state, turn)
    named = lays_in(Turn(turn, rules.view(state, turn), moves, Seeded(0)))
    if not named:
        return moves[0]
    values = values_of_moves(position_in(state), state.rules.count)
    return named[max(named, key=lambda lay: values[lay])]


def played_out(log: Log[State, Move], choose: Callable[[Log[State, Move]], Move]) -> Any:
    while log.state.due is Due.PLAY and not log.state.party.rounds:
        log = log.append(choose(log))
    return log


def written(log: Log[State, Move]) -> int:
    """The points of the first round, as the leader's pair has it."""
    (outcome,) = log.state.party.rounds
    return outcome.points if outcome.winner == pair_of(outcome.leader) else -outcome.points


def test_who_plays_best_gives_nothing_away() -> None:
    log = played_out(dealt(), best)
    assert written(log) == 35
    found = analyse(log)
    assert found.unit == "points"
    more = 35 - LEAD["all"]  # than a lead is worth on the mean
    assert [(one.number, one.side, one.gain) for one in found.luck] == [(1, 0, more), (1, 1, -more)]
    assert [one.hindsight for one in found.decisions] == [0] * len(found.decisions)
    assert all(one.hindsight_best == one.choice for one in found.decisions)
    assert all(one.cost >= 0 and one.error >= 0 for one in found.decisions)


@pytest.mark.parametrize("blunder", ["11", "24", "35"])
def test_a_planted_blunder_costs_what_it_gave_away(blunder: str) -> None:
    log = played_out(dealt().append(Lay(blunder)), best)
    first, *others = analyse(log).decisions
    assert (first.number, first.seat, first.choice) == (2, 0, blunder)
    assert first.hindsight_best == "22"
    assert (first.move, first.hindsight_move) == (Lay(blunder), Lay("22"))
    assert first.hindsight == 35 - written(log) > 0
    assert all(one.hindsight == 0 for one in others)


@pytest.mark.parametrize("count", ["all", "opponents"])
@pytest.mark.parametrize("bot", ["random", "club"])
def test_deal_and_costs_account_for_the_points(bot: str, count: str) -> None:
    players = {seat: GAME.bots[bot]() for seat in range(4)}
    header = new_header(GAME, options={"target": "1", "count": count})
    for seed in (1, 2):
        log = play(begin(rules, header), players, seeded_at(seed), Seeded(seed))
        found = analyse(log)
        for side in (0, 1):
            luck = sum(one.gain for one in found.luck if one.side == side)
            given = [one.hindsight or 0 for one in found.decisions if one.seat % 2 == side]
            got = [one.hindsight or 0 for one in found.decisions if one.seat % 2 != side]
            points = log.state.party.points
            leads = [one.leader % 2 == side for one in log.state.party.rounds]
            luck += sum(LEAD[log.state.rules.count] * (1 if own else -1) for own in leads)
            assert luck - sum(given) + sum(got) == pytest.approx(points[side] - points[1 - side])


@pytest.mark.parametrize("count", ["all", "opponents"])
def test_luck_comes_to_nothing_over_many_deals(count: Count) -> None:
    """Over other deals than those that the worth of the lead was found from."""
    values = lead_values(20, 600, count)
    assert abs(values.mean() - LEAD[count]) < 3.5 * values.std() / 600**0.5
    assert LEAD[count] > 10, "else there would be nothing to take off"


def test_what_is_forced_is_no_decision() -> None:
    log = played_out(dealt(), best)
    choices = {
        step.number
        for step in log.steps()
        if isinstance(step.move, Lay | Pass)
        and step.before.round is not None
        and len(rules.legal(step.before, step.before.round.turn)) > 1
    }
    assert {one.number for one in analyse(log).decisions} == choices
    assert len(choices) < len(log.entries) - 1


@pytest.mark.parametrize(("seed", "number"), [(207, 37), (265, 33), (357, 28), (375, 27)])
def test_where_everything_can_be_inferred_both_costs_are_the_same(seed: int, number: int) -> None:
    """One world left: what was known is all there is to know. (Rounds found by looking.)"""
    players = {seat: GAME.bots["random"]() for seat in range(4)}
    header = new_header(GAME, options={"target": "1"})
    log = play(begin(rules, header), players, seeded_at(seed), Seeded(seed))
    (one,) = (one for one in analyse(log, seconds=0.001).decisions if one.number == number)
    (step,) = (step for step in log.steps() if step.number == number)
    assert Worlds(seen_in(rules.view(step.before, one.seat))).count == 1
    assert (one.cost, one.error) == (one.hindsight, 0)
    assert one.worth == int(one.worth)


def test_the_same_party_always_comes_out_the_same() -> None:
    log = dealt().append(Lay("11"))
    assert analyse(log) == analyse(log)


def test_it_can_be_told_how_long_to_think() -> None:
    told: list[tuple[int, int]] = []
    log = dealt().append(Lay("11"))
    (found,) = analyse(log, seconds=0.05, progress=lambda *at: told.append(at)).decisions
    assert found.hindsight is not None
    assert told == [(0, 2), (1, 2), (2, 2)]


def test_hands_that_nobody_wrote_down_are_left_out(party: Party) -> None:
    found = analyse(party("11 12< - 15>\n= A out 30\n= B fish 12"))
    assert (found.decisions, found.luck) == ((), ())


def test_a_false_pass_is_a_fault_and_no_decision(party: Party, deal: str) -> None:
    hands = deal.split(" / ")
    turned = " / ".join([*hands[1:], hands[0]])
    log = party(f"= B out 30\n{turned}\n11 - - 01> 12< - - 00>", allow_revoke="yes")
    numbers = {one.number for one in analyse(log).decisions}
    passes = {step.number for step in log.steps() if isinstance(step.move, Pass)}
    assert numbers
    assert not numbers & passes
