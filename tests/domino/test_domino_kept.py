"""What is kept of rounds, sanctions and plays, and why moves that no record holds are refused."""

from operator import attrgetter
from typing import Any

import pytest
from msgspec.structs import replace

from kostka.domino import rules
from kostka.domino.rules import moves as m
from kostka.domino.rules.clock import LONGEST
from kostka.domino.rules.deals import may_hold
from kostka.domino.rules.options import Sport1
from kostka.domino.rules.party import next_lead
from kostka.domino.rules.seating import Pair
from kostka.domino.rules.state import Due, Hands, Outcome, Round, Trouble
from kostka.domino.rules.tiles import ALL, BIT, SUIT
from kostka.domino.rules.view import Played
from kostka.game.errors import Refusal
from kostka.game.header import Header
from kostka.game.seats import Role

OUT = "66 - - - 36> - 03> 04> 46> - - - 16> 15> - 55> 56> - - - 26> 12> 11> - 06<"
FISH = "00 01> 02< 13> 03> 04> 25< 05< 46> 06>"
"""Both pairs have nine of the 18 tiles left; nine of them hold 44 points at least, of 126."""

WHOSE_REVOKE = "expected = A1 revoke | = B1 revoke | = A2 revoke | = B2 revoke"


def outcome(log: Any) -> tuple[Any, ...]:
    found = attrgetter("winner", "by", "points", "leader", "seat", "tiles", "passes", "reported")
    return tuple(found(log.state.party.rounds[-1]))


@pytest.mark.rule("DOM-3", "DOM-4", "DOM-5")
def test_what_is_kept_of_a_round(party: Any, deal: str) -> None:
    assert outcome(party("= A2 out 30")) == ("A", "out", 30, 0, 2, 0, 0, True)
    assert outcome(party("= draw fish")) == (None, "fish", 0, 0, None, 0, 0, True)
    rest = party(f"= A out 5\n{deal}\n01 16> 26>\n= B out 60")
    assert outcome(rest) == ("B", "out", 60, 1, None, 3, 0, True)
    assert outcome(party(f"{OUT}\n= A out")) == ("A", "out", 77, 0, 0, 13, 12, True)
    assert outcome(party(f"{FISH}\n= B fish")) == ("B", "fish", 126, 0, 1, 10, 0, True)


@pytest.mark.rule("DOM-4")
def test_with_count_opponents_a_fish_of_unknown_hands_is_worth_what_a_deal_leaves(
    party: Any,
) -> None:
    def expected(report: str) -> str:
        with pytest.raises(Exception, match="domino-points") as refused:
            party(f"{FISH}\n{report}", count="opponents")
        return str(refused.value).partition("expected ")[2]

    assert expected("= A fish") == "= A fish 64…82"
    assert expected("= B fish") == "= B fish 64…82"
    for winner, points in (("A", (64, 0)), ("B", (0, 64))):
        log = party(f"{FISH}\n= {winner} fish 64", count="opponents")
        assert log.state.party.points == points
        assert expected(f"= {winner} fish 63") == "64…82"


@pytest.mark.rule("DOM-4", "DOM-5")
def test_a_fish_that_the_passes_give_to_one_pair_is_not_the_others(party: Any) -> None:
    state = party(FISH).state
    table = replace(state.round, lacks=((), (5, 6), (), (5, 6)))  # A has all fives and sixes: 80
    state = replace(state, round=table)
    assert rules.apply(state, m.RoundReport("B", "fish")).party.points == (0, 126)
    ways: tuple[tuple[Pair | None, str, str], ...] = (("A", "DOM-4", "A"), (None, "DOM-5", "draw"))
    for winner, rule, found in ways:
        with pytest.raises(Refusal) as refused:
            rules.apply(state, m.RoundReport(winner, "fish"))
        assert str(refused.value) == f"{rule} domino-other-winner: found {found}, expected B"


@pytest.mark.rule("DOM-4")
def test_with_count_opponents_a_fish_is_worth_the_losers_tiles(party: Any) -> None:
    """B1 has no five and no six: B has 78 of the 126 at most, and A has 82."""
    state = party(FISH, count="opponents").state
    state = replace(state, round=replace(state.round, lacks=((), (5, 6), (), ())))
    ways: tuple[tuple[Pair, str], ...] = (("A", "64…78"), ("B", "64…82"))
    for winner, limits in ways:
        with pytest.raises(Refusal) as refused:
            rules.apply(state, m.RoundReport(winner, "fish"))
        assert refused.value.expected == f"= {winner} fish {limits}"


