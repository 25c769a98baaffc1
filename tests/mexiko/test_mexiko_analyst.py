"""The analyst: costs by what was known, luck by what was not, and together the result."""

from collections.abc import Callable

import numpy as np
import pytest

from kostka.game.analysis import Analysis
from kostka.game.chance import Seeded, outcomes, seeded_at
from kostka.game.definition import new_header
from kostka.game.log import Log, Undo, begin
from kostka.game.play import play
from kostka.mexiko import rules
from kostka.mexiko.analyst import analyse
from kostka.mexiko.definition import GAME
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.moves import Accept, Behind, Doubt, GamResult, Say, Throw, ToTable
from kostka.mexiko.solver.dice import SERVE
from kostka.mexiko.solver.solution import solution
from kostka.mexiko.standing import side_of
from kostka.mexiko.worth import choices, worth

Told = Callable[..., Log[State, Move]]
RandomLog = Callable[..., Log[State, Move]]


def match(first: str, second: str, seed: int, **options: str) -> Log[State, Move]:
    players = {0: GAME.bots[first](), 1: GAME.bots[second]()}
    log: Log[State, Move] = begin(rules, new_header(GAME, options=options))
    return play(log, players, seeded_at(seed), Seeded(seed))


def accounted(log: Log[State, Move], found: Analysis) -> float:
    """The home team's worth at the end as start, luck and costs make it."""
    start = worth(log.rules.start(log.header))
    assert start is not None
    luck = [sum(one.gain for one in found.luck if one.side == side) for side in (0, 1)]
    return start + luck[0] - luck[1] - found.cost(0) + found.cost(1)


@pytest.mark.parametrize(
    ("first", "second", "options"),
    [
        ("random", "random", {"best_of": "4", "voluntary_open": "yes", "two_points": "called"}),
        ("club", "random", {"best_of": "3", "open_mexiko_pays_two": "no"}),
        ("novice", "equilibrium", {"best_of": "5"}),
        ("equilibrium", "equilibrium", {"best_of": "2"}),
    ],
)
def test_luck_and_costs_account_for_the_result(
    first: str, second: str, options: dict[str, str]
) -> None:
    for seed in (1, 2):
        log = match(first, second, seed, **options)
        result = rules.result(log.state)
        assert result is not None
        end = {(1, 2): 1.0, (2, 1): 0.0, (1, 1): 0.5}[result.places[0], result.places[1]]
        found = analyse(log)
        assert accounted(log, found) == pytest.approx(end, abs=1e-9)
        assert min(decision.cost for decision in found.decisions) >= 0
        for seat, name in enumerate((first, second)):
            if name == "equilibrium":
                assert found.cost(seat) == 0
            if name == "random":
                assert found.cost(seat) > 0.1


def test_it_holds_with_mishaps_and_open_dice(told: Told) -> None:
    """A match cut short is accounted for up to where it stands."""
    for text, options in (
        ("31>52 ok 51>61\n! per partes\nno\n2. = home 1", {}),
        ("hidden 31>52 ok half 53/3>54 ok hidden 31>61", {"voluntary_open": "yes"}),
        ("54>61 ok\n! off table\n>62 no", {}),
        ("31>52 tab M\n65>65 ok 31>6i", {"best_of": "4"}),
    ):
        log = told(text, **options)
        now = worth(log.state)
        found = analyse(log)
        reported = sum(
            (worth(step.after) or 0) - (worth(step.before) or 0)
            for step in log.steps()
            if isinstance(step.move, GamResult)
        )
        assert accounted(log, found) + reported == pytest.approx(now, abs=1e-9)


def test_luck_of_throws_comes_to_nothing() -> None:
    """All throws of a serve, weighted as they fall; and after an accept, and in the open."""
    log: Log[State, Move] = begin(rules, new_header(GAME, options={"best_of": "3"}))
    state = log.state
    assert mean_luck(state) == pytest.approx(0, abs=1e-12)
    for move in (Throw(3), Say(7), Accept()):
        state = rules.apply(state, move)
    for where in (Behind(), ToTable()):
        assert mean_luck(rules.apply(state, where)) == pytest.approx(0, abs=1e-12)


