"""The clocks agreed on, and what follows when one has run out: a bot plays on, or others claim."""

from collections.abc import Callable
from typing import Any

import pytest

from kostka.game.errors import Refusal
from kostka.live.commands import Claim, Return
from kostka.live.deadlines import LAG, due_at
from kostka.live.events import GivenBack
from kostka.live.presence import give_back_time
from kostka.live.setup import Clock

Sit = Callable[..., Any]
ONE_COLUMN = {"columns": "1"}


def runs_out_in(table: Any) -> float:
    """Seconds until something happens by itself."""
    due = due_at(table.table)
    assert due is not None
    return (due - int(table.now)) / 1000


def test_without_a_clock_nothing_runs(sit: Sit) -> None:
    assert due_at(sit("mexiko", "me open").table) is None


def test_the_clock_for_a_move_begins_anew_with_every_decision(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=10))
    assert runs_out_in(table) == 10 + LAG / 1000
    assert table.view("ben").clocks.due == table.now + 10_000, "what was agreed on all may know"
    table.play("ann", table.legal(0)[0], seconds=9)
    assert runs_out_in(table) == 10 + LAG / 1000


def test_a_move_that_was_under_way_is_not_late(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=10))
    assert table.kinds(table.play("ann", table.legal(0)[0], seconds=10.9)) == ["Moved"]


def test_a_late_move_is_late_though_nobody_has_looked_at_the_clock(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=10))
    with pytest.raises(Refusal, match="table-taken"):
        table.play("ann", table.legal(0)[0], seconds=11)


def test_a_bot_plays_on_until_one_returns(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=10))
    assert table.kinds(table.later(11)) == ["TakenOver"]
    assert table.view("ben").seats[0].taken == "novice"
    assert table.view("ben").seats[0].why == "clock"
    for _ in range(3):  # it calls, Ben believes, it chooses where Ben throws
        table.step()
    assert table.view("ann").seats[0].taken == "novice", "it plays on"
    assert table.kinds(table.do("ann", Return())) == ["Back"]
    assert table.view("ann").seats[0].taken is None
    assert table.do("ann", Return()) == []


@pytest.mark.parametrize("game", ["mexiko", "domino"])
def test_returning_before_the_bot_has_moved_is_no_way_to_more_time(sit: Sit, game: str) -> None:
    clock = Clock(move=10) if game == "mexiko" else Clock()
    seats = "me open" if game == "mexiko" else "me open open open"
    table = sit(game, seats, clock=clock)
    late = table.sitting(table.on_move)
    while not table.table.seats[table.seat(late)].taken:
        table.later(5)
    with pytest.raises(Refusal, match="table-late"):
        table.do(late, Return(), seconds=0.5)
    table.step()
    assert table.table.time_used[table.seat(late)].used >= 5_000
    table.do(late, Return())
    assert table.table.seats[table.seat(late)].taken is None


def test_bots_of_the_house_have_no_clock(sit: Sit) -> None:
    table = sit("mexiko", "bot:novice me", clock=Clock(move=1, game=1))
    assert due_at(table.table) is None
    table.now += 5000
    table.step()
    assert table.table.time_used[0].used == 0
    assert runs_out_in(table) == 1 + LAG / 1000


def test_the_time_for_the_whole_game_is_used_up_in_ones_own_decisions(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(game=20, added=2))
    table.play("ann", table.legal(0)[0], seconds=5.5)
    assert runs_out_in(table) == 20 + LAG / 1000
    table.play("ben", table.legal(1)[0], seconds=1)
    assert table.on_move == 0
    assert runs_out_in(table) == 20 + 2 - 5.5 + LAG / 1000
    assert table.view(None).clocks.used == (5, 1)


def test_who_has_no_time_left_does_not_return(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(game=20))
    assert table.kinds(table.later(21)) == ["TakenOver"]
    with pytest.raises(Refusal, match="table-late"):
        table.do("ann", Return())


def test_where_it_was_agreed_the_others_claim(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=10), absent="claim")
    assert table.kinds(table.later(11)) == ["Claimable"]
    assert table.view("ben").seats[0].claimable == "clock"
    with pytest.raises(Refusal, match="table-late"):
        table.play("ann", table.legal(0)[0])
    with pytest.raises(Refusal, match="table-nothing-to-claim"):
        table.do("ann", Claim())
    (ended,) = table.do("ben", Claim())
    assert ended.body.why == "claimed"
    assert ended.body.places == (2, 1)


def test_of_many_one_is_not_the_end(sit: Sit) -> None:
    table = sit("kamos", "me open open", clock=Clock(move=10), absent="claim", options=ONE_COLUMN)
    late = table.on_move
    table.later(11)
    other = table.sitting((late + 1) % 3)
    assert table.kinds(table.do(other, Claim())) == ["TakenOver"]
    assert table.table.phase == "running"
    table.step()


def test_nobody_is_there_to_claim_from_who_plays_with_bots(sit: Sit) -> None:
    table = sit("mexiko", "me bot:novice", clock=Clock(move=10), absent="claim")
    assert table.kinds(table.later(11)) == ["TakenOver"]


def test_a_partner_who_claims_gets_a_bot_to_go_on_with(sit: Sit) -> None:
    table = sit("domino", "me open open open", absent="claim", clock=Clock(move=3))
    late = table.on_move
    table.later(4)
    partner = table.sitting((late + 2) % 4)
    assert table.kinds(table.do(partner, Claim())) == ["TakenOver"]
    opponent = table.sitting((late + 1) % 4)
    with pytest.raises(Refusal, match="table-nothing-to-claim"):
        table.do(opponent, Claim())


def test_time_that_the_server_was_down_is_given_back(sit: Sit) -> None:
    table = sit("domino", "me open open open", clock=Clock(move=30))
    table.now += 4000
    down = (table.now, table.now + 100_000)
    before = [due - table.now for due in [due_at(table.table)] if due is not None]
    table.now = down[1]
    given = table.take(give_back_time(table.table, [down], table.now))
    assert [event.body for event in given] == [GivenBack(100_000)]
    assert [due_at(table.table) - table.now] == before
    assert table.view(None).clocks.game == table.now - 4000 + 40 * 60_000
    assert give_back_time(table.table, [down], table.now).events == [], "only once"


def test_of_the_outage_counts_what_fell_on_the_table(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=30))
    at = table.now
    spans = [(at - 9000, at - 5000), (at - 2000, at + 3000), (at + 7000, at + 8000)]
    (given,) = give_back_time(table.table, spans, at).events
    assert given.body == GivenBack(4000)
    assert give_back_time(sit("mexiko", "me open").table, spans, at).events == [], "no clock runs"
