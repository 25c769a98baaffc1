"""Sources of chance: even, repeatable, countable, and checkable afterwards."""

import hashlib
import hmac
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kostka.game.chance import Reported, Seeded, Source, dice, outcomes, seeded_at, shuffled
from kostka.game.fairness import Promise, promise_of
from kostka.game.header import Header

PROMISE = Promise(secret=bytes(range(32)), game="g-1", values=("a", "b"))


def test_a_seed_gives_the_same_numbers_and_every_entry_its_own() -> None:
    assert dice(seeded_at(5)(1), 20) == dice(seeded_at(5)(1), 20)
    assert dice(seeded_at(5)(1), 20) != dice(seeded_at(5)(2), 20)
    assert dice(seeded_at(5)(1), 20) != dice(seeded_at(6)(1), 20)


def test_reported_dice_are_what_was_reported_and_nothing_else() -> None:
    assert dice(Reported([6, 1, 3], lowest=1), 3) == (6, 1, 3)
    with pytest.raises(ValueError, match=r"expected 1…6, found 7"):
        dice(Reported([7], lowest=1), 1)
    with pytest.raises(ValueError, match="found None"):
        dice(Reported([4], lowest=1), 2)


def test_reported_dice_are_no_tiles() -> None:
    fallen = Reported([3, 1], lowest=1, width=6)
    assert dice(fallen, 2) == (3, 1)
    assert fallen.done
    with pytest.raises(ValueError, match="expected 1…28"):
        Reported([3], lowest=1, width=6).below(28)


def test_outcomes_lists_every_throw_once_with_its_probability() -> None:
    listed = list(outcomes(lambda source: dice(source, 2)))
    assert len(listed) == len({throw for _, throw in listed}) == 36
    assert {p for p, _ in listed} == {Fraction(1, 36)}


def test_outcomes_lists_every_order_of_a_shuffle() -> None:
    listed = Counter(order for _, order in outcomes(lambda source: shuffled(source, "abcd")))
    assert len(listed) == 24
    assert set(listed.values()) == {1}


def test_outcomes_follows_draws_that_depend_on_earlier_ones() -> None:
    def again_after_a_six(source: Source) -> tuple[int, ...]:
        first = source.below(6) + 1
        return (first, source.below(6) + 1) if first == 6 else (first,)

    listed = {throw: p for p, throw in outcomes(again_after_a_six)}
    assert len(listed) == 11
    assert listed[6, 2] == Fraction(1, 36)
    assert sum(listed.values()) == 1


@pytest.mark.parametrize("make", [Seeded, PROMISE.source_at])
def test_dice_are_even(make: object) -> None:
    """Chi-square over 6,000 dice, 5 degrees of freedom: below 25 (p > 0.0001) for a fixed seed."""
    assert callable(make)
    counts = Counter(face for number in range(60) for face in dice(make(number), 100))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(1, 7))
    assert chi_square < 25


@given(st.integers(1, 100_000), st.integers(1, 50))
def test_verifiable_numbers_are_in_range_and_repeat(n: int, number: int) -> None:
    first, again = PROMISE.source_at(number), PROMISE.source_at(number)
    for _ in range(5):
        value = first.below(n)
        assert 0 <= value < n
        assert value == again.below(n)


def test_verifiable_numbers_hang_on_secret_game_number_and_every_seat() -> None:
    throws = {
        dice(promise.source_at(number), 30)
        for promise in (
            PROMISE,
            Promise(bytes(32), PROMISE.game, PROMISE.values),
            Promise(PROMISE.secret, "g-2", PROMISE.values),
            Promise(PROMISE.secret, PROMISE.game, ("a", "c")),
        )
        for number in (1, 2)
    }
    assert len(throws) == 8


def test_a_draw_is_the_documented_hmac() -> None:
    """A die is a byte below 252 of HMAC-SHA256(secret, message), modulo six, and one more."""
    message = b'["g-1",1,["a","b"],0]'
    block = hmac.new(PROMISE.secret, message, hashlib.sha256).digest()
    expected = tuple(byte % 6 + 1 for byte in block if byte < 252)[:10]
    assert dice(PROMISE.source_at(1), 10) == expected


def test_a_promise_survives_its_tags() -> None:
    header = Header("mexiko", "fima-1").with_tags(**PROMISE.tags())
    assert promise_of(header) == PROMISE
    assert promise_of(header.with_tags(Secret="not hex")) is None
    assert promise_of(Header("mexiko", "fima-1")) is None
