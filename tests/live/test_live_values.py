"""How the seats agree on the chance: each commits to a value, then all show theirs."""

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.live.values import begun, commitment_of, value_of

from kostka.cli.verify import verdict
from kostka.game.errors import Refusal
from kostka.game.fairness import given, value_commitment
from kostka.live.agreeing import Agreeing, agreeing, late
from kostka.live.commands import Commit, Join, Leave, Resign, Reveal, Start
from kostka.live.events import Begun, Joined
from kostka.live.record import record_of

Sit = Callable[..., Any]
SECRET = bytes(range(32))


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def committed(table: Any, who: str, round: int = 0) -> Any:
    return table.do(who, Commit(commitment_of(table.table, who, round)))


def shown(table: Any, who: str, round: int = 0) -> Any:
    return table.do(who, Reveal(value_of(who, round)))


def test_a_value_is_shown_only_when_all_have_committed(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    assert table.view(None).agreeing == Agreeing("commit", ("", ""), ("", ""))
    with refused("chance-not-due"):
        shown(table, "ann")
    committed(table, "ann")
    with refused("chance-not-due"):
        shown(table, "ann")
    committed(table, "ben")
    mine = tuple(commitment_of(table.table, who) for who in ("ann", "ben"))
    assert table.view("ann").agreeing == Agreeing("reveal", mine, ("", ""))
    with refused("chance-value"):
        table.do("ann", Reveal(value_of("ben")))
    shown(table, "ben")
    assert table.view(None).agreeing == Agreeing("reveal", mine, ("", value_of("ben")))
    assert table.kinds(shown(table, "ann")) == ["Revealed", "Begun", "Moved"]
    assert table.view(None).agreeing is None
    with refused("table-begun"):
        committed(table, "ann", 1)


def test_another_seats_commitment_cannot_be_repeated(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    committed(table, "ann")
    table.do("ben", Commit(commitment_of(table.table, "ann")))
    shown(table, "ann")
    with refused("chance-value"):
        table.do("ben", Reveal(value_of("ann")))


def test_before_all_sit_nobody_commits(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False, agree=False)
    with refused("chance-not-due"):
        committed(table, "ann")


def test_what_is_sent_twice_is_done_once(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    assert table.kinds(committed(table, "ann")) == ["Committed"]
    assert committed(table, "ann") == []
    committed(table, "ben")
    assert table.kinds(shown(table, "ann")) == ["Revealed"]
    assert shown(table, "ann") == []


@pytest.mark.parametrize("stage", ["commit", "reveal"])
def test_who_stays_away_in_between_has_not_sat_down(sit: Sit, stage: str) -> None:
    table = sit("kamos", "me open open", agree=False)
    for who in ("ann", "cyd"):
        committed(table, who)
    if stage == "reveal":
        committed(table, "ben")
        for who in ("ann", "cyd"):
            shown(table, who)
    assert late(table.table) == (1,)
    assert table.later(59) == []
    assert table.kinds(table.later(1)) == ["Left"]
    assert [seat_state.who is None for seat_state in table.table.seats] == [False, True, False]
    assert agreeing(table.table) is None
    table.do("ben", Join())
    assert table.view(None).agreeing == Agreeing("commit", ("", "", ""), ("", "", "")), "all anew"
    assert "Begun" in table.kinds(table.agree(round=1))
    assert table.table.values == tuple(value_of(who, 1) for who in ("ann", "ben", "cyd"))


def test_where_nobody_waits_nobody_is_late(sit: Sit) -> None:
    alone = sit("mexiko", "me bot:novice", agree=False)
    assert alone.later(86_400) == []
    both = sit("mexiko", "me open", agree=False)
    assert both.later(86_400) == []
    for who in ("ann", "ben"):
        committed(both, who)
    assert both.later(86_400) == []
    assert "Begun" in both.kinds(both.agree())


def test_another_device_that_does_not_know_the_value_begins_it_anew(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    committed(table, "ann")
    committed(table, "ben")
    shown(table, "ben")
    committed(table, "ann", 1)
    mine = commitment_of(table.table, "ann", 1)
    assert table.view(None).agreeing == Agreeing("commit", (mine, ""), ("", ""))
    committed(table, "ben", 1)
    shown(table, "ann", 1)
    assert table.kinds(shown(table, "ben", 1))[1] == "Begun"


def test_standing_up_in_between_makes_all_void(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    committed(table, "ann")
    committed(table, "ben")
    shown(table, "ann")
    assert table.kinds(table.do("ben", Leave())) == ["Left"]
    assert table.table.seats[0].value == table.table.seats[0].commitment == ""
    assert table.kinds(table.do("ann", Start())) == ["Joined"]
    assert table.view(None).agreeing == Agreeing("commit", ("", ""), ("", "bot:novice"))


def test_a_bot_of_the_house_gives_no_value(sit: Sit) -> None:
    table = sit("domino", "bot:novice me bot:random open")
    assert table.table.values == ("bot:novice", value_of("ann"), "bot:random", value_of("ben"))
    table.do("ann", Resign())
    found = record_of(table.table, SECRET)
    assert given(found.log.header) == ("house", "own", "house", "own")
    alone = sit("mexiko", "bot:novice bot:random")
    assert alone.table.phase == "running"


def test_an_open_table_of_an_older_server_goes_on(sit: Sit) -> None:
    table = sit("mexiko", "open open", join=False, agree=False)
    table.put((Joined(0, table.people["ann"], "drawn for ann"),))
    table.do("ben", Join())
    assert table.view(None).agreeing == Agreeing("commit", ("", ""), ("", ""))
    table.agree()
    assert table.table.values == (value_of("ann"), value_of("ben"))


def test_a_running_table_of_an_older_server_goes_on_and_says_less(sit: Sit) -> None:
    table = sit("mexiko", "open open", join=False, agree=False)
    for seat, who in enumerate(("ann", "ben")):
        table.put((Joined(seat, table.people[who], f"of {who}"),))
    table.put((Begun(("of ann", "of ben")),))
    table.later(0)
    table.play_out()
    found = record_of(table.table, SECRET)
    assert given(found.log.header) == ("host", "host")
    assert verdict(found).ok
    assert verdict(found).checked > 0


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_done_in_whatever_order_no_value_is_shown_before_all_have_committed(
    sit: Sit, seed: int
) -> None:
    """And every value that a game begins with is the one that its seat committed to last."""
    chance = random.Random(seed)
    table = sit("kamos", "me open open", agree=False)
    rounds = dict.fromkeys(("ann", "ben", "cyd"), 0)
    for _ in range(200):
        if table.table.phase != "open":
            break
        who = chance.choice(tuple(rounds))
        acts: tuple[Any, ...] = (Join(), Reveal(value_of(who, rounds[who])))
        if table.table.seat_of(table.people[who]) is not None:
            rounds[who] += chance.random() < 0.3
            mine = commitment_of(table.table, who, rounds[who])
            acts = (Reveal(value_of(who, rounds[who])), Commit(mine), Commit(mine))
            if who != "ann":
                acts += (Leave(),) * (chance.random() < 0.2)
        try:
            table.do(who, chance.choice(acts))
        except Refusal:
            continue
        if chance.random() < 0.05:
            table.later(60)
        seats = table.table.seats
        if any(seat_state.value for seat_state in seats):
            assert all(seat_state.commitment for seat_state in seats)
    if table.table.phase == "running":
        for seat, seat_state in enumerate(table.table.seats):
            due = value_commitment("t", seat, table.table.commitment, seat_state.value)
            assert seat_state.commitment == due


def test_commitments_are_of_one_game_seat_secret_and_value() -> None:
    games, secrets = ("g1", "g2"), ("sha256:00", "sha256:01")
    ways = itertools.product(games, (0, 1), secrets, (value_of("a"), value_of("b")))
    assert len({value_commitment(*way) for way in ways}) == 16


def test_values_are_agreed_upon_in_a_log_as_at_a_table(sit: Sit) -> None:
    table = sit("mexiko", "me open", agree=False)
    events = begun(table.table, table.now, table.chance)
    assert [type(event.body).__name__ for event in events][-2:] == ["Begun", "Moved"]
