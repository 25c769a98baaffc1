"""A person as the referee of a table on the net: what they see, decide, and may not."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kostka.domino.rules.moves import (
    Excused,
    Lay,
    OutOfTurn,
    PartyReport,
    Pass,
    Penalty,
    Revoke,
    RoundReport,
    Sign,
    Signs,
    Slow,
    TimeUp,
    Touched,
)
from kostka.game.errors import Refusal
from kostka.game.seats import Role
from kostka.live.commands import Claim, Join, Leave, Offer, Officiate, Play, Resign
from kostka.live.events import OfferKind
from kostka.live.opening import again, checked
from kostka.live.record import record_of
from kostka.live.setup import Setup
from kostka.live.table import raw_json
from kostka.mexiko.rules.moves import Floor, Hand, MatchResult, OffTable, PerPartes
from kostka.mexiko.rules.moves import Say as Call

Sit = Callable[..., Any]
FOUR = "me open open open"


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=code)


def judged(sit: Sit, game: str = "domino", seats: str = FOUR, **options: str) -> Any:
    """A table with Eve as its referee."""
    usual = {"reshuffle": "no"} if game == "domino" else {}
    table = sit(game, seats, options=usual | options, referee=True)
    table.do("eve", Officiate("key"))
    return table


def seen(table: Any, who: str | None) -> Any:
    return msgspec.json.decode(table.view(who).view)


def test_somebody_takes_the_seat_and_leaves_it(sit: Sit) -> None:
    table = sit("domino", FOUR, join=False, referee=True)
    assert table.kinds(table.do("eve", Officiate("key"))) == ["Appointed"]
    assert table.do("eve", Officiate("key")) == []
    assert table.view("eve").officiates
    assert table.view("eve").you is None
    assert table.view(None).referee.name == "Eve"
    with refused("table-referee-taken"):
        table.do("fay", Officiate("key"))
    with refused("table-refereeing"):
        table.do("eve", Join())
    with refused("table-seated"):
        table.do("ann", Officiate("key"))
    assert table.kinds(table.do("eve", Leave())) == ["Dismissed"]
    assert not table.view("eve").officiates
    assert table.kinds(table.do("fay", Officiate("key"))) == ["Appointed"]


@pytest.mark.parametrize("game", ["kamos", "mexiko", "domino"])
def test_whose_rules_leave_a_referee_nothing_to_decide(game: str) -> None:
    seats = ("open",) * (4 if game == "domino" else 2)
    setup = Setup(game, seats, referee=True)
    if game == "kamos":
        with refused("table-referee-game"):
            checked(setup)
    else:
        assert checked(setup).referee


@pytest.mark.rule("DOM-34")
def test_what_needs_a_referee_may_be_agreed_where_there_is_one() -> None:
    options = {"allow_revoke": "yes"}
    with refused("table-needs-referee"):
        checked(Setup("domino", ("open",) * 4, options=options))
    assert checked(Setup("domino", ("open",) * 4, options=options, referee=True)).options == options


@pytest.mark.rule("DOM-13")
def test_the_referee_sees_what_all_see_and_no_hand(sit: Sit) -> None:
    table = judged(sit)
    table.step()
    view, others = seen(table, "eve"), seen(table, "fay")
    assert view.pop("viewer") == "referee"
    assert others.pop("viewer") == "spectator"
    assert view == others
    assert view["hands"] == [None] * 4
    assert view["allowance"] is None
    assert table.view("eve").clocks == table.view("fay").clocks


@pytest.mark.rule("DOM-30", "DOM-31", "DOM-34", "DOM-35")
@pytest.mark.parametrize(
    ("move", "points"),
    [
        (Signs(0), 0),
        (Touched(0), -20),
        (Penalty("A", 15, "smoking"), -15),
        (Slow(0), 0),
    ],
)
def test_faults_are_recorded_as_moves_of_the_game(sit: Sit, move: Any, points: int) -> None:
    table = judged(sit)
    while table.on_move != 0:
        table.step()
    since, position = table.table.decision_since, table.table.position
    (event,) = table.play("eve", move, seconds=1)
    assert event.body.by == Role.REFEREE
    assert table.table.decision_since == since, "the decision that is due is the same one"
    assert table.table.state().party.points[0] == points
    assert len(table.table.state().party.sanctions) == 1
    assert table.kinds(table.play("ann", table.legal(0)[0], position=position))[0] == "Moved"


def test_nobody_else_decides(sit: Sit) -> None:
    table = judged(sit)
    for name in ("ann", "ben"):
        with refused("table-not-yours"):
            table.play(name, Signs(0))
    with refused("table-not-seated"):
        table.play("fay", Signs(0))
    table.do("eve", Leave())
    with refused("table-not-seated"):
        table.play("eve", Signs(0))
    table = sit("domino", FOUR)
    with refused("table-not-yours"):
        table.play("ann", Signs(1))


@pytest.mark.parametrize(
    "move",
    [
        RoundReport("A", "out", 20, 0),
        PartyReport(200, 0),
        TimeUp(),
        OutOfTurn(1, "continue", "00"),
        OutOfTurn(1, "restart", "00"),
        Touched(0, "00"),
    ],
)
def test_results_and_tiles_are_not_the_referees_to_tell(sit: Sit, move: Any) -> None:
    """What the table knows itself; and a named tile would tell who holds it."""
    table = judged(sit)
    with refused("table-not-judged"):
        table.play("eve", move)


def test_the_referee_makes_nobodys_move(sit: Sit) -> None:
    table = judged(sit)
    for move in (table.legal(table.on_move)[0], Pass(), Sign(0)):
        with refused("table-not-yours"):
            table.play("eve", move)
    for command in (Resign(), Claim(), Offer(OfferKind.UNDO)):
        with refused("table-not-seated"):
            table.do("eve", command)
    with refused("table-stale"):
        table.do("eve", Play(0, raw_json(Signs(0))))
    with refused("table-move"):
        table.do("eve", Play(table.table.position, msgspec.Raw(b'{"type":"signs","seat":7}')))


@pytest.mark.rule("DOM-31")
def test_a_round_is_stopped_and_begun_again(sit: Sit) -> None:
    table = judged(sit, reshuffle="yes")
    leader = table.on_move
    table.step()
    table.step()
    assert table.on_move != leader
    table.later(3)
    table.play("eve", OutOfTurn((table.on_move + 1) % 4, "restart"))
    assert table.table.state().due == "choice"
    assert table.table.decision_since == table.now, "another decision is due, and its time begins"
    assert table.view(table.sitting(leader)).moves != b"[]"


@pytest.mark.rule("DOM-31")
def test_what_was_meant_for_the_round_before_is_stale(sit: Sit) -> None:
    table = judged(sit, reshuffle="yes")
    leader = table.on_move
    table.step()
    at = table.table.position
    table.play("eve", OutOfTurn((leader + 1) % 4, "restart"))
    assert table.on_move == leader
    with refused("table-stale"):
        table.play(table.sitting(leader), Lay("66"), position=at)


@pytest.mark.rule("DOM-34")
def test_a_revoke_ends_the_round_and_a_wrong_claim_tells_nothing(sit: Sit) -> None:
    table = judged(sit, allow_revoke="yes")
    table.step()
    while Pass() not in table.legal(table.on_move) or len(table.legal(table.on_move)) < 2:
        table.step()
    culprit = table.on_move
    table.play(table.sitting(culprit), Pass())
    with refused("domino-") as refusal:
        table.play("eve", Revoke((culprit + 1) % 4))
    assert not refusal.value.expected, "it would say whose it was"
    table.play("eve", Revoke(culprit))
    (ended,) = table.table.state().party.rounds
    assert (ended.by, ended.seat) == ("revoke", culprit)


@pytest.mark.rule("DOM-14")
def test_an_excess_of_time_is_excused(sit: Sit) -> None:
    table = judged(sit)
    mover = table.on_move
    table.later(61)
    assert table.view("eve").late
    table.step()
    assert [one["seat"] for one in seen(table, "eve")["sanctions"]] == [mover]
    table.play("eve", Excused(mover))
    assert seen(table, "eve")["sanctions"] == []
    with refused("domino-nothing-to-excuse"):
        table.play("eve", Excused(mover))


def to_the_end(table: Any) -> None:
    while table.table.actors:
        if any(isinstance(actor, int) for actor in table.table.actors):
            table.step()
        else:
            table.later(15)


@pytest.mark.rule("DOM-15")
def test_the_last_round_is_judged_until_all_have_signed(sit: Sit) -> None:
    table = judged(sit, target="1")
    to_the_end(table)
    assert table.table.phase == "running"
    with refused("table-over"):
        table.do("ann", Resign())
    assert bytes(table.view("ann").ready) == bytes(raw_json(Sign(0)))
    table.play("ann", Sign(0))
    winner = table.table.state().party.winner
    table.play("eve", Penalty(winner, 999))
    assert table.table.state().party.winner != winner
    to_the_end(table)
    for seat in range(4):
        assert table.table.phase == "running"
        table.play(table.sitting(seat), Sign(seat))
    assert table.table.phase == "over"
    with refused("table-over"):
        table.play("eve", Signs(0))
    assert record_of(table.table, None).log.faults == ()


@pytest.mark.rule("DOM-15")
def test_but_nobody_waits_for_ever(sit: Sit) -> None:
    table = judged(sit, target="1")
    to_the_end(table)
    assert table.later(119) == []
    assert table.kinds(table.later(1)) == ["Ended"]
    alone = sit("domino", FOUR, options={"reshuffle": "no", "target": "1"}, referee=True)
    to_the_end(alone)
    assert alone.table.phase == "over", "nobody is there to decide anything"


@pytest.mark.rule("MX-50", "MX-51", "MX-52", "MX-53")
def test_the_faults_of_mexiko(sit: Sit) -> None:
    for fault, value in ((PerPartes(), 0), (OffTable(), 0)):
        table = judged(sit, "mexiko", "me open")
        table.play("eve", fault)
        for name in ("ann", "ben", "eve", None):
            assert seen(table, name)["gam"]["dice"] == value, "31, and everybody knows"
    table = judged(sit, "mexiko", "me open")
    table.play("eve", Hand(0))
    table.play("eve", Floor(0))
    assert len(seen(table, None)["board"]["cards"]) == 1
    with refused("table-not-judged"):
        table.play("eve", MatchResult(1, 0))
    with refused("table-not-yours"):
        table.play("eve", Call(3))


@pytest.mark.rule("MX-16")
def test_the_referee_of_mexiko_sees_no_dice_behind_a_hand(sit: Sit) -> None:
    table = judged(sit, "mexiko", "me open")
    assert seen(table, "eve")["gam"]["dice"] is None
    assert seen(table, "ann")["gam"]["dice"] is not None


def test_the_referee_goes_along_to_another_game(sit: Sit) -> None:
    table = judged(sit)
    table.do("ben", Resign())
    fresh = again(table.table, "u", "", now=table.now, chance=table.chance).state
    assert fresh.info.is_referee(table.people["eve"])