@pytest.mark.rule("DOM-2", "DOM-11")
def test_a_party_may_end_at_its_limits(party: Any) -> None:
    for told in ("200:199", "352:0", "199:198 time"):
        assert party(f"party = {told}").state.party.winner == "A"
    assert party("party = 317:0", count="opponents").state.due is Due.OVER


@pytest.mark.rule("DOM-14")
def test_an_excuse_takes_back_only_what_was_fined_for_time(party: Any) -> None:
    fined = "! A1 signs\n! A1 signs\n! B1 slow\n! B1 slow\n! A penalty 5\n! A1 slow\n! A2 slow\n"
    state = party(f"{fined}! A1 excused").state.party
    assert [(one.reason, one.points) for one in state.sanctions] == [
        ("signs", 0),
        ("signs", 20),
        ("slow", 0),
        ("slow", 10),
        ("", 5),
        ("slow", 0),
    ]
    assert state.points == (-25, -10)


@pytest.mark.rule("DOM-30")
def test_a_touched_tile_that_must_be_laid_has_the_time_of_one_move(party: Any, deal: str) -> None:
    begun = f"{deal}\n01"
    assert rules.view(party(begun).state, 1).allowance == 20
    touched = party(f"{begun}\n! B1 touched 11").state
    assert rules.view(touched, 1).allowance == 5
    assert [rules.view(touched, viewer).must for viewer in (1, 0, Role.REFEREE)] == [
        "11",
        None,
        "11",
    ]
    fined = party(f"{deal}\n! A1 touched").state.party.sanctions
    assert [(one.pair, one.seat, one.points) for one in fined] == [("A", 0, 20)]


@pytest.mark.rule("DOM-31", "DOM-34")
def test_a_shuffle_is_not_kept_when_the_round_before_is_taken_back(party: Any) -> None:
    for fault in ("! A1 revoke", "! A1 out of turn restart"):
        state = party(f"= A out 5\n2. shuffle\n{fault}").state
        assert (state.due, state.reshuffled) == (Due.CHOICE, False)


def test_a_view_has_the_plays_as_they_were_made_and_whose_it_is(party: Any, deal: str) -> None:
    state = party(f"{deal}\n01@3 12>@4 23>").state
    for viewer in (0, Role.SPECTATOR):
        seen = rules.view(state, viewer)
        assert seen.viewer == viewer
        assert seen.plays == (
            Played(0, "01", None, 3),
            Played(1, "12", "right", 4),
            Played(2, "23", "right", None),
        )
    assert rules.view(party("= A out 5").state, 3).viewer == 3
    second = rules.view(party(f"= A out 5\n{deal}\n06 66> 26> -@9 02>").state, 0)
    assert [(play.seat, play.tile, play.seconds) for play in second.plays[2:]] == [
        (3, "26", None),
        (0, None, 9),
        (1, "02", None),
    ]
    assert (second.chain, second.first) == (("06", "66", "62", "20"), 0)
    left = rules.view(party("36 13< 16< 66<").state, 0)
    assert (left.chain, left.first) == (("66", "61", "13", "36"), 3)
    assert rules.unit(state) == (0, 0, True)


@pytest.mark.rule("DOM-34")
def test_what_is_kept_of_a_round_that_a_revoke_ended(party: Any, deal: str) -> None:
    log = party(f"{deal}\n01 -\n! B1 revoke", allow_revoke="yes")
    assert outcome(log) == (None, "revoke", 0, 0, 1, 1, 1, False)
    (fine,) = log.state.party.sanctions
    assert (fine.pair, fine.reason, fine.points, fine.seat) == ("B", "revoke", 20, 1)
    assert log.state.round is not None, "the tiles stay to be seen"


@pytest.mark.rule("DOM-31", "DOM-37")
def test_a_restart_between_rounds_leaves_the_last_tiles_to_be_seen(party: Any) -> None:
    state = party(f"{OUT}\n= A out\n! A1 out of turn restart").state
    assert (state.due, state.party.points) == (Due.CHOICE, (57, 0))
    assert state.round is not None
    over = party(f"{OUT}\n= A out\n! B1 out of turn restart", target=50).state
    assert (over.due, over.round, over.number) == (Due.CHOICE, None, 1)


@pytest.mark.rule("DOM-24")
def test_who_went_out_leads_where_the_winner_does() -> None:
    agreed = Sport1(lead="winner")
    led = {
        (by, seat): next_lead(agreed, Outcome("A", by, 10, 0, seat, None, 0, 0))
        for by in ("out", "fish")
        for seat in (0, 2, None)
    }
    assert led == {
        ("out", 0): 0,
        ("out", 2): 2,
        ("out", None): 2,
        ("fish", 0): 2,
        ("fish", 2): 2,
        ("fish", None): 2,
    }


