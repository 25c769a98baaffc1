"""Who makes a move, and who may have made a fault: the seats behind DOM-12, DOM-34 and the rest."""

from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules import moves
from kostka.domino.rules.deals import suspects
from kostka.domino.rules.moves import Lay, Pass
from kostka.domino.rules.state import Due, Hands, Round, Trouble
from kostka.domino.rules.tiles import SUIT, mask_of
from kostka.game.errors import RecordRefused
from kostka.game.seats import Role


def test_the_author_of_each_move(party: Any, deal: str) -> None:
    state = party(f"{deal}\n01").state
    assert [rules.author(state, move) for move in (Lay("11", "right"), Pass())] == [1, 1]
    assert rules.author(state, moves.Deal(())) is rules.author(state, moves.Lots(())) is Role.CHANCE
    between = party(f"{deal}\n01\n= B out 60").state
    assert between.due is Due.CHOICE
    assert [rules.author(between, move) for move in (moves.Draw(), moves.Reshuffle())] == [1, 1]
    assert rules.author(between, Lay("11")) is Role.REFEREE, "no round is in play"
    assert [rules.author(between, moves.Confirm(2)), rules.author(between, moves.Sign(3))] == [2, 3]
    assert rules.author(state, moves.Signs(2)) is Role.REFEREE


def table(**known: Any) -> Round:
    return Round(Hands(0), 0, 3, 4, **known)


@pytest.mark.rule("DOM-34")
def test_only_who_may_hold_a_tile_that_fitted_can_have_passed_falsely() -> None:
    lacks = ((), (0, 1), (5,), (6,))
    out = SUIT[1] | SUIT[5]
    assert suspects(table(laid=out, lacks=lacks)) == (1, 3), "blanks and sixes are still out"
    assert suspects(table(laid=out | SUIT[0], lacks=lacks)) == (3,)
    lying = mask_of(("16", "56")) | SUIT[6]
    others = Trouble(open=((2, "06"),))
    laid = (lying | SUIT[0] | SUIT[1] | SUIT[5]) & ~mask_of(("06",))
    assert suspects(table(laid=laid, lacks=lacks, trouble=others)) == (), "06 is not theirs"
    own = Trouble(open=((3, "06"),))
    assert suspects(table(laid=laid, lacks=lacks, trouble=own)) == (3,)
    known = Trouble(revoked=(3, 1))
    assert suspects(table(laid=0, lacks=lacks, trouble=known)) == (1, 3)


@pytest.mark.rule("DOM-34")
def test_who_has_laid_all_can_have_held_nothing_else() -> None:
    plays: list[Lay | Pass] = []
    for tile in ("00", "01", "02", "03", "04", "05"):
        plays += [Pass(), Lay(tile), Pass(), Pass()]
    lacks = ((), (6,), (6,), ())
    one_left = table(laid=0, lacks=lacks, plays=tuple(plays))
    assert suspects(one_left) == (1, 2)
    all_laid = table(laid=0, lacks=lacks, plays=(*plays, Pass(), Lay("16")))
    assert suspects(all_laid) == (2,)


@pytest.mark.rule("DOM-15", "DOM-31", "DOM-34")
def test_a_round_taken_back_leaves_nothing_of_itself(party: Any, deal: str) -> None:
    won = f"1. shuffle {deal}\n01\n= B out 100\n! A1 confirms\n2. = A out 5\n= B out 60"
    state = party(f"{won}\n! A1 confirms\n! A1 out of turn restart", target=150).state
    assert (state.round, state.reshuffled, state.party.confirmed) == (None, False, ())
    assert (state.due, state.party.by, state.number) == (Due.CHOICE, None, 3)
    with pytest.raises(RecordRefused, match=r"DOM-34 domino-revoke-late: found ! A1 revoke"):
        party("= A out 5\n! B1 revoke\n! A1 revoke")  # it counts for nothing already


@pytest.mark.rule("DOM-12")
def test_absence_is_refused_with_what_was_written(party: Any) -> None:
    with pytest.raises(RecordRefused, match=r"DOM-12 domino-absent-late: found ! B absent"):
        party("= A out 5\n! B1 absent")
    assert party("! B1 absent").state.round is None
