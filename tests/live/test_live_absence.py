"""Somebody goes away: the others see how long they wait, then a bot plays on or they claim; and who
comes back plays on."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.live.values import present, values_given

from kostka.eventlog.projection import Place
from kostka.game.errors import Refusal
from kostka.live.commands import Claim, Join, Leave, Resign, Return
from kostka.live.deadlines import due_at
from kostka.live.events import Gone
from kostka.live.projection import project
from kostka.live.setup import Clock
from kostka.live.views.seats import SeatView

Sit = Callable[..., Any]
ONE_COLUMN = {"columns": "1"}


def seat(table: Any, number: int) -> SeatView:
    found = table.view(None).seats[number]
    assert isinstance(found, SeatView)
    return found


def test_the_others_see_how_long_they_wait(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    assert present(table.table) == (0, 1)
    (event,) = table.gone("ann")
    assert event.body == Gone(0, table.now + 60_000)
    assert seat(table, 0).gone_until == table.now + 60_000
    assert present(table.table) == (1,)
    assert table.gone("ann") == [], "that is known"


def test_then_a_bot_plays_on_and_who_comes_back_plays_again(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.gone("ann")
    assert table.later(59.9) == []
    assert table.kinds(table.later(0.1)) == ["TakenOver"]
    assert (seat(table, 0).taken, seat(table, 0).why) == ("novice", "gone")
    assert project(table.table).lease_wanted
    table.step()
    assert table.events[-1].body.engine == "novice"
    table.play("ben", table.legal(1)[0])
    assert table.kinds(table.back("ann")) == ["Back"]
    assert table.back("ann") == []
    assert (seat(table, 0).taken, seat(table, 0).gone_until) == (None, None)
    assert present(table.table) == (0, 1)


def test_who_comes_back_in_time_has_missed_nothing(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.gone("ann")
    table.later(30)
    table.back("ann")
    assert due_at(table.table) is None
    assert table.kinds(table.play("ann", table.legal(0)[0])) == ["Moved"]


def test_a_move_says_that_one_is_there(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.gone("ann")
    assert table.kinds(table.play("ann", table.legal(0)[0])) == ["Back", "Moved"]


def test_going_away_and_coming_back_is_no_way_to_more_time(sit: Sit) -> None:
    """Before the bot has moved it is still the same decision, and its time goes on."""
    table = sit("mexiko", "me open", clock=Clock(move=90, game=200))
    due = table.view("ann").clocks.due
    for away in (60, 25):
        table.gone("ann")
        assert table.kinds(table.later(away)) == (["TakenOver"] if away == 60 else [])
        table.back("ann")
        assert table.view("ann").clocks.due == due
    table.play("ann", table.legal(0)[0], seconds=1)
    assert table.view("ann").clocks.used == (86, 0), "counted once"


def test_what_a_bot_has_begun_one_may_think_about_anew(sit: Sit) -> None:
    table = sit("mexiko", "me open", clock=Clock(move=90))
    table.gone("ann")
    table.later(60)
    table.step()  # the bot calls
    table.play("ben", table.legal(1)[0], seconds=5)
    assert table.on_move == 0
    table.now += 20_000
    table.back("ann")
    assert table.view("ann").clocks.due == table.now + 90_000


@pytest.mark.parametrize("absences", [1, 2, 3, 5])
def test_for_who_often_goes_away_the_others_wait_less(sit: Sit, absences: int) -> None:
    table = sit("mexiko", "me open")
    for _ in range(absences):
        table.gone("ann")
        table.later(20)
        table.back("ann")
    table.gone("ann")
    assert seat(table, 0).gone_until - table.now == {1: 30_000}.get(absences, 15_000)


def test_a_tunnel_is_no_absence(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    for _ in range(9):
        table.gone("ann")
        table.later(5)
        table.back("ann")
    table.gone("ann")
    assert seat(table, 0).gone_until - table.now == 60_000


def test_where_nobody_waits_the_game_waits_for_a_day(sit: Sit) -> None:
    """A phone that slept does not come back to a game that bots have finished."""
    table = sit("mexiko", "me bot:novice")
    table.gone("ann")
    assert table.later(20 * 3600) == []
    assert table.back("ann") != []
    table.gone("ann")
    assert table.kinds(table.later(25 * 3600)) == ["TakenOver"]


def test_both_away_nobody_is_waited_for_until_one_is_back(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    table.gone("ann")
    table.gone("ben")
    assert table.later(3600) == []
    table.back("ben")
    assert table.kinds(table.later(0)) == ["TakenOver"]
    assert seat(table, 0).taken == "novice"


def test_claiming_from_who_stays_away(sit: Sit) -> None:
    table = sit("mexiko", "me open", absent="claim")
    table.gone("ben")
    with pytest.raises(Refusal, match="table-nothing-to-claim"):
        table.do("ann", Claim())
    assert table.kinds(table.later(60)) == ["Claimable"]
    assert seat(table, 1).claimable == "gone"
    (ended,) = table.do("ann", Claim())
    assert (ended.body.places, ended.body.why) == ((1, 2), "claimed")
    assert table.back("ben") == []


def test_who_comes_back_before_the_claim_plays_on(sit: Sit) -> None:
    table = sit("mexiko", "me open", absent="claim")
    table.gone("ann")
    table.later(60)
    table.back("ann")
    with pytest.raises(Refusal, match="table-nothing-to-claim"):
        table.do("ben", Claim())
    assert table.kinds(table.play("ann", table.legal(0)[0])) == ["Moved"]


def test_what_nobody_claims_is_no_phantom(sit: Sit) -> None:
    table = sit("mexiko", "me open", absent="claim")
    table.gone("ann")
    table.later(60)
    table.gone("ben")
    assert "TakenOver" in table.kinds(table.later(25 * 3600))
    assert table.later(25 * 3600) or project(table.table).lease_wanted


def test_leaving_a_game_is_resigning_and_always_works(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    (ended,) = table.do("ann", Leave())
    assert (ended.body.places, ended.body.score, ended.body.why) == ((2, 1), (0, 0), "resigned")
    assert table.do("ann", Leave()) == []


def test_resigning_between_two_pairs_ends_the_party(sit: Sit) -> None:
    table = sit("domino", "me open open open")
    (ended,) = table.do("ben", Resign())
    assert ended.body.places == (1, 2, 1, 2)


def test_of_three_players_one_may_resign_and_the_others_play_on(sit: Sit) -> None:
    table = sit("kamos", "me open open", options=ONE_COLUMN)
    (event,) = table.do("ben", Resign())
    assert (event.body.why, event.body.engine) == ("resigned", "novice")
    assert table.do("ben", Resign()) == []
    with pytest.raises(Refusal, match="table-resigned"):
        table.do("ben", Return())
    assert table.gone("ben") == []
    assert table.kinds(table.do("ann", Resign())) == ["TakenOver"]
    (ended,) = table.do("cyd", Resign())
    assert ended.body.places == (1, 1, 1)
    assert not ended.body.won, "all have given up"


def test_who_plays_alone_with_many_bots_leaves_them_nothing_to_play(sit: Sit) -> None:
    table = sit("kamos", "me bot:novice bot:novice", options=ONE_COLUMN)
    (ended,) = table.do("ann", Resign())
    assert ended.body.places == (3, 1, 1)


def test_the_game_of_one_who_has_resigned_goes_to_its_end(sit: Sit) -> None:
    table = sit("kamos", "me open open", options=ONE_COLUMN)
    table.do("ben", Resign())
    while table.table.phase == "running":
        table.step()
    assert table.table.ended.why == "played"


def test_an_open_table_that_all_have_left_closes_after_an_hour(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    assert due_at(table.table) is None
    table.gone("ann")
    assert table.later(3599) == []
    table.back("ann")
    table.gone("ann")
    assert table.kinds(table.later(3600)) == ["Closed"]


def test_an_open_table_at_which_nobody_sits_closes_after_an_hour(sit: Sit) -> None:
    table = sit("mexiko", "open open", join=False)
    table.later(1800)
    table.do("ben", Join())
    assert table.later(9999) == []
    table.do("ben", Leave())
    assert table.kinds(table.later(3600)) == ["Closed"]


def test_who_was_away_when_the_game_began_is_waited_for_a_minute(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    table.gone("ann")
    table.later(600)
    table.do("ben", Join())
    *first, last = values_given(table.table)
    for who, command in first:
        table.do(who, command)
    table.gone("ann")
    table.do(*last)
    assert table.table.phase == "running"
    assert seat(table, 0).gone_until == table.now + 60_000


def test_a_summary_has_nothing_hidden_and_tells_who_is_there(sit: Sit) -> None:
    table = sit("domino", "me open bot:novice open")
    table.gone("cyd")
    top = project(table.table)
    assert top.people == (Place(0, "ann", True), Place(1, "ben", True), Place(3, "cyd", False))
    (row,) = top.index["tables"]
    assert msgspec.json.decode(row["people"]) == ["ann", "ben", None, "cyd"]
    summary = msgspec.json.decode(row["summary"])
    assert [s["kind"] for s in summary["seats"]] == ["person", "person", "bot", "person"]
    assert summary["points"] == [0, 0, 0, 0]
    assert "view" not in summary
    assert "due" not in summary
