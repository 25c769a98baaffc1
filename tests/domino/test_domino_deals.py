"""DOM-34: with unknown hands, what the tiles and passes on the table prove is found out at once."""

from random import Random
from typing import Any

import pytest

from kostka.domino import rules
from kostka.domino.rules.deals import may_hold, some_deal, still_holds
from kostka.domino.rules.moves import Deal, Lay
from kostka.domino.rules.state import Due
from kostka.domino.rules.tiles import TILES, tiles_of
from kostka.game.chance import Seeded
from kostka.game.errors import RecordRefused
from kostka.game.seats import Role


def refusal(party: Any, body: str) -> tuple[str, str, str]:
    with pytest.raises(RecordRefused) as refused:
        party(body)
    (fault,) = refused.value.faults
    return fault.rule, fault.code, fault.expected


@pytest.mark.rule("DOM-34")
def test_a_pass_after_which_no_deal_is_possible_waits_for_the_judge(party: Any) -> None:
    assert party("56 - -").state.due is Due.PLAY  # fourteen of fifteen tiles
    assert party("56 - - -").state.due is Due.JUDGE
    assert party("66 - - -").state.due is Due.PLAY  # A1 holds all the sixes
    shown = party("66 - - - -").state
    assert shown.due is Due.JUDGE
    assert rules.actors(shown) == (Role.REFEREE,)
    whose = "! A1 revoke | ! B1 revoke | ! A2 revoke | ! B2 revoke"
    assert refusal(party, "66 - - - - -") == ("DOM-34", "domino-revoke-shown", whose)
    assert refusal(party, "66 - - - -\n= A out 40") == ("DOM-34", "domino-revoke-shown", whose)
    three = "! B1 revoke | ! A2 revoke | ! B2 revoke"
    assert refusal(party, "56 - - -\n! A1 revoke") == ("DOM-34", "domino-other-revoke", three)
    ended = party("56 - - -\n! A2 revoke\n= B out 30").state.party
    assert (ended.points, ended.rounds[0].by) == ((-20, 30), "revoke")


@pytest.mark.rule("DOM-34")
def test_a_tile_can_prove_an_old_revoke_of_somebody_else(party: Any) -> None:
    """After 66 and three passes A1 holds every six, and so no other tile at all."""
    sixes = "66 - - - 06> 01>"
    assert party(sixes).state.due is Due.PLAY
    assert party(f"{sixes} - - 26<").state.due is Due.PLAY
    assert party(f"{sixes} - - 13>").state.due is Due.JUDGE


@pytest.mark.rule("DOM-31", "DOM-34")
def test_so_can_a_tile_laid_out_of_turn(party: Any) -> None:
    sixes = "66 - - - 06>"
    assert party(f"{sixes}\n! A2 out of turn 11 continue").state.due is Due.PLAY
    assert party(f"{sixes}\n! A1 out of turn 11 continue").state.due is Due.JUDGE
    ended = party(f"{sixes}\n! A1 out of turn 11 continue\n! B2 revoke").state.party
    assert ended.points == (0, -20)


@pytest.mark.rule("DOM-34")
def test_in_a_round_played_by_the_rules_some_deal_is_always_possible(fresh: Any) -> None:
    told: Any
    known: Any
    for number in range(60):
        chance = Random(number)
        state = fresh(reshuffle="no")
        dealt = rules.draw(rules.apply(state, rules.draw(state, Seeded(number))), Seeded(number))
        assert isinstance(dealt, Deal)
        known = rules.apply(rules.apply(state, rules.draw(state, Seeded(number))), dealt)
        told = rules.apply(state, rules.draw(state, Seeded(number)))
        while known.due is Due.PLAY:
            move = chance.choice(rules.legal(known, known.round.turn))
            known, told = rules.apply(known, move), rules.apply(told, move)
            assert told.due in (Due.PLAY, Due.COUNT)


def assigns(may: list[set[str]], must: list[int], tiles: list[str]) -> bool:
    """The same by trying every way to give the tiles out."""
    if not tiles:
        return True
    tile, *rest = tiles
    for seat in range(4):
        if must[seat] and tile in may[seat]:
            fewer = [count - (place == seat) for place, count in enumerate(must)]
            if assigns(may, fewer, rest):
                return True
    return False


@pytest.mark.rule("DOM-34")
def test_it_is_what_trying_every_deal_finds(party: Any) -> None:
    """Late in rounds, with passes that need not have been true."""
    chance = Random(3)
    seen: set[bool] = set()
    while len(seen) < 2 or chance.random() > 0.03:
        state: Any = party("").state
        state = rules.apply(state, Lay(chance.choice(TILES)))
        while state.due is Due.PLAY and state.round.laid.bit_count() < 22:
            moves = rules.legal(state, state.round.turn)
            state = rules.apply(state, chance.choice((*moves, moves[-1], moves[-1])))
            table: Any = state.round
            if table.laid.bit_count() >= 16 and not table.trouble.revoked:
                may = [set(tiles_of(may_hold(table, seat))) for seat in range(4)]
                must = [still_holds(table, seat) for seat in range(4)]
                if min(must) >= 0:
                    out = sorted(set().union(*may), key=lambda t: sum(t in hand for hand in may))
                    found = len(out) == sum(must) and assigns(may, must, out)
                    assert some_deal(table) is found
                    seen.add(found)