@pytest.mark.rule("DOM-30", "DOM-34")
def test_a_touched_tile_is_the_movers_in_unknown_hands() -> None:
    table = Round(Hands(0), 1, 3, 4, trouble=Trouble(touched="34"), lacks=((), (), (5,), ()))
    assert [bool(may_hold(table, seat) & BIT["34"]) for seat in range(4)] == [
        False,
        True,
        False,
        False,
    ]
    assert may_hold(table, 2) == ALL & ~SUIT[5] & ~BIT["34"]


def test_only_who_is_on_move_may_do_anything(party: Any, deal: str) -> None:
    state = party(f"{deal}\n01").state
    assert [bool(rules.legal(state, seat)) for seat in range(4)] == [False, True, False, False]
    with pytest.raises(Refusal) as refused:
        rules.start(Header("domino", "sport-1", ("a", "b", "c")))
    assert str(refused.value) == "DOM-1 domino-seats: found 3, expected 4"


def test_the_names_are_kept(party: Any) -> None:
    for body in (OUT, f"{OUT}\n= A out", "56 - - -", FISH):
        assert party(body).state.names == ("", "", "", "")


@pytest.mark.rule("DOM-1", "DOM-13", "DOM-20", "DOM-22", "DOM-30")
@pytest.mark.parametrize(
    ("before", "move", "why"),
    [
        (
            "",
            m.Lots(("01", "02", "03", "77")),
            "DOM-1 domino-tile-unknown: found 77, expected 00…66",
        ),
        ("", m.Lots(("01", "02", "03")), "DOM-1 domino-hand-size: found 3, expected 4"),
        ("", m.Deal((("01",),)), "DOM-1 domino-hands: found 1, expected 4 × 7"),
        ("DEAL", m.Deal(()), "DOM-23 domino-not-now: found deal, expected play"),
        ("DEAL", m.Draw(), "DOM-23 domino-not-now: found draw, expected play"),
        ("DEAL", m.Lots(()), "DOM-23 domino-not-now: found lots, expected play"),
        ("DEAL", m.Lay("77"), "DOM-1 domino-tile-unknown: found 77, expected 00…66"),
        ("DEAL", m.Lay("01", None, -1), f"DOM-13 domino-seconds: found -1, expected 0…{LONGEST}"),
        ("DEAL", m.Touched(0, "77"), "DOM-1 domino-tile-unknown: found 77, expected 00…66"),
        ("01 12>", m.Lay("02"), "DOM-23 domino-which-end: found 02, expected 02< 02>"),
        ("DEAL\n01", m.Pass(), "DOM-34 domino-false-pass: found -, expected 11 12 13 14 15 16"),
        ("", m.Signs(4), "domino-seat: found 4, expected 0…3"),
        ("", m.Penalty("A", 1000), "DOM-30 domino-penalty-size: found 1000, expected 1…999"),
        ("", m.Penalty("A", 5, "", 1), "DOM-30 domino-penalty-pair: found B1 A, expected B"),
        ("", m.RoundReport("A", "revoke"), f"DOM-34 domino-who-revoked: found A, {WHOSE_REVOKE}"),
        (
            "",
            m.RoundReport("A", "revoke", 0, 1),
            f"DOM-34 domino-who-revoked: found A, {WHOSE_REVOKE}",
        ),
        ("", m.RoundReport(None, "revoke", 5, 1), f"DOM-34 domino-who-revoked: {WHOSE_REVOKE}"),
    ],
)
def test_a_move_that_no_record_holds_is_refused(
    party: Any, deal: str, before: str, move: m.Move, why: str
) -> None:
    state = party(before.replace("DEAL", deal)).state
    with pytest.raises(Refusal) as refused:
        rules.apply(state, move)
    assert str(refused.value) == why


@pytest.mark.rule("DOM-13", "DOM-30")
def test_the_limits_themselves_are_taken(party: Any, deal: str) -> None:
    dealt = party(deal).state
    for seconds in (0, LONGEST):
        assert rules.apply(dealt, m.Lay("01", None, seconds)).due is Due.PLAY
    assert rules.apply(dealt, m.Penalty("A", 999)).party.points == (-999, 0)
    assert rules.apply(dealt, m.Penalty("A", 1)).party.points == (-1, 0)
