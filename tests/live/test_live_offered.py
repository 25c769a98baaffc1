"""What a table says may be chosen is what it takes, and what it would refuse it does not offer."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kostka.game.errors import Refusal
from kostka.live.commands import Play, Resign, Return
from kostka.live.setup import Clock
from kostka.live.table import raw_json
from kostka.live.views import table as table_views

Sit = Callable[..., Any]


def offered(table: Any, who: str) -> list[Any]:
    """The moves that somebody is told they may choose from, the one of a pause among them."""
    view = table.view(who)
    ready = msgspec.json.decode(view.ready)
    return [*msgspec.json.decode(view.moves), *([] if ready is None else [ready])]


def any_move(table: Any) -> Play:
    """A move that the rules allow the seat on move."""
    return Play(table.table.position, raw_json(table.legal(table.on_move)[0]))


def until_on_move(table: Any, seat: int) -> None:
    """The others move until it is this seat's turn."""
    while table.on_move != seat:
        table.step()


def test_who_is_on_move_is_offered_what_the_table_takes(sit: Sit) -> None:
    table = sit("mexiko")
    assert [offered(table, name) == [] for name in ("ann", "ben")] == [False, True]
    table.do("ann", Play(table.table.position, raw_json(offered(table, "ann")[0])))
    assert [offered(table, name) == [] for name in ("ann", "ben")] == [True, False]


@pytest.mark.parametrize(("absent", "code"), [("bot", "table-taken"), ("claim", "table-late")])
def test_whose_clock_has_run_out_is_offered_nothing(sit: Sit, absent: str, code: str) -> None:
    table = sit("mexiko", clock=Clock(move=5), absent=absent)
    assert offered(table, "ann")
    table.later(7)
    assert offered(table, "ann") == []
    with pytest.raises(Refusal, match=code):
        table.do("ann", any_move(table))


def test_where_a_bot_plays_on_one_is_offered_moves_when_one_has_returned(sit: Sit) -> None:
    table = sit("kamos", "me open open", clock=Clock(move=30), options={"columns": "1"})
    until_on_move(table, 0)
    table.later(32)
    assert offered(table, "ann") == []
    until_on_move(table, 1)  # the bot has moved, and it is somebody else's turn
    table.do("ann", Return())
    until_on_move(table, 0)
    assert offered(table, "ann")


def test_who_has_resigned_is_offered_nothing(sit: Sit) -> None:
    table = sit("kamos", "me open open", options={"columns": "1"})
    name = table.sitting(table.on_move)
    assert offered(table, name)
    table.do(name, Resign())
    assert offered(table, name) == []
    with pytest.raises(Refusal, match="table-taken"):
        table.do(name, any_move(table))


def test_who_was_away_and_sees_what_may_be_chosen_may_choose_it(sit: Sit) -> None:
    table = sit("mexiko")
    table.gone("ann")
    table.later(61)
    assert table.table.seats[0].taken
    assert offered(table, "ann")
    table.do("ann", any_move(table))
    assert table.table.seats[0].taken is None


def test_in_a_game_that_is_as_long_as_can_be_nothing_is_offered(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A position beyond cannot be named."""
    table = sit("mexiko")
    for most, some in ((1, True), (0, False)):
        monkeypatch.setattr(table_views, "MOST_MOVES", most)
        assert bool(offered(table, "ann")) is some


@pytest.mark.parametrize("more", [{"z": 1}, {"call": 1, "cal": 2}])
def test_a_move_with_something_more_is_none(sit: Sit, more: dict[str, int]) -> None:
    """What was meant by it would be passed over in silence."""
    table = sit("mexiko")
    move = {"type": "say", "call": 3} | more
    with pytest.raises(Refusal, match="table-move"):
        table.do("ann", Play(1, msgspec.Raw(msgspec.json.encode(move))))
    spaced = msgspec.Raw(b' { "call" : 3, "type": "say" } ')
    assert table.kinds(table.do("ann", Play(1, spaced))) == ["Moved"]


def test_a_move_may_leave_out_what_is_usual_and_be_deep(sit: Sit) -> None:
    table = sit("mexiko", options={"lineups": "yes"})
    seat = table.on_move
    dice = [{"number": 3}, {"number": 4, "name": "Jane"}]
    move = {"type": "lineup", "seat": seat, "dice": dice}
    for wrong in ({"number": 3, "nam": "Joe"}, {"number": 3, "name": "Joe", "red": True}):
        more = msgspec.json.encode(move | {"dice": [*dice, wrong]})
        with pytest.raises(Refusal, match="table-move"):
            table.do(table.sitting(seat), Play(table.table.position, msgspec.Raw(more)))
    whole = msgspec.Raw(msgspec.json.encode(move))
    assert table.kinds(table.do(table.sitting(seat), Play(table.table.position, whole)))
