"""What a viewer and a program see of a game: the preview, whose view it is, who has won."""

from typing import TYPE_CHECKING, Any

import pytest

from kostka.game.errors import RuleError
from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.rules import moves as m
from kostka.kamos.rules.marks import count, mark
from kostka.kamos.rules.shapes import worths
from kostka.kamos.rules.throwing import crossable_rows

if TYPE_CHECKING:
    from tests.kamos.conftest import Played

CLOSED = "! sheet 1 total=400\n"
LOST = "! sheet 2 total=300 lost"


@pytest.mark.rule("KCR-16")
def test_the_preview_has_points_only_where_the_throw_can_be_written(played: "Played") -> None:
    seen = rules.view(played("13336=3 13336(33) 13335", columns=1).state, 0)
    assert seen.preview == (1, None, None, None, 5, None, None, None, None, None)
    assert rules.view(played("").state, 0).preview == ()


def test_a_view_says_whose_it_is(played: "Played") -> None:
    state = played("").state
    for viewer in (0, Role.REFEREE, Role.SPECTATOR):
        assert rules.view(state, viewer).viewer == viewer


@pytest.mark.rule("KCR-13", "KCR-15")
def test_where_every_sheet_is_lost_nobody_has_won(played: "Played") -> None:
    def won(text: str) -> Any:
        found = rules.result(played(text, players=2).state)
        assert found is not None
        return found.won

    assert won(CLOSED + LOST) is True
    assert won(CLOSED + LOST.replace(" lost", "")) is True
    assert won("! sheet 1 total=400 lost\n" + LOST) is False


@pytest.mark.rule("KCR-12")
def test_where_a_hajcman_is_forced_none_is_offered_beside_a_row(played: "Played") -> None:
    for agreed, offered in (("free", [6, 7, 8, 9]), ("forced", [])):
        state = played("13336", hajcman=agreed).state
        assert crossable_rows(state.sheets[0], True, state.rules) == offered
        crosses = [move for move in rules.legal(state, 0) if isinstance(move, m.Cross)]
        assert len(crosses) == len(offered)


@pytest.mark.rule("KCR-7")
def test_a_delo_by_re_throw_counts_where_that_was_agreed(played: "Played") -> None:
    sheet = played("?12345=delo", delo_from_hand_only="no").state.sheets[0]
    assert sheet.points[6] == 15


@pytest.mark.rule("KCR-10")
def test_what_a_regal_is_worth() -> None:
    rethrown = [worths((face,) * 5, False, True)[9] for face in range(1, 7)]
    from_hand = [worths((face,) * 5, True, True)[9] for face in range(1, 7)]
    assert rethrown == [10, 20, 30, 40, 50, 60]
    assert from_hand == [150, 40, 60, 80, 100, 120]


@pytest.mark.rule("KCR-5")
def test_a_mark_stands_for_its_dice() -> None:
    for face in (2, 3):
        assert [count(mark(face, dice)) for dice in range(1, 6)] == [1, 2, 3, 4, 5]
    assert [count(other) for other in ("0", "6", "x", "", "12")] == [None] * 5


@pytest.mark.rule("KCR-1", "KCR-2", "KCR-16", "KCR-17")
@pytest.mark.parametrize(
    ("players", "before", "move", "why"),
    [
        (1, "", m.Keep((1,)), "KCR-2 kamos-throw-due: expected 12345"),
        (
            1,
            "13336",
            m.Throw((1, 1, 1, 1, 1)),
            "KCR-2 kamos-choice-due: found 11111, expected (…) | =",
        ),
        (1, "", m.Throw((1, 2, 3)), "KCR-2 kamos-dice: found 123, expected 12345"),
        (1, "13336", m.Keep((3, 1)), "KCR-2 kamos-kept: found (31), expected 13336"),
        (
            1,
            "13336",
            m.TurnReport("3", points=9),
            "KCR-2 kamos-turn-begun: found =3, expected (…) | =",
        ),
        (
            1,
            "",
            m.SheetReport(0, (1, 2)),
            "KCR-1 kamos-sheet-rows: found 2, expected 1 2 3 4 5 6 delo kamos cina regal",
        ),
        (1, "", m.SheetReport(-1, total=400), "KCR-15 kamos-sheet-closed: found 0, expected 1"),
        (2, "", m.First(2), "KCR-17 kamos-first: found 3, expected 1 | 2"),
        (2, "", m.Lot((0, 3)), "KCR-17 kamos-lot-dice: found 0 3, expected 2"),
        (
            1,
            "",
            m.TurnReport("3", (3, 3, 3, 3, 7)),
            "KCR-2 kamos-dice: found 33337, expected 12345",
        ),
        (
            1,
            "",
            m.TurnReport("kamos", points=38),
            "KCR-8 kamos-points: found ?=kamos:38, expected hand=kamos:38",
        ),
        (
            1,
            "",
            m.TurnReport("regal", points=45),
            "KCR-10 kamos-points: found ?=regal:45, expected 10 20 30 40 50 60",
        ),
        (
            1,
            "13336",
            m.Cross("3"),
            "KCR-13 kamos-cross-above: found =3:x, "
            "expected =delo:x | =kamos:x | =cina:x | =regal:x",
        ),
        (
            1,
            "13336",
            m.Keep((1, 3, 3, 3, 6)),
            "KCR-2 kamos-keep-all: found (13336), expected =",
        ),
        (
            1,
            "13336(33)33345(333)33336",
            m.Keep((3,)),
            "KCR-2 kamos-throws-used: found (3), expected 3",
        ),
    ],
)
def test_a_move_that_no_record_holds_is_refused(
    played: "Played", players: int, before: str, move: m.Move, why: str
) -> None:
    with pytest.raises(RuleError) as refused:
        rules.apply(played(before, players=players).state, move)
    assert str(refused.value) == why


@pytest.mark.rule("KCR-2", "KCR-17")
def test_who_is_waited_for_and_who_makes_a_move(played: "Played") -> None:
    begun, choosing = played("").state, played("13336").state
    assert (rules.actors(begun), rules.actors(choosing)) == ((Role.CHANCE,), (0,))
    for move in (m.Keep(()), m.Write("3"), m.Cross("delo")):
        assert rules.author(choosing, move) == 0
    for report in (m.First(0), m.TurnReport("3", points=9), m.SheetReport(0, total=400)):
        assert rules.author(begun, report) is Role.REFEREE
    for chance in (m.Lot((1, 2)), m.Throw((1, 3, 3, 3, 6))):
        assert rules.author(begun, chance) is Role.CHANCE


@pytest.mark.rule("KCR-3", "KCR-17")
def test_what_is_left_of_a_turn_and_of_the_lot(played: "Played") -> None:
    after = rules.view(played("13336=3").state, 0)
    assert (after.dice, after.kept, after.thrown, after.hand) == ((), None, 0, False)
    assert after.turns == 1
    units = [rules.unit(played(text).state) for text in ("", "13336", "13336=3")]
    assert units == [(0, 0, False), (0, 0, True), (1, 0, False)]
    for lot, lots in (("! first 2", 0), ("! lot 3 4", 1), ("! lot 3 3\n! lot 3 4", 2)):
        state = played(lot, players=2).state
        assert (state.lot, state.lots, state.seat) == ((), lots, 1)
    assert played("?=3:/", players=2).state.lot == ()