def mean_luck(state: State) -> float:
    """The home team's, over all throws that may fall now."""
    before, total = worth(state), 0.0
    assert before is not None
    for probability, throw in outcomes(lambda source: rules.draw(state, source)):
        after = worth(rules.apply(state, throw))
        assert after is not None
        total += float(probability) * (after - before)
    return total


@pytest.mark.parametrize("call", [6, 7, 12, 20])
def test_luck_of_answers_comes_to_nothing_against_the_solution(call: int) -> None:
    """Over the throws that may lie under a served call when the solution made it."""
    start = begin(rules, new_header(GAME)).state
    answerer = side_of(start, 1)
    belief = answerer.belief(SERVE, call)
    assert belief is not None
    for answer in (Accept(), Doubt()):
        mean = 0.0
        for dice in np.flatnonzero(belief):
            state = rules.apply(rules.apply(start, Throw(int(dice))), Say(call))
            values = choices(state)
            cost = max(values.values()) - values[answer]
            before, after = worth(state), worth(rules.apply(state, answer))
            assert before is not None
            assert after is not None
            mean += float(belief[dice]) * (before - after + cost)  # the guest's gain
        assert mean == pytest.approx(0, abs=1e-12)


def test_the_cost_of_a_call_is_what_the_solution_says(told: Told) -> None:
    side = solution().side(0, 0, serving=True)
    values = side.throw_values(SERVE, 0)
    found = analyse(told("31>31 ok?")).decisions
    assert (found[0].choice, found[0].seat) == ("31", 0)
    assert found[0].cost == pytest.approx(np.nanmax(values) - values[0], abs=1e-12)
    assert found[0].worth == pytest.approx(values[0], abs=1e-12)


def test_what_everybody_sees_is_known(told: Told) -> None:
    """A throw that counts as 31 (MX-51) and was called 61: accepting that is a plain mistake."""
    log = told("54>61\n! per partes\nok?")
    answer = analyse(log).decisions[-1]
    assert (answer.choice, answer.best) == ("ok", "no")
    assert (answer.move, answer.best_move) == (Accept(), Doubt())
    assert answer.cost > 0.02


def test_a_set_that_decides_nothing_much_costs_less(told: Told) -> None:
    """The same mistake at 0:0 in a match of one set and of five."""
    alone = analyse(told("31>31 ok?")).decisions[0].cost
    first = analyse(told("31>31 ok?", best_of="5")).decisions[0].cost
    assert 0 < first < alone


def test_unknown_throws_and_reported_gams(told: Told) -> None:
    """A call made with dice that nobody told is not judged, its answer is; reports are neither."""
    found = analyse(told("?>M ok tab 31\n2. = guest 1\n= 15:7", best_of="3"))
    assert [decision.choice for decision in found.decisions] == ["ok", "table"]
    assert [luck.number for luck in found.luck] == [5]


def test_a_call_that_the_solution_never_makes(told: Told) -> None:
    """31 served cannot be a lie, so doubting it costs; 43 might be one, and nobody can say."""
    certain = analyse(told("31>31 no")).decisions[1]
    assert certain.cost > 0.01
    assert analyse(told("31>43 no")).decisions[1].cost == 0
    assert analyse(told("31>43 ok?")).decisions[1].cost == 0


def test_what_was_taken_back_is_not_judged(told: Told) -> None:
    log = told("31>M")
    assert len(analyse(log).decisions) == 1
    assert analyse(log.append(Undo(2))).decisions == ()


def test_any_match_can_be_analysed(random_log: RandomLog) -> None:
    for seed in range(25):
        found = analyse(random_log(seed, steps=60, corrections=0.05))
        for decision in found.decisions:
            assert decision.cost >= 0
            assert -1e-12 <= decision.worth <= 1 + 1e-12
