"""The turn: throws, dice kept, from the hand, and what can be written where."""

from math import comb
from typing import TYPE_CHECKING

import pytest

from kostka.game.chance import Seeded
from kostka.game.contract import is_over
from kostka.game.errors import RuleError
from kostka.game.header import Header
from kostka.game.log import Undo
from kostka.game.seats import Role
from kostka.kamos import rules
from kostka.kamos.rules.moves import Cross, Keep, Throw, Write
from kostka.kamos.rules.rows import ROWS
from kostka.kamos.rules.throwing import keeps

if TYPE_CHECKING:
    from tests.kamos.conftest import Played, Refuses


@pytest.mark.rule("KCR-2")
def test_a_turn_is_three_throws_and_then_it_must_be_written(played: "Played") -> None:
    state = played("13356(33)33346(333)13336").state
    moves = rules.legal(state, 0)
    assert not any(isinstance(move, Keep) for move in moves)
    with pytest.raises(RuleError, match="KCR-2 kamos-throws-used"):
        rules.apply(state, Keep((3, 3, 3)))


@pytest.mark.rule("KCR-2")
@pytest.mark.parametrize("throws", [1, 2, 5])
def test_the_number_of_throws_is_agreed(played: "Played", refusal: "Refuses", throws: int) -> None:
    again = "(3)13356" * (throws - 1)
    assert played(f"13356{again}=3", throws=throws).state.turns == 1
    fault = refusal(f"13356{again}(3)13356=3", throws=throws)
    assert (fault.rule, fault.code, fault.expected) == ("KCR-2", "kamos-throws-used", str(throws))


@pytest.mark.rule("KCR-2")
def test_a_player_may_stop_after_any_throw(played: "Played") -> None:
    for turn in ("13356=3", "13356(3)13356=3", "13356(3)13356()13356=3"):
        assert played(turn).state.turns == 1


@pytest.mark.rule("KCR-2")
def test_any_dice_may_be_taken_up_again_and_any_kept(played: "Played") -> None:
    state = played("13356(33)33446").state
    kept = {move.dice for move in rules.legal(state, 0) if isinstance(move, Keep)}
    assert (4, 4) in kept  # leaving the threes that were kept before
    assert () in kept
    assert (3, 3, 4, 4, 6) not in kept
    assert len(kept) == 3 * 3 * 2 - 1  # none, one or two threes and fours, a six or none


@pytest.mark.rule("KCR-2")
def test_every_distinct_set_of_dice_can_be_kept_once() -> None:
    assert len(keeps((1, 2, 3, 4, 5))) == sum(comb(5, size) for size in range(5))
    assert [move.dice for move in keeps((6, 6, 6, 6, 6))] == [(6,) * size for size in range(5)]


@pytest.mark.rule("KCR-2")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("13356(34)33446=3", "kamos-kept"),  # a four was not there
        ("13356(333)33346=3", "kamos-kept"),  # only two threes were
        ("13356(33)13446=3", "kamos-kept"),  # a kept three has gone
        ("13356(13356)13356=3", "kamos-keep-all"),
        ("1335=3", "kamos-dice"),
        ("133566=3", "kamos-dice"),
        ("13357=3", "kamos-dice"),
        ("03356=3", "kamos-dice"),
    ],
)
def test_dice_that_cannot_be_are_refused(refusal: "Refuses", text: str, code: str) -> None:
    fault = refusal(text)
    assert (fault.rule, fault.code) == ("KCR-2", code)


@pytest.mark.rule("KCR-2")
def test_moves_out_of_turn_within_a_turn_are_refused() -> None:
    state = rules.start(Header("kamos", "kamos-1", ("Ann",)))
    for move in (Write("3"), Cross("delo"), Keep(())):
        with pytest.raises(RuleError, match="KCR-2 kamos-throw-due"):
            rules.apply(state, move)
    thrown = rules.apply(state, Throw((1, 3, 3, 5, 6)))
    with pytest.raises(RuleError, match="KCR-2 kamos-choice-due"):
        rules.apply(thrown, Throw((1, 3, 3, 5, 6)))
    with pytest.raises(RuleError, match="KCR-2 kamos-dice"):  # the smallest first, always
        rules.apply(state, Throw((3, 1, 3, 5, 6)))
    with pytest.raises(RuleError, match="KCR-2 kamos-kept"):
        rules.apply(thrown, Keep((6, 3)))


@pytest.mark.rule("KCR-2")
def test_chance_throws_only_the_dice_that_were_not_kept(played: "Played") -> None:
    state = played("13356(335)").state
    assert rules.actors(state) == (Role.CHANCE,)
    for seed in range(50):
        move = rules.draw(state, Seeded(seed))
        assert isinstance(move, Throw)
        assert list(move.dice) == sorted(move.dice)
        assert move.dice.count(3) >= 2
        assert 5 in move.dice
        rules.apply(state, move)


