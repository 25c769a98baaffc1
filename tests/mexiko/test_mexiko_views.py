"""What may be seen: MX-16 (and MX-10: the opponent must not see the throw)."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kostka.game.log import Log
from kostka.game.seats import Role, Viewer
from kostka.mexiko import rules
from kostka.mexiko.rules import Move, State
from kostka.mexiko.rules.calls import dice_of
from kostka.mexiko.rules.moves import Throw
from kostka.mexiko.rules.state import Phase

Told = Callable[..., Log[State, Move]]
RandomLog = Callable[..., Log[State, Move]]
VIEWERS: tuple[Viewer, ...] = (0, 1, Role.REFEREE, Role.SPECTATOR)


def seen(state: State, viewer: Viewer) -> bytes:
    return msgspec.json.encode(rules.view(state, viewer))


@pytest.mark.rule("MX-16", "MX-10")
def test_only_the_thrower_sees_the_throw(told: Told) -> None:
    state = told("54>61").state
    assert [rules.view(state, viewer).gam.dice for viewer in VIEWERS] == [8, None, None, None]
    start = told("").state
    throws = [rules.shown(start, Throw(8), viewer) for viewer in VIEWERS]
    assert throws == [Throw(8), Throw(None), Throw(None), Throw(None)]


@pytest.mark.rule("MX-16")
def test_accepted_dice_stay_hidden(told: Told) -> None:
    for text in ("54>61 ok", "54>61 ok 31>62", "54>61 ok 31 give"):
        for viewer in (1, Role.REFEREE, Role.SPECTATOR):
            one, other = told(text).state, told(text.replace("54", "65", 1)).state
            assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("MX-16", "MX-11")
def test_a_doubt_shows_the_dice_to_all(told: Told) -> None:
    state = told("54>61 no").state
    for viewer in VIEWERS:
        last = rules.view(state, viewer).board.last
        assert last is not None
        assert last.dice == 8


@pytest.mark.rule("MX-16", "MX-14")
def test_an_open_throw_is_seen_by_all(told: Told) -> None:
    before = told("54>61 table").state
    assert {rules.shown(before, Throw(3), viewer) for viewer in VIEWERS} == {Throw(3)}


@pytest.mark.rule("MX-16")
def test_the_referee_sees_what_spectators_see(told: Told) -> None:
    state = told("54>61").state
    assert seen(state, Role.REFEREE) == seen(state, Role.SPECTATOR)


@pytest.mark.rule("MX-16")
def test_when_the_match_is_over_all_is_shown(told: Told) -> None:
    last = "= home 1\n" * 14 + "31>52 ok 43 give"
    state = told(last).state
    assert state.gam.phase is Phase.OVER
    assert [rules.view(state, viewer).gam.dice for viewer in VIEWERS] == [4, 4, 4, 4]


@pytest.mark.rule("MX-18", "MX-16")
def test_one_open_die_is_seen_and_the_other_not(told: Told) -> None:
    state = told("53/3").state
    guest = rules.view(state, 1).gam
    assert (guest.dice, guest.die) == (None, 3)
    before = told("half").state
    assert rules.shown(before, Throw(7, 3), 1) == Throw(None, 3)
    both = told("53/53").state
    assert rules.view(both, 1).gam.dice == 7


@pytest.mark.rule("MX-16", "MX-10")
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), other=st.integers(0, 20))
def test_nobody_else_notices_another_hidden_throw(
    random_log: RandomLog, seed: int, other: int
) -> None:
    """Over random matches: change one hidden throw that is never shown or not shown yet; every
    other viewer's events and views stay the same bytes until that throw is shown."""
    log = random_log(seed, steps=60, reports=0.1)
    for step in log.steps():
        move, before, after = step.move, step.before, step.after
        if not isinstance(move, Throw) or before.gam.table or before.gam.open == 2:
            continue
        if move.die and move.die not in dice_of(other):
            continue
        changed = Throw(other, move.die)
        twin = rules.apply(before, changed)
        for viewer in VIEWERS:
            if viewer == before.gam.thrower:
                continue
            assert rules.shown(before, move, viewer) == rules.shown(before, changed, viewer)
            assert seen(after, viewer) == seen(twin, viewer)
        _stay_the_same(log, step.number, after, twin, before.gam.thrower)


def _stay_the_same(
    log: Log[State, Move], number: int, state: State, twin: State, thrower: int
) -> None:
    """Play the log on in both until the gam's dice are shown or it goes over to another throw."""
    for step in log.steps():
        if step.number <= number:
            continue
        ends = step.after.board.tally != step.before.board.tally or step.after.gam.open == 2
        if ends or not rules.actors(step.after) or step.after.gam.phase is Phase.SHOW:
            return
        state, twin = rules.apply(state, step.move), rules.apply(twin, step.move)
        for viewer in VIEWERS:
            if viewer != thrower:
                assert seen(state, viewer) == seen(twin, viewer)


def test_a_view_is_enough_to_know_whose_turn_it_is(told: Told) -> None:
    state = told("54>61").state
    assert rules.view(state, Role.SPECTATOR).waits_for == (1,)
    assert rules.view(state, 1).seat == 1
    assert rules.view(state, Role.REFEREE).seat is None
