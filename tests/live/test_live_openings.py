"""How a table begins: who may set it up how, who sits down, when the game starts."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.live.values import value_of

from kostka.eventlog.person import Person
from kostka.game.errors import Refusal
from kostka.live.commands import Join, Leave, Start
from kostka.live.events import Begun, Created, Joined

Sit = Callable[..., Any]


def refused(code: str) -> Any:
    return pytest.raises(Refusal, check=lambda error: error.code == code)


def test_the_game_begins_when_all_sit_and_chance_goes_on_at_once(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    assert [type(event.body) for event in table.events] == [Created, Joined]
    assert table.view("ann").phase == "open"
    assert table.kinds(table.do("ben", Join())) == ["Joined"]
    kinds = table.kinds(table.agree())
    assert kinds == ["Committed", "Committed", "Revealed", "Revealed", "Begun", "Moved"]
    assert table.table.values == (value_of("ann"), value_of("ben"))
    assert table.on_move == 0


def test_what_is_agreed_is_kept_shortly(sit: Sit) -> None:
    setup = sit("mexiko", "me open", options={"best_of": "1", "spanish": "yes"}).table.setup
    assert setup.rules == "fima-1"
    assert setup.options == {"spanish": "yes"}


def test_bots_sit_from_the_beginning_and_alone_with_them_one_plays_at_once(sit: Sit) -> None:
    table = sit("domino", "bot:novice me bot:novice bot:random")
    assert table.table.phase == "running"
    names = [seat_state.who.name for seat_state in table.table.seats]
    assert names == ["novice", "Ann", "novice 2", "random"]
    assert [seat_state.engine for seat_state in table.table.seats] == [
        "novice",
        None,
        "novice",
        "random",
    ]


@pytest.mark.parametrize(
    ("game", "seats", "code"),
    [
        ("chess", "me open", "game-unknown"),
        ("mexiko", "me", "seats-count"),
        ("domino", "me open", "seats-count"),
        ("mexiko", "me you", "table-seats"),
        ("mexiko", "me me", "table-seats"),
        ("mexiko", "me bot:deep", "bot-unknown"),
    ],
)
def test_seats_that_cannot_be(sit: Sit, game: str, seats: str, code: str) -> None:
    with refused(code):
        sit(game, seats)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"best_of": "22"}, "option-value"),
        ({"colour": "red"}, "option-unknown"),
        ({"beer": "yes", "beers": "one-less"}, "mexiko-no-beer-left"),
    ],
)
def test_options_that_cannot_be(sit: Sit, options: dict[str, str], code: str) -> None:
    with refused(code):
        sit("mexiko", "me open", options=options)


@pytest.mark.rule("DOM-34")
def test_what_a_judge_would_have_to_find_out_is_not_played_without_one(sit: Sit) -> None:
    with refused("table-needs-referee"):
        sit("domino", "me open open open", options={"allow_revoke": "yes"})
    assert sit("domino", "me open open open", options={"allow_revoke": "no"})


def test_a_rule_set_that_is_not_there(sit: Sit) -> None:
    with refused("rules-unknown"):
        sit("mexiko", "me open", rules="fima-0")


def test_who_sits_down_twice_sits_once(sit: Sit) -> None:
    table = sit("kamos", "me open open", join=False)
    assert table.kinds(table.do("ben", Join(2))) == ["Joined"]
    assert table.do("ben", Join(2)) == []
    assert table.do("ben", Join()) == []
    with refused("table-seated"):
        table.do("ben", Join(1))
    with refused("table-seat-taken"):
        table.do("cyd", Join(2))
    with refused("table-seat-taken"):
        table.do("cyd", Join(7))
    table.do("cyd", Join())
    table.agree()
    assert [seat_state.who.id for seat_state in table.table.seats] == ["ann", "cyd", "ben"]
    assert table.do("cyd", Join(1)) == []
    with refused("table-begun"):
        table.do("dan", Join())


def test_the_owner_begins_with_bots(sit: Sit) -> None:
    table = sit("domino", "me open bot:random open", join=False)
    table.do("ben", Join(3))
    with refused("table-not-owner"):
        table.do("ben", Start())
    with refused("bot-unknown"):
        table.do("ann", Start(fill="deep"))
    events = table.do("ann", Start(fill="random"))
    assert table.kinds(events) == ["Joined"]
    assert "Begun" in table.kinds(table.agree())
    assert table.table.seats[1].engine == "random"
    assert table.do("ann", Start()) == []


def test_who_stands_up_makes_room(sit: Sit) -> None:
    table = sit("kamos", "me open open", join=False)
    table.do("ben", Join(1))
    assert table.kinds(table.do("ben", Leave())) == ["Left"]
    assert table.do("ben", Leave()) == []
    assert table.kinds(table.do("cyd", Join(1))) == ["Joined"]


def test_the_owner_takes_the_table_along(sit: Sit) -> None:
    table = sit("kamos", "open open open", join=False)
    table.do("ben", Join(1))
    assert table.kinds(table.do("ann", Leave())) == ["Closed"]
    assert table.view(None).phase == "closed"
    with refused("table-closed"):
        table.do("cyd", Join())
    with refused("table-closed"):
        table.do("ann", Start())


def test_a_program_sits_like_a_person(sit: Sit) -> None:
    table = sit("mexiko", "me open", join=False)
    table.do(Person("prog", "Deep", bot=True), Join())
    seats = table.view(None).seats
    assert [seat.kind for seat in seats] == ["person", "program"]
    assert table.table.seats[1].bot is None


def test_values_are_told_when_the_game_begins(sit: Sit) -> None:
    table = sit("mexiko", "me open")
    (begun,) = [event.body for event in table.events if isinstance(event.body, Begun)]
    assert begun.values == (value_of("ann"), value_of("ben"))