@pytest.mark.rule("KCR-3")
@pytest.mark.parametrize(
    ("turn", "first_throw", "any_full_throw"),
    [
        ("22555=kamos", 38, 38),
        ("13356()22555=kamos", 19, 38),  # all five taken up
        ("13356(5)13556()22555=kamos", 19, 38),
        ("22556(2255)22555=kamos", 19, 19),
        ("22555(2)22555=kamos", 19, 19),  # the same dice, but not by a single throw of five
    ],
)
def test_from_the_hand(played: "Played", turn: str, first_throw: int, any_full_throw: int) -> None:
    for hand, points in (("first-throw", first_throw), ("any-full-throw", any_full_throw)):
        assert played(turn, hand=hand).state.sheets[0].points[7] == points


@pytest.mark.rule("KCR-3", "KCR-7")
def test_delo_from_the_hand(played: "Played", refusal: "Refuses") -> None:
    assert played("12345=delo").state.sheets[0].points[6] == 15
    fault = refusal("12346(2346)23456=delo")
    assert (fault.rule, fault.code, fault.expected) == ("KCR-7", "kamos-delo-rethrown", "delo:x")
    text = "12346(2346)23456=delo"
    assert played(text, delo_from_hand_only="no").state.sheets[0].points[6] == 20
    assert refusal("11346()23456=delo").rule == "KCR-7"
    assert played("11346()23456=delo", hand="any-full-throw").state.sheets[0].points[6] == 20


@pytest.mark.rule("KCR-16")
@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("13356=4", "KCR-16", "kamos-no-die"),
        ("13356=delo", "KCR-7", "kamos-shape"),
        ("22255=kamos", "KCR-8", "kamos-shape"),
        ("22555=cina", "KCR-8", "kamos-shape"),
        ("55555=kamos", "KCR-8", "kamos-shape"),
        ("44445=regal", "KCR-10", "kamos-shape"),
    ],
)
def test_a_row_takes_only_its_own(refusal: "Refuses", text: str, rule: str, code: str) -> None:
    fault = refusal(text)
    assert (fault.rule, fault.code) == (rule, code)


@pytest.mark.rule("KCR-1", "KCR-16")
def test_a_full_row_takes_nothing(refusal: "Refuses") -> None:
    fault = refusal("13336=3 13336=3 13336=3", columns=2)
    assert (fault.rule, fault.code, fault.expected) == ("KCR-16", "kamos-row-full", "2")
    assert fault.found == "Player1 3. =3"
    assert refusal("12346=delo:x 12346=delo:x", columns=1).rule == "KCR-16"


@pytest.mark.rule("KCR-16", "KCR-12")
def test_what_a_player_may_do_is_listed_exactly(played: "Played") -> None:
    moves = rules.legal(played("13356(33)33336(333)33366").state, 0)
    assert moves == (
        Write("3"),
        Write("6"),
        Write("cina"),
        Cross("delo"),
        Cross("kamos"),
        Cross("cina"),
        Cross("regal"),
    )


@pytest.mark.rule("KCR-1")
@pytest.mark.parametrize("columns", [1, 2, 20])
def test_a_sheet_has_ten_rows_by_so_many_columns(played: "Played", columns: int) -> None:
    assert ROWS == ("1", "2", "3", "4", "5", "6", "delo", "kamos", "cina", "regal")
    numbers = "12345=1 12345=2 12345=3 12345=4 12345=5 23456=6 "
    lower = "12345=delo 22555=kamos 22255=cina 44444=regal "
    log = played((numbers + lower) * columns, columns=columns)
    assert is_over(rules, log.state)
    assert log.state.turns == log.state.sheets[0].filled == 10 * columns
    one_less = log.append(Undo(len(log.entries)))
    assert not is_over(rules, one_less.state)


@pytest.mark.rule("KCR-1")
def test_rows_fill_from_the_left(played: "Played") -> None:
    sheet = played("13336=3 33336=3").state.sheets[0]
    assert [cell.mark for cell in sheet.cells[2]] == ["/", "O"]


@pytest.mark.rule("KCR-1", "KCR-2", "KCR-3")
@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("columns", "0", "KCR-1"),
        ("columns", "21", "KCR-1"),
        ("throws", "0", "KCR-2"),
        ("throws", "6", "KCR-2"),
        ("hand", "second-throw", "KCR-3"),
        ("delo_from_hand_only", "maybe", "KCR-7"),
        ("regal_row_doubles", "2", "KCR-11"),
        ("no_hajcman_doubles", "", "KCR-14"),
    ],
)
def test_options_out_of_their_range_are_refused(
    refusal: "Refuses", name: str, value: str, rule: str
) -> None:
    fault = refusal("", **{name: value})
    assert (fault.rule, fault.code) == (rule, "option-value")


@pytest.mark.rule("KCR-1", "KCR-2", "KCR-3", "KCR-7", "KCR-11", "KCR-14")
def test_the_defaults_of_the_rule_set() -> None:
    defaults = rules.RULE_SETS["kamos-1"]
    assert (defaults.columns, defaults.throws, defaults.hand) == (10, 3, "first-throw")
    assert defaults.delo_from_hand_only
    assert not defaults.regal_row_doubles
    assert not defaults.no_hajcman_doubles
